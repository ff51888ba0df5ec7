"""Every message of the protocol (docs/protocol.md): the page's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

Label: TypeAlias = str
OptionValue: TypeAlias = bool | int | str
Args: TypeAlias = dict[str, Any]
By: TypeAlias = Literal["person", "bot", "open"]
Status: TypeAlias = Literal["open", "playing", "over"]
Short: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Names: TypeAlias = Annotated[list[Short], Meta(max_length=32)]


# --- what the server says -----------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """One seat of a table."""

    seat: Label
    by: By
    name: str  # empty where the seat is open
    bot: str | None
    present: bool  # whether a connection of its person is open
    mine: bool
    invite: str | None  # the open seat's invitation, for those who have a seat


class TableInfo(Struct, frozen=True):
    """What a table is, apart from the game on it."""

    id: str
    game: str
    options: dict[str, OptionValue]
    box_file: bool  # whether it is played with a box of its host's
    box: str  # the name of that box: the SHA-256 of its text; empty for the shipped one
    board: str  # the last part of the address of what does not change; empty where that is nothing
    status: Status
    commitment: str  # SHA-256 of the secret
    secret: str | None  # hex, once the game is over
    seats: list[SeatInfo]
    watching: int  # connections without a seat
    next: str | None  # the table where the same people play again


class StepInfo(Struct, frozen=True):
    """The open decision: public facts only."""

    step: str
    rule: str
    args: Args


class AutoAnswersInfo(Struct, frozen=True):
    """Auto-answers: what this seat plays without being asked each time."""

    offered: list[str]  # by the game, in the order in which they are tried
    chosen: list[str]


class Reason(Struct, frozen=True):
    """Why the game ended as it did, or why a move cannot be played, in words by key."""

    key: str
    args: Args


class RuledOut(Struct, frozen=True):
    """A move that a player would look for now and may not play, and why."""

    move: str
    reason: Reason


class SeatView(Struct, frozen=True):
    """What one of my seats sees; `seat` is null for a watcher."""

    seat: Label | None
    view: Any
    insight: Any
    decision: str | None  # names this seat's open decision
    moves: list[str]
    ruled_out: list[RuledOut]
    undo: bool  # whether this seat may take its last move back now
    auto_answers: AutoAnswersInfo | None  # null for a watcher


class LogEntry(Struct, frozen=True):
    """Something that happened; it replaces all that the client has from that number on."""

    number: int
    seat: Label | None  # whose move caused it
    key: str
    args: Args


class OutcomeInfo(Struct, frozen=True):
    """How the game ended."""

    winners: list[Label]
    scores: list[int]
    reasons: list[Reason]


class StateMessage(Struct, frozen=True, tag_field="type", tag="state"):
    """The whole of what this viewer may know now."""

    number: int  # contiguous on one connection, from 1
    log: list[LogEntry]
    version: int  # counts what this viewer could notice
    table: TableInfo
    step: StepInfo | None
    waiting: list[Label]
    views: list[SeatView]
    outcome: OutcomeInfo | None


class PresenceMessage(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is here now; it changes nothing else, and has no number."""

    present: list[Label]  # seats whose person has a connection open
    watching: int  # connections without a seat


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused"):
    """Something was not done, and nothing was changed; a state follows."""

    key: str
    args: Args
    re: str | None  # the key of the message that was refused


class Refused(Struct, frozen=True):
    """The reason of a refusal over HTTP."""

    key: str
    args: Args


class RefusedAnswer(Struct, frozen=True):
    """A refusal over HTTP."""

    refused: Refused


class Me(Struct, frozen=True):
    """Who I am."""

    name: str


class SeatRange(Struct, frozen=True):
    """How many can play."""

    least: int
    most: int


class OptionChoice(Struct, frozen=True):
    """One option as a lobby shows it."""

    name: str
    default: OptionValue
    allowed: list[OptionValue]
    rule: str


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    seats: SeatRange
    options: list[OptionChoice]
    presets: dict[str, dict[str, OptionValue]]
    verbs: dict[str, list[str]]  # the parameters of each verb
    kinds: dict[str, list[Label]]  # the labels of each parameter
    kind_names: dict[str, str]  # the kind of each parameter: words are looked up as KIND-LABEL
    bots: list[str]
    auto_answers: list[str]  # names of those that a seat may choose
    signals: bool  # whether what others see of a move counts: then moves are confirmed
    reconstructed: bool  # whether some of its data is not from the published game
    box_file: bool  # whether the host has a box of its own for it
    box: str  # the name of that box, under which its map is drawn
    box_letters: int  # of a box file that may be brought to a new table; 0 where none may
    box_map: bool  # whether the map of a box can be drawn


class BoxFaultInfo(Struct, frozen=True):
    """One thing that is wrong in a box file."""

    line: int  # 0 where the text has nothing to point at
    field: str  # part, row and field, as far as they are known
    key: str  # of the sentence that tells it
    args: Args


class BoxReport(Struct, frozen=True):
    """What a box file is found to be."""

    box: str  # its name: the SHA-256 of its text
    faults: list[BoxFaultInfo]  # empty where nothing is wrong; only the first of very many
    count: int  # of all faults
    picture: str | None  # its map as SVG, what is wrong in red, where the game can draw one


class SeatSummary(Struct, frozen=True):
    """One seat in the list of my tables."""

    seat: Label
    by: By
    name: str
    bot: str | None
    mine: bool


class TableSummary(Struct, frozen=True):
    """One of my tables."""

    id: str
    game: str
    status: Status
    waiting: list[Label]
    mine: list[Label]
    seats: list[SeatSummary]
    updated: int  # seconds since 1970


class TableCreated(Struct, frozen=True):
    """The id of a new table."""

    table: str


class FrameView(Struct, frozen=True):
    """What one seat saw at a frame of the replay."""

    seat: Label | None
    view: Any
    insight: Any


class FrameInfo(Struct, frozen=True):
    """One step of the replay; the first is the start."""

    number: int
    seat: Label | None
    move: str | None  # null where this viewer may not know it
    events: list[LogEntry]
    views: list[FrameView]
    step: StepInfo | None
    waiting: list[Label]


class RulesPage(Struct, frozen=True):
    """The rules of a game in one language."""

    title: str
    html: str


# --- what a client says -------------------------------------------------------------------------


# What acts on a table is the same over the socket and over HTTP, where the address says its type.


class MoveMessage(Struct, frozen=True, tag_field="type", tag="move"):
    """Plays a move."""

    seat: Short
    move: Text
    decision: Text
    key: Short


class UndoMessage(Struct, frozen=True, tag_field="type", tag="undo"):
    """Takes the last move back: the last that was made in the state of this version, if told."""

    seat: Short
    key: Short
    version: int | None = None


class AutoAnswersMessage(Struct, frozen=True, tag_field="type", tag="auto-answers"):
    """Sets a seat's auto-answers, in place of those it had."""

    seat: Short
    answers: Names
    key: Short


class HelloMessage(Struct, frozen=True, tag_field="type", tag="hello"):
    """Asks for the whole again."""


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping"):
    """Keeps the connection awake; `pong` is the answer."""


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""


class NameRequest(Struct, frozen=True):
    """Takes a nickname."""

    name: Text


class JoinRequest(Struct, frozen=True):
    """Takes the open seat of an invitation."""

    invite: Short


class SeatRequest(Struct, frozen=True):
    """Who is to sit in one seat of a new table."""

    by: Literal["me", "open", "bot"]
    bot: Text | None = None


class TableRequest(Struct, frozen=True):
    """A new table."""

    game: Short
    seats: list[SeatRequest]
    options: dict[str, OptionValue] = {}
    box_file: bool = False  # with the host's own box
    box: str = ""  # with this box: the text of its file


ServerMessage: TypeAlias = StateMessage | PresenceMessage | RefusedMessage | PongMessage
Action: TypeAlias = MoveMessage | UndoMessage | AutoAnswersMessage
ClientMessage: TypeAlias = Action | HelloMessage | PingMessage
