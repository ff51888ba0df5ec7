"""6.2 The winner: leads, other figures, totals; each tie-break that was needed is spelt out."""

from __future__ import annotations

from typing import NamedTuple

from kabuto.kernel import NOTHING, Event, Outcome

from .components import FIGURE
from .state import Samurai, find_strictly_first


class Lead(NamedTuple):
    """A kind that a seat leads.

    A weak lead (Degann) counts with the number of the best that was beaten.
    """

    seat: int
    kind: int
    others: int  # figures of the other kinds, as step 4 counts them
    weak: bool = False


def count_others(figures: list[int], kind: int) -> int:
    return sum(figures) - figures[kind]


def find_leads(captured: list[list[int]], *, degann: bool = False) -> list[Lead]:
    """Who leads which kind (6.2; section 7 for weak leads)."""
    leads = []
    for kind in FIGURE:
        amounts = [figures[kind] for figures in captured]
        seat = find_strictly_first(amounts)
        if seat != NOTHING:
            leads.append(Lead(seat, kind, count_others(captured[seat], kind)))
        elif degann and max(amounts) > 0:
            leads += _find_weak_lead(captured, kind, max(amounts))
    return leads


def _find_weak_lead(captured: list[list[int]], kind: int, most: int) -> list[Lead]:
    """Of those tied, the one with the most other figures leads after all; still equal: nobody."""
    tied = [seat for seat, figures in enumerate(captured) if figures[kind] == most]
    others = sorted((count_others(captured[seat], kind) for seat in tied), reverse=True)
    if others[0] == others[1]:
        return []
    seat = next(s for s in tied if count_others(captured[s], kind) == others[0])
    return [Lead(seat, kind, others[1], weak=True)]


def count_outcome(captured: list[list[int]], scoring: str = "standard") -> Outcome:
    """Winners of the final count and the reasons, in the order of the steps of 6.2."""
    totals = [sum(figures) for figures in captured]
    leads = find_leads(captured, degann=scoring == "degann")
    reasons = [_tell_lead(kind, leads, captured) for kind in FIGURE]
    winners = _find_winners(leads, totals, scoring, reasons)
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
    leads: list[Lead], totals: list[int], scoring: str, reasons: list[Event]
) -> list[int]:
    strong = [lead.seat for lead in leads if not lead.weak]
    for seat in dict.fromkeys(strong):
        if strong.count(seat) >= 2:  # step 1
            reasons.append(Event("won-by-leads", {"seat": seat, "count": strong.count(seat)}))
            return [seat]
    if scoring == "kovac":
        return _most(range(len(totals)), totals, "won-by-total", reasons)
    candidates = list(dict.fromkeys(sorted(lead.seat for lead in leads)))
    if not candidates:  # step 7
        return _most(range(len(totals)), totals, "won-by-total-without-leads", reasons)
    if len(candidates) == 1:  # step 3
        reasons.append(Event("won-alone", {"seat": candidates[0]}))
        return candidates
    others = {seat: _count_in_step_4(seat, leads) for seat in candidates}
    best = [seat for seat in candidates if others[seat] == max(others.values())]
    if len(best) == 1:  # step 4
        reasons.append(Event("won-by-others", {"seat": best[0], "count": others[best[0]]}))
        return best
    reasons.append(Event("tied-on-others", {"seats": best, "count": others[best[0]]}))
    return _most(best, totals, "won-by-total", reasons)  # step 5


def _count_in_step_4(seat: int, leads: list[Lead]) -> int:
    """His number of other figures: of the kind led alone, else the highest of the weak leads."""
    mine = [lead for lead in leads if lead.seat == seat]
    return max(lead.others for lead in mine if lead.weak == all(x.weak for x in mine))


def _most(seats: list[int] | range, totals: list[int], key: str, reasons: list[Event]) -> list[int]:
    most = max(totals[seat] for seat in seats)
    winners = [seat for seat in seats if totals[seat] == most]
    if len(winners) == 1:
        reasons.append(Event(key, {"seat": winners[0], "count": most}))
    else:
        reasons.append(Event("tied-on-total", {"seats": winners, "count": most}))
    return winners


def outcome(g: Samurai) -> Outcome:
    """How the game ended, and who won."""
    result = count_outcome(g.captured, g.options.scoring)
    ends = g.find_ends() or [Event("end-nobody-can-play", {})]
    return Outcome(result.winners, result.scores, [*ends, *result.reasons])
