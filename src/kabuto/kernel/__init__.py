"""The kernel: what every game is made of. It knows no game."""

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
from .events import EVERYBODY, WATCHER, Event, Secret, sees_seat
from .game import Game, Outcome, Sight
from .moves import NOTHING, SEAT, SEATS, Kind, Move, Moves, Verb
from .options import DATA, OptionInfo
from .randomness import commitment, fresh_key
from .record import Moment, Record, read_record, replay, write_record
from .state import State
from .steps import Automatic, Decision, Over, Stack, Step, Together
from .undo import may_undo, undo_rng

__all__ = [
    "DATA",
    "EVERYBODY",
    "NOTHING",
    "SEAT",
    "SEATS",
    "WATCHER",
    "Automatic",
    "CannotUndo",
    "CorruptRecord",
    "Decision",
    "Event",
    "Game",
    "ImpossibleOption",
    "Kind",
    "Moment",
    "Move",
    "Moves",
    "NotOnOffer",
    "NotYourDecision",
    "OptionInfo",
    "Outcome",
    "Over",
    "Record",
    "Refusal",
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
    "fresh_key",
    "may_undo",
    "read_record",
    "replay",
    "sees_seat",
    "undo_rng",
    "write_record",
]
