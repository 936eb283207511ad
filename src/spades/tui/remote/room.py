"""The table around the match, as a server tells it: who sits where, who is there, what is proposed.

A viewer gets it whole once (``read_room``) and keeps it up to date from the events, by the table's
own fold: a table that knows everything but the match.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, cast

from spades.errors import NotationError, SpadesError
from spades.game.events import Looked, MatchEnded, MatchStarted
from spades.game.state import State
from spades.i18n import Texts
from spades.table import PERSON, Entry, Logged, Plan, Table, after
from spades.table.events import Began, TableClosed, of_table
from spades.table.fold import clocked
from spades.table.seat import Seat
from spades.table.table import Proposal
from spades.table.timing import turn_ends_at
from spades.table.trail import Trail
from spades.table.votes import unanswered
from spades.tui.names import clean_name

_PHASES: Final[dict[type[Any], str]] = {
    Began: "opening",
    MatchStarted: "playing",
    MatchEnded: "over",
    TableClosed: "closed",
}


@dataclass(frozen=True, slots=True)
class Turn:
    """All that a room knows of its match: whose turn it is."""

    to_act: int | None


@dataclass(frozen=True, slots=True)
class Room:
    """``table`` with a ``Turn`` in the place of its match. Times are the server's, in seconds."""

    table: Table
    phase: str
    """gathering, opening, playing, over or closed."""

    @property
    def plan(self) -> Plan:
        return self.table.plan

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.table.seats

    @property
    def proposal(self) -> Proposal | None:
        return self.table.proposal

    @property
    def ends_at(self) -> float | None:
        """When the clock of the seat to act runs out; None: no clock runs."""
        return turn_ends_at(self.table) if self.phase == "playing" else None

    @property
    def vote_ends_at(self) -> float | None:
        """When the proposal lapses; None: there is none."""
        proposal, seconds = self.proposal, self.plan.options.vote_seconds
        return None if proposal is None else proposal.since + seconds

    def away_for(self, seat: int, now: float) -> float:
        """Seconds since somebody who is not there went."""
        return max(0.0, now - self.seats[seat].away_since)

    def awaits(self, seat: int | None, now: float) -> bool:
        """Whether a seat has yet to answer the proposal."""
        return seat is not None and seat in unanswered(self.table, now)

    def with_turn(self, to_act: int | None) -> Room:
        """The same with another seat to act."""
        return replace(self, table=_with_turn(self.table, to_act))

    def after(self, event: Logged, at: float, to_act: int | None) -> Room:
        """The room after an event; ``to_act``: whose turn it is after it."""
        phase = _PHASES.get(type(event), self.phase)
        if of_table(event):
            table = after(self.table, Entry(self.table.version, None, at, (event,)))
            return Room(table.changed(base=table.version, log=Trail(), times=Trail()), phase)
        table = self.table.changed(base=self.table.version + 1, at=max(at, self.table.at))
        if not isinstance(event, Looked):  # which takes nobody's time
            table = table.changed(turn_at=table.at, renewed=False, proposed=frozenset())
        return Room(_with_turn(table, to_act), phase)


def _with_turn(table: Table, to_act: int | None) -> Table:
    return clocked(table.changed(state=cast("State", Turn(to_act))), table.at)


def read_room(told: object) -> Room:
    """The room that ``table_json`` told. Raises NotationError ``view.unreadable``."""
    try:
        if not isinstance(told, Mapping):
            raise TypeError
        return _read(told)
    except (SpadesError, ValueError, KeyError, TypeError, AttributeError, IndexError) as error:
        raise NotationError("view.unreadable", text=str(told)[:80]) from error


def _read(told: Mapping[str, Any]) -> Room:
    plan = Plan.from_json(told["plan"])
    options, phase = plan.options, told["phase"]
    seconds, ends_at, left = options.turn_seconds or 0, told["turn_ends_at"], told["turn_left"]
    if ends_at is None and left is not None:
        ends_at = left  # as if it had stood still from the beginning of time
    shares = zip(told["seats"], told["pledges"], told["shares"], strict=True)
    table = Table(
        plan,
        tuple(_seat(*one) for one in shares),
        base=told["version"],
        turn_at=0.0 if ends_at is None else ends_at - seconds,
        still_since=None if left is None else 0.0,
        host=told["host"],
        began_at=None if phase == "gathering" else 0.0,
        proposal=_proposal(told["proposal"], options.vote_seconds),
        redeals=options.redeals - told["redeals_left"],
        empty_since=told["empty_since"],
        commitment=told["commitment"],
        deals=told["deals"],
        opened=told["opened"],
        closed=told["closed"],
    )
    return Room(table, phase)


def _seat(told: Mapping[str, Any], pledge: str | None, share: str | None) -> Seat:
    return Seat(
        told["kind"],
        name=None if told["name"] is None else clean_name(told["name"]),
        pledge=pledge,
        share=share,
        link="?" if told["present"] else None,
        away_since=told["away_since"] or 0.0,
        sitter=told["sitter"],
    )


def _proposal(told: Mapping[str, Any] | None, vote_seconds: float) -> Proposal | None:
    if told is None:
        return None
    since, agreed = told["until"] - vote_seconds, frozenset(told["agreed"])
    return Proposal(told["seat"], told["what"], since, 0, agreed=agreed)


def names_of(seats: Sequence[Seat], texts: Texts) -> tuple[str, ...]:
    """What everybody is called: people as they like, computers and free seats by their seat."""
    two = len(seats) == 2
    return tuple(
        clean_name(seat.name)
        if seat.name is not None
        else texts.say("name-computer-only" if seat.kind != PERSON else "join-nobody")
        if two
        else texts.say("seat-name", seat=number)
        for number, seat in enumerate(seats)
    )


def clock_text(seconds: float) -> str:
    """Seconds as a clock shows them: ``0:09``, ``12:30``; hours are minutes too."""
    whole = max(0, int(seconds))
    return f"{whole // 60}:{whole % 60:02}"


def away_text(seconds: float, texts: Texts) -> str:
    """How long somebody has been away."""
    return texts.say("join-away", time=clock_text(seconds))
