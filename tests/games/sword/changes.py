"""What differs between two states, in words that a vector can hold: every field of the State."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kabuto.games.sword import GAME
from kabuto.games.sword.components import CARD, TEAM
from kabuto.games.sword.outcome import find_deadly_team
from kabuto.games.sword.state import ENDING, Sword
from kabuto.kernel import NOTHING, SEAT, Event, Kind, Secret, Together

Changes = dict[str, str]
"""By seat, `table`, `asked` and `outcome`; what is not there is as it was."""

NUMBERS = ("resilience", "honor")
PAIRS = ("wounds_aimed", "harm")
COUNTS = ("box", "taken", "weapons_played", "extra_weapons", "drawn")
SWITCHES = ("has_claimed", "is_play_over")
LABELS: dict[str, Kind] = {
    "resolving": CARD,
    "target": SEAT,
    "turn": SEAT,
    "ending": ENDING,
    "striker": SEAT,
    "struck": SEAT,
}
OTHERS = ("hand", "in_play", "known", "deck", "discard_pile", "reshuffled", "stack")
STILL = ("seats", "key", "options", "told", "role", "left_out", "character")
"""What no move changes."""


def list_fields() -> list[str]:
    """Every field that is compared here, and those that never change."""
    return sorted((*NUMBERS, *PAIRS, *COUNTS, *SWITCHES, *LABELS, *OTHERS, *STILL))


def describe_changes(before: Sword, after: Sword) -> Changes:
    for field in STILL:
        assert getattr(before, field) == getattr(after, field), field
    found = {SEAT.label(s): _of_seat(before, after, s) for s in range(after.seats)}
    found["table"] = _of_table(before, after)
    said = {name: "; ".join(parts) for name, parts in found.items()}
    said["asked"] = describe_question(after) if after.stack != before.stack else ""
    said["outcome"] = describe_outcome(after) if after.is_over else ""
    return {name: text for name, text in said.items() if text}


def _of_seat(before: Sword, after: Sword, seat: int) -> Iterator[str]:
    for field in NUMBERS:
        if change := getattr(after, field)[seat] - getattr(before, field)[seat]:
            yield f"{field} {change:+}"
    if hand := _differ(before.hand[seat], after.hand[seat]):
        yield f"hand {hand}"
    if before.in_play[seat] != after.in_play[seat]:
        yield f"in play {_name(after.in_play[seat])}"
    for field in PAIRS:
        yield from _of_pairs(before, after, seat, field)


def _of_pairs(before: Sword, after: Sword, seat: int, field: str) -> Iterator[str]:
    for target in range(after.seats):
        place = seat * after.seats + target
        if change := getattr(after, field)[place] - getattr(before, field)[place]:
            yield f"{field} {SEAT.label(target)} {change:+}"


def _of_table(before: Sword, after: Sword) -> Iterator[str]:
    for field in COUNTS:
        if change := getattr(after, field) - getattr(before, field):
            yield f"{field} {change:+}"
    for field in SWITCHES:
        if getattr(before, field) != getattr(after, field):
            yield f"{field} {getattr(after, field)}"
    for field, kind in LABELS.items():
        if getattr(before, field) != getattr(after, field):
            yield f"{field} {kind.label(getattr(after, field))}"
    yield from _of_piles(before, after)
    yield from _of_known(before, after)


def _of_piles(before: Sword, after: Sword) -> Iterator[str]:
    if before.deck != after.deck:
        yield _of_deck(before.deck, after.deck)
    if before.discard_pile != after.discard_pile:
        yield _of_pile(before.discard_pile, after.discard_pile)
    if before.reshuffled != after.reshuffled:
        yield f"reshuffled {len(after.reshuffled)}"


def _of_deck(before: list[int], after: list[int]) -> str:
    """A deck that was drawn from, or a new one."""
    if before[: len(after)] == after:
        return f"deck {len(after) - len(before):+}"
    return f"new deck {len(after)}"


def _of_pile(before: list[int], after: list[int]) -> str:
    """Cards on top or from the top; or a new pile, the top last."""
    if not after:
        return "no discard"
    if after[: len(before)] == before:
        return f"discard +{_name(after[len(before) :])}"
    if before[: len(after)] == after:
        return f"discard -{_name(before[len(after) :])}"
    return f"new discard {_name(after)}"


def _of_known(before: Sword, after: Sword) -> Iterator[str]:
    """Whose card is known, and to whom; `*` is everybody."""
    was, now = Counter(before.known), Counter(after.known)
    for sign, gone in (("+", now - was), ("-", was - now)):
        lookers: dict[tuple[int, int], str] = {}
        for who, holder, card in sorted(gone.elements()):
            label = "*" if who == NOTHING else SEAT.label(who)
            lookers[holder, card] = lookers.get((holder, card), "") + label
        for (holder, card), who_all in sorted(lookers.items()):
            yield f"known {SEAT.label(holder)} {CARD.label(card)} {sign}{who_all}"


def _differ(before: list[int], after: list[int]) -> str:
    gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return " ".join(
        [f"-{CARD.label(card)}" for card in sorted(gone.elements())]
        + [f"+{CARD.label(card)}" for card in sorted(come.elements())]
    )


def _name(cards: Sequence[int]) -> str:
    return " ".join(map(CARD.label, cards)) or "nothing"


def describe_question(g: Sword) -> str:
    """Who is asked what: the step with all that it says."""
    if g.is_over:
        return "nobody"
    top = g.stack[-1]
    if isinstance(top, Together):
        asked = "".join(map(SEAT.label, GAME.deciders(g)))
        return f"{asked} {type(top).__name__}"
    fields = GAME.show_step(g)
    assert fields is not None
    seat, *others = fields["args"].items()
    said = "".join(f", {name} {value}" for name, value in others)
    return f"{seat[1]} {fields['step']}{said}"


def describe_outcome(g: Sword) -> str:
    reasons = GAME.name_outcome(g).reasons
    seats = [e.args for e in reasons if e.key == "scored"]
    scores = [
        f"{s['seat']} {s['honor']}x{s['multiplier']}+{s['daimyos']}={s['points']}" for s in seats
    ]
    teams = [f"{e.args['team']} {e.args['points']}" for e in reasons if e.key == "team-scored"]
    others = [e for e in reasons if e.key not in {"scored", "team-scored", "had-role"}]
    strike = find_deadly_team(g)
    deadly = [f"deadly strike of {TEAM.label(strike)}"] if strike != NOTHING else []
    outcome = GAME.outcome(g)
    winners = "".join(map(SEAT.label, outcome.winners))
    by_seat = "/".join(map(str, outcome.scores))
    return "; ".join([*scores, *teams, *deadly, f"{winners} win, {by_seat}", describe_told(others)])


def describe_told(events: list[Event]) -> str:
    """What was said, in order; a secret with those who read it."""
    return "; ".join(" ".join([event.key, *_list_args(event)]) for event in events)


def _list_args(event: Event) -> Iterator[str]:
    for value in event.args.values():
        if isinstance(value, Secret):
            readers = "".join(SEAT.label(s) for s in SEAT if value.to >> s & 1)
            yield f"{_join(value.value)} (to {readers})"
        else:
            yield _join(value)


def _join(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
