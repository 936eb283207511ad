"""Playing to a trick that another has led, without a Nil of one's own to keep."""

from __future__ import annotations

from typing import Final

from spades.cards import SUIT_MASK
from spades.players.simple.aims import DUCK, NEED, SET, Aim
from spades.players.simple.chances import (
    can_beat,
    must_beat,
    nil_falls,
    stands,
    surely_holds,
    worth,
)
from spades.players.simple.situation import ABOVE, Situation, cards_in, lowest
from spades.rules.laws import SPADE_BITS

NIL_WEIGHT: Final = 0.1
"""Tricks that a point of a Nil's swing is worth when weighed against a trick."""
SPENDING: Final = 0.75
"""How much of a card's later worth counts against spending it now."""

Choice = tuple[int, str]
"""A card and the code of the reason."""


def follow(now: Situation, aim: Aim) -> Choice:
    """The card to play to the trick on the table."""
    winners = now.winners
    losers = now.legal & ~winners
    if now.partner_winning:
        if now.partner_nil and winners:
            return lowest(winners), "cover-nil"
        if _shares(now, aim) and surely_holds(now, now.best, now.led):
            return _under_partner(now, aim)
    if now.best_seat in now.foe_nils and losers and _leave_it(now, aim):
        return _give(now, losers, aim), "attack-nil"
    if not now.after:
        return _last(now, aim, winners, losers)
    return _between(now, aim, winners)


def _shares(now: Situation, aim: Aim) -> bool:
    """Whether a trick of the partner is as good as one's own: a Nil's is not for the contract."""
    return now.partner_counts or aim.kind != NEED


def _under_partner(now: Situation, aim: Aim) -> Choice:
    """The partner surely has the trick: never a spade on it that need not be played."""
    cards = now.legal
    if cards & ~SPADE_BITS:
        cards &= ~SPADE_BITS
    return _give(now, cards, aim), "shed-winner" if aim.kind == DUCK else "partner-has-it"


def _leave_it(now: Situation, aim: Aim) -> bool:
    """Whether to leave the trick with an opponent's Nil that holds it."""
    stay = 1.0
    for other in now.after:
        if other == now.partner:
            stay *= 1.0 - must_beat(now, other, now.best, now.led)
        else:
            stay *= 1.0 - can_beat(now, other, now.best, now.led)
    gain = 2.0 * nil_worth(now, now.best_seat) * stay
    return gain > (20.0 * now.contract if aim.kind == NEED and aim.must else 15.0)


def nil_worth(now: Situation, other: int) -> int:
    """The points of a seat's Nil or Double Nil."""
    rules = now.view.rules
    return rules.double_nil_value if now.view.bids[other] == 14 else rules.nil_value


def _last(now: Situation, aim: Aim, winners: int, losers: int) -> Choice:
    """Nobody plays after this seat: what it plays decides the trick."""
    if aim.wants:
        if now.partner_winning and _shares(now, aim):
            return _give(now, losers or now.legal, aim), "partner-has-it"
        if winners:
            return lowest(winners), _winning_code(now, aim, lowest(winners))
        return _give(now, losers, aim), "give-nothing"
    if losers:
        return _give(now, losers, aim), _ducking_code(now)
    # Every card wins: then the one that could win again.
    return max(cards_in(winners), key=lambda card: worth(now, card)), "shed-winner"


def _winning_code(now: Situation, aim: Aim, card: int) -> str:
    if aim.kind == SET:
        return "set-them"
    if aim.kind == NEED and aim.must:
        return "take-all-needed"
    if card >> 4 == 3 and now.led != 3:
        return "ruff"
    return "win-cheaply"


def _ducking_code(now: Situation) -> str:
    if now.spoiled:
        return "nil-hopeless"
    if now.need > now.left:
        return "leave-bags"
    if now.legal & SUIT_MASK[now.led]:
        return "duck-bags"
    return "discard-danger"


def _give(now: Situation, cards: int, aim: Aim) -> int:
    """The card to part with among cards that do not matter to this trick."""
    if aim.kind == DUCK:
        return max(cards_in(cards), key=lambda card: worth(now, card))
    lows = cards_in(_lowest_of_suits(cards))
    return min(lows, key=lambda card: worth(now, card) + _unguards(now, card))


def _lowest_of_suits(cards: int) -> int:
    """The lowest card of each suit: of two that both lose, no higher one is given."""
    lows = 0
    for mask in SUIT_MASK:
        lows |= cards & mask & -(cards & mask)
    return lows


def _unguards(now: Situation, card: int) -> float:
    """What parting with a card costs a higher one of its suit that it guards."""
    suit = SUIT_MASK[card >> 4]
    own = now.hand & suit
    top = own.bit_length() - 1
    if card >> 4 == 3 or card == top:
        return 0.0
    above = (now.out & ABOVE[top]).bit_count()
    return 0.2 if 0 < above < 3 and own.bit_count() == above + 1 else 0.0


def _between(now: Situation, aim: Aim, winners: int) -> Choice:
    """Others play after this seat: weigh the chance to win against the card that it takes."""
    best_card = -1
    best_score = 0.0
    base = _side_wins(now, aim, now.best, now.best_seat)
    cards = now.legal
    if aim.kind != DUCK:
        cards = (cards & winners) | _lowest_of_suits(cards & ~winners)
    for card in cards_in(cards):
        takes = bool(winners >> card & 1)
        if takes:
            wins = _side_wins(now, aim, card, now.seat)
        else:
            wins = base
        score = _score(now, aim, card, takes, wins) + nil_terms(now, card if takes else now.best)
        if best_card < 0 or score > best_score + 1e-9:
            best_card, best_score = card, score
    return best_card, _between_code(now, aim, best_card, bool(winners >> best_card & 1))


def _score(now: Situation, aim: Aim, card: int, takes: bool, wins: float) -> float:
    price = worth(now, card)
    if aim.kind == DUCK:
        return 0.6 * price - wins
    if aim.must:
        return wins - 0.0005 * price
    if not takes:
        price += _unguards(now, card)
    return wins - SPENDING * price


def _side_wins(now: Situation, aim: Aim, best: int, owner: int) -> float:
    """The chance that this side takes the trick when ``best``, of ``owner``, holds it so far."""
    alone = stands(now, best, now.led)
    partner = now.partner
    if not _shares(now, aim) or now.partner_nil:
        return alone if owner == now.seat else 0.0
    if partner not in now.after:
        return alone if owner & 1 == now.seat & 1 else 0.0
    helps = can_beat(now, partner, best, now.led)
    if owner == now.seat:
        return alone + (1.0 - alone) * 0.4 * helps
    return helps * (0.55 + 0.45 * alone)


def nil_terms(now: Situation, best: int) -> float:
    """What a trick held by ``best`` means to the Nils of seats that play after this one."""
    total = 0.0
    led = now.led if now.led >= 0 else best >> 4
    if now.partner_nil and now.partner in now.after:
        forced = must_beat(now, now.partner, best, led)
        total -= 2.0 * NIL_WEIGHT * nil_worth(now, now.partner) * forced
    for other in now.foe_nils:
        if other not in now.after:
            continue
        total += NIL_WEIGHT * nil_worth(now, other) * nil_falls(now, other, best, led)
    return total


def _between_code(now: Situation, aim: Aim, card: int, takes: bool) -> str:
    if now.partner_nil and now.partner in now.after and takes:
        return "cover-nil"
    if takes:
        return _winning_code(now, aim, card) if aim.wants else "shed-winner"
    if aim.kind == DUCK:
        return _ducking_code(now)
    if any(other in now.after for other in now.foe_nils):
        return "attack-nil"
    if now.partner_winning and _shares(now, aim):
        return "partner-has-it"
    return "throw-low" if now.winners else "give-nothing"
