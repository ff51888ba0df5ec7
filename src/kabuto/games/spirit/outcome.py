"""6: how the game ended."""

from __future__ import annotations

from kabuto.kernel import Event, Outcome

from .insight import count_score
from .state import Spirit


def outcome(g: Spirit) -> Outcome:
    """All win or nobody does; a defeat has no score."""
    defeat = find_defeat(g)
    if defeat:
        return Outcome([], [0] * g.seats, [defeat])
    score = count_score(g.burnt, g.gone, g.wounded)
    return Outcome(list(range(g.seats)), [score] * g.seats, explain_victory(g, score))


def find_defeat(g: Spirit) -> Event | None:
    if not g.find_farmsteads():
        return Event("lost-farmsteads", {"round": g.round})
    if not g.find_families():
        return Event("lost-families", {"round": g.round})
    if g.fallen >= 0:
        samurai = g.samurai[g.fallen]
        return Event("lost-samurai", {"seat": g.fallen, "samurai": samurai, "round": g.round})
    return None


def explain_victory(g: Spirit, score: int) -> list[Event]:
    grade = f"{score}{g.options.level.score_suffix}"
    wounded = [seat for seat, is_wounded in enumerate(g.wounded) if is_wounded]
    return [
        Event("won", {"score": score, "grade": grade, "difficulty": g.options.difficulty}),
        Event("won-farmsteads", {"count": len(g.find_farmsteads())}),
        Event("won-families", {"count": len(g.find_families())}),
        Event("won-wounded", {"seats": list(wounded)}) if wounded else Event("won-unwounded", {}),
    ]
