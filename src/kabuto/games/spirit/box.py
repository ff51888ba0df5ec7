"""2.5 The farmsteads of a game: as shipped, or as a host's box file has them.

How many farmsteads bear each penalty is reconstructed, so whoever owns the box may turn the tokens
over and write down what is there: the option `data` holds the text of that file.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from kabuto.kernel import BoxFault, BoxFile

from .components import FARMSTEAD, FARMSTEAD_BACKS, FARMSTEAD_ROWS

_EXPLANATION = f"""\
# Samurai Spirit: the backs of the six farmsteads. Which penalties there are is known; how many
# farmsteads bear each is reconstructed. Change what is different in your box.
# penalty: {", ".join(FARMSTEAD.labels)}
"""


class SpiritFile(BoxFile):
    """The box file of this game: the six farmsteads."""

    shipped: ClassVar = {"farmstead": FARMSTEAD_ROWS}

    def read_backs(self) -> list[int]:
        """The penalties on the six backs; what is none is noted."""
        backs = FARMSTEAD_BACKS[:]
        for at, row in enumerate(self["farmstead"]):
            if row["penalty"] in FARMSTEAD.labels:
                backs[at] = FARMSTEAD.number(row["penalty"])
            else:
                possible = ", ".join(FARMSTEAD.labels)
                self.refuse_value("farmstead", row["id"], "penalty", row["penalty"], possible)
        return backs


@lru_cache(maxsize=32)
def find_farmsteads(data: str) -> tuple[int, ...]:
    """The backs of the six farmsteads; "" is the shipped box. Raises ImpossibleOption."""
    file = SpiritFile(data)
    backs = file.read_backs()
    file.raise_first()
    return tuple(backs)


def check_box_file(text: str) -> list[BoxFault]:
    """Everything that is wrong in a box file, in the order in which it stands there."""
    file = SpiritFile(text)
    file.read_backs()
    return sorted(file.faults, key=lambda fault: fault.line)


def export_box() -> str:
    """The shipped farmsteads, as a file to begin from."""
    rows = (
        f'[[farmstead]]\nid = "{row["id"]}"\npenalty = "{row["penalty"]}"\n'
        for row in FARMSTEAD_ROWS
    )
    return "\n".join([_EXPLANATION, *rows])
