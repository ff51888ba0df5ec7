"""Records: a game that anybody can play again to the same end, on any machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from .boxes import name_box_in, put_box_in
from .errors import CorruptRecord, Refusal
from .events import Event
from .game import Game
from .moves import SEAT
from .options import DATA
from .randomness import KEY_BYTES, commitment
from .state import State

S = TypeVar("S", bound=State)


class Record(Struct, kw_only=True):
    """A whole game: the moves as `A place S3 -3,4` (seat, then text)."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    box: str | UnsetType = UNSET  # the text of a host's box, which the option `data` names
    names: list[str]  # by seat, as the players called themselves
    secret: str  # hex
    commitment: str  # shown when the game began
    moves: list[str]
    winners: list[str] | None = None  # seats, once it is over
    scores: list[int] | None = None


class Played(NamedTuple):
    """One move of a record and the state after it (`seat` and `text` are None at the start)."""

    state: Any
    seat: int | None
    text: str | None
    events: list[Event]


def write_record(
    game: Game[S], g: S, *, options: Any, key: bytes, names: list[str], moves: list[tuple[int, str]]
) -> Record:
    """The record of a game that led to `g`."""
    outcome = game.outcome(g) if g.is_over else None
    plain = msgspec.to_builtins(options)
    return Record(
        game=game.name,
        version=game.version,
        seats=len(names),
        options=name_box_in(plain) if game.takes_box else plain,
        box=(game.takes_box and plain[DATA]) or UNSET,
        names=names,
        secret=key.hex(),
        commitment=commitment(key),
        moves=[f"{SEAT.label(seat)} {text}" for seat, text in moves],
        winners=[SEAT.label(seat) for seat in outcome.winners] if outcome else None,
        scores=outcome.scores if outcome else None,
    )


def read_record(data: bytes) -> Record:
    """A record from a file. Raises CorruptRecord."""
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CorruptRecord("refused-record", problem=str(error)[:200]) from error


def replay(game: Game[S], record: Record) -> Iterator[Played]:
    """Plays a record move by move, checking everything that it claims. Raises CorruptRecord."""
    key = _read_key(game, record)
    try:
        options = game.read_options(record.seats, _read_options(record))
        g, events = game.start_told(record.seats, options, key)
    except Refusal as error:
        raise CorruptRecord(error.key, **error.args_by_name) from error
    yield Played(g, None, None, events)
    for number, line in enumerate(record.moves, 1):
        label, _, text = line.partition(" ")
        try:
            seat = SEAT.number(label)
            g, events = game.apply(g, seat, text)
        except Refusal as error:
            raise CorruptRecord("refused-record-move", number=number, move=line[:80]) from error
        yield Played(g, seat, text, events)
    _check_end(game, g, record)


def _read_options(record: Record) -> dict[str, Any]:
    """With the text of the box; older records have it there. Raises CorruptRecord."""
    return put_box_in(record.options, record.box or "")


def _read_key(game: Game[S], record: Record) -> bytes:
    if record.game != game.name:
        raise CorruptRecord("refused-record-game", game=record.game)
    if record.version != game.version:
        raise CorruptRecord("refused-record-version", version=record.version, known=game.version)
    try:
        key = bytes.fromhex(record.secret)
    except ValueError as error:
        raise CorruptRecord("refused-record-secret") from error
    if commitment(key) != record.commitment or len(key) < KEY_BYTES // 2:
        raise CorruptRecord("refused-record-secret")
    return key


def _check_end(game: Game[S], g: S, record: Record) -> None:
    if not g.is_over:
        if record.winners is not None:
            raise CorruptRecord("refused-record-end")
        return
    outcome = game.outcome(g)
    winners = [SEAT.label(seat) for seat in outcome.winners]
    if winners != record.winners or outcome.scores != record.scores:
        raise CorruptRecord("refused-record-outcome")
