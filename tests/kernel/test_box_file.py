"""A box file by itself: what is laid over, what is told, and on which line."""

from __future__ import annotations

from typing import ClassVar

import pytest

from kabuto.kernel import BoxFile


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
