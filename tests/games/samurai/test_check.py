"""T59: impossible positions from outside are refused, each by the invariant that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kabuto.games.samurai.check import check
from kabuto.games.samurai.components import (
    CONTENTS,
    EDO,
    EMPTY,
    FIGURE_EXCHANGE,
    HEX,
    SETTLEMENT,
    TOKEN,
    figures_of,
)
from kabuto.games.samurai.set_up import Draft, ScatterFigures
from kabuto.games.samurai.state import Samurai
from kabuto.games.samurai.turn import Act, EndTurn, Relay, SwapWith, Turn
from kabuto.kernel import NOTHING, CorruptRecord, Decision
from kabuto.kernel.checking import load_foreign
from tests import laws
from tests.games.samurai.positions import GAME, KEY, play_texts, start_dealt

Damage = Callable[[Samurai], object]
KYOTO, AKITA, CHOSHI = (SETTLEMENT.number(s) for s in ("-3,4", "0,-4", "2,0"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_T59_A13_every_turn_of_every_game(seats: int) -> None:
    """The invariants after each decision, and what must hold where a turn begins."""
    rng, counts, turns = Random(50 + seats), laws.Counts(), 0
    for _ in range(20):
        play = laws.Play(seats, laws.draw_options(GAME, rng))
        for g, seat, _ in laws.walk(GAME, play, rng, counts):
            check(g)
            if g.stack[-1] == Act(seat):
                check_start_of_turn(g, seat)
                turns += 1
    assert turns > 400


def check_start_of_turn(g: Samurai, seat: int) -> None:
    verbs = {move.verb.name for move in GAME.offer(g, seat)}
    assert verbs  # A13: a seat with tokens can always play one
    assert "end" not in verbs
    assert "swap" in verbs or FIGURE_EXCHANGE not in g.hand[seat]
    assert any(g.laid[h] == NOTHING for h in g.board.land)
    assert sum(g.figures[s] != EMPTY for s in g.board.settlements) >= 2
    if g.options.game_end == "standard":
        assert all(g.count_on_board())
        assert sum(g.aside) <= 3


# --- positions to damage ----------------------------------------------------------------------


def first_turn(**options: Any) -> Samurai:
    """A turn about to begin; A holds a samurai and a ship."""
    g = start_dealt(**options)
    swap_into_hand(g, 0, "S3", "K1", "FX", "TX", "H2")
    return g


def swap_into_hand(g: Samurai, seat: int, *names: str) -> None:
    pool = sorted(g.hand[seat] + g.supply[seat])
    hand = [TOKEN.number(name) for name in names]
    for token in hand:
        pool.remove(token)
    g.hand[seat], g.supply[seat] = sorted(hand), pool


def mid_turn() -> Samurai:
    return play_texts(first_turn(), "A place S3 1,0")


def mid_swap() -> Samurai:
    g = first_turn()
    return play_texts(g, next(f"A {m.text}" for m in GAME.offer(g, 0) if m.verb.name == "swap"))


def mid_lift(**options: Any) -> Samurai:
    g = play_texts(first_turn(**options), "A place S3 1,0", "A end")
    swap_into_hand(g, 1, "K1", "K2", "N1", "H2", "S1")
    g = play_texts(g, "B place K1 3,0", "B end")
    g.hand[0].sort()
    return play_texts(g, "A lift 1,0")


def draft() -> Samurai:
    return GAME.start(2, GAME.read_options(2, {"starting_hand": "random"}), KEY)


def choosing() -> Samurai:
    return GAME.start(2, GAME.options(), KEY)


def captured() -> Samurai:
    """Choshi has been taken by A."""
    g = play_texts(first_turn(), "A place S3 1,0", "A end")
    swap_into_hand(g, 1, "K1", "K2", "N1", "H2", "S1")
    g = play_texts(g, "B place K1 3,0", "B end")
    return play_texts(g, "A place H2 2,-1")


def over() -> Samurai:
    """A game that has come to its end."""
    g, rng = start_dealt(), Random(1)
    while not g.is_over:
        (seat,) = GAME.deciders(g)
        GAME.play(g, seat, GAME.sample(g, seat, rng))
    return g


STARTS = {
    start.__name__: start
    for start in (first_turn, mid_turn, mid_swap, mid_lift, draft, choosing, captured, over)
}


@pytest.mark.parametrize("name", STARTS)
def test_the_positions_themselves_are_sound(name: str) -> None:
    check(STARTS[name]())


# --- damage -----------------------------------------------------------------------------------


def set_field(field: str, index: int, value: object) -> Damage:
    return lambda g: getattr(g, field).__setitem__(index, value)


def put_below(*steps: object) -> Damage:
    return lambda g: g.stack.__setitem__(slice(0, -1), list(steps))


def put_on_top(step: Decision[Samurai]) -> Damage:
    return lambda g: g.stack.__setitem__(-1, step)


def move_figure(kind: int, source: int, target: int) -> Damage:
    def damage(g: Samurai) -> None:
        from_, to = list(contents(g, source)), list(contents(g, target))
        from_.remove(kind)
        g.figures[source], g.figures[target] = figures_of(from_), figures_of([*to, kind])

    return damage


def contents(g: Samurai, settlement: int) -> tuple[int, ...]:
    return CONTENTS[g.figures[settlement]]


def fill_hand(g: Samurai) -> None:
    g.hand[0] = sorted(g.hand[0] + g.supply[0][:5])
    del g.supply[0][:5]


def empty_one_city(g: Samurai) -> None:
    """One figure of Kyoto is gone to B: the sums stay right, and Kyoto is half empty."""
    kind, *rest = contents(g, KYOTO)
    g.figures[KYOTO] = figures_of(rest)
    g.captured[1][kind] += 1


def capture_all(settlement: int) -> Damage:
    def damage(g: Samurai) -> None:
        for kind in contents(g, settlement):
            g.captured[1][kind] += 1
        g.figures[settlement] = EMPTY

    return damage


def make_cities_alike(g: Samurai) -> None:
    """Akita gets what Kyoto holds; villages give and take."""
    for kind in range(3):
        have, want = contents(g, AKITA).count(kind), contents(g, KYOTO).count(kind)
        while want > have:
            village = next(s for s in g.board.villages if contents(g, s) == (kind,))
            out = next(k for k in contents(g, AKITA) if k not in contents(g, KYOTO))
            rest = [*contents(g, AKITA)]
            rest.remove(out)
            g.figures[AKITA], g.figures[village] = figures_of([*rest, kind]), figures_of([out])
            have += 1


def double_a_kind(g: Samurai) -> None:
    """Kyoto holds two of a kind; a village gives and takes."""
    keep, out = contents(g, KYOTO)
    village = next(s for s in g.board.villages if contents(g, s) == (keep,))
    g.figures[KYOTO], g.figures[village] = figures_of([keep, keep]), figures_of([out])


def go_on(g: Samurai) -> None:
    """The turn after the last one, with hands refilled."""
    for seat in range(g.seats):
        g.refill(seat)
    seat = next(seat for seat in range(g.seats) if g.hand[seat])
    g.push(Act(seat), EndTurn(seat))


def play_after_all(g: Samurai) -> None:
    """The acting seat's hand is put back: it is asked and has nothing."""
    g.supply[0] += g.hand[0]
    g.hand[0] = []


def lay(seat: int, token: str, hex_: str) -> Damage:
    """From the hand or the supply of the seat."""

    def damage(g: Samurai) -> None:
        number = TOKEN.number(token)
        (g.supply if number in g.supply[seat] else g.hand)[seat].remove(number)
        g.lay(seat, number, HEX.number(hex_))

    return damage


def drop_owner(g: Samurai) -> None:
    g.owner[HEX.number("1,0")] = NOTHING


def hold_back(g: Samurai) -> None:
    """B has not been refilled."""
    g.supply[1].append(g.hand[1].pop())


def lift_a_ronin(g: Samurai) -> None:
    """The lifted token is a ronin, which is taken from wherever it is."""
    ronin = TOKEN.number("N1")
    pile = g.hand[0] if ronin in g.hand[0] else g.supply[0]
    pile.remove(ronin)
    g.supply[0].append(g.lifted[0])
    g.lifted[0] = ronin


def lose_exchange(g: Samurai) -> None:
    pile = g.hand[0] if FIGURE_EXCHANGE in g.hand[0] else g.supply[0]
    pile.remove(FIGURE_EXCHANGE)
    g.exchanged[0] = True


def lift_unasked(g: Samurai) -> None:
    g.lifted[0] = g.hand[0].pop()
    g.hand[0].append(g.supply[0].pop())
    g.hand[0].sort()


def take_exchange_back(g: Samurai) -> None:
    g.exchanged[0] = False
    g.supply[0].append(FIGURE_EXCHANGE)


def lift_a_ship(g: Samurai) -> None:
    ship = TOKEN.number("K2")
    pile = g.hand[0] if ship in g.hand[0] else g.supply[0]
    pile.remove(ship)
    g.supply[0].append(g.lifted[0])
    g.lifted[0] = ship


CASES: list[tuple[str, str, Damage]] = [
    ("first_turn", "not one for each seat", lambda g: g.supply.append([])),
    ("first_turn", "not one for each seat", lambda g: g.lifted.pop()),
    ("first_turn", "not one for each kind", lambda g: g.aside.append(0)),
    ("first_turn", "not one for each kind", lambda g: g.captured[1].pop()),
    ("first_turn", "fewer figures than none", set_field("aside", 0, -1)),
    ("first_turn", "not one for each hex", lambda g: g.laid.pop()),
    ("first_turn", "not one for each hex", lambda g: g.owner.append(NOTHING)),
    ("first_turn", "not one for each settlement", lambda g: g.figures.pop()),
    # what waits below
    ("first_turn", "another step waits", put_below(EndTurn(0), EndTurn(0))),
    ("first_turn", "another step waits", put_below(Act(0), EndTurn(0))),
    ("first_turn", "another step waits", put_below(EndTurn(1))),
    ("first_turn", "another step waits", put_below()),
    ("mid_swap", "another step waits", put_below(Turn(0))),
    ("mid_lift", "another step waits", put_below(EndTurn(1))),
    ("draft", "another set-up", put_below(Turn(1))),
    ("draft", "another set-up", put_below(Turn(0), Turn(0))),
    ("choosing", "another set-up", put_below(Turn(0), ScatterFigures())),
    ("choosing", "another set-up", put_below(Turn(0), Draft(1))),
    ("choosing", "another set-up", put_below(Draft(0))),
    # hexes and tokens
    ("mid_turn", "a token without an owner", drop_owner),
    ("first_turn", "a token without an owner", set_field("owner", HEX.number("1,0"), 0)),
    ("first_turn", "a token beside the board", lay(1, "H3", "-12,12")),
    ("first_turn", "a token beside the board", lay(1, "K1", "-13,14")),
    ("first_turn", "a token beside the board", lay(1, "H3", "0,0")),
    ("first_turn", "a token on the wrong ground", lay(1, "H3", "3,0")),
    ("first_turn", "a token on the wrong ground", lay(1, "K1", "1,0")),
    ("first_turn", "a token on the wrong ground", lay(1, "TX", "3,0")),
    ("first_turn", "a figure exchange on the board", lay(1, "FX", "1,0")),
    ("first_turn", "not the 20 tokens", lambda g: g.hand[0].pop()),
    ("first_turn", "not the 20 tokens", set_field("exchanged", 0, value=True)),
    ("mid_turn", "not the 20 tokens", lambda g: g.supply[0].append(TOKEN.number("S3"))),
    ("first_turn", "too many tokens in hand", fill_hand),
    ("first_turn", "a hand is not sorted", lambda g: g.hand[0].reverse()),
    # figures
    ("first_turn", "figures are lost or made", set_field("figures", CHOSHI, EMPTY)),
    ("first_turn", "figures are lost or made", set_field("aside", 1, 1)),
    ("first_turn", "figures beside the board", move_figure(0, EDO, SETTLEMENT.number("-13,13"))),
    ("first_turn", "a settlement holds too many", move_figure(0, EDO, CHOSHI)),
    ("first_turn", "two figures alike", double_a_kind),
    ("first_turn", "two cities alike", make_cities_alike),
    # set-up
    ("draft", "a token is laid before", lay(1, "H3", "1,0")),
    ("choosing", "a token is laid before", lay(1, "H3", "1,0")),
    ("draft", "a capture before", lambda g: (g.box.__setitem__(0, 5), g.aside.__setitem__(0, 1))),
    (
        "draft",
        "a capture before",
        lambda g: (g.box.__setitem__(0, 5), g.captured[1].__setitem__(0, 1)),
    ),
    ("draft", "an exchange before", lose_exchange),
    (
        "draft",
        "a token is lifted before",
        lambda g: g.lifted.__setitem__(0, g.supply[0].pop()),
    ),
    ("draft", "Edo is not full", move_figure(0, EDO, KYOTO)),
    ("draft", "not this seat's figure", put_on_top(Draft(1))),
    ("draft", "a hand of another size", lambda g: g.supply[0].append(g.hand[0].pop())),
    ("choosing", "a hand of another size", lambda g: g.hand[0].append(g.supply[0].pop(0))),
    (
        "draft",
        "a village too early",
        lambda g: (
            g.box.__setitem__(slice(0, 2), [5, 5]),
            set_field("figures", CHOSHI, figures_of([0]))(g),
            set_field("figures", KYOTO, figures_of([1]))(g),
        ),
    ),
    (
        "choosing",
        "a figure is placed before",
        lambda g: (
            g.box.__setitem__(0, 5),
            set_field("figures", KYOTO, figures_of([0]))(g),
        ),
    ),
    # captures
    ("first_turn", "a settlement is empty and was never", capture_all(CHOSHI)),
    ("first_turn", "a settlement is half empty", empty_one_city),
    # turns
    ("first_turn", "a hand was not refilled", hold_back),
    ("mid_turn", "a hand was not refilled", hold_back),
    (
        "first_turn",
        "a hand was not refilled",
        lambda g: g.supply[0].append(g.hand[0].pop()),
    ),
    ("first_turn", "a token is lifted outside", lift_unasked),
    ("first_turn", "a token was played and is still", put_on_top(Act(0, played=True))),
    ("first_turn", "a slow token was used", put_on_top(Act(0, slow_used=True))),
    ("mid_swap", "that was not played", take_exchange_back),
    (
        "mid_swap",
        "a figure that is not there",
        put_on_top(SwapWith(0, False, 0, SETTLEMENT.number("-13,13"))),
    ),
    ("mid_lift", "no exchange there", put_on_top(Relay(0, HEX.number("0,1")))),
    ("mid_lift", "a token that cannot be lifted", lift_a_ronin),
    ("mid_lift", "a token that cannot be lifted", lift_a_ship),
    ("mid_turn", "a seat without tokens is asked", play_after_all),
    ("over", "the game should have ended", go_on),
    ("first_turn", "over, and nothing has ended", lambda g: g.stack.clear()),
]


@pytest.mark.parametrize(("start", "problem", "damage"), CASES)
def test_T59_an_impossible_position_is_refused(start: str, problem: str, damage: Damage) -> None:
    g = STARTS[start]()
    damage(g)
    with pytest.raises(AssertionError, match=problem):
        check(g)


def test_A3_a_ronin_may_be_lifted_where_the_option_allows_it() -> None:
    g = mid_lift(token_exchange_target="own_land")
    lift_a_ronin(g)
    check(g)
    lift_a_ship(g)
    with pytest.raises(AssertionError, match="cannot be lifted"):
        check(g)


def test_A9_options_that_allow_cities_alike_and_kinds_twice() -> None:
    alike = first_turn(distinct_city_pairs=False)
    make_cities_alike(alike)
    check(alike)
    doubled = first_turn(figure_exchange_keeps_kinds_distinct=False)
    double_a_kind(doubled)
    with pytest.raises(AssertionError, match="two figures alike"):
        check(doubled)  # nobody has exchanged figures yet
    take_exchange(doubled)
    check(doubled)


def take_exchange(g: Samurai) -> None:
    """B has played the figure exchange."""
    pile = g.hand[1] if FIGURE_EXCHANGE in g.hand[1] else g.supply[1]
    pile.remove(FIGURE_EXCHANGE)
    g.exchanged[1] = True
    g.refill(1)


def test_A5_after_an_exchange_cities_may_be_alike() -> None:
    g = first_turn()
    make_cities_alike(g)
    take_exchange(g)
    check(g)
    double_a_kind(g)
    with pytest.raises(AssertionError, match="two figures alike"):
        check(g)


def test_A1_a_surrounded_settlement_waits_for_the_end_of_the_turn() -> None:
    """Under the literal steps only, and only within a turn."""
    g = first_turn(capture_timing="after_placing")
    g = play_texts(g, "A place H2 1,0")
    lay(1, "H3", "2,-1")(g)
    g.refill(1)
    check(g)
    at_once = first_turn()
    at_once = play_texts(at_once, "A place H2 1,0")
    lay(1, "H3", "2,-1")(at_once)
    at_once.refill(1)
    with pytest.raises(AssertionError, match="a surrounded settlement holds figures"):
        check(at_once)
    g.stack[-1] = Act(0)
    g.refill(0)
    with pytest.raises(AssertionError, match="a surrounded settlement holds figures"):
        check(g)


@pytest.mark.parametrize(
    ("start", "option", "value", "problem"),
    [
        ("choosing", "starting_hand", "random", "hands are not chosen"),
        ("draft", "figure_placement", "random", "figures are not placed by hand"),
    ],
)
def test_a_question_that_the_options_do_not_ask(
    start: str, option: str, value: str, problem: str
) -> None:
    g = STARTS[start]()
    g.options = replace(g.options, **{option: value})
    with pytest.raises(AssertionError, match=problem):
        check(g)


def test_a_draft_with_nothing_left_to_place() -> None:
    g = start_dealt()
    g.options = replace(g.options, figure_placement="draft")
    g.stack[:] = [Turn(0), Draft(0)]
    with pytest.raises(AssertionError, match="nothing is left to place"):
        check(g)


def test_the_game_that_began_before_all_figures_were_placed() -> None:
    g = draft()
    g.stack[:] = [EndTurn(0), Act(0)]
    with pytest.raises(AssertionError, match="before all figures were placed"):
        check(g)


def test_positions_from_outside_are_checked() -> None:
    """What `kabuto position` and bug reports bring in meets the same invariants."""
    g = first_turn()
    assert load_foreign(GAME, GAME.position(g)) == g
    fill_hand(g)
    with pytest.raises(CorruptRecord):
        load_foreign(GAME, GAME.position(g))
