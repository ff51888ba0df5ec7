"""Deadlines: single cases, and any history against a ledger that counts every millisecond."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kabuto.table.deadlines import Deadline, Deadlines, Pace, begin_deadlines

HISTORIES = int(os.environ.get("KABUTO_HISTORIES", "150"))
MINUTE = 60_000


def ask(pace: Pace, seats: int = 2, now: int = 0) -> Deadlines:
    """A table whose first seat is asked its first question."""
    return begin_deadlines(pace, seats).go_on(now, [0], [0] * seats)


# --- single cases -----------------------------------------------------------------------------


def test_own_time_goes_first_then_the_reserve() -> None:
    table = ask(Pace(decision=100, reserve=1000))
    assert table.count_left(0, 30) == 1070
    after = table.go_on(130, [1], [1, 0])
    assert (after.timers[0].own, after.timers[0].reserve) == (0, 970)
    assert after.count_left(1, 130) == 1100


def test_an_answer_earns_its_increment_once_and_its_own_time_is_given_once() -> None:
    table = ask(Pace(decision=100, reserve=1000, increment=7))
    table = table.go_on(40, [1], [1, 0])
    assert table.timers[0].reserve == 1007
    for _ in range(5):
        table = table.go_on(50, [0], [0, 0]).go_on(50, [1], [1, 0])
    assert table.timers[0].reserve == 1007
    assert table.go_on(60, [0], [0, 0]).count_left(0, 60) == 1067


def test_a_pause_keeps_what_is_left() -> None:
    table = ask(Pace(decision=100)).pause(60)
    assert table.list_deadlines() == []
    assert table.resume(5000).list_deadlines()[-1] == Deadline(5040, 0, "time-out")


def test_what_comes_next_is_known_with_a_warning_before_the_end() -> None:
    assert ask(Pace(decision=100, reserve=400)).list_deadlines() == [
        (400, 0, "warning"),
        (500, 0, "time-out"),
    ]


def test_time_without_a_server_counts_for_nobody() -> None:
    table = ask(Pace(decision=100, holidays=50)).leave(0, 10).skip(20, 900)
    assert table.list_deadlines() == [(940, 0, "holiday-over")]
    assert ask(Pace(decision=100)).skip(30, 1000).count_left(0, 1000) == 70


def test_a_holiday_ends_with_its_days() -> None:
    table = ask(Pace(decision=100, holidays=50)).leave(0, 10)
    assert table.end_holiday(0, 59) is table
    back = table.end_holiday(0, 60)
    assert back.count_left(0, 60) == 90
    assert back.leave(0, 60) is back


def test_zero_is_not_before_zero() -> None:
    table = ask(Pace(decision=100))
    assert table.time_out(0, 99) is table
    assert table.time_out(1, 500) is table


def test_a_bot_gives_the_one_answer_or_all_or_the_seat_resigns() -> None:
    once = ask(Pace(decision=100)).time_out(0, 100)
    assert once.timers[0].is_helped
    assert not once.go_on(101, [0], [1, 0]).timers[0].is_helped
    stays = ask(Pace(decision=100, at_zero="bot-stays")).time_out(0, 100)
    assert stays.go_on(101, [0], [1, 0]).timers[0].is_helped
    resigned = ask(Pace(decision=100, at_zero="resign")).time_out(0, 100)
    assert resigned.come_back(0, 200).timers[0].is_resigned


def test_who_is_back_goes_on_with_the_next_decision() -> None:
    table = ask(Pace(decision=100, at_zero="bot-stays")).time_out(0, 100).come_back(0, 300)
    assert table.timers[0].is_helped
    assert table.list_deadlines() == []
    assert table.go_on(310, [0], [1, 0]).count_left(0, 310) == 100


def test_who_is_back_before_the_end_goes_on_at_once() -> None:
    pace = Pace(decision=100, at_zero="bot-stays")
    table = ask(pace).time_out(0, 100).go_on(150, [0], [1, 0]).come_back(0, 200)
    assert table.count_left(0, 240) == 60


# --- any history ------------------------------------------------------------------------------


@dataclass
class Account:
    """What a seat has, counted down as time goes by."""

    reserve: int
    holidays: int
    own: dict[int, int] = field(default_factory=dict)
    earned: set[int] = field(default_factory=set)
    answers: int = 0
    is_asked: bool = False
    is_away: bool = False
    helped: int | None = None
    is_replaced: bool = False
    is_resigned: bool = False

    @property
    def runs(self) -> bool:
        helped = self.answers == self.helped or self.is_replaced or self.is_resigned
        return self.is_asked and not self.is_away and not helped

    @property
    def left(self) -> int:
        return self.own.get(self.answers, 0) + self.reserve

    def spend(self, time: int) -> None:
        if self.is_away:
            self.holidays = max(0, self.holidays - time)
        if not self.runs:
            return
        from_own = min(time, self.own.get(self.answers, 0))
        self.own[self.answers] = self.own.get(self.answers, 0) - from_own
        self.reserve -= min(time - from_own, self.reserve)


TIMES = st.integers(0, 50)


class Histories(RuleBasedStateMachine):
    """Moves, undos, leaving, coming back, pauses and restarts in any order."""

    @initialize(
        seats=st.integers(2, 5),
        pace=st.builds(
            Pace,
            decision=st.integers(0, 60),
            reserve=st.integers(0, 150),
            increment=st.integers(0, 9),
            holidays=st.integers(0, 80),
            at_zero=st.sampled_from(["bot-once", "bot-stays", "resign"]),
        ),
        asked=st.sets(st.integers(0, 4)),
    )
    def start(self, seats: int, pace: Pace, asked: set[int]) -> None:
        self.now, self.pace, self.is_paused = 1000, pace, False
        self.accounts = [Account(pace.reserve, pace.holidays) for _ in range(seats)]
        self.line: list[int] = []  # whose answers are in force
        self.table = begin_deadlines(pace, seats)
        self.ask(asked)

    def ask(self, asked: set[int]) -> None:
        waiting = {seat for seat in asked if seat < len(self.accounts)}
        answers = [self.line.count(seat) for seat in range(len(self.accounts))]
        for seat, account in enumerate(self.accounts):
            account.answers, account.is_asked = answers[seat], seat in waiting
            for answer in range(answers[seat]):
                if answer not in account.earned:
                    account.earned.add(answer)
                    account.reserve += self.pace.increment
            if account.is_asked:
                for answer in range(answers[seat] + 1):
                    account.own.setdefault(answer, self.pace.decision)
        self.table = self.table.go_on(self.now, waiting, answers)

    def pass_time(self, time: int) -> None:
        """Nothing is passed over: whatever is due comes first, as the server does it."""
        for _ in range(time):
            self.now += 1
            for seat, account in enumerate(self.accounts):
                if not self.is_paused:
                    account.spend(1)
                self.let_come_due(seat, account)

    def let_come_due(self, seat: int, account: Account) -> None:
        if self.is_paused:
            return
        if account.is_away and not account.holidays:
            account.is_away = False
            self.table = self.table.end_holiday(seat, self.now)
        if account.runs and not account.left:
            self.end_time_of(account)
            self.table = self.table.time_out(seat, self.now)

    def end_time_of(self, account: Account) -> None:
        match self.pace.at_zero:
            case "bot-once":
                account.helped = account.answers
            case "bot-stays":
                account.is_replaced = True
            case "resign":
                account.is_resigned = True

    @rule(time=TIMES)
    def wait(self, time: int) -> None:
        self.pass_time(time)

    @rule(asked=st.sets(st.integers(0, 4)), which=st.integers(0, 4))
    def move(self, asked: set[int], which: int) -> None:
        waiting = [seat for seat, account in enumerate(self.accounts) if account.is_asked]
        if waiting:
            self.line.append(waiting[which % len(waiting)])
            self.ask(asked)

    @precondition(lambda self: self.line)
    @rule()
    def undo(self) -> None:
        self.ask({self.line.pop()})

    @rule(seat=st.integers(0, 1))
    def leave(self, seat: int) -> None:
        account = self.accounts[seat]
        account.is_away = account.is_away or account.holidays > 0
        self.table = self.table.leave(seat, self.now)

    @rule(seat=st.integers(0, 1))
    def come_back(self, seat: int) -> None:
        account = self.accounts[seat]
        if account.is_replaced and not account.left:
            account.helped = account.answers
        account.is_away = account.is_replaced = False
        self.table = self.table.come_back(seat, self.now)

    @rule()
    def pause(self) -> None:
        self.is_paused = True
        self.table = self.table.pause(self.now)

    @rule()
    def resume(self) -> None:
        self.is_paused = False
        self.table = self.table.resume(self.now)

    @rule(before=TIMES, down=st.integers(0, 10_000))
    def restart(self, before: int, down: int) -> None:
        self.pass_time(before)
        stored = msgspec.json.encode(self.table)
        self.table = msgspec.json.decode(stored, type=Deadlines)
        alive_at, self.now = self.now, self.now + down
        self.table = self.table.skip(alive_at, self.now)

    @invariant()
    def agree(self) -> None:
        for seat, account in enumerate(self.accounts):
            timer = self.table.timers[seat]
            assert self.table.count_left(seat, self.now) == account.left
            assert (timer.since is not None) == (account.runs and not self.is_paused)
            assert (timer.away_since is not None) == account.is_away

    @invariant()
    def never_pass_over_a_deadline(self) -> None:
        due = {(line.seat, line.due): line.at for line in self.table.list_deadlines()}
        for (seat, what), at in due.items():
            if what == "time-out":
                assert at == self.now + self.accounts[seat].left
            if what == "holiday-over":
                assert at == self.now + self.accounts[seat].holidays


TestHistories = pytest.mark.timeout(0 if HISTORIES > 1000 else 60)(Histories.TestCase)
TestHistories.settings = settings(max_examples=HISTORIES, stateful_step_count=40, deadline=None)
