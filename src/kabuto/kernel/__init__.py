"""The kernel: what every game is made of. It knows no game."""

from .box_file import UNREADABLE, BoxFile, Place, describe_like, rows_of, write_value
from .boxes import is_box_name, name_box, name_box_in, put_box_in
from .checking import load_foreign
from .errors import (
    CannotUndo,
    CorruptRecord,
    ImpossibleOption,
    NotOnOffer,
    NotYourDecision,
    Refusal,
    StaleDecision,
    Unreadable,
)
from .events import EVERYBODY, WATCHER, Event, Secret, eyes_of, sees_seat
from .game import Game
from .lettering import Say
from .moves import NOTHING, SEAT, SEATS, Kind, Move, Moves, Seat, Verb
from .options import DATA, TEXT_AT_MOST, OptionInfo
from .randomness import commitment, fresh_key
from .record import Played, Record, read_record, replay, write_record
from .rules import (
    AutoAnswer,
    BoxFault,
    BoxTools,
    NoBoard,
    NoInsight,
    Outcome,
    Rules,
    Sight,
    play_at_random,
)
from .state import State
from .steps import Automatic, Decision, Over, PlayedAlone, Stack, Step, Together
from .undo import may_undo, undo_rng
from .wording import Called, Named, PageFacts, Phrase, Rows

__all__ = [
    "DATA",
    "EVERYBODY",
    "NOTHING",
    "SEAT",
    "SEATS",
    "TEXT_AT_MOST",
    "UNREADABLE",
    "WATCHER",
    "AutoAnswer",
    "Automatic",
    "BoxFault",
    "BoxFile",
    "BoxTools",
    "Called",
    "CannotUndo",
    "CorruptRecord",
    "Decision",
    "Event",
    "Game",
    "ImpossibleOption",
    "Kind",
    "Move",
    "Moves",
    "Named",
    "NoBoard",
    "NoInsight",
    "NotOnOffer",
    "NotYourDecision",
    "OptionInfo",
    "Outcome",
    "Over",
    "PageFacts",
    "Phrase",
    "Place",
    "Played",
    "PlayedAlone",
    "Record",
    "Refusal",
    "Rows",
    "Rules",
    "Say",
    "Seat",
    "Secret",
    "Sight",
    "Stack",
    "StaleDecision",
    "State",
    "Step",
    "Together",
    "Unreadable",
    "Verb",
    "commitment",
    "describe_like",
    "eyes_of",
    "fresh_key",
    "is_box_name",
    "load_foreign",
    "may_undo",
    "name_box",
    "name_box_in",
    "play_at_random",
    "put_box_in",
    "read_record",
    "replay",
    "rows_of",
    "sees_seat",
    "undo_rng",
    "write_record",
    "write_value",
]
