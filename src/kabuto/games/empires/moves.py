"""Every move that can ever be made in Small Samurai Empires."""

from __future__ import annotations

from kabuto.kernel import SEAT, Moves

from .components import (
    CARGO,
    DOJO,
    ELITE,
    GENERAL,
    LESSON,
    MOUNTAIN,
    ORDER,
    PAIRS,
    PROVINCE,
    REGION,
    SEATS,
    SLOT,
    UNIT,
)

MOVES = Moves(__name__)


def _is_seat(seat: int) -> bool:
    return seat < SEATS.stop - 1


def _stands_on_board(unit: int) -> bool:
    return unit != ELITE


SKIP = MOVES.verb("skip")[()]
DONE = MOVES.verb("done")[()]
DESTINY = MOVES.verb("destiny", region=REGION)  # 4.3
PLACE = MOVES.verb("place", order=ORDER, slot=SLOT)  # 4.4
STEP = MOVES.verb(
    "step",
    lambda a, unit, b: a != b and _stands_on_board(unit),
    province=PROVINCE,
    unit=UNIT,
    to_province=PROVINCE,
)
ATTACK_ON = MOVES.verb("attack", lambda _p, seat: _is_seat(seat), province=PROVINCE, other=SEAT)
RECRUIT_AT = MOVES.verb("recruit", province=PROVINCE, unit=UNIT)
HARVEST_AT = MOVES.verb("harvest", province=PROVINCE)  # 5.2
HARVEST_ALL = MOVES.verb("all")[()]  # 5.3
PAY = MOVES.verb("pay")[()]  # 5.3: the third step
SHIP = MOVES.verb("ship", province=PROVINCE, cargo=CARGO)  # 5.3, first half
LAND = MOVES.verb("land", to_province=PROVINCE)  # 5.3, second half
BUILD_AT = MOVES.verb("build", lambda _p, pair: pair in PAIRS, province=PROVINCE, cargo=CARGO)

# 7.2 mountain paths
EXPLORE = MOVES.verb(
    "explore",
    lambda _p, unit, _m: _stands_on_board(unit),
    province=PROVINCE,
    unit=UNIT,
    mountain=MOUNTAIN,
)
DESCEND = MOVES.verb("descend", to_province=PROVINCE)

# 7.5 dojos
CHOOSE_DOJO = MOVES.verb("dojo", dojo=DOJO)
TRAIN = MOVES.verb("train", lesson=LESSON)
CLEAR = MOVES.verb("clear", province=PROVINCE)  # remove all enemies there
THIN = MOVES.verb("thin")[()]  # wind: at most one unit each
KEEP = MOVES.verb("keep", lambda seat, _p: _is_seat(seat), other=SEAT, province=PROVINCE)
FETCH = MOVES.verb("fetch", lambda _p, unit: _stands_on_board(unit), province=PROVINCE, unit=UNIT)
DRIVE = MOVES.verb(
    "drive",
    lambda seat, unit, _p: _is_seat(seat) and unit <= GENERAL,
    other=SEAT,
    unit=UNIT,
    to_province=PROVINCE,
)
GAIN = MOVES.verb("gain")[()]  # water: every resource of the region
