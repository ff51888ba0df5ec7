"""3 Set-up: roles, characters, honor, hands."""

from __future__ import annotations

from kabuto.kernel import Automatic, ImpossibleOption, Secret, Stack

from .box import contents_of
from .components import (
    BASE_CHARACTERS,
    BASE_SEATS_AT_MOST,
    PROMO_CHARACTERS,
    RESILIENCE,
    SEATS,
    SHOGUN,
    SUN_CHARACTERS,
)
from .state import Options, Sword
from .turn import Turn


def check_options(seats: int, options: Options) -> None:
    """7.3: the eighth seat comes with Rising Sun. Raises ImpossibleOption."""
    contents_of(options.data)
    if seats > BASE_SEATS_AT_MOST and not options.rising_sun:
        raise ImpossibleOption(
            "refused-seats", seats=seats, least=SEATS.start, most=BASE_SEATS_AT_MOST
        )


def set_up(seats: int, options: Options, key: bytes) -> Sword:
    box = contents_of(options.data).boxes[options.rising_sun]
    g = Sword(
        stack=Stack(),
        seats=seats,
        key=key,
        options=options,
        role=[],
        left_out=[],
        character=[],
        resilience=[0] * seats,
        honor=[0] * seats,
        box=box.honor,
        hand=[[] for _ in range(seats)],
        in_play=[[] for _ in range(seats)],
        deck=box.cards[:],
        discard_pile=[],
        reshuffled=[],
        known=[],
        wounds_aimed=[0] * (seats * seats),
        harm=[0] * (seats * seats),
    )
    g.push(Deal())
    return g


def list_characters(options: Options) -> list[int]:
    """Those of the boxes that are in use."""
    people = list(BASE_CHARACTERS)
    if options.rikyu_promo:
        people += PROMO_CHARACTERS
    if options.rising_sun:
        people += SUN_CHARACTERS
    return people


class Deal(Automatic[Sword], frozen=True):
    """The steps of section 3, in their order."""

    rule = "3"

    def run(self, g: Sword) -> None:
        self.deal_roles(g)
        self.deal_characters(g)
        shogun = g.role.index(SHOGUN)
        for seat in range(g.seats):
            g.honor[seat] = g.setup.honor_shogun if seat == shogun else g.setup.honor_other
        g.box -= sum(g.honor)
        g.shuffle(g.deck)
        for seat, count in zip(g.clockwise(shogun), g.setup.hands, strict=True):
            g.draw(seat, count)
        g.push(Turn(shogun))

    def deal_roles(self, g: Sword) -> None:
        """Cards that are not needed leave the game unseen, drawn at random."""
        for cards, count in zip(g.setup.role_cards, g.setup.dealt, strict=True):
            pile = cards[:]
            g.shuffle(pile)
            g.role += pile[:count]
            g.left_out += pile[count:]
        g.shuffle(g.role)
        g.tell("shogun-revealed", seat=g.role.index(SHOGUN))
        for seat, role in enumerate(g.role):
            g.tell("dealt-role", seat=seat, role=Secret(role, 1 << seat))

    def deal_characters(self, g: Sword) -> None:
        people = list_characters(g.options)
        g.shuffle(people)
        g.character = people[: g.seats]
        for seat, character in enumerate(g.character):
            g.resilience[seat] = RESILIENCE[character]
            g.tell("dealt-character", seat=seat, character=character)
