"""Bits and memory: the machine's instructions that Python has no word for, as compiled functions.

All on 64-bit signed ints. ``load`` and ``store`` go through a plain address: a recursive function
that takes an array hands on seven words and a reference count for it, one that takes an address
a single word. Whoever passes an address keeps its array alive, and stays inside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from llvmlite import ir

from spades.kernel.link import intrinsic

_WORD: Final = ir.IntType(64)
_NO: Final = ir.Constant(ir.IntType(1), 0)


def _words(builder: Any, context: Any, signature: Any, args: Any) -> list[Any]:
    """The arguments as 64-bit words."""
    from numba import types

    kinds = signature.args
    return [
        context.cast(builder, value, kind, types.int64)
        for value, kind in zip(args, kinds, strict=True)
    ]


def _unary(name: str, build: Callable[[Any, Any], Any]) -> Callable[[int], int]:
    def operation(typingctx: Any, x: Any) -> Any:
        from numba import types

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return build(builder, *_words(builder, context, signature, args))

        return types.int64(types.int64), generate

    operation.__name__ = operation.__qualname__ = name
    return cast(Callable[[int], int], intrinsic(operation))


popcount = _unary("popcount", lambda builder, x: builder.ctpop(x))
"""How many bits are set."""

trailing_zeros = _unary("trailing_zeros", lambda builder, x: builder.cttz(x, _NO))
"""The number of the lowest set bit; 64 for 0."""

leading_zeros = _unary("leading_zeros", lambda builder, x: builder.ctlz(x, _NO))
"""63 minus the number of the highest set bit; 64 for 0."""


def _place(builder: Any, address: Any, index: Any) -> Any:
    return builder.gep(builder.inttoptr(address, _WORD.as_pointer()), [index])


@intrinsic
def _load(typingctx: Any, address: Any, index: Any) -> Any:
    from numba import types

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.load(_place(builder, *_words(builder, context, signature, args)))

    return types.int64(types.int64, types.int64), generate


@intrinsic
def _store(typingctx: Any, address: Any, index: Any, value: Any) -> Any:
    from numba import types

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place, at, word = _words(builder, context, signature, args)
        builder.store(word, _place(builder, place, at))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


@intrinsic
def _fetch(typingctx: Any, address: Any, index: Any) -> Any:
    from numba import types

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        place = _place(builder, *_words(builder, context, signature, args))
        pointer, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer, number, number, number])
        name = "llvm.prefetch.p0"
        function = builder.module.globals.get(name)
        if function is None:
            function = ir.Function(builder.module, kind, name)
        told = [ir.Constant(number, value) for value in (0, 3, 1)]  # to read, to keep, of data
        builder.call(function, [builder.bitcast(place, pointer), *told])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


load = cast(Callable[[int, int], int], _load)
"""``load(address, index)``: the word at ``address`` + 8 · ``index``."""

store = cast(Callable[[int, int, int], None], _store)
"""``store(address, index, value)``: put a word at ``address`` + 8 · ``index``."""

fetch = cast(Callable[[int, int], None], _fetch)
"""``fetch(address, index)``: have the processor get the word's line of memory, without waiting."""
