"""Whether what everybody was told fits one order of events: the judge of a made-up world.

The log of the table is the one order. Against it stand the commands that people sent with the
answers they got, and all that each client heard.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from typing import Any, Final

from bench.person import GAME, Heard, Person, Sent
from bench.world import World
from spades.game.codec import event_json
from spades.game.events import HandScored, Rewound
from spades.game.evolve_view import evolve_view
from spades.game.record import read_record, record_json, replay
from spades.game.view import View, legal_texts, view_of
from spades.game.wire import view_json
from spades.server.protocol import encoder
from spades.server.rows import entry_of, restored
from spades.store.port import Opening, Row
from spades.table import Entry, Plan, Table, after, new_table, shown_to
from spades.table.events import Logged, of_game
from spades.table.fair_check import check_fair
from spades.table.proof import record_of_table
from spades.table.told import table_json
from spades.testing.invariants import require

MEMORY: Final = ("base", "log", "times", "anchor", "counted", "done", "known", "settled")
"""Fields of a table that say how much of its log it still has at hand."""


class History:
    """One table's log, folded, with its state and every viewer's view after each event."""

    def __init__(self, opening: Opening, rows: list[Row]) -> None:
        self.opening = opening
        self.rows = rows
        self.plan = Plan.from_json(json.loads(opening.plan))
        self.entries = [entry_of(row) for row in rows]
        self.log: list[Logged] = []
        self.after: dict[int, Table] = {}
        table = new_table(self.plan, opening.created)
        self.after[0] = table
        for entry in self.entries:
            require(entry.version == table.version, "a gap in the log", entry.version)
            require(entry.at >= table.at, "time ran backwards", entry)
            table = after(table, entry)
            self.log += entry.events
            self.after[table.version] = table
        self.table = table
        self._views: dict[int | None, dict[int, View | None]] = {}
        self._text = cache(self._told)

    @property
    def hands(self) -> int:
        return sum(isinstance(event, HandScored) for event in self.log)

    @property
    def actions(self) -> int:
        """Entries in which the game went on."""
        return sum(any(of_game(event) for event in entry.events) for entry in self.entries)

    def text(self, number: int, seat: int | None) -> bytes:
        """Event ``number`` as a viewer is to be told it."""
        return self._text(number, seat)

    def _told(self, number: int, seat: int | None) -> bytes:
        event = self.log[number]
        seen = shown_to(event, seat, self.plan.rules)
        if seen is event and seat is not None:
            return self._text(number, None) if _is_plain(event, self) else _encoded(seen)
        return _encoded(seen)

    def views(self, seat: int | None) -> dict[int, View | None]:
        """The fold of what a viewer is told, after each entry."""
        if seat not in self._views:
            self._views[seat] = self._folded(seat)
        return self._views[seat]

    def _folded(self, seat: int | None) -> dict[int, View | None]:
        found: dict[int, View | None] = {0: None}
        kept: list[View] = []
        for entry in self.entries:
            for event in entry.events:
                if not of_game(event):
                    continue
                shown = shown_to(event, seat, self.plan.rules)
                if isinstance(shown, Rewound):
                    del kept[shown.to :]
                    continue
                before = kept[-1] if kept else None
                kept.append(evolve_view(before, shown, seat))  # type: ignore[arg-type]
            found[entry.version + len(entry.events)] = kept[-1] if kept else None
        return found


def _encoded(event: Logged) -> bytes:
    return encoder.encode(event_json(event))


def _is_plain(event: Logged, history: History) -> bool:
    """Whether everybody is told the event alike, so that its text is made once."""
    return shown_to(event, None, history.plan.rules) is event


# --- the laws of a history


def judge(world: World, table: str, people: list[Person]) -> History:
    """Hold a table's history to all laws. Raises Broken."""
    history = history_of(world, table)
    check_commands(history, people)
    for person in people:
        for heard in person.heard:
            check_heard(history, heard, person)
    check_square(history)
    check_replay(history)
    check_memory(world, table, history)
    return history


def history_of(world: World, table: str) -> History:
    """What the store has of a table, or had when it let go of it."""
    kept = world.shelf.tables.get(table)
    rows = world.logs[table] if kept is None else [row for row, _ in kept.rows]
    return History(world.openings[table], rows)


def check_commands(history: History, people: list[Person]) -> None:
    """No acknowledged command is lost, none has two effects, and none overtakes another."""
    places: dict[str, int] = {}
    for place, entry in enumerate(history.entries):
        if entry.cause is not None:
            require(entry.cause not in places, "a command took effect twice", entry.cause)
            places[entry.cause] = place
    commands = [sent for person in people for sent in person.sent]
    for sent in commands:
        _check_answers(history, sent, places.get(sent.cause))
    _check_order([sent for sent in commands if sent.cause in places], history.entries, places)


def _check_answers(history: History, sent: Sent, place: int | None) -> None:
    for _, kind, version, code in sent.answers:
        if kind in ("done", "already"):
            # What changes nothing (leaving twice) leaves no entry; a card does.
            if place is None:
                require(sent.text.split()[0] not in GAME, "an acknowledged command is lost", sent)
                continue
            entry = history.entries[place]
            if version <= entry.version and sent.text.split()[0] not in GAME:
                continue  # there was nothing to do then; sent again, there was
            require(version == entry.version + len(entry.events), "another version", sent, entry)
        elif kind == "refused" and sent.sends == 1:
            require(place is None, "refused, and yet it took effect", sent, code)
    if not any(kind != "refused" for _, kind, _, _ in sent.answers):
        return
    require(sent.answers[0][1] != "already" or sent.sends > 1, "already, at once", sent)


def _check_order(commands: list[Sent], entries: list[Entry], places: dict[str, int]) -> None:
    """Whatever was acknowledged before another was sent stands before it in the log."""
    answered = sorted(_acknowledged(commands, entries, places))
    latest, index = -1, 0
    for sent in sorted(commands, key=lambda one: one.order):
        while index < len(answered) and answered[index][0] < sent.order:
            latest = max(latest, answered[index][1])
            index += 1
        require(places[sent.cause] > latest, "overtaken by what was sent after the answer", sent)


def _acknowledged(
    commands: list[Sent], entries: list[Entry], places: dict[str, int]
) -> Iterator[tuple[int, int]]:
    """When each command was first told to have taken effect, and its place.

    An answer from before its effect does not count: refused, or nothing to do then, and sent again.
    """
    for sent in commands:
        place = places[sent.cause]
        for order, kind, version, _ in sent.answers:
            if kind in ("done", "already") and version > entries[place].version:
                yield order, place
                break


def check_heard(history: History, heard: Heard, person: Person) -> None:
    """A client's stream is a part of the one order, its states are the table's, its turns true."""
    seat = heard.seat
    for number, text in heard.events:
        require(number < len(history.log), "an event that is not in the log", person, text)
        require(text == history.text(number, seat), "another event", person, number, text)
    for version, table, view in heard.states:
        require(version in history.after, "a state in the middle of an entry", person, version)
        want = encoder.encode(table_json(history.after[version]))
        require(table == want, "another table", person, version, table, want)
        seen = history.views(seat)[version]
        wanted = encoder.encode(None if seen is None else view_json(seen))
        require(view == wanted, "another view", person, version, view, wanted)
    for version, legal in heard.turns:
        # Of frames that come together only the last one says what may be done.
        if legal is None and version != history.table.version:
            continue
        want_legal = _legal(history.after[version], history.views(seat)[version])
        require(legal == want_legal, "another turn", person, version, legal, want_legal)


def _legal(table: Table, view: View | None) -> list[str] | None:
    if view is None or table.phase != "playing":
        return None
    return list(legal_texts(view)) or None


def check_square(history: History) -> None:
    """The fold of what each viewer is told is its view of the whole log's fold."""
    for seat in (None, *range(history.plan.rules.seats)):
        views = history.views(seat)
        for version, table in history.after.items():
            want = None if table.state is None else view_of(table.state, seat)
            require(views[version] == want, f"views of seat {seat} part", version)


def check_replay(history: History) -> None:
    """State = fold(log) = replay(record(log)); and where the shuffle is proven, it holds."""
    table = history.table
    if table.state is None:
        return
    record = read_record(json.loads(json.dumps(record_json(record_of_table(table)))))
    played = replay(record)
    require(played.state == table.state, "the record ends in another state", played.state)
    if history.plan.fair and table.over and record.hands:
        report = check_fair(record)
        require(report.proven, "a shuffle is not proven", *map(str, report.all_errors))


def check_memory(world: World, table: str, history: History) -> None:
    """What a start would read is the fold of the log, and so is what each process has in memory."""
    kept = world.shelf.tables.get(table)
    want = _without_memory(history.table)
    if kept is not None:
        snapshot = kept.snapshot[0] if kept.snapshot else None
        since = snapshot.version if snapshot else 0
        rows = [row for row in history.rows if row.version >= since]
        read = _without_memory(restored(history.opening, snapshot, rows))
        require(read == want, "a start reads another table", _parts(read, want))
    for process in world.processes:
        live = process.hub.tables.get(table)
        if live is not None and live.table.version == history.table.version:
            held = _without_memory(live.table)
            require(held == want, "a process has another table", _parts(held, want))


def _without_memory(table: Table) -> dict[str, Any]:
    return {
        field.name: getattr(table, field.name)
        for field in fields(Table)
        if field.name not in MEMORY
    }


def _parts(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join(
        f"{name}: {one[name]} != {other[name]}" for name in one if one[name] != other[name]
    )
