"""Fair tables: records whose every hand carries its proof, and when a seed may be opened at all.

>>> from spades.rules import PRESETS
>>> from spades.table.fair_check import check_fair
>>> from spades.testing.chance import Lots
>>> check_fair(random_fair_record(Lots("an example"), PRESETS["two-player"], 1)).proven
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from spades.game.dealer import chance_for
from spades.game.decide import decide, start
from spades.game.events import (
    CardsPassed,
    CardsSwapped,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    Rewound,
    StockSet,
)
from spades.game.evolve import evolve, fold
from spades.game.projection import effective, record_of
from spades.game.proof import SHARE_DIGITS, Contribution, Proof
from spades.game.record import Record
from spades.game.state import Dealing, Over
from spades.rules import PARTNERSHIP, Rules
from spades.table.events import SeedOpened
from spades.table.fair import Chain, Contributions, drawn_first, pledge_of
from spades.testing.chance import Rng
from spades.testing.generate import random_action
from spades.testing.invariants import Broken

REDEALT: Final = 20
"""How many deals in a hundred are thrown away at once, as when all agree to deal anew."""


# --- when a seed may be opened


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal as far as opening it goes: ``scored``, played to its end; ``passed``, cards were.

    Passed cards are known to two partners only, and the deal would show which they were.
    """

    scored: bool = False
    passed: bool = False


def may_open(game: str, deals: Sequence[Dealt], over: bool) -> int:
    """The last deal whose seed may be known, with all before it; 0 for none.

    An opened seed opens every earlier one. In the partnership game that goes as far as every card
    has been played and none was passed: a deal that was thrown away for another one, or had an
    exchange, waits for the end of the match, and so do those after it. In the two-player game
    discards stay hidden, so all wait.
    """
    if over:
        return len(deals)
    if game != PARTNERSHIP:
        return 0
    for number, deal in enumerate(deals):
        if not deal.scored or deal.passed:
            return number
    return len(deals)


def deals_of(log: Iterable[object]) -> list[Dealt]:
    """Every deal in a table's log, number 1 first; what is no event of the game is ignored.

    A deal that was taken back stays a deal, and a pass a pass: they were seen.
    """
    deals: list[Dealt] = []
    counting: list[tuple[object, int]] = []  # the events that count, each with its deal
    for event in log:
        if isinstance(event, Rewound):
            for undone, index in counting[event.to :]:
                if isinstance(undone, HandScored):
                    deals[index] = replace(deals[index], scored=False)
            del counting[event.to :]
        elif isinstance(event, Event):
            if isinstance(event, (HandDealt, StockSet)):
                deals.append(Dealt())
                counting.append((event, len(deals) - 1))
                continue
            index = counting[-1][1] if counting else -1
            counting.append((event, index))
            if isinstance(event, (CardsPassed, CardsSwapped)):
                deals[index] = replace(deals[index], passed=True)
            elif isinstance(event, HandScored):
                deals[index] = replace(deals[index], scored=True)
    return deals


def check_opened(game: str, log: Sequence[object]) -> None:
    """No seed in this log of a table was opened while anything that it opens was hidden.

    Raises Broken.
    """
    for index, event in enumerate(log):
        if isinstance(event, SeedOpened):
            before = log[:index]
            over = any(isinstance(one, MatchEnded) for one in before)
            if event.deal > may_open(game, deals_of(before), over):
                raise Broken(f"the seed of deal {event.deal} was opened too early")


# --- records


def random_fair_record(
    rng: Rng,
    rules: Rules,
    max_hands: int = 3,
    *,
    double_nil: int | None = None,
    left: bool = True,
) -> Record:
    """A match at random legal actions, to its end or so many hands, with the proof of each hand.

    Each seat puts something into the shuffle, or only commits to it, or neither. ``left``: the
    match is left there, so every seed is opened; otherwise it goes on, and those are opened that
    may be. ``double_nil`` as in ``random_action``.
    """
    chain, contributions = Chain(_bytes(rng, 32)), random_contributions(rng, rules.seats)
    log: list[Event | Rewound] = [start(rules, drawn_first(chain, contributions))]
    numbers: list[int] = []
    number = 0
    while True:
        state = fold(effective(log))
        if isinstance(state, Over):
            break
        if isinstance(state, Dealing):
            if state.match.hand_number > max_hands:
                break
            number += 1
            if rng.randrange(100) < REDEALT:
                counting = len(effective(log))
                key = chain.key(number, contributions)
                log += [*decide(state, chance_for(state, key, number)), Rewound(counting)]
                continue
            numbers.append(number)
        _play_on(rng, log, chain.key(number, contributions), number, double_nil)
    over = left or isinstance(state, Over)
    opened = may_open(rules.game, deals_of(log), over)
    record = record_of(log)
    hands = [
        replace(
            hand,
            deal_number=number,
            fair=Proof(
                chain.commitment,
                tuple(contributions),
                chain.seed(number).hex() if number <= opened else None,
            ),
        )
        for hand, number in zip(record.hands, numbers, strict=True)
    ]
    return replace(record, hands=tuple(hands))


def random_contributions(rng: Rng, seats: int) -> Contributions:
    """By seat: nothing, a commitment that stays closed, or an opened one."""
    found: list[Contribution | None] = []
    for seat in range(seats):
        share = _bytes(rng, SHARE_DIGITS // 2).hex()
        found.append(Contribution(pledge_of(share)) if rng.randrange(4) else None)
        if found[seat] is not None and rng.randrange(4):
            found[seat] = Contribution(pledge_of(share), share)
    return found


def _play_on(
    rng: Rng, log: list[Event | Rewound], key: bytes, number: int, double_nil: int | None
) -> None:
    """A hand from its deal to its end."""
    state = fold(effective(log))
    while True:
        action = (
            chance_for(state, key, number)
            if state.to_act is None
            else random_action(rng, state, double_nil=double_nil)
        )
        for event in decide(state, action):
            log.append(event)
            state = evolve(state, event)
        if isinstance(state, (Dealing, Over)):
            return


def _bytes(rng: Rng, count: int) -> bytes:
    return bytes(rng.randrange(256) for _ in range(count))
