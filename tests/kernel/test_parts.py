"""Moves, randomness, copies, names and records, one fact a test."""

import copy
import pickle
from collections import Counter
from random import Random
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from kabuto.kernel import (
    EVERYBODY,
    NOTHING,
    SEAT,
    WATCHER,
    CorruptRecord,
    Event,
    Kind,
    Moves,
    Record,
    Secret,
    State,
    Unreadable,
    commitment,
    eyes_of,
    fresh_key,
    load_foreign,
    read_record,
    replay,
)
from kabuto.kernel.copying import generate_copy
from kabuto.kernel.lettering import set_columns
from kabuto.kernel.naming import Names
from kabuto.kernel.options import allowed_values
from kabuto.kernel.randomness import draw_below, shuffle_with
from tests import laws
from tests.kernel.toy import KEY, PEEK, TOY

CARD = Kind("card", ["bo", "katana"])
ODD_OPTIONS: list[Any] = [
    Annotated[int, "any"],
    Annotated[int, Meta(ge=1)],
    Annotated[int, Meta(le=3)],
    Annotated[str, Meta(max_length=3)],
    Annotated[float, Meta(ge=1, le=3)],
]


def test_a_move_exists_once_and_is_found_by_argument_and_text() -> None:
    moves = Moves()
    attack = moves.verb("attack", lambda c, s: c == 1 or s == 0, card=CARD, target=SEAT)
    done = moves.verb("pass")[()]
    take = moves.verb("take", card=CARD)
    assert attack[1, 2].text == "attack katana C"
    assert moves.parse("attack katana C") is attack[1, 2]
    assert (0, 1) not in attack
    assert (done.text, done.args, take[0].args) == ("pass", (), (0,))
    assert [move.number for move in moves.all] == list(range(len(moves)))
    assert moves.kinds() == {"card": CARD, "target": SEAT}


@pytest.mark.parametrize("text", ["", "attack", "attack katana", "attack katana Z", 7, None, []])
def test_a_text_that_is_no_move_is_unreadable(text: Any) -> None:
    moves = Moves()
    moves.verb("attack", card=CARD, target=SEAT)
    with pytest.raises(Unreadable):
        moves.parse(text)


def test_a_verb_is_added_once() -> None:
    moves = Moves()
    moves.verb("pass")
    with pytest.raises(ValueError, match="taken"):
        moves.verb("pass")


@pytest.mark.parametrize("labels", [["a", "a"], ["a b"], [""], ["-"]])
def test_labels_of_a_kind_are_unique_and_plain(labels: list[str]) -> None:
    with pytest.raises(ValueError, match="kind x"):
        Kind("x", labels)


def test_nothing_has_a_label() -> None:
    assert CARD.label(NOTHING) == "-"
    assert CARD.number("-") == NOTHING
    with pytest.raises(Unreadable):
        CARD.number("spear")


def test_draws_are_the_same_on_every_machine() -> None:
    assert [draw_below(KEY, n, 1000) for n in range(6)] == [454, 559, 487, 119, 769, 581]
    items = list(range(10))
    shuffle_with(KEY, 1, items)
    assert items == [6, 5, 2, 8, 7, 1, 4, 0, 3, 9]


@pytest.mark.parametrize("size", [0, 1, 2, 39, 40, 41, 90, 130])
def test_a_shuffle_is_a_permutation(size: int) -> None:
    items = list(range(size))
    shuffle_with(KEY, 5, items)
    assert sorted(items) == list(range(size))
    assert size < 39 or items != list(range(size))


def test_a_shuffle_is_even() -> None:
    ends: Counter[tuple[int, ...]] = Counter()
    for drawn in range(6000):
        items = [0, 1, 2]
        shuffle_with(KEY, drawn, items)
        ends[tuple(items)] += 1
    assert len(ends) == 6
    assert all(850 < count < 1150 for count in ends.values())


def test_keys_are_long_and_their_commitment_says_nothing() -> None:
    assert len(fresh_key()) >= 16
    assert fresh_key() != fresh_key()
    assert commitment(KEY) == commitment(bytes(KEY))
    assert KEY.hex() not in commitment(KEY)


def test_copies_refuse_what_is_not_plain() -> None:
    for hint in (dict[str, int], set[int], list[dict[str, int]], float):
        struct: Any = msgspec.defstruct("Odd", [("field", hint)], bases=(State,), kw_only=True)
        with pytest.raises(TypeError, match=r"Odd\.field"):
            generate_copy(struct)


def test_copies_are_deep_in_nested_lists() -> None:
    class Deep(State, kw_only=True):
        cubes: list[list[list[int]]]
        pairs: list[tuple[int, int]]

    deep = Deep(
        stack=TOY.start(2, TOY.options(), KEY).stack, seats=2, key=KEY, cubes=[[[1]]], pairs=[]
    )
    copy = generate_copy(Deep)(deep)
    copy.cubes[0][0][0] = 2
    copy.stack.clear()
    assert deep.cubes == [[[1]]]
    assert deep.stack


def test_names_are_written_and_read_through_nested_types() -> None:
    class Thing(msgspec.Struct):
        best: Annotated[int, CARD]
        rows: list[list[Annotated[int, CARD]]]
        pair: tuple[Annotated[int, SEAT], int]
        maybe: Annotated[int, CARD] | None = None
        plain: list[int] = []

    names = Names()
    thing = Thing(1, [[0], [], [1, -1]], (2, 7))
    written = names.write(Thing, thing)
    assert written["best"] == "katana"
    assert written["rows"] == [["bo"], [], ["katana", "-"]]
    assert written["pair"] == ["C", 7]
    assert written["maybe"] is None
    assert msgspec.convert(names.read(Thing, written), Thing) == thing
    damaged: tuple[object, ...] = ({"best": "spear"}, {"rows": 3}, [])
    for spoilt in damaged:
        with pytest.raises(CorruptRecord):
            names.read(Thing, spoilt)


def test_a_secret_for_several_seats() -> None:
    event = Event("took", {"card": Secret(3, to=0b101), "seat": 0})
    assert [event.seen_by(seat).args["card"] for seat in (0, 2)] == [3, 3]
    assert "card" not in event.seen_by(1).args
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event


def test_options_of_other_types_are_refused_when_a_game_is_made() -> None:
    for hint in (float, int, list[int], *ODD_OPTIONS):
        with pytest.raises(TypeError, match="an option is"):
            allowed_values(hint)


@pytest.fixture
def record() -> Record:
    return laws.check_record(TOY, laws.Play(3), Random(5), laws.Counts())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "refused-record-game"),
        ({"version": 99}, "refused-record-version"),
        ({"secret": "00" * 32}, "refused-record-secret"),
        ({"secret": "no hex"}, "refused-record-secret"),
        ({"commitment": "0"}, "refused-record-secret"),
        ({"seats": 9}, "refused-seats"),
        ({"options": {"goal": 9}}, "refused-option-value"),
        ({"options": {"gaol": 1}}, "refused-option-unknown"),
        ({"moves": ["A dance"]}, "refused-record-move"),
        ({"moves": ["Z pass"]}, "refused-record-move"),
        ({"moves": [""]}, "refused-record-move"),
        ({"winners": []}, "refused-record-outcome"),
        ({"winners": None}, "refused-record-outcome"),
        ({"scores": [9, 9, 9]}, "refused-record-outcome"),
        ({"winners": ["A", "B", "C"], "scores": [9, 9, 9]}, "refused-record-outcome"),
    ],
)
def test_a_record_that_does_not_add_up_is_refused(
    record: Record, change: dict[str, Any], key: str
) -> None:
    spoilt = msgspec.structs.replace(record, **change)
    with pytest.raises(CorruptRecord) as refused:
        list(replay(TOY, spoilt))
    assert refused.value.key == key


def test_a_record_cut_short_is_refused(record: Record) -> None:
    with pytest.raises(CorruptRecord) as refused:
        list(replay(TOY, msgspec.structs.replace(record, moves=record.moves[:-1])))
    assert refused.value.key == "refused-record-end"


@pytest.mark.parametrize("data", [b"", b"{}", b"[1", b"\xff\xfe", b'{"game": 3}'])
def test_a_file_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(CorruptRecord):
        read_record(data)


def test_a_record_says_where_it_breaks(record: Record) -> None:
    moves = [*record.moves[:2], "A dance"]
    with pytest.raises(CorruptRecord) as refused:
        list(replay(TOY, msgspec.structs.replace(record, moves=moves)))
    assert refused.value.args_by_name == {"number": 3, "move": "A dance"}
    assert isinstance(record, Record)


# --- positions from outside -------------------------------------------------------------------


def position_of_toy() -> dict[str, Any]:
    return TOY.position(TOY.start(3, TOY.read_options(3), KEY))


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 2},
        {"seats": 99},
        {"key": ""},
        {"key": "AAAA"},
        {"drawn": -1},
        {"told": []},
        {"stack": [{"step": "Nothing"}]},
        {"stack": [{"step": "Bid", "chosen": [[], []]}]},
        {"stack": [{"step": "Bid", "chosen": [["pass"], [], []]}]},
        {"stack": [{"step": "Bid", "chosen": [["bid c99"], [], []]}]},
        {"stack": [{"step": "Object", "seat": "A", "by": "D"}]},
        {"stack": [{"step": "Object", "seat": "-", "by": "A"}]},
        {"options": {"goal": 9}},
    ],
)
def test_a_position_that_no_game_could_come_to_is_refused(change: dict[str, Any]) -> None:
    found = position_of_toy()
    assert TOY.position(load_foreign(TOY, found)) == found
    found["state"] |= change
    with pytest.raises(CorruptRecord):
        load_foreign(TOY, found)


def test_a_position_of_another_game_is_refused_by_its_name() -> None:
    with pytest.raises(CorruptRecord) as refused:
        load_foreign(TOY, position_of_toy() | {"game": "chess"})
    assert refused.value.key == "refused-record-game"
    assert refused.value.args_by_name == {"game": "chess"}


def test_a_position_that_trips_the_rules_later_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    found = position_of_toy()

    def trip(*_: object) -> None:
        raise IndexError("tripped")

    monkeypatch.setattr("tests.kernel.toy.Bid.reveal", trip)
    with pytest.raises(CorruptRecord, match="tripped"):
        load_foreign(TOY, found)


# --- letters ----------------------------------------------------------------------------------


def test_columns_are_aligned_where_letters_are_wide_or_have_no_width() -> None:
    lines = set_columns([["", "角色", "x"], ["A", "e\u0301", "y"], ["B"]])
    assert lines == ["   角色  x", "A  e\u0301     y", "B"]
    assert set_columns([]) == []


def test_a_move_copied_or_pickled_is_the_same_move() -> None:
    assert copy.deepcopy(PEEK) is copy.copy(PEEK) is PEEK
    assert pickle.loads(pickle.dumps(PEEK)) is PEEK


def test_a_move_of_a_catalogue_without_an_address_is_not_pickled() -> None:
    alone = Moves().verb("pass")[()]
    with pytest.raises(pickle.PicklingError, match="<pass>"):
        pickle.dumps(alone)


@pytest.mark.parametrize("number", [EVERYBODY, -3, len(SEAT)])
def test_a_number_that_names_nothing_is_no_label(number: int) -> None:
    with pytest.raises(IndexError, match="seat"):
        SEAT.label(number)
    assert SEAT.label(NOTHING) == "-"


def test_the_eyes_of_a_viewer() -> None:
    assert [eyes_of(viewer) for viewer in (EVERYBODY, WATCHER, 0, 3)] == [0, 0, 1, 8]
