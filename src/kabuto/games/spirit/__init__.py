"""Samurai Spirit (Antoine Bauza): co-operative, push your luck, 2 to 7 samurai.

Seats are samurai; how many people share them is the table's affair (solo: one person with two or
three samurai).

Read in this order: components, moves, state, box, reasons, set_up, turn, fight, penalties, kiai,
round_end, outcome, check, view, page_facts, insight, bot, bot_outlook, bot_judge, text.
"""

from __future__ import annotations

from kabuto.kernel import SEAT, BoxTools, Game, Rules

from . import components
from .bot import greedy
from .box import check_box_file, export_box
from .check import check
from .insight import insight
from .moves import MOVES
from .outcome import outcome
from .page_facts import page_facts
from .set_up import check_options, set_up
from .state import Options, Spirit
from .view import hidden, redeal, view

RULES = Rules(
    name="spirit",
    version=1,
    seats=components.SEATS,
    state=Spirit,
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
    kinds={
        "cards": components.CARD,
        "farmstead": components.FARMSTEAD,
        "family": components.FAMILY,
        "rank": components.RANK,
        "giver": SEAT,
    },
    option_rules=components.OPTION_RULES,
    presets=components.PRESETS,
    seat_options=[[f"samurai_{letter}" for letter in "abcdefg"]],
    check_options=check_options,
    box_tools=BoxTools(export_box, check_box_file),
    reconstructed=True,
)

GAME = Game(RULES)
