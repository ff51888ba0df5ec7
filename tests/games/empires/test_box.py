"""A host's box file: what it replaces, checked with line and fact, part of the record."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import msgspec
import pytest

from kabuto.cli.speech import Speech
from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import box_of, check_box_file
from kabuto.games.empires.box_facts import Box
from kabuto.kernel import ImpossibleOption, name_box
from kabuto.words.loader import LANGUAGES
from tests import laws
from tests.fluent import fill

from .positions import KEY, offered, position

BORDER = """
[[provinces]]
id = "satsuma"
adjacent = ["bungo", "chikuzen"]

[[provinces]]
id = "chikuzen"
adjacent = ["bungo", "aki", "satsuma"]
"""

REGIONS = [row["id"] for row in components.SHIPPED["regions"]]

SIXTEEN = "".join(
    f"""
[[slots]]
id = "{region}-{k}"
index = {4 * r + k}
region = "{region}"
neutral = "{kind}"
"""
    for r, region in enumerate(REGIONS)
    for k, kind in enumerate(components.NEUTRAL.labels, 1)
)


def facts(box: Box) -> dict[str, object]:
    return {name: getattr(box, name) for name in box.__struct_fields__}


@pytest.mark.parametrize("name", ["map.toml", "components.toml"])
def test_the_whole_shipped_box_changes_nothing(name: str) -> None:
    text = files("kabuto.games.empires").joinpath("data", name).read_text("utf-8")
    assert facts(box_of(text)) == facts(box_of(""))


def test_a_border_of_the_file_can_be_crossed() -> None:
    vector = {"ask": "order", "seat": "A", "order": "move3", "region": "grey"}
    board = {"board": {"satsuma": "1A"}}
    assert "step satsuma army chikuzen" not in offered(position(**vector, **board))
    g = position(**vector, **board, options={"data": BORDER})
    assert "step satsuma army chikuzen" in offered(g)


def test_a_number_of_the_file_counts() -> None:
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


def test_a_source_may_be_noted_anywhere() -> None:
    text = '[[provinces]]\nid = "ise"\nsource = "my box"\n[meta]\nfile = "mine"\n[known]\nx = 1'
    assert facts(box_of(text)) == facts(box_of(""))


def test_as_many_slots_as_there_can_be() -> None:
    """Six in each region: bots find their way, and every slot has its place on the page."""
    text = (
        "[random_neutral]\ncopies_each = 6\n"
        + SIXTEEN
        + "".join(
            f'[[slots]]\nid = "{region}-{k}"\nindex = {16 + 2 * r + k - 4}\n'
            f'region = "{region}"\nneutral = "harvest"\n'
            for r, region in enumerate(REGIONS)
            for k in (5, 6)
        )
    )
    assert len(box_of(text).slots) == 24
    g = GAME.start(4, GAME.read_options(4, {"data": text}), KEY)
    assert len(GAME.board(2, g.options).slots) == 24
    rng = Random(4)
    while not g.is_over:
        seat = GAME.deciders(g)[0]
        GAME.play(g, seat, GAME.greedy(GAME.sight(g, seat, rng)))


def test_one_order_may_be_all_of_the_second_round() -> None:
    text = "[[player_counts]]\nplayers = 4\norders_round_1 = 2\norders_round_2 = 1"
    assert box_of(text).orders_in == {2: (4, 3), 3: (4, 3), 4: (2, 1)}


def test_an_agenda_may_ask_for_all_that_there_is() -> None:
    text = '[[agendas]]\nid = "%s"\nneeds = { %s }'
    assert box_of(text % ("B1", "units = 16")).agenda_needs[2].units == 16
    assert box_of(text % ("A2", "control = 4, shrine = 0")).agenda_needs[1].shrine == 0
    assert box_of(text % ("A2", "control = 5")).agenda_needs[1].control == 5
    assert box_of(text % ("D1", "resource = 2, shrine = 1")).agenda_needs[6].resource == 2


def test_brackets_that_do_not_rise_are_one() -> None:
    text = "[[influence_brackets]]\nfrom = 0\nto = 3\nvalue = 1\n"
    g = GAME.start(2, GAME.read_options(2, {"data": text}), KEY)
    assert GAME.board(2, g.options).brackets == [[[0, 1]]] * 4
    assert [g.box.value_of(1, influence) for influence in (0, 3, 4, 99)] == [1, 1, 1, 1]
    assert box_of("influence_brackets = []").value_of(2, 99) == 0
    more = text + "[[influence_brackets]]\nfrom = 4\nto = 5\nvalue = 1\n"
    assert box_of(more).values == [[1] * 6] * 4


def test_a_box_file_travels_in_record_and_position() -> None:
    play = laws.Play(3, {"data": BORDER, "mountains": True})
    record = laws.check_record(GAME, play, Random(2), laws.Counts())
    assert record.options["data"] == name_box(BORDER)
    assert record.box == BORDER
    laws.check_round_trips(GAME, play, Random(3), laws.Counts(), every=40)


def test_a_box_file_is_no_choice_of_a_lobby() -> None:
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


NO_TOKENS = "".join(
    f'[[order_tokens]]\nid = "{kind}"\ncopies = 0\n' for kind in ("recruit", "attack", "harvest")
)
NO_RESOURCES = (
    "[box]\nseeding_tokens = 10\n"
    + PLAIN % ("ishikari", "plain")
    + PLAIN % ("tokachi", "plain")
    + "".join(f'[[agendas]]\nid = "{a}"\nneeds = {{ units = 1 }}\n' for a in ("D1", "D2", "E1"))
)
NO_TILES = "".join(
    f'[[mountain_tiles]]\nid = "{tile}"\ncopies = 0\n' for tile in ("food", "retreat")
)
GAP = "[[influence_brackets]]\nfrom = 0\nto = 3\nvalue = 1\n"


@pytest.mark.parametrize(
    ("text", "key", "line", "args"),
    [
        # what cannot be read
        ("x = = 1", "toml", 1, {}),
        ("[[provinces]]\nid = 'a\n", "toml", 2, {}),
        ("a = " + "[" * 5000, "toml", 1, {"problem": "too deep"}),
        ("\n[setup]\neras = " + "9" * 5000, "toml", 3, {}),
        # what the shipped box does not have
        ("\n[castles]\na = 1", "part", 2, {"part": "castles"}),
        ("[provinces]\na = 1", "form", 1, {"part": "provinces"}),
        ("slots = [1]", "form", 1, {"part": "slots"}),
        ('[[provinces]]\nid = "edo"', "entry", 2, {"part": "provinces", "name": '"edo"'}),
        ("provinces = [1]", "entry", 1, {"part": "provinces", "name": "1"}),
        ('[[provinces]]\nid = "ise"\nriver = 1', "field", 3, {"name": "ise", "field": "river"}),
        ("[setup]\nrounds = 1", "field", 2, {"name": "setup", "field": "rounds"}),
        (
            '[[slots]]\nid = "grey-1"\nindex = 1',
            "missing",
            2,
            {"part": "slots", "name": "grey-1", "field": "region"},
        ),
        # values
        (
            '[[provinces]]\nid = "ise"\ncoastal = 1',
            "value",
            3,
            {"name": "ise", "field": "coastal", "value": "1"},
        ),
        ('[[provinces]]\ncoastal = 1\nid = "ise"', "value", 2, {"field": "coastal"}),
        ('[[provinces]]\nid = "ise"\nkind = "lake"', "value", 3, {"value": '"lake"'}),
        ('[[provinces]]\nid = "ise"\nadjacent = ["edo"]', "value", 3, {"field": "adjacent"}),
        ('[[provinces]]\nid = "ise"\nkind = "京都"', "value", 3, {"value": '"京都"'}),
        ('[[regions]]\nid = "grey"\nmajority = [4, "a"]', "value", 3, {"field": "majority"}),
        ('[straits]\npairs = ["ise"]', "value", 2, {"name": "straits", "field": "pairs"}),
        ("[setup]\nstart_food = -1", "value", 2, {"name": "setup", "value": "-1"}),
        ("setup.start_food = true", "value", 1, {"field": "start_food", "value": "true"}),
        ("[setup]\nstart_food = 1001", "value", 2, {"value": "1001"}),
        ("[cover]\nown_token = 1", "value", 2, {"field": "own_token"}),
        ("[dojo]\ngenerals = 2", "value", 2, {"field": "generals"}),
        ('[[order_tokens]]\nid = "attack"\nupgrade_cost = "none"', "value", 3, {"name": "attack"}),
        ('[[order_tokens]]\nid = "build"\nupgrade_cost = "food"', "value", 3, {"name": "build"}),
        ('[rules]\nmove_region_rule = "any"', "value", 2, {"field": "move_region_rule"}),
        ('[grand_shrines]\ncolors = ["blue"]', "value", 2, {"value": '["blue"]'}),
        ("[rules]\nopen_resources = true", "option", 2, {"field": "open_resources"}),
        ("[strength]\nelite = 2", "elite", 2, {}),
        ("[strength]\narmy = 2", "elite", 2, {}),
        # the map
        (ONE_WAY, "one-way", 3, {"province": "satsuma", "to_province": "chikuzen"}),
        ('[[provinces]]\nid = "ise"\nadjacent = ["ise"]', "adjacent", 3, {"province": "ise"}),
        (
            '[[provinces]]\nid = "ise"\nadjacent = ["owari", "owari"]',
            "adjacent",
            3,
            {"province": "ise"},
        ),
        (ALONE, "apart", 6, {"province": "bungo"}),
        ('[straits]\npairs = [["ise", "kitami"]]', "strait", 2, {"province": ["ise", "kitami"]}),
        ('[straits]\npairs = [["ise"]]', "strait", 2, {"province": ["ise"]}),
        (PLAIN % ("aki", "plain"), "capital", 2, {"region": "grey", "count": 0}),
        (PLAIN % ("bungo", "capital"), "capital", 4, {"region": "grey", "count": 2}),
        ('[[regions]]\nid = "grey"\nmajority = [1]', "majority", 3, {"region": "grey"}),
        ('[[regions]]\nid = "grey"\nmajority = [1, 2]', "majority", 3, {"region": "grey"}),
        ('[[mountains]]\nid = "aso"\nborders = ["bungo", "ise"]', "mountain", 3, {}),
        ('[[mountains]]\nid = "aso"\nborders = ["bungo"]', "mountain", 3, {"mountain": "aso"}),
        (
            '[[mountains]]\nid = "aso"\nborders = ["bungo", "satsuma", "bungo"]',
            "mountain",
            3,
            {"mountain": "aso"},
        ),
        # slots and orders
        (
            '[[slots]]\nid = "grey-1"\nindex = 1\nregion = "grey"\nneutral = "move"',
            "slots-few",
            1,
            {"count": 1, "least": 8},
        ),
        (SIXTEEN.replace("index = 7", "index = 70"), "slots-order", 2, {}),
        (SIXTEEN.replace('"grey-2"', '"grey-1"'), "slots-twice", 2, {}),
        ("[[player_counts]]\nplayers = 2\norders_round_2 = 4", "orders", 2, {"seats": 2}),
        ("[[player_counts]]\nplayers = 3\norders_round_2 = 0", "orders", 2, {"seats": 3}),
        (NO_TOKENS, "orders", 1, {"seats": 2}),
        ("[cover]\nmax_tokens_of_one_player_covered_by_opponents = 2", "orders", 1, {"seats": 2}),
        # numbers that have to go together
        (PLAIN % ("kitami", "resource"), "count", 2, {"what": "seeds", "count": 13, "needed": 12}),
        ("[box]\nseeding_tokens = 14", "count", 1, {"what": "seeds", "count": 12, "needed": 14}),
        (PLAIN % ("kitami", "shrine"), "count", 2, {"what": "shrines", "count": 8, "needed": 7}),
        ("[grand_shrines]\ncopies_each = 2", "count", 1, {"what": "shrine-pieces", "count": 6}),
        (
            NO_TILES,
            "count",
            1,
            {"what": "tiles", "count": 6, "needed": 7},
        ),
        ("[random_neutral]\ncopies_each = 2", "count", 1, {"what": "neutral-tokens", "count": 8}),
        ('[[destiny]]\nregion = "grey"\ncopies = 4', "count", 1, {"what": "destiny", "count": 19}),
        ("[setup]\nhand_size_destiny = 0", "count", 1, {"what": "destiny-hand", "count": 0}),
        ("[setup]\narmy_limit = 7", "count", 1, {"what": "armies", "count": 7, "needed": 8}),
        (
            "[grand_shrines]\npoints_by_count = [0, 1, 3]",
            "count",
            1,
            {"what": "shrine-points", "count": 3, "needed": 4},
        ),
        ("[setup]\neras = 0", "count", 1, {"what": "eras", "count": 0, "needed": 1}),
        # agendas
        (
            '[[agendas]]\nid = "D2"\nneeds = { resource = 5 }',
            "agenda",
            3,
            {"agenda": "D2", "region": "grey"},
        ),
        ('[[agendas]]\nid = "B2"\nneeds = { provinces = 6 }', "agenda", 3, {"region": "purple"}),
        ('[[agendas]]\nid = "A2"\nneeds = { control = 6 }', "agenda", 3, {"region": "purple"}),
        ('[[agendas]]\nid = "D1"\nneeds = { shrine = 2 }', "agenda", 3, {"region": "purple"}),
        ('[[agendas]]\nid = "D2"\nneeds = { capital = 2 }', "agenda", 3, {"region": "grey"}),
        (
            '[[agendas]]\nid = "A1"\nneeds = { control = 3, control_units = 6 }',
            "agenda",
            3,
            {"agenda": "A1"},
        ),
        (
            '[[agendas]]\nid = "C1"\nneeds = { provinces = 3, province_units = 6 }',
            "agenda",
            3,
            {"agenda": "C1"},
        ),
        (NO_RESOURCES, "agenda", 4, {"agenda": "E2", "region": "purple"}),
        ("[setup]\ncastle_limit = 0", "agenda", 1, {"agenda": "C2"}),
        ('[[agendas]]\nid = "B1"\nneeds = { units = 17 }', "agenda", 3, {"agenda": "B1"}),
        ('[[agendas]]\nid = "D2"\nneeds = { rice = 5 }', "needs", 3, {"agenda": "D2"}),
        ('[[agendas]]\nid = "D2"\nneeds = { units = -1, control = 1 }', "needs", 3, {}),
        ('[[agendas]]\nid = "D2"\nneeds = {}', "needs", 3, {"problem": "{}"}),
        ('[[agendas]]\nid = "D2"\n[agendas.needs]\nunits = -1', "needs", 3, {"agenda": "D2"}),
        # influence
        (GAP.replace("from = 0", "from = 1"), "brackets", 1, {"least": 1}),
        (GAP + GAP.replace("from = 0\nto = 3", "from = 5\nto = 6"), "brackets", 1, {"least": 5}),
        (GAP + "[[influence_brackets]]\nfrom = 4\nto = 9\nvalue = 0", "brackets", 1, {"least": 4}),
    ],
)
def test_a_mistake_is_named_with_its_line_and_fact(
    text: str, key: str, line: int, args: dict[str, object]
) -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.require_box(text)
    assert refused.value.key == f"refused-box-{key}"
    found = refused.value.args_by_name
    assert found["line"] == line
    assert {name: found.get(name) for name in args} == args
    for language in LANGUAGES:
        said = fill("empires", language, refused.value.key, found)
        for name, value in args.items():
            wanted = Speech(language, GAME, []).dress({name: value})[name]
            assert name in SELECTING or value is None or str(wanted) in said


SELECTING = {"what"}  # chooses the sentence, and is not said


def test_the_commonest_mistake_is_told_with_both_provinces() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        GAME.read_options(2, {"data": ONE_WAY})
    assert Speech("en", GAME, []).refusal(refused.value) == (
        "Box file, line 3: Satsuma lists Chikuzen as a neighbour, "
        "but Chikuzen does not list Satsuma."
    )


def test_a_fact_that_the_file_does_not_have_is_told_without_a_line() -> None:
    """The shipped tokens are too few for what this file asks, and stand nowhere in it."""
    refusal = ImpossibleOption("refused-box-elite", line=0)
    assert Speech("en", GAME, []).refusal(refusal).startswith("Box file: ")


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
    assert all(key.startswith("refused-box-") for key in keys)


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


def test_more_of_a_kind_than_there_is_room_for_is_told_once_with_how_many() -> None:
    """Besides the shipped ones there is room for forty provinces; in a region for six slots."""
    lands = "".join(f'[[provinces]]\nid = "land-{n}"\n' for n in range(43))
    faults = check_box_file(f"[meta]\nwhole = true\n{lands}")
    many = [fault for fault in faults if fault.key == "refused-box-many"]
    assert [(fault.field, fault.args) for fault in many] == [
        ("provinces.land-40", {"part": "provinces", "count": 40})
    ]
    slots = "".join(
        f'[[slots]]\nid = "seat-{n}"\nindex = {n}\nregion = "grey"\nneutral = "harvest"\n'
        for n in range(1, 9)
    )
    faults = check_box_file(f"[meta]\nwhole = true\n{slots}")
    many = [fault for fault in faults if fault.key == "refused-box-many"]
    assert [(fault.field, fault.args) for fault in many] == [
        (f"slots.seat-{n}", {"part": "slots", "count": 6}) for n in (7, 8)
    ]
