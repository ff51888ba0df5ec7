"""What one viewer may see (section 8), and other worlds that look the same to some seats."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from kabuto.kernel import EVERYBODY, NOTHING

from .components import CARD, RANK_OF, SHOGUN, STARS, Card, Character, Role
from .state import Ending, Options, Seat, Sword


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    seats: int
    options: Options
    viewer: Seat  # whose eyes; none for a watcher, and for everybody at the end
    role: list[Role]  # by seat; none where hidden
    left_out: list[Role]  # role cards out of the game; shown at the end
    character: list[Character]  # by seat
    resilience: list[int]  # by seat
    honor: list[int]  # by seat
    box: int  # honor in the box
    hands: list[list[Card]]  # by seat; empty where it may not be seen
    hand_sizes: list[int]  # by seat
    in_play: list[list[Card]]  # Properties before each seat, longest in play first
    deck_size: int
    discard_pile: list[Card]  # the top is the last
    reshuffled: list[Card]  # what the deck was made of when it last ran out
    resolving: Card  # the card being played by the turn player
    target: Seat  # whom it was aimed at
    turn: Seat
    weapons_played: int
    extra_weapons: int
    has_claimed: bool  # Shima has used her ability in this turn; for players who are programs
    is_play_over: bool  # the turn player was defeated in his own turn; the same
    known: list[tuple[Seat, Card]]  # cards that this viewer knows to be in others' hands
    wounds_aimed: list[int]  # attacker times seats plus target: wounds of all Weapons played
    harm: list[int]  # player times seats plus target: harmful cards of other sorts, less favours
    ending: Ending


def view(g: Sword, viewer: int) -> View:
    """The View of a seat, a watcher, or everybody once the game is over."""
    return View(
        g.seats,
        g.options,
        viewer if viewer >= 0 else NOTHING,
        _see_roles(g, viewer),
        sorted(g.left_out) if viewer == EVERYBODY else [],
        g.character[:],
        g.resilience[:],
        g.honor[:],
        g.box,
        [hand[:] if viewer in (seat, EVERYBODY) else [] for seat, hand in enumerate(g.hand)],
        [len(hand) for hand in g.hand],
        [cards[:] for cards in g.in_play],
        len(g.deck),
        g.discard_pile[:],
        g.reshuffled[:],
        g.resolving,
        g.target,
        g.turn,
        g.weapons_played,
        g.extra_weapons,
        g.has_claimed,
        g.is_play_over,
        [(holder, card) for who, holder, card in g.known if who == viewer],
        g.wounds_aimed[:],
        g.harm[:],
        g.ending,
    )


def _see_roles(g: Sword, viewer: int) -> list[int]:
    """The Shogun's and one's own; all of them when the game is over."""
    if g.is_over or viewer == EVERYBODY:
        return g.role[:]
    return [r if r == SHOGUN or seat == viewer else NOTHING for seat, r in enumerate(g.role)]


# --- other worlds -------------------------------------------------------------------------------


def redeal(g: Sword, eyes: int, rng: Random) -> None:
    """Deals anew what the seats in the bitmask `eyes` do not know: roles, hands and deck."""
    if not g.is_over:
        _redeal_roles(g, eyes, rng)
    _redeal_cards(g, eyes, rng)


def _redeal_roles(g: Sword, eyes: int, rng: Random) -> None:
    """Ranks among the hidden seats, then the cards of each rank among these and those that left."""
    hidden_seats = [s for s, r in enumerate(g.role) if r != SHOGUN and not eyes >> s & 1]
    roles = sorted((g.role[seat] for seat in hidden_seats), key=RANK_OF.__getitem__)
    rng.shuffle(roles)
    places = roles + sorted(g.left_out, key=RANK_OF.__getitem__)
    for rank in dict.fromkeys(RANK_OF[role] for role in roles):
        where = [i for i, role in enumerate(places) if RANK_OF[role] == rank]
        cards = sorted(places[i] for i in where)
        rng.shuffle(cards)
        for i, card in zip(where, cards, strict=True):
            places[i] = card
    for seat, role in zip(hidden_seats, places, strict=False):
        g.role[seat] = role
    g.left_out = places[len(roles) :]


def find_known(g: Sword, eyes: int, holder: int) -> list[int]:
    """Cards of a hand that some of these seats know: of each kind as many as one of them."""
    known: dict[int, int] = {}
    by_viewer: dict[tuple[int, int], int] = {}
    for who, seat, card in g.known:
        if seat == holder and (who == NOTHING or eyes >> who & 1):
            count = by_viewer[who, card] = by_viewer.get((who, card), 0) + 1
            known[card] = max(known.get(card, 0), count)
    return [card for card, count in known.items() for _ in range(count)]


def _redeal_cards(g: Sword, eyes: int, rng: Random) -> None:
    pool, deck_size = g.deck, len(g.deck)
    hidden_seats = [seat for seat in range(g.seats) if not eyes >> seat & 1]
    fixed = {seat: find_known(g, eyes, seat) if g.known else [] for seat in hidden_seats}
    sizes = {seat: len(g.hand[seat]) for seat in hidden_seats}
    for seat in hidden_seats:
        hand = g.hand[seat]
        for card in fixed[seat]:
            hand.remove(card)
        pool += hand
    pool.sort()
    rng.shuffle(pool)
    if g.reshuffled:
        g.deck, pool = _split_deck(pool, deck_size, g.reshuffled)
        rng.shuffle(pool)
    else:
        g.deck, pool = pool[:deck_size], pool[deck_size:]
    start = 0
    for seat in hidden_seats:
        end = start + sizes[seat] - len(fixed[seat])
        g.hand[seat] = sorted(fixed[seat] + pool[start:end])
        start = end
    if g.known:
        _relearn(g, eyes)


def _split_deck(
    pool: list[int], deck_size: int, reshuffled: list[int]
) -> tuple[list[int], list[int]]:
    """Deck and hands: only cards of the last reshuffle can be in the deck, the first of those."""
    left = [0] * len(CARD)
    for card in reshuffled:
        left[card] += 1
    deck: list[int] = []
    hands: list[int] = []
    for card in pool:
        if len(deck) < deck_size and left[card]:
            left[card] -= 1
            deck.append(card)
        else:
            hands.append(card)
    return deck, hands


def _relearn(g: Sword, eyes: int) -> None:
    """Of hands that these seats do not see, the others know what everybody knows.

    How much more they know is known to themselves alone, so it must not be carried over.
    """
    kept = [
        (who, holder, card)
        for who, holder, card in g.known
        if who == NOTHING or (eyes >> who | eyes >> holder) & 1
    ]
    outside = [seat for seat in range(g.seats) if not eyes >> seat & 1]
    for holder in outside:
        public = find_known(g, 0, holder)
        kept += [(who, holder, card) for who in outside if who != holder for card in public]
    g.known = kept


def hidden(g: Sword, viewer: int) -> dict[str, object]:
    """What this viewer does not know: it must vary over resampled worlds."""
    secrets: dict[str, object] = {"deck": tuple(g.deck)}
    dealt = [RANK_OF[role] for role in g.role]
    for seat, hand in enumerate(g.hand):
        if seat != viewer:
            secrets[f"hand {seat}"] = tuple(hand)
        if seat != viewer and g.role[seat] != SHOGUN:
            secrets[f"role {seat}"] = g.role[seat]
    if any(STARS[role] and RANK_OF[role] in dealt for role in g.left_out):
        secrets["left out"] = tuple(sorted(g.left_out))
    return secrets
