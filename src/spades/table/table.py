"""``step(table, input, now) -> (table, output)``: one table as a small sequential machine.

It does no I/O and draws nothing at random. Whoever drives it (a terminal, tests, later a server)
must keep one order: step → append the entry to the journal, durably → take the new table →
give the answer → tell the events. If the append fails, the old table still stands.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from spades.errors import IllegalAction, SpadesError
from spades.game.actions import Action, Chance, Close
from spades.game.decide import decide, start
from spades.game.events import (
    BidMade,
    DoubleNilDeclined,
    Event,
    HandDealt,
    Looked,
    MatchStarted,
    Rewound,
    StockSet,
)
from spades.game.evolve import evolve, fold
from spades.game.projection import action_of, effective
from spades.game.state import Dealing, Exchanging, Over, State
from spades.game.view import View, redact, view_of
from spades.rules import Rules
from spades.rules.laws import DOUBLE_NIL, side_of

PERSON = "person"
"""The kind of a seat that a person holds; any other kind names a computer player."""


# --- inputs


@dataclass(frozen=True, slots=True)
class Command:
    """A seat's action. ``id`` is the sender's own; the same id again is the same command."""

    id: str
    action: Action


@dataclass(frozen=True, slots=True)
class Bring:
    """What the dealer brings when ``Table.needs`` says so."""

    chance: Chance


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back this seat's last decision, and all that followed it."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Concede:
    """This seat's side gives the match up."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Nobody goes on: the match is abandoned."""

    id: str


End = Concede | Leave
Input = Command | Bring | Undo | End


# --- outputs


@dataclass(frozen=True, slots=True)
class Entry:
    """What has to be durable before anything else is said: events, their cause, the time.

    ``version`` is the number of events in the log before it.
    """

    version: int
    cause: str | None
    at: float
    events: tuple[Event | Rewound, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the sender is told: ``done``, ``already`` (this id was done before) or ``refused``."""

    id: str | None
    kind: str
    version: int
    error: SpadesError | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """The output of one step. ``entry`` is None when nothing happened."""

    answer: Answer
    entry: Entry | None = None

    def events_for(self, rules: Rules, seat: int | None) -> tuple[Event | Rewound, ...]:
        """The new events as a seat (None: a spectator) may see them."""
        if self.entry is None:
            return ()
        return tuple(
            event if isinstance(event, Rewound) else redact(event, seat, rules)
            for event in self.entry.events
        )


# --- the table


@dataclass(frozen=True, slots=True)
class Table:
    """One match at its table. ``log`` holds every event ever, undone ones and Rewound included."""

    rules: Rules
    kinds: tuple[str, ...]
    """Who holds each seat: PERSON, or a computer player's name."""
    log: tuple[Event | Rewound, ...]
    state: State
    done: Mapping[str, int] = field(default_factory=dict)
    """The version that each command led to: rebuilt from the log, so it outlives a crash."""

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def needs(self) -> str | None:
        """What the dealer has to bring now: ``deal``, ``stock``, ``redraw``; None otherwise."""
        if isinstance(self.state, Dealing):
            return "deal" if self.rules.seats == 4 else "stock"
        if isinstance(self.state, Exchanging) and self.state.owed is not None:
            return "redraw"
        return None

    @property
    def over(self) -> bool:
        return isinstance(self.state, Over)

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return view_of(self.state, seat)


def open_table(
    rules: Rules,
    first: int,
    kinds: tuple[str, ...],
    now: float,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
) -> tuple[Table, Entry]:
    """A new table and the entry that opens its log. Raises RulesError ``start.*``."""
    if len(kinds) != rules.seats:
        raise IllegalAction("table.seats", count=len(kinds), seats=rules.seats)
    started = start(rules, first, scores, bag_counts)
    entry = Entry(0, None, now, (started,))
    return restore(kinds, (entry,)), entry


def restore(kinds: tuple[str, ...], entries: Iterable[Entry]) -> Table:
    """The table that a journal amounts to. Raises SpadesError ``log.gap``, ``log.no_start``."""
    log: list[Event | Rewound] = []
    done: dict[str, int] = {}
    for entry in entries:
        if entry.version != len(log):
            raise SpadesError("log.gap", version=entry.version, want=len(log))
        log.extend(entry.events)
        if entry.cause is not None:
            done[entry.cause] = len(log)
    if not log or not isinstance(log[0], MatchStarted):
        raise SpadesError("log.no_start")
    return Table(log[0].rules, kinds, tuple(log), fold(log), done)


def step(table: Table, given: Input, now: float) -> tuple[Table, Told]:
    """Judge one input. The table returned is the old one when it was refused."""
    cause = None if isinstance(given, Bring) else given.id
    if cause is not None and cause in table.done:
        return table, Told(Answer(cause, "already", table.done[cause]))
    try:
        events = _events(table, given)
    except SpadesError as error:
        return table, Told(Answer(cause, "refused", table.version, error))
    if isinstance(events[0], Rewound):
        log = (*table.log, *events)
        state = fold(log)
    else:
        log, state = (*table.log, *events), table.state
        for event in events:
            assert not isinstance(event, Rewound)
            state = evolve(state, event)
    done = table.done if cause is None else {**table.done, cause: len(log)}
    entry = Entry(table.version, cause, now, events)
    after = replace(table, log=log, state=state, done=done)
    return after, Told(Answer(cause, "done", after.version), entry)


def _events(table: Table, given: Input) -> tuple[Event | Rewound, ...]:
    match given:
        case Command(_, action):
            return decide(table.state, action)
        case Bring(chance):
            return decide(table.state, chance)
        case Concede(_, seat):
            if not 0 <= seat < table.rules.seats:
                raise IllegalAction("seat.unknown", seat=seat, seats=table.rules.seats)
            return decide(table.state, Close("forfeit", side_of(seat)))
        case Leave():
            return decide(table.state, Close("abandoned"))
        case Undo(_, seat):
            return (Rewound(undo_point(table, seat)),)


def undo_point(table: Table, seat: int) -> int:
    """How many events would still count if this seat took its last decision back.

    Raises IllegalAction: ``undo.others`` where another person plays, ``undo.nothing``, or
    ``undo.cards_seen``: what one did before seeing one's cards of this hand cannot be taken back,
    nor what one did in an earlier hand. It might give a right to Double Nil that looks back.
    """
    if any(kind == PERSON for other, kind in enumerate(table.kinds) if other != seat):
        raise IllegalAction("undo.others")
    log = effective(table.log)
    for index in range(len(log) - 1, 0, -1):
        event = log[index]
        if isinstance(event, (HandDealt, StockSet)) and event.looked[seat]:
            raise IllegalAction("undo.cards_seen")
        action = action_of(event)
        if action is None or action.seat != seat:
            continue
        blind = isinstance(event, (Looked, DoubleNilDeclined))
        if blind or (isinstance(event, BidMade) and event.bid == DOUBLE_NIL):
            raise IllegalAction("undo.cards_seen")
        return index
    raise IllegalAction("undo.nothing")
