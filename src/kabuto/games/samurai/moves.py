"""Every move that can ever be made in Samurai."""

from __future__ import annotations

from kabuto.kernel import Moves

from .components import FIGURE, HEX, IS_LAND, IS_SEA, IS_SHIP, LAND_TOKENS, SETTLEMENT, SHIPS, TOKEN

MOVES = Moves(__name__)


def _fits(token: int, hex_: int) -> bool:
    """2.2: figure, samurai and ronin tokens lie on land, ships at sea."""
    if token in LAND_TOKENS:
        return bool(IS_LAND[hex_])
    return token in SHIPS and IS_SEA[hex_]


END = MOVES.verb("end")[()]
TAKE = MOVES.verb("take", token=TOKEN)  # 3.3 into the starting hand
PUT = MOVES.verb("put", figure=FIGURE, settlement=SETTLEMENT)  # 3.4
PLACE = MOVES.verb("place", _fits, token=TOKEN, hex=HEX)  # 4
SWAP = MOVES.verb("swap", figure=FIGURE, settlement=SETTLEMENT)  # 5.5, first half
WITH = MOVES.verb("with", figure=FIGURE, settlement=SETTLEMENT)  # 5.5, second half
LIFT = MOVES.verb("lift", lambda hex_: IS_LAND[hex_] or IS_SEA[hex_], hex=HEX)  # 5.6, first half
RELAY = MOVES.verb("relay", lambda hex_: IS_LAND[hex_] or IS_SEA[hex_], hex=HEX)  # second half

# PLACE_ROW[token][hex]: the same moves in lists, for the one hot loop.
PLACE_ROW = [[PLACE.get((token, hex_)) for hex_ in HEX] for token in TOKEN]
IS_PLACED = [token in LAND_TOKENS or IS_SHIP[token] for token in TOKEN]
