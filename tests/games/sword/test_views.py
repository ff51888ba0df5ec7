"""What is seen, what is said about it, and what is refused."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kabuto.games.sword import GAME
from kabuto.games.sword.components import CARD, RANK, ROLE, SHOGUN, TEAM
from kabuto.games.sword.state import Sword
from kabuto.games.sword.view import find_known, hidden
from kabuto.kernel import (
    EVERYBODY,
    NOTHING,
    SEAT,
    WATCHER,
    ImpossibleOption,
    NotOnOffer,
    NotYourDecision,
    Unreadable,
)
from tests.games.sword.positions import cards, lay_out

A, B, C, D = range(4)


def play(g: Sword, *lines: str) -> Sword:
    for line in lines:
        label, _, text = line.partition(" ")
        g, _ = GAME.apply(g, SEAT.number(label), text)
    return g


# --- options ------------------------------------------------------------------------------------


def test_the_eighth_seat_comes_with_rising_sun() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(8, {})
    assert refused.value.key == "refused-seats"
    assert refused.value.args_by_name == {"seats": 8, "least": 3, "most": 7}
    assert GAME.read_options(8, {"rising_sun": True}).rising_sun


@pytest.mark.parametrize("seats", [2, 9])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ImpossibleOption):
        GAME.read_options(seats, {"rising_sun": True})


def test_every_switch_points_into_the_rules() -> None:
    assert {info.name: info.rule for info in GAME.describe_options()} == {
        "rising_sun": "7.3",
        "rikyu_promo": "7.2",
        "deck_exhaustion": "4.8",
    }
    for preset in GAME.presets.values():
        GAME.read_options(5, preset)


@pytest.mark.parametrize(
    ("options", "cards_in_all", "honor"),
    [({}, 90, 30), ({"rising_sun": True, "rikyu_promo": True}, 130, 45)],
)
def test_the_box_is_counted(options: dict[str, object], cards_in_all: int, honor: int) -> None:
    for seats in range(3, 8):
        g = GAME.start(seats, GAME.read_options(seats, options), bytes(32))
        assert len(g.deck) + sum(map(len, g.hand)) + len(g.discard_pile) == cards_in_all
        assert sum(g.honor) + g.box == honor


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (A, "parry", Unreadable),
        (A, "attack katana", Unreadable),
        (B, "end", NotYourDecision),
        (A, "attack katana A", NotOnOffer),
        (A, "attack nodachi B", NotOnOffer),
        (A, "answer parry", NotOnOffer),
        (A, "pass", NotOnOffer),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(
    seat: int, text: str, error: type[Exception]
) -> None:
    g = lay_out({"seats": 4, "given": {"hand": {"A": "katana parry"}}})
    before = GAME.encode(g)
    with pytest.raises(error):
        GAME.apply(g, seat, text)
    assert GAME.encode(g) == before


# --- who sees what ------------------------------------------------------------------------------


def test_roles_are_seen_by_their_owners_only() -> None:
    g = lay_out({"seats": 5})
    for viewer in (WATCHER, *range(5)):
        seen = [role for role in GAME.view(g, viewer).role if role != NOTHING]
        mine = [g.role[viewer]] if viewer > 0 else []
        assert sorted(seen) == sorted([SHOGUN, *mine])
    assert GAME.view(g, EVERYBODY).role == g.role
    assert GAME.view(g, EVERYBODY).left_out == sorted(g.left_out)


def test_roles_are_shown_when_the_game_is_over() -> None:
    g = lay_out({"seats": 5, "over": "exhaustion"})
    assert GAME.view(g, B).role == g.role
    assert GAME.view(g, B).hands[C] == []
    assert GAME.view(GAME.resample(g, 2, Random(1)), B) == GAME.view(g, B)


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    row = {"seats": 4, "given": {"hand": {"A": "diversion", "C": "katana"}}}
    g, events = GAME.apply(lay_out(row), A, "play-on diversion C")
    katana = CARD.number("katana")
    assert GAME.view(g, C).known == [(A, katana)]
    assert GAME.view(g, B).known == GAME.view(g, WATCHER).known == []
    stolen = next(event for event in events if event.key == "stole")
    assert stolen.seen_by(A).args["card"] == stolen.seen_by(C).args["card"] == "katana"
    assert stolen.seen_by(B).key == "stole-hidden"
    for number in range(20):
        assert katana in GAME.resample(g, 1 << C, Random(number)).hand[A]
        GAME.check(GAME.resample(g, 1 << B, Random(number)))


def test_what_is_known_is_forgotten_when_a_card_leaves_unseen() -> None:
    hands = {"A": "geisha imitation diversion", "B": "bo focus", "C": "kiseru", "D": "diversion"}
    row = {"seats": 4, "options": {"rising_sun": True}}
    row["given"] = {"hand": hands, "in_play": {"B": "armor"}}
    g = play(lay_out(row), "A play-at imitation armor B")
    armor = CARD.number("armor")
    assert all(GAME.view(g, viewer).known == [(A, armor)] for viewer in (WATCHER, B, C, D))
    g = play(g, "A end", "B end", "C end", "D play-on diversion A")
    assert find_known(g, 1 << B, A) == find_known(g, 0, A) == []
    stolen = set(cards("geisha diversion armor")) - set(g.hand[A])
    assert find_known(g, 1 << D, A) == ([] if stolen == {armor} else [armor])


def test_a_card_played_openly_takes_one_of_its_kind_from_what_is_known() -> None:
    given = {"hand": {"A": "kanabo", "B": "parry"}, "character": {"B": "ieyasu"}}
    row = {"seats": 4, "given": given}
    g = play(lay_out(row), "A attack kanabo B", "B answer parry", "A end", "B from-discard")
    kanabo = CARD.number("kanabo")
    assert GAME.view(g, D).known == [(B, kanabo)]
    assert GAME.view(g, B).known == []
    g = play(lay_out(row), "A attack kanabo B", "B answer parry", "A end", "B from-discard")
    g.hand[C] = sorted([*g.hand[C], g.deck.pop()])
    g = play(g, "B attack kanabo C")
    assert GAME.view(g, D).known == []


@pytest.mark.parametrize(
    ("rising", "seats", "is_left_out_hidden"),
    [
        *((False, seats, seats < 6) for seats in range(3, 8)),
        *((True, seats, seats < 8) for seats in range(3, 9)),
    ],
)
def test_what_is_hidden_is_listed(rising: bool, seats: int, is_left_out_hidden: bool) -> None:
    """Hands and roles of others, the deck; and which role cards left, where that can vary."""
    g = lay_out({"seats": seats, "options": {"rising_sun": rising}})
    for viewer in (WATCHER, *range(seats)):
        others = [seat for seat in range(seats) if seat != viewer]
        expected = {"deck", *(f"hand {seat}" for seat in others)}
        expected |= {f"role {seat}" for seat in others if seat != A}
        expected |= {"left out"} if is_left_out_hidden else set()
        assert hidden(g, viewer).keys() == expected


def test_resampled_roles_follow_what_a_seat_knows() -> None:
    """B is a Ninja: the other Ninja is each of the three hidden seats equally often."""
    g = lay_out({"seats": 5, "roles": "shogun ninja2 samurai ninja1 ronin"})
    rng, games = Random(1), 1_200
    worlds = [GAME.resample(g, 1 << B, rng) for _ in range(games)]
    where = Counter(next(s for s in (2, 3, 4) if world.role[s] in (4, 6)) for world in worlds)
    assert all(abs(where[seat] - games / 3) < 90 for seat in (2, 3, 4))
    stars = Counter(role for world in worlds for role in world.left_out if role in (4, 6))
    assert abs(stars[4] - games / 2) < 90
    assert all(world.role[B] == g.role[B] and world.role[A] == SHOGUN for world in worlds)


def test_after_a_reshuffle_only_its_cards_can_be_in_the_deck() -> None:
    row = {"seats": 4, "at": "draw A"}
    row["given"] = {"deck": "katana", "discard": "bo bo kiseru parry focus", "rest": "C"}
    g = lay_out(row)
    assert GAME.view(g, WATCHER).reshuffled == sorted(cards("bo bo kiseru parry focus"))
    for number in range(30):
        world = GAME.resample(g, 0, Random(number))
        assert not Counter(world.deck) - Counter(g.reshuffled)


# --- what the rules say -------------------------------------------------------------------------


def test_insight_says_who_is_harmless_and_why() -> None:
    row = {"seats": 5, "given": {"resilience": {"B": 0}, "hand": {"C": "", "A": "bokken katana"}}}
    _, said = GAME.show_with_insight(lay_out(row), A)
    assert [place["harmless"] for place in said["places"]] == [
        "-",
        "no-resilience",
        "no-cards",
        "-",
        "-",
    ]
    assert said["places"][A]["difficulties"] == [0, 1, 1, 1, 1]
    assert said["reach"] == [
        {"card": "bokken", "targets": ["D", "E"], "wounds": [1, 1]},
        {"card": "katana", "targets": ["D", "E"], "wounds": [3, 3]},
    ]


def test_insight_agrees_with_what_is_on_offer() -> None:
    rng, asked = Random(3), 0
    for number in range(40):
        seats = 3 + number % 6
        g = GAME.start(seats, GAME.options(rising_sun=True), rng.randbytes(32))
        while not g.is_over:
            seat = rng.choice(GAME.deciders(g))
            if type(g.stack[-1]).__name__ == "Play":
                _, said = GAME.show_with_insight(g, seat)
                offered = [m.text for m in GAME.offer(g, seat) if m.verb.name == "attack"]
                could = [f"attack {r['card']} {t}" for r in said["reach"] for t in r["targets"]]
                assert set(offered) <= set(could)
                if said["weapons_left"]:
                    assert sorted(offered) == sorted(could)
                    asked += 1
            GAME.play(g, seat, GAME.sample(g, seat, rng))
    assert asked > 500


def test_an_open_question_names_its_public_facts() -> None:
    """What auto-answers can be given for: who asks, with which card, for how many wounds."""
    row = {"seats": 4, "options": {"rising_sun": True}}
    hands = {"A": "katana intuition", "B": "bo counterattack", "C": "kiseru"}
    g = play(lay_out({**row, "given": {"hand": hands}}), "A attack katana B")
    by_a = {"seat": "B", "by": "A", "card": "katana", "wounds": 3}
    assert GAME.show_step(g) == {"step": "Parry", "rule": "4.6", "args": by_a}
    g = play(g, "B answer counterattack")
    by_b = {"seat": "A", "by": "B", "card": "counterattack", "wounds": 1}
    assert GAME.show_step(g) == {"step": "Counter", "rule": "7.3", "args": by_b}
    g = play(g, "A pass", "A play intuition")
    assert GAME.show_step(g) == {"step": "ShowCards", "rule": "7.3", "args": {}}
    g = play(g, "B show bo", "C show kiseru", "D show focus")
    shown = [["B", "bo"], ["C", "kiseru"], ["D", "focus"]]
    taken = {"seat": "A", "shown": shown}
    assert GAME.show_step(g) == {"step": "TakeShown", "rule": "7.3", "args": taken}


def test_insight_says_the_limits_of_each_seat() -> None:
    given = {
        "character": {"A": "goemon", "B": "hideyoshi", "C": "yoshihiro", "D": "shingen"},
        "in_play": {"A": "focus focus", "C": "attendant focus"},
        "hand": {"A": "shigehto_yumi bokken bo kiseru"},
        "resilience": {"C": 3},
    }
    row = {"seats": 5, "options": {"rising_sun": True}, "given": given}
    g = play(lay_out(row), "A attack shigehto_yumi B", "B pass", "A attack bokken B", "B pass")
    said = GAME.insight(GAME.view(g, D))
    assert [place.seat for place in said.places] == [A, B, C, D, 4]
    assert [place.weapon_limit for place in said.places] == [5, 1, 2, 1, 1]
    assert [place.cards_a_turn for place in said.places] == [2, 3, 3, 2, 2]
    assert [place.resilience_most for place in said.places] == [5, 4, 8, 5, 5]
    assert said.weapons_left == 3
    assert said.deck_size == len(g.deck)
    assert said.dealt == [1, 1, 2, 1]
    assert said.undisclosed == [0, 1, 1, 1]
    assert [TEAM.label(team) for team in said.tie_order] == ["shogun", "ninja", "ronin"]


def test_insight_knows_when_no_weapon_is_left() -> None:
    given = {"hand": {"A": "bokken bo"}, "in_play": {"A": "focus"}, "character": {"A": "tomoe"}}
    g = play(lay_out({"seats": 4, "given": given}), "A attack bokken B", "B pass")
    assert GAME.insight(GAME.view(g, A)).weapons_left == 1
    g = play(g, "A attack bo B", "B pass")
    assert GAME.insight(GAME.view(g, WATCHER)).weapons_left == 0


def test_the_card_being_played_and_whom_it_is_aimed_at_are_seen() -> None:
    g = play(lay_out({"seats": 4, "given": {"hand": {"A": "kiseru"}}}), "A attack kiseru B")
    assert GAME.show(g, C)["resolving"] == "kiseru"
    assert GAME.show(g, C)["target"] == "B"


def worths_in(g: Sword, viewer: int, seat: int) -> dict[str, tuple[int, int]]:
    places = GAME.insight(GAME.view(g, viewer)).places
    return {RANK.label(worth.rank): (worth.least, worth.most) for worth in places[seat].worths}


@pytest.mark.parametrize(
    ("roles", "viewer", "seat", "expected"),
    [
        ("shogun samurai ninja1 ninja2", WATCHER, C, {"samurai": (2, 2), "ninja": (1, 2)}),
        ("shogun samurai ninja1 ninja3", C, C, {"ninja": (1, 1)}),
        ("shogun samurai ninja1 ninja3", D, D, {"ninja": (2, 2)}),
        ("shogun samurai ninja1 ninja2", D, D, {"ninja": (1, 2)}),
        ("shogun samurai ninja1 ninja3", D, C, {"samurai": (2, 2), "ninja": (1, 1)}),
        ("shogun samurai ninja1 ninja3", EVERYBODY, C, {"ninja": (1, 1)}),
    ],
)
def test_insight_knows_what_honor_is_worth_with_four(
    roles: str, viewer: int, seat: int, expected: dict[str, tuple[int, int]]
) -> None:
    assert worths_in(lay_out({"seats": 4, "roles": roles}), viewer, seat) == expected


@pytest.mark.parametrize(
    ("viewer", "seat", "expected"),
    [
        (WATCHER, A, {"shogun": (1, 2)}),
        (B, A, {"shogun": (1, 1)}),
        (B, B, {"samurai": (2, 2)}),
        (C, B, {"samurai": (1, 2), "ninja": (1, 1), "ronin": (3, 3)}),
    ],
)
def test_insight_knows_the_stars_of_rising_sun(
    viewer: int, seat: int, expected: dict[str, tuple[int, int]]
) -> None:
    roles = "shogun samurai3 ninja1 ninja2 ninja3 ronin1"
    g = lay_out({"seats": 6, "roles": roles, "options": {"rising_sun": True}})
    assert worths_in(g, viewer, seat) == expected


def test_insight_counts_what_is_not_located() -> None:
    g = lay_out({"seats": 4, "given": {"hand": {"A": "katana parry"}, "discard": "parry bo"}})
    unseen = GAME.insight(GAME.view(g, A)).unseen
    assert unseen[CARD.number("katana")] == 0
    assert unseen[CARD.number("parry")] == 13
    assert sum(unseen) == len(g.deck) + 3


def test_labels_are_complete() -> None:
    assert len(CARD) == 44
    assert len(ROLE) == 10
