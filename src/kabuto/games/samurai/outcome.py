"""6.2 The winner: leads, other figures, totals; each tie-break that was needed is spelt out."""

from __future__ import annotations

from typing import NamedTuple

from kabuto.kernel import NOTHING, Event, Outcome

from .components import FIGURE
from .state import Samurai, find_strictly_first


class Lead(NamedTuple):
    """A kind that a seat leads; weakly, if it does so after a tie (Degann)."""

    seat: int
    kind: int
    beaten: int = NOTHING  # of a weak lead: the other figures of the best of those it beat

    @property
    def weak(self) -> bool:
        return self.beaten != NOTHING


def find_leads(captured: list[list[int]], *, degann: bool) -> list[Lead]:
    """Who leads which kind (6.2; section 7 for weak leads)."""
    leads = []
    for kind in FIGURE:
        amounts = [figures[kind] for figures in captured]
        seat = find_strictly_first(amounts)
        if seat != NOTHING:
            leads.append(Lead(seat, kind))
        elif degann and max(amounts) > 0:
            leads += _find_weak_lead(captured, kind, max(amounts))
    return leads


def _find_weak_lead(captured: list[list[int]], kind: int, most: int) -> list[Lead]:
    """Of those tied, the one with the most other figures leads after all; still equal: nobody."""
    tied = [seat for seat, figures in enumerate(captured) if figures[kind] == most]
    others = [sum(captured[seat]) - most for seat in tied]
    best, second, *_ = sorted(others, reverse=True)
    if best == second:
        return []
    return [Lead(tied[others.index(best)], kind, beaten=second)]


def count_others(seat: int, figures: list[int], leads: list[Lead]) -> int:
    """Step 4: figures of the kinds that a seat does not lead.

    With nothing but weak leads (Degann) the highest number of those it beat counts instead.
    """
    mine = [lead for lead in leads if lead.seat == seat]
    strong = [lead.kind for lead in mine if not lead.weak]
    if mine and not strong:
        return max(lead.beaten for lead in mine)
    return sum(count for kind, count in enumerate(figures) if kind not in strong)


def count_outcome(captured: list[list[int]], scoring: str = "standard") -> Outcome:
    """Winners of the final count and the reasons, in the order of the steps of 6.2."""
    totals = [sum(figures) for figures in captured]
    leads = find_leads(captured, degann=scoring == "degann")
    reasons = [_tell_lead(kind, leads, captured) for kind in FIGURE]
    winners = _find_winners(captured, leads, scoring, reasons)
    if len(winners) > 1:
        reasons.append(Event("shared", {"seats": winners}))
    return Outcome(winners, totals, reasons)


def _tell_lead(kind: int, leads: list[Lead], captured: list[list[int]]) -> Event:
    lead = next((lead for lead in leads if lead.kind == kind), None)
    if lead is None:
        return Event("leads-nobody", {"figure": kind})
    count = captured[lead.seat][kind]
    key = "leads-weakly" if lead.weak else "leads"
    return Event(key, {"seat": lead.seat, "figure": kind, "count": count})


def _find_winners(
    captured: list[list[int]], leads: list[Lead], scoring: str, reasons: list[Event]
) -> list[int]:
    totals = [sum(figures) for figures in captured]
    strong = [lead.seat for lead in leads if not lead.weak]
    for seat in dict.fromkeys(strong):
        if strong.count(seat) >= 2:  # step 1
            reasons.append(Event("won-by-leads", {"seat": seat, "count": strong.count(seat)}))
            return [seat]
    if scoring == "kovac":
        return _most(range(len(totals)), totals, "won-by-total", reasons)
    candidates = sorted({lead.seat for lead in leads})
    match candidates:
        case []:  # step 7
            return _most(range(len(totals)), totals, "won-by-total-without-leads", reasons)
        case [seat]:  # step 3
            reasons.append(Event("won-alone", {"seat": seat}))
            return candidates
    others = {seat: count_others(seat, captured[seat], leads) for seat in candidates}
    most = max(others.values())
    best = [seat for seat in candidates if others[seat] == most]
    match best:
        case [seat]:  # step 4
            reasons.append(Event("won-by-others", {"seat": seat, "count": most}))
            return best
    reasons.append(Event("tied-on-others", {"seats": best, "count": most}))
    return _most(best, totals, "won-by-total", reasons)  # step 5


def _most(seats: list[int] | range, totals: list[int], key: str, reasons: list[Event]) -> list[int]:
    most = max(totals[seat] for seat in seats)
    winners = [seat for seat in seats if totals[seat] == most]
    match winners:
        case [seat]:
            reasons.append(Event(key, {"seat": seat, "count": most}))
        case _:
            reasons.append(Event("tied-on-total", {"seats": winners, "count": most}))
    return winners


def outcome(g: Samurai) -> Outcome:
    """How the game ended, and who won."""
    result = count_outcome(g.captured, g.options.scoring)
    ends = g.find_ends() or [Event("end-nobody-can-play", {})]
    return Outcome(result.winners, result.scores, [*ends, *result.reasons])
