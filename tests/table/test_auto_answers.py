"""Auto-answers: kept, private, and given by the clock."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from kabuto.kernel import NotOnOffer, Refusal
from kabuto.table import House, NotAtTable, Table, UnknownAutoAnswer
from kabuto.table.clock import find_due

from .attacks import ATTACKER, PAUSE, PERSONS, TARGET, attack, choose, open_table
from .clocks import SlowClock
from .requests import ask, find_invite


@pytest.fixture
async def clock() -> SlowClock:
    return SlowClock()


@pytest.fixture
async def found(tmp_path: Path, clock: SlowClock) -> AsyncIterator[House]:
    house = House(tmp_path, bot_pause=PAUSE, clock=clock)
    clock.houses.append(house)
    await house.start()
    yield house
    for opened in clock.houses:
        await opened.stop()


def last(table: Table) -> tuple[int | None, str | None]:
    return table.history.line[-1].seat, table.history.line[-1].move


@pytest.mark.parametrize(
    ("opened", "pause", "now", "due"),
    [
        (10, 2, 10, 12),
        (10, 2, 11.9, 12),
        (10, 2, 12, 12),
        (10, 2, 12.1, 14),
        (10, 2, 17, 18),
        (10, 0, 17, 17),
    ],
)
def test_when_an_answer_is_due(opened: float, pause: float, now: float, due: float) -> None:
    assert find_due(opened, pause, now) == due


async def test_nobody_is_answered_for_who_has_not_asked_for_it(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await attack(found, table)
    await clock.pass_on(5 * PAUSE)
    assert table.waiting() == [TARGET]


async def test_an_answer_comes_when_the_pause_is_over(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "parry-always")
    await attack(found, table)
    await clock.pass_on(PAUSE - 0.25)
    assert table.waiting() == [TARGET]
    await clock.pass_on(0.25)
    assert last(table) == (TARGET, "answer parry")
    assert not table.history.line[-1].by_person
    assert not table.undoer.may_take_back(TARGET)


@pytest.mark.parametrize("at", [0.5, 3.0])
async def test_chosen_while_asked_it_counts_from_the_question(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch, at: float
) -> None:
    table = await open_table(found, monkeypatch)
    await attack(found, table)
    await clock.pass_on(at)
    await choose(found, table, "suffer-one")
    rest = find_due(0, PAUSE, at) - at
    await clock.pass_on(rest - 0.25)
    assert table.waiting() == [TARGET]
    await clock.pass_on(0.25)
    assert last(table) == (TARGET, "pass")


async def test_another_wish_meanwhile_is_the_one_that_counts(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    await clock.pass_on(PAUSE / 2)
    await choose(found, table, "parry-always")
    await clock.pass_on(PAUSE / 2)
    assert last(table) == (TARGET, "answer parry")


async def test_given_up_meanwhile_the_question_stays(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    await clock.pass_on(PAUSE / 2)
    await choose(found, table)
    await clock.pass_on(3 * PAUSE)
    assert table.waiting() == [TARGET]


async def test_an_answer_of_ones_own_that_comes_first_counts(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    await clock.pass_on(PAUSE / 2)
    own = answer(found, table, "answer parry")
    await clock.pass_on(3 * PAUSE)
    assert await own
    moves = [move for seat, move in table.history.moves_in_force() if seat == TARGET]
    assert moves == ["answer parry"]


async def test_an_answer_that_a_game_offers_no_more_is_silent(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stands in a database of the time when it was offered."""
    table = await open_table(found, monkeypatch, holds_parry=False)
    await choose(found, table, "pass-alone")
    monkeypatch.delitem(table.game.auto_answers, "pass-alone")
    await attack(found, table)
    await clock.pass_on(4 * PAUSE)
    assert table.waiting() == [TARGET]
    assert await answer(found, table, "pass")
    assert last(table) == (TARGET, "pass")
    await choose(found, table, "suffer-one", key="later")
    assert table.seats[TARGET].auto_answers == ("suffer-one",)


# --- answers of one's own -----------------------------------------------------------------------


def answer(found: House, table: Table, move: str, key: str = "own") -> asyncio.Future[bool]:
    """A answers by hand."""
    return asyncio.ensure_future(found.move(table, ask(table, TARGET, move, key=key)))


@pytest.mark.parametrize(("at", "due"), [(0, 2), (0.5, 2), (1.75, 2), (2, 2), (2.25, 4)])
async def test_an_own_answer_waits_for_the_beat(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch, at: float, due: float
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "pass-alone")
    await attack(found, table)
    await clock.pass_on(at)
    own = answer(found, table, "pass")
    if due > at:
        await clock.pass_on(due - at - 0.25)
        assert table.waiting() == [TARGET]
        await clock.pass_on(0.25)
    assert await own
    assert last(table) == (TARGET, "pass")


@pytest.mark.parametrize("holds_parry", [True, False])
async def test_an_own_answer_that_none_could_stand_for_is_given_at_once(
    found: House, monkeypatch: pytest.MonkeyPatch, holds_parry: bool
) -> None:
    table = await open_table(found, monkeypatch, holds_parry=holds_parry)
    await attack(found, table)
    assert await answer(found, table, "pass")
    assert last(table) == (TARGET, "pass")


async def test_in_ones_own_turn_nothing_waits(
    found: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one", "pass-alone", person="pB", seat="B")
    await attack(found, table)
    assert last(table) == (ATTACKER, "attack bokken A")


async def test_what_is_refused_is_refused_at_once(
    found: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch, holds_parry=False)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    with pytest.raises(NotOnOffer):
        await answer(found, table, "answer parry")


async def test_of_two_own_answers_the_first_counts(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    first, again = answer(found, table, "answer parry"), answer(found, table, "answer parry")
    await clock.pass_on(0.5)
    second = answer(found, table, "pass", "other")
    await clock.pass_on(PAUSE)
    assert sorted([await first, await again]) == [False, True]
    with pytest.raises(Refusal):
        await second
    assert last(table) == (TARGET, "answer parry")


async def test_an_answer_that_fails_leaves_the_automatic_one(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    own = answer(found, table, "answer parry")
    await clock.pass_on(0.5)
    append = found.store.append

    async def fail(*_: object) -> None:
        monkeypatch.setattr(found.store, "append", append)
        raise OSError("disk full")

    monkeypatch.setattr(found.store, "append", fail)
    with capture_logs():
        await clock.pass_on(2 * PAUSE)
    with pytest.raises(OSError, match="disk full"):
        await own
    assert last(table) == (TARGET, "pass")


async def test_a_house_that_closes_waits_for_no_beat(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await attack(found, table)
    own = answer(found, table, "pass")
    await clock.pass_on(0.25)
    async with asyncio.timeout(10):
        await found.stop()
    clock.houses.clear()
    with pytest.raises(asyncio.CancelledError):
        await own
    assert table.waiting() == [TARGET]


async def test_they_are_kept_and_go_on_after_a_restart(
    found: House, clock: SlowClock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one", "parry-always")
    await attack(found, table)
    await found.stop()
    clock.sleepers.clear()
    again = House(tmp_path, bot_pause=PAUSE, clock=clock)
    clock.houses[:] = [again]
    await again.start()
    same = await again.get(table.id)
    assert same.seats[TARGET].auto_answers == ("suffer-one", "parry-always")
    await clock.pass_on(PAUSE)
    assert (await again.store.load_causes(table.id))[-1].move == "pass"


async def test_the_same_key_twice_is_one_wish(
    found: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    assert await choose(found, table, "suffer-one", key="k")
    assert await choose(found, table, key="other")
    assert not await choose(found, table, "suffer-one", key="k")
    assert table.seats[TARGET].auto_answers == ()


@pytest.mark.parametrize(
    ("person", "seat", "names", "refusal"),
    [
        ("stranger", "A", ["suffer-one"], NotAtTable),
        ("pB", "A", ["suffer-one"], NotAtTable),
        ("pA", "Z", ["suffer-one"], NotAtTable),
        ("pA", "A", ["suffer-one", "win-always"], UnknownAutoAnswer),
    ],
)
async def test_refused(
    found: House,
    monkeypatch: pytest.MonkeyPatch,
    person: str,
    seat: str,
    names: list[str],
    refusal: type[Refusal],
) -> None:
    table = await open_table(found, monkeypatch)
    before = table.seats
    with pytest.raises(refusal):
        await choose(found, table, *names, person=person, seat=seat)
    assert table.seats is before
    assert (await found.store.load(table.id)).seats == before


async def test_nothing_is_counted_or_told(found: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await open_table(found, monkeypatch)
    changes, whispers = [], []
    found._on_change = lambda *change: changes.append(change)
    found._on_private_change = lambda _, person: whispers.append(person)
    before = (
        [table.history.version_for((seat,)) for seat in range(4)],
        table.history.count,
        len(table.log),
    )
    await choose(found, table, "suffer-one")
    after = (
        [table.history.version_for((seat,)) for seat in range(4)],
        table.history.count,
        len(table.log),
    )
    assert (after, changes, whispers) == (before, [], ["pA"])


async def test_at_the_next_table_they_are_there_for_the_same_person(
    found: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await open_table(found, monkeypatch)
    await choose(found, table, "suffer-one")
    await choose(found, table, "pass-alone", person="pB", seat="B")
    await choose(found, table, "parry-always", person="pC", seat="C")
    monkeypatch.setattr(type(table), "is_over", True)
    new = await found.get(await found.again(PERSONS[ATTACKER], table))
    monkeypatch.undo()
    last = len(new.seats) - 1
    await found.join(PERSONS[TARGET], new.id, find_invite(new, last))
    await found.join(PERSONS[3], new.id, find_invite(new, 1))
    kept = [new.seats[seat].auto_answers for seat in (last, 0, 1)]
    assert kept == [("suffer-one",), ("pass-alone",), ()]
    assert (await found.store.load(new.id)).seats == new.seats
