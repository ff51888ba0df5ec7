"""Deadlines: how long each seat may think. A pure model; who calls it says what time it is.

Times are whole milliseconds. A decision has time of its own; once that is used up, the seat's
reserve runs. A clock runs only while its seat is really asked: not while a bot answers for it,
while it is on holiday, while the table is paused, or while no server ran.

Moving and taking back refills nothing: the n-th answer of a seat has its own time and earns its
increment once, however often it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, structs

AtZero: TypeAlias = Literal["bot-once", "bot-stays", "resign"]
Due: TypeAlias = Literal["warning", "time-out", "holiday-over"]

ANSWERS_KEPT = 64
"""Of how many answers it is known what was left: more than anybody can take back."""
WARNING_SHARE = 5
"""The last fifth is warned of."""


class Pace(Struct, frozen=True, kw_only=True):
    """How a table is timed; chosen before the start."""

    decision: int = 0  # each decision's own time
    reserve: int = 0  # of a seat, for the whole game
    increment: int = 0  # put into the reserve by an answer
    holidays: int = 0  # how long a seat may be away in all
    at_zero: AtZero = "bot-once"


class Timer(Struct, frozen=True, kw_only=True):
    """The clock of one seat."""

    reserve: int
    holidays: int
    answers: int = 0  # of this seat that are in force
    earned: int = 0  # answers that have earned their increment
    kept: tuple[int, ...] = ()  # own time left of the newest answers, up to the furthest ever asked
    furthest: int = 0  # how many answers have been granted their own time
    is_asked: bool = False
    since: int | None = None  # it runs since then; None while it stands still
    away_since: int | None = None  # on holiday
    helped: int | None = None  # the answer that a bot gives
    is_replaced: bool = False  # a bot answers until the person is back
    is_resigned: bool = False

    @property
    def own(self) -> int:
        """What is left of the own time of the answer that is due, when it last stood still."""
        place = self.answers - self.furthest
        return self.kept[place] if -len(self.kept) <= place < 0 else 0

    @property
    def left(self) -> int:
        """What is left in all, when it last stood still."""
        return self.own + self.reserve

    @property
    def is_helped(self) -> bool:
        """Whether a bot gives the answer that is due."""
        return self.is_replaced or self.is_resigned or self.helped == self.answers


class Deadline(NamedTuple):
    """Something that will happen to a seat unless it acts."""

    at: int
    seat: int
    due: Due


class Deadlines(Struct, frozen=True):
    """The clocks of a table. Every method returns it changed; `now` never goes back."""

    pace: Pace
    timers: tuple[Timer, ...]
    is_paused: bool = False

    # --- what the game does -------------------------------------------------------------------

    def go_on(self, now: int, asked: Collection[int], answers: Sequence[int]) -> Deadlines:
        """After a cause: these seats are asked, and so many answers of each seat are in force."""

        def change(seat: int, timer: Timer) -> Timer:
            timer = self._earn(timer, answers[seat])
            timer = structs.replace(timer, answers=answers[seat], is_asked=seat in asked)
            return self._grant(timer) if timer.is_asked else timer

        return self._change(now, now, change)

    # --- what people do -----------------------------------------------------------------------

    def pause(self, now: int) -> Deadlines:
        """Everything stands still; what is left stays."""
        timers = tuple(self._settle(timer, now) for timer in self.timers)
        return structs.replace(self, is_paused=True, timers=timers)

    def resume(self, now: int) -> Deadlines:
        if not self.is_paused:
            return self
        timers = tuple(_start(timer, now) for timer in self.timers)
        return structs.replace(self, is_paused=False, timers=timers)

    def leave(self, seat: int, now: int) -> Deadlines:
        """A holiday begins, as far as any is left."""
        if not self.timers[seat].holidays or self.timers[seat].away_since is not None:
            return self
        return self._change_one(seat, now, away_since=now)

    def come_back(self, seat: int, now: int) -> Deadlines:
        """From a holiday, or to a seat that a bot answers for.

        An answer whose time is up stays with the bot: coming back refills nothing.
        """
        timer = self.timers[seat]
        is_late = timer.is_replaced and not timer.left
        helped = timer.answers if is_late else timer.helped
        return self._change_one(seat, now, away_since=None, is_replaced=False, helped=helped)

    # --- what time does -----------------------------------------------------------------------

    def time_out(self, seat: int, now: int) -> Deadlines:
        """What happens at zero; nothing where it has not come to that."""
        if self.count_left(seat, now) or self.timers[seat].since is None:
            return self
        match self.pace.at_zero:
            case "bot-once":
                return self._change_one(seat, now, helped=self.timers[seat].answers)
            case "bot-stays":
                return self._change_one(seat, now, is_replaced=True)
            case "resign":
                return self._change_one(seat, now, is_resigned=True)

    def end_holiday(self, seat: int, now: int) -> Deadlines:
        """When all of it is used up; nothing where it has not come to that."""
        timer = self.timers[seat]
        if timer.away_since is None or now < timer.away_since + timer.holidays:
            return self
        return self._change_one(seat, now, away_since=None)

    def skip(self, alive_at: int, now: int) -> Deadlines:
        """No server ran between `alive_at` and `now`: that counts for nobody."""
        return self._change(alive_at, now, lambda _seat, timer: timer)

    # --- what is known ------------------------------------------------------------------------

    def count_left(self, seat: int, now: int) -> int:
        """How long a seat may still think."""
        return _stop(self.timers[seat], now).left

    def list_deadlines(self) -> list[Deadline]:
        """What will happen if nobody does anything, soonest first."""
        return sorted(line for seat in range(len(self.timers)) for line in self._list_due(seat))

    def _list_due(self, seat: int) -> Iterator[Deadline]:
        timer = self.timers[seat]
        if timer.since is not None:
            zero = timer.since + timer.left
            share = min(timer.left, self.pace.decision + self.pace.reserve) // WARNING_SHARE
            yield Deadline(zero, seat, "time-out")
            yield Deadline(zero - share, seat, "warning")
        if timer.away_since is not None and not self.is_paused:
            yield Deadline(timer.away_since + timer.holidays, seat, "holiday-over")

    # --- one timer ----------------------------------------------------------------------------

    def _earn(self, timer: Timer, answers: int) -> Timer:
        new = max(0, answers - timer.earned)
        return structs.replace(
            timer, reserve=timer.reserve + new * self.pace.increment, earned=timer.earned + new
        )

    def _grant(self, timer: Timer) -> Timer:
        """Own time for the answer that is due, unless it has had it."""
        new = max(0, timer.answers + 1 - timer.furthest)
        kept = (*timer.kept, *([self.pace.decision] * new))[-ANSWERS_KEPT:]
        return structs.replace(timer, kept=kept, furthest=timer.furthest + new)

    # --- all ----------------------------------------------------------------------------------

    def _change(self, until: int, now: int, change: Callable[[int, Timer], Timer]) -> Deadlines:
        """Counts up to `until`, changes each timer, and lets it go on from `now`."""
        timers = [change(seat, self._settle(t, until)) for seat, t in enumerate(self.timers)]
        if not self.is_paused:
            timers = [_start(timer, now) for timer in timers]
        return structs.replace(self, timers=tuple(timers))

    def _change_one(self, seat: int, now: int, **fields: object) -> Deadlines:
        return self._change(
            now, now, lambda s, timer: structs.replace(timer, **fields) if s == seat else timer
        )

    def _settle(self, timer: Timer, now: int) -> Timer:
        """Counted up to now, and standing still."""
        return timer if self.is_paused else _rest(_stop(timer, now), now)


def _stop(timer: Timer, now: int) -> Timer:
    """Stands still, with what is left."""
    if timer.since is None:
        return timer
    gone = min(now - timer.since, timer.left)
    own = min(gone, timer.own)
    kept = list(timer.kept)
    if own:
        kept[timer.answers - timer.furthest] -= own
    return structs.replace(
        timer, kept=tuple(kept), reserve=timer.reserve - (gone - own), since=None
    )


def _rest(timer: Timer, now: int) -> Timer:
    """A holiday is used up as far as it has gone."""
    if timer.away_since is None:
        return timer
    gone = min(now - timer.away_since, timer.holidays)
    return structs.replace(timer, holidays=timer.holidays - gone, away_since=now)


def _start(timer: Timer, now: int) -> Timer:
    """Runs from now on if it should; a holiday goes on."""
    if timer.away_since is not None:
        return structs.replace(timer, away_since=now)
    runs = timer.is_asked and not timer.is_helped
    return structs.replace(timer, since=now if runs else None)


def begin_deadlines(pace: Pace, seats: int) -> Deadlines:
    """The clocks of a table before its start: nobody is asked yet."""
    timer = Timer(reserve=pace.reserve, holidays=pace.holidays)
    return Deadlines(pace, (timer,) * seats)
