"""What a side did in its hands: contracts, bags, Nils."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields

from spades.game.events import HandResult
from spades.rules.laws import DOUBLE_NIL, NIL, side_of
from spades.rules.scoring import contract_part, taken_part


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over the finished hands of one side. Tallies add up."""

    hands: int = 0
    contracts: int = 0
    """Hands with a contract of one trick or more."""
    contracts_made: int = 0
    bags: int = 0
    nils: int = 0
    nils_made: int = 0
    double_nils: int = 0
    double_nils_made: int = 0

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, name) + getattr(other, name) for name in _FIELDS))


_FIELDS = tuple(field.name for field in fields(Tally))


def tally(results: Iterable[HandResult], side: int) -> Tally:
    """What a side did in these hands."""
    total = Tally()
    for result in results:
        bids = [
            (bid, result.tricks[seat])
            for seat, bid in enumerate(result.bids)
            if side_of(seat) == side
        ]
        contract = sum(contract_part(bid) for bid, _ in bids)
        taken = sum(taken_part(bid, tricks) for bid, tricks in bids)
        nils = [tricks == 0 for bid, tricks in bids if bid == NIL]
        double_nils = [tricks == 0 for bid, tricks in bids if bid == DOUBLE_NIL]
        total += Tally(
            1,
            int(contract > 0),
            int(0 < contract <= taken),
            result.bags[side],
            len(nils),
            sum(nils),
            len(double_nils),
            sum(double_nils),
        )
    return total
