"""The replay holds what the seats could notice, without what was taken back."""

from typing import Any

from kabuto.kernel import Event
from kabuto.table import Cause
from kabuto.table.causes import Sort
from kabuto.table.frames import Mark, list_shown, make_frames

NOBODY, ANN, BOB = (), (0,), (1,)


def make(
    number: int,
    sort: Sort = "move",
    seat: int | None = 0,
    *,
    is_private: bool = False,
    told: int = 1,
) -> Cause:
    return Cause(
        number=number,
        sort=sort,
        seat=seat,
        move="go",
        person=None,
        key=None,
        sealed=is_private,
        is_private=is_private,
        is_new_decision=not is_private,
        over=False,
        waiting=[0],
        events=[Event("went", {})] * told,
        position=b"",
        at=0,
    )


def numbers(
    causes: list[Cause], seats: tuple[int, ...], *, over: bool = False
) -> list[tuple[int, int]]:
    marks = [Mark(c.number, c.sort, c.seat, c.sealed, c.is_private) for c in causes]
    shown = [causes[number] for number in list_shown(marks, seats, over=over)]
    return [(frame.cause.number, frame.first_event) for frame in make_frames(shown)]


START = make(0, "start", None, told=2)


def test_events_are_counted_through() -> None:
    assert numbers([START, make(1), make(2, told=0), make(3)], ANN) == [
        (0, 0),
        (1, 2),
        (2, 3),
        (3, 3),
    ]


def test_what_was_undone_is_not_shown() -> None:
    causes = [START, make(1), make(2), make(3, "undo"), make(4, "undo"), make(5)]
    assert numbers(causes, BOB) == [(0, 0), (5, 2)]


def test_an_undo_reaches_over_sealed_choices_that_were_taken_back() -> None:
    sealed: dict[str, Any] = {"seat": 1, "is_private": True, "told": 0}
    causes = [START, make(1), make(2, **sealed), make(3, "retract", **sealed), make(4, "undo")]
    assert numbers(causes, BOB) == numbers(causes, ANN) == [(0, 0)]


def test_a_sealed_choice_is_shown_to_its_seat_and_once_it_is_over_to_all() -> None:
    causes = [
        START,
        make(1, is_private=True, told=0),
        make(2, "retract", is_private=True, told=0),
        make(3),
    ]
    assert numbers(causes, ANN) == [(0, 0), (1, 2), (2, 2), (3, 2)]
    assert numbers(causes, BOB) == numbers(causes, NOBODY) == [(0, 0), (3, 2)]
    assert numbers(causes, NOBODY, over=True) == numbers(causes, ANN)
