"""What the rules page has from the box in use."""

from __future__ import annotations

from kabuto.kernel import PageFacts

from .box import find_farmsteads
from .components import FARMSTEAD
from .state import Options


def page_facts(options: Options) -> PageFacts:
    """2.5: how many farmsteads bear each penalty, and whether that is ours."""
    backs = find_farmsteads(options.data)
    counts = {FARMSTEAD.label(back): backs.count(back) for back in FARMSTEAD}
    return PageFacts(counts, frozenset({"own"} if options.data else ()))
