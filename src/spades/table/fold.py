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
    for event in entry.events:
        table = _with(table, event, at)
    if entry.cause is not None:
        table = replace(table, done={**table.done, entry.cause: table.version})
    return table


def trimmed(table: Table) -> Table:
    """Without its log, where no hand is in play: before the match, between hands, after it.

    What came before can no longer be taken back. A command sent twice is known as long as the
    log is not trimmed again: to the end of the next hand. Unchanged in the middle of a hand, and
    while people decide about a proposal, which may be to take something back.
    """
    in_hand = not isinstance(table.state, Dealing | Over | None)
    if in_hand or table.proposal is not None or not table.log:
        return table
    return replace(
        table,
        base=table.version,
        log=(),
        anchor=table.state,
        counted=table.counted + len(table.match_log),
        done={cause: version for cause, version in table.done.items() if version > table.base},
        settled=table.version,
    )


# --- the fold


def _with(table: Table, event: Logged, at: float) -> Table:
    if of_table(event):
        table = _FOLDS[type(event)](table, event, at)
        return replace(table, log=(*table.log, event), at=at)
    log = (*table.log, event)
    if isinstance(event, Rewound):
        return _rewound(table, log, at)
    assert of_game(event)
    assert not isinstance(event, Rewound)
    state = evolve(table.state, event)
    version = table.base + len(log)
    if isinstance(event, Looked):
        # Looking is free: it takes nobody's decision from under them.
        return replace(table, log=log, state=state, at=at)
    if isinstance(event, HandDealt | StockSet):
        table = replace(table, deals=table.deals + 1, hand_from=version)
    elif isinstance(event, CardsPassed | CardsSwapped):
        table = replace(table, sealed=True)
    return _went_on(replace(table, log=log, state=state), at)


def _rewound(table: Table, log: tuple[Logged, ...], at: float) -> Table:
    before = table.match_log
    table = replace(table, log=log)
    after = table.match_log
    if any(isinstance(event, HandDealt | StockSet) for event in before[len(after) :]):
        table = replace(table, sealed=True)
    state = table.anchor
    for event in after:
        state = evolve(state, event)
    return _went_on(replace(table, state=state), at)


def _went_on(table: Table, at: float) -> Table:
    """The game went on, or back: whoever is to act now is asked from now on."""
    return replace(
        table,
        at=at,
        turn_at=at,
        renewed=False,
        settled=table.version,
        proposed=frozenset(),
    )


# --- events of the table


def _committed(table: Table, event: says.Committed, at: float) -> Table:
    return _counted(replace(table, commitment=event.commitment), at)


def _taken(table: Table, event: says.SeatTaken, at: float) -> Table:
    # A newcomer in the middle of a match has no share in its shuffle; the old one's stands.
    kept = table.seats[event.seat] if table.began_at is not None else None
    if table.empty_since is not None:
        table = replace(table, empty_since=at)  # somebody is about to come
    table = _seat(
        table,
        event.seat,
        name=event.name,
        key=event.key,
        pledge=event.pledge if kept is None else kept.pledge,
        link=None,
        away_since=at,
        left=False,
        code=None,
    )
    return _counted(_forgetting(table, event.seat), at)


def _move_offered(table: Table, event: says.MoveOffered, at: float) -> Table:
    return _seat(table, event.seat, code=event.code, code_until=event.until)


def _moved(table: Table, event: says.SeatMoved, at: float) -> Table:
    table = _seat(table, event.seat, key=event.key, code=None, link=None, left=False, away_since=at)
    return _counted(_forgetting(table, event.seat), at)


def _forgetting(table: Table, seat: int) -> Table:
    """Without the seat's commands: whoever is there now counts theirs from the start."""
    mine = f"{seat} "
    done = {cause: at for cause, at in table.done.items() if not cause.startswith(mine)}
    return replace(table, done=done)


def _freed(table: Table, event: says.SeatFreed, at: float) -> Table:
    table = _seat(
        table, event.seat, name=None, key=None, link=None, left=False, code=None, away_since=at
    )
    if table.began_at is None:
        table = _seat(table, event.seat, pledge=None)
    return _counted(table, at)


def _filled(table: Table, event: says.SeatFilled, at: float) -> Table:
    return _seat(table, event.seat, kind=event.kind, sitter=None)


def _host_moved(table: Table, event: says.HostMoved, at: float) -> Table:
    return replace(table, host=event.seat)


def _attached(table: Table, event: says.Attached, at: float) -> Table:
    was_away = not table.seats[event.seat].is_present
    table = _seat(table, event.seat, link=event.link or "?", left=False)
    if was_away and table.plan.options.when_left == "wait" and table.to_act == event.seat:
        # The others waited: the clock stood still, and begins anew.
        table = replace(table, turn_at=at)
    return _counted(table, at)


def _detached(table: Table, event: says.Detached, at: float) -> Table:
    table = _seat(table, event.seat, link=None, left=event.left, away_since=at)
    return _counted(table, at)


def _sat_in(table: Table, event: says.SatIn, at: float) -> Table:
    return _seat(table, event.seat, sitter=event.player)


def _gave_back(table: Table, event: says.GaveBack, at: float) -> Table:
    table = _seat(table, event.seat, sitter=None)
    if table.to_act != event.seat or table.renewed:
        return table
    return replace(table, turn_at=at, renewed=True)


def _began(table: Table, event: says.Began, at: float) -> Table:
    return replace(table, began_at=at)


def _share_opened(table: Table, event: says.ShareOpened, at: float) -> Table:
    return _seat(table, event.seat, share=event.share)


def _seed_opened(table: Table, event: says.SeedOpened, at: float) -> Table:
    return replace(table, opened=event.deal)


def _proposed(table: Table, event: says.Proposed, at: float) -> Table:
    return replace(
        table,
        proposal=Proposal(event.seat, event.what, at, table.version + 1, event.to),
        proposed=table.proposed | {(event.seat, event.what)},
    )


def _agreed(table: Table, event: says.Agreed, at: float) -> Table:
    assert table.proposal is not None
    agreed = table.proposal.agreed | {event.seat}
    return replace(table, proposal=replace(table.proposal, agreed=agreed))


def _proposal_closed(table: Table, event: says.ProposalClosed, at: float) -> Table:
    redeals = table.redeals + (event.what == "redeal" and event.how == "agreed")
    return replace(table, proposal=None, redeals=redeals)


def _credited(table: Table, event: says.ClockCredited, at: float) -> Table:
    def later(since: float | None) -> Any:
        return None if since is None else since + event.seconds

    proposal = table.proposal
    return replace(
        table,
        turn_at=later(table.turn_at),
        began_at=later(table.began_at),
        empty_since=later(table.empty_since),
        proposal=proposal and replace(proposal, since=later(proposal.since)),
        seats=tuple(replace(seat, away_since=later(seat.away_since)) for seat in table.seats),
    )


def _closed(table: Table, event: says.TableClosed, at: float) -> Table:
    return replace(table, closed=event.why)


def _nothing(table: Table, event: says.Claimed | says.Talked, at: float) -> Table:
    return table


def _counted(table: Table, at: float) -> Table:
    """Whether anybody is left, and since when not."""
    if table.people:
        # Time without anybody is nobody's: whoever is to act has the whole of it again.
        turn_at = table.turn_at if table.empty_since is None else at
        return replace(table, empty_since=None, turn_at=turn_at)
    return replace(table, empty_since=at if table.empty_since is None else table.empty_since)


def _seat(table: Table, number: int, **changes: Any) -> Table:
    seats = list(table.seats)
    seats[number] = replace(seats[number], **changes)
    return replace(table, seats=tuple(seats))


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
