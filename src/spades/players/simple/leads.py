"""Leading to a trick, without a Nil of one's own to keep."""

from __future__ import annotations

from typing import Final

from spades.cards import SUIT_MASK
from spades.players.simple.aims import DUCK, NEED, Aim
from spades.players.simple.chances import can_beat, holds_none, must_beat, stands, worth
from spades.players.simple.follows import Choice, nil_terms
from spades.players.simple.situation import ABOVE, Situation, cards_in
from spades.rules.laws import SPADE_BITS

SPENDING: Final = {4: 0.5, 2: 1.0}
HELP: Final = 0.35


def lead(now: Situation, aim: Aim) -> Choice:
    """The card to lead."""
    best_card = -1
    best_score = 0.0
    for card in cards_in(now.legal):
        score = _score(now, aim, card) + nil_terms(now, card)
        if best_card < 0 or score > best_score + 1e-9:
            best_card, best_score = card, score
    return best_card, _code(now, aim, best_card)


def _score(now: Situation, aim: Aim, card: int) -> float:
    suit = card >> 4
    alone = stands(now, card, suit)
    partner = now.partner
    wins = alone
    helped = now.partner_counts or (partner >= 0 and aim.kind != NEED and not now.partner_nil)
    if helped:
        wins += (1.0 - alone) * HELP * can_beat(now, partner, card, suit)
    price = worth(now, card)
    if aim.kind == DUCK:
        return 0.2 * price - wins
    if aim.must:
        return wins - 0.0005 * price
    score = wins - SPENDING[now.seats] * price
    if suit == 3:
        return score + _drawing(now, card, alone)
    own = now.hand & SUIT_MASK[suit]
    if own.bit_count() == 1 and now.hand & SPADE_BITS and alone < 0.5:
        score += 0.08
    if helped and now.may[partner] & SPADE_BITS:
        # A suit that the partner is void in and may ruff.
        score += 0.15 * holds_none(now, partner, SUIT_MASK[suit])
    return score


def _drawing(now: Situation, card: int, alone: float) -> float:
    """Leading spades pays with the most of them, and with winners in other suits to protect."""
    own = (now.hand & SPADE_BITS).bit_count()
    others = (now.out & SPADE_BITS).bit_count()
    if others == 0:
        return -0.1
    foes = [seat for seat in now.after if seat != now.partner]
    if not any(now.may[foe] & SPADE_BITS for foe in foes):
        return -0.3
    if now.seats == 4 and own * 3 > others + 2 and alone > 0.8:
        return 0.15
    return -0.1


def _code(now: Situation, aim: Aim, card: int) -> str:
    suit = card >> 4
    if now.partner_nil and must_beat(now, now.partner, card, suit) < 0.2 and card & 15 > 7:
        return "lead-cover"
    if any(must_beat(now, other, card, suit) > 0.15 for other in now.foe_nils):
        return "lead-attack-nil"
    if aim.must:
        return "take-all-needed"
    if aim.kind == DUCK:
        if now.spoiled:
            return "nil-hopeless"
        return "leave-bags" if now.need > now.left else "duck-bags"
    foes = [other for other in now.after if other != now.partner]
    if suit == 3 and any(now.may[foe] & SPADE_BITS for foe in foes):
        return "lead-draw-spades"
    if not now.out & ABOVE[card]:
        return "lead-winner"
    if stands(now, card, suit) > 0.7:
        return "lead-safe"
    return "lead-low"
