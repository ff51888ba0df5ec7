"""Samurai (Reiner Knizia): tile laying on a hex map of Japan, hidden hands, 2 to 4 seats.

Read in this order: components, moves, state, set_up, turn, outcome, check, view, insight, board,
bot, text.
"""

from __future__ import annotations

from kabuto.kernel import Game, Rules

from . import components
from .board import board
from .bot import greedy
from .check import check
from .insight import insight
from .moves import MOVES
from .outcome import outcome
from .set_up import set_up
from .state import Options, Samurai
from .view import hidden, redeal, view

RULES = Rules(
    name="samurai",
    version=1,
    seats=components.SEATS,
    state=Samurai,
    room=__name__,
    moves=MOVES,
    options=Options,
    set_up=set_up,
    view=view,
    redeal=redeal,
    outcome=outcome,
    hidden=hidden,
    check=check,
    greedy=greedy,
    insight=insight,
    board=board,
    kinds={
        "other_figure": components.FIGURE,
        "other_settlement": components.SETTLEMENT,
        "to_hex": components.HEX,
    },
    option_rules=components.OPTION_RULES,
    presets=components.PRESETS,
)

GAME = Game(RULES)
