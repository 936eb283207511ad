"""The laws compiled: playouts, perft and exact solving, at millions of plies a second.

The one package that imports numba, and then only when something must be compiled. Cards and hands
are the same ints as everywhere; what is compiled from ``spades.rules`` is the very source that the
readable engine calls (``link``).

Whoever imports a module of this package does so where it is needed, and calls ``need`` first: the
rest of the program runs without numba, too.
"""

from __future__ import annotations

from importlib.util import find_spec

from spades.errors import UsageError

_PARTS = ("numpy", "llvmlite", "numba")


def need() -> None:
    """Make sure that the kernel can be used here; call it before its modules are imported.

    Raises UsageError ``kernel.missing``: numba, LLVM or numpy is not installed, or does not work.
    It looks for numba but does not import it, which takes most of a second and is often not
    needed; a numba that is there and broken is told of, with the same code, when something must
    be compiled.
    """
    for part in _PARTS:
        try:
            found = find_spec(part)
        except (ImportError, ValueError):
            found = None
        if found is None:
            raise UsageError("kernel.missing", reason=f"No module named '{part}'")
    import spades.kernel.link  # noqa: F401 - it says itself when LLVM does not work
