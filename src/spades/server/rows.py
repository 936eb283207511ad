"""A table as the store keeps it: entries as rows, what the lobby asks, and the way back."""

from __future__ import annotations

import json
from collections.abc import Sequence

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
    body = encoder.encode(
        {
            "rules": table.rules.to_json(),
            "options": table.plan.options.to_json(),
            "seats": [{"kind": seat.kind, "name": seat.name} for seat in table.seats],
        }
    )
    listed = table.plan.options.listed and free and status != "over"
    return Summary(status, listed, now, body)  # type: ignore[arg-type]


def restored(opening: Opening, snapshot: Snapshot | None, rows: Sequence[Row]) -> Table:
    """The table of what the store has. Raises SpadesError."""
    plan = Plan.from_json(json.loads(opening.plan))
    table = (
        new_table(plan, opening.created)
        if snapshot is None
        else read_snapshot(plan, json.loads(snapshot.body))
    )
    return restore(table, map(entry_of, rows))


def snapshot_of(table: Table) -> Snapshot:
    """Where a start begins to read: a table between hands, without its log."""
    body = json.dumps(snapshot_json(trimmed(table)), separators=(",", ":")).encode()
    return Snapshot(table.version, body)
