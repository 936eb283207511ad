"""Every error that this package raises on purpose.

SpadesError
├─ NotationError    text that cannot be read as a card, an action, a seed, a deal   (a ValueError)
├─ RulesError       a rules object that is not one                                  (a ValueError)
├─ IllegalAction    readable, and refused by the laws in this position
├─ RecordError      a record or score sheet that cannot be read or replayed         (a ValueError)
├─ PlayerError      a player that crashed, hung or answered what it must not
├─ JournalError     a saved match that cannot be opened, read or written
├─ StoreError       a server's store that refuses, fails, or is not what it should be
├─ RemoteError      a server, or its table, that is not to be had or refuses
└─ UsageError       a command or option that makes no sense

An error is a code to branch on and facts to show. It holds no sentence: the words are made at
the edge, in the reader's language, from the code and the facts (``spades.i18n``), so an error
can tell no more than its facts hold. ``docs/errors.md`` lists every code.
"""

from __future__ import annotations

from typing import Any


class SpadesError(Exception):
    """Base of all: ``code`` such as ``"card.must_follow"``, and ``facts`` by name.

    Facts are plain values (text, numbers, lists of text), ready for JSON. Only what the one who
    is told may know goes into them: a refusal quotes the actor's own cards and no others.
    """

    position: str | None = None
    """Where in a match it happened, such as ``hand 3, play, trick 5``; told by ``decide``."""

    def __init__(self, code: str, /, **facts: Any) -> None:
        self.code = code
        self.facts = facts
        told = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{code}: {told}" if told else code)

    def with_facts(self, **more: Any) -> SpadesError:
        """The same error with further facts, such as where it happened."""
        return type(self)(self.code, **{**self.facts, **more})

    def __str__(self) -> str:
        told = super().__str__()
        return f"{told} (at {self.position})" if self.position else told

    def __reduce__(self) -> tuple[Any, ...]:
        # Exceptions cross process borders in the arena; the default would lose the facts.
        return (_rebuild, (type(self), self.code, self.facts))


def _rebuild(kind: type[SpadesError], code: str, facts: dict[str, Any]) -> SpadesError:
    return kind(code, **facts)


def shown(value: object) -> int | float | str | None:
    """A value that was given and refused, as a fact: a number of a sensible size or None as it is.

    All else is its text, cut short: what stands in a file may be of any kind and any length.
    """
    if value is None or (isinstance(value, (int, float)) and abs(value) < 10**12):
        return value  # neither infinity nor NaN, which JSON cannot say
    return str(value)[:40]


def reason_of(error: Exception) -> str:
    """Why the system refused something, without the number and the path that Python adds."""
    return getattr(error, "strerror", None) or str(error)


class NotationError(SpadesError, ValueError):
    """Text that cannot be read."""


class RulesError(SpadesError, ValueError):
    """A rules object with an unknown field, a bad value, or fields that exclude each other."""


class IllegalAction(SpadesError):
    """An action that the laws refuse in this position. Nothing has changed."""


class RecordError(SpadesError, ValueError):
    """A record or a score sheet that cannot be read, or that the rules refuse.

    ``facts["hand"]`` and ``facts["action"]`` say where (0-based; None: the file, the deal).
    """


class PlayerError(SpadesError):
    """A player, built in or another program, that failed at its turn."""


class JournalError(SpadesError):
    """A saved match on disk that is not to be had."""


class StoreError(SpadesError):
    """A store of tables that refuses a change, fails, or cannot be used as it is.

    No fact of it holds what is stored: neither a body nor a secret, nor a password of an address.
    """


class RemoteError(SpadesError):
    """A table on a server that cannot be reached, is not there, or refuses what is asked."""


class UsageError(SpadesError):
    """A command or an option that makes no sense."""
