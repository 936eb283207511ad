"""The dealer of a table: what it has to bring, made from the table's secret and nothing else.

It is apart from the table that it serves, so that a test can put another one in its place, who
deals other cards under the same commitment, and see whether anybody can tell.
"""

from __future__ import annotations

from collections.abc import Callable

from spades.game.actions import Chance, Close, Redraw
from spades.game.dealer import chance_for
from spades.game.proof import Contribution
from spades.game.state import State
from spades.table import Bring, Commitment, First, OpenedSeed, Table
from spades.table.fair import DEALS, Chain, drawn_first


class Dealer:
    """Neither its text nor a copy of it shows a card to come."""

    def __init__(self, secret: bytes) -> None:
        self._chain = Chain(secret)

    def brings(self, table: Table) -> Bring | None:
        """What the table waits for the dealer to bring; None: nothing."""
        match table.needs:
            case None:
                return None
            case "commitment":
                return Bring(Commitment(self._chain.commitment))
            case "first":
                return Bring(First(drawn_first(self._chain, shares_of(table))))
            case "seed":
                return Bring(OpenedSeed(table.deals, self._chain.seed(table.deals).hex()))
            case "deal" | "stock" if table.deals >= DEALS:
                # No seed is left. It takes days to come here, and nobody could go on.
                return Bring(Close("abandoned"))
            case "deal" | "stock":
                return Bring(self.chance(table, table.match, table.deals + 1))
        return Bring(self.chance(table, table.match, table.deals))

    def redraws(self, table: Table) -> Callable[[State], Redraw]:
        """What ``step`` asks for the cards that an exchange is owed."""

        def redraw(state: State) -> Redraw:
            brought = self.chance(table, state, table.deals)
            assert isinstance(brought, Redraw)
            return brought

        return redraw

    def chance(self, table: Table, state: State, number: int) -> Chance:
        """The cards of deal ``number`` that ``state`` waits for."""
        return chance_for(state, self._chain.key(number, shares_of(table)), number)


def shares_of(table: Table) -> tuple[Contribution | None, ...]:
    """What people have put into the shuffle, by seat."""
    return tuple(
        None if seat.pledge is None else Contribution(seat.pledge, seat.share or None)
        for seat in table.seats
    )
