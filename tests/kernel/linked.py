"""A module of compiled functions for the tests of linking, run in processes of their own.

python linked.py NAME …    call these and print what they give, and whether numba was imported
"""

import sys
from typing import Any

import numpy as np

from spades.kernel.link import intrinsic, jit, law, specialised
from spades.rules import laws

STEP = 3

legal_cards = law(laws.legal_cards)


@jit()
def halved(x: int) -> int:
    return x >> 1


@jit("int64(int64, int64, int64[::1], boolean)")
def plain(n: int, mask: int, table: Any, flag: bool) -> Any:
    """It calls itself, a law and a helper, and reads and writes an array."""
    if n == 0:
        return legal_cards(mask, -1, flag)
    table[n % len(table)] += halved(n) + STEP
    return plain(n - 1, mask, table, flag) + 1


@jit("float64(float64, int64[:, ::1])")
def two_dimensions(x: float, table: Any) -> Any:
    return x * table[1, 2]


@jit("Tuple((int64, float64))(int64)")
def pair(n: int) -> tuple[int, float]:
    return n + 1, n / 2


@jit("boolean(boolean)")
def opposite(flag: bool) -> bool:
    return not flag


@jit("void(int64[::1])")
def fill(table: Any) -> None:
    for n in range(len(table)):
        table[n] = n


@jit("int64(int64)")
def allocates(n: int) -> int:
    return int(np.ones(n, np.int64).sum())


@jit("int64(int64)")
def raises(n: int) -> int:
    if n < 0:
        raise ValueError("below zero")
    return n


@jit("int64(int64[::1], int64, int64, int64)")
def waits(table: Any, here: int, there: int, limit: int) -> int:
    """Count until another thread says stop."""
    for n in range(limit):
        table[here] = n
        if table[there]:
            return n
    return limit


def _doubled(typingctx: Any, x: Any) -> Any:
    from numba import types

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.shl(args[0], context.get_constant(types.int64, 1))

    return types.int64(types.int64), generate


doubled: Any = intrinsic(_doubled)


@jit("int64(int64)")
def with_an_instruction(x: Any) -> Any:
    return doubled(x)


other_step = specialised(plain, "other_step", "int64(int64, int64, int64[::1], boolean)", STEP=100)


def call(name: str) -> Any:
    table = np.zeros(4, np.int64)
    match name:
        case "plain":
            return plain(10, 0b11 << 48 | 1, table, False), table.tolist()
        case "other_step":
            return other_step(10, 0b11 << 48 | 1, table, False), table.tolist()
        case "two_dimensions":
            return two_dimensions(0.5, np.arange(6, dtype=np.int64).reshape(2, 3))
        case "pair":
            return pair(7)
        case "opposite":
            return opposite(True), opposite(False)
        case "fill":
            return fill(table), table.tolist()
        case "allocates":
            return allocates(5)
        case "raises":
            try:
                return raises(5) + raises(-1)
            except ValueError as error:
                return str(error)
        case "with_an_instruction":
            return with_an_instruction(21)
        case "legal_cards":
            return legal_cards(0b11 << 48 | 1, -1, False)
    raise KeyError(name)


if __name__ == "__main__":
    for asked in sys.argv[1:]:
        print(asked, call(asked))
    print("numba" if "numba" in sys.modules else "no numba")
