"""docs/protocol.md says what the messages are: every field of each, and the bounds."""

import re
from pathlib import Path

import msgspec
import pytest

from kabuto.web import messages
from kabuto.web.api import ACTIONS
from kabuto.web.limits import Limits

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")


def fields_after(start: str) -> list[str]:
    """The names in the braces that open the text after `start`."""
    depth, names, field = 0, [], ""
    for letter in PAGE[PAGE.index(start) + len(start) :].lstrip("` ["):
        depth += (letter in "{[(") - (letter in "}])")
        if (letter == "," and depth == 1) or depth == 0:
            names += re.findall(r"^\s*(\w+)", field)
            field = ""
        elif depth > 1 or letter != "{":
            field += letter
        if depth == 0:
            return names
    raise AssertionError(start)


@pytest.mark.parametrize(
    ("start", "struct"),
    [
        ("`[Game]`: ", messages.GameInfo),
        ("`POST /api/tables` ", messages.TableRequest),
        ("tables of this person: ", messages.TableSummary),
        ("mine, seats: ", messages.SeatSummary),
        ("as this viewer may see it: ", messages.FrameInfo),
        ("move, events, views: ", messages.FrameView),
        (" table: ", messages.TableInfo),
        ("secret | null,\n         seats: ", messages.SeatInfo),
        (" step: ", messages.StepInfo),
        (" log: ", messages.LogEntry),
        (" outcome: ", messages.OutcomeInfo),
        ("reasons: ", messages.Reason),
        ("{refused: ", messages.Refused),
        ("ID/join` ", messages.JoinRequest),
        ("ID/move` ", messages.MoveMessage),
        ("ID/undo` ", messages.UndoMessage),
        ("ID/auto-answers` ", messages.AutoAnswersMessage),
    ],
)
def test_each_field_is_named_in_its_order(start: str, struct: type[msgspec.Struct]) -> None:
    assert fields_after(start) == list(struct.__struct_fields__)


def test_the_state_has_these_fields() -> None:
    state = PAGE[PAGE.index('{type: "state"') : PAGE.index('{type: "refused"')]
    named = set(re.findall(r"^ (\w+):|(?:number|version)(?=,)", state, re.MULTILINE)) - {""}
    fields = set(messages.StateMessage.__struct_fields__)
    assert named | {"number", "version"} == fields
    view = state[state.index("views: [") : state.index("log:")]
    assert all(f"{name}" in view for name in messages.SeatView.__struct_fields__)


@pytest.mark.parametrize("name", ACTIONS)
def test_each_type_of_message_is_sent_as_the_page_says(name: str) -> None:
    if name == "standing":  # what it was called at first: it works, and is not advertised
        assert name not in PAGE
        return
    assert f'{{type: "{name}", ' in PAGE
    assert f"`POST /api/tables/ID/{name}` " in PAGE


def test_bounds() -> None:
    schema = msgspec.json.schema(messages.MoveMessage)["$defs"]["MoveMessage"]["properties"]
    assert (schema["key"]["minLength"], schema["key"]["maxLength"]) == (1, 64)
    assert "of 1 to 64 letters" in PAGE
    assert schema["move"]["maxLength"] == schema["decision"]["maxLength"] == 200
    assert "at most 200" in PAGE
    assert (Limits().message_letters, Limits().body_bytes) == (4 * 1024, 16 * 1024)
    assert "4 kB on the socket, 16 kB over HTTP" in PAGE
