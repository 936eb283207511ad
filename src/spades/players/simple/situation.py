"""What a seat can tell at its turn: what is out, who may hold it, what each side still needs.

All sets of cards are masks. Everything follows from the view: cards seen, suits that a seat has
shown to be void in, cards passed. But for ``denied`` nothing is guessed here; ``chances`` guesses.
"""

from __future__ import annotations

from typing import Final

from spades.cards import FULL_DECK, SUIT_MASK
from spades.game.view import View, out_of_play
from spades.rules.laws import DOUBLE_NIL, NIL, SPADE_BITS, legal_cards

ABOVE: Final = tuple(
    SUIT_MASK[card >> 4] & ~((2 << card) - 1) if card & 15 < 13 else 0 for card in range(64)
)
"""By card: the higher cards of its suit."""
BELOW: Final = tuple(SUIT_MASK[card >> 4] & ((1 << card) - 1) for card in range(64))
"""By card: the lower cards of its suit."""


def lowest(mask: int) -> int:
    """The lowest card of a mask: in a suit its lowest, among suits clubs before spades."""
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """The highest card of a mask; a spade if there is one."""
    return mask.bit_length() - 1


def cards_in(mask: int) -> list[int]:
    """The cards of a mask as plain numbers, low to high."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(low.bit_length() - 1)
        mask ^= low
    return cards


class Situation:
    """A seat's turn to play a card."""

    __slots__ = (
        "after",
        "bags_matter",
        "best",
        "best_seat",
        "contract",
        "denied",
        "foe_contract",
        "foe_need",
        "foe_nils",
        "hand",
        "held",
        "holds",
        "led",
        "left",
        "legal",
        "lives",
        "may",
        "need",
        "out",
        "partner",
        "partner_counts",
        "partner_nil",
        "pile",
        "seat",
        "seats",
        "self_nil",
        "share",
        "spoiled",
        "view",
    )

    def __init__(self, view: View) -> None:
        seat, seats = view.seat, view.rules.seats
        assert seat is not None
        assert view.hand is not None
        self.view = view
        self.seat = seat
        self.seats = seats
        self.partner = seat ^ 2 if seats == 4 else -1
        self.hand = view.hand
        self.left = view.hand.bit_count()
        """Tricks not yet complete, the one on the table included."""
        trick = view.trick
        led = trick[0] if trick else -1
        self.led = led >> 4
        """Suit led, −1 when this seat leads."""
        self.legal = legal_cards(view.hand, led, view.spades_broken)
        leader = view.leader or 0
        self.best = led
        self.best_seat = leader if trick else -1
        for turn in range(1, len(trick)):
            card = trick[turn]
            if (card > self.best) if card >> 4 == self.best >> 4 else card >> 4 == 3:
                self.best = card
                self.best_seat = (leader + turn) % seats
        self.after = tuple([(seat + turn) % seats for turn in range(1, seats - len(trick))])
        """Who still plays to this trick after this seat."""
        rules = view.rules
        self.bags_matter = rules.bag_limit > 0 and rules.bag_penalty > 0
        self._read_cards()
        self._read_bids()

    def _read_cards(self) -> None:
        """Played cards, voids, and from them which cards each seat may and which it must hold."""
        view, seats, seat = self.view, self.seats, self.seat
        void = [0] * seats
        denied = [0] * seats
        nils = [bid == NIL or bid == DOUBLE_NIL for bid in view.bids]
        played = 0
        broken = False
        begun = [(trick.leader, trick.cards) for trick in view.tricks]
        if view.trick:
            begun.append((view.leader or 0, view.trick))
        for leader, cards in begun:
            suit = cards[0] >> 4
            if suit == 3 and not broken:
                # Led before they were broken: that seat holds nothing else.
                void[leader] |= FULL_DECK & ~SPADE_BITS
            turn = leader
            best = cards[0]
            for card in cards:
                played |= 1 << card
                if card >> 4 != suit:
                    void[turn] |= SUIT_MASK[suit]
                elif nils[turn] and turn != leader and best >> 4 == suit:
                    # A Nil stays below if it can, and with its highest card that does.
                    denied[turn] |= BELOW[best] & (ABOVE[card] if card < best else -1)
                if card >> 4 == 3:
                    broken = True
                    if best >> 4 != 3 or card > best:
                        best = card
                elif card > best and card >> 4 == best >> 4:
                    best = card
                turn = turn + 1 if turn + 1 < seats else 0
        out = FULL_DECK & ~played & ~self.hand & ~out_of_play(view)
        self.out = out
        self.held = [self.left] * seats
        trick_size = len(view.trick)
        for turn in range(trick_size):
            self.held[((view.leader or 0) + turn) % seats] -= 1
        shown = view.shown
        all_shown = 0
        for cards_shown in shown:
            all_shown |= cards_shown
        may = [out & ~void[other] & (~all_shown | shown[other]) for other in range(seats)]
        may[seat] = 0
        holds = list(shown)
        if seats == 4:
            _settle(may, holds, self.held, seat)
            self.pile = 0
        else:
            self.pile = out.bit_count() - self.held[1 - seat]
        self.may = may
        self.holds = holds
        self.denied = denied
        """By seat: what a Nil bidder would have played by now; believed, not known."""
        # Each seat's share of the cards of a suit whose place is unknown.
        free = [self.held[other] - holds[other].bit_count() for other in range(seats)]
        free[seat] = 0
        share = [[0.0] * 4 for _ in range(seats)]
        for suit in range(4):
            mask = SUIT_MASK[suit]
            total = self.pile
            holders = []
            for other in range(seats):
                if may[other] & mask & ~holds[other]:
                    total += free[other]
                    holders.append(other)
            for other in holders:
                share[other][suit] = free[other] / total if total else 0.0
        self.share = share

    def _read_bids(self) -> None:
        view, seat, seats = self.view, self.seat, self.seats
        contracts, taken = [0, 0], [0, 0]
        self.lives = [False] * seats
        """By seat: bid Nil or Double Nil, and has taken no trick."""
        for other in range(seats):
            bid = view.bids[other]
            if bid is None or bid == NIL or bid == DOUBLE_NIL:
                self.lives[other] = bid is not None and view.taken[other] == 0
            else:
                contracts[other & 1] += bid
                taken[other & 1] += view.taken[other]
        side = seat & 1
        self.contract = contracts[side]
        self.foe_contract = contracts[1 - side]
        self.need = max(0, contracts[side] - taken[side])
        """Tricks that the side's contract still needs; more than ``left``: it is lost."""
        self.foe_need = max(0, contracts[1 - side] - taken[1 - side])
        self.self_nil = self.lives[seat]
        self.spoiled = view.bids[seat] in (NIL, DOUBLE_NIL) and not self.self_nil
        """Whether this seat's own Nil is lost: its tricks help no contract."""
        self.partner_nil = seats == 4 and self.lives[seat ^ 2]
        self.partner_counts = seats == 4 and view.bids[seat ^ 2] not in (NIL, DOUBLE_NIL)
        """Whether the partner's tricks help the side's contract: a Nil's never do."""
        self.foe_nils = tuple([s for s in range(seats) if s & 1 != side and self.lives[s]])

    @property
    def partner_winning(self) -> bool:
        """Whether the partner's card holds the trick so far."""
        return self.best_seat >= 0 and self.best_seat == self.partner

    @property
    def winners(self) -> int:
        """Legal cards that take the trick from the card that holds it; all, when leading."""
        if self.best < 0:
            return self.legal
        if self.best >> 4 == 3:
            return self.legal & ABOVE[self.best]
        return self.legal & (ABOVE[self.best] | SPADE_BITS)


def _settle(may: list[int], holds: list[int], held: list[int], seat: int) -> None:
    """Cards that only one seat may hold, and seats that hold all they may (four players)."""
    others = [other for other in range(4) if other != seat]
    for _ in range(2):
        for other in others:
            if may[other].bit_count() == held[other]:
                holds[other] |= may[other]
                for third in others:
                    if third != other:
                        may[third] &= ~may[other]
        a, b, c = others
        holds[a] |= may[a] & ~may[b] & ~may[c]
        holds[b] |= may[b] & ~may[a] & ~may[c]
        holds[c] |= may[c] & ~may[a] & ~may[b]
        for other in others:
            if holds[other].bit_count() == held[other]:
                may[other] = holds[other]
