"""Chance for playouts: a fast generator on 64-bit signed ints, and choices drawn from it.

The generator is splitmix64 (Steele, Lea, Flood 2014): a counter that goes up by an odd constant,
and a mix of its bits. Any state is as good as any other, so each playout begins with a state of
its own, made of the seed and of the playout's number: what comes out does not depend on how
playouts are shared out to threads, nor on their order.

A mixed word gives several choices: as a *chance*, a number below 2⁵⁷ that stands for a fraction of
one, it is multiplied by the number of things to choose from; the whole part chooses, the part
behind the point is the chance for the next choice. A choice among n uses up log₂ n of the 57 bits:
after three choices among 13 more than 45 are left, and in the fourth no card is more likely than
another by more than one part in 2⁴¹.

The hard part of a random card is to find the n-th set bit of a mask. Where the processor deposits
bits well (x86 with BMI2) that is one instruction, and playouts are twice as fast; elsewhere the
place is found by halving. Both find the same card.

Sums and products that go beyond 64 bits are made here by ``_plus`` and ``_times``: numba's own
``+`` and ``*`` of signed ints tell LLVM that this never happens, and LLVM builds on it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from typing import Any, Final, cast

import llvmlite.binding
from llvmlite import ir

from spades.kernel.bits import popcount, trailing_zeros
from spades.kernel.link import intrinsic, jit

_GAMMA: Final = 0x9E3779B97F4A7C15 - (1 << 64)
_MIX_1: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_MIX_2: Final = 0x94D049BB133111EB - (1 << 64)

BITS: Final = 57
"""Bits of a chance: with up to 64 things to choose from the product stays below 2⁶³."""
FULL: Final = (1 << BITS) - 1

Seed = int | str | bytes


def seed_word(seed: Seed) -> int:
    """A seed of any kind as the 64-bit signed int that the kernel takes."""
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    return int.from_bytes(hashlib.sha256(data).digest()[:8], "big", signed=True)


# --- words


def _binary(build: Callable[[Any, Any, Any], Any], name: str) -> Callable[[int, int], int]:
    def operation(typingctx: Any, x: Any, y: Any) -> Any:
        from numba import types

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            words = [
                context.cast(builder, arg, kind, types.int64)
                for arg, kind in zip(args, signature.args, strict=True)
            ]
            return build(builder, *words)

        return types.int64(types.int64, types.int64), generate

    operation.__name__ = operation.__qualname__ = name
    return cast(Callable[[int, int], int], intrinsic(operation))


def _deposit(builder: Any, bits: Any, mask: Any) -> Any:
    word = ir.IntType(64)
    kind = ir.FunctionType(word, [word, word])
    instruction = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
    return builder.call(instruction, [bits, mask])


_plus = _binary(lambda builder, x, y: builder.add(x, y), "_plus")
"""x + y, its last 64 bits."""
_times = _binary(lambda builder, x, y: builder.mul(x, y), "_times")
"""x · y, its last 64 bits."""
_deposited = _binary(_deposit, "_deposited")
"""The lowest bits of the first, put where the second has its set bits."""


@jit()
def mixed(word: int) -> int:
    """The bits of a word mixed: splitmix64's output function."""
    word = _times(word ^ ((word >> 30) & 0x3FFFFFFFF), _MIX_1)
    word = _times(word ^ ((word >> 27) & 0x1FFFFFFFFF), _MIX_2)
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


@jit()
def later(state: int, steps: int) -> int:
    """The generator's state so many steps on."""
    return _plus(state, _times(steps, _GAMMA))


@jit()
def stream(seed: int, number: int) -> int:
    """The state with which the stream of chances of playout ``number`` begins."""
    return mixed(_plus(seed, mixed(later(1, number))))


@jit()
def chance_at(state: int) -> int:
    """The chance that a state stands for."""
    return mixed(state) & FULL


@jit()
def renewed(chance: int) -> int:
    """Another chance made from one, with all its bits."""
    return chance_at(later(chance, 1))


# --- choices


@jit()
def nth_by_halving(mask: int, n: int) -> int:
    """``nth_bit`` on any processor: in which half is it, in which quarter, …"""
    place = 0
    for width in (32, 16, 8, 4, 2, 1):
        below = popcount(mask & ((1 << width) - 1))
        beyond = n >= below
        # No branches: they would be guessed wrong half of the time.
        n = n - below if beyond else n
        mask = mask >> width if beyond else mask
        place = place + width if beyond else place
    return place


@jit()
def nth_by_deposit(mask: int, n: int) -> int:
    """``nth_bit`` where ``deposits_well``."""
    return trailing_zeros(_deposited(1 << n, mask))


def deposits_well() -> bool:
    """Whether code is made for this processor, and it has the instruction and is quick at it."""
    if "NUMBA_CPU_NAME" in os.environ or "NUMBA_CPU_FEATURES" in os.environ:
        return False
    # AMD's first two generations do it in microcode, many times slower.
    slow = llvmlite.binding.get_host_cpu_name() in ("znver1", "znver2", "bdver4")
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2")) and not slow


nth_bit = nth_by_deposit if deposits_well() else nth_by_halving
"""``nth_bit(mask, n)``: the number of the ``n``-th set bit, 0 the lowest; there are more than n."""


@jit()
def any_bit(mask: int, chance: int) -> tuple[int, int]:
    """One of the set bits, each as likely as any other, and the chance that is left."""
    product = chance * popcount(mask)
    return nth_bit(mask, product >> BITS), product & FULL


@jit()
def below(n: int, chance: int) -> tuple[int, int]:
    """A number 0 … n − 1, n at most 64, each as likely as any other, and the chance left."""
    product = chance * n
    return product >> BITS, product & FULL


@jit()
def some_bits(mask: int, count: int, chance: int) -> tuple[int, int]:
    """``count`` of the set bits as a mask, every combination alike, and the chance left.

    With a full chance, for up to three bits.
    """
    chosen = 0
    for _ in range(count):
        bit, chance = any_bit(mask & ~chosen, chance)
        chosen |= 1 << bit
    return chosen, chance
