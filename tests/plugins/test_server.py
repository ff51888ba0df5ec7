"""The game and the bot of another package on the server: listed, seated, played to the end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest_asyncio

from kabuto.games import NAMES
from tests.plugins.conftest import PACKAGE
from tests.web.people import Somebody, hear_until, make_move, open_house


@pytest_asyncio.fixture
async def ann(tmp_path: Path, _installed: None) -> AsyncIterator[Somebody]:
    async with open_house(tmp_path) as (host, _), Somebody(host, "Ann") as somebody:
        yield somebody


async def test_the_home_page_lists_the_game_with_its_bots(ann: Somebody) -> None:
    listed = (await ann.http.get("/api/games")).json()
    assert [game["name"] for game in listed] == [*NAMES, "pennies"]
    assert listed[-1]["bots"] == ["random", "greedy", "copycat"]
    assert listed[-1]["verbs"] == {"show": ["coin"]}
    assert "copycat" not in listed[0]["bots"]


async def test_its_words_and_rules_are_given_in_the_language_that_it_speaks(ann: Somebody) -> None:
    words = await ann.http.get("/api/words/pennies/fa")
    assert words.text == (PACKAGE / "src/pennies/words/en.ftl").read_text("utf-8")
    rules = (await ann.http.get("/api/rules/pennies/fa")).json()
    assert rules["title"] == "Matching Pennies"
    assert 'id="r-1"' in rules["html"]


async def test_its_bot_plays_it_at_a_table_by_what_it_may_see(ann: Somebody) -> None:
    table = await ann.open_table("me", "copycat", game="pennies", options={"goal": 5})
    coins = ("heads", "tails", "tails", "heads", "tails", "heads", "heads", "tails", "tails")
    shown: list[list[str]] = []  # by round: mine, the bot's
    async with ann.live(table) as socket:
        state = await hear_until(socket, is_asked)
        for coin in coins:
            message = make_move(state, move=f"show {coin}")
            await socket.send(json.dumps(message))
            state = await hear_until(socket, partial(has_gone_on, before=state))
            shown.append(state["views"][0]["view"]["coins"])
            if state["outcome"]:
                break
    mine, theirs = zip(*shown, strict=True)
    assert max(state["outcome"]["scores"]) == 5
    assert mine == coins[: len(mine)]
    assert theirs[1:] == mine[:-1]  # copycat shows what I showed last


def is_asked(message: dict[str, Any]) -> bool:
    return message["type"] == "state" and bool(message["views"][0]["decision"])


def has_gone_on(message: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether the next round has begun, or the game is over."""
    if message["type"] != "state":
        return False
    decision = message["views"][0]["decision"]
    return bool(message["outcome"]) or decision not in (None, before["views"][0]["decision"])


async def test_a_bot_of_another_game_is_not_seated(ann: Somebody) -> None:
    seats = [{"by": "me"}, {"by": "bot", "bot": "copycat"}]
    answer = await ann.post("", game="samurai", seats=seats)
    assert answer.status_code == 400
    assert answer.json()["refused"]["key"] == "refused-bot-unknown"
