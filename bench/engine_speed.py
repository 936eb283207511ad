"""How many times faster OpenSpiel, which is compiled, plays random hands than the readable engine.

Both play the 13 tricks of the partnership game from after the bidding, at random legal cards, in
one process, turn about; both through their Python API: what may I play, play it, until all is
played. Views are not made. The figure is the middle one of the rounds' ratios; it should be within
20 and must be within 40.

    python bench/engine_speed.py --profile
"""

from __future__ import annotations

import cProfile
import gc
import pstats
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pyspiel

from bench.common import figure, median, parser, progress
from spades.game.decide import apply, legal_actions
from spades.game.state import Playing, State
from spades.rules import PRESETS
from spades.testing import random_deal
from spades.testing.perft import small_hand

AIM: Final = 20
BAR: Final = 40


def our_starts(rng: random.Random, hands: int) -> list[State]:
    """Hands dealt and bid, about to be played."""
    rules = PRESETS["partnership"]
    return [small_hand(rules, random_deal(rng).hands, (3, 3, 3, 3)) for _ in range(hands)]


def play_ours(states: list[State], rng: random.Random) -> None:
    chance = rng.random
    for state in states:
        while isinstance(state, Playing):
            actions = legal_actions(state)
            state = apply(state, actions[int(chance() * len(actions))])


def their_starts(rng: random.Random, hands: int) -> list[Any]:
    """The same stage of OpenSpiel's game: 52 cards dealt, four bids made."""
    game = pyspiel.load_game("spades")
    states = []
    for _ in range(hands):
        state = game.new_initial_state()
        for card in rng.sample(range(52), 52):
            state.apply_action(card)
        for _ in range(4):
            state.apply_action(rng.choice(state.legal_actions()))
        states.append(state)
    return states


def play_theirs(states: list[Any], rng: random.Random) -> None:
    chance = rng.random
    for state in states:
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])


def seconds(
    play: Callable[[list[Any], random.Random], None], states: list[Any], seed: str
) -> float:
    """CPU seconds of this thread for playing these hands out."""
    rng = random.Random(seed)
    gc.collect()
    begun = time.thread_time()
    play(states, rng)
    return time.thread_time() - begun


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--rounds", type=int, default=9, help="at least 7 for a figure to keep")
    options.add_argument("--hands", type=int, default=400, help="of ours in a round")
    options.add_argument("--profile", action="store_true", help="where our time goes, top 15")
    given = options.parse_args()
    ours, ratios = [], []
    for number in progress(range(given.rounds), "engine speed", given.rounds):
        rng = random.Random(f"{given.seed} {number}")
        our_hands, their_hands = given.hands, 8 * given.hands
        mine = seconds(play_ours, our_starts(rng, our_hands), f"{number}") / our_hands
        theirs = seconds(play_theirs, their_starts(rng, their_hands), f"{number}") / their_hands
        ours.append(1 / mine)
        ratios.append(mine / theirs)
    if given.profile:
        profile = cProfile.Profile()
        states = our_starts(random.Random(given.seed), given.hands)
        profile.runcall(play_ours, states, random.Random(given.seed))
        pstats.Stats(profile).sort_stats("tottime").print_stats(15)
    ratio = median(ratios)
    return figure(
        "engine speed",
        f"OpenSpiel plays {ratio:.1f} times as many hands (rounds {min(ratios):.1f} to "
        f"{max(ratios):.1f}; aim {AIM}, bar {BAR}); ours {median(ours):,.0f} a CPU second",
        ratio <= BAR,
    )


if __name__ == "__main__":
    sys.exit(main())
