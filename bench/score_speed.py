"""How long the score takes, as so many times endplay's trick solve of the same positions.

Positions from bidding and play by ``simple``, scores and bags at random, the leader about to lead;
each hand gives one of every size. Two payoffs: the hand's real one, and the harshest that we know,
where every bag costs nine points (a limit of one bag). Our whole Python call against endplay with
the deal ready made, turn about in one process, CPU time of the thread; the middle one of the
rounds' ratios of the mean times. Bars: 0.6 with 20 cards left, 1.2 with 24, 2.5 with 28, 5 with
32, 9 with 36.

    python bench/score_speed.py --rounds 7 --hands 100

``--large N`` takes N positions of each of 40, 44, 48 and 52 cards instead, ten seconds each at
most: what share is proven, and the times. It goes on where it was stopped.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.bridge import percentile, quiet, seconds, solve_theirs, their_deal
from bench.common import figure, in_chunks, median, parser, progress
from spades.game.decide import apply
from spades.game.state import Dealing, Match, Over, Playing, State
from spades.game.view import view_of
from spades.kernel.solver import Workspace
from spades.players import make_player
from spades.rules import Rules
from spades.rules.scoring import is_nil
from spades.testing import random_deal

BARS: Final = {20: 0.6, 24: 1.2, 28: 2.5, 32: 5.0, 36: 9.0}
LARGE: Final = (40, 44, 48, 52)
LIMIT: Final = 10.0
"""Seconds for a large position."""
HARSH: Final = Rules(bag_limit=1, bag_penalty=10)
PAYOFFS: Final = ("real", "harsh")


def positions(rng: random.Random) -> dict[int, Playing]:
    """One hand of four times ``simple``: by cards left, the position when a trick begins."""
    scores = rng.randrange(400), rng.randrange(400)
    match = Match(Rules(), 1, rng.randrange(4), scores, (rng.randrange(10), rng.randrange(10)))
    player = make_player("simple", 0)
    state: State = apply(Dealing(match), random_deal(rng))
    found = {}
    while not isinstance(state, (Dealing, Over)):
        if isinstance(state, Playing) and not state.trick:
            found[4 * state.hands[0].bit_count()] = state
        assert state.to_act is not None
        state = apply(state, player.decide(view_of(state, state.to_act)).action)
    return found


def under(payoff: str, state: Playing) -> Playing:
    """The position under the rules of a payoff."""
    if payoff == "real":
        return state
    return replace(state, match=replace(state.match, rules=HARSH, bag_counts=(0, 0)))


def has_live_nil(state: Playing) -> bool:
    """Whether somebody bid Nil and has no trick yet."""
    bids = zip(state.opening.bids, state.taken, strict=True)
    return any(bid is not None and is_nil(bid) and not tricks for bid, tricks in bids)


def small(given: Any) -> int:
    workspace = Workspace()
    times: dict[tuple[int, str], list[float]] = {}
    kinds: dict[tuple[int, str, bool], list[tuple[float, float]]] = {}
    for state in positions(random.Random(f"{given.seed} warm")).values():
        if state.hands[0].bit_count() <= 6:
            workspace.solve(under("harsh", state))
            solve_theirs(their_deal(state))
    for number in progress(range(given.rounds), "score speed", given.rounds):
        rng = random.Random(f"{given.seed} score {number}")
        hands = [positions(rng) for _ in range(given.hands)]
        quiet()
        for cards in BARS:
            for payoff in PAYOFFS:
                mine = others = 0.0
                for hand in hands:
                    state = under(payoff, hand[cards])
                    one = seconds(workspace.solve, state)
                    other = seconds(solve_theirs, their_deal(hand[cards]))
                    mine += one
                    others += other
                    kinds.setdefault((cards, payoff, has_live_nil(state)), []).append((one, other))
                times.setdefault((cards, payoff), []).append(mine / others)
    good, told = True, []
    for (cards, payoff), ratios in sorted(times.items()):
        ratio = median(ratios)
        good &= ratio <= BARS[cards]
        told.append(f"{ratio:.2f} with {cards} ({payoff})")
        parts = []
        for live in (False, True):
            pairs = kinds.get((cards, payoff, live), [])
            if pairs:
                ours, theirs = (list(side) for side in zip(*pairs, strict=True))
                parts.append(
                    f"{'live' if live else 'no'} nil {sum(ours) / sum(theirs):.2f} "
                    f"({len(pairs)}: {1e3 * sum(ours) / len(ours):.3f} ms, half "
                    f"{1e3 * median(ours):.3f}, 99th in 100 {1e3 * percentile(ours, 0.99):.2f}; "
                    f"endplay {1e3 * sum(theirs) / len(theirs):.3f})"
                )
        print(
            f"{cards} cards, {payoff}: {ratio:.2f} ({min(ratios):.2f} to {max(ratios):.2f}; bar "
            f"{BARS[cards]}); {'; '.join(parts)}",
            flush=True,
        )
    return figure("score speed", f"times endplay's tricks: {', '.join(told)}", good)


def large_chunk(task: list[Any]) -> dict[str, int]:
    """One hand: for each size whether it was proven, and its milliseconds by the clock."""
    seed, number = task
    found = positions(random.Random(f"{seed} large {number}"))
    workspace = Workspace(512)
    told: dict[str, int] = {}
    for cards in LARGE:
        begun = time.perf_counter()
        solution = workspace.solve(found[cards], seconds=LIMIT)
        told[f"{cards} {number} ms"] = round(1e3 * (time.perf_counter() - begun))
        told[f"{cards} {number} proven"] = int(solution.proven)
    return told


def large(given: Any) -> int:
    tasks = [[given.seed, number] for number in range(given.large)]
    sizes = {"large": given.large, "seed": given.seed}
    total = in_chunks("score_large", sizes, tasks, large_chunk, given.jobs, given.fresh)
    told = []
    for cards in LARGE:
        times = [float(total[f"{cards} {number} ms"]) for number in range(given.large)]
        proven = sum(total[f"{cards} {number} proven"] for number in range(given.large))
        told.append(
            f"{cards} cards {100 * proven / given.large:.0f} % (half {median(times):,.0f} ms, "
            f"99th in 100 {percentile(times, 0.99):,.0f})"
        )
    return figure("score, large", f"proven within {LIMIT:.0f} s: {'; '.join(told)}")


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=7, help="at least 7 for a figure to keep")
    options.add_argument("--hands", type=int, default=100, help="in a round")
    options.add_argument("--large", type=int, default=0, help="positions of each large size")
    given = options.parse_args()
    return large(given) if given.large else small(given)


if __name__ == "__main__":
    sys.exit(main())
