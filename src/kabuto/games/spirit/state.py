"""What lies on the table, and the rules that nobody can interrupt: the operations of 4.2."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Struct

from kabuto.kernel import NOTHING, SEAT, Kind, Over, Seat, State

from .components import (
    CARD_SYMBOL,
    DEFAULT_DIFFICULTY,
    DIFFICULTY,
    KIAI,
    LOSE_BARRICADE,
    LOSE_FAMILY,
    LOSE_FARMSTEAD,
    RANDOM_WOUND,
    RESERVE_ALLOWED,
    RESERVE_ALWAYS,
    RESERVE_DURATION,
    VALUE,
    Card,
    Difficulty,
    Family,
    Farmstead,
    Level,
    Samurai,
)


class _SeatOnce(Kind):
    """Seats of steps that were once written as plain numbers, as stored positions still have."""

    def number(self, label: str | int) -> int:
        if isinstance(label, int) and 0 <= label < len(self):
            return label
        return super().number(str(label))


SeatOfStep = Annotated[int, _SeatOnce(SEAT.name, SEAT.labels), SEAT]
SamuraiChoice: TypeAlias = Literal[
    "dealt", "heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro"
]


class Options(Struct, frozen=True):
    """Difficulty, variants, and who sits where (A38)."""

    difficulty: Level = DEFAULT_DIFFICULTY
    reserve: bool = False  # always on with two samurai, never with seven
    reserve_duration: Literal["round", "turn"] = RESERVE_DURATION
    passing_on: Literal["fitting_value", "any_value"] = "fitting_value"  # A20
    eighth_boss: bool = False  # reconstructed
    samurai_a: SamuraiChoice = "dealt"
    samurai_b: SamuraiChoice = "dealt"
    samurai_c: SamuraiChoice = "dealt"
    samurai_d: SamuraiChoice = "dealt"
    samurai_e: SamuraiChoice = "dealt"
    samurai_f: SamuraiChoice = "dealt"
    samurai_g: SamuraiChoice = "dealt"
    data: str = ""  # the text of a host's box file, as TOML; see box.py

    @property
    def level(self) -> Difficulty:
        return DIFFICULTY[self.difficulty]


def has_reserve(seats: int, options: Options) -> bool:
    """7.1 and 7.3: mandatory with two samurai; with seven nobody is left for it."""
    return seats in RESERVE_ALWAYS or (options.reserve and seats in RESERVE_ALLOWED)


class Spirit(State, kw_only=True):
    """A game of Samurai Spirit at a moment. In every stack the top card is the last.

    What is empty or unknown when a game begins has that as its default.
    """

    options: Options
    round: int = 0  # 1 to 3; 0 before the first
    barricades: int
    cap: int  # of barricades
    farmsteads: list[Farmstead]  # backs, by place
    burnt: list[int] = []  # places of farmsteads lost, in order
    families: list[Family]  # backs, by place
    gone: list[int] = []  # places of families lost, in order
    families_known: bool = False  # the first bonus step has shown the backs

    raiders: list[Card] = []
    raiders_up: list[bool] = []  # known to all
    intruders: list[Card] = []
    intruders_up: list[bool] = []
    intruders_age: list[int] = []  # how many shuffles of the raider stack each came after
    discard: list[Card] = []
    last_discard: list[Card] = []  # as it lay when the last round ended
    box: list[Card]  # out of the game or not yet in it, sorted
    met: list[bool]  # by card: all have seen it in this game
    inside: list[tuple[Card, int]] = []  # known to have been shuffled into the raiders, and when
    shuffles: int = 0  # of the raider stack in this round

    samurai: list[Samurai]  # by seat
    animal: list[bool]  # by seat: which face is up
    wounded: list[bool]  # by seat: bears a wound token
    line: list[list[Card]]  # by seat, first to last
    total: list[int]  # by seat: the values of its line
    left: list[list[Card]]  # by symbol, by seat
    passed: list[bool]  # by seat
    token_at: list[Seat]  # by seat: who has its support token
    reserve: list[Samurai] = []  # reserve tokens face up
    reserve_used: list[Samurai] = []
    in_force: list[tuple[Seat, Samurai]] = []  # reserve talents, till the end of the round

    start: Seat = NOTHING  # began the round
    active: Seat = NOTHING
    last_taker: Seat = NOTHING  # took the last card from the raiders (4.7)
    talents: list[Samurai] = []  # of the active samurai in this turn
    no_defend: bool = False
    no_support: bool = False
    no_talent: bool = False
    must_pass: bool = False
    held: Card = NOTHING  # drawn or taken away, not yet placed
    queue: list[Seat] = []  # whose Kiai is still to come
    resolving: Seat = NOTHING  # whose Kiai is being resolved
    struck: list[Seat] = []  # wounded by burning farmsteads, in order
    fallen: Seat = NOTHING  # sustained the fourth wound

    # --- numbers ------------------------------------------------------------------------------

    def kiai_of(self, seat: int) -> int:
        return KIAI[self.animal[seat]][self.samurai[seat]]

    def is_overcome(self, seat: int) -> bool:
        return self.total[seat] > self.kiai_of(seat)

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def around_from(self, seat: int) -> list[int]:
        """All seats clockwise, from this one."""
        return [*range(seat, self.seats), *range(seat)]

    def find_talents(self, seat: int) -> list[int]:
        """Which talents a seat may use now (4.4)."""
        if seat == self.active:
            return [] if self.no_talent else self.talents
        return [self.samurai[seat], *(talent for s, talent in self.in_force if s == seat)]

    def can_take_left(self, seat: int, card: int) -> bool:
        """Whether a card may go on the left side of a seat."""
        symbol = CARD_SYMBOL[card]
        if symbol < 0 or self.left[symbol][seat] >= 0:
            return False
        return seat != self.active or not self.no_defend

    def is_token_home(self, seat: int) -> bool:
        return self.token_at[seat] == seat

    # --- the village --------------------------------------------------------------------------

    def find_farmsteads(self) -> list[int]:
        """Places of those that stand."""
        return [place for place in range(len(self.farmsteads)) if place not in self.burnt]

    def find_families(self) -> list[int]:
        """Places of those that remain."""
        return [place for place in range(len(self.families)) if place not in self.gone]

    def add_barricade(self) -> None:
        if self.barricades < self.cap:
            self.barricades += 1
            self.tell("barricade-added", count=self.barricades)
        else:
            self.tell("barricade-full", count=self.barricades)

    def lose_barricade(self) -> None:
        if self.barricades == 0:
            self.lose_farmstead()
            return
        self.barricades -= 1
        self.tell("barricade-lost", count=self.barricades)

    def lose_farmstead(self) -> None:
        """A7: at random; its penalty counts on hard and heroic (5.5). Raises Over."""
        standing = self.find_farmsteads()
        place = standing[self.below(len(standing))]
        self.burnt.append(place)
        back = self.farmsteads[place]
        self.tell("farmstead-lost", place=place, farmstead=back, count=len(standing) - 1)
        if len(standing) == 1:
            raise Over
        if self.options.level.farmstead_penalties:
            self._strike_with(back)

    def _strike_with(self, back: int) -> None:
        self.tell("farmstead-penalty", farmstead=back)
        if back == LOSE_FAMILY:
            self.lose_family()
        elif back == LOSE_FARMSTEAD:
            self.lose_farmstead()
        elif back == LOSE_BARRICADE:
            self.lose_barricade()
        elif back == RANDOM_WOUND:
            self.struck.append(self.below(self.seats))
            self.wound(self.struck[-1])

    def lose_family(self) -> None:
        """Raises Over."""
        standing = self.find_families()
        place = standing[self.below(len(standing))]
        self.gone.append(place)
        self.tell("family-lost", place=place, family=self.families[place], count=len(standing) - 1)
        if len(standing) == 1:
            raise Over

    # --- samurai ------------------------------------------------------------------------------

    def wound(self, seat: int) -> None:
        """Raises Over at the fourth."""
        if not self.wounded[seat]:
            self.wounded[seat] = True
            self.tell("wounded", seat=seat)
            return
        if self.animal[seat]:
            self.fallen = seat
            self.tell("fallen", seat=seat)
            raise Over
        self.wounded[seat] = False
        self.animal[seat] = True
        self.tell("transformed", seat=seat, samurai=self.samurai[seat], kiai=self.kiai_of(seat))
        self.check_kiai(seat)

    def heal(self, seat: int) -> None:
        if self.wounded[seat]:
            self.wounded[seat] = False
            self.tell("healed", seat=seat)

    def check_kiai(self, seat: int) -> None:
        """At the end of a round everybody has passed, so no Kiai fires there (A14)."""
        if (
            self.total[seat] == self.kiai_of(seat)
            and not self.passed[seat]
            and seat != self.resolving
            and seat not in self.queue
        ):
            self.queue.append(seat)

    def lay_right(self, seat: int) -> None:
        """The held card becomes the last of the line."""
        card, self.held = self.held, NOTHING
        self.line[seat].append(card)
        total = self.total[seat] = self.total[seat] + VALUE[card]
        kiai = self.kiai_of(seat)
        self.tell("laid-right", seat=seat, card=card, total=total, kiai=kiai)
        if total > kiai:
            self.tell("overcome", seat=seat, total=total, kiai=kiai)
            self.lose_barricade()
        elif total == kiai:
            self.check_kiai(seat)

    def lay_left(self, seat: int) -> None:
        card, self.held = self.held, NOTHING
        self.left[CARD_SYMBOL[card]][seat] = card
        self.tell("laid-left", seat=seat, card=card, symbol=CARD_SYMBOL[card])

    def remove_from_line(self, seat: int, index: int) -> int:
        """Takes the first or last card out of a line; it is held till it has a new place."""
        card = self.held = self.line[seat].pop(index)
        self.total[seat] -= VALUE[card]
        self.check_kiai(seat)
        return card

    def discard_held(self) -> None:
        self.discard.append(self.held)
        self.held = NOTHING

    # --- stacks -------------------------------------------------------------------------------

    def show(self, card: int) -> None:
        """Everybody sees this card now."""
        self.met[card] = True
        if self.inside:
            self.inside = [entry for entry in self.inside if entry[0] != card]

    def draw(self, seat: int) -> None:
        """Everybody sees the drawn card; it is held till it has a place."""
        card = self.held = self.raiders.pop()
        self.raiders_up.pop()
        self.last_taker = seat
        self.show(card)
        self.tell("drew", seat=seat, card=card)

    def slip_in(self) -> None:
        """The top raider goes onto the intruder stack, unseen."""
        self.intruders.append(self.raiders.pop())
        self.intruders_up.append(self.raiders_up.pop())
        self.intruders_age.append(self.shuffles)
        self.last_taker = self.active
        self.tell("slipped-in", count=len(self.intruders))

    def discard_raider(self) -> int:
        card = self.raiders.pop()
        self.raiders_up.pop()
        self.last_taker = self.active
        self.discard.append(card)
        self.show(card)
        return card

    def discard_intruder(self) -> int:
        card = self.intruders.pop()
        self.intruders_up.pop()
        self.intruders_age.pop()
        self.discard.append(card)
        self.show(card)
        return card

    def put_under(self) -> None:
        """The held card goes under the raiders and stays known."""
        self.raiders.insert(0, self.held)
        self.raiders_up.insert(0, True)
        self.held = NOTHING

    def reinforce(self) -> int:
        """A card of the discard pile is shuffled into the raiders; nobody knows where it lies."""
        self.shuffles += 1
        card = self.discard.pop(self.below(len(self.discard)))
        known = [c for c, up in zip(self.raiders, self.raiders_up, strict=True) if up]
        self.inside += [(c, self.shuffles) for c in [*known, card]]
        self.raiders.append(card)
        self.shuffle(self.raiders)
        self.raiders_up = [False] * len(self.raiders)
        return card
