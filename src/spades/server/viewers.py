"""Who looks at a table, and what each of them is told: no more than its seat may know.

Everything that leaves towards a viewer is made here, from redacted events and views.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from spades.game.codec import event_json
from spades.game.report import hand_json
from spades.game.view import choosable, legal_texts
from spades.game.wire import view_json
from spades.server.connection import Connection
from spades.server.protocol import Events, Refreshed, Turn, Welcome, encoder
from spades.server.protocol import State as Shown
from spades.table import Entry, Table, shown_to
from spades.table.claim import claim_result
from spades.table.events import Logged, SeatFreed, SeatMoved, SeatTaken
from spades.table.told import table_json

if TYPE_CHECKING:
    from spades.server.hub import Hub

MOST_MISSED: Final = 50
"""Entries that are told one by one. Whoever missed more gets the state."""
SOON: Final = 1.0
"""Seconds after which to come back where nothing but the connection was lost."""


class Viewers:
    """The connections to one table at this process, by their links."""

    def __init__(self, hub: Hub, table: str) -> None:
        self.hub = hub
        self.table = table
        self.connections: dict[str, Connection] = {}
        self.last_left = hub.now()
        """When the last of them went, or the table came into memory."""

    # --- coming and going

    def welcome(
        self, connection: Connection, table: Table, since: int | None, at: float | None = None
    ) -> None:
        """Let a viewer in: with what it has missed since a version, or the whole state.

        ``at``: when the last was made of what it knows.
        """
        self.connections[connection.link] = connection
        connection.version = table.version
        seat, now = connection.seat, self.hub.now()
        missed = None if since is None else _missed(table, since, at)
        shown = state_of(table, seat) if missed is None else None
        connection.send(Welcome(1, self.table, seat, table.version, now, shown))
        for first, at, events in missed or ():
            seen = [event_json(shown_to(event, seat, table.rules)) for event in events]
            turn = turn_of(table, seat) if first + len(events) == table.version else None
            connection.send(Events(first, at, seen, turn))

    def forget(self, connection: Connection) -> None:
        """A connection has ended."""
        if self.connections.pop(connection.link, None) is not None:
            self.last_left = self.hub.now()
        connection.closed = True

    def part_ways(self, table: Table) -> None:
        """End connections whose seat is somewhere else now, or nobody's."""
        for connection in list(self.connections.values()):
            if connection.seat is None or connection.closed:
                continue
            seat = table.seats[connection.seat]
            if seat.link == connection.link:
                continue
            if seat.key != connection.key:
                why = "seat.left" if connection.left else "seat.lost"
                connection.end(why, seat=connection.seat)
            elif seat.left:
                connection.end("seat.left", seat=connection.seat)
            elif seat.link is not None:
                connection.end("seat.elsewhere", seat=connection.seat)
            else:  # another process took this one for dead
                connection.end("server.restarting", back_after=SOON)

    def archived(self) -> None:
        """The table is no more, or a record: nothing can happen at it."""
        for connection in list(self.connections.values()):
            connection.end("table.archived", table=self.table)

    # --- what they are told

    def tell(self, entries: Sequence[Entry], table: Table) -> None:
        """Entries that led to this table, each event as the viewer may see it.

        Who had a seat that is in other hands hears of that, and of nothing after it: the cards
        are the other's. Only with the last entry comes what the seat may do now.
        """
        changed: set[int] = set()
        for entry in entries:
            self._tell(entry, table, entry is entries[-1], changed)
            for event in entry.events:
                if isinstance(event, SeatFreed | SeatMoved | SeatTaken):
                    changed.add(event.seat)
                if isinstance(event, SeatFreed) and event.why == "left":
                    for connection in self.connections.values():
                        connection.left = connection.left or connection.seat == event.seat

    def _tell(self, entry: Entry, table: Table, last: bool, changed: set[int]) -> None:
        public: list[Any] = [None] * len(entry.events)
        common: bytes | None = None
        """What everybody is told who sees all of it and has nothing to do."""
        for connection in self.connections.values():
            if connection.version > entry.version or connection.closed:
                continue
            if connection.seat in changed:
                continue
            texts, redacted = [], False
            for place, event in enumerate(entry.events):
                seen = shown_to(event, connection.seat, table.rules)
                if seen is not event:
                    redacted = True
                    texts.append(encoder.encode(event_json(seen)))
                    continue
                if public[place] is None:
                    public[place] = encoder.encode(event_json(event))
                texts.append(public[place])
            turn = turn_of(table, connection.seat) if last else None
            if redacted or turn is not None:
                connection.send(events_frame(entry, texts, turn))
            else:
                common = common or events_frame(entry, texts, None)
                connection.send(common)
            connection.version = entry.version + len(entry.events)
            if connection.full:
                self.slow(connection, table)

    def slow(self, connection: Connection, table: Table) -> None:
        """A viewer that does not read what it is sent: the state for all of it, or the end."""
        if connection.overflow(self.hub.now(), partial(_refreshed, connection, table)):
            self.hub.count("resync")
        else:
            self.hub.count("slow_reader")
            connection.end("socket.slow", back_after=2.0)

    def refresh(self, connection: Connection, table: Table) -> None:
        """The whole state anew."""
        self.hub.count("resync")
        connection.send(_refreshed(connection, table))


def _missed(
    table: Table, since: int, at: float | None
) -> list[tuple[int, float, Sequence[Logged]]] | None:
    """What was logged since a version, entry by entry: a clock is counted from its entry's time.

    Whoever has missed nothing is told that, and whose turn it is. None: it was too much, or it is
    not there (any more), or what was known did not happen here: a copy of the store was put back.
    """
    if not table.base <= since <= table.version:
        return None
    if at is not None and at != _made_at(table, since):
        return None
    if since == table.version:
        return [(since, table.at, ())]
    begun = max(0, bisect_right(table.times, since, key=itemgetter(0)) - 1)
    if len(table.times) - begun > MOST_MISSED:
        return None
    told, end = list[tuple[int, float, Sequence[Logged]]](), table.version
    for version, at in reversed(table.times[begun:]):
        first = max(version, since)
        told.append((first, at, table.log[first - table.base : end - table.base]))
        end = first
    return told[::-1]


def _made_at(table: Table, version: int) -> float | None:
    """When the entry was made that led to a version; None: that is not known any more."""
    before = bisect_left(table.times, version, key=itemgetter(0))
    if before:
        return table.times[before - 1][1]
    return table.at if version == table.version else None


def _refreshed(connection: Connection, table: Table) -> Refreshed:
    connection.version = table.version
    return Refreshed(table.version, state_of(table, connection.seat))


def turn_of(table: Table, seat: int | None) -> Turn | None:
    """What a seat may do now; None when it has nothing to do."""
    if seat is None or table.phase != "playing":
        return None
    state = table.state
    if state is None or (state.to_act != seat and state.phase != "bidding"):
        return None
    view = table.view(seat)
    legal = legal_texts(view)
    if not legal:
        return None
    cards = choosable(view)
    claim = None
    if view.phase == "play":
        result = claim_result(view)
        claim = None if result is None else hand_json(result)
    return Turn(list(legal), None if cards is None else [str(one) for one in cards], claim)


def state_of(table: Table, seat: int | None) -> Shown:
    """Everything that a viewer may know."""
    view = None if table.state is None else view_json(table.view(seat))
    return Shown(table_json(table), view, turn_of(table, seat))


def events_frame(entry: Entry, texts: Sequence[bytes], turn: Turn | None) -> bytes:
    """An ``events`` message around events that are JSON already."""
    tail = b"" if turn is None else b',"turn":' + encoder.encode(turn)
    return b'{"type":"events","first":%d,"at":%s,"events":[%s]%s}' % (
        entry.version,
        encoder.encode(entry.at),
        b",".join(texts),
        tail,
    )
