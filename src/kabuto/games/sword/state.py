"""What lies on the table, and the rules that nobody can interrupt: cards, honor, defeat."""

from __future__ import annotations

from bisect import insort
from typing import Annotated, Literal

from msgspec import Struct

from kabuto.kernel import NOTHING, SEAT, Kind, Over, Secret, State

from .box import contents_of
from .components import (
    BLEEDING_WOUND,
    BUSHIDO,
    CURSE,
    MOTONARI,
    RESILIENCE,
    RIKYU,
    SHOGUN,
    TEAM_OF,
    Box,
    Card,
    Character,
    Role,
    Setup,
)

Seat = Annotated[int, SEAT]

ENDING = Kind("ending", ["defeat", "bushido", "exhaustion", "swordmaster", "last-standing"])
"""6.1: what ended the game; only `swordmaster` is won without scoring."""
BY_DEFEAT, BY_BUSHIDO, BY_EXHAUSTION, BY_SWORDMASTER, BY_LAST_STANDING = ENDING
Ending = Annotated[int, ENDING]


class Options(Struct, frozen=True):
    """The switches of setup.toml."""

    rising_sun: bool = False
    rikyu_promo: bool = False
    deck_exhaustion: Literal["immediate", "lazy"] = "immediate"
    data: str = ""  # the text of a host's box file, as TOML; see box.py


class Sword(State, kw_only=True):
    """A game of Samurai Sword at a moment."""

    options: Options
    role: list[Role]  # by seat
    left_out: list[Role]  # role cards that left the game unseen
    character: list[Character]  # by seat
    resilience: list[int]  # by seat
    honor: list[int]  # by seat
    box: int  # honor in the box
    hand: list[list[Card]]  # by seat, sorted: the order of arrival would be a leak
    in_play: list[list[Card]]  # Properties before each seat, longest in play first
    deck: list[Card]  # the top is the last
    discard_pile: list[Card]  # the top is the last
    reshuffled: list[Card]  # what the deck was made of when it last ran out, sorted: public
    resolving: Card = NOTHING  # the card being played
    target: Seat = NOTHING  # whom it was aimed at
    taken: int = 0  # Resilience that the Weapon being played took from its target
    turn: Seat = NOTHING
    weapons_played: int = 0  # in this turn
    extra_weapons: int = 0  # in this turn, by Shigehto Yumi
    has_claimed: bool = False  # Shima, in this turn
    is_play_over: bool = False  # the turn player was defeated in his own turn
    known: list[tuple[Seat, Seat, Card]]  # who (none: everybody) knows what in whose hand
    wounds_aimed: list[int]  # by attacker and target: wounds of all Weapons played
    harm: list[int]  # by player and target: harmful cards of other sorts, less favours
    ending: Ending = NOTHING
    striker: Seat = NOTHING  # the defeat that ended the game: by whom
    struck: Seat = NOTHING  # and whom

    @property
    def setup(self) -> Setup:
        return contents_of(self.options.data).setups[self.options.rising_sun][self.seats]

    @property
    def cards(self) -> Box:
        return contents_of(self.options.data).boxes[self.options.rising_sun]

    def clockwise(self, start: int) -> list[int]:
        """All seats, from `start` on."""
        return [*range(start, self.seats), *range(start)]

    # --- 4.1 derived facts ----------------------------------------------------------------------

    def is_harmless(self, seat: int) -> bool:
        return not (self.resilience[seat] and self.hand[seat])

    def find_harmless(self) -> int:
        """A bitmask of seats."""
        mask = 0
        for seat, (resilience, hand) in enumerate(zip(self.resilience, self.hand, strict=True)):
            if not (resilience and hand):
                mask |= 1 << seat
        return mask

    # --- what is known of hands -----------------------------------------------------------------

    def leave_hand(self, seat: int, card: int) -> None:
        """A card leaves a hand for everybody to see: everybody forgets one of its kind there."""
        self.hand[seat].remove(card)
        if self.known:
            self._forget_one(seat, card)

    def _forget_one(self, seat: int, card: int) -> None:
        kept: list[tuple[int, int, int]] = []
        forgot: list[int] = []
        for entry in self.known:
            who, holder, kind = entry
            if holder == seat and kind == card and who not in forgot:
                forgot.append(who)
            else:
                kept.append(entry)
        self.known = kept

    def take_openly(self, seat: int, card: int) -> None:
        """A card comes to a hand for everybody to see."""
        insort(self.hand[seat], card)
        self.known += [(who, seat, card) for who in (NOTHING, *range(self.seats)) if who != seat]

    def show_openly(self, seat: int, card: int) -> None:
        """A card of a hand was shown: it may be one that some knew already."""
        for who in (NOTHING, *range(self.seats)):
            if who != seat and (who, seat, card) not in self.known:
                self.known.append((who, seat, card))

    def steal(self, thief: int, victim: int) -> None:
        """A random card changes hands: only these two see it, nobody else knows what is left."""
        hand = self.hand[victim]
        card = hand.pop(self.below(len(hand)))
        insort(self.hand[thief], card)
        if self.known:
            self._forget_one(victim, card)
            self.known = [e for e in self.known if e[1] != victim or e[0] == thief]
        self.known.append((victim, thief, card))
        self.tell("stole", seat=thief, target=victim, card=Secret(card, 1 << thief | 1 << victim))

    # --- cards ----------------------------------------------------------------------------------

    def draw(self, seat: int, count: int) -> None:
        """4.4: one at a time from the top of the deck, each with the exhaustion test."""
        deck = self.deck
        if count >= len(deck):
            for _ in range(count):
                self._draw_one(seat)
            return
        drawn = deck[-count:]
        del deck[-count:]
        hand = self.hand[seat]
        hand += drawn
        hand.sort()
        self.tell("drew", seat=seat, count=count, cards=Secret(sorted(drawn), 1 << seat))

    def _draw_one(self, seat: int) -> None:
        if not self.prepare_deck():
            self.tell("nothing-to-draw", seat=seat)
            return
        card = self.deck.pop()
        insort(self.hand[seat], card)
        self.tell("drew", seat=seat, count=1, cards=Secret([card], 1 << seat))
        self.renew_deck_when_empty()

    def reveal(self, seat: int) -> int:
        """7.3: the top card of the deck goes to the discard pile; NOTHING if there is none."""
        if not self.prepare_deck():
            return NOTHING
        card = self.deck.pop()
        self.tell("revealed", seat=seat, card=card)
        self.discard(card)
        return card

    def discard(self, card: int) -> None:
        """On top of the pile. A deck that ran out while the pile was empty is renewed now (4.8)."""
        self.discard_pile.append(card)
        if not self.deck:
            self.renew_deck_when_empty()

    def discard_from_hand(self, seat: int, card: int) -> None:
        """A card given up: it is not played."""
        self.leave_hand(seat, card)
        self.tell("discarded", seat=seat, card=card)
        self.discard(card)

    def put_away(self) -> None:
        """The card being played has been carried out."""
        card, self.resolving, self.target = self.resolving, NOTHING, NOTHING
        self.discard(card)

    def remove_property(self, seat: int, card: int) -> None:
        self.in_play[seat].remove(card)
        self.discard(card)

    # --- 4.8 deck exhaustion --------------------------------------------------------------------

    def prepare_deck(self) -> bool:
        """Whether there is a card to take; `lazy` renews an empty deck here. Raises Over."""
        if not self.deck and self.discard_pile:
            self._exhaust()
        return bool(self.deck)

    def renew_deck_when_empty(self) -> None:
        """After a card left the deck or came to the discard pile. Raises Over."""
        if not self.deck and self.discard_pile and self.options.deck_exhaustion == "immediate":
            self._exhaust()

    def _exhaust(self) -> None:
        losers = [s for s in self.clockwise(self.turn) if self.character[s] != RIKYU]
        for seat in losers:
            self.honor[seat] -= 1
        self.box += len(losers)
        self.tell("deck-ran-out", seats=losers)
        self.end_if_honor_ran_out(BY_EXHAUSTION)
        for seat in losers:
            self._stop_bleeding(seat)
        self.reshuffled = sorted(self.discard_pile)
        self.shuffle(self.discard_pile)
        self.deck, self.discard_pile = self.discard_pile, []
        self.tell("reshuffled", count=len(self.deck))

    # --- honor ----------------------------------------------------------------------------------

    def end_if_honor_ran_out(self, ending: int) -> None:
        """6.1. Raises Over."""
        if 0 in self.honor:
            self.ending = ending
            raise Over

    def pay_honor(self, seat: int) -> None:
        """4.3: one Honor Point to the box. Raises Over."""
        if self.setup.is_shogun_safe_from_bushido and self.role[seat] == SHOGUN:
            self.tell("kept-honor", seat=seat)
            return
        self.honor[seat] -= 1
        self.box += 1
        self.tell("lost-honor", seat=seat)
        self.end_if_honor_ran_out(BY_BUSHIDO)
        self.drop_bleeding(seat)

    def _stop_bleeding(self, seat: int) -> None:
        """Ruling 35: all Bleeding Wounds before a player who lost Honor go, before the shuffle."""
        for _ in range(self.in_play[seat].count(BLEEDING_WOUND)):
            self.in_play[seat].remove(BLEEDING_WOUND)
            self.discard_pile.append(BLEEDING_WOUND)
            self.tell("lost-property", seat=seat, property=BLEEDING_WOUND)

    def drop_bleeding(self, seat: int) -> None:
        while BLEEDING_WOUND in self.in_play[seat]:
            self.tell("lost-property", seat=seat, property=BLEEDING_WOUND)
            self.remove_property(seat, BLEEDING_WOUND)

    # --- resilience -----------------------------------------------------------------------------

    def lose_resilience(self, seat: int) -> None:
        """Not a wound; never the last point."""
        if self.resilience[seat] > 1:
            self.resilience[seat] -= 1
            self.tell("lost-resilience", seat=seat)

    def recover(self, seat: int) -> None:
        most = RESILIENCE[self.character[seat]]
        if self.resilience[seat] < most:
            self.tell("recovered", seat=seat, count=most - self.resilience[seat])
            self.resilience[seat] = most

    def wound(self, seat: int, wounds: int, by: int) -> int:
        """Excess wounds are ignored: what was really lost."""
        lost = min(wounds, self.resilience[seat])
        self.resilience[seat] -= lost
        self.tell("wounded", seat=seat, by=by, count=lost)
        return lost

    # --- 4.7 defeat -----------------------------------------------------------------------------

    def defeat(self, seat: int, by: int) -> None:
        """The last Resilience of `seat` was taken by `by`. Raises Over."""
        self.tell("defeated", seat=seat, by=by)
        is_last = self._end_if_swordmaster(seat, by)
        self._hand_over_honor(seat, by)
        self.striker, self.struck = by, seat
        self.end_if_honor_ran_out(BY_DEFEAT)
        if is_last:
            self.ending = BY_LAST_STANDING
            raise Over
        self.striker = self.struck = NOTHING
        if self.options.rising_sun:
            self._suffer_defeat(seat, by)
        if seat == self.turn:
            self.is_play_over = True

    def _end_if_swordmaster(self, seat: int, by: int) -> bool:
        """Step 2: whether one is left and a team-mate did it. Raises Over if another team did."""
        if not self.setup.has_swordmaster:
            return False
        if sum(resilience > 0 for resilience in self.resilience) != 1:
            return False
        if TEAM_OF[self.role[seat]] == TEAM_OF[self.role[by]]:
            return True
        self.ending, self.striker, self.struck = BY_SWORDMASTER, by, seat
        raise Over

    def _hand_over_honor(self, seat: int, by: int) -> None:
        """Step 3; with Tanto on oneself one Honor Point comes from the box."""
        if seat == by:
            self.box -= 1
            self.tell("gained-honor", seat=seat)
        else:
            self.honor[seat] -= 1
            self.tell("gave-honor", seat=seat, target=by)
        self.honor[by] += 1

    def _suffer_defeat(self, seat: int, by: int) -> None:
        """Steps 5 to 8 of Rising Sun: Bleeding Wounds, Curse, Banzai, Motonari."""
        if seat != by:
            self.drop_bleeding(seat)
        if CURSE in self.in_play[seat]:
            self.tell("cursed", seat=seat, cards=self.in_play[seat][:])
            while self.in_play[seat]:
                self.remove_property(seat, self.in_play[seat][0])
        self._banzai(seat)
        if MOTONARI in self.character:
            self.draw(self.character.index(MOTONARI), 1)

    def _banzai(self, seat: int) -> None:
        for _ in range(RESILIENCE[self.character[seat]]):
            if not self.prepare_deck():
                return
            card = self.deck.pop()
            self.tell("banzai", seat=seat, card=card)
            self.discard(card)

    # --- Bushido --------------------------------------------------------------------------------

    def is_bushido_in_play(self) -> bool:
        return any(BUSHIDO in in_play for in_play in self.in_play)

    def pass_bushido_on(self, seat: int) -> None:
        """To the left, whether Harmless or not."""
        left = (seat + 1) % self.seats
        self.in_play[seat].remove(BUSHIDO)
        self.in_play[left].append(BUSHIDO)
        self.tell("bushido-moved", seat=seat, target=left)
