"""What comes to a table, and what goes out of it."""

from __future__ import annotations

from dataclasses import dataclass

from spades.errors import SpadesError
from spades.game.actions import Action, Chance, Close
from spades.game.events import Event, Rewound
from spades.game.view import redact
from spades.rules import Rules
from spades.table.asks import Ask
from spades.table.events import Logged, of_game, of_table, told

# --- inputs


@dataclass(frozen=True, slots=True)
class Command:
    """What a person asks for. ``id`` is the sender's own; the same id again is the same command.

    ``version``: what the sender had seen when it decided; None: that is not checked. ``link``: the
    connection that it came through, which has to be the seat's own; None: that is not checked.
    """

    id: str
    ask: Action | Ask
    version: int | None = None
    link: str | None = None


@dataclass(frozen=True, slots=True)
class Decided:
    """What a computer decided in a seat that it has, from the view at ``version``."""

    action: Action
    version: int


@dataclass(frozen=True, slots=True)
class First:
    """The dealer draws who deals, or draws, first."""

    seat: int


@dataclass(frozen=True, slots=True)
class Commitment:
    """The dealer commits to its deals."""

    commitment: str


@dataclass(frozen=True, slots=True)
class OpenedSeed:
    """The dealer opens the seed of a deal."""

    deal: int
    seed: str


@dataclass(frozen=True, slots=True)
class Bring:
    """What the dealer brings when ``Table.needs`` says so; where no deal is left, the end."""

    chance: Chance | First | Commitment | OpenedSeed | Close


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes a free seat (None: the first). ``key``: the SHA-256 of the new token."""

    id: str
    name: str
    key: str
    seat: int | None = None
    pledge: str | None = None


@dataclass(frozen=True, slots=True)
class OfferMove:
    """A one-time code, given by its SHA-256, for the seat's other device.

    ``key``: that of whoever asks, which has to be the seat's own; None: that is not checked.
    """

    id: str
    seat: int
    code: str
    until: float
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """The seat goes to the device that knew the code; ``key``: of its new token."""

    id: str
    code: str
    key: str


@dataclass(frozen=True, slots=True)
class Attach:
    """The seat's person is connected through ``link``; an older connection is no longer.

    ``key``: that of whoever is connected, which has to be the seat's own; None: not checked.
    """

    seat: int
    link: str
    key: str | None = None


@dataclass(frozen=True, slots=True)
class Detach:
    """A connection ended. It changes nothing when the seat has another one by now."""

    seat: int
    link: str
    left: bool = False


@dataclass(frozen=True, slots=True)
class Credit:
    """The servers were away: that time counts on nobody's clock."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: whatever ``wakes_at`` promised is due."""


Input = Command | Decided | Bring | Sit | OfferMove | Move | Attach | Detach | Credit | Tick


# --- outputs


@dataclass(frozen=True, slots=True)
class Entry:
    """What has to be durable before anything else is said: events, their cause, the time.

    ``version`` is the number of events in the log before it.
    """

    version: int
    cause: str | None
    at: float
    events: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class Reply:
    """What the sender is told.

    ``kind``: done; already (this id was done before); stale (what it had seen is out of date);
    refused; nothing (there was nothing to do: no entry either).
    """

    id: str | None
    kind: str
    version: int
    error: SpadesError | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """The output of one step. ``entry`` is None when nothing happened."""

    answer: Reply
    entry: Entry | None = None

    def game_events_for(self, rules: Rules, seat: int | None) -> tuple[Event | Rewound, ...]:
        """Those of the game alone."""
        return tuple(event for event in self.events_for(rules, seat) if of_game(event))

    def events_for(self, rules: Rules, seat: int | None) -> tuple[Logged, ...]:
        """The new events as a seat (None: a spectator) may see them."""
        if self.entry is None:
            return ()
        return tuple(shown_to(event, seat, rules) for event in self.entry.events)


def shown_to(event: Logged, seat: int | None, rules: Rules) -> Logged:
    """An event of the log as a seat, or a spectator (None), may see it."""
    if isinstance(event, Rewound):
        return event
    if of_table(event):
        return told(event)
    return redact(event, seat, rules)  # type: ignore[arg-type]
