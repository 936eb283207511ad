"""Keeping one's own Nil: stay below, part with danger, lead what others must beat."""

from __future__ import annotations

from spades.cards import SUIT_MASK
from spades.players.simple.chances import can_beat, must_beat
from spades.players.simple.situation import BELOW, Situation, cards_in, highest

Choice = tuple[int, str]


def play_nil(now: Situation) -> Choice:
    """The card that a Nil bidder without a trick plays."""
    if now.best < 0:
        return _lead(now)
    winners = now.winners
    losers = now.legal & ~winners
    if losers:
        if losers & SUIT_MASK[now.led]:
            return highest(losers), "duck-nil"
        return max(cards_in(losers), key=lambda card: danger(now, card)), "discard-danger"
    if not now.after:
        # It is lost: then the card that would have won anyway.
        return highest(winners), "nil-hopeless"
    return min(cards_in(winners), key=lambda card: (_keeps(now, card), card)), "duck-nil"


def _keeps(now: Situation, card: int, led: int = -1) -> float:
    """The chance that the trick stays with a card of this seat: nobody is forced over it.

    Opponents stay below a Nil where they can; the partner beats it where it can.
    """
    if led < 0:
        led = now.led if now.led >= 0 else card >> 4
    chance = 1.0
    for other in now.after:
        if other == now.partner and not now.partner_nil:
            chance *= 1.0 - can_beat(now, other, card, led)
        else:
            chance *= 1.0 - must_beat(now, other, card, led)
    return chance


def _lead(now: Situation) -> Choice:
    card = min(cards_in(now.legal), key=lambda card: (_keeps(now, card), -danger(now, card), card))
    return card, "lead-nil"


def danger(now: Situation, card: int) -> float:
    """How much a card threatens the Nil: what is out below it, and how few own cards are low."""
    suit = SUIT_MASK[card >> 4]
    out = now.out & suit
    if not out:
        return 0.05
    below = (out & BELOW[card]).bit_count()
    escapes = (now.hand & BELOW[card]).bit_count()
    threat = below / (out.bit_count() + 1.0)
    if card >> 4 == 3:
        threat = 1.6 * threat + 0.2
    return threat / (1.0 + 0.55 * escapes)
