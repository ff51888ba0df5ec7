"""What the rules page has from the box in use."""

from __future__ import annotations

from typing import Any

from kabuto.kernel import PageFacts

from .box import EIGHT, contents_of
from .components import CARD, RANK, SUN_COPIES
from .state import Options


def page_facts(options: Options) -> PageFacts:
    """2.3 and 3: copies of Rising Sun's cards, decks, the numbers for eight players."""
    (base, sun), (_, setups) = contents_of(options.data)
    extra = {CARD.label(c): sun.copies[c] - base.copies[c] for c in CARD}
    eight = setups[EIGHT]
    facts: dict[str, Any] = {f"copies-{name}": extra[name] for name in SUN_COPIES}
    facts |= {
        "sun-cards": sum(extra.values()),
        "sun-deck": len(sun.cards),
        "sun-decks": [len(sun.cards) - sum(setup.hands) for setup in setups.values()],
        "eight-honor-shogun": eight.honor_shogun,
        "eight-honor-other": eight.honor_other,
        **{f"eight-times-{RANK.label(rank)}": eight.multiplier[rank] for rank in RANK},
        "eight-ronin-most": eight.most_stars[RANK.number("ronin")],
    }
    return PageFacts(facts, frozenset({"own"} if options.data else ()))
