"""The box as sections 2, 3 and 7.3 of the rules print it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kabuto.games.sword import GAME, components
from kabuto.games.sword.components import (
    BASE_CHARACTERS,
    BOXES,
    CARD,
    CHARACTER,
    DEADLY_STRIKE,
    DIFFICULTY,
    DRAWN_A_TURN,
    HAND_LIMIT,
    IS_BESTOWED,
    IS_PARRY,
    IS_PROPERTY,
    IS_WEAPON,
    PROMO_CHARACTERS,
    RANK,
    RANK_OF,
    RESILIENCE,
    ROLE,
    SETUPS,
    STARS,
    SUIT,
    SUIT_OF,
    SUN_CHARACTERS,
    TEAM,
    TEAM_OF,
    WEAPONS_A_TURN,
    WOUNDS,
    Setup,
)

CARDS = """
bo               5 5  weapon   2 1 origami
bokken           6 6  weapon   1 1 origami
daikyu           1 1  weapon   5 2 fuji
kanabo           1 1  weapon   3 2 origami
katana           1 1  weapon   2 3 fuji
kiseru           5 5  weapon   1 2 origami
kusarigama       4 4  weapon   2 2 origami
nagayari         1 1  weapon   4 2 fuji
naginata         2 2  weapon   4 1 fuji
nodachi          1 1  weapon   3 3 fuji
shuriken         3 3  weapon   3 1 origami
tanegashima      1 1  weapon   5 1 fuji
wakizashi        1 1  weapon   1 3 fuji
armor            4 4  property 0 0 origami
bushido          2 2  property 0 0 origami
fast_draw        3 3  property 0 0 origami
focus            6 6  property 0 0 origami
battle_cry       4 4  action   0 0 origami
breathing        3 3  action   0 0 torii
daimyo           3 3  action   0 0 origami
diversion        5 5  action   0 0 koi
geisha           6 7  action   0 0 koi
jujutsu          3 3  action   0 0 fuji
parry            15 16 action  0 0 torii
tea_ceremony     4 5  action   0 0 torii
chigiriki        0 2  weapon   2 2 origami
jitte            0 2  weapon   1 2 torii
kozuka           0 1  weapon   1 1 origami
kusanagi         0 1  weapon   3 0 fuji
makibishi        0 2  weapon   1 1 origami
manriki_gusari   0 2  weapon   3 1 origami
shigehto_yumi    0 1  weapon   9 1 fuji
tanto            0 1  weapon   1 1 fuji
tessen           0 2  weapon   2 1 torii
zen              0 3  weapon   9 0 fuji
attendant        0 1  property 0 0 origami
peasant          0 3  property 0 0 origami
bleeding_wound   0 2  property 0 0 origami
kote             0 1  property 0 0 origami
curse            0 3  property 0 0 origami
simultaneous_attack 0 2 action 0 0 origami
counterattack    0 2  action   0 0 torii
imitation        0 3  action   0 0 origami
intuition        0 3  action   0 0 koi
"""
"""Copies without and with Rising Sun, sort, Difficulty, printed wounds, suit."""

RESILIENCES = """
benkei 5 chiyome 4 ginchiyo 4 goemon 5 hanzo 4 hideyoshi 4 ieyasu 5 kojiro 5 musashi 5 nobunaga 5
tomoe 5 ushiwaka 4 rikyu 4 bokuden 5 lady_chacha 5 gracia 4 kanbei 5 kenshin 4 masamune 6
motonari 5 okuni 4 shima 4 shingen 5 yoshihiro 8 yukimura 4
"""

BASE_SETUPS = {
    3: ("1 0 2 0", 6, 3, "4 5 5", 76),
    4: ("1 1 2 0", 5, 3, "4 5 5 6", 70),
    5: ("1 1 2 1", 5, 3, "4 5 5 6 6", 64),
    6: ("1 1 3 1", 5, 4, "4 5 5 6 6 7", 57),
    7: ("1 2 3 1", 5, 4, "4 5 5 6 6 7 7", 50),
}
"""3: dealt by rank, Honor of the Shogun and of others, starting hands, deck left."""

SUN_SETUPS = {
    3: ("1 0 2 0", 6, 3, "4 5 5", 116),
    4: ("1 1 2 0", 5, 3, "4 5 5 6", 110),
    5: ("1 1 2 1", 5, 3, "4 5 5 6 6", 104),
    6: ("1 1 3 1", 5, 4, "4 5 5 6 6 7", 97),
    7: ("1 2 3 1", 5, 4, "4 5 5 6 6 7 7", 90),
    8: ("1 2 3 2", 5, 4, "4 5 5 6 6 7 7 7", 83),
}
"""7.3: the same with Rising Sun."""

SETUP_ROWS = [
    *((False, seats, *row) for seats, row in BASE_SETUPS.items()),
    *((True, seats, *row) for seats, row in SUN_SETUPS.items()),
]


def sort_of(card: int) -> str:
    assert IS_WEAPON[card] + IS_PROPERTY[card] <= 1
    return "weapon" if IS_WEAPON[card] else "property" if IS_PROPERTY[card] else "action"


def test_2_3_every_card_is_as_printed() -> None:
    rows = [line.split() for line in CARDS.strip().splitlines()]
    assert [
        [
            CARD.label(card),
            str(BOXES[0].copies[card]),
            str(BOXES[1].copies[card]),
            sort_of(card),
            str(DIFFICULTY[card]),
            str(WOUNDS[card]),
            SUIT.label(SUIT_OF[card]),
        ]
        for card in CARD
    ] == rows


def test_2_3_which_cards_serve_as_a_parry_and_which_are_put_before_anybody() -> None:
    assert {CARD.label(c) for c in CARD if IS_PARRY[c]} == {"parry", "jitte", "tessen"}
    bestowed = {CARD.label(c) for c in CARD if IS_BESTOWED[c]}
    assert bestowed == {"bushido", "bleeding_wound", "curse"}


def test_2_3_a_box_holds_each_card_as_often_as_it_has_copies() -> None:
    for box, cards, honor in zip(BOXES, (90, 130), (30, 45), strict=True):
        assert len(box.cards) == cards
        assert [box.cards.count(card) for card in CARD] == box.copies
        assert box.cards == sorted(box.cards)
        assert box.honor == honor


def test_2_2_every_character_has_his_resilience_and_his_box() -> None:
    words = RESILIENCES.split()
    assert list(CHARACTER.labels) == words[::2]
    assert [int(word) for word in words[1::2]] == RESILIENCE
    assert (*BASE_CHARACTERS, *PROMO_CHARACTERS, *SUN_CHARACTERS) == tuple(range(25))
    assert [CHARACTER.label(c) for c in PROMO_CHARACTERS] == ["rikyu"]
    assert CHARACTER.label(BASE_CHARACTERS[-1]) == "ushiwaka"


def test_2_1_every_role_has_its_team_and_its_stars() -> None:
    found = {
        ROLE.label(r): (RANK.label(RANK_OF[r]), TEAM.label(TEAM_OF[r]), STARS[r]) for r in ROLE
    }
    assert found == {
        "shogun": ("shogun", "shogun", 2),
        "samurai": ("samurai", "shogun", 0),
        "samurai1": ("samurai", "shogun", 1),
        "samurai3": ("samurai", "shogun", 3),
        "ninja1": ("ninja", "ninja", 1),
        "ninja2": ("ninja", "ninja", 2),
        "ninja3": ("ninja", "ninja", 3),
        "ronin": ("ronin", "ronin", 0),
        "ronin1": ("ronin", "ronin", 1),
        "ronin2": ("ronin", "ronin", 2),
    }


@pytest.mark.parametrize(
    ("rising", "seats", "dealt", "shogun", "other", "hands", "left"), SETUP_ROWS
)
def test_3_what_depends_on_the_number_of_players(
    rising: bool, seats: int, dealt: str, shogun: int, other: int, hands: str, left: int
) -> None:
    setup = SETUPS[rising][seats]
    assert setup.dealt == [int(count) for count in dealt.split()]
    assert (setup.honor_shogun, setup.honor_other) == (shogun, other)
    assert setup.hands == [int(count) for count in hands.split()]
    assert setup.deck_left == left
    assert (setup.extra_draw, setup.extra_weapons) == ((1, 1) if seats == 3 else (0, 0))
    assert setup.is_shogun_safe_from_bushido is (seats == 3)
    assert setup.has_swordmaster is (seats > 3)
    assert setup.is_shogun_team_compared is (rising and seats in (4, 6))


def test_3_which_role_cards_there_are() -> None:
    base = "shogun; samurai samurai; ninja1 ninja2 ninja3; ronin"
    sun = "shogun; samurai1 samurai3; ninja1 ninja2 ninja3; ronin1 ronin2"
    for setups, text in zip(SETUPS, (base, sun), strict=True):
        for setup in setups.values():
            cards = [" ".join(map(ROLE.label, rank)) for rank in setup.role_cards]
            assert "; ".join(cards) == text


def test_6_2_and_7_3_who_wins_a_tie() -> None:
    orders = [["ninja", "shogun", "ronin"], ["shogun", "ninja", "ronin"]]
    for setups, order in zip(SETUPS, orders, strict=True):
        assert all([TEAM.label(t) for t in s.tie_order] == order for s in setups.values())


def test_4_the_numbers_of_a_turn() -> None:
    assert (DRAWN_A_TURN, WEAPONS_A_TURN, HAND_LIMIT, DEADLY_STRIKE) == (2, 1, 7, 3)


# --- counting -----------------------------------------------------------------------------------


def break_setup(rising: bool, seats: int, changed: dict[str, Any]) -> dict[int, Setup]:
    return SETUPS[rising] | {seats: SETUPS[rising][seats]._replace(**changed)}


@pytest.mark.parametrize(
    ("table", "key", "value", "problem"),
    [
        ("_BASE", "total", 89, "90 cards"),
        ("_BASE", "weapon_total", 31, "32 cards of sort weapon"),
        ("_BASE", "property_total", 14, "15 cards of sort property"),
        ("_BASE", "action_total", 44, "43 cards of sort action"),
        ("_SUN", "deck_total_with_base", 131, "130 cards"),
        ("_SUN", "total", 41, "40 new cards"),
        ("_SUN", "weapon_total", 16, "17 cards of sort weapon"),
    ],
)
def test_2_a_box_that_does_not_add_up_is_refused(
    monkeypatch: pytest.MonkeyPatch, table: str, key: str, value: int, problem: str
) -> None:
    monkeypatch.setitem(getattr(components, table), key, value)
    with pytest.raises(ValueError, match=f"does not add up: {problem}$"):
        components._check_box()


def test_2_a_character_too_few_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "SUN_CHARACTERS", range(13, 24))
    with pytest.raises(ValueError, match=r"12 characters, and 12 more$"):
        components._check_box()


@pytest.mark.parametrize(
    ("changed", "problem"),
    [({"deck_left": 65}, "deck for 5"), ({"dealt": [1, 1, 2, 2]}, "roles for 5")],
)
def test_3_a_set_up_that_does_not_add_up_is_refused(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], problem: str
) -> None:
    for rising, box in enumerate(("the base game", "Rising Sun")):
        broken = break_setup(bool(rising), 5, changed)
        monkeypatch.setattr(
            components, "SETUPS", [(broken, SETUPS[1]), (SETUPS[0], broken)][rising]
        )
        with pytest.raises(ValueError, match=f"up: {problem} in {box}$"):
            components._check_box()


# --- the catalogue ------------------------------------------------------------------------------


def test_4_5_the_catalogue_holds_every_move_and_no_other() -> None:
    found = Counter(move.verb.name for move in GAME.moves.all)
    weapons, properties, kinds, seats = 23, 9, 44, 8
    assert found == {
        "pass": 1,
        "end": 1,
        "attack": weapons * seats,
        "lay": properties - 3,
        "bestow": 3 * seats,
        "play": 5,
        "play-on": 4 * seats,
        "play-at": 2 * properties * seats,
        "spend": 1,
        "claim": properties * seats,
        "answer": weapons + 2,
        "sacrifice": properties,
        "evade": 23,
        "avert": 4,
        "discard": kinds,
        "lose-honor": 1,
        "from-deck": 1,
        "from-discard": 1,
        "stop": 1,
        "more": 1,
        "pick": kinds,
        "show": kinds,
        "take": kinds * seats,
        "grant": seats,
        "draw": 1,
    }


def test_9_the_room_says_that_parts_of_it_are_reconstructed() -> None:
    assert GAME.reconstructed
    assert GAME.signals
