"""The command line: every command, with good and with bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from kabuto import __version__
from kabuto.bots.arena import find_seat_counts
from kabuto.cli import main
from kabuto.games import NAMES, load_game
from kabuto.web.limits import Limits
from kabuto.words.loader import LANGUAGES

Change = Callable[[dict[str, Any]], object]
"""Does something to a record."""

COMMANDS = ("serve", "games", "play", "simulate", "replay", "position", "describe", "bench", "box")
NAME = NAMES[0]


def run(*args: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(main, args, input=given)


def run_well(*args: str, given: str | bytes | None = None) -> str:
    result = run(*args, given=given)
    assert result.exit_code == 0, result.output
    return result.output


def run_badly(*args: str, given: str | bytes | None = None) -> str:
    """The error text of a command that must be refused, without a traceback."""
    result = run(*args, given=given)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert "Traceback" not in result.output
    return result.output


# --- kabuto and its help ----------------------------------------------------------------------


def test_help_names_every_command() -> None:
    text = run_well("--help")
    assert all(command in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert "Usage:" in run_well(command, "--help")


def test_the_installed_command_runs() -> None:
    code = "import sys; from kabuto.cli import main; sys.argv = ['kabuto', '--version']; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("kabuto, version ")


def test_the_package_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "kabuto", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout == f"kabuto, version {__version__}\n"


def test_starting_the_command_line_loads_no_server() -> None:
    code = "import sys, kabuto.cli; print(any(m.startswith('starlette') for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# --- games ------------------------------------------------------------------------------------


def test_games_lists_every_game_with_its_options() -> None:
    text = run_well("games")
    for name in NAMES:
        assert name in text
        assert all(info.name in text for info in load_game(name).describe_options())


def test_games_as_json() -> None:
    listed = json.loads(run_well("games", "--json"))
    assert [game["name"] for game in listed] == list(NAMES)
    assert set(listed[0]) >= {"name", "title", "version", "seats", "options", "presets"}


def test_games_say_what_is_reconstructed() -> None:
    listed = {game["name"]: game for game in json.loads(run_well("games", "--json"))}
    found = {name: game["reconstruction"] for name, game in listed.items()}
    assert found == {
        "samurai": "",
        "spirit": "partly reconstructed",
        "sword": "Rising Sun partly reconstructed",
        "empires": "partly reconstructed",
    }
    assert found["sword"] in run_well("games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_called_by_their_titles(language: str) -> None:
    listed = json.loads(run_well("games", "--lang", language, "--json"))
    titles = [game["title"] for game in listed]
    assert len(set(titles)) == len(NAMES)
    assert "game-title" not in titles
    text = run_well("games", "--lang", language)
    assert all(title in text for title in titles)


# --- serve ------------------------------------------------------------------------------------


def test_serve_hands_its_options_to_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    called: dict[str, Any] = {}
    server = SimpleNamespace(serve=lambda **options: called.update(options))
    monkeypatch.setitem(sys.modules, "kabuto.web.server", server)
    run_well("serve", "--port", "8123", "--data", str(tmp_path), "--bot-pause", "0")
    assert called == {
        "host": "127.0.0.1",
        "port": 8123,
        "data": tmp_path,
        "bot_pause": 0.0,
        "box_files": {},
        "bots": (),
        "cookie_key": None,
        "limits": Limits(),
        "public": None,
        "proxies": (),
    }
    run_well("serve", "--data", "postgresql://there/kabuto")
    assert called["data"] == "postgresql://there/kabuto"


@pytest.mark.parametrize("bot", ["greedy", "nowhere:play", "kabuto.bots:nothing", "m:" + "x" * 63])
def test_serve_refuses_what_is_no_bot(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[object] = []
    server = SimpleNamespace(serve=lambda **options: called.append(options))
    monkeypatch.setitem(sys.modules, "kabuto.web.server", server)
    assert bot in run_badly("serve", "--bot", bot)
    assert not called


def test_serve_opens_the_page_where_it_will_be(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setitem(sys.modules, "kabuto.web.server", SimpleNamespace(serve=lambda **_: None))
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(sys.modules["kabuto.cli.serve"], "OPEN_AFTER", 0)
    run_well("serve", "--host", "0.0.0.0", "--port", "8123", "--open")
    for thread in threading.enumerate():
        if isinstance(thread, threading.Timer):
            thread.join(5)
    assert opened == ["http://localhost:8123/"]
    assert "--open" in run_badly("serve", "--port", "0", "--open")


@pytest.mark.parametrize("args", [("--port", "70000"), ("--port", "x"), ("--bot-pause", "-1")])
def test_serve_refuses_impossible_options(args: tuple[str, ...]) -> None:
    assert args[0] in run_badly("serve", *args)


# --- simulate ---------------------------------------------------------------------------------

KEYS = {
    "game",
    "seats",
    "bots",
    "games",
    "decisions",
    "decisions_per_second",
    "wins",
    "wins_by_bot",
    "scores",
}


@pytest.mark.parametrize("name", NAMES)
def test_simulate_as_json(name: str) -> None:
    found = json.loads(run_well("simulate", name, "--games", "4", "--json", "--check"))
    seats = find_seat_counts(load_game(name))[0]
    assert set(found) == KEYS
    assert found["game"] == name
    assert found["games"] == 4
    assert found["bots"] == ["random"] * seats
    assert len(found["wins"]) == len(found["scores"]) == found["seats"] == seats
    assert sum(found["wins"]) == pytest.approx(found["wins_by_bot"]["random"], abs=1e-4)
    assert found["decisions"] > 0 < found["decisions_per_second"]


def simulated(*args: str) -> Any:
    found = json.loads(run_well("simulate", NAME, "--games", "3", "--json", *args))
    del found["decisions_per_second"]
    return found


def test_simulate_gives_the_same_for_the_same_seed_only() -> None:
    assert simulated("--seed", "x") == simulated("--seed", "x")
    assert simulated("--seed", "x") != simulated("--seed", "y")


def test_simulate_seats_bots_in_turn() -> None:
    assert simulated("--bots", "greedy,random", "--seats", "3")["bots"] == [
        "greedy",
        "random",
        "greedy",
    ]


def test_simulate_prints_a_table_and_no_bar_without_a_terminal() -> None:
    result = run("simulate", NAME, "--games", "3")
    assert "seat A" in result.stdout
    assert result.stderr == ""


def test_simulate_takes_presets_and_options() -> None:
    plain = simulated()
    assert simulated("--preset", "quick_start")["decisions"] < plain["decisions"]
    both = simulated("--preset", "quick_start", "--option", "starting_hand=choose")
    assert both["decisions"] < plain["decisions"]
    assert simulated("--option", "captured_open=true") == plain


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "chess"),
        ((NAME, "--seats", "9"), "9"),
        ((NAME, "--seats", "two"), "two"),
        ((NAME, "--games", "0"), "--games"),
        ((NAME, "--bots", "deep"), "deep"),
        ((NAME, "--preset", "nowhere"), "quick_start"),
        ((NAME, "--option", "captured_open"), "name=value"),
        ((NAME, "--option", "captured_open=maybe"), "maybe"),
        ((NAME, "--option", "captured=true"), "captured"),
    ],
)
def test_simulate_refuses_bad_input_in_a_sentence(args: tuple[str, ...], said: str) -> None:
    assert said in run_badly("simulate", *args)


# --- box files --------------------------------------------------------------------------------

WITH_BOX = [name for name in NAMES if load_game(name).takes_box]
RIGHT = {
    "empires": "[setup]\nstart_food = 5\n",
    "spirit": '[[farmstead]]\nid = "F1"\npenalty = "random_wound"\n',
    "sword": '[[card]]\nid = "zen"\ncount = 5\n',
}
WRONG = {
    "empires": (
        '[[provinces]]\nid = "satsuma"\nadjacent = ["bungo", "chikuzen"]\n',
        "line 3: Satsuma",
    ),
    "spirit": ('[[farmstead]]\nid = "F1"\npenalty = "hail"\n', "line 3: penalty of F1"),
    "sword": ('[[card]]\nid = "zen"\ncount = 99\n', "line 3: count of zen"),
}


@pytest.fixture
def box(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A box file for the game of the test."""
    path = tmp_path / "box.toml"
    callspec = getattr(request.node, "callspec", None)
    name = callspec.params.get("name", "empires") if callspec else "empires"
    path.write_text(RIGHT.get(name, RIGHT["empires"]))
    return path


def test_every_game_with_a_box_is_tried() -> None:
    assert set(WITH_BOX) == RIGHT.keys() == WRONG.keys()


@pytest.mark.parametrize("name", ["empires"])
def test_a_box_file_changes_the_game(name: str, box: Path) -> None:
    args = ("position", name, "--as", "A")
    assert json.loads(run_well(*args))["view"]["food"][0] == 2
    seen = json.loads(run_well(*args, "--box", str(box)))
    assert seen["view"]["food"][0] == 5
    assert "5" in run_well("play", name, "--seed", "1", "--box", str(box), given="quit\n")


@pytest.mark.parametrize("name", WITH_BOX)
def test_a_box_file_travels_in_the_record(name: str, box: Path, tmp_path: Path) -> None:
    args = ("simulate", name, "--games", "1", "--save", str(tmp_path))
    run_well(*args, "--box", str(box))
    (path,) = tmp_path.glob("*.json")
    assert json.loads(path.read_bytes())["box"] == box.read_text()
    box.unlink()
    assert "the record is right" in run_well("replay", str(path))


@pytest.mark.parametrize("name", WITH_BOX)
@pytest.mark.parametrize("command", ["simulate", "play", "position"])
def test_a_mistake_in_a_box_file_is_said_with_its_line(command: str, name: str, box: Path) -> None:
    wrong, fault = WRONG[name]
    box.write_text(wrong)
    said = run_badly(command, name, "--box", str(box))
    assert fault in said
    assert "refused" not in said


@pytest.mark.parametrize("content", [b"\xff\xfe[setup]", b"#" * 100_001])
def test_a_box_file_that_is_no_text_is_refused(content: bytes, box: Path) -> None:
    box.write_bytes(content)
    assert "100,000" in run_badly("simulate", WITH_BOX[0], "--box", str(box))


@pytest.mark.parametrize("name", [name for name in NAMES if name not in WITH_BOX])
def test_a_game_that_takes_no_box_file_says_so(name: str, box: Path) -> None:
    assert f"The game {name} takes no" in run_badly("simulate", name, "--box", str(box))


def test_a_box_file_that_is_not_there_is_refused() -> None:
    assert "nowhere.toml" in run_badly("simulate", WITH_BOX[0], "--box", "nowhere.toml")


@pytest.mark.parametrize("name", WITH_BOX)
def test_serve_offers_a_box(name: str, box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: dict[str, Any] = {}
    server = SimpleNamespace(serve=lambda **options: called.update(options))
    monkeypatch.setitem(sys.modules, "kabuto.web.server", server)
    run_well("serve", "--box", f"{name}={box}")
    assert called["box_files"] == {name: box.read_text()}
    wrong, fault = WRONG[name]
    box.write_text(wrong)
    called.clear()
    assert fault in run_badly("serve", "--box", f"{name}={box}")
    assert not called


def test_serve_seats_bots_of_the_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: dict[str, Any] = {}
    server = SimpleNamespace(serve=lambda **options: called.update(options))
    monkeypatch.setitem(sys.modules, "kabuto.web.server", server)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bot_of_the_host.py").write_text("def last(sight): return sight.moves[-1]")
    run_well("serve", "--bot", "bot_of_the_host:last")
    assert called["bots"] == ("bot_of_the_host:last",)
    called.clear()
    assert "bot_of_the_host:first" in run_badly("serve", "--bot", "bot_of_the_host:first")
    assert not called


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("box.toml", "GAME=FILE"),
        ("chess=box.toml", "chess is not available here"),
        (f"{NAME}={__file__}", f"The game {NAME} takes no"),
        (f"{WITH_BOX[0]}=nowhere.toml", "nowhere.toml"),
    ],
)
def test_serve_refuses_a_box_that_it_cannot_offer(
    given: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = SimpleNamespace(serve=lambda **_: pytest.fail("it serves all the same"))
    monkeypatch.setitem(sys.modules, "kabuto.web.server", server)
    assert said in run_badly("serve", "--box", given)


# --- replay -----------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    run_well("simulate", NAME, "--games", "2", "--bots", "greedy,random", "--save", str(tmp_path))
    paths = sorted(tmp_path.glob("*.json"))
    assert len(paths) == 2
    return paths[0]


def test_replay_checks_a_saved_record_to_its_end(record: Path) -> None:
    moves = json.loads(record.read_bytes())["moves"]
    text = run_well("replay", str(record))
    assert f"{len(moves)} moves" in text
    assert "winners" in text


def test_replay_prints_every_move(record: Path) -> None:
    moves = json.loads(record.read_bytes())["moves"]
    lines = run_well("replay", "--moves", str(record)).splitlines()
    assert [line.split(None, 1)[1].replace("  ", " ") for line in lines[: len(moves)]] == moves


def test_replay_reads_standard_input(record: Path) -> None:
    assert "winners" in run_well("replay", "-", given=record.read_bytes())


def damage(record: Path, change: Change) -> str:
    found = json.loads(record.read_bytes())
    change(found)
    record.write_text(json.dumps(found))
    return run_badly("replay", str(record))


def test_replay_says_which_move_is_wrong(record: Path) -> None:
    assert "move 8" in damage(record, lambda r: r["moves"].__setitem__(7, r["moves"][0]))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: r.update(secret="00" * 32), "secret"),
        (lambda r: r.update(game="chess"), "chess is not available here. (samurai, "),
        (lambda r: r.update(version=99), "version 99"),
        (lambda r: r.update(winners=[]), "winners or scores"),
        (lambda r: r["scores"].reverse(), "winners or scores"),
        (lambda r: r["moves"].pop(), "ends before the game does"),
        (lambda r: r.update(seats=7), "2 to 4 seats, not 7"),
        (lambda r: r.pop("moves"), "`moves`"),
        (lambda r: r["options"].update(nonsense=1), "There is no option nonsense"),
        (lambda r: r["options"].update(scoring="best"), "The option scoring cannot be best"),
    ],
)
def test_replay_says_what_does_not_add_up(record: Path, change: Change, said: str) -> None:
    text = damage(record, change)
    assert said in text
    assert "refused" not in text


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'"text"'])
def test_replay_refuses_what_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    assert "Error: " in run_badly("replay", str(path))


def test_replay_refuses_a_file_that_is_not_there() -> None:
    assert "nowhere.json" in run_badly("replay", "nowhere.json")


# --- position ---------------------------------------------------------------------------------


def compact(text: str) -> bytes:
    return msgspec.json.format(text.encode(), indent=-1)


@pytest.mark.parametrize("name", NAMES)
def test_position_goes_out_and_comes_back(name: str, tmp_path: Path) -> None:
    text = run_well("position", name, "--seed", "4")
    game = load_game(name)
    assert msgspec.json.encode(game.position(game.load(json.loads(text)))) == compact(text)
    path = tmp_path / "position.json"
    path.write_text(text)
    seen = json.loads(run_well("position", name, str(path), "--moves"))
    assert set(seen) == {"view", "step", "waiting", "moves"}
    assert list(seen["moves"]) == seen["waiting"]
    assert all(seen["moves"].values())


def test_position_reads_standard_input_and_shows_a_watcher_no_hand() -> None:
    text = run_well("position", NAME, "--preset", "quick_start")
    seen = json.loads(run_well("position", NAME, "-", given=text))
    assert seen["view"]["hands"] == [[], []]
    assert "moves" not in seen


def test_position_shows_a_seat_its_own_hand_and_moves_alone() -> None:
    args = ("position", NAME, "--preset", "quick_start", "--moves")
    mine = json.loads(run_well(*args, "--as", "A"))
    assert [len(hand) for hand in mine["view"]["hands"]] == [5, 0]
    assert list(mine["moves"]) == ["A"]
    assert json.loads(run_well(*args, "--as", "B"))["moves"] == {}


@pytest.mark.parametrize("given", ["", "{", "[]", "{}", '{"game": "chess"}', '{"game": "samurai"}'])
def test_position_refuses_what_is_no_position(given: str) -> None:
    assert "Error: " in run_badly("position", NAME, "-", given=given)


def test_position_refuses_pieces_that_are_lost() -> None:
    found = json.loads(run_well("position", NAME))
    found["state"]["supply"][0].pop()
    assert "Error: " in run_badly("position", NAME, "-", given=json.dumps(found))


def test_position_refuses_a_seat_that_is_not_there() -> None:
    assert "2 seats" in run_badly("position", NAME, "--as", "H")


# --- play -------------------------------------------------------------------------------------

HAND = "take H3\ntake B3\ntake R3\ntake S3\ntake N1\n"


def play(*lines: str, args: tuple[str, ...] = ("--seed", "2", "--preset", "classic_1998")) -> str:
    return run_well("play", NAME, *args, given="".join(f"{line}\n" for line in lines))


def test_play_draws_the_table_and_lists_the_moves() -> None:
    text = play("quit")
    assert "(hbr)" in text  # Edo
    assert "take H2" in text


def test_play_ends_at_the_end_of_the_input() -> None:
    assert "take H2" in play()


def test_play_takes_numbers_texts_and_beginnings() -> None:
    text = play("2", "take b3", "take r3", "take s3", "take n", "board", "quit")
    assert "H3 B3 R3 S3 N1" in text


def test_play_lists_what_begins_alike() -> None:
    text = play("take H", "quit")
    assert text.count("take H3") == 2
    assert text.count("take B3") == 1


def test_play_says_why_not_and_asks_again() -> None:
    text = play("fly away", "take", "999", "quit")
    assert "Traceback" not in text


def test_play_takes_a_sealed_token_back() -> None:
    text = play("take H3", "undo", "take H2", "board", "quit")
    assert "H3" not in text.rsplit(":", 1)[-1]
    assert play("undo", "quit")


def test_play_takes_a_played_token_back(tmp_path: Path) -> None:
    """In the own turn a token can be lifted again, until somebody else has moved."""
    args = ("--seed", "2", "--preset", "quick_start")
    path = tmp_path / "after.json"
    play("place", "undo", f"save {path}", "quit", args=args)
    start = json.loads(path.read_bytes())["state"]
    assert start["laid"].count("-") == len(start["laid"])


def test_play_saves_a_position_and_goes_on_from_it(tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    play("take H3", f"save {path}", "quit")
    text = run_well("play", NAME, "--from", str(path), given="undo\nquit\n")
    assert "(take H3)" in text
    assert path.name in play(f"save {tmp_path / 'no' / 'folder' / path.name}", "quit")


def test_play_calls_things_by_the_words_of_the_chosen_vocabulary() -> None:
    old = play("quit", args=("--preset", "classic_1998"))
    new = play("quit", args=("--preset", "edition_2015"))
    assert "Take High Helmet 2" in old
    assert "castle" not in old
    assert "Take Castle 2" in new
    assert "h = castle" in new
    assert "Take Samurai 2" in new  # no other word for it


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_play_has_a_word_for_everything_it_says(name: str, language: str) -> None:
    text = run_well("play", name, "--seed", "1", "--lang", language, given="1\n" * 40)
    ids = r"\b(?:text|board|ask|move|log|reason|terminal|refused)-[a-zA-Z]\w*"
    assert not re.findall(ids, text)
    assert "{$" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_the_languages(language: str) -> None:
    text = play("?", "quit", args=("--lang", language))
    assert "terminal-help" not in text
    assert "--from FILE" in text


@pytest.mark.parametrize("name", NAMES)
def test_play_goes_to_the_end_by_first_moves(name: str) -> None:
    """`1` is always a move, and no game lasts for ever."""
    text = run_well("play", name, "--seed", "1", given="1\n" * 3000)
    assert "  = " in text


def test_play_refuses_bad_input() -> None:
    assert "deep" in run_badly("play", NAME, "--bots", "deep")
    assert "de" in run_badly("play", NAME, "--lang", "de")
    assert "nowhere" in run_badly("play", NAME, "--from", "nowhere")


# --- bench ------------------------------------------------------------------------------------

BENCH = ("bench", "--game", NAME, "--seconds", "0.001", "--slices", "1", "--watchers", "0")


def test_bench_as_json() -> None:
    found = json.loads(run_well(*BENCH, "--json"))
    assert [rate["seats"] for rate in found["rates"]] == [2, 3, 4]
    assert all(rate["ratio"] > 0 for rate in found["rates"])
    assert set(found["parts"][0]["microseconds"]) == {
        "copy",
        "json",
        "view",
        "view_moves_json",
        "resample",
        "undo_check",
    }


def test_bench_prints_a_table() -> None:
    text = run_well(*BENCH)
    assert "times chess" in text


def test_bench_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = run("bench")
    assert result.exit_code != 0
    assert "chess" in result.output
    assert isinstance(result.exception, SystemExit)
