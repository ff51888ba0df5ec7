"""4.7 and 4.8: a round ends, and what it costs. No Kiai fires here."""

from __future__ import annotations

from kabuto.kernel import Automatic, Seat

from .components import (
    ADD_BARRICADE,
    DISCARD_TOP_INTRUDER,
    DOLL,
    FAMILY,
    FARM,
    HAS_FLAMES,
    HAT,
    HEAL_RANDOM,
    ROUNDS,
)
from .state import Spirit


def end_round(g: Spirit, last_active: int) -> None:
    """4.7: at once, wherever in the turn; only the rounds to come stay on the stack."""
    del g.stack[ROUNDS - g.round :]
    bring_tokens_home(g, g.active)
    g.passed = [True] * g.seats
    g.push(Hats(g.start), Farms(g.start), Dolls(g.start), Bonuses(), Intruders(last_active))


def bring_tokens_home(g: Spirit, holder: int) -> None:
    """4.3 T5: every token of another samurai goes back to its owner, used or not."""
    for owner, at in enumerate(g.token_at):
        if at == holder != owner:
            g.token_at[owner] = owner
            g.tell("token-home", seat=owner, target=holder)


def find_without(g: Spirit, symbol: int, start: int) -> list[int]:
    """Seats clockwise from the round's start that lack a symbol on their left."""
    return [seat for seat in g.around_from(start) if g.left[symbol][seat] < 0]


class Hats(Automatic[Spirit], frozen=True):
    """E1: who did not protect the peasants is wounded."""

    rule = "4.8"
    start: Seat

    def run(self, g: Spirit) -> None:
        for seat in find_without(g, HAT, self.start):
            g.tell("lacks", seat=seat, symbol=HAT)
            g.wound(seat)


class Farms(Automatic[Spirit], frozen=True):
    """E2: who did not protect the farmsteads costs one."""

    rule = "4.8"
    start: Seat

    def run(self, g: Spirit) -> None:
        for seat in find_without(g, FARM, self.start):
            g.tell("lacks", seat=seat, symbol=FARM)
            g.lose_farmstead()


class Dolls(Automatic[Spirit], frozen=True):
    """E3: who did not protect the families costs one."""

    rule = "4.8"
    start: Seat

    def run(self, g: Spirit) -> None:
        for seat in find_without(g, DOLL, self.start):
            g.tell("lacks", seat=seat, symbol=DOLL)
            g.lose_family()


class Bonuses(Automatic[Spirit], frozen=True):
    """E3: the families that remain help, in the order of their bonuses."""

    rule = "4.8"

    def run(self, g: Spirit) -> None:
        if not g.options.level.family_bonuses:
            return
        g.families_known = True
        remaining = [g.families[place] for place in g.find_families()]
        for family in FAMILY:
            if family in remaining:
                g.tell("bonus", family=family)
                give_bonus(g, family)


def give_bonus(g: Spirit, family: int) -> None:
    if family == HEAL_RANDOM:
        wounded = [seat for seat, is_wounded in enumerate(g.wounded) if is_wounded]  # A26
        if wounded:
            g.heal(wounded[g.below(len(wounded))])
    elif family == ADD_BARRICADE:
        g.add_barricade()
    elif family == DISCARD_TOP_INTRUDER and g.intruders:
        g.tell("bonus-intruder", card=g.discard_intruder())


class Intruders(Automatic[Spirit], frozen=True):
    """E4: the intruder stack is revealed from the top; flames cost a barricade each."""

    rule = "4.8"
    last_active: Seat

    def run(self, g: Spirit) -> None:
        while g.intruders:
            card = g.discard_intruder()
            g.tell("revealed", card=card, flames=HAS_FLAMES[card])
            if HAS_FLAMES[card]:
                g.lose_barricade()
        g.tell("round-survived", round=g.round)
        g.start = g.left_of(self.last_active)  # 4.9
