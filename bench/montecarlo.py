"""Whether ``montecarlo`` beats ``simple``, in both games.

Matches in duplicate pairs (the same cards twice, seats swapped), as ``spades arena`` plays them.
Exit code 0: in both games the lower end of the 95 % interval of its win rate is above 50 %.

    python bench/montecarlo.py --pairs 300 --jobs 2
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from spades.analysis import Cast, estimate_rate, pairing_of
from spades.rules import PRESETS


def play_pair(chunk: tuple[str, str, int]) -> dict[str, int]:
    """One pair of matches: how many half wins it brought (0 … 4), and what was forfeited."""
    game, seed, pair = chunk
    with Cast(pairing_of("montecarlo", "simple", PRESETS[game], seed)) as cast:
        legs = cast.play_pair(pair, False)
    halves = sum(1 if leg.winner is None else 2 * (leg.winner == 0) for leg in legs)
    return {
        str(halves): 1,
        "forfeits": sum(leg.failed is not None for leg in legs),
        "hands": sum(leg.tallies[0].hands for leg in legs),
    }


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--pairs", type=int, default=300, help="of matches, in each game")
    options.add_argument("--games", nargs="+", default=list(PRESETS), choices=list(PRESETS))
    given = options.parse_args()
    good, told = True, []
    for game in given.games:
        chunks = [(game, given.seed, pair) for pair in range(1, given.pairs + 1)]
        sizes = {"game": game, "seed": given.seed}
        done = in_chunks(f"montecarlo-{game}", sizes, chunks, play_pair, given.jobs, given.fresh)
        rate = estimate_rate(
            [[halves / 4] for halves in range(5) for _ in range(done.get(str(halves), 0))]
        )
        assert rate.mean is not None
        low, high = rate.low or 0.0, rate.high or 1.0
        good = good and low > 0.5 and not done["forfeits"]
        told.append(
            f"{game} {rate.mean:.1%} ({low:.1%} to {high:.1%}) of {2 * given.pairs} matches, "
            f"{done['hands']} hands, {done['forfeits']} forfeits"
        )
    return figure("montecarlo against simple", "; ".join(told), good)


if __name__ == "__main__":
    sys.exit(main())
