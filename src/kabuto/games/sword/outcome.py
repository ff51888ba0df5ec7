"""6 End of the game: what honor is worth, the score of each team, ties, the Swordmaster."""

from __future__ import annotations

from kabuto.kernel import NOTHING, Event, Outcome

from .components import (
    DAIMYO,
    DEADLY_STRIKE,
    RANK_OF,
    RONIN_TEAM,
    SAMURAI_RANK,
    STARS,
    TEAM,
    TEAM_OF,
    Setup,
)
from .state import BY_DEFEAT, BY_LAST_STANDING, BY_SWORDMASTER, ENDING, Sword


def find_multipliers(setup: Setup, roles: list[int]) -> list[int]:
    """What an Honor Point of each seat is worth: stars decide inside some groups (6.2, 7.3)."""
    groups = [find_group(setup, RANK_OF[role]) for role in roles]
    stars = [STARS[role] for role in roles]
    most = {group: max(_stars_of(group, groups, stars)) for group in groups}
    return [
        (setup.most_stars if star == most[group] else setup.multiplier)[RANK_OF[role]]
        for role, group, star in zip(roles, groups, stars, strict=True)
    ]


def find_group(setup: Setup, rank: int) -> int:
    """Whose stars are compared: those of one rank, or of Shogun and Samurai together."""
    return 0 if setup.is_shogun_team_compared and rank <= SAMURAI_RANK else rank


def _stars_of(group: int, groups: list[int], stars: list[int]) -> list[int]:
    return [star for other, star in zip(groups, stars, strict=True) if other == group]


def count_daimyos(g: Sword, seat: int) -> int:
    """One each in hand at the end; nothing for a Ronin."""
    return 0 if TEAM_OF[g.role[seat]] == RONIN_TEAM else g.hand[seat].count(DAIMYO)


def find_deadly_team(g: Sword) -> int:
    """The team whose member ended the game by a defeat of a team-mate (ruling 6), or NOTHING."""
    if g.ending not in (BY_DEFEAT, BY_LAST_STANDING):
        return NOTHING
    team = TEAM_OF[g.role[g.struck]]
    return team if team == TEAM_OF[g.role[g.striker]] else NOTHING


def outcome(g: Sword) -> Outcome:
    """How the game ended and which team won; the score of a seat is that of its team."""
    teams = [TEAM_OF[role] for role in g.role]
    reasons = [_tell_end(g)]
    reasons += [Event("had-role", {"seat": s, "role": role}) for s, role in enumerate(g.role)]
    if g.ending == BY_SWORDMASTER:
        (survivor,) = [s for s, resilience in enumerate(g.resilience) if resilience]
        reasons.append(Event("won-by-sword", {"seat": survivor, "team": teams[survivor]}))
        return Outcome(_members(teams, teams[survivor]), [0] * g.seats, reasons)
    scores = _score_teams(g, teams, reasons)
    best = _find_best(g.setup.tie_order, scores, reasons)
    return Outcome(_members(teams, best), [scores[team] for team in teams], reasons)


def _members(teams: list[int], team: int) -> list[int]:
    return [seat for seat, other in enumerate(teams) if other == team]


def _tell_end(g: Sword) -> Event:
    key = f"end-{ENDING.label(g.ending)}"
    if g.striker != NOTHING:
        return Event(key, {"seat": g.struck, "by": g.striker})
    return Event(key, {"seats": [seat for seat, honor in enumerate(g.honor) if not honor]})


def _score_teams(g: Sword, teams: list[int], reasons: list[Event]) -> dict[int, int]:
    """By team in play; each seat and each sum is told."""
    scores = {team: 0 for team in TEAM if team in teams}
    multipliers = find_multipliers(g.setup, g.role)
    for seat, team in enumerate(teams):
        daimyos = count_daimyos(g, seat)
        points = g.honor[seat] * multipliers[seat] + daimyos
        scores[team] += points
        reasons.append(_tell_score(seat, g.honor[seat], multipliers[seat], daimyos))
    struck = find_deadly_team(g)
    if struck != NOTHING:
        scores[struck] -= DEADLY_STRIKE
        reasons.append(_tell_deadly_strike(g, struck))
    reasons += [Event("team-scored", {"team": t, "points": p}) for t, p in scores.items()]
    return scores


def _tell_score(seat: int, honor: int, multiplier: int, daimyos: int) -> Event:
    points = honor * multiplier + daimyos
    return Event(
        "scored",
        {
            "seat": seat,
            "honor": honor,
            "multiplier": multiplier,
            "daimyos": daimyos,
            "points": points,
        },
    )


def _tell_deadly_strike(g: Sword, team: int) -> Event:
    return Event(
        "deadly-strike",
        {"team": team, "seat": g.struck, "by": g.striker, "points": DEADLY_STRIKE},
    )


def _find_best(tie_order: list[int], scores: dict[int, int], reasons: list[Event]) -> int:
    most = max(scores.values())
    tied = [team for team in tie_order if scores.get(team) == most]
    best = tied[0]
    if len(tied) > 1:
        reasons.append(Event("tied", {"teams": list(tied), "team": best, "points": most}))
    reasons.append(Event("won-by-honor", {"team": best, "points": most}))
    return best
