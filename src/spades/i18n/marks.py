"""How cards and signs look: suit signs, or letters that every terminal has."""

from __future__ import annotations

import re
from typing import Final

from spades.cards import SIGNS, SUITS

_CARD: Final = re.compile(f"(10|[2-9TJQKA])([{SUITS}])")
_SIGN_OF: Final = dict(zip(SUITS, SIGNS, strict=True))
_PLAIN: Final = str.maketrans(
    {"−": "-", "–": "-", "—": "-", "×": "x", "…": "...", "•": "*"}
    | {"“": '"', "”": '"', "‘": "'", "’": "'"}
)


def card_mark(text: str, *, ascii: bool) -> str:  # noqa: A002 - the word that users know
    """A card as a player sees it: ``A♠``, ``10♦``; with ``ascii`` as in records: ``AS``, ``TD``.

    Text that is not a card (``??`` for a hidden one) comes back as it is.

    >>> card_mark("AS", ascii=False), card_mark("TD", ascii=False), card_mark("TD", ascii=True)
    ('A♠', '10♦', 'TD')
    """
    found = _CARD.fullmatch(text)
    if found is None:
        return text
    rank, suit = found.groups()
    if ascii:
        return ("T" if rank == "10" else rank) + suit
    return ("10" if rank == "T" else rank) + _SIGN_OF[suit]


def mark_cards(text: str, *, ascii: bool) -> str:  # noqa: A002
    """Text in which each word that is a card is shown as one: ``play 7H`` becomes ``play 7♥``."""
    return " ".join(card_mark(word, ascii=ascii) for word in text.split(" "))


def signed(number: int, *, ascii: bool) -> str:  # noqa: A002
    """``+60``, ``−60``, ``0``: what a score gains or loses.

    >>> signed(60, ascii=False), signed(-60, ascii=False), signed(-60, ascii=True)
    ('+60', '−60', '-60')
    """
    if number == 0:
        return "0"
    return f"+{number}" if number > 0 else f"{'-' if ascii else '−'}{-number}"


def plain(text: str) -> str:
    """Typographers' dashes, quotes and signs as ASCII has them; letters stay as they are."""
    return text.translate(_PLAIN)
