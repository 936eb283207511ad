"""How many times faster than OpenSpiel's C++ the kernel plays random hands; and what threads bring.

Play only, partnership, 13 tricks from after the bidding, every legal card alike. Ours: one call of
``spades.simulate``, which also scores each hand and fills its arrays. Theirs: OpenSpiel's
``RandomRolloutEvaluator``, C++ from end to end; its bindings let only ``MCTSBot`` call it, so a bot
makes two simulations of many rollouts each (the first from the position, the second from a card
later: 52 and 51 cards). Both in CPU time of one thread, in one process, turn about, a deal of its
own for each round; the figure is the middle one of the rounds' ratios. Must 12, aim 20.

Two threads against one are compared in wall time: must 1.7, aim 1.9; void while anything else
runs, and left out with ``--one-thread``. The two-player game, whole hands from the deal and the
policy ``rules`` are told beside.

    python bench/playouts.py
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pyspiel

from bench.common import figure, median, parser, progress
from spades.game.decide import start
from spades.game.evolve import evolve
from spades.game.state import State
from spades.kernel.simulate import simulate
from spades.rules import PRESETS
from spades.testing import random_deal
from spades.testing.perft import small_hand

MUST: Final = 12
AIM: Final = 20
THREADS_MUST: Final = 1.7
THREADS_AIM: Final = 1.9
SIMULATIONS: Final = 2
"""Of the bot: the first evaluates the position itself, one alone would leave it without a move."""


def position(rng: random.Random, game: str) -> State:
    """A hand dealt and bid, about to be played."""
    rules = PRESETS[game]
    bids = tuple(rng.randint(0, 4) for _ in range(rules.seats))
    return small_hand(rules, random_deal(rng).hands[: rules.seats], bids)


def their_position(rng: random.Random) -> Any:
    """The same stage of OpenSpiel's game."""
    state = pyspiel.load_game("spades").new_initial_state()
    for card in rng.sample(range(52), 52):
        state.apply_action(card)
    for _ in range(4):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def their_rollouts(state: Any, rollouts: int, seed: int) -> Callable[[], Any]:
    """A call that makes SIMULATIONS × ``rollouts`` rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    bot = pyspiel.MCTSBot(
        state.get_game(), evaluator, 2.0, SIMULATIONS, 64, False, seed, False
    )  # fmt: skip
    return lambda: bot.step(state)


def seconds(work: Callable[[], Any], clock: Callable[[], float] = time.thread_time) -> float:
    """How long a call takes."""
    begun = clock()
    work()
    return clock() - begun


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=9, help="at least 7 for a figure to keep")
    options.add_argument("--hands", type=int, default=200_000, help="of ours in a round")
    options.add_argument("--one-thread", action="store_true", help="do not measure two")
    given = options.parse_args()
    hands, theirs = given.hands, max(1, given.hands // 40)
    dealt = {
        game: evolve(None, start(rules, 0)) for game, rules in PRESETS.items()
    }  # both games, before a deal
    ratios, threads, ours = [], [], []
    kinds: dict[str, Callable[[State, State], Any]] = {
        "two players": lambda four, two: simulate(two, count=hands),
        "from the deal": lambda four, two: simulate(dealt["partnership"], count=hands),
        "from the draw": lambda four, two: simulate(dealt["two-player"], count=hands),
        "by rules": lambda four, two: simulate(four, count=hands, policy="rules"),
    }
    rates: dict[str, list[float]] = {name: [] for name in kinds}
    rng = random.Random(f"{given.seed}")
    warm = position(rng, "partnership"), position(rng, "two-player")
    simulate(warm[0], count=hands)
    for kind in kinds.values():
        kind(*warm)
    for number in progress(range(given.rounds), "playouts", given.rounds):
        rng = random.Random(f"{given.seed} {number}")
        four, two = position(rng, "partnership"), position(rng, "two-player")
        mine = seconds(lambda: simulate(four, count=hands, seed=number)) / hands  # noqa: B023
        rollouts = their_rollouts(their_position(rng), theirs, number + 1)
        other = seconds(rollouts) / (SIMULATIONS * theirs)
        ours.append(1 / mine)
        ratios.append(other / mine)
        if not given.one_thread:
            walls = [
                seconds(
                    lambda: simulate(four, count=4 * hands, threads=number_of),  # noqa: B023
                    time.perf_counter,
                )
                for number_of in (1, 2)
            ]
            threads.append(walls[0] / walls[1])
        for name, kind in kinds.items():
            rates[name].append(hands / seconds(lambda: kind(four, two)))  # noqa: B023
    for name, found in rates.items():
        print(f"{name}: {median(found):,.0f} hands a CPU second")
    ratio, fast = median(ratios), True
    if threads:
        gain = median(threads)
        fast = gain >= THREADS_MUST
        print(
            f"two threads: {gain:.2f} times one (rounds {min(threads):.2f} to {max(threads):.2f}; "
            f"must {THREADS_MUST}, aim {THREADS_AIM}){'' if fast else ' -- SHORT'}"
        )
    return figure(
        "playouts",
        f"{ratio:.1f} times OpenSpiel's C++ rollouts (rounds {min(ratios):.1f} to "
        f"{max(ratios):.1f}; must {MUST}, aim {AIM}); {median(ours):,.0f} hands a CPU second",
        ratio >= MUST and fast,
    )


if __name__ == "__main__":
    sys.exit(main())
