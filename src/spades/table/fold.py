"""A table is the fold of its log: what each event changes. Total, and the same on every server.

``log`` may begin later than the match did: a server lets go of what no undo can reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from spades.errors import SpadesError
from spades.game.events import (
    CardsPassed,
    CardsSwapped,
    HandDealt,
    HandScored,
    Looked,
    MatchStarted,
    Rewound,
    StockSet,
)
from spades.game.evolve import evolve
from spades.game.state import Dealing, Over
from spades.table import events as says
from spades.table.events import Logged, of_game, of_table
from spades.table.inputs import Entry
from spades.table.plan import Plan
from spades.table.table import Proposal, Table, local_table
from spades.table.trail import Trail

MOST_DONE: Final = 1000
"""Commands that are remembered: a hand has fewer, unless somebody talks without end."""


def restore(table: Table, entries: Iterable[Entry]) -> Table:
    """A table with entries of its log folded in.

    Raises SpadesError ``log.gap``: an entry does not follow the one before.
    """
    for entry in entries:
        if entry.version != table.version:
            raise SpadesError("log.gap", version=entry.version, want=table.version)
        table = after(table, entry)
    return table


def restore_local(kinds: tuple[str, ...], entries: Iterable[Entry]) -> Table:
    """The table at this computer that a log from MatchStarted on amounts to.

    Raises SpadesError ``log.gap``, ``log.no_start``; IllegalAction ``table.seats``.
    """
    entries = tuple(entries)
    if entries and entries[0].version:
        raise SpadesError("log.gap", version=entries[0].version, want=0)
    first = entries[0].events[:1] if entries else ()
    if not first or not isinstance(first[0], MatchStarted):
        raise SpadesError("log.no_start")
    return restore(local_table(Plan(first[0].rules, kinds)), entries)


def after(table: Table, entry: Entry) -> Table:
    """The table after an entry of its own log."""
    at = max(table.at, entry.at)
    times = table.times.plus((entry.version, at))
    for event in entry.events:
        table = clocked(_with(table, event, at), at)
    if entry.cause is None:
        return table.changed(times=times)
    done, known = {**table.done, entry.cause: table.version}, table.known
    if len(done) > MOST_DONE:
        forgotten = list(done)[: MOST_DONE // 2]
        known = max(known, *(done.pop(cause) for cause in forgotten))
    return table.changed(times=times, done=done, known=known)


def clocked(table: Table, at: float) -> Table:
    """With the clock of the person to act stopped, or going on, as it is from now on."""
    if table.stands_still:
        return table if table.still_since is not None else table.changed(still_since=at)
    if table.still_since is None:
        return table
    stood = at - max(table.still_since, table.turn_at)
    return table.changed(still_since=None, turn_at=table.turn_at + stood)


def trimmed(table: Table) -> Table:
    """Without its log, where no hand is in play: before the match, between hands, after it.

    What came before can no longer be taken back. A command sent twice is known as long as the
    log is not trimmed again after a hand, to the end of the next one; after that it is stale.
    Unchanged in the middle of a hand, and while people decide about a proposal.
    """
    in_hand = not isinstance(table.state, Dealing | Over | None)
    if in_hand or table.proposal is not None or not table.log:
        return table
    # What was done before a hand that is dealt anew is still of this hand.
    known = table.base if any(isinstance(one, HandScored) for one in table.log) else table.known
    return table.changed(
        base=table.version,
        log=Trail(),
        times=Trail(),
        anchor=table.state,
        counted=table.counted + len(table.match_log),
        done={cause: version for cause, version in table.done.items() if version > known},
        known=known,
        settled=table.version,
    )


# --- the fold


def _with(table: Table, event: Logged, at: float) -> Table:
    if of_table(event):
        table = _FOLDS[type(event)](table, event, at)
        return table.changed(log=table.log.plus(event), at=at)
    log = table.log.plus(event)
    if isinstance(event, Rewound):
        return _rewound(table, log, event.to - table.counted, at)
    assert of_game(event)
    assert not isinstance(event, Rewound)
    state = evolve(table.state, event)
    version = table.base + len(log)
    if isinstance(event, Looked):
        # Looking is free: it takes nobody's decision from under them.
        return table.changed(log=log, state=state, at=at)
    changes: dict[str, Any] = {}
    if isinstance(event, HandDealt | StockSet):
        changes = {"deals": table.deals + 1, "hand_from": version}
    elif isinstance(event, CardsPassed | CardsSwapped):
        changes = {"sealed": True}
    return _went_on(table, at, log=log, state=state, **changes)


def _rewound(table: Table, log: Trail[Logged], keep: int, at: float) -> Table:
    """With the first ``keep`` of the events that count. Raises SpadesError ``log.gap``."""
    before = table.match_log
    if not 0 <= keep <= len(before):
        raise SpadesError("log.gap", version=table.counted + keep, want=table.counted)
    after = before[:keep]
    table = table.changed(log=log)
    if any(isinstance(event, HandDealt | StockSet) for event in before[len(after) :]):
        table = table.changed(sealed=True)
    state = table.anchor
    for event in after:
        state = evolve(state, event)
    return _went_on(table, at, log=log, state=state)


def _went_on(table: Table, at: float, log: Trail[Logged], **changes: Any) -> Table:
    """The game went on, or back: whoever is to act now is asked from now on.

    One new table for all of it: making one is most of what an action costs here.
    """
    return table.changed(
        at=at,
        turn_at=at,
        renewed=False,
        settled=table.base + len(log),
        proposed=frozenset(),
        log=log,
        **changes,
    )


# --- events of the table


def _committed(table: Table, event: says.Committed, at: float) -> Table:
    return _counted(table.changed(commitment=event.commitment), at)


def _taken(table: Table, event: says.SeatTaken, at: float) -> Table:
    # A newcomer in the middle of a match has no share in its shuffle; the old one's stands.
    kept = table.seats[event.seat] if table.began_at is not None else None
    if table.empty_since is not None:
        table = table.changed(empty_since=at)  # somebody is about to come
    table = _seat(
        table,
        event.seat,
        name=event.name,
        key=event.key,
        pledge=event.pledge if kept is None else kept.pledge,
        link=None,
        away_since=at,
        left=False,
        been=False,
        since=table.version + 1,
        code=None,
    )
    return _counted(_forgetting(table, event.seat), at)


def _move_offered(table: Table, event: says.MoveOffered, at: float) -> Table:
    return _seat(table, event.seat, code=event.code, code_until=event.until)


def _moved(table: Table, event: says.SeatMoved, at: float) -> Table:
    table = _voided(table, event.seat)
    table = _seat(
        table,
        event.seat,
        key=event.key,
        code=None,
        link=None,
        left=False,
        away_since=at,
        since=table.version + 1,
    )
    return _counted(_forgetting(table, event.seat), at)


def _forgetting(table: Table, seat: int) -> Table:
    """Without the seat's commands: whoever is there now counts theirs from the start.

    Those of before are not done again under it: they are older than the seat's ``since``.
    """
    mine = f"{seat} "
    done = {cause: at for cause, at in table.done.items() if not cause.startswith(mine)}
    return table.changed(done=done)


def _freed(table: Table, event: says.SeatFreed, at: float) -> Table:
    table = _voided(table, event.seat)
    table = _seat(
        table, event.seat, name=None, key=None, link=None, left=False, code=None, away_since=at
    )
    if table.began_at is None:
        table = _seat(table, event.seat, pledge=None)
    if table.proposal is not None:
        # Whoever sits down there next is asked: it was not they who agreed.
        agreed = table.proposal.agreed - {event.seat}
        table = table.changed(proposal=replace(table.proposal, agreed=agreed))
    return _counted(table, at)


def _voided(table: Table, seat: int) -> Table:
    """The key that the seat has now opens nothing any more."""
    key = table.seats[seat].key
    return table if key is None else table.changed(void=table.void | {key})


def _filled(table: Table, event: says.SeatFilled, at: float) -> Table:
    return _seat(table, event.seat, kind=event.kind, sitter=None)


def _host_moved(table: Table, event: says.HostMoved, at: float) -> Table:
    return table.changed(host=event.seat)


def _attached(table: Table, event: says.Attached, at: float) -> Table:
    return _counted(_seat(table, event.seat, link=event.link or "?", left=False, been=True), at)


def _detached(table: Table, event: says.Detached, at: float) -> Table:
    table = _seat(table, event.seat, link=None, left=event.left, away_since=at)
    return _counted(table, at)


def _sat_in(table: Table, event: says.SatIn, at: float) -> Table:
    return _seat(table, event.seat, sitter=event.player)


def _gave_back(table: Table, event: says.GaveBack, at: float) -> Table:
    table = _seat(table, event.seat, sitter=None)
    if table.to_act != event.seat or table.renewed:
        return table
    return table.changed(turn_at=at, renewed=True)


def _began(table: Table, event: says.Began, at: float) -> Table:
    return table.changed(began_at=at)


def _share_opened(table: Table, event: says.ShareOpened, at: float) -> Table:
    return _seat(table, event.seat, share=event.share)


def _seed_opened(table: Table, event: says.SeedOpened, at: float) -> Table:
    return table.changed(opened=event.deal)


def _proposed(table: Table, event: says.Proposed, at: float) -> Table:
    return table.changed(
        proposal=Proposal(event.seat, event.what, at, table.version + 1, event.to),
        proposed=table.proposed | {(event.seat, event.what)},
    )


def _agreed(table: Table, event: says.Agreed, at: float) -> Table:
    assert table.proposal is not None
    agreed = table.proposal.agreed | {event.seat}
    return table.changed(proposal=replace(table.proposal, agreed=agreed))


def _proposal_closed(table: Table, event: says.ProposalClosed, at: float) -> Table:
    redeals = table.redeals + (event.what == "redeal" and event.how == "agreed")
    return table.changed(proposal=None, redeals=redeals)


def _credited(table: Table, event: says.ClockCredited, at: float) -> Table:
    def later(since: float | None) -> Any:
        return None if since is None else since + event.seconds

    proposal = table.proposal
    return table.changed(
        turn_at=later(table.turn_at),
        still_since=later(table.still_since),
        began_at=later(table.began_at),
        empty_since=later(table.empty_since),
        proposal=proposal and replace(proposal, since=later(proposal.since)),
        seats=tuple(replace(seat, away_since=later(seat.away_since)) for seat in table.seats),
    )


def _closed(table: Table, event: says.TableClosed, at: float) -> Table:
    return table.changed(closed=event.why)


def _nothing(table: Table, event: says.Claimed | says.Talked, at: float) -> Table:
    return table


def _counted(table: Table, at: float) -> Table:
    """Whether anybody is left, and since when not."""
    if table.people:
        # Time without anybody is nobody's: whoever is to act has the whole of it again.
        turn_at = table.turn_at if table.empty_since is None else at
        return table.changed(empty_since=None, turn_at=turn_at)
    return table.changed(empty_since=at if table.empty_since is None else table.empty_since)


def _seat(table: Table, number: int, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changes)
    return table.changed(seats=tuple(seats))


_FOLDS: Final[dict[type[Any], Callable[[Table, Any, float], Table]]] = {
    says.Committed: _committed,
    says.SeatTaken: _taken,
    says.MoveOffered: _move_offered,
    says.SeatMoved: _moved,
    says.SeatFreed: _freed,
    says.SeatFilled: _filled,
    says.HostMoved: _host_moved,
    says.Attached: _attached,
    says.Detached: _detached,
    says.SatIn: _sat_in,
    says.GaveBack: _gave_back,
    says.Began: _began,
    says.ShareOpened: _share_opened,
    says.SeedOpened: _seed_opened,
    says.Proposed: _proposed,
    says.Agreed: _agreed,
    says.ProposalClosed: _proposal_closed,
    says.Claimed: _nothing,
    says.Talked: _nothing,
    says.ClockCredited: _credited,
    says.TableClosed: _closed,
}
