"""What other packages register: found, checked, and left out with a reason where it is broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from kabuto import bots, games, plugins
from kabuto.kernel import Move, Refusal, Sight
from tests.kernel.toy import TOY


def play_first(sight: Sight) -> Move:
    return sight.moves[0]


def answer_nonsense(_: Sight) -> Any:
    return "nonsense"


HERE = SimpleNamespace(toy=TOY, first=play_first, nonsense=answer_nonsense, nothing=7)


@pytest.fixture(autouse=True)
def _registered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The entry points of the mark `registers`, in the place of those of this machine."""
    monkeypatch.setitem(sys.modules, "theirs", HERE)
    mark = request.node.get_closest_marker("registers")
    entries = [EntryPoint(name, value, group) for group, name, value in mark.args]

    def list_entries(group: str) -> list[EntryPoint]:
        return [entry for entry in entries if entry.group == group]

    monkeypatch.setattr(plugins, "entry_points", list_entries)
    forget()
    yield
    forget()


def forget() -> None:
    for cached in (games.load_game, games.find_room, games._load_plugins, bots._load_plugins):
        cached.cache_clear()


def why(broken: tuple[plugins.BrokenPlugin, ...]) -> list[tuple[str, Any]]:
    return [(refusal.key, refusal.args_by_name["plugin"]) for refusal in broken]


@pytest.mark.registers((plugins.GAMES, "toy", "theirs:toy"))
def test_a_game_of_another_package_stands_after_ours() -> None:
    assert games.list_games() == (*games.NAMES, "toy")
    assert games.load_game("toy") is TOY
    assert games.find_room("toy") == Path(__file__).parents[1] / "kernel" / "toy"
    assert games.list_broken_games() == ()


@pytest.mark.registers((plugins.GAMES, "toy", "theirs:toy"), (plugins.GAMES, "toy", "theirs:toy"))
def test_a_package_that_is_found_twice_counts_once() -> None:
    assert games.list_games() == (*games.NAMES, "toy")
    assert games.list_broken_games() == ()


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        pytest.param(name, value, key, marks=pytest.mark.registers((plugins.GAMES, name, value)))
        for name, value, key in (
            ("Toy", "theirs:toy", "refused-plugin-name"),
            ("my.toy", "theirs:toy", "refused-plugin-name"),
            ("sword", "theirs:toy", "refused-plugin-taken"),
            ("other", "theirs:toy", "refused-plugin-other-name"),
            ("toy", "theirs:nothing", "refused-plugin-kind"),
            ("toy", "theirs:absent", "refused-plugin-error"),
            ("toy", "absent_package:toy", "refused-plugin-error"),
        )
    ],
)
def test_a_broken_game_is_left_out_with_a_reason(name: str, value: str, key: str) -> None:
    assert games.list_games() == games.NAMES
    assert why(games.list_broken_games()) == [(key, name)]
    assert games.load_game("sword").name == "sword"


@pytest.mark.registers((plugins.GAMES, "toy", "absent_package:toy"))
def test_whoever_asks_for_a_broken_game_is_told_why() -> None:
    with pytest.raises(plugins.BrokenPlugin) as refused:
        games.load_game("toy")
    assert refused.value.args_by_name["package"] == "absent_package"
    assert "No module named 'absent_package'" in str(refused.value)


@pytest.mark.registers(
    (plugins.BOTS, "first", "theirs:first"),
    (plugins.BOTS, "sword.second", "theirs:first"),
    (plugins.BOTS, "samurai.first", "theirs:nonsense"),
)
def test_a_bot_plays_every_game_or_one() -> None:
    assert bots.list_bots("sword") == (*bots.BOTS, "first", "second")
    assert bots.list_bots("samurai") == (*bots.BOTS, "first")
    assert bots.load_bot("sword", "second") is play_first
    assert bots.load_bot("samurai", "first") is answer_nonsense  # its own goes before the general
    with pytest.raises(Refusal, match="refused-bot-unknown"):
        bots.load_bot("samurai", "second")


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        pytest.param(name, value, key, marks=pytest.mark.registers((plugins.BOTS, name, value)))
        for name, value, key in (
            ("greedy", "theirs:first", "refused-plugin-taken"),
            ("sword.greedy", "theirs:first", "refused-plugin-taken"),
            ("a.b.c", "theirs:first", "refused-plugin-name"),
            ("seven", "theirs:nothing", "refused-plugin-kind"),
        )
    ],
)
def test_a_broken_bot_is_left_out_with_a_reason(name: str, value: str, key: str) -> None:
    assert bots.list_bots("sword") == bots.BOTS
    assert why(bots.list_broken_bots()) == [(key, name)]


@pytest.mark.registers((plugins.BOTS, "nonsense", "theirs:nonsense"))
def test_a_bot_that_answers_what_is_not_on_offer_is_refused() -> None:
    game = games.load_game("sword")
    world = game.encode(game.start(4, game.read_options(4), bytes(32)))
    with pytest.raises(Refusal, match="refused-bot-move"):
        bots.choose("sword", world, 0, "nonsense", b"")


@pytest.mark.registers
def test_a_function_is_a_bot_by_its_place_only_where_somebody_runs_kabuto() -> None:
    assert bots.import_bot("theirs:first") is play_first
    for place in ("theirs:nothing", "theirs:absent", "absent_package:first", ":first", "theirs:"):
        with pytest.raises(Refusal, match="refused-bot-import"):
            bots.import_bot(place)
    with pytest.raises(Refusal, match="refused-bot-unknown"):
        bots.load_bot("sword", "theirs:first")
