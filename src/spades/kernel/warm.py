"""Compiling everything beforehand, so that nobody waits for it in the middle of a game."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import cast

import spades.kernel
from spades.kernel.link import Compiled, made_in


@dataclass(frozen=True, slots=True)
class Part:
    """A function of the kernel that can be compiled before it is called."""

    name: str
    """Its module and its name, such as ``search.search_one``."""
    function: Compiled

    @property
    def is_ready(self) -> bool:
        """Whether nothing has to be compiled before it is called."""
        return self.function.is_ready

    def prepare(self) -> bool:
        """Compile it and keep it, or get it from disk; whether it was there."""
        return self.function.prepare()


def parts() -> Iterator[Part]:
    """All functions of the kernel with a signature: those that Python calls.

    What they call in turn is compiled with them. Every module of the kernel is looked at, so a
    new one has nothing to register.
    """
    for found in pkgutil.iter_modules(spades.kernel.__path__):
        module = f"{spades.kernel.__name__}.{found.name}"
        import_module(module)
        for function in made_in(module):
            yield Part(f"{found.name}.{function.__name__}", function)


def parts_of_solving() -> Iterator[Part]:
    """What ``spades.kernel.solver.solve`` needs, for those who tell that it is being compiled."""
    from spades.kernel import question

    for function in (question.pose, question.decide):
        compiled = cast(Compiled, function)
        yield Part(f"question.{compiled.__name__}", compiled)
