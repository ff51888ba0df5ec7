"""Pages, headers, cookies, rules, and what whoever runs the server is told."""

import hashlib
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from kabuto.games import NAMES, find_room
from kabuto.words.loader import LANGUAGES

from .people import Opening, Somebody, open_house, refusal_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Opening]:
    static = tmp_path_factory.mktemp("static")
    (static / "assets").mkdir()
    (static / "index.html").write_text("<!doctype html><title>Kabuto</title>")
    (static / "assets" / "index-abc.js").write_text("let x = 1\n" * 500)
    async with open_house(tmp_path_factory.mktemp("pages"), static=static) as opened:
        yield opened


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ann(house: Opening) -> AsyncIterator[Somebody]:
    async with Somebody(house[0], "Ann") as somebody:
        yield somebody


@pytest.mark.parametrize("path", ["/", "/t/abc", "/replay/abc", f"/rules/{NAMES[0]}"])
async def test_client_routes_get_the_shell_under_a_strict_policy(ann: Somebody, path: str) -> None:
    answer = await ann.http.get(path)
    assert answer.status_code == 200
    assert "<title>Kabuto" in answer.text
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-cache"


async def test_assets_are_packed_and_kept(ann: Somebody) -> None:
    answer = await ann.http.get("/assets/index-abc.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert (await ann.http.get("/assets/none.js")).status_code == 404
    assert (await ann.http.get("/assets/../index.html")).status_code in (200, 404)
    assert (await ann.http.get("/nowhere")).status_code == 404


async def test_the_cookie_is_for_the_server_alone(house: Opening) -> None:
    async with Somebody(house[0]) as somebody:
        answer = await somebody.http.get("/api/me")
        assert answer.json() == {"name": ""}
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await somebody.http.get("/api/me")).json() == {"name": ""}


async def test_a_nickname_is_kept_with_the_id(house: Opening) -> None:
    async with Somebody(house[0], "  Ann  ") as somebody:
        assert (await somebody.http.get("/api/me")).json() == {"name": "Ann"}
        table = await somebody.open_table("me", "me")
        await somebody.http.post("/api/me", json={"name": "Anna"})
        assert [v["seat"] for v in (await somebody.state(table))["views"]] == ["A", "B"]


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\x00b", "a\nb", "a\x1bb", "\u2028", "\x7f", "\u200b\u200e", "a\u202eb"],
)
async def test_names_that_are_refused(ann: Somebody, name: str) -> None:
    answer = await ann.http.post("/api/me", json={"name": name})
    assert (answer.status_code, refusal_of(answer)) == (400, "refused-name")


async def test_the_commitment_fits_the_secret_that_is_shown_at_the_end(
    house: Opening, ann: Somebody
) -> None:
    table = await house[1].house.get(await ann.open_table("me", "me"))
    state = await ann.state(table.id)
    assert state["table"]["secret"] is None
    assert state["table"]["commitment"] == hashlib.sha256(table.secret).hexdigest()


async def test_the_list_shows_whom_a_table_waits_for(house: Opening) -> None:
    async with Somebody(house[0], "Bob") as bob:
        open_one = await bob.open_table("me", "open")
        playing = await bob.open_table("me", "me")
        found = {table["id"]: table for table in (await bob.get("")).json()}
        assert found.keys() == {open_one, playing}
        assert (found[open_one]["status"], found[open_one]["waiting"]) == ("open", [])
        assert (found[playing]["status"], found[playing]["waiting"]) == ("playing", ["A", "B"])
        assert found[playing]["mine"] == ["A", "B"]


async def test_every_game_is_described(ann: Somebody) -> None:
    games = (await ann.http.get("/api/games")).json()
    assert [game["name"] for game in games] == list(NAMES)
    for game in games:
        assert game["seats"]["least"] <= game["seats"]["most"]
        assert all(option["default"] in option["allowed"] for option in game["options"])
        parameters = {p for names in game["verbs"].values() for p in names}
        assert parameters <= game["kinds"].keys() == game["kind_names"].keys()


@pytest.mark.parametrize("path", ["chess/en", f"{NAMES[0]}/de", f"{NAMES[0]}/..%2f"])
async def test_unknown_words_are_refused(ann: Somebody, path: str) -> None:
    answer = await ann.http.get(f"/api/words/{path}")
    assert answer.status_code == 404


async def test_the_words_of_a_room_are_given_as_they_are_written(ann: Somebody) -> None:
    for language in LANGUAGES:
        answer = await ann.http.get(f"/api/words/{NAMES[0]}/{language}")
        path = find_room(NAMES[0]) / "words" / f"{language}.ftl"
        assert answer.text == path.read_text("utf-8")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"


@pytest.mark.parametrize("path", ["chess/en", f"{NAMES[0]}/de", f"{NAMES[0]}/..%2f"])
async def test_unknown_rules_are_refused(ann: Somebody, path: str) -> None:
    answer = await ann.http.get(f"/api/rules/{path}")
    assert answer.status_code == 404


async def test_rules_are_given_where_they_are_written(ann: Somebody) -> None:
    for name in NAMES:
        for language in LANGUAGES:
            answer = await ann.http.get(f"/api/rules/{name}/{language}")
            found = answer.json()
            assert found.keys() in ({"title", "html"}, {"refused"})


async def test_the_host_sees_that_it_is_well(ann: Somebody) -> None:
    assert (await ann.http.get("/healthz")).json() == {"ok": True}
    table = await ann.open_table("me", "me")
    await ann.post(f"/{table}/undo", seat="A", key="k")
    text = (await ann.http.get("/metrics")).text
    assert "kabuto_changes_total" in text
    assert "kabuto_connections 0.0" in text
