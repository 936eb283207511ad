"""What everybody at a table may know of it beside the match: ``table_json``.

The same for every viewer: no keys, codes, links or cards. A viewer gets it once, with its view of
the match, and keeps it up to date from the events.
"""

from __future__ import annotations

from typing import Any

from spades.table.seat import Seat
from spades.table.table import Table
from spades.table.timing import turn_ends_at, turn_left
from spades.table.votes import unanswered


def table_json(table: Table) -> dict[str, Any]:
    """The table as a JSON object; seats are in their order, times in seconds on the server's clock.

    ``at`` is when the last entry was made. ``turn_ends_at`` is null where no clock runs,
    ``turn_left`` where none stands still, ``proposal`` where nothing is proposed, ``away_since``
    for whoever is there; ``deals`` counts the hands that were dealt, ``opened`` is the last of
    them whose seed was opened.
    """
    return {
        "plan": table.plan.to_json(),
        "phase": table.phase,
        "version": table.version,
        "at": table.at,
        "seats": [_seat_json(seat) for seat in table.seats],
        "host": table.host,
        "proposal": _proposal_json(table),
        "turn_ends_at": turn_ends_at(table),
        "turn_left": turn_left(table),
        "empty_since": table.empty_since,
        "redeals_left": max(0, table.plan.options.redeals - table.redeals),
        "commitment": table.commitment,
        "pledges": [seat.pledge for seat in table.seats],
        # A share that its owner did not open in time is none.
        "shares": [seat.share or None for seat in table.seats],
        "deals": table.deals,
        "opened": table.opened,
        "closed": table.closed,
    }


def _seat_json(seat: Seat) -> dict[str, Any]:
    away = seat.is_persons and not seat.is_present
    return {
        "kind": seat.kind,
        "name": seat.name,
        "present": seat.is_present,
        "sitter": seat.sitter,
        "away_since": seat.away_since if away else None,
    }


def _proposal_json(table: Table) -> dict[str, Any] | None:
    proposal = table.proposal
    if proposal is None:
        return None
    return {
        "seat": proposal.seat,
        "what": proposal.what,
        "agreed": sorted(proposal.agreed),
        "waiting": list(unanswered(table, table.at)),
        "until": proposal.since + table.plan.options.vote_seconds,
    }
