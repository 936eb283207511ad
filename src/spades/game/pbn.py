"""Deals as bridge programs write them: ``N:S.H.D.C S.H.D.C S.H.D.C S.H.D.C``, ranks high first.

N E S W are seats 0 1 2 3. The letter before the colon says whose hand comes first; the others
follow clockwise. A deal has four full hands.
"""

from __future__ import annotations

from typing import Final

from spades.cards import FULL_DECK, RANKS, SUIT_MASK, cards_of
from spades.errors import NotationError
from spades.game.actions import Deal

_SEATS: Final = "NESW"


def parse_pbn(text: str) -> Deal:
    """Read a PBN deal, also inside its tag ``[Deal "…"]``.

    Raises NotationError: ``pbn.unreadable``, ``pbn.hand_size``, ``pbn.card_twice``.
    """
    body = text.strip()
    if body.lower().startswith("[deal") and body.endswith("]"):
        body = body[5:-1].strip().strip('"')
    first, colon, rest = body.partition(":")
    hands = rest.split()
    if colon != ":" or first.strip().upper() not in ("N", "E", "S", "W") or len(hands) != 4:
        raise NotationError("pbn.unreadable", text=text[:80])
    seat = _SEATS.index(first.strip().upper())
    masks = [0] * 4
    whole = 0
    for turn, hand in enumerate(hands):
        mask = _parse_hand(hand)
        if mask & whole:
            raise NotationError("pbn.card_twice", card=str(cards_of(mask & whole)[0]))
        whole |= mask
        masks[(seat + turn) % 4] = mask
    assert whole == FULL_DECK, "four hands of 13 different cards are the deck"
    return Deal(tuple(masks))


def pbn_text(deal: Deal) -> str:
    """Write a deal, North's hand first: parsing it gives the same deal."""
    return "N:" + " ".join(_hand_text(mask) for mask in deal.hands)


def _parse_hand(text: str) -> int:
    suits = text.upper().replace("10", "T").split(".")
    if len(suits) != 4:
        raise NotationError("pbn.unreadable", text=text[:80])
    mask = 0
    for suit, ranks in zip((3, 2, 1, 0), suits, strict=True):
        for rank in ranks if ranks != "-" else "":
            if rank not in RANKS:
                raise NotationError("pbn.unreadable", text=text[:80])
            card = 16 * suit + RANKS.index(rank)
            if mask >> card & 1:
                raise NotationError("pbn.card_twice", card=str(cards_of(1 << card)[0]))
            mask |= 1 << card
    if mask.bit_count() != 13:
        raise NotationError("pbn.hand_size", size=mask.bit_count(), text=text[:80])
    return mask


def _hand_text(mask: int) -> str:
    return ".".join(
        "".join(RANKS[card.rank] for card in cards_of(mask & SUIT_MASK[suit]))
        for suit in (3, 2, 1, 0)
    )
