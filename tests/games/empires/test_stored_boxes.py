"""Games that are stored with a box that is refused now go on; only new tables are held to all.

`old_box.json` is the record of a game that an earlier version played: its box file changes what
nothing comes of (texts, counts, a colour), has numbers that fall, a name without end, a token
without steps; and it stands whole among the options.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kabuto.games.empires import GAME
from kabuto.games.empires.box import box_of, check_box_file
from kabuto.kernel import (
    CorruptRecord,
    ImpossibleOption,
    Record,
    load_foreign,
    name_box,
    put_box_in,
    read_record,
    replay,
    write_record,
)

FILE = Path(__file__).with_name("old_box.json")


def read_old_record() -> Record:
    return read_record(FILE.read_bytes())


def test_a_new_table_may_not_have_it() -> None:
    text = read_old_record().options["data"]
    fields = [fault.field for fault in check_box_file(text)]
    assert fields == [
        "meta.game",
        "meta.version",
        "meta.owner",
        "box.samurai",
        "box.destiny_cards",
        "houses.oda.color",
        "cover",
        "regions.grey.name_en",
        "order_tokens.recruit.base",
        "order_tokens.recruit.upgrade",
        "order_tokens.move3.steps",
        "neutral_actions.move.text",
        "mountain_tiles.food.text",
        "agendas.A1.condition",
        "dojos.earth.elite",
        "grand_shrines.points_by_count",
    ]
    with pytest.raises(ImpossibleOption) as refused:
        GAME.require_box(text)
    assert refused.value.key == "refused-box-value"
    assert refused.value.args_by_name["line"] == 3


def test_the_old_record_is_played_again_and_kept_with_its_box_beside() -> None:
    record = read_old_record()
    text = record.options["data"]
    first, *_, last = replay(GAME, record)
    GAME.check(last.state)
    assert first.state.food == [4, 4, 4]
    assert last.state.box.shrine_table == [0, 3, 2, 6]
    now = write_record(
        GAME,
        last.state,
        options=last.state.options,
        key=bytes.fromhex(record.secret),
        names=record.names,
        moves=[("ABC".index(move[0]), move[2:]) for move in record.moves],
    )
    assert (now.options["data"], now.box) == (name_box(text), text)
    *_, again = replay(GAME, now)
    assert again.state == last.state


@pytest.mark.parametrize(
    "text",
    [
        '[[regions]]\nid = "grey"\norder = 2\n',
        '[[agendas]]\nid = "B2"\nneeds = { provinces = 3 }\n',
        '[[agendas]]\nid = "B2"\nneeds = { province_units = 3 }\n',
        "[setup]\nhand_size_destiny = 60\n"
        + "".join(
            f'[[destiny]]\nregion = "{region}"\ncopies = 99\n'
            for region in ("grey", "orange", "green", "purple")
        ),
        (
            "[[influence_brackets]]\nfrom = 0\nto = 3\nvalue = 1\n"
            "[[influence_brackets]]\nfrom = 4\nto = 9\nvalue = 0\n"
        ),
    ],
)
def test_what_stops_no_game_is_read_where_it_is_stored(text: str) -> None:
    assert check_box_file(text)
    assert box_of(text).provinces == box_of("").provinces


@pytest.mark.parametrize(
    "text",
    [
        "[meta]\nwhole = true",
        "[setup]\neras = 0",
        '[[provinces]]\nid = "ise"\nkind = "lake"',
        '[[agendas]]\nid = "D2"\nneeds = { units = -1, control = 1 }',
        "[setup]\nstart_food = 1001",
    ],
)
def test_what_would_stop_a_game_is_refused_there_too(text: str) -> None:
    with pytest.raises(ImpossibleOption):
        box_of(text)


# --- the text and its name ----------------------------------------------------------------------

TEXT = "[setup]\nstart_food = 5\n"


def test_what_is_sent_names_the_box_and_a_position_has_it_whole() -> None:
    g = GAME.start(2, GAME.read_options(2, {"data": TEXT}), bytes(32))
    assert GAME.show(g, 0)["options"]["data"] == name_box(TEXT)
    assert GAME.show_with_insight(g, 1)[0]["options"]["data"] == name_box(TEXT)
    assert load_foreign(GAME, GAME.position(g)).options.data == TEXT
    short = GAME.position(g, with_box=False)
    assert short["state"]["options"]["data"] == name_box(TEXT)
    assert GAME.load(short, TEXT) == g
    for other in ("", "[setup]\nstart_food = 6\n"):
        with pytest.raises(CorruptRecord) as refused:
            GAME.load(short, other)
        assert refused.value.key == "refused-record-box"


def test_the_shipped_box_has_no_name() -> None:
    g = GAME.start(2, GAME.read_options(2), bytes(32))
    assert GAME.show(g, 0)["options"]["data"] == name_box("") == ""
    record = write_record(GAME, g, options=g.options, key=bytes(32), names=["A", "B"], moves=[])
    assert not record.box
    assert record.options["data"] == ""


def test_a_record_whose_box_is_another_is_refused() -> None:
    g = GAME.start(2, GAME.read_options(2, {"data": TEXT}), bytes(32))
    record = write_record(GAME, g, options=g.options, key=bytes(32), names=["A", "B"], moves=[])
    assert [played.state for played in replay(GAME, record)] == [g]
    record.box = TEXT + "\n"
    with pytest.raises(CorruptRecord) as refused:
        list(replay(GAME, record))
    assert refused.value.key == "refused-record-box"


def test_a_name_is_no_box() -> None:
    """So that a text is never taken for the name of another."""
    name = name_box(TEXT)
    assert [fault.key for fault in check_box_file(name)] == ["refused-box-toml"]
    assert put_box_in({"data": TEXT}, "") == {"data": TEXT}
