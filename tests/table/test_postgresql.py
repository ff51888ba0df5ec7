"""Tables on PostgreSQL, served by one house or several."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, insert, make_url, select, text
from sqlalchemy import Table as TableOfRows

from kabuto.kernel import NotYourDecision, StaleDecision
from kabuto.table import BadInvitation, House, Person, Request, Table, Wish, company
from kabuto.table.company import Company
from kabuto.table.connections import DRIVERS, make_engine
from kabuto.table.schema import metadata
from kabuto.table.sharing import take_over
from kabuto.table.store import MIGRATIONS
from tests.postgres import Cluster, run_cluster

from .old_house import read_old_house, restore_old_house
from .requests import ask, find_invite
from .test_old_house import describe

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
ME, OPEN, BOT = Wish("me"), Wish("open"), Wish("bot", "random")
SCATTER: dict[str, object] = {"starting_hand": "random", "figure_placement": "random"}

Enter = Callable[..., Awaitable[House]]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with run_cluster() as found:
        yield found


@pytest.fixture
def address(cluster: Cluster) -> str:
    return cluster.make_database()


@pytest.fixture
async def enter(address: str) -> AsyncIterator[Enter]:
    """Opens one more house on the same database."""
    houses: list[House] = []

    async def open_house(**kwargs: Any) -> House:
        houses.append(House(address, **({"bot_pause": 0} | kwargs)))
        await houses[-1].start()
        return houses[-1]

    yield open_house
    for house in houses:
        await house.stop()


async def until(is_so: Callable[[], object], patience: float = 20) -> None:
    async with asyncio.timeout(patience):
        while not is_so():  # noqa: ASYNC110  (nothing tells of it)
            await asyncio.sleep(0.005)


async def play(house: House, table: Table, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if table.is_over:
            return
        seat = table.waiting()[0]
        text = rng.choice(table.game.offer(table.state, seat)).text
        await house.move(table, ask(table, seat, text))


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+asyncpg", "postgresql+psycopg"])
def test_every_address_leads_to_a_driver_that_the_extra_installs(scheme: str) -> None:
    address = make_url(f"{scheme}://ann@there/kabuto")
    driver = DRIVERS.get(address.drivername, address.drivername)
    assert address.set(drivername=driver).get_dialect().import_dbapi().__name__ == "psycopg"


async def test_the_migrations_make_what_the_schema_says(enter: Enter) -> None:
    def compare(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await (await enter()).store.run(compare) == []


async def test_a_game_goes_on_after_a_restart(address: str) -> None:
    first = House(address, bot_pause=0)
    await first.start()
    table = await first.create(ANN, "samurai", {}, [ME, ME])
    await play(first, table, 40)
    await first.stop()
    second = House(address, bot_pause=0)
    await second.start()
    again = await second.get(table.id)
    assert (again.state, again.history) == (table.state, table.history)
    await play(second, again, 200)
    assert again.is_over
    assert table.id in [summary.id for summary in await second.list_of("ann")]
    await second.stop()


async def test_what_happens_in_one_house_is_seen_in_the_other(enter: Enter) -> None:
    first, second = await enter(), await enter()
    table = await first.create(ANN, "samurai", SCATTER, [ME, OPEN])
    other = await second.get(table.id)
    await second.join(BOB, table.id, find_invite(table, 1))
    await until(lambda: table.status == "playing")
    assert table.seats == other.seats
    await play(first, table, 5)
    await until(lambda: other.history == table.history)
    assert other.state == table.state
    seat = table.history.line[-1].seat
    if seat is not None and other.undoer.may_take_back(seat):
        await second.undo(other, ask(other, seat, key="back"))
        await until(lambda: other.history == table.history)


def step_to(connection: Connection, revision: str) -> None:
    """Brings an empty database as far as an earlier version did."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def move_in(folder: Path, address: str) -> None:
    """Makes on PostgreSQL what an earlier version left in a folder."""
    restore_old_house(folder)
    old, new = make_engine(f"sqlite:///{folder / 'kabuto.sqlite3'}"), make_engine(address)
    with old.connect() as source, new.begin() as target:
        step_to(target, "0001")
        step_to(target, "0002")
        for name in ("tables", "seats", "causes"):
            table = TableOfRows(name, MetaData(), autoload_with=target)
            rows = source.execute(select(TableOfRows(name, MetaData(), autoload_with=source)))
            target.execute(insert(table), [dict(row) for row in rows.mappings()])
    old.dispose()
    new.dispose()


async def test_the_tables_of_an_earlier_version_go_on(
    address: str, enter: Enter, tmp_path: Path
) -> None:
    move_in(tmp_path, address)
    house = await enter(bot_pause=3600)
    for table_id, old in read_old_house().tables.items():
        now = describe(await house.get(table_id))
        assert now == {name: getattr(old, name) for name in now}, old.label
        assert house.company.drives(table_id) == (old.status != "over")


# --- two at once --------------------------------------------------------------------------------


async def open_in_both(
    enter: Enter, *wishes: Wish, **kwargs: Any
) -> tuple[House, House, Table, Table]:
    """Two houses, and the same table in each."""
    first, second = await enter(**kwargs), await enter(**kwargs)
    table = await first.create(ANN, "samurai", SCATTER, list(wishes))
    return first, second, table, await second.get(table.id)


async def test_of_two_answers_to_one_question_one_counts(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, ME)
    for number in range(12):
        seat = table.waiting()[0]
        moves = [move.text for move in table.game.offer(table.state, seat)]
        answers = await asyncio.gather(
            first.move(table, ask(table, seat, moves[0], key=f"a{number}")),
            second.move(other, ask(other, seat, moves[-1], key=f"b{number}")),
            return_exceptions=True,
        )
        refused = [answer for answer in answers if answer is not True]
        assert len(refused) == 1
        assert isinstance(refused[0], StaleDecision | NotYourDecision)
        await until(lambda: table.history == other.history)
    assert table.history.count == 13


async def test_one_action_that_reaches_both_is_done_once(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, ME)
    for _ in range(12):
        seat = table.waiting()[0]
        asked = ask(table, seat, table.game.offer(table.state, seat)[0].text)
        answers = await asyncio.gather(first.move(table, asked), second.move(other, asked))
        assert sorted(answers) == [False, True]
        await until(lambda: table.history == other.history)
    assert table.history.count == 13


async def test_the_last_two_seats_are_taken_at_once(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, OPEN, OPEN)
    one, two = find_invite(table, 1), find_invite(table, 2)
    await asyncio.gather(
        first.join(BOB, table.id, one), second.join(Person("cid", "Cid"), table.id, two)
    )
    await until(lambda: table.seats == other.seats and table.history == other.history)
    assert [chair.person for chair in table.seats] == ["ann", "bob", "cid"]
    assert (table.status, table.history.count) == ("playing", 1)


async def test_one_seat_is_taken_by_one(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, OPEN, OPEN)
    invite = find_invite(table, 1)
    answers = await asyncio.gather(
        first.join(BOB, table.id, invite),
        second.join(Person("cid", "Cid"), table.id, invite),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers].count(BadInvitation) == 1
    await until(lambda: table.seats == other.seats)


async def test_the_same_people_play_again_at_one_table(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, ME)
    await play(first, table, 500)
    await until(lambda: other.is_over)
    answers = await asyncio.gather(first.again(ANN, table), second.again(ANN, other))
    assert len(set(answers)) == 1
    assert len(await first.list_of("ann")) == 2


async def test_what_one_person_wishes_for_is_known_in_both(enter: Enter) -> None:
    told: list[str] = []
    first = await enter()
    second = await enter(on_private_change=lambda _, person: told.append(person))
    table = await first.create(ANN, "sword", {}, [ME] * 3)
    other = await second.get(table.id)
    wish = next(iter(table.game.auto_answers))
    assert await first.set_auto_answers(table, Request("ann", "A", "w"), [wish])
    await until(lambda: other.seats == table.seats)
    assert other.seats[0].auto_answers == (wish,)
    assert set(told) == {"ann"}


async def test_a_sealed_choice_is_news_to_one_person_in_the_other_house_too(enter: Enter) -> None:
    public: list[int] = []
    private: list[str] = []
    first = await enter()
    second = await enter(
        on_change=lambda _, new: public.append(new),
        on_private_change=lambda _, person: private.append(person),
    )
    table = await first.create(ANN, "samurai", {"starting_hand": "choose"}, [ME] * 2)
    other = await second.get(table.id)
    before = len(public)
    await play(first, table, 1)
    await until(lambda: other.history.count == table.history.count)
    assert (public[before:], private) == ([], ["ann"])


# --- who drives ---------------------------------------------------------------------------------


async def test_a_bot_answers_wherever_its_people_play(enter: Enter) -> None:
    _, second, table, other = await open_in_both(enter, ME, BOT)
    for _ in range(3):
        await until(lambda: other.waiting() == [0])
        while other.waiting() == [0] and not other.is_over:
            await play(second, other, 1)
    await until(lambda: other.waiting() == [0])
    await until(lambda: table.history == other.history)
    assert {seat for seat, _ in table.history.moves_in_force()} == {0, 1}


async def test_who_has_died_is_inherited_from(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(company, "BEAT", 0.1)
    first, second, table, other = await open_in_both(enter, ME, BOT)
    first.driver.stop()
    assert isinstance(first.company, Company)
    for task in first.company._running:
        task.cancel()
    while other.waiting() == [0]:
        await play(second, other, 1)
    assert not second.company.drives(table.id)
    await until(lambda: other.waiting() == [0], 5)
    assert second.company.drives(table.id)


async def test_who_goes_is_inherited_from_at_once(enter: Enter) -> None:
    first, second, table, _ = await open_in_both(enter, ME, BOT)
    first.driver.stop()
    await first.company.stop()
    await until(lambda: second.company.drives(table.id), 3)


async def test_who_wakes_up_after_all_gives_no_answer(enter: Enter) -> None:
    first, second, table, _ = await open_in_both(enter, ME, BOT)
    await second.store.run(take_over, table.id, second.store.process)
    while table.waiting() == [0]:
        await play(first, table, 1)
    before = table.history.count
    await until(lambda: not first.company.drives(table.id))
    assert (table.history.count, table.waiting()) == (before, [1])


async def test_who_was_deaf_hears_what_was_said_meanwhile(enter: Enter) -> None:
    first, second, table, other = await open_in_both(enter, ME, ME)
    kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await first.store.run(lambda connection: connection.execute(text(kill)).all())
    await play(first, table, 5)
    await until(lambda: other.history == table.history)
    await play(second, other, 1)
    await until(lambda: other.history == table.history)
