"""``fair`` of a record's hand: what was promised of its shuffle and what was opened, as hex.

Here it is only read and written, as it stands in the file, so that any program can check it;
``table/fair_check.py`` says whether it holds, ``docs/fair.md`` what it means.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from spades.game.shapes import check_list, check_object, misfit

SCHEME: Final = "spades-fair-1"

SEED_DIGITS: Final = 64
"""Hex digits of a commitment and of a seed."""
SHARE_DIGITS: Final = 32
"""Hex digits of what one person puts in."""

_HEX: Final = re.compile(r"[0-9a-f]*")


@dataclass(frozen=True, slots=True)
class Contribution:
    """What one seat put into the shuffle: its SHA-256 (64 digits), and the 16 bytes once opened."""

    commitment: str
    opened: str | None = None


@dataclass(frozen=True, slots=True)
class Proof:
    """The dealer's commitment, the seats' contributions and, once it is opened, the deal's seed.

    ``contributions`` are by seat, None for a seat that committed to none. The deal's number stands
    beside the proof, in the hand.
    """

    commitment: str
    contributions: tuple[Contribution | None, ...]
    seed: str | None = None


def is_hex(text: object, digits: int) -> bool:
    """Whether this is so many hex digits, the letters small."""
    return isinstance(text, str) and len(text) == digits and _HEX.fullmatch(text) is not None


def proof_json(proof: Proof) -> dict[str, Any]:
    """A proof as a record has it."""
    return {
        "scheme": SCHEME,
        "commitment": proof.commitment,
        "seed": proof.seed,
        "contributions": [
            None if one is None else {"commitment": one.commitment, "opened": one.opened}
            for one in proof.contributions
        ],
    }


def read_proof(given: object, seats: int, hand: int) -> Proof:
    """A proof from a record's JSON. Raises RecordError ``record.*`` with the hand."""
    whole = check_object(given, {"scheme", "commitment", "seed", "contributions"}, "fair", hand)
    if _given(whole, "scheme", "fair", hand) != SCHEME:
        raise misfit("record.bad_value", key="scheme", want=SCHEME, hand=hand)
    contributions = check_list(whole, "contributions", "fair", hand=hand)
    if len(contributions) != seats:
        want = f"[{seats} × null | object]"
        raise misfit("record.bad_value", key="contributions", want=want, hand=hand)
    return Proof(
        _hex(_given(whole, "commitment", "fair", hand), "commitment", SEED_DIGITS, hand),
        tuple(None if one is None else _read_contribution(one, hand) for one in contributions),
        None if whole.get("seed") is None else _hex(whole["seed"], "seed", SEED_DIGITS, hand),
    )


def _read_contribution(given: object, hand: int) -> Contribution:
    where = "contributions"
    whole = check_object(given, {"commitment", "opened"}, where, hand)
    opened = whole.get("opened")
    return Contribution(
        _hex(_given(whole, "commitment", where, hand), "commitment", SEED_DIGITS, hand),
        None if opened is None else _hex(opened, "opened", SHARE_DIGITS, hand),
    )


def _given(whole: dict[str, Any], key: str, where: str, hand: int) -> object:
    if key not in whole:
        raise misfit("record.missing_key", key=key, where=where, hand=hand)
    return whole[key]


def _hex(value: object, key: str, digits: int, hand: int) -> str:
    if not isinstance(value, str) or not is_hex(value, digits):
        want = f"{digits} hex digits, 0-9 a-f"
        raise misfit("record.bad_value", key=key, want=want, hand=hand)
    return value
