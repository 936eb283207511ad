"""What the checks of ``testing.stores`` are made of: tables, rows, and what must be so."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Sequence

from spades.errors import StoreError
from spades.store.port import Opening, Row, Status, Store, Summary
from spades.testing.invariants import Broken

_numbers = itertools.count()


def some_rows(version: int, counts: Sequence[int], cause: str | None = "cause") -> tuple[Row, ...]:
    """Rows of so many events each, after ``version`` events."""
    rows = []
    for count in counts:
        body = f"events from {version}".encode()
        rows.append(Row(version, count, cause, 1000.0 + version, body))
        version += count
    return tuple(rows)


def some_summary(
    status: Status = "open", listed: bool = True, changed: float = 1000.0, body: bytes = b"{}"
) -> Summary:
    """A summary, of an open table if nothing else is said."""
    return Summary(status, listed, changed, body)


def some_opening(table: str) -> Opening:
    """An opening with that name."""
    return Opening(table, 999.5, b'{"plan": "' + table.encode() + b'"}', b"secret " * 4)


def fresh_name(what: str) -> str:
    """A name that no other table of this process has."""
    return f"{what}-{next(_numbers):06}"


async def a_table(store: Store, what: str, counts: Sequence[int] = (2, 1)) -> str:
    """A new table, three events in if nothing else is said; its name."""
    table = fresh_name(what)
    await store.create(some_opening(table), some_rows(0, counts), some_summary())
    return table


async def refused(code: str, asked: Awaitable[object]) -> StoreError:
    """The refusal, with this code."""
    try:
        answer = await asked
    except StoreError as error:
        must(error.code == code, f"{error} instead of {code}")
        return error
    raise Broken(f"{answer!r} instead of {code}")


def must(holds: bool, otherwise: str) -> None:
    """Raise Broken, with a sentence, unless it holds."""
    if not holds:
        raise Broken(otherwise)


def same(found: object, want: object) -> None:
    """Raise Broken unless both are equal."""
    if found != want:
        raise Broken(f"{found!r}, not {want!r}")


async def value_error(asked: Awaitable[object]) -> None:
    """Raise Broken unless what is asked is refused as no value."""
    try:
        await asked
    except ValueError:
        return
    raise Broken("what no log can hold was taken")
