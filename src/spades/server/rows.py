"""A table as the store keeps it: entries as rows, what the lobby asks, and the way back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from spades.errors import StoreError
from spades.server.protocol import encoder
from spades.store.port import Opening, Row, Snapshot, Summary
from spades.table import Entry, Plan, Table, new_table, restore, trimmed
from spades.table.codec import entry_json, read_entry
from spades.table.snapshot import read_snapshot, snapshot_json


def row_of(entry: Entry) -> Row:
    """An entry as the store keeps it."""
    told = entry_json(entry)
    return Row(
        entry.version, len(entry.events), entry.cause, entry.at, encoder.encode(told["events"])
    )


def entry_of(row: Row) -> Entry:
    """The entry of a row. Raises NotationError ``event.unreadable``."""
    events = json.loads(row.body)
    return read_entry({"v": row.version, "cause": row.cause, "at": row.at, "events": events})


def summary_of(table: Table, now: float) -> Summary:
    """What the lobby and the sweeper ask."""
    phase = table.phase
    status = "open" if phase in ("gathering", "opening") else "playing"
    if phase in ("over", "closed"):
        status = "over"
    free = any(seat.is_free for seat in table.seats)
    seats = tuple((seat.kind, seat.name) for seat in table.seats)
    listed = table.plan.options.listed and free and status != "over"
    return Summary(status, listed, now, _about(table.plan, seats))  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def _about(plan: Plan, seats: tuple[tuple[str, str | None], ...]) -> bytes:
    """The lobby's line: with every action it is asked for, and hardly ever another one."""
    return encoder.encode(
        {
            "rules": plan.rules.to_json(),
            "options": plan.options.to_json(),
            "seats": [{"kind": kind, "name": name} for kind, name in seats],
        }
    )


def restored(opening: Opening, snapshot: Snapshot | None, rows: Sequence[Row]) -> Table:
    """The table of what the store has. Raises StoreError ``store.broken``.

    Whatever is wrong with it: one table that cannot be read is not to keep a server from starting.
    """
    version = 0 if snapshot is None else snapshot.version
    try:
        plan = Plan.from_json(json.loads(opening.plan))
        table = (
            new_table(plan, opening.created)
            if snapshot is None
            else read_snapshot(plan, json.loads(snapshot.body))
        )
        for row in rows:
            version = row.version
            table = restore(table, [entry_of(row)])
    except Exception as error:
        raise StoreError("store.broken", table=opening.id, version=version) from error
    return table


def snapshot_of(table: Table) -> Snapshot:
    """Where a start begins to read: a table between hands, without its log."""
    body = json.dumps(snapshot_json(trimmed(table)), separators=(",", ":")).encode()
    return Snapshot(table.version, body)
