"""The record of a match at a table, with the proof of each deal: from its log, once it is over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from spades.game.events import Event, HandDealt, Rewound, StockSet
from spades.game.projection import record_of
from spades.game.proof import Contribution, Proof
from spades.game.record import Record
from spades.table.events import Logged, SeedOpened, of_game
from spades.table.fair import seed_before
from spades.table.table import Table


def record_of_table(table: Table, meta: Mapping[str, Any] | None = None) -> Record:
    """The match of a table whose log is whole, as a record; the seats have their last names.

    It holds all cards: to be shown to nobody before the match is over. At a table that committed
    to its deals each hand carries its number and its proof; a seed is in it once it was opened.
    """
    assert table.base == 0, "the log is not whole"
    names = tuple(seat.name or seat.kind for seat in table.seats)
    record = record_of(table.game_log, names, meta)
    if table.commitment is None:
        return record
    contributions, seeds = contributions_of(table), opened_seeds(table.log)
    hands = tuple(
        replace(
            hand,
            deal_number=number,
            fair=Proof(table.commitment, contributions, seeds.get(number)),
        )
        for hand, number in zip(record.hands, deal_numbers(table.log), strict=True)
    )
    return replace(record, hands=hands)


def contributions_of(table: Table) -> tuple[Contribution | None, ...]:
    """What people have put into the shuffle, by seat; a share that was never opened is None."""
    return tuple(
        None if seat.pledge is None else Contribution(seat.pledge, seat.share or None)
        for seat in table.seats
    )


def deal_numbers(log: Iterable[Logged]) -> tuple[int, ...]:
    """For each hand that counts, which deal of the table it was; hands dealt anew leave gaps."""
    counting: list[tuple[Event, int]] = []
    deals = 0
    for event in log:
        if isinstance(event, Rewound):
            del counting[event.to :]
        elif of_game(event):
            assert not isinstance(event, Rewound)
            deals += isinstance(event, HandDealt | StockSet)
            counting.append((event, deals))
    return tuple(number for event, number in counting if isinstance(event, HandDealt | StockSet))


def opened_seeds(log: Iterable[Logged]) -> dict[int, str]:
    """The seed of every deal that may be known: an opened one gives all before it."""
    seeds: dict[int, str] = {}
    for event in log:
        if isinstance(event, SeedOpened):
            root = bytes.fromhex(event.seed)
            for number in range(event.deal, 0, -1):
                if number in seeds:
                    break
                seeds[number] = seed_before(root, event.deal - number).hex()
    return seeds
