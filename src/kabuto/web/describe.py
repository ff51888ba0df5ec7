"""What a viewer is told: every message is made here, from Views, offers and seen events."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from kabuto.games import list_games, load_game
from kabuto.kernel import (
    DATA,
    EVERYBODY,
    SEAT,
    TEXT_AT_MOST,
    WATCHER,
    Event,
    Game,
    name_box,
)
from kabuto.table import Chair, Frame, House, Summary, Table, unpack_position

from .messages import (
    AutoAnswersInfo,
    FrameInfo,
    FrameView,
    GameInfo,
    LogEntry,
    OptionChoice,
    OutcomeInfo,
    PresenceMessage,
    Reason,
    RuledOut,
    SeatInfo,
    SeatRange,
    SeatSummary,
    SeatView,
    StateMessage,
    StepInfo,
    TableInfo,
    TableSummary,
)


class Viewer(NamedTuple):
    """Who looks: the seats they hold, and those kept for them. All watchers are one viewer."""

    seats: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()


class Presence(NamedTuple):
    """Whose connections are open."""

    persons: frozenset[str] = frozenset()
    watching: int = 0


NOBODY = Presence()


def find_viewer(table: Table, person: str | None) -> Viewer:
    """What a person is at a table."""
    return Viewer(table.seats_of(person), table.seats_kept_for(person))


# --- the state ----------------------------------------------------------------------------------


def describe_state(
    table: Table, viewer: Viewer, presence: Presence, *, number: int = 0, log_from: int | None = 0
) -> StateMessage:
    """The whole of what a viewer may know now; no log where `log_from` is None."""
    step = table.game.show_step(table.state) if table.has_begun else None
    return StateMessage(
        number=number,
        log=[] if log_from is None else describe_log(table, viewer, log_from),
        version=table.history.version_for(viewer.seats),
        table=describe_table(table, viewer, presence),
        step=msgspec.convert(step, StepInfo) if step else None,
        waiting=_labels(table.waiting()),
        views=_describe_views(table, viewer) if table.has_begun else [],
        outcome=_describe_outcome(table),
    )


def describe_log(table: Table, viewer: Viewer, start: int) -> list[LogEntry]:
    """The log from a number on, as the viewer may read it."""
    eyes = _eyes(viewer, over=table.is_over)
    return [
        _describe_event(number, entry.seat, entry.event, eyes)
        for number, entry in enumerate(table.log[start:], start)
    ]


def describe_presence(table: Table, presence: Presence) -> PresenceMessage:
    """Who is here, by itself: the same for every viewer."""
    chairs = enumerate(table.seats)
    here = [SEAT.label(seat) for seat, chair in chairs if _is_present(chair, presence)]
    return PresenceMessage(here, presence.watching)


def _is_present(chair: Chair, presence: Presence) -> bool:
    return chair.by == "person" and chair.person in presence.persons


def describe_table(table: Table, viewer: Viewer, presence: Presence) -> TableInfo:
    """Everything about it but its game."""
    options = msgspec.to_builtins(table.options)
    options.pop(DATA, None)
    return TableInfo(
        id=table.id,
        game=table.game.name,
        options=options,
        box_file=bool(table.box),
        box=name_box(table.box),
        board=table.board_name,
        status=table.status,
        commitment=table.commitment,
        secret=table.secret.hex() if table.is_over else None,
        seats=[_describe_seat(table, seat, viewer, presence) for seat in range(len(table.seats))],
        watching=presence.watching,
        next=table.next_id,
    )


def _describe_seat(table: Table, seat: int, viewer: Viewer, presence: Presence) -> SeatInfo:
    chair = table.seats[seat]
    may_invite = chair.by == "open" and (bool(viewer.seats) or seat in viewer.kept)
    return SeatInfo(
        seat=SEAT.label(seat),
        by=chair.by,
        name=chair.name,
        bot=chair.bot,
        present=_is_present(chair, presence),
        mine=seat in viewer.seats,
        invite=chair.invite if may_invite else None,
    )


def _describe_views(table: Table, viewer: Viewer) -> list[SeatView]:
    if not viewer.seats:
        return [_describe_view(table, None)]
    return [_describe_view(table, seat) for seat in viewer.seats]


def _describe_view(table: Table, seat: int | None) -> SeatView:
    game, g = table.game, table.state
    eyes = EVERYBODY if table.is_over else WATCHER if seat is None else seat
    decision = None if seat is None else table.decision_of(seat)
    view, insight = game.show_with_insight(g, eyes)
    return SeatView(
        seat=None if seat is None else SEAT.label(seat),
        view=view,
        insight=insight,
        decision=decision,
        moves=[m.text for m in game.offer(g, seat)] if seat is not None and decision else [],
        ruled_out=_describe_ruled_out(table, seat) if seat is not None and decision else [],
        undo=seat is not None and table.undoer.may_take_back(seat),
        auto_answers=None if seat is None else _describe_auto_answers(table, seat),
    )


def _describe_ruled_out(table: Table, seat: int) -> list[RuledOut]:
    ruled_out = table.game.list_ruled_out(table.state, seat)
    return [RuledOut(move.text, Reason(why.key, why.args)) for move, why in ruled_out]


def _describe_auto_answers(table: Table, seat: int) -> AutoAnswersInfo:
    offered, chosen = list(table.game.auto_answers), table.seats[seat].auto_answers
    return AutoAnswersInfo(offered, [name for name in offered if name in chosen])


def _describe_outcome(table: Table) -> OutcomeInfo | None:
    outcome = table.outcome()
    if outcome is None:
        return None
    told = [event.seen_by(EVERYBODY) for event in outcome.reasons]
    reasons = [Reason(event.key, event.args) for event in told]
    return OutcomeInfo(_labels(outcome.winners), outcome.scores, reasons)


# --- the replay ---------------------------------------------------------------------------------


def describe_frames(table: Table, frames: list[Frame], viewer: Viewer) -> list[FrameInfo]:
    """The replay as this viewer may see it: their seats' Views while it is played, then all."""
    over = bool(frames) and frames[-1].cause.over
    return [_describe_frame(table, n, one, viewer, over) for n, one in enumerate(frames)]


def _describe_frame(
    table: Table, number: int, frame: Frame, viewer: Viewer, over: bool
) -> FrameInfo:
    game, cause = table.game, frame.cause
    g = unpack_position(game, cause.position, table.box)
    eyes = _eyes(viewer, over=over)
    events = [
        _describe_event(n, cause.seat, event, eyes)
        for n, event in enumerate(cause.events, frame.first_event)
    ]
    step = game.show_step(g)
    return FrameInfo(
        number=number,
        seat=None if cause.seat is None else SEAT.label(cause.seat),
        move=cause.move if over or cause.seat in viewer.seats else None,
        events=events,
        views=[_describe_frame_view(game, g, seat, over) for seat in viewer.seats or (None,)],
        step=msgspec.convert(step, StepInfo) if step else None,
        waiting=_labels(game.deciders(g)),
    )


def _describe_frame_view(game: Game[Any], g: Any, seat: int | None, over: bool) -> FrameView:
    eyes = EVERYBODY if over else WATCHER if seat is None else seat
    label = None if seat is None else SEAT.label(seat)
    return FrameView(label, *game.show_with_insight(g, eyes))


# --- lists --------------------------------------------------------------------------------------


def describe_games(house: House) -> list[GameInfo]:
    """Every game that can be played here."""
    return [_describe_game(load_game(name), house) for name in list_games()]


def _describe_game(game: Game[Any], house: House) -> GameInfo:
    return GameInfo(
        name=game.name,
        version=game.version,
        seats=SeatRange(game.seats.start, game.seats.stop - 1),
        options=[
            OptionChoice(o.name, o.default, o.allowed, o.rule) for o in game.describe_options()
        ],
        presets=dict(game.presets),
        verbs={name: list(verb.parameters) for name, verb in game.moves.verbs.items()},
        kinds={name: list(kind.labels) for name, kind in game.all_kinds.items()},
        kind_names={name: kind.name for name, kind in game.all_kinds.items()},
        bots=house.list_bots(game.name),
        auto_answers=list(game.auto_answers),
        signals=game.signals,
        reconstructed=game.reconstructed,
        box_file=game.name in house.box_files,
        box=name_box(house.box_files.get(game.name, "")),
        box_letters=TEXT_AT_MOST if game.takes_box else 0,
        box_map=game.draws_box,
    )


def describe_summary(summary: Summary, person: str) -> TableSummary:
    """A table in somebody's list."""
    seats = [
        SeatSummary(
            seat=SEAT.label(seat),
            by=chair.by,
            name=chair.name,
            bot=chair.bot,
            mine=chair.by == "person" and chair.person == person,
        )
        for seat, chair in enumerate(summary.seats)
    ]
    return TableSummary(
        id=summary.id,
        game=summary.game,
        status=summary.status,
        waiting=_labels(summary.waiting),
        mine=[seat.seat for seat in seats if seat.mine],
        seats=seats,
        updated=summary.updated,
    )


# --- small things -------------------------------------------------------------------------------


def _eyes(viewer: Viewer, *, over: bool) -> tuple[int, ...]:
    """Through whose eyes events are read."""
    return (EVERYBODY,) if over else viewer.seats or (WATCHER,)


def _describe_event(number: int, seat: int | None, event: Event, eyes: tuple[int, ...]) -> LogEntry:
    seen = [event.seen_by(viewer) for viewer in eyes]
    args = {name: value for one in seen for name, value in one.args.items()}
    key = event.key if len(args) == len(event.args) else f"{event.key}-hidden"
    return LogEntry(number, None if seat is None else SEAT.label(seat), key, args)


def _labels(seats: list[int]) -> list[str]:
    return [SEAT.label(seat) for seat in seats]
