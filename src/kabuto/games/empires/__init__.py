"""Small Samurai Empires (Milan Tasevski): secret orders and area control, 2 to 4 seats.

The printed board is not known: map and numbers are reconstructed, and whoever hosts may correct
them with the option `data` (see `box.py`).

Read in this order: components, box_file, box_facts, box, box_check, box_letters, box_draw, moves,
counting, state, set_up, offers, reasons, era, actions, march, dojos, training, outcome, check,
view, insight, facts, board, page_facts, bot, bot_sketch, text.
"""

from __future__ import annotations

from kabuto.kernel import BoxTools, Game, Rules

from . import components
from .board import board
from .bot import greedy
from .box import box_of, check_box_file
from .box_draw import draw_box, export_box
from .check import check
from .insight import insight
from .moves import MOVES
from .outcome import outcome
from .page_facts import page_facts
from .set_up import set_up
from .state import Empires, Options
from .view import hidden, redeal, view


def _check_options(_seats: int, options: Options) -> None:
    """Raises ImpossibleOption where the box file of the host cannot be played."""
    box_of(options.data)


RULES = Rules(
    name="empires",
    version=1,
    seats=components.SEATS,
    state=Empires,
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
    page_facts=page_facts,
    kinds={
        "agenda": components.AGENDA,
        "colour": components.COLOUR,
        "covered_order": components.ORDER,
        "neutral": components.NEUTRAL,
        "places": components.PROVINCE,
        "resource": components.RESOURCE,
        "tile": components.TILE,
    },
    option_rules=components.OPTION_RULES,
    presets=components.PRESETS,
    check_options=_check_options,
    box_tools=BoxTools(export_box, check_box_file, draw_box),
    reconstructed=True,
)

GAME = Game(RULES)
