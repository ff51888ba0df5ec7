"""What positions and cards cost the team, in lives of the village: the numbers behind the bot."""

from __future__ import annotations

from .bot_outlook import MOST_TURNS, Prices, find_costs_of_lacking, find_costs_to_come
from .components import (
    ARROW_LEFT,
    ARROW_RIGHT,
    CARD_SYMBOL,
    DAISUKE,
    DOLL,
    DROP_DEFENCE,
    FARMSTEAD_BACKS,
    FIRE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIAI,
    KIKUCHIYO,
    KYUZO,
    MUST_PASS,
    NINJA,
    NO_DEFEND,
    NO_SUPPORT,
    NO_TALENT,
    PENALTIES,
    REINFORCE,
    SYMBOL,
    VALUE,
    WOUND,
)
from .insight import find_next_odds, find_unseen
from .view import View

DEATH = 40.0  # a defeat
NO_HAT = [0.8, 0.5, 2.0, DEATH]  # by wounds
WOUNDING = [0.7, 0.3, 1.5, DEATH]  # by wounds: the second makes him an animal, which helps
NO_DOLL = [DEATH, DEATH, 6.0, 2.0]  # by families that will remain
NO_FARM = 1.1
OVERCOME = 1.2  # a barricade and a penalty to come
INTRUDER = 0.9  # it may have flames, and its symbol is gone
LEFT_OVER = 0.8  # a raider of his that others must fight, or that becomes an intruder
FEW_LIVES = 5  # below that many a life is dearer
KIAI_WORTH = {DAISUKE: 1.0, GOROBEI: 0.7, KIKUCHIYO: 1.5, KYUZO: 0.6, KATSUSHIRO: 0.7}
OTHER_PENALTIES = {
    ARROW_LEFT: 0.5,
    ARROW_RIGHT: 0.5,
    NINJA: INTRUDER,
    MUST_PASS: 0.8,
    REINFORCE: 0.2,
    NO_DEFEND: 0.2,
    NO_SUPPORT: 0.1,
    NO_TALENT: 0.1,
    FIRE: 1.0,
}
GRID = [0.0, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0, 20.0, 40.0]


def round_price(price: float) -> float:
    """Few different prices, so that an outlook once computed is used again."""
    return min(GRID, key=lambda step: abs(step - price))


class Team:
    """A View with the numbers that every judgement needs."""

    def __init__(self, v: View) -> None:
        self.v = v
        seats = range(v.seats)
        self.alive = [seat for seat in seats if not v.passed[seat]]
        lives = v.barricades + len(FARMSTEAD_BACKS) - len(v.burnt)
        self.life = max(1.0, FEW_LIVES / max(1, lives))
        self.wounds = [2 * a + w for a, w in zip(v.animal, v.wounded, strict=True)]
        self.missing = [sum((v.left[s][seat] < 0) << s for s in SYMBOL) for seat in seats]
        self.distance = [KIAI[v.animal[s]][v.samurai[s]] - v.total[s] for s in seats]
        self.last = [line[-1] if line else -1 for line in v.line]
        self.prices = [self.find_prices(seat) for seat in seats]
        self.turns = [self.count_turns(seat) for seat in seats]
        self._odds: list[tuple[int, float]] | None = None

    # --- prices -------------------------------------------------------------------------------

    def find_prices(self, seat: int) -> Prices:
        return Prices(
            hat=round_price(NO_HAT[self.wounds[seat]] / self.life),
            farm=NO_FARM,
            doll=round_price(self.find_doll_price(seat) / self.life),
            overcome=OVERCOME,
            left_over=LEFT_OVER,
            kiai=round_price(self.find_kiai_worth(seat)),
        )

    def find_doll_price(self, seat: int) -> float:
        """Families that are gone or will be, as somebody has passed without a doll."""
        v = self.v
        doomed = sum(
            v.passed[s] and s != seat and bool(self.missing[s] >> DOLL & 1) for s in range(v.seats)
        )
        return NO_DOLL[max(0, len(v.families) - len(v.gone) - doomed)]

    def find_kiai_worth(self, seat: int) -> float:
        v = self.v
        samurai = v.samurai[seat]
        if samurai == HEIHACHI:
            return 1.0 if v.barricades < v.cap else 0.1
        if samurai == KANBEI:
            return INTRUDER * min(len(v.intruders), 3 if v.animal[seat] else 2)
        return KIAI_WORTH[samurai]

    def find_wound_price(self, seat: int) -> float:
        return WOUNDING[self.wounds[seat]] / self.life

    def count_turns(self, seat: int) -> int:
        """Turns still to come in this round, the open one included."""
        v = self.v
        if v.passed[seat]:
            return 0
        order = [s for s in (*range(v.active, v.seats), *range(v.active)) if not v.passed[s]]
        waits = order.index(seat)
        return min(MOST_TURNS, max(0, -(-(len(v.raiders) - waits) // len(order))))

    def count_turns_after(self, seat: int) -> int:
        """Without the open one."""
        return max(0, self.turns[seat] - (seat == self.v.active))

    def find_odds(self) -> list[tuple[int, float]]:
        """Cards that the next raider can be, with their chances."""
        if self._odds is None:
            self._odds = find_next_odds(self.v, find_unseen(self.v))
        return self._odds

    # --- talents ------------------------------------------------------------------------------

    def find_talents(self, seat: int) -> list[int]:
        """For a card that he holds now."""
        v = self.v
        if seat == v.active:
            return [] if v.no_talent else v.talents
        return [v.samurai[seat], *(talent for s, talent in v.in_force if s == seat)]

    def find_next_talents(self, seat: int) -> list[int]:
        """In his next turn: what is lent to the active samurai goes home before."""
        v = self.v
        lent = [v.samurai[s] for s, at in enumerate(v.token_at) if at == seat != s]
        own = [v.samurai[seat], *(talent for s, talent in v.in_force if s == seat)]
        return own if seat == v.active else own + lent

    # --- penalties ----------------------------------------------------------------------------

    def find_penalty_cost(self, seat: int, card: int) -> float:
        """What the last card of his line will cost him in his next turn."""
        if card < 0 or not PENALTIES[card]:
            return 0.0
        cost = self.sum_penalties(seat, card)
        talent = KANBEI if VALUE[card] & 1 else GOROBEI
        return min(0.0, cost) if talent in self.find_next_talents(seat) else cost

    def sum_penalties(self, seat: int, card: int) -> float:
        return sum(self.find_price_of(seat, penalty) for penalty in PENALTIES[card])

    def find_price_of(self, seat: int, penalty: int) -> float:
        v = self.v
        if penalty == WOUND:
            return self.find_wound_price(seat)
        if penalty in (ARROW_LEFT, ARROW_RIGHT):
            other = (seat + (1 if penalty == ARROW_LEFT else -1)) % v.seats
            if v.passed[other]:
                return self.find_wound_price(seat)
        if penalty == DROP_DEFENCE:
            there = [p for s, p in enumerate(self.prices[seat][:3]) if v.left[s][seat] >= 0]
            return 0.6 * min(there) if there else self.find_wound_price(seat)
        return OTHER_PENALTIES[penalty]

    # --- a samurai ----------------------------------------------------------------------------

    def find_cost(self, seat: int, distance: int, missing: int, last: int) -> float:
        """Of one samurai till the end of the round, after the open turn."""
        turns = self.count_turns_after(seat)
        prices = self.prices[seat]
        if distance < 0 or self.v.passed[seat]:
            cost = find_costs_of_lacking(prices)[missing] + prices.left_over * turns
        else:
            cost = find_costs_to_come(self.v.round, prices)[turns][distance][missing]
        return cost + self.find_penalty_cost(seat, last) if turns else cost

    def find_cost_now(self, seat: int) -> float:
        return self.find_cost(seat, self.distance[seat], self.missing[seat], self.last[seat])

    def find_cost_of_passing(self, seat: int) -> float:
        prices = self.prices[seat]
        turns = self.turns[seat]
        if len(self.alive) == 1:
            return (
                find_costs_of_lacking(prices)[self.missing[seat]]
                + INTRUDER * len(self.v.raiders) / 2
            )
        return find_costs_of_lacking(prices)[self.missing[seat]] + prices.left_over * turns

    # --- a card -------------------------------------------------------------------------------

    def confront(self, seat: int, card: int) -> float:
        """The change of his cost."""
        distance = self.distance[seat] - VALUE[card]
        extra = 0.0
        if distance < 0:
            extra = 1.0
        elif distance == 0:
            line = self.v.line[seat]
            distance = VALUE[line[0] if line else card]
            extra = -self.find_kiai_worth(seat)
        cost = self.find_cost(seat, distance, self.missing[seat], card)
        return extra + cost - self.find_cost_now(seat)

    def defend(self, seat: int, card: int) -> float:
        missing = self.missing[seat] & ~(1 << CARD_SYMBOL[card])
        cost = self.find_cost(seat, self.distance[seat], missing, self.last[seat])
        return cost - self.find_cost_now(seat)

    def can_defend(self, seat: int, card: int) -> bool:
        symbol = CARD_SYMBOL[card]
        if symbol < 0 or not self.missing[seat] >> symbol & 1:
            return False
        return seat != self.v.active or not self.v.no_defend

    def lay(self, seat: int, card: int) -> float:
        """The better of right and left."""
        cost = self.confront(seat, card)
        return min(cost, self.defend(seat, card)) if self.can_defend(seat, card) else cost

    def place(self, seat: int, card: int) -> float:
        """The best that can be done with a drawn card, talents included, but for a redraw."""
        best = self.lay(seat, card)
        if best <= 0:
            return best
        v, talents = self.v, self.find_talents(seat)
        if KYUZO in talents and VALUE[card] in [VALUE[c] for c in v.line[seat]]:
            best = 0.0
        if (DAISUKE if VALUE[card] & 1 else HEIHACHI) in talents:
            for other in ((seat + 1) % v.seats, (seat - 1) % v.seats):
                if other != seat and not v.passed[other]:
                    best = min(best, self.lay(other, card))
        return best

    def fight(self, seat: int) -> float:
        """The expected change by drawing a raider."""
        costs = [(self.place(seat, card), chance) for card, chance in self.find_odds()]
        mean = sum(cost * chance for cost, chance in costs)
        if KATSUSHIRO in self.find_talents(seat) and len(self.v.raiders) > 1:
            return sum(min(cost, mean) * chance for cost, chance in costs)
        return mean

    def take_last(self, seat: int, resolver: int) -> float:
        """The change for one whose last card is taken away; the resolver still loses his first."""
        line = self.v.line[seat]
        gone = VALUE[line[-1]]
        rest = line[:-1]
        distance, last = self.distance[seat] + gone, rest[-1] if rest else -1
        before = self.find_cost_now(seat)
        if seat == resolver:
            first = VALUE[line[0]]
            before = self.find_cost(seat, first, self.missing[seat], line[-1])
            distance += VALUE[rest[0]] if rest else 0
        elif distance == 0:
            distance = VALUE[rest[0]] if rest else gone
        return self.find_cost(seat, distance, self.missing[seat], last) - before
