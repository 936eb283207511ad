"""How long tricks without the break rule take, against endplay (DDS): spades trump, one thread.

Identical random deals, turn about in one process: our whole Python call with all that it sets up,
theirs with the deal ready made; one best card, CPU time of the thread. A round has so many deals
of each size; a figure is the middle one of the rounds' ratios of the mean times. The slowest deals
are named. Bars: 1.0 with 13 cards, 0.8 with 12, 0.65 with 10, 0.4 with 8; 1.6 for the ratio of the
99th percentiles of 13. Half of each is the aim.

    python bench/double_dummy.py --rounds 7 --deals 300
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.bridge import deal_text, percentile, quiet, seconds, solve_theirs, their_deal
from bench.common import figure, median, parser, progress
from bench.double_dummy_right import some_deal
from spades.game.state import Playing
from spades.kernel.solver import Workspace

BARS: Final = {13: 1.0, 12: 0.8, 10: 0.65, 8: 0.4}
TAIL_BAR: Final = 1.6
"""For the 99th percentiles with 13 cards."""


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=7, help="at least 7 for a figure to keep")
    options.add_argument("--deals", type=int, default=300, help="of each size in a round")
    options.add_argument("--sizes", type=int, nargs="*", default=list(BARS), help="cards a hand")
    options.add_argument("--worst", type=int, default=5, help="how many slow deals are named")
    options.add_argument("--slack", type=float, default=1.0, help="bars times this: small runs")
    given = options.parse_args()
    workspace = Workspace()

    def solve_ours(state: Playing) -> None:
        workspace.solve(state, "tricks", break_rule=False)

    rng = random.Random(f"{given.seed} warm")
    for _ in range(20):
        state = some_deal(rng, 6)
        solve_ours(state)
        solve_theirs(their_deal(state))
    told, good = [], True
    for cards in given.sizes:
        ratios, ours, theirs = [], [], []
        slowest: list[tuple[float, float, str]] = []
        for number in progress(range(given.rounds), f"{cards} cards", given.rounds):
            rng = random.Random(f"{given.seed} speed {cards} {number}")
            states = [some_deal(rng, cards) for _ in range(given.deals)]
            deals = [their_deal(state) for state in states]
            quiet()
            mine = []
            others = []
            for state, deal in zip(states, deals, strict=True):
                mine.append(seconds(solve_ours, state))
                others.append(seconds(solve_theirs, deal))
                slowest.append((mine[-1], others[-1], f"{deal_text(state)} {'NESW'[state.leader]}"))
            ratios.append(sum(mine) / sum(others))
            ours += mine
            theirs += others
            slowest = sorted(slowest, reverse=True)[: given.worst]
        ratio = median(ratios)
        tail = percentile(ours, 0.99) / percentile(theirs, 0.99)
        good &= ratio <= given.slack * BARS.get(cards, 1.0)
        good &= cards != 13 or tail <= given.slack * TAIL_BAR
        told.append(f"{ratio:.2f} with {cards}")
        print(
            f"{cards:2d} cards: {ratio:.2f} ({min(ratios):.2f} to {max(ratios):.2f}; bar "
            f"{BARS.get(cards, 1.0)}); ours {1e3 * sum(ours) / len(ours):.3f} ms, "
            f"endplay {1e3 * sum(theirs) / len(theirs):.3f}; half {median(ours) * 1e3:.3f} against "
            f"{median(theirs) * 1e3:.3f}; 99th in 100 {percentile(ours, 0.99) * 1e3:.2f} against "
            f"{percentile(theirs, 0.99) * 1e3:.2f} ({tail:.2f})",
            flush=True,
        )
        for slow, their, name in slowest:
            print(f"          {1e3 * slow:8.1f} ms, endplay {1e3 * their:7.1f}: {name}")
    return figure("double dummy", f"times endplay's mean time: {', '.join(told)}", good)


if __name__ == "__main__":
    sys.exit(main())
