"""What a sensible player of Small Samurai Empires looks at: control, influence, majorities.

One ply: each move is imagined on a sketch of the board and rated. A token is rated by the best that
it could do in its region now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kabuto.kernel import NOTHING, Move, Sight

from .actions import AttackMore, RecruitMore
from .bot_sketch import POINT, SEED, Sketch
from .components import CARGOES, L_ARCHER, L_ELITE
from .march import Ambush
from .moves import (
    ATTACK_ON,
    BUILD_AT,
    CLEAR,
    DESCEND,
    DESTINY,
    DRIVE,
    EXPLORE,
    FETCH,
    GAIN,
    HARVEST_ALL,
    HARVEST_AT,
    KEEP,
    LAND,
    PAY,
    PLACE,
    RECRUIT_AT,
    SHIP,
    STEP,
    THIN,
    TRAIN,
)
from .offers import find_price

_REPEATED = 45  # less for a second token of a kind in a region


def greedy(sight: Sight) -> Move:
    """The best move by the sketch; the first of `moves` declines, and is worth nothing."""
    if len(sight.moves) == 1:
        return sight.moves[0]
    sketch = Sketch(sight.view)
    verb = sight.moves[0].verb
    if verb is PLACE:
        return _choose_placement(sight, sketch)
    if verb is DESTINY:
        return _best(sight, [_rate_destiny(sketch, move.args[0]) for move in sight.moves])
    step = sight.resample(sight.rng).stack[-1]  # public: what is asked
    return _best(sight, [_rate_move(sketch, step, move) for move in sight.moves])


def _best(sight: Sight, worth: list[int]) -> Move:
    most = max(worth)
    return sight.rng.choice(
        [move for move, value in zip(sight.moves, worth, strict=True) if value == most]
    )


def _rate_destiny(s: Sketch, region: int) -> int:
    """The region where influence will be ahead of the others'."""
    ahead = [influence * POINT for influence in s.view.influence[region]]
    mine = ahead[s.me]
    return mine - (sum(ahead) - mine) // (s.seats - 1) + s.rated[region]


def _choose_placement(sight: Sight, s: Sketch) -> Move:
    """Token and slot: what the token can do, the neutral action, what is covered, what it costs."""
    orders: dict[tuple[int, int], int] = {}
    slots: dict[int, int] = {}
    worth = []
    for move in sight.moves:
        order, slot = move.args
        region = s.box.region_of_slot[slot]
        if slot not in slots:
            slots[slot] = rate_slot(s, slot, region)
        if (order, region) not in orders:
            orders[order, region] = _rate_token(s, order, region)
        worth.append(orders[order, region] + slots[slot])
    return _best(sight, worth)


def rate_slot(s: Sketch, slot: int, region: int) -> int:
    v = s.view
    worth = s.rate_neutral(v.neutral[slot], region)
    owner = v.owner[slot]
    if owner == NOTHING:
        return worth
    if owner == s.me:
        return worth - (s.rate_order(v.token[slot], region) if v.acts_again else 0)
    spoilt = POINT // 2 if v.acts_again else 0
    return worth - POINT * find_price(v, s.me, slot) + spoilt


def _rate_token(s: Sketch, order: int, region: int) -> int:
    v = s.view
    same = sum(
        v.owner[slot] == s.me and v.token[slot] == order and not v.face_up[slot]
        for slot in s.box.slots_of[region]
    )
    return s.rate_order(order, region) - _REPEATED * same


def _rate_move(s: Sketch, step: Any, move: Move) -> int:
    """What a move of any other decision is worth."""
    rate = _RATES.get(move.verb.name)
    if rate is None:  # declining
        return 0
    return rate(s, step, *move.args) - (POINT if _is_paid(step) else 0)


def _is_paid(step: Any) -> bool:
    """Whether each move but the declining one costs a resource."""
    if isinstance(step, RecruitMore | AttackMore):
        return step.resource != NOTHING
    return isinstance(step, Ambush)


def _rate_explore(s: Sketch, unit: int, province: int, mountain: int) -> int:
    borders = s.box.borders[mountain]
    return POINT // 4 + max(
        s.carry(s.me, (unit,), province, to) for to in borders if to != province
    )


def _rate_ship(s: Sketch, province: int, cargo: int) -> int:
    units = CARGOES[cargo]
    best = max(s.carry(s.me, units, province, to) for to in s.box.coasts if to != province)
    return best if s.is_shipping_free(s.box.region_of[province]) else best - POINT


def _rate_lesson(s: Sketch, lesson: int) -> int:
    """Only from what is left over."""
    food, bushido = s.view.food[s.me] or 0, s.view.bushido[s.me] or 0
    if lesson == L_ARCHER:
        return POINT // 5 if bushido > 3 else -1
    if lesson == L_ELITE:
        return POINT // 2 if food > 1 else -1
    return POINT if food > 1 and bushido > 1 else -1


def _rate_keep(s: Sketch, other: int, province: int) -> int:
    """Where a unit is worth most to its owner, or least if he is another."""
    worth = s.recruit(province)
    return worth if other == s.me else -worth


def _rate_pay(s: Sketch, step: Any) -> int:
    """A further step, once there is none left."""
    return -1 if step.left else s.best_step(step.region, 1) - POINT


_RATES: dict[str, Callable[..., int]] = {
    STEP.name: lambda s, _, p, unit, q: s.carry(s.me, (unit,), p, q),
    ATTACK_ON.name: lambda s, _, p, other: s.attack(p, other),
    RECRUIT_AT.name: lambda s, _, p, unit: s.recruit(p, unit),
    HARVEST_AT.name: lambda *_: SEED,
    HARVEST_ALL.verb.name: lambda *_: SEED,
    GAIN.verb.name: lambda *_: SEED,
    PAY.verb.name: _rate_pay,
    SHIP.name: lambda s, _, p, cargo: _rate_ship(s, p, cargo),
    LAND.name: lambda s, step, q: s.carry(s.me, CARGOES[step.cargo], step.province, q),
    BUILD_AT.name: lambda s, _, p, pair: s.build(p, CARGOES[pair]),
    EXPLORE.name: lambda s, _, p, unit, m: _rate_explore(s, unit, p, m),
    DESCEND.name: lambda s, _, q: s.carry(s.me, (s.view.explorer.unit,), NOTHING, q),
    TRAIN.name: lambda s, _, lesson: _rate_lesson(s, lesson),
    CLEAR.name: lambda s, _, p: s.clear(p),
    THIN.verb.name: lambda s, step: s.thin(step.region, step.province),
    KEEP.name: lambda s, _, other, p: _rate_keep(s, other, p),
    FETCH.name: lambda s, step, p, unit: s.carry(s.me, (unit,), p, step.province),
    DRIVE.name: lambda s, step, other, unit, q: s.carry(other, (unit,), step.province, q),
}
