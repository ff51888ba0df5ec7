"""What a page is told of a box: once, under a name, and nothing of it again in what follows."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest
import pytest_asyncio
from sqlalchemy import insert

from kabuto.games import NAMES, load_game
from kabuto.kernel import TEXT_AT_MOST, name_box
from kabuto.kernel.rules import tell_no_board
from kabuto.table.schema import boxes
from kabuto.web.boxes import FAULTS_AT_MOST, FILE_BYTES
from kabuto.web.limits import Limits

from .people import Opening, Somebody, open_house, refusal_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "empires"
PLAIN = next(name for name in NAMES if load_game(name).rules.board is tell_no_board)
OURS = load_game(GAME).rules.box_tools
TEXT = OURS.export() if OURS else ""
"""Ours as a file of one's own: as long as any that somebody enters whole."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    data = tmp_path_factory.mktemp("boxes")
    async with open_house(data, box_files={GAME: TEXT}) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


async def open_table(person: Somebody, **wish: object) -> str:
    made = await person.post("", game=GAME, seats=[{"by": "me"}, {"by": "me"}], **wish)
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


# --- the board ----------------------------------------------------------------------------------


async def test_the_board_is_told_once_under_a_name_for_ever(ann: Somebody) -> None:
    table = await open_table(ann)
    state = await ann.state(table)
    found = await ann.get(f"/{table}/board/{state['table']['board']}")
    assert found.status_code == 200
    assert "immutable" in found.headers["cache-control"]
    board = found.json()
    assert board["places"]
    assert {place["province"] for place in board["places"]} <= set(
        load_game(GAME).all_kinds["province"].labels
    )
    assert "map" not in state["views"][0]["insight"]
    frames = (await ann.get(f"/{table}/frames")).json()
    assert "map" not in frames[0]["views"][0]["insight"]


async def test_under_another_name_it_is_not_kept(ann: Somebody) -> None:
    """A page that was open while the server changed may ask for what it was called before."""
    table = await open_table(ann)
    found = await ann.get(f"/{table}/board/old")
    assert found.json()["places"]
    assert found.headers["cache-control"] == "no-store"


async def test_a_game_without_such_a_thing_says_so(ann: Somebody) -> None:
    table = await ann.open_table(*["me"] * load_game(PLAIN).seats.start, game=PLAIN)
    assert (await ann.state(table))["table"]["board"] == ""
    assert (await ann.get(f"/{table}/board/any")).json() is None


# --- how much is sent ---------------------------------------------------------------------------


async def test_a_state_with_a_box_of_ones_own_is_as_long_as_one_without(ann: Somebody) -> None:
    """All but for the names of box and view: 64 letters each."""
    sizes, replays = {}, {}
    for own in (False, True):
        table = await open_table(ann, box_file=own)
        state = await ann.get(f"/{table}")
        assert state.json()["table"]["box"] == (name_box(TEXT) if own else "")
        sizes[own] = len(state.content)
        replays[own] = len((await ann.get(f"/{table}/frames")).content)
    assert len(TEXT) > 20_000
    assert sizes[True] - sizes[False] < 400
    assert replays[True] - replays[False] < 400


async def test_the_text_is_in_nothing_that_is_sent(ann: Somebody) -> None:
    table = await open_table(ann, box_file=True)
    state = await ann.state(table)
    frames = (await ann.get(f"/{table}/frames")).json()
    for sent in (state, frames):
        assert "upgrade_cost" not in json.dumps(sent)
    assert state["views"][0]["view"]["options"]["data"] == name_box(TEXT)


# --- a box that is brought to a table -----------------------------------------------------------

MINE = """[setup]
start_food = 7
[[provinces]]
id = "ise"
name_en = "<script>alert(1)</script>\\u0001"
"""
FAULTY = '[setup]\neras = 900\n[[provinces]]\nid = "ise"\nkind = "lake"\nriver = 1\n'


async def check(person: Somebody, body: bytes | str, game: str = GAME) -> httpx.Response:
    content = body.encode() if isinstance(body, str) else body
    return await person.http.post(f"/api/games/{game}/boxes", content=content)


async def test_games_say_how_long_a_box_may_be_and_whether_it_has_a_map(ann: Somebody) -> None:
    games = {game["name"]: game for game in (await ann.http.get("/api/games")).json()}
    for name, game in games.items():
        assert game["box_letters"] == (TEXT_AT_MOST if load_game(name).takes_box else 0)
        assert game["box_map"] is load_game(name).draws_box
    assert games[GAME]["box"] == name_box(TEXT)


async def test_ours_is_there_to_begin_from(ann: Somebody) -> None:
    found = await ann.http.get(f"/api/games/{GAME}/box.toml")
    assert found.text == TEXT
    assert found.headers["content-disposition"] == f'attachment; filename="{GAME}.toml"'
    assert (await check(ann, found.content)).json()["faults"] == []


async def test_all_that_is_wrong_is_told_at_once_and_nothing_is_kept(
    house: Opening, ann: Somebody
) -> None:
    said = (await check(ann, FAULTY)).json()
    assert [(fault["line"], fault["field"], fault["key"]) for fault in said["faults"]] == [
        (2, "setup.eras", "refused-box-value"),
        (5, "provinces.ise.kind", "refused-box-value"),
        (6, "provinces.ise.river", "refused-box-field"),
    ]
    assert said["faults"][1]["args"]["possible"] == "capital, resource, shrine, plain"
    assert said["count"] == 3
    drawn = ET.fromstring(said["picture"])
    marked = [e.text for e in drawn.iter() if "fault" in e.attrib.get("class", "")]
    assert marked == ["kind, river"]
    assert await house[1].house.store.load_box(name_box(FAULTY)) == ""


async def test_a_right_one_is_drawn(ann: Somebody) -> None:
    said = (await check(ann, MINE)).json()
    assert (said["box"], said["faults"], said["count"]) == (name_box(MINE), [], 0)
    drawn = ET.fromstring(said["picture"])
    names = [element.text for element in drawn.iter() if element.tag.endswith("text")]
    assert "<script>alert(1)</script>\N{REPLACEMENT CHARACTER}" in names


async def test_names_are_drawn_in_the_language_of_the_reader(ann: Somebody) -> None:
    text = '[[provinces]]\nid = "ise"\nname_en = "Ise Bay"\nname_fa = "خلیج ایسه"\n'
    for language, name in (("fa", "خلیج ایسه"), ("zh-Hant", "伊勢"), ("no", "Ise Bay")):
        address = f"/api/games/{GAME}/boxes?language={language}"
        said = (await ann.http.post(address, content=text.encode())).json()
        assert f">{name}</text>" in said["picture"]


async def test_of_very_many_faults_the_first_are_told_and_all_counted(ann: Somebody) -> None:
    text = "[setup]\n" + "".join(f"f{n} = 1\n" for n in range(FAULTS_AT_MOST + 30))
    said = (await check(ann, text)).json()
    assert (len(said["faults"]), said["count"]) == (FAULTS_AT_MOST, FAULTS_AT_MOST + 30)


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        (b"\xff\xfe\x00", 400, "refused-box-text"),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), 400, "refused-box-text"),
        (b"#" * (TEXT_AT_MOST + 1), 400, "refused-box-text"),
        (b"#" * (FILE_BYTES + 1), 413, "refused-too-large"),
    ],
)
async def test_what_is_no_text_or_too_long_is_refused(
    ann: Somebody, body: bytes, status: int, key: str
) -> None:
    answer = await check(ann, body)
    assert (answer.status_code, refusal_of(answer)) == (status, key)


async def test_what_is_no_toml_is_told_with_its_line(ann: Somebody) -> None:
    (fault,) = (await check(ann, "[setup]\neras = = 3\n")).json()["faults"]
    assert (fault["line"], fault["key"]) == (2, "refused-box-toml")


async def test_the_longest_text_fits_with_the_heaviest_letters(ann: Somebody) -> None:
    text = "#" + "𠀋" * (TEXT_AT_MOST - 1)
    assert (await check(ann, text)).json()["count"] == 0
    table = await open_table(ann, box="#" + "地" * (TEXT_AT_MOST - 1))
    assert (await ann.state(table))["table"]["box_file"] is True


async def test_a_stranger_and_a_game_without_a_box_are_refused(
    house: Opening, ann: Somebody
) -> None:
    async with Somebody(house[0]) as stranger:
        assert (await check(stranger, TEXT)).status_code == 403
    for answer in (
        await check(ann, TEXT, "samurai"),
        await ann.http.get("/api/games/samurai/box.toml"),
        await ann.post("", game="samurai", seats=[{"by": "me"}, {"by": "me"}], box=TEXT),
    ):
        assert (answer.status_code, refusal_of(answer)) == (400, "refused-box-none")


async def test_checks_are_bounded(tmp_path: Path) -> None:
    limits = Limits(box_checks_a_minute=2)
    async with open_house(tmp_path, limits=limits) as (host, _), Somebody(host, "Ann") as ann:
        answers = [await check(ann, FAULTY) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_a_table_is_made_with_the_box_that_is_brought(house: Opening, ann: Somebody) -> None:
    table = await open_table(ann, box=MINE)
    state = await ann.state(table)
    assert state["views"][0]["view"]["food"][0] == 7
    assert (state["table"]["box_file"], state["table"]["box"]) == (True, name_box(MINE))
    board = (await ann.get(f"/{table}/board/{state['table']['board']}")).json()
    assert [named["en"] for named in board["named"]] == ["<script>alert(1)</script>\u0001"]
    assert (await house[1].house.get(table)).box == MINE


async def test_a_faulty_one_makes_no_table(ann: Somebody) -> None:
    before = (await ann.get("")).json()
    answer = await ann.post("", game=GAME, seats=[{"by": "me"}, {"by": "me"}], box=FAULTY)
    assert answer.status_code == 400
    assert refusal_of(answer) == "refused-box-value"
    assert (await ann.get("")).json() == before


async def test_others_at_the_table_can_look_at_it(house: Opening, ann: Somebody) -> None:
    made = await ann.post("", game=GAME, seats=[{"by": "me"}, {"by": "open"}], box=MINE)
    async with Somebody(house[0], "Bob") as bob:
        about = (await bob.state(made.json()["table"]))["table"]
        assert about["status"] == "open"
        address = f"/api/games/{GAME}/boxes/{about['box']}"
        picture = await bob.http.get(f"{address}.svg?language=fa")
        assert picture.headers["content-type"].startswith("image/svg+xml")
        policy = picture.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "sandbox" in policy
        assert picture.headers["x-content-type-options"] == "nosniff"
        assert "<script" not in picture.text
        text = await bob.http.get(f"{address}.toml")
        assert text.text == MINE
        assert text.headers["content-type"].startswith("text/plain")
        assert "immutable" in text.headers["cache-control"]


async def test_the_hosts_box_can_be_looked_at_before_a_table_is_made(ann: Somebody) -> None:
    picture = await ann.http.get(f"/api/games/{GAME}/boxes/{name_box(TEXT)}.svg")
    assert picture.status_code == 200


@pytest.mark.parametrize("name", ["0" * 64, "x", "..", name_box(FAULTY)])
async def test_a_box_that_is_not_here_is_not_found(ann: Somebody, name: str) -> None:
    for ending in ("svg", "toml"):
        answer = await ann.http.get(f"/api/games/{GAME}/boxes/{name}.{ending}")
        assert answer.status_code == 404


async def test_a_stored_box_that_is_refused_now_is_still_drawn(
    house: Opening, ann: Somebody
) -> None:
    """It may have been stored by a version that let it pass."""
    text = '[[houses]]\nid = "oda"\ncolor = "crimson"\n'
    assert (await check(ann, text)).json()["count"] == 1
    row = {"name": name_box(text), "text": text}
    await house[1].house.store.run(lambda connection: connection.execute(insert(boxes), row))
    picture = await ann.http.get(f"/api/games/{GAME}/boxes/{name_box(text)}.svg")
    assert picture.status_code == 200


async def test_the_rules_of_a_table_have_the_numbers_of_its_box(ann: Somebody) -> None:
    text = '[setup]\neras = 2\n[[provinces]]\nid = "ise"\nname_en = "<b>{#r-1}"\n'
    table = await open_table(ann, box=text)
    name = (await ann.state(table))["table"]["box"]
    found = (await ann.http.get(f"/api/games/{GAME}/boxes/{name}/rules/en")).json()
    assert "2 eras" in re.sub("[\u2066-\u2069]", "", found["html"])
    assert "&lt;b&gt;" in found["html"]
    assert found["html"].count('id="r-1"') == 1
    ours = (await ann.http.get(f"/api/rules/{GAME}/en")).json()
    assert ours["title"] == found["title"]
    assert ours["html"] != found["html"]
    lost = await ann.http.get(f"/api/games/{GAME}/boxes/{'0' * 64}/rules/en")
    assert lost.status_code == 404
    unknown = await ann.http.get(f"/api/games/{GAME}/boxes/{name}/rules/de")
    assert unknown.status_code == 404
