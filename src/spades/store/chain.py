"""The chain of hashes through a table's log.

A row's hash is SHA-256 over the hash before it, the row's own facts in one fixed form, and its
body; before the first row stands the hash of the opening. So a row that was changed, left out,
exchanged or moved to another table does not fit what follows, and the last hash, kept beside the
log, speaks for all. It holds against accidents and edits by hand, not against an operator who
computes it anew.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

from spades.errors import StoreError
from spades.store.port import Opening, Row, Snapshot

_FACTS: Final = struct.Struct(">QQdqQ")
"""Version, count, time, bytes of the cause (-1: none), bytes of the body."""
_LENGTHS: Final = struct.Struct(">QdQQ")
_SNAPSHOT: Final = struct.Struct(">Q")


def root(opening: Opening) -> bytes:
    """The hash before a table's first row: 32 bytes over all of its opening."""
    name = opening.id.encode()
    lengths = _LENGTHS.pack(
        len(name), opening.created + 0.0, len(opening.plan), len(opening.secret)
    )
    return sha256(b"".join((b"opening", lengths, name, opening.plan, opening.secret))).digest()


def link(previous: bytes, row: Row) -> bytes:
    """The hash of a row that follows one with the hash ``previous``; 32 bytes."""
    cause = None if row.cause is None else row.cause.encode()
    # Adding 0.0 takes the sign from a zero, which not every database keeps.
    facts = _FACTS.pack(
        row.version,
        row.count,
        row.at + 0.0,
        -1 if cause is None else len(cause),
        len(row.body),
    )
    return sha256(b"".join((b"row", previous, facts, cause or b"", row.body))).digest()


def links(previous: bytes, rows: Iterable[Row]) -> Iterator[bytes]:
    """The hash of each of some rows that follow ``previous``."""
    for row in rows:
        previous = link(previous, row)
        yield previous


def seal(opening: Opening, chain: bytes, snapshot: Snapshot) -> bytes:
    """The hash that a snapshot is kept with: over the opening, which nothing else then looks at,
    the chain's hash at its version, and its body.
    """
    version = _SNAPSHOT.pack(snapshot.version)
    return sha256(b"".join((b"snapshot", root(opening), chain, version, snapshot.body))).digest()


def check(
    table: str,
    start: tuple[int, bytes],
    rows: Iterable[tuple[Row, bytes]],
    end: tuple[int, bytes],
) -> tuple[Row, ...]:
    """The rows, if with their hashes they lead from ``start`` to ``end`` (version and hash each).

    Raises StoreError ``store.broken`` with the version of the first row that does not fit.
    """
    version, chain = start
    sound = []
    for row, kept in rows:
        if row.version != version or not _fits(chain, row, kept):
            raise StoreError("store.broken", table=table, version=version)
        sound.append(row)
        version, chain = row.end, kept
    if (version, chain) != end:
        raise StoreError("store.broken", table=table, version=version)
    return tuple(sound)


def _fits(chain: bytes, row: Row, kept: bytes) -> bool:
    try:
        return link(chain, row) == kept
    except (TypeError, ValueError, AttributeError, struct.error):
        return False  # what an edit by hand has left, such as text where bytes belong
