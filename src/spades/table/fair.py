"""``spades-fair-1``: deals that are fixed before anybody has a say, and proven afterwards.

Chain       the dealer draws one secret, the root. s_1024 = root, s_i = SHA-256(s_{i+1}); s_d is the
            seed of deal d, s_0 the commitment, told before anybody puts anything in. So an opened
            seed proves all earlier deals and tells nothing of later ones.
People      each may put in 16 bytes: the SHA-256 before anybody's are opened, then the bytes.
Key         of deal d: HMAC-SHA256(key = s_d, message = three kinds of lines: "spades-fair-1",
            "deal d", and "seat hex" for each seat, in order, that opened its bytes). It is the
            match seed of ``sha256-fy-1`` for this one deal; that of deal 1 draws the first dealer.

``docs/fair.md`` has the same in words, with a worked example. Nothing here draws at random: the
root and everybody's bytes come in from outside. ``fair_check`` is for whoever has a record.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final, NoReturn

from spades.cards.shuffle import SEED_BYTES, first_seat
from spades.errors import IllegalAction
from spades.game.proof import SCHEME, Contribution

DEALS: Final = 1024
"""How many deals a root is good for, those that were dealt anew too."""

Contributions = Sequence[Contribution | None]
"""By seat; None for a seat that committed to nothing."""


class Chain:
    """The seeds of a table's deals, all from one secret root; shown and stored by nobody.

    Neither text nor a copy of it holds a seed: keep the root where secrets are kept, and build the
    chain anew. A seed costs at most 1,024 hashes, less than a millisecond; asked again, none.
    """

    __slots__ = ("_known", "_root")

    def __init__(self, root: bytes) -> None:
        assert len(root) == SEED_BYTES, "a root has 32 bytes"
        self._root = root
        self._known = (DEALS, root)

    def __repr__(self) -> str:
        return "Chain(secret)"

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a chain of seeds is neither copied nor pickled")

    @property
    def commitment(self) -> str:
        """What is told before anybody puts anything in: s_0, 64 hex digits."""
        return self._at(0).hex()

    def seed(self, number: int) -> bytes:
        """The seed of deal 1, 2, … Raises IllegalAction ``fair.used_up`` after deal 1,024."""
        assert number >= 1, "deals are counted from 1"
        if number > DEALS:
            raise IllegalAction("fair.used_up", most=DEALS)
        return self._at(number)

    def key(self, number: int, contributions: Contributions) -> bytes:
        """The key of a deal. Raises as :meth:`seed`."""
        return deal_key(self.seed(number), number, contributions)

    def _at(self, number: int) -> bytes:
        place, seed = self._known
        if number > place:
            place, seed = DEALS, self._root
        self._known = (number, seed_before(seed, place - number))
        return self._known[1]


def seed_before(seed: bytes, deals: int) -> bytes:
    """The seed of so many deals before; the commitment is the one before the first."""
    for _ in range(deals):
        seed = hashlib.sha256(seed).digest()
    return seed


def deal_key(seed: bytes, number: int, contributions: Contributions) -> bytes:
    """The key of a deal: what ``sha256-fy-1`` shuffles with in the place of a match seed."""
    lines = [SCHEME, f"deal {number}"]
    for seat, one in enumerate(contributions):
        if one is not None and one.opened is not None:
            lines.append(f"{seat} {one.opened}")
    return hmac.digest(seed, "".join(f"{line}\n" for line in lines).encode(), "sha256")


def drawn_first(chain: Chain, contributions: Contributions) -> int:
    """Who deals, or draws, first in the match: drawn with the key of deal 1."""
    return first_seat(chain.key(1, contributions), len(contributions))


def pledge_of(share: str) -> str:
    """The commitment to a share of 32 hex digits: SHA-256 of its 16 bytes, 64 hex digits."""
    return hashlib.sha256(bytes.fromhex(share)).hexdigest()
