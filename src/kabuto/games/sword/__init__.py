"""Samurai Sword (Emiliano Sciarra) with Rising Sun: hidden roles and reactions, 3 to 8 seats.

Read in this order: components, box, moves, state, facts, set_up, turn, play, offers, reasons,
cards, attack, wounds, actions, auto_answers, outcome, check, view, page_facts, insight, bot,
bot_beliefs, text.
"""

from __future__ import annotations

from kabuto.kernel import SEAT, BoxTools, Game, Rules

from . import components
from .auto_answers import AUTO_ANSWERS
from .bot import greedy
from .box import check_box_file, export_box
from .check import check
from .insight import insight
from .moves import MOVES
from .outcome import outcome
from .page_facts import page_facts
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
    page_facts=page_facts,
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
    box_tools=BoxTools(export_box, check_box_file),
    reconstructed=True,
)

GAME = Game(RULES)
