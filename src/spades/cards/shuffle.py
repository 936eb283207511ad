"""``sha256-fy-1``: the shuffle of everything that people play. Published, fixed for ever.

Stream   block i (i = 0, 1, 2, …) is SHA-256(seed ‖ i as 8 bytes, big-endian); the blocks are read
         one after another as unsigned 32-bit big-endian words, eight to a block.
Bounded  a number below n: take the next word w; if w ≥ 2³² − (2³² mod n) discard it and take the
         next; the number is w mod n. So every value is equally likely.
Shuffle  Fisher–Yates from the end: for i = len − 1 down to 1, swap items i and a number below i+1.
Deck     starts as 2C … AC, 2D … AD, 2H … AH, 2S … AS.
Deals    one 32-byte match seed gives every shuffle of a match its own 32-byte seed:
         HMAC-SHA256(key = match seed, message = label), labels as in ``derive``.
         In the partnership game seat s is dealt cards 13·s … 13·s + 12 of the shuffled deck; in
         the two-player game the shuffled deck is the stock, the top card first.

``docs/shuffle.md`` has the same in words, with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from spades.cards.card import ALL_CARDS, Card
from spades.errors import NotationError

ALGORITHM: Final = "sha256-fy-1"
SEED_BYTES: Final = 32

T = TypeVar("T")


def fresh_seed() -> bytes:
    """32 bytes from the operating system's secret-grade source."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from_text(text: str) -> bytes:
    """A seed that a person can type: 64 hex digits are the seed itself, other text is hashed.

    Raises NotationError ``seed.empty``.
    """
    text = text.strip()
    if not text:
        raise NotationError("seed.empty")
    if len(text) == 2 * SEED_BYTES and all(c in "0123456789abcdefABCDEF" for c in text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode()).digest()


def derive(seed: bytes, label: str) -> bytes:
    """The seed of one shuffle of a match: ``first``, ``deal 7``, ``redraw 7.1``."""
    return hmac.digest(seed, label.encode(), "sha256")


def _words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def _below(words: Iterator[int], n: int) -> int:
    limit = (1 << 32) - (1 << 32) % n
    while True:
        word = next(words)
        if word < limit:
            return word % n


def below(seed: bytes, n: int) -> int:
    """One number 0 … n − 1, every value equally likely."""
    return _below(_words(seed), n)


def shuffled(items: Sequence[T], seed: bytes) -> tuple[T, ...]:
    """The items in the order that this seed gives them."""
    order = list(items)
    words = _words(seed)
    for i in range(len(order) - 1, 0, -1):
        j = _below(words, i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def deck_order(match_seed: bytes, hand_number: int) -> tuple[Card, ...]:
    """The shuffled deck of hand ``hand_number`` (1, 2, …) of a match."""
    return shuffled(ALL_CARDS, derive(match_seed, f"deal {hand_number}"))


def first_seat(match_seed: bytes, seats: int) -> int:
    """Who deals (partnership) or draws (two players) first, drawn at random."""
    return below(derive(match_seed, "first"), seats)


def redraw_order(
    match_seed: bytes, hand_number: int, exchange: int, pool: Sequence[Card]
) -> tuple[Card, ...]:
    """The discards in the order in which exchange number ``exchange`` (0, 1) draws them.

    ``pool`` is put in ascending order first, so that only its cards matter.
    """
    return shuffled(sorted(pool), derive(match_seed, f"redraw {hand_number}.{exchange}"))
