"""3: the set-up."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kabuto.kernel import NOTHING, Automatic, ImpossibleOption, Stack

from .box import find_farmsteads
from .components import (
    CARD,
    FAMILY,
    IS_DOLL,
    MIN_DOLLS,
    PLUNDERERS,
    ROUNDS,
    SAMURAI,
    SYMBOL,
)
from .state import Options, Spirit, has_reserve
from .turn import StartRound


def choices_of(seats: int, options: Options) -> list[str]:
    """A38: what the host set for each seat."""
    return [getattr(options, f"samurai_{letter}") for letter in "abcdefg"[:seats]]


def check_options(seats: int, options: Struct) -> None:
    """No samurai twice. Raises ImpossibleOption."""
    assert isinstance(options, Options)
    find_farmsteads(options.data)
    taken: list[str] = []
    for letter, choice in zip("abcdefg", choices_of(seats, options), strict=False):
        if choice in taken:
            free = [label for label in ("dealt", *SAMURAI.labels) if label not in taken]
            raise ImpossibleOption(
                "refused-option-value", option=f"samurai_{letter}", value=choice, allowed=free
            )
        if choice != "dealt":
            taken.append(choice)


def set_up(seats: int, options: Options, key: bytes) -> Spirit:
    """3.1, before anything is dealt. The options then say whether there is a reserve."""
    barricades = seats + options.level.barricades_plus
    g = Spirit(
        stack=Stack(),
        seats=seats,
        key=key,
        options=replace(options, reserve=has_reserve(seats, options)),
        barricades=barricades,
        cap=barricades,
        farmsteads=list(find_farmsteads(options.data)),
        families=list(FAMILY),
        box=list(CARD),
        met=[False] * len(CARD),
        samurai=[NOTHING] * seats,
        animal=[False] * seats,
        wounded=[False] * seats,
        line=[[] for _ in range(seats)],
        total=[0] * seats,
        left=[[NOTHING] * seats for _ in SYMBOL],
        passed=[False] * seats,
        token_at=list(range(seats)),
    )
    g.push(SetUp(), *(StartRound(number) for number in range(1, ROUNDS + 1)))
    return g


class SetUp(Automatic[Spirit], frozen=True):
    """Samurai, village, first raider stack, who begins."""

    rule = "3.1"

    def run(self, g: Spirit) -> None:
        deal_samurai(g)
        if has_reserve(g.seats, g.options):
            g.reserve = [samurai for samurai in SAMURAI if samurai not in g.samurai]
        g.shuffle(g.farmsteads)
        g.shuffle(g.families)
        g.raiders = count_off(g)
        for card in g.raiders:
            g.box.remove(card)
        g.start = g.active = g.last_taker = g.below(g.seats)


def deal_samurai(g: Spirit) -> None:
    """A38: as the host set them; the others at random in seat order."""
    choices = choices_of(g.seats, g.options)
    rest = [samurai for samurai in SAMURAI if SAMURAI.label(samurai) not in choices]
    g.shuffle(rest)
    for seat, choice in enumerate(choices):
        g.samurai[seat] = rest.pop() if choice == "dealt" else SAMURAI.number(choice)
        g.tell("sits", seat=seat, samurai=g.samurai[seat], kiai=g.kiai_of(seat))


def count_off(g: Spirit) -> list[int]:
    """The first stack; with the reserve (A29) at least two cards in it show a doll."""
    size = g.seats * g.options.level.plunderers_per_samurai
    aside: list[int] = []
    rest = PLUNDERERS[:]
    g.shuffle(rest)
    while True:
        if len(rest) < size:
            rest += aside
            aside = []
            g.shuffle(rest)
        stack, rest = rest[:size], rest[size:]
        if not has_reserve(g.seats, g.options) or sum(IS_DOLL[c] for c in stack) >= MIN_DOLLS:
            return stack
        aside += stack
