"""4.1 What can be read off the open table: Difficulty, wounds, limits, who is Harmless.

Everything here reads public things only: the rules and what is told about a View share it.
"""

from __future__ import annotations

from typing import Protocol

from .box import contents_of
from .components import (
    ARMOR,
    ATTENDANT,
    BENKEI,
    DIFFICULTY,
    DRAWN_A_TURN,
    FAST_DRAW,
    FOCUS,
    FUJI,
    GINCHIYO,
    GOEMON,
    HIDEYOSHI,
    KOJIRO,
    KUSANAGI,
    MAKIBISHI,
    MUSASHI,
    SHINGEN,
    SHOGUN,
    SUIT_OF,
    TANTO,
    WEAPONS_A_TURN,
    WOUNDS,
    ZEN,
    Setup,
    count_steps,
)


class Switches(Protocol):
    @property
    def rising_sun(self) -> bool: ...
    @property
    def data(self) -> str: ...


class Public(Protocol):
    """What a State and a View have in common."""

    @property
    def seats(self) -> int: ...
    @property
    def options(self) -> Switches: ...
    @property
    def role(self) -> list[int]: ...
    @property
    def character(self) -> list[int]: ...
    @property
    def resilience(self) -> list[int]: ...
    @property
    def honor(self) -> list[int]: ...
    @property
    def in_play(self) -> list[list[int]]: ...
    @property
    def extra_weapons(self) -> int: ...


def find_setup(t: Public) -> Setup:
    return contents_of(t.options.data).setups[t.options.rising_sun][t.seats]


def find_difficulties(t: Public, attacker: int, harmless: int) -> list[int]:
    """The Difficulty of an attack on each seat; `harmless` is a bitmask of seats."""
    steps = count_steps(t.seats, harmless)[attacker]
    return [
        step + in_play.count(ARMOR) + (character == BENKEI)
        for step, in_play, character in zip(steps, t.in_play, t.character, strict=True)
    ]


def can_reach(t: Public, attacker: int, card: int, difficulty: int) -> bool:
    return difficulty <= DIFFICULTY[card] or t.character[attacker] == KOJIRO


def can_be_attacked(t: Public, target: int, hand_size: int, card: int) -> bool:
    """Never a Harmless player, but with Makibishi one without cards."""
    return t.resilience[target] > 0 and (hand_size > 0 or card == MAKIBISHI)


def can_attack_oneself(card: int) -> bool:
    return card == TANTO


def needs_limit(t: Public, seat: int, card: int) -> bool:
    """Whether a Weapon counts toward the limit: Shingen's fuji ones do not."""
    return not (t.character[seat] == SHINGEN and SUIT_OF[card] == FUJI)


def is_lone_shogun(t: Public, seat: int) -> bool:
    """7.1: the Shogun of the game for three."""
    return t.seats == 3 and t.role[seat] == SHOGUN


def count_weapon_limit(t: Public, seat: int) -> int:
    """Weapons in the turn of `seat`; Shigehto Yumi counts for the turn that it is played in."""
    limit = WEAPONS_A_TURN + t.in_play[seat].count(FOCUS) + t.extra_weapons
    if t.character[seat] == GOEMON:
        limit += 1
    if is_lone_shogun(t, seat):
        limit += find_setup(t).extra_weapons
    return limit


def count_cards_a_turn(t: Public, seat: int) -> int:
    """4.4, and Attendant."""
    count = DRAWN_A_TURN + t.in_play[seat].count(ATTENDANT)
    if t.character[seat] == HIDEYOSHI:
        count += 1
    if is_lone_shogun(t, seat):
        count += find_setup(t).extra_draw
    return count


def count_wounds(t: Public, attacker: int, target: int, card: int) -> int:
    """What a Weapon deals, before Peasants and Yoshihiro."""
    wounds = WOUNDS[card]
    if card == KUSANAGI:
        wounds = t.honor[target]
    elif card == ZEN:
        wounds = len(t.in_play[target])
    if attacker == target:  # ruling 33: Tanto on oneself
        return wounds
    wounds += t.in_play[attacker].count(FAST_DRAW)
    if t.character[attacker] == MUSASHI:
        wounds += 1
    if t.character[target] == GINCHIYO and wounds > 1:  # ruling 32: 0 stays 0
        wounds -= 1
    return wounds
