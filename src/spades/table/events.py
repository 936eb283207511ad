"""What happens at a table beside the game: people come and go, agree, talk; shuffles are proven.

They stand in one log with the events of the game, in one count of versions. An undo leaves them
alone: ``Rewound.to`` counts events of the game only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeGuard, get_args

from spades.game.events import Event, Rewound


@dataclass(frozen=True, slots=True)
class Committed:
    """The dealer's commitment to all its deals, before anybody has a share in them."""

    commitment: str


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person sat down. ``key``: the SHA-256 of the seat's token, which nobody is told."""

    seat: int
    name: str
    key: str | None
    pledge: str | None = None
    """The SHA-256 of the person's share in the shuffle, opened when all have sat down."""


@dataclass(frozen=True, slots=True)
class MoveOffered:
    """A one-time code for another device; ``code``: its SHA-256, which nobody is told."""

    seat: int
    code: str | None
    until: float


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """The seat's person is at another device now; the old token is void."""

    seat: int
    key: str | None


@dataclass(frozen=True, slots=True)
class SeatFreed:
    """The person's seat is for another one. ``why``: left, kicked (with a reason) or absent."""

    seat: int
    why: str
    reason: str | None = None


@dataclass(frozen=True, slots=True)
class SeatFilled:
    """The host gave a free seat to a computer player, or (``person``) back to people."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class HostMoved:
    """Who may kick, fill seats and begin; None: nobody for now."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Attached:
    """The seat's person is connected. ``link`` names the connection to the servers alone."""

    seat: int
    link: str | None


@dataclass(frozen=True, slots=True)
class Detached:
    """The connection was lost, or, ``left``, closed on purpose."""

    seat: int
    left: bool


@dataclass(frozen=True, slots=True)
class SatIn:
    """A computer sits in for the person. ``why``: left, dropped or time."""

    seat: int
    player: str
    why: str


@dataclass(frozen=True, slots=True)
class GaveBack:
    """The person acts again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Began:
    """Everybody sits: shares in the shuffle are opened, then the match starts."""


@dataclass(frozen=True, slots=True)
class ShareOpened:
    """The 16 bytes, as hex, that a person put into the shuffle."""

    seat: int
    share: str


@dataclass(frozen=True, slots=True)
class SeedOpened:
    """The seed of deal number ``deal``: it proves that deal and all before it."""

    deal: int
    seed: str


@dataclass(frozen=True, slots=True)
class Proposed:
    """``what``: redeal, take_back or concede. ``to``: how many game events would still count."""

    seat: int
    what: str
    to: int | None = None


@dataclass(frozen=True, slots=True)
class Agreed:
    seat: int


@dataclass(frozen=True, slots=True)
class ProposalClosed:
    """``how``: agreed, declined (by ``seat``), late or void (the game went on without it)."""

    what: str
    how: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Claimed:
    """The seat takes all tricks that are left; the plays follow."""

    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Talked:
    """One of the ready-made phrases."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class ClockCredited:
    """Time that the servers were away counts on nobody's clock."""

    seconds: float


@dataclass(frozen=True, slots=True)
class TableClosed:
    """A table where no match began is gone. ``why``: empty, for nobody was there."""

    why: str


TableEvent = (
    Committed
    | SeatTaken
    | MoveOffered
    | SeatMoved
    | SeatFreed
    | SeatFilled
    | HostMoved
    | Attached
    | Detached
    | SatIn
    | GaveBack
    | Began
    | ShareOpened
    | SeedOpened
    | Proposed
    | Agreed
    | ProposalClosed
    | Claimed
    | Talked
    | ClockCredited
    | TableClosed
)

Logged = Event | TableEvent | Rewound
"""Whatever a table's log holds."""

TABLE_EVENTS: Final[tuple[type, ...]] = get_args(TableEvent)


def of_table(event: Logged) -> TypeGuard[TableEvent]:
    """Whether it is an event of the table."""
    return isinstance(event, TABLE_EVENTS)


def of_game(event: Logged) -> TypeGuard[Event | Rewound]:
    """Whether it is one of the game, or its undoing."""
    return not isinstance(event, TABLE_EVENTS)


def told(event: TableEvent) -> TableEvent:
    """The event as everybody at the table may see it: keys, codes and links stay here."""
    match event:
        case SeatTaken() | SeatMoved():
            return replace(event, key=None)
        case MoveOffered():
            return replace(event, code=None)
        case Attached():
            return replace(event, link=None)
    return event
