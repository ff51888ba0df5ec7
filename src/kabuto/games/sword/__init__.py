"""Samurai Sword (Emiliano Sciarra) with Rising Sun: hidden roles and reactions, 3 to 8 seats.

Read in this order: components, moves, state, facts, set_up, turn, play, offers, reasons, cards,
attack, wounds, actions, auto_answers, outcome, check, view, insight, bot, bot_beliefs, text.
"""

from __future__ import annotations

from kabuto.kernel import SEAT, Game, Rules

from . import components
from .auto_answers import AUTO_ANSWERS
from .bot import greedy
from .check import check
from .insight import insight
from .moves import MOVES
from .outcome import outcome
from .set_up import check_options, set_up
from .state import Options, Sword
from .view import hidden, redeal, view

RULES = Rules(
    name="sword",
    version=1,
    seats=components.SEATS,
    state=Sword,
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
    auto_answers=AUTO_ANSWERS,
    signals=True,
    kinds={
        "by": SEAT,
        "cards": components.CARD,
        "character": components.CHARACTER,
        "role": components.ROLE,
        "team": components.TEAM,
        "teams": components.TEAM,
    },
    option_rules=components.OPTION_RULES,
    presets=components.PRESETS,
    check_options=check_options,
    reconstructed=True,
)

GAME = Game(RULES)
