"""What time does to a table: clocks run out, people stay away, proposals lapse.

``wakes_at`` says when something is due next, ``due`` what it is. A seat's clock runs at its own
turns alone, whoever else comes and goes, and never while nobody is at the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from spades.game.actions import Close
from spades.game.decide import decide
from spades.table.events import (
    Logged,
    ProposalClosed,
    SatIn,
    SeatFreed,
    ShareOpened,
    TableClosed,
)
from spades.table.seating import host_after
from spades.table.table import Proposal, Table
from spades.table.votes import carried, unanswered, void

Events = tuple[Logged, ...]

UNBEGUN_SECONDS: Final = 900.0
"""A table where no match began and nobody is there is closed after a quarter of an hour."""


def wakes_at(table: Table) -> float | None:
    """When the next ``Tick`` has something to do; None: never, unless something else happens."""
    return min(_times(table), default=None)


def turn_ends_at(table: Table) -> float | None:
    """When the clock of the person to act runs out; None: it does not.

    It runs on while that person is not there, or dropping would buy time. Where the others wait
    for absent people (``when_left``) it stands still, and goes on at the return; while people
    decide about a proposal nobody's runs.
    """
    seconds = _turn_seconds(table)
    return None if seconds is None or table.still_since is not None else table.turn_at + seconds


def turn_left(table: Table) -> float | None:
    """How many seconds are left on that clock while it stands still; None: it does not."""
    seconds, since = _turn_seconds(table), table.still_since
    return None if seconds is None or since is None else seconds - max(0.0, since - table.turn_at)


def _turn_seconds(table: Table) -> float | None:
    seat = table.to_act
    if seat is None or table.empty_since is not None:
        return None
    one = table.seats[seat]
    return table.plan.options.turn_seconds if one.is_persons and one.player is None else None


def due(table: Table, now: float) -> Events:
    """The one next thing that is due by now, or nothing. To be asked until nothing is left."""
    phase = table.phase
    if phase in ("over", "closed"):
        return ()
    if phase == "opening" and table.to_open and _opening_ends(table) <= now:
        return tuple(ShareOpened(seat, "") for seat in table.to_open)
    if table.empty_since is not None and phase != "gathering":
        return _empty_for_long(table) if _kept_until(table) <= now else ()
    if table.proposal is not None and _vote_ends(table, table.proposal) <= now:
        # Before anybody is taken for gone: who had a say to the end of the vote, had one.
        return _proposal_due(table, now)
    for number, seat in enumerate(table.seats):
        if seat.is_persons and not seat.is_present and table.gone_at(number) <= now:
            found = _gone(table, number)
            if found:
                return found
    if table.empty_since is not None:
        return _empty_for_long(table) if _kept_until(table) <= now else ()
    ends = turn_ends_at(table)
    if ends is not None and ends <= now:
        assert table.to_act is not None
        return (SatIn(table.to_act, table.plan.options.sitter, "time"),)
    return _proposal_due(table, now)


def _times(table: Table) -> Iterator[float]:
    phase = table.phase
    if phase in ("over", "closed"):
        return
    if phase == "opening" and table.to_open:
        yield _opening_ends(table)
    if table.empty_since is not None:
        if phase != "opening":
            yield _kept_until(table)
        if phase != "gathering":
            return
    for number, seat in enumerate(table.seats):
        if seat.is_persons and not seat.is_present and _gone(table, number):
            yield table.gone_at(number)
    ends = turn_ends_at(table)
    if ends is not None:
        yield ends
    yield from _proposal_times(table)


# --- nobody is there


def _kept_until(table: Table) -> float:
    assert table.empty_since is not None
    playing = table.phase == "playing"
    return table.empty_since + (table.plan.options.empty_seconds if playing else UNBEGUN_SECONDS)


def _empty_for_long(table: Table) -> Events:
    if table.phase == "playing":
        return decide(table.match, Close("abandoned"))
    # Once it begins to begin, the dealer makes a match of it, which is then kept as one.
    return (TableClosed("empty"),) if table.phase == "gathering" else ()


def _opening_ends(table: Table) -> float:
    assert table.began_at is not None
    return table.began_at + table.plan.options.opening_seconds


# --- somebody is not


def _gone(table: Table, number: int) -> Events:
    """What follows when a person's grace time is over; nothing if it has followed."""
    seat, options = table.seats[number], table.plan.options
    host = host_after(table, number)
    if table.phase == "gathering":
        return (SeatFreed(number, "absent"), *host)
    if table.phase != "playing" or seat.sitter is not None or options.when_left == "wait":
        return host
    return (SatIn(number, options.sitter, "left" if seat.left else "dropped"), *host)


# --- proposals


def _vote_ends(table: Table, proposal: Proposal) -> float:
    return proposal.since + table.plan.options.vote_seconds


def _proposal_due(table: Table, now: float) -> Events:
    proposal = table.proposal
    if proposal is None:
        return ()
    ends = _vote_ends(table, proposal)
    by = min(now, ends)  # who goes or comes after the end of the vote has no part in it
    if not table.has_say(proposal.seat, by):
        return void(table)  # who wanted it is gone
    if not unanswered(table, by):
        return carried(table, proposal)  # those who had to answer are gone
    return (ProposalClosed(proposal.what, "late"),) if ends <= now else ()


def _proposal_times(table: Table) -> Iterator[float]:
    """When the proposal lapses, its proposer is gone, or the last of those to answer is."""
    proposal = table.proposal
    if proposal is None:
        return
    yield _vote_ends(table, proposal)
    for seats in ((proposal.seat,), unanswered(table, table.at)):
        if not any(table.seats[seat].is_present for seat in seats):
            yield max(
                (table.gone_at(seat) for seat in seats if table.has_say(seat, table.at)),
                default=table.at,
            )
