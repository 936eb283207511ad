"""A match at a server's table, as the person here sees it: what is known of it, from its events.

Commands go out through the wire and are answered later; what happens comes in as news, one ``Told``
at a time, when ``advance`` is called. So all of this runs where the front end runs, and only the
wire has a thread. After something was taken back the whole state is asked for: a view cannot be
folded backwards.
"""

from __future__ import annotations

import secrets
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from spades.errors import RemoteError, SpadesError
from spades.game.actions import Action
from spades.game.codec import read_event
from spades.game.events import Event, HandResult, HandScored, Rewound
from spades.game.evolve_view import evolve_view
from spades.game.view import View
from spades.game.wire import read_view
from spades.i18n import Texts
from spades.players import Decision, make_player
from spades.rules import Rules
from spades.table import Entry, Logged, Reply, Told, asks
from spades.table.asks import Ask
from spades.table.codec import ALL_EVENTS
from spades.table.events import ProposalClosed, SeatFreed, of_table
from spades.tui.match import Naming
from spades.tui.remote.keeping import Keeper
from spades.tui.remote.notes import Note
from spades.tui.remote.requests import refused
from spades.tui.remote.room import Room, names_of, read_room
from spades.tui.remote.wire import Cut, Ended, Heard, Message, Wire
from spades.tui.remote.words import words_of
from spades.tui.session import ADVISER, decided

LEAVE_SECONDS: Final = 2.0
"""How long the table's answer to a goodbye is waited for."""
_DECISIONS: Final = (
    Action,
    asks.Undo,
    asks.ProposeRedeal,
    asks.Claim,
    asks.Concede,
    asks.AcceptWin,
    asks.Back,
)
"""Until one of these is answered nothing else is decided."""


class RemoteMatch:
    """A seat at a table, or with ``note`` None a place to look on."""

    live = True

    def __init__(
        self,
        wire: Wire,
        welcome: Message,
        note: Note | None = None,
        folder: Path | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """``welcome``: the wire's first message. Raises NotationError ``view.unreadable``."""
        self.link = wire.link
        self.keeper = Keeper(wire.link, note, folder)
        self.seat: int | None = welcome["seat"]
        self.online = True
        self.retry_at = 0.0
        """When the next try to connect is, on this computer's clock."""
        self.lost: SpadesError | None = None
        self.hands_before = 0
        self.seen: dict[int, View] = {}
        """By hand number, the last view of each hand that was seen to its end."""
        self.undone_by: int | None = None
        self.freed = False
        """Whether the person has left before the match, and the seat is anybody's."""
        self._freed: SeatFreed | None = None
        """How the seat was lost, if that was told."""
        self._wire = wire
        self._clock = clock
        self._ahead = 0.0
        self._waiting: dict[str, Action | Ask] = {}
        self._view: View | None = None
        self._results: list[HandResult] = []
        self._claim: HandResult | None = None
        self._rewound = False
        self._adviser = make_player(ADVISER, secrets.token_bytes(32))
        self._hear_time(welcome["now"])
        self._take_state(welcome["state"], welcome["version"])

    # --- what is known

    @property
    def note(self) -> Note | None:
        """What is kept of the seat."""
        return self.keeper.note

    @property
    def room(self) -> Room:
        return self._room

    @property
    def version(self) -> int:
        """How many events are known of."""
        return self._room.table.version

    @property
    def begun(self) -> bool:
        """Whether there is a match to look at."""
        return self._view is not None

    @property
    def rules(self) -> Rules:
        return self._room.plan.rules

    @property
    def kinds(self) -> tuple[str, ...]:
        return self._room.table.kinds

    @property
    def over(self) -> bool:
        return self._room.phase == "over"

    @property
    def pending(self) -> bool:
        return self._rewound or any(isinstance(ask, _DECISIONS) for ask in self._waiting.values())

    @property
    def sitter(self) -> str | None:
        """The computer player that sits in for the person here."""
        return None if self.seat is None else self._room.seats[self.seat].sitter

    @property
    def waits_for(self) -> int | None:
        idle = self._view is None or self.seat is None or self.sitter is not None
        if idle or self.pending or self._room.phase != "playing":
            return None
        proposal = self._room.proposal
        if proposal is not None and proposal.seat == self.seat:
            return None  # who would like to go back does not play on
        assert self._view is not None
        return self.seat if self._view.to_act == self.seat else None

    @property
    def asked(self) -> bool:
        """Whether the person has to answer a proposal, and has not yet."""
        answered = any(isinstance(ask, asks.Answer) for ask in self._waiting.values())
        return not answered and self._room.awaits(self.seat, self.now)

    @property
    def results(self) -> list[HandResult]:
        return self._results

    @property
    def retry_in(self) -> float:
        """Seconds to the next try to connect."""
        return max(0.0, self.retry_at - self._clock())

    @property
    def now(self) -> float:
        """The server's clock."""
        return self._clock() + self._ahead

    def called(self, texts: Texts) -> tuple[str, ...]:
        """What everybody is called now."""
        return names_of(self._room.seats, texts)

    def view(self, seat: int | None) -> View:
        """What the person may know. To be asked only once a match has begun."""
        assert self._view is not None, "no match has begun"
        assert seat == self.seat, "only the own view is known"
        return self._view

    def past(self, seat: int | None) -> tuple[Event, ...]:
        """Nothing: what was before is the server's."""
        return ()

    def claim(self) -> HandResult | None:
        """As the server offers it."""
        return self._claim if self.waits_for is not None else None

    def suggestion(self, seat: int) -> Decision | None:
        """What the adviser would do here now."""
        view = self.view(seat)
        return decided(self._adviser, view) if view.to_act == seat else None

    # --- what the person does

    def act(self, ask: Action | Ask) -> Told:
        """Send it. What becomes of it is told by ``advance``."""
        name = uuid.uuid4().hex
        self._waiting[name] = ask
        self._wire.send(name, self.version, words_of(ask))
        return self._news("sent")

    def undo(self, seat: int) -> Told:
        """At once where only computers play, else when all agree."""
        return self.act(asks.Undo(seat))

    def concede(self, seat: int) -> Told:
        """When the partner agrees too, if one is there."""
        return self.act(asks.Concede(seat))

    def leave(self) -> None:
        """Go, and say so: the seat is free before the match, later a computer sits in soon."""
        gathering = self._room.phase == "gathering"
        if self.seat is not None and self.online and self.lost is None and not self.over:
            self.act(asks.Leave(self.seat))
            until = time.monotonic() + LEAVE_SECONDS
            while self._leaving and self.lost is None and time.monotonic() < until:
                if self.advance() is None:
                    time.sleep(0.01)
            if gathering and not self._leaving:
                self.keeper.forget()
                self.freed = True
        self.close()

    @property
    def _leaving(self) -> bool:
        return any(isinstance(ask, asks.Leave) for ask in self._waiting.values())

    def go_on(self) -> str | None:
        """How to come back to the seat."""
        elsewhere = self.lost is not None and self.lost.code == "seat.elsewhere"
        if self.note is None or self.over or self.freed or (self.lost and not elsewhere):
            return None
        return f"spades play --join {self.link}{' --take-over' if elsewhere else ''}"

    def listen(self, heard: Callable[[], None]) -> None:
        """Be called, in another thread, when there is news."""
        self._wire.listener = heard

    def settle(self, end: View, results: list[HandResult]) -> None:
        """Take the end of the match from its record: the server's state leaves out who won."""
        if self._view is None or self._view.ended_by is None:
            self._view = end
            self.hands_before, self._results = 0, results

    def close(self) -> None:
        """Cut the connection; the seat stays the person's."""
        self._wire.close()

    # --- what is heard

    def advance(self) -> Told | None:
        """The next news; ``answer.kind`` says of what kind.

        ``done`` with an entry: something happened. ``state``: everything is to be looked at anew.
        ``cut`` and ``back``: the connection. ``ended``: for good, with the error. Else the answer
        to a command; of a refused, stale or busy one with its error.
        """
        while (heard := self._wire.take()) is not None:
            try:
                told = self._take(heard)
            except (SpadesError, KeyError, TypeError, ValueError) as error:
                told = self._end(
                    error
                    if isinstance(error, SpadesError)
                    else RemoteError("join.not_spades", address=self.link.server)
                )
            if told is not None:
                return told
        return None

    def advance_all(self, to_look: bool = False) -> tuple[Told, ...]:
        """All news there is."""
        told = []
        while (one := self.advance()) is not None:
            told.append(one)
        return tuple(told)

    def _take(self, heard: Heard) -> Told | None:
        match heard:
            case Cut(after):
                self.online = False
                self.retry_at = self._clock() + after
                return self._news("cut")
            case Ended(error):
                return self._end(error)
        match heard["type"]:
            case "welcome":
                return self._welcomed(heard)
            case "state":
                return self._take_state(heard["state"], heard["version"])
            case "events":
                return self._take_events(heard)
            case "answer":
                return self._answered(heard)
        return None

    def _end(self, error: SpadesError) -> Told:
        freed = self._freed
        if error.code == "seat.lost" and freed is not None:
            error = RemoteError("join.seat_freed", why=freed.why, reason=freed.reason)
        self.lost = error
        self._wire.close()
        if error.code in ("seat.lost", "seat.left", "seat.token", "table.archived"):
            self.keeper.forget()
        return self._news("ended", error)

    def _welcomed(self, message: Message) -> Told:
        was_online, self.online = self.online, True
        self._hear_time(message["now"])
        if message.get("state") is not None:
            return self._take_state(message["state"], message["version"])
        return self._news("nothing" if was_online else "back")

    def _hear_time(self, now: float) -> None:
        self._ahead = now - self._clock()

    def _take_state(self, state: Mapping[str, Any], version: int) -> Told:
        self._rewound = False
        room = read_room(state["table"])
        room = replace(room, table=replace(room.table, base=version))
        view = state["view"]
        if view is not None and not (self._view is not None and self._view.phase == "over"):
            self._view = read_view(view)
            self._count_hands(self._view)
        self._room = room.with_turn(None if self._view is None else self._view.to_act)
        self.telling: Naming = partial(names_of, room.seats)
        self._take_turn(state.get("turn"))
        self._follow_up()
        return self._news("state")

    def _count_hands(self, view: View) -> None:
        """Which hands are known: those after a gap only, so that they can be counted."""
        finished = view.hand_number - 1
        if finished != self.hands_before + len(self._results):
            self.hands_before, self._results = finished, []

    def _take_turn(self, turn: Mapping[str, Any] | None) -> None:
        claim = None if turn is None else turn.get("claim")
        self._claim = None
        if claim is not None:
            self._claim = read_event({"event": "HandScored", "result": claim}).result

    def _take_events(self, message: Message) -> Told:
        version, at = self.version, message["at"]
        events = [read_event(told, ALL_EVENTS) for told in message["events"]]
        before = self._room.seats
        shown: list[Logged] = []
        self.undone_by = self._who_undid(events)
        for event in events:
            if of_table(event) or self._fold(event):
                shown.append(event)
            to_act = None if self._view is None else self._view.to_act
            self._room = self._room.after(event, at, to_act)
        self._take_turn(message.get("turn"))
        # Whoever goes is told of by the name that they had.
        had = zip(before, self._room.seats, strict=True)
        called = [old if new.name is None else new for old, new in had]
        self.telling = partial(names_of, called)
        self._follow_up(events)
        entry = Entry(version, None, at, tuple(shown))
        return Told(Reply(None, "done", self.version), entry)

    def _fold(self, event: Event | Rewound) -> bool:
        """Fold an event of the game into the view; whether it is to be shown."""
        if isinstance(event, Rewound):
            self._rewound = True
            self._wire.refresh()
            return self.undone_by is not None
        if self._rewound:
            return False  # the state that was asked for has it
        if isinstance(event, HandScored):
            assert self._view is not None
            self.seen[self._view.hand_number] = self._view
            self._results.append(event.result)
        self._view = evolve_view(self._view, event, self.seat)
        return True

    def _who_undid(self, events: list[Logged]) -> int | None:
        """Who took something back at once: the only person there. After a vote that is told."""
        people = self._room.table.people
        voted = any(isinstance(event, ProposalClosed) for event in events)
        return people[0] if len(people) == 1 and not voted else None

    def _answered(self, message: Message) -> Told | None:
        name, kind = message["id"], message["kind"]
        if name not in self._waiting:
            return None
        if kind == "busy":
            return self._news(kind, RemoteError("join.busy"))
        ask = self._waiting.pop(name)
        if kind == "stale":
            return self._news(kind, RemoteError("join.stale"))
        if kind == "refused" and not isinstance(ask, asks.OpenShare):
            return self._news(kind, refused(self.link, message.get("error")))
        return self._news(kind)

    def _news(self, kind: str, error: SpadesError | None = None) -> Told:
        return Told(Reply(None, kind, self.version, error))

    def _follow_up(self, events: Sequence[Logged] = ()) -> None:
        """What is done without asking: open the share, note what was promised, forget."""
        for event in events:
            if isinstance(event, SeatFreed) and event.seat == self.seat:
                self._freed = event
                self.keeper.forget()
        if self._room.phase == "closed" and self.lost is None:
            self._end(RemoteError("join.closed"))
        share = self.keeper.take_in(self._room, self.seat)
        sent = any(isinstance(ask, asks.OpenShare) for ask in self._waiting.values())
        if share is not None and self.seat is not None and not sent:
            self.act(asks.OpenShare(self.seat, share))
