"""Deals as bridge programs write them: ``N:S.H.D.C S.H.D.C S.H.D.C S.H.D.C``, ranks high first.

N E S W are seats 0 1 2 3. The letter before the colon says whose hand comes first; the others
follow clockwise. A deal has four full hands.

A file has deals in tags, ``[Deal "…"]``, or as lines without tags. Comments are skipped as the PBN
standard says: ``{…}``, from ``;`` to the end of the line, lines that begin with ``%``.
"""

from __future__ import annotations

import re
from typing import Final

from spades.cards import FULL_DECK, RANKS, SUIT_MASK, cards_of
from spades.errors import NotationError
from spades.game.actions import Deal

_SEATS: Final = "NESW"

_TAG: Final = re.compile(r'\[\s*deal\s+"([^"]*)"\s*\]', re.IGNORECASE)
_BEGIN: Final = re.compile(r"\s*[NESW]\s*:", re.IGNORECASE)
_NEXT: Final = re.compile(r"\n(?=\s*[NESW]\s*:)", re.IGNORECASE)
_COMMENT: Final = re.compile(
    # Inside the quotation marks of a tag there are no comments.
    r'(?P<kept>"(?:\\.|[^"\\\n])*")|\{[^}]*(?:\}|\Z)|;[^\n]*|^%[^\n]*',
    re.MULTILINE,
)


def deals_in(text: str) -> list[str]:
    """The deals of a PBN file, in their order, each as ``parse_pbn`` takes it; none: no PBN.

    Where there is no tag a deal begins on a line of its own, with its first seat. A text of four
    hands without that seat is given too, so that ``parse_pbn`` can say what is missing.
    """
    body = _without_comments(text)
    tagged = _TAG.findall(body)
    if tagged:
        return [str(deal) for deal in tagged]
    if _BEGIN.match(body):
        return [deal.strip() for deal in _NEXT.split(body) if deal.strip()]
    hands = _without_seat(body)
    return [" ".join(hands)] if hands else []


def parse_pbn(text: str) -> Deal:
    """Read a PBN deal, also inside its tag ``[Deal "…"]``.

    Raises NotationError: ``pbn.unreadable``, ``pbn.no_seat``, ``pbn.hand_size``,
    ``pbn.card_twice``.
    """
    body = _without_comments(text).strip()
    if body.lower().startswith("[deal") and body.endswith("]"):
        body = body[5:-1].strip().strip('"')
    first, colon, rest = body.partition(":")
    hands = rest.split()
    if without := _without_seat(body):
        raise NotationError("pbn.no_seat", text=" ".join(without)[:80])
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


def _without_comments(text: str) -> str:
    return _COMMENT.sub(lambda found: found["kept"] or " ", text)


def _without_seat(text: str) -> list[str]:
    """Four hands at the beginning that lack ``N:`` before them, or its colon; else nothing."""
    words = text.split()[:5]
    if words and words[0].upper() in ("N", "E", "S", "W"):
        del words[0]
    hands = words[:4]
    whole = len(hands) == 4 and all(
        hand.count(".") == 3 and not set(hand.upper()) - {*RANKS, *"10.-"} for hand in hands
    )
    return hands if whole else []


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
