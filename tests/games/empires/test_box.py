"""A host's corrections to map and tables: checked with line and fact, part of the record."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import msgspec
import pytest

from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import Box, box_of
from kabuto.kernel import ImpossibleOption
from kabuto.words.loader import LANGUAGES
from tests import laws

from .positions import KEY, offered, position

BORDER = """
[[provinces]]
id = "satsuma"
adjacent = ["bungo", "chikuzen"]

[[provinces]]
id = "chikuzen"
adjacent = ["bungo", "aki", "satsuma"]
"""

SIXTEEN = "".join(
    f"""
[[slots]]
id = "{region}-{k}"
index = {4 * r + k}
region = "{region}"
neutral = "{kind}"
"""
    for r, region in enumerate(components.REGION.labels)
    for k, kind in enumerate(components.NEUTRAL.labels, 1)
)


def facts(box: Box) -> dict[str, object]:
    return {name: getattr(box, name) for name in box.__struct_fields__}


@pytest.mark.parametrize("name", ["map.toml", "components.toml"])
def test_the_whole_shipped_tables_correct_nothing(name: str) -> None:
    text = files("kabuto.games.empires").joinpath("data", name).read_text("utf-8")
    assert facts(box_of(text)) == facts(box_of(""))


def test_a_corrected_border_can_be_crossed() -> None:
    vector = {"ask": "order", "seat": "A", "order": "move3", "region": "grey"}
    board = {"board": {"satsuma": "1A"}}
    assert "step satsuma army chikuzen" not in offered(position(**vector, **board))
    g = position(**vector, **board, options={"data": BORDER})
    assert "step satsuma army chikuzen" in offered(g)


def test_a_corrected_number_counts() -> None:
    text = "[[regions]]\nid = 'orange'\nmajority = [9, 1]\n[setup]\nstart_food = 5"
    box = box_of(text)
    assert box.majority == [(4, 2), (9, 1), (4, 2), (3, 1)]
    g = GAME.start(2, GAME.read_options(2, {"data": text}), KEY)
    assert g.food == [5, 5]


def test_more_slots_than_the_shipped_map_has() -> None:
    assert len(box_of(SIXTEEN).slots) == 16
    rng, counts = Random(1), laws.Counts()
    for seats in GAME.seats:
        play = laws.Play(seats, {"data": SIXTEEN, "random_neutral": True})
        g = laws.check_random_play(GAME, play, rng, counts)
        assert g.is_over


def test_corrections_travel_in_record_and_position() -> None:
    play = laws.Play(3, {"data": BORDER, "mountains": True})
    record = laws.check_record(GAME, play, Random(2), laws.Counts())
    assert record.options["data"] == BORDER
    laws.check_round_trips(GAME, play, Random(3), laws.Counts(), every=40)


def test_corrections_are_no_choice_of_a_lobby() -> None:
    assert "data" not in [option.name for option in GAME.describe_options()]


def test_the_lobby_names_every_switch() -> None:
    assert [o.name for o in GAME.describe_options()] == [
        name for name in msgspec.structs.asdict(GAME.options()) if name != "data"
    ]


ONE_WAY = '[[provinces]]\nid = "satsuma"\nadjacent = ["bungo", "chikuzen"]'
ALONE = """[[provinces]]
id = "satsuma"
adjacent = []
[[provinces]]
id = "bungo"
adjacent = ["chikuzen", "tosa"]"""
PLAIN = '\n[[provinces]]\nid = "%s"\nkind = "%s"\n'


@pytest.mark.parametrize(
    ("text", "key", "line", "args"),
    [
        ("x = = 1", "toml", 1, {}),
        ("[[provinces]]\nid = 'a\n", "toml", 2, {}),
        ("\n[castles]\na = 1", "part", 2, {"part": "castles"}),
        ("[provinces]\na = 1", "value", 1, {"part": "provinces"}),
        ('[[provinces]]\nid = "edo"', "entry", 2, {"part": "provinces", "name": "edo"}),
        ('[[provinces]]\nid = "ise"\nriver = 1', "field", 2, {"name": "ise", "field": "river"}),
        ('[[provinces]]\nid = "ise"\ncoastal = 1', "value", 2, {"field": "coastal", "value": "1"}),
        ('[[provinces]]\nid = "ise"\nkind = "lake"', "value", 2, {"field": "kind"}),
        ('[[provinces]]\nid = "ise"\nadjacent = ["edo"]', "value", 2, {"field": "adjacent"}),
        ("[setup]\nstart_food = -1", "value", 1, {"field": "start_food", "value": "-1"}),
        (ONE_WAY, "one-way", 2, {"province": "satsuma", "to_province": "chikuzen"}),
        (
            '[[provinces]]\nid = "ise"\nadjacent = ["ise"]',
            "adjacent",
            2,
            {"province": "ise"},
        ),
        (
            ALONE,
            "apart",
            5,
            {"province": "bungo"},
        ),
        ('[straits]\npairs = [["ise", "kitami"]]', "strait", 1, {"pair": "ise, kitami"}),
        ('[straits]\npairs = [["ise"]]', "strait", 1, {"pair": "ise"}),
        ("[cover]\nown_token = 1", "rule", 2, {"field": "own_token"}),
        (
            "[cover]\nmax_tokens_of_one_player_covered_by_opponents = 2",
            "orders",
            0,
            {"seats": 2},
        ),
        (
            '[[order_tokens]]\nid = "attack"\nupgrade_cost = "none"',
            "rule",
            2,
            {"field": "upgrade_cost", "value": "none"},
        ),
        ("a = " + "[" * 5000, "toml", 0, {"problem": "too deep"}),
        (PLAIN % ("aki", "plain"), "capital", 2, {"region": "grey", "count": 0}),
        (PLAIN % ("bungo", "capital"), "capital", 3, {"region": "grey", "count": 2}),
        ('[[regions]]\nid = "grey"\nmajority = [1]', "majority", 2, {"region": "grey"}),
        (
            '[[mountains]]\nid = "aso"\nborders = ["bungo", "ise"]',
            "mountain",
            2,
            {"mountain": "aso"},
        ),
        ('[[mountains]]\nid = "aso"\nborders = ["bungo"]', "mountain", 2, {"mountain": "aso"}),
        (
            '[[slots]]\nid = "grey-1"\nindex = 1\nregion = "grey"\nneutral = "move"',
            "slots-few",
            1,
            {"count": 1, "least": 8},
        ),
        ('[[slots]]\nid = "grey-1"\nindex = 1', "field", 2, {"field": "region"}),
        (SIXTEEN.replace("index = 7", "index = 70"), "slots-order", 2, {}),
        (SIXTEEN.replace('"grey-2"', '"grey-1"'), "slots-twice", 2, {}),
        (
            "[[player_counts]]\nplayers = 2\norders_round_2 = 4",
            "orders",
            2,
            {"seats": 2},
        ),
        (
            PLAIN % ("kitami", "resource"),
            "count",
            2,
            {"what": "seeds", "count": 13, "needed": 12},
        ),
        (PLAIN % ("kitami", "shrine"), "count", 2, {"what": "shrines", "count": 8, "needed": 7}),
        ('[[destiny]]\nregion = "grey"\ncopies = 4', "count", 0, {"what": "destiny", "count": 19}),
        (
            '[[agendas]]\nid = "D2"\nneeds = { resource = 5 }',
            "agenda",
            2,
            {"agenda": "D2", "region": "grey"},
        ),
        ('[[agendas]]\nid = "D2"\nneeds = { rice = 5 }', "needs", 2, {"agenda": "D2"}),
        (
            "[[influence_brackets]]\nfrom = 1\nto = 3\nvalue = 1",
            "brackets",
            1,
            {"least": 1},
        ),
        ('[rules]\nmove_region_rule = "any"', "rule", 2, {"field": "move_region_rule"}),
        ("[strength]\nelite = 2", "rule", 2, {"field": "elite", "value": "2"}),
        ('[grand_shrines]\ncolors = ["blue"]', "rule", 2, {"field": "colors"}),
    ],
)
def test_a_mistake_is_named_with_its_line_and_fact(
    text: str, key: str, line: int, args: dict[str, object]
) -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(2, {"data": text})
    assert refused.value.key == f"refused-data-{key}"
    found = refused.value.args_by_name
    assert found["line"] == line
    assert {name: found[name] for name in args} == args
    for language in LANGUAGES:
        said = Speech(language, GAME, []).refusal(refused.value)
        assert "refused" not in said
        assert "{$" not in said


@pytest.mark.parametrize("name", ["map.toml", "components.toml"])
def test_any_text_is_either_refused_or_played_to_the_end(name: str) -> None:
    """Lines lost, doubled or changed: nothing but a refusal, or a game that never gets stuck."""
    lines = files("kabuto.games.empires").joinpath("data", name).read_text("utf-8").splitlines()
    keys: list[str] = []
    played = 0
    for seed in range(150):
        rng = Random(seed)
        try:
            options = GAME.read_options(2, {**ALL, "data": garble(lines, rng)})
        except ImpossibleOption as refusal:
            keys.append(refusal.key)
            continue
        play = laws.Play(2 + seed % 3, msgspec.to_builtins(options))
        laws.check_random_play(GAME, play, rng, laws.Counts(), every=10)
        played += 1
    assert played > 10
    assert len(keys) > 10
    assert all(key.startswith("refused-data-") for key in keys)


ALL = {"agendas": True, "mountains": True, "grand_shrines": True, "dojos": True}


def garble(lines: list[str], rng: Random) -> str:
    lines = lines[:]
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[rng.randrange(len(lines))])
            case 2:
                lines[at] = lines[at].replace("2", "3").replace("1", "0").replace("true", "false")
            case _:
                swapped = [line for line in lines if "=" in line]
                name, _, value = rng.choice(swapped).partition("=")
                lines[at] = f"{name}={rng.choice(swapped).partition('=')[2] or value}"
    return "\n".join(lines)


def test_a_text_without_end_is_refused() -> None:
    with pytest.raises(ImpossibleOption, match="refused-option-value"):
        GAME.read_options(2, {"data": "#" * 100_001})
