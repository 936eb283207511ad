"""Tricks without the break rule are a bridge solver's: equal to endplay (DDS) on random deals.

Spades are trump and any card may be led, which is what DDS plays. 10,000 deals of 5 to 13 cards,
1,000 of them whole; from every leader; the best value, and on every tenth deal each legal card's.

    python bench/double_dummy_right.py --jobs 2

A mismatch is told on stderr as the deal, and the exit code is 1.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from endplay.dds.solve import SolveMode, solve_board

from bench.bridge import deal_text, their_deal
from bench.common import figure, in_chunks, parser
from spades.cards import ALL_CARDS, CARD, Card, mask_of
from spades.cards.card import RANKS
from spades.game.state import Playing
from spades.kernel.solver import solve
from spades.rules import Rules
from spades.rules.laws import side_of
from spades.testing.perft import small_hand

SHARES: Final = {cards: 1000 if cards == 13 else 1125 for cards in range(5, 14)}
"""Deals of each size, of 10,000."""
EVERY: Final = 10
"""Each so-many-th deal is asked about card by card."""


def some_deal(rng: random.Random, cards: int) -> Playing:
    """So many random cards to each seat, a random leader."""
    deck = rng.sample(ALL_CARDS, 4 * cards)
    hands = tuple(mask_of(deck[seat::4]) for seat in range(4))
    return small_hand(Rules(), hands, (3, 3, 3, 3), dealer=rng.randrange(4))


def by_endplay(state: Playing, every: bool) -> dict[Card, int]:
    """What the leader's side takes after some best card, or after each card."""
    told = solve_board(their_deal(state), SolveMode.Default if every else SolveMode.OptimalOne)
    found = {}
    for card, tricks in told:
        suit = 3 - int(card.suit)  # theirs go from spades to clubs
        found[CARD[16 * suit + RANKS.index(card.rank.abbr)]] = tricks
    return found


def wrong(state: Playing, every: bool) -> str:
    """What differs, or nothing."""
    tricks = state.hands[0].bit_count()
    theirs = by_endplay(state, every)
    told = solve(state, "tricks", break_rule=False, cards=every)
    if side_of(state.leader) == 1:
        theirs = {card: tricks - taken for card, taken in theirs.items()}
    want = (max if side_of(state.leader) == 0 else min)(theirs.values())
    if not told.proven or told.value != want:
        return f"{told.low} … {told.high}, not {want}"
    ours = {one.card: one.low for one in told.cards if one.proven}
    if every and ours != theirs:
        return f"cards {ours}, not {theirs}"
    return ""


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: cards, number, how many deals, and the seed."""
    cards, number, count, seed = task
    rng = random.Random(f"{seed} double dummy {cards} {number}")
    found = {"deals": 0, "wrong": 0, "card by card": 0, f"{cards} cards": count}
    for place in range(count):
        state, every = some_deal(rng, cards), place % EVERY == 0
        told = wrong(state, every)
        found["deals"] += 1
        found["card by card"] += every
        if told:
            found["wrong"] += 1
            print(
                f"MISMATCH {deal_text(state)!r}, seat {state.leader} leads: {told}",
                file=sys.stderr,
                flush=True,
            )
    return found


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=10_000)
    options.add_argument("--chunk", type=int, default=25, help="deals at a time")
    given = options.parse_args()
    tasks = []
    for cards, share in SHARES.items():
        count = -(-given.deals * share // sum(SHARES.values()))
        tasks += [
            [cards, number, min(given.chunk, count - number * given.chunk), given.seed]
            for number in range(-(-count // given.chunk))
        ]
    sizes = {"deals": given.deals, "chunk": given.chunk, "seed": given.seed}
    total = in_chunks("double_dummy_right", sizes, tasks, chunk, given.jobs, given.fresh)
    return figure(
        "double dummy right",
        f"{total['deals']:,} deals of {min(SHARES)} to {max(SHARES)} cards, "
        f"{total['13 cards']:,} of 13, {total['card by card']:,} card by card: "
        f"{total['wrong']:,} mismatches with endplay",
        total["deals"] >= given.deals and total["wrong"] == 0,
    )


if __name__ == "__main__":
    sys.exit(main())
