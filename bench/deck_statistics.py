"""What many shuffled decks come to, and how likely that is if every order is equally likely.

``tally`` counts, ``judge`` turns the counts of all decks into probabilities, one for each question:
which card lies where, which follows which, how long suits are and how many aces there are at each
seat, how much of a deck is left in the next. Each probability is two-sided: what fits too well is
no more believed than what does not fit. All expectations are exact for a deck of any size that is
shuffled without favour; see the comments for the two that are not in every textbook.

A deck is a row of cards 0 … 51, clubs to spades, two to ace; seat s holds places 13·s … 13·s + 12.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

Decks = NDArray[np.int64]

SIZE: Final = 52
SEATS: Final = 4
SUIT: Final = 13
FEWEST: Final = 10.0
"""Cells that are expected less often are counted together."""


def tally(decks: Decks) -> dict[str, int]:
    """The counts of some decks, of shape (decks, cards), each after the one above it."""
    size = decks.shape[1]
    found: dict[str, int] = {"decks": len(decks), "pairs": len(decks) - 1}
    places = np.broadcast_to(np.arange(size), decks.shape)
    _count(found, "place", decks * size + places)
    _count(found, "next", decks[:, :-1] * size + decks[:, 1:])
    if size == SIZE:
        hands = decks.reshape(-1, SEATS, SUIT)
        for suit in range(4):
            lengths = (hands // SUIT == suit).sum(axis=2)
            _count(found, f"suit {suit}", np.arange(SEATS) * (SUIT + 1) + lengths)
        _count(found, "aces", np.arange(SEATS) * 5 + (hands % SUIT == SUIT - 1).sum(axis=2))
        red = (decks // SUIT == 1) | (decks // SUIT == 2)
        found["colours"] = int((red[:, 1:] != red[:, :-1]).sum())
    found["rises"] = int((decks[:, 1:] > decks[:, :-1]).sum())
    found["stay"] = int((decks[1:] == decks[:-1]).sum())
    where = 2 * np.argsort(decks, axis=1) - (size - 1)
    found["drift"] = int((where[1:] * where[:-1]).sum())
    return found


def _count(found: dict[str, int], name: str, cells: NDArray[np.int64]) -> None:
    for cell, count in enumerate(np.bincount(cells.ravel())):
        if count:
            found[f"{name} {cell}"] = int(count)


def judge(found: Mapping[str, int], size: int = SIZE) -> dict[str, float]:
    """The probability of each finding, from the counts of all decks."""
    decks, pairs = found["decks"], found["pairs"]
    told = {
        "places": _chi_square(
            place_statistic(_table(found, "place", size), decks), (size - 1) ** 2
        ),
        "neighbours": _chi_square(*neighbour_statistic(_table(found, "next", size), decks)),
        "rises": _normal(found["rises"], decks, (size - 1) / 2, (size + 1) / 12),
        # Two orders that know nothing of each other: one card lies where it lay, on average, with
        # variance 1; and the sum of products of places has the variance of Spearman's coefficient.
        "stay": _normal(found["stay"], pairs, 1, 1),
        "drift": _normal(found["drift"], pairs, 0, (size * (size**2 - 1) / 3) ** 2 / (size - 1)),
    }
    if size == SIZE:
        half = SIZE // 2
        mixed = 2 * half * half
        told["colours"] = _normal(
            found["colours"], decks, mixed / SIZE, mixed * (mixed - SIZE) / SIZE**2 / (SIZE - 1)
        )
        lengths = _hypergeometric(SUIT)
        for seat in range(SEATS):
            for suit in range(4):
                counts = [found.get(f"suit {suit} {seat * 14 + n}", 0) for n in range(14)]
                told[f"seat {seat}, suit {suit}"] = _fit(counts, lengths, decks)
            aces = [found.get(f"aces {seat * 5 + n}", 0) for n in range(5)]
            told[f"seat {seat}, aces"] = _fit(aces, _hypergeometric(4), decks)
    return told


def allowed(count: int, level: float = 0.99) -> float:
    """The least probability that passes, so that so many questions all pass in 99 of 100 runs."""
    return 1 - math.pow(level, 1 / count)


def _table(found: Mapping[str, int], name: str, size: int) -> NDArray[np.float64]:
    cells = [found.get(f"{name} {cell}", 0) for cell in range(size * size)]
    return np.array(cells, dtype=np.float64).reshape(size, size)


# --- the two tables whose cells depend on one another


def place_statistic(table: NDArray[np.float64], decks: int) -> float:
    """Card by place: a chi-square with (n − 1)² degrees of freedom.

    Every row and every column of one deck's table adds up to 1, which makes the cells' covariance
    that of free ones, projected, times 1 / (n − 1).
    """
    size = len(table)
    return float(((table - decks / size) ** 2).sum()) * (size - 1) / decks


def neighbour_statistic(table: NDArray[np.float64], decks: int) -> tuple[float, int]:
    """Which card follows which: a chi-square and its degrees of freedom.

    A card follows a given other with probability 1/n. Taking the part of the deviations whose rows
    and columns add up to zero (the rest says only which cards lie at the ends), the covariance of
    one deck is 1/n on its symmetric half and (n + 1) / (n (n − 1)) on its antisymmetric half.
    """
    size = len(table)
    off = table - decks / size
    np.fill_diagonal(off, 0.0)
    even, odd = (off + off.T) / 2, (off - off.T) / 2
    rows = even.sum(axis=1)
    shares = (rows - rows.sum() / (2 * size - 2)) / (size - 2)
    even = even - shares[:, None] - shares[None, :]
    np.fill_diagonal(even, 0.0)
    lean = odd.sum(axis=1) / size
    odd = odd - lean[:, None] + lean[None, :]
    value = float((even**2).sum() + (odd**2).sum() * (size - 1) / (size + 1)) * size
    freedom = size * (size - 3) // 2 + (size - 1) * (size - 2) // 2
    return value / decks, freedom


# --- probabilities


def _hypergeometric(marked: int) -> list[float]:
    """How likely 0, 1, 2, … of so many cards of the deck are in a hand of 13."""
    ways = math.comb(SIZE, SUIT)
    return [
        math.comb(marked, n) * math.comb(SIZE - marked, SUIT - n) / ways for n in range(marked + 1)
    ]


def _fit(counts: list[int], chances: list[float], decks: int) -> float:
    """Counts against probabilities; rare ends are taken together."""
    pooled: list[tuple[float, float]] = []
    rest = (0.0, 0.0)
    for count, chance in zip(counts, chances, strict=True):
        rest = (rest[0] + count, rest[1] + chance * decks)
        if rest[1] >= FEWEST:
            pooled.append(rest)
            rest = (0.0, 0.0)
    last = pooled.pop()
    pooled.append((last[0] + rest[0], last[1] + rest[1]))
    value = sum((seen - want) ** 2 / want for seen, want in pooled)
    return _chi_square(value, len(pooled) - 1)


def _normal(total: float, times: int, mean: float, variance: float) -> float:
    """The probability of a sum that is so far from its mean, or farther."""
    return math.erfc(abs(total - times * mean) / math.sqrt(2 * times * variance))


def _chi_square(value: float, freedom: int) -> float:
    above = above_chi_square(value, freedom)
    return min(1.0, 2 * min(above, 1 - above))


def above_chi_square(value: float, freedom: int) -> float:
    """The probability that a chi-square with so many degrees of freedom is above a value.

    >>> round(above_chi_square(3.841459, 1), 6), round(above_chi_square(5.991465, 2), 6)
    (0.05, 0.05)
    """
    if value <= 0:
        return 1.0
    half, odd = value / 2, freedom % 2
    start = math.erfc(math.sqrt(half)) if odd else 0.0
    # Terms e^(−h) h^k / Γ(k + 1) for k = 0, 1, …, or ½, 1½, …: in logarithms, h may be thousands.
    terms = (
        math.exp(-half + (i + odd / 2) * math.log(half) - math.lgamma(i + odd / 2 + 1))
        for i in range(freedom // 2)
    )
    return min(1.0, start + math.fsum(terms))
