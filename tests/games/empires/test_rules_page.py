"""The rules page has the map, the tables and the numbers of the box in use, in four languages."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from kabuto.cli import main
from kabuto.games.empires import GAME, components
from kabuto.games.empires.box import box_of
from kabuto.games.empires.components import PROVINCE
from kabuto.rulebook import strip_marks, write_rules
from kabuto.words.loader import LANGUAGES

from .own_boxes import make_box_file
from .test_fields import make_brackets

LEFT = re.compile(r"\{[ ?$][^}]*\}|\bpage-|\brows-|\btable-")


def page_of(text: str, language: str = "en") -> str:
    page = write_rules(GAME, language, GAME.read_options(2, {"data": text}))
    assert not LEFT.search(page)
    return strip_marks(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_box_fills_every_place(language: str) -> None:
    page = page_of("", language)
    rows = [line for line in page.splitlines() if line.startswith("| ")]
    assert len(rows) > 24 + 7 + 12 + 10
    assert page == strip_marks(write_rules(GAME, language))
    assert "kabuto serve --box empires=FILE" in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_a_box_of_ones_own_has_its_map_there(language: str, seed: int) -> None:
    text = make_box_file(Random(seed))
    box, page = box_of(text), page_of(text, language)
    at = LANGUAGES.index(language)
    for names in box.names["province"].values():
        assert page.count(f"\n| {names[at]} |") == 1, names
    assert len(box.names["province"]) > 8
    assert "Owari" not in page
    assert "kabuto serve --box" not in page


def test_numbers_of_persian_are_persian_but_names_keep_theirs() -> None:
    page = page_of(
        '[setup]\ncastle_limit = 5\n[[provinces]]\nid = "ise"\nname_fa = "Ise 2"\n', "fa"
    )
    assert "۵ قلعه" in page
    assert "Ise 2" in page
    assert not re.search(r"[۰-۹][0-9]|[0-9][۰-۹]", page)


def test_an_example_stands_as_long_as_it_is_right() -> None:
    ours, other = page_of("# mine\n"), page_of("[strength]\ncastle = 3\n")
    assert "in Owari Anna has 1 army" in ours
    assert "in Owari Anna has 1 army" not in other
    assert "with 3 bushido you cover" in other
    assert "with 3 bushido you cover" not in page_of("[cover]\nsecond_opponent = 4\n")


def test_what_the_host_has_entered_is_not_called_reconstructed() -> None:
    text = '[[regions]]\nid = "grey"\nmajority = [7, 2]\n'
    assert "the points for majorities" in page_of("# mine\n")
    assert "the points for majorities" not in page_of(text)
    assert "comes from a box file" in page_of(text)
    printed = page_of(f'[meta]\nboard_status = "printed"\n{text}')
    assert "entered from the published one" in printed
    assert "comes from a box file" not in printed


def test_brackets_of_a_region_have_a_column() -> None:
    rows = (("", 0, 2, 0), ("", 3, 9, 2), ("green", 0, 4, 1), ("green", 5, 9, 6))
    text = "".join(
        f"[[influence_brackets]]\nfrom = {a}\nto = {b}\nvalue = {v}\n"
        + (f'region = "{region}"\n' if region else "")
        for region, a, b, v in rows
    )
    table = page_of(text).partition("### Influence brackets")[2].split("\n\n")[1]
    assert table.splitlines() == [
        "| Influence | Grey | Orange | Green | Purple |",
        "| --- | --- | --- | --- | --- |",
        "| 0–2 | 0 | 0 | 1 | 0 |",
        "| 3–4 | 2 | 2 | 1 | 2 |",
        "| 5 and more | 2 | 2 | 6 | 2 |",
    ]


def test_a_capital_that_is_a_shrine_is_both() -> None:
    page = page_of('[[provinces]]\nid = "aki"\nshrine = true\n[grand_shrines]\nplaced = 8\n')
    assert "| Aki | Grey | capital, shrine |" in page
    assert "8 shrines" in page


def test_a_third_cover_is_named_where_it_can_come_up() -> None:
    assert "for the third" not in page_of("# mine\n")
    four = "[[player_counts]]\nplayers = 4\norders_round_1 = 3\norders_round_2 = 2\n"
    three = four.replace(
        "orders_round_1 = 3\norders_round_2 = 2", "orders_round_1 = 4\norders_round_2 = 3"
    )
    slots = "".join(
        f'[[slots]]\nid = "{region}-{k}"\nindex = {at}\nregion = "{region}"\nneutral = "move"\n'
        for at, (region, k) in enumerate(
            ((r, k) for r in ("grey", "orange", "green", "purple") for k in range(1, 5)), 1
        )
    )
    assert "3 for the third" in page_of(three + slots)


WILD = r"""[[provinces]]
id = "ise"
name_en = "<b>|*x*|{#r-1}[y](z) { armies }"
"""


def test_a_name_is_a_text_and_nothing_else() -> None:
    page = write_rules(GAME, "en", GAME.read_options(2, {"data": WILD}))
    assert r"\<b\>\|\*x\*\|{ \#r-1}\[y\](z) {  armies }" in page


def test_the_terminal_prints_it(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("[setup]\neras = 2\n", "utf-8")
    run = CliRunner().invoke(main, ["rules", "empires", "--box", str(file), "--lang", "fa"])
    assert run.exit_code == 0, run.output
    assert "۲ دوران" in run.output
    assert "{#" not in run.output
    assert CliRunner().invoke(main, ["rules", "samurai"]).output.startswith("# Samurai")
    file.write_text("[setup]\neras = 0\n", "utf-8")
    wrong = CliRunner().invoke(main, ["rules", "empires", "--box", str(file)])
    assert (wrong.exit_code, "too short" in wrong.output) == (2, True)


def test_provinces_without_a_coast_are_counted_and_named() -> None:
    facts = GAME.rules.page_facts(GAME.options()).facts
    box = box_of("")
    inland = [PROVINCE.label(p) for p in box.provinces if not box.is_coastal[p]]
    assert [phrase.key for phrase in facts["inland"]] == [f"province-{name}" for name in inland]
    assert 0 < facts["inland_count"] == len(inland) < len(box.provinces)


def test_one_column_of_influence_serves_all_regions_that_have_the_same() -> None:
    box = box_of("")
    assert all(box.values[r] == box.values[0] for r in box.regions)
    assert len(find_heads("")) == 2
    own = make_brackets(("", 0, 9, 3), ("grey", 0, 3, 1), ("grey", 4, 9, 5))
    assert len(find_heads(own)) == 1 + len(box_of(own).regions)


def find_heads(text: str) -> list[object]:
    """The head of the table of what influence is worth."""
    options = GAME.read_options(2, {"data": text})
    heads: list[object] = GAME.rules.page_facts(options).facts["table-brackets"].rows[0]
    return heads


@pytest.mark.parametrize("language", LANGUAGES)
def test_regions_and_agendas_of_the_shipped_box_are_called_by_their_names(language: str) -> None:
    page = page_of("", language)
    assert "Named(" not in page
    field = f"name_{language.replace('-', '_').lower()}"
    for row in components.SHIPPED["regions"]:
        assert f"\n| {row[field]} |" in page
