"""A box file by itself: what is laid over, what is told, and on which line."""

from __future__ import annotations

from typing import ClassVar

import pytest

from kabuto.kernel import (
    DATA,
    BoxFile,
    CorruptRecord,
    ImpossibleOption,
    is_box_name,
    name_box,
    name_box_in,
    put_box_in,
)


class Cellar(BoxFile):
    shipped: ClassVar = {
        "meta": {"name": "ours", "is_cold": True},
        "shelf": [{"id": "a", "jars": 2}, {"id": "b", "jars": 3}],
    }


def test_what_is_given_is_laid_over_what_is_shipped() -> None:
    file = Cellar('meta.name = "mine"\n[[shelf]]\nid = "b"\njars = 9\n')
    assert file.faults == []
    assert file["meta"] == {"name": "mine", "is_cold": True}
    assert file["shelf"] == [{"id": "a", "jars": 2}, {"id": "b", "jars": 9}]


@pytest.mark.parametrize(
    ("text", "line", "field", "key"),
    [
        ("# a note\n\nmeta.name = 3\n", 3, "meta.name", "value"),
        ("# a note\n[meta]\nis_cold = 1\n", 3, "meta.is_cold", "value"),
        ('[[shelf]]\nid = "a"\njars = 1001\n', 3, "shelf.a.jars", "value"),
        ('[[shelf]]\njars = 1\nid = "c"\n', 3, "shelf.c", "entry"),
        ('[[shelf]]\nid = "a"\nlids = 1\n', 3, "shelf.a.lids", "field"),
        ("\n[roof]\n", 2, "roof", "part"),
        ("\n[shelf]\n", 2, "shelf", "form"),
        ('[[shelf]]\nid = "a"\n[[shelf]]\nid = "a"\n', 2, "shelf.a", "twice"),
        ("\n\na = = 1\n", 3, "", "toml"),
        ("a." * 20 + "b = 1\n", 1, "", "toml"),
        ("n = " + "9" * 5000 + "\n", 1, "", "toml"),
    ],
)
def test_a_mistake_is_told_with_line_and_field(text: str, line: int, field: str, key: str) -> None:
    faults = [(fault.line, fault.field, fault.key) for fault in Cellar(text).faults]
    assert faults == [(line, field, f"refused-box-{key}")]


class Pantry(BoxFile):
    shipped: ClassVar = {
        "meta": {"name": "ours", "share": 0.5, "sizes": [1], "marks": []},
        "hook": [{"name": "left", "holds": 1, "note": "by the door", "source": "A"}],
        "jar": [{"id": "a", "litres": 2}],
    }
    named_by: ClassVar = {"hook": "name"}
    replaced = ("hook",)
    more_fields: ClassVar = {"jar": {"is_full": True}}
    optional = ("note", "source")
    at_most: ClassVar = {"litres": 5, "name": 12}
    for_people = ("known",)


def list_faults(text: str, *, is_stored: bool = False) -> list[tuple[str, str]]:
    return [
        (f.field, f.key.removeprefix("refused-box-"))
        for f in Pantry(text, is_stored=is_stored).faults
    ]


def test_rows_that_are_given_whole_are_all_there_are() -> None:
    file = Pantry(
        '[[hook]]\nname = "top"\nholds = 3\n[[hook]]\nname = "low"\nholds = 4\nnote = "old"\n'
    )
    assert file.faults == []
    assert [(row["name"], row["holds"], row["note"]) for row in file["hook"]] == [
        ("top", 3, ""), ("low", 4, "old"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ('[[jar]]\nid = "a"\nlitres = 5\nis_full = false\n', []),
        ('[[jar]]\nid = "a"\nlitres = 6\n', [("jar.a.litres", "value")]),
        ('[[jar]]\nid = "a"\nlitres = -1\n', [("jar.a.litres", "value")]),
        ('[[jar]]\nid = "a"\nlitres = true\n', [("jar.a.litres", "value")]),
        ('[[jar]]\nid = "a"\nis_full = 1\n', [("jar.a.is_full", "value")]),
        ('[[jar]]\nid = "a"\nsource = "the lid"\n', []),
        ('[meta]\nname = "twelve signs"\n', []),
        ('[meta]\nname = "thirteen sign"\n', [("meta.name", "value")]),
        ("[meta]\nsizes = [7, 1000]\nmarks = ['any', 1]\nshare = 9999.5\n", []),
        ("[meta]\nsizes = [7, 1001]\n", [("meta.sizes", "value")]),
        ('[meta]\nsizes = [7, "8"]\n', [("meta.sizes", "value")]),
        ('[[hook]]\nname = "top"\n', [("hook.top", "missing")]),
        ("[[hook]]\nholds = 3\n", [("hook", "missing")]),
        ("hook = [3]\n", [("hook", "form")]),
        ("jar = [3]\n", [("jar", "entry")]),
        ("[known]\nanything = 1\n", []),
        ("[roof]\ntiles = 1\n[cave]\n", [("roof", "part"), ("cave", "part")]),
    ],
)  # fmt: skip
def test_what_is_possible_is_told_from_what_is_not(
    text: str, faults: list[tuple[str, str]]
) -> None:
    assert list_faults(text) == faults


@pytest.mark.parametrize(
    ("text", "value", "possible"),
    [
        ('[[jar]]\nid = "a"\nlitres = 6\n', "6", "0–5"),
        ('[[jar]]\nid = "a"\nlitres = "六"\n', '"六"', "0–5"),
        ('[[jar]]\nid = "a"\nis_full = 1\n', "1", "true, false"),
        ("[meta]\nsizes = 4\n", "4", "[0–1000, …]"),
        ("[meta]\nname = 4\n", "4", '"…"'),
        (f"[meta]\nname = 'x{'y' * 60}'\n", '"x' + "y" * 38, '"…"'),
    ],
)
def test_a_value_is_shown_beside_what_is_possible(text: str, value: str, possible: str) -> None:
    (fault,) = Pantry(text).faults
    assert (fault.args["value"], fault.args["possible"]) == (value, possible)
    assert fault.args["name"] == fault.field.split(".")[-2]


def test_a_stored_file_is_held_to_what_stops_a_game_alone() -> None:
    long = "[meta]\nname = 'thirteen sign'\n"
    assert list_faults(long, is_stored=True) == []
    assert list_faults("[meta]\nsizes = [1001]\n", is_stored=True) == [("meta.sizes", "value")]
    twice = '[[jar]]\nid = "a"\n[[jar]]\nid = "a"\n'
    assert list_faults(twice) == [("jar.a", "twice")]
    assert list_faults(twice, is_stored=True) == []


def test_nesting_that_no_reader_follows_is_told_on_its_line() -> None:
    (fault,) = Pantry("n = " + "[" * 100_000).faults
    assert (fault.line, fault.key) == (1, "refused-box-toml")
    assert fault.args["problem"]


def test_what_stands_nowhere_is_told_on_the_first_line_of_a_part() -> None:
    file = Pantry("\n\n[meta]\n\n[known]\n")
    file.refuse("missing", ("jar", "b"))
    assert [(fault.line, fault.field) for fault in file.faults] == [(3, "jar.b")]
    assert file.faulty == {"jar"}


def test_the_first_fault_is_raised() -> None:
    Pantry("").raise_first()
    with pytest.raises(ImpossibleOption, match="refused-box-part") as caught:
        Pantry("[roof]\n[cave]\n").raise_first()
    assert caught.value.args_by_name == {"line": 1, "part": "roof"}


# --- its name stands for it ---------------------------------------------------------------------


def test_a_box_is_named_by_its_text_and_the_shipped_one_not_at_all() -> None:
    name = name_box("[meta]")
    assert is_box_name(name)
    assert name != name_box("[meta] ")
    assert name_box("") == ""
    assert not any(map(is_box_name, ("", "[meta]", name[1:], name + "0", name + "\n", 7)))


def test_options_have_the_name_for_the_text_and_the_text_for_the_name() -> None:
    text = "[meta]"
    named = name_box_in({"era": 1, DATA: text})
    assert named == {"era": 1, DATA: name_box(text)}
    assert put_box_in(named, text) == {"era": 1, DATA: text}
    assert name_box_in(named) == named
    for plain in ({"era": 1}, {"era": 1, DATA: ""}):
        assert name_box_in(plain) == plain
        assert put_box_in(plain, text) == plain
    assert put_box_in({DATA: text}, "") == {DATA: text}  # of an older record


def test_a_box_that_is_not_the_one_that_was_named_is_refused() -> None:
    name = name_box("[meta]")
    for other in ("", "[meta] "):
        with pytest.raises(CorruptRecord) as caught:
            put_box_in({DATA: name}, other)
        assert (caught.value.key, caught.value.args_by_name) == (
            "refused-record-box",
            {"box": name},
        )
