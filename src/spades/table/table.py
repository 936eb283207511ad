"""A table: the match, its seats, what is proposed, what is proven. A value, the fold of its log.

The log holds events of the game and of the table in one count of versions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from spades.game.events import Event, Rewound
from spades.game.state import Dealing, Exchanging, Over, State
from spades.game.view import View, view_of
from spades.rules import Rules
from spades.rules.laws import side_of
from spades.table.events import Logged, of_game
from spades.table.plan import PERSON, Plan
from spades.table.seat import Seat
from spades.table.trail import Trail


@dataclass(frozen=True, slots=True)
class Proposal:
    """What one person has proposed, until when, and who has agreed."""

    seat: int
    what: str
    since: float
    version: int
    to: int | None = None
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Table:
    """One table. A value: ``step`` gives the next one.

    Without slots, so that the next one can be made of this one's dictionary: see ``changed``.
    """

    plan: Plan
    seats: tuple[Seat, ...]
    base: int = 0
    """How many events were before ``log``."""
    log: Trail[Logged] = field(default_factory=Trail)
    times: Trail[tuple[int, float]] = field(default_factory=Trail)
    """Of each entry in ``log``, its version and when it was made."""
    anchor: State | None = None
    """The match before ``log``, and in ``counted`` how many of its events count."""
    counted: int = 0
    state: State | None = None
    """The match; None before it begins."""
    done: Mapping[str, int] = field(default_factory=dict)
    """The version that each command led to: rebuilt from the log, so it outlives a crash."""
    known: int = 0
    """The version from which on ``done`` is whole: of older commands nobody knows any more."""
    at: float = 0.0
    """When the last entry was made: time does not run backwards at a table."""
    turn_at: float = 0.0
    """Since when the seat to act has been asked."""
    renewed: bool = False
    """Whether it got its whole time anew at this turn: once, or a turn could last for ever."""
    still_since: float | None = None
    """Since when its clock stands still; None: it runs, or there is none."""
    settled: int = 0
    """The version after the last event that makes older decisions pointless."""
    hand_from: int = 0
    """The version at which this hand was dealt."""
    host: int | None = None
    began_at: float | None = None
    proposal: Proposal | None = None
    proposed: frozenset[tuple[int, str]] = frozenset()
    """Who has proposed what since the game last went on: each once."""
    redeals: int = 0
    empty_since: float | None = None
    """Since when no person is there; None: somebody is."""
    commitment: str | None = None
    deals: int = 0
    """Hands dealt at this table, those thrown away included."""
    opened: int = 0
    """The last deal whose seed was opened."""
    sealed: bool = False
    """Whether a deal is to stay shut to the end: it was thrown away, or cards were passed in it."""
    closed: str | None = None
    """Why the table is gone, where no match began."""
    void: frozenset[str] = frozenset()
    """The keys of seats that were taken from their owners, or moved: they open nothing again."""
    local: bool = False
    """Whether it is at this computer: then its log is whole, and an earlier hand within reach."""

    def changed(self, **changes: Any) -> Table:
        """Another table, which differs in this. Raises TypeError: it has no such field.

        As ``dataclasses.replace``, in a tenth of its time: every action makes a few tables.
        """
        if not changes.keys() <= _FIELDS:
            raise TypeError(f"a table has no {sorted(changes.keys() - _FIELDS)}")
        table = object.__new__(Table)
        table.__dict__.update(self.__dict__)
        table.__dict__.update(changes)
        return table

    @property
    def rules(self) -> Rules:
        return self.plan.rules

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who holds each seat: PERSON, or a computer player's name."""
        return tuple(seat.kind for seat in self.seats)

    @property
    def version(self) -> int:
        return self.base + len(self.log)

    @property
    def match(self) -> State:
        """The match. To be asked only once it has begun."""
        assert self.state is not None, "no match has begun"
        return self.state

    @property
    def phase(self) -> str:
        """``gathering``, ``opening`` (of shares), ``playing``, ``over`` or ``closed``."""
        if self.closed is not None:
            return "closed"
        if self.state is None:
            return "gathering" if self.began_at is None else "opening"
        return "over" if self.over else "playing"

    @property
    def over(self) -> bool:
        return isinstance(self.state, Over)

    @property
    def needs(self) -> str | None:
        """What the dealer has to bring: commitment, first, deal, stock, redraw or seed.

        Nothing is dealt while people decide about a proposal: it is about the hand before.
        """
        if self.closed is not None:
            return None
        if self.plan.fair and self.commitment is None:
            return "commitment"
        if self.state is None:
            return "first" if self.began_at is not None and not self.to_open else None
        if self.may_open_seed:
            return "seed"
        if isinstance(self.state, Dealing) and self.proposal is None:
            return "deal" if self.rules.seats == 4 else "stock"
        if isinstance(self.state, Exchanging) and self.state.owed is not None:
            return "redraw"
        return None

    @property
    def may_open_seed(self) -> bool:
        """Whether nothing of the deals so far is hidden any more."""
        if self.commitment is None or self.opened == self.deals:
            return False
        if self.over:
            return True
        return isinstance(self.state, Dealing) and self.rules.seats == 4 and not self.sealed

    @property
    def to_open(self) -> tuple[int, ...]:
        """Whose share in the shuffle is awaited, once the match has begun to begin."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.pledge is not None and seat.share is None
        )

    @property
    def shares(self) -> tuple[str | None, ...]:
        """The opened shares, by seat."""
        return tuple(seat.share for seat in self.seats)

    @property
    def to_act(self) -> int | None:
        """The seat that the match waits for."""
        return None if self.state is None else self.state.to_act

    @property
    def computer_to_act(self) -> int | None:
        """The seat in which a computer has to decide now.

        None too while nobody is there, and while people decide about a proposal: then it waits.
        """
        seat = self.to_act
        if seat is None or self.proposal is not None or self.empty_since is not None:
            return None
        return None if self.seats[seat].player is None else seat

    @property
    def stands_still(self) -> bool:
        """Whether the clock of the person to act does: people decide, or wait for that person."""
        options, seat = self.plan.options, self.to_act
        if options.turn_seconds is None or seat is None:
            return False
        one = self.seats[seat]
        if one.player is not None:
            return False
        return self.proposal is not None or (options.when_left == "wait" and not one.is_present)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people who are there."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_present)

    def gone_at(self, number: int) -> float:
        """When the grace time of a person who is not there is over."""
        seat, options = self.seats[number], self.plan.options
        return seat.away_since + (options.grace_left if seat.left else options.grace_dropped)

    def has_say(self, number: int, now: float) -> bool:
        """Whether a person is to be asked: there, or dropped less than the grace time ago."""
        seat = self.seats[number]
        if not seat.is_persons or seat.is_present:
            return seat.is_present
        return not seat.left and seat.sitter is None and now < self.gone_at(number)

    def voters(self, seat: int, now: float, side_only: bool = False) -> tuple[int, ...]:
        """The other people whom a proposal of this seat needs; ``side_only``: of its side."""
        return tuple(
            other
            for other in range(len(self.seats))
            if other != seat
            and self.has_say(other, now)
            and (not side_only or side_of(other) == side_of(seat))
        )

    @property
    def match_log(self) -> list[Event]:
        """The events of the game in ``log`` that count: undone ones are left out."""
        kept: list[Event] = []
        for event in self.log:
            if isinstance(event, Rewound):
                del kept[event.to - self.counted :]
            elif of_game(event):
                kept.append(event)  # type: ignore[arg-type]
        return kept

    @property
    def game_log(self) -> list[Event | Rewound]:
        """The events of the game in ``log``, undone ones too."""
        return [event for event in self.log if of_game(event)]

    def view(self, seat: int | None) -> View:
        """What a seat may know of the match now."""
        return view_of(self.match, seat)


_FIELDS: Final = frozenset(field.name for field in fields(Table))


def new_table(plan: Plan, opened_at: float | None = None) -> Table:
    """A table before its first event.

    ``opened_at``: when it was opened, and since when nobody is there; without it a table without
    a commitment, where nobody ever sits down, is never closed.
    """
    seats = tuple(Seat(kind) for kind in plan.kinds)
    if opened_at is None:
        return Table(plan, seats)
    return Table(plan, seats, at=opened_at, empty_since=opened_at)


def local_table(plan: Plan) -> Table:
    """A table at this computer: its people sit there from the start, and stay."""
    seats = tuple(
        Seat(kind, name=kind, link="here") if kind == PERSON else Seat(kind) for kind in plan.kinds
    )
    return Table(plan, seats, local=True)
