"""Sets of outcomes in the workspace: rows of bits, ``width`` words long, known by their place."""

from __future__ import annotations

from spades.kernel.bits import load, store
from spades.kernel.link import jit


@jit(by_constant=True)
def copy_set(ws: int, to: int, source: int, width: int) -> None:
    """Put a set in another place."""
    for word in range(width):
        store(ws, to + word, load(ws, source + word))


@jit(by_constant=True)
def unite(ws: int, to: int, source: int, width: int) -> None:
    """Add one set to another."""
    for word in range(width):
        store(ws, to + word, load(ws, to + word) | load(ws, source + word))


@jit(by_constant=True)
def clear_set(ws: int, to: int, width: int) -> None:
    """No outcome."""
    for word in range(width):
        store(ws, to + word, 0)


@jit(by_constant=True)
def shift_set(ws: int, to: int, source: int, by: int, width: int) -> None:
    """The set with ``by`` added to each outcome: tricks that came before are counted in."""
    if width == 1:
        store(ws, to, load(ws, source) << by)
        return
    whole = by >> 6
    part = by & 63
    for word in range(width - 1, -1, -1):
        value = 0
        if word >= whole:
            value = load(ws, source + word - whole) << part
            if part > 0 and word > whole:
                low = load(ws, source + word - whole - 1)
                value |= (low >> (64 - part)) & ((1 << part) - 1)
        store(ws, to + word, value)


@jit(by_constant=True)
def within(ws: int, inner: int, outer: int, width: int) -> bool:
    """Whether a set lies within another."""
    for word in range(width):  # noqa: SIM110 - compiled
        if load(ws, inner + word) & ~load(ws, outer + word) != 0:
            return False
    return True


@jit(by_constant=True)
def apart(ws: int, one: int, other: int, width: int) -> bool:
    """Whether two sets have no outcome in common."""
    for word in range(width):  # noqa: SIM110 - compiled
        if load(ws, one + word) & load(ws, other + word) != 0:
            return False
    return True
