"""How sure a mean is: 95 % intervals over groups of results that hang together.

The two matches of a duplicate pair have the same deals, so they are no two results: what counts
is the spread between pairs.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

_NORMAL: Final = 1.959963984540054
_TAIL: Final = 0.025


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its 95 % interval; None where there is nothing, or not enough, to tell it from."""

    mean: float | None
    low: float | None = None
    high: float | None = None


def estimate(groups: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all values, and its interval by the spread between groups.

    Groups may be of different sizes, or empty. With groups of one size this is the plain mean of
    the groups' means with Student's interval; otherwise the usual ratio estimate.
    """
    groups = [group for group in groups if group]
    count = sum(len(group) for group in groups)
    if not count:
        return Estimate(None)
    mean = math.fsum(value for group in groups for value in group) / count
    n = len(groups)
    if n < 2:
        return Estimate(mean)
    residues = [math.fsum(value - mean for value in group) for group in groups]
    error = math.sqrt(n / (n - 1) * math.fsum(residue**2 for residue in residues)) / count
    reach = student(n - 1) * error
    return Estimate(mean, mean - reach, mean + reach)


def estimate_rate(groups: Sequence[Sequence[float]]) -> Estimate:
    """As ``estimate``, for values 0 … 1.

    Where all groups have one mean there is no spread, yet the rate is not known for certain: then
    the interval is as wide as so many groups that all ended alike leave it (Clopper and Pearson's
    bound on the share of groups that would end otherwise, at their worst).
    """
    found = estimate(groups)
    if found.mean is None or found.low is None or found.high is None:
        return found
    if found.high - found.low < 1e-9:
        alike = _TAIL ** (1 / sum(1 for group in groups if group))
        return Estimate(found.mean, found.mean * alike, 1 - (1 - found.mean) * alike)
    return Estimate(found.mean, max(0.0, found.low), min(1.0, found.high))


def student(degrees: int) -> float:
    """The 97.5 % point of Student's t: exact for 1 and 2, within 0.2 % above.

    >>> round(student(1), 3), round(student(2), 3), round(student(10), 3), round(student(999), 3)
    (12.706, 4.303, 2.228, 1.962)
    """
    if degrees == 1:
        return 1 / math.tan(math.pi * _TAIL)
    if degrees == 2:
        inside = 1 - 2 * _TAIL
        return inside * math.sqrt(2 / (1 - inside**2))
    # Cornish and Fisher's series in 1/degrees (Abramowitz and Stegun 26.7.5).
    z, n = _NORMAL, degrees
    return (
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4)
    )
