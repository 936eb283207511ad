"""Random hands by the hundred thousand: nothing raises, nothing runs dry, everything adds up.

Each preset, and random rules objects, at random legal actions. At every step the 52 cards are
where they belong, and whoever is to act can act; after every hand the score adds up, line by line,
and, under the classic rules, a side's score and bags are the same modulo 10. On every 20th hand
also: the record replays to the same events and state, whole and cut anywhere; every seat's and a
spectator's redacted events fold to their views; and no seat can tell a world drawn from its view
from the truth.

    python bench/random_hands.py --jobs 2
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure
from bench.kinds import in_chunk, options_of, played, rules_of
from spades.game.events import Event, HandScored
from spades.game.state import Dealing, State
from spades.rules import PRESETS
from spades.testing import (
    check_cards,
    check_last_digit,
    check_record,
    check_result,
    check_square,
    check_twins,
    random_steps,
)

RANDOM: Final = {"random-rules": None}
"""Of either game."""
KINDS: Final = (*PRESETS, *RANDOM)
MATCH: Final = 20
"""Hands after which a match is left: random players never reach 500."""


def play_hands(kind: str, seed: str, hands: int, every: int = 20) -> dict[str, int]:
    """Play so many hands of a preset or of random rules; raise Broken at the first that is not so.

    Every ``every``-th hand is looked at closely.
    """
    rng = random.Random(seed)
    figures = {"hands": 0, "steps": 0, "closely": 0}
    while figures["hands"] < hands:
        rules = rules_of(kind, rng, RANDOM)
        blind, low = rng.choice((None, None, 10, 50)), rng.choice((0, 80))
        log: list[Event] = []
        hand: list[tuple[tuple[Event, ...], State]] = []
        before: State | None = None
        for events, state in random_steps(
            rng, rules, MATCH, double_nil=blind, stray_look=20, low_bid=low
        ):
            figures["steps"] += 1
            check_cards(state)
            log += events
            hand.append((events, state))
            if before is None:
                before, hand = state, []
            scored = next((event for event in events if isinstance(event, HandScored)), None)
            if scored is None:
                continue
            check_result(rules, before.match.scores, before.match.bag_counts, scored.result)
            check_last_digit(state)
            figures["hands"] += 1
            if figures["hands"] % every == 0:
                figures["closely"] += 1
                assert isinstance(before, Dealing)
                _look_closely(rng, log, before, hand)
            if figures["hands"] >= hands:
                break
            before, hand = state, []
    return figures


def _look_closely(
    rng: random.Random,
    log: list[Event],
    before: Dealing,
    hand: list[tuple[tuple[Event, ...], State]],
) -> None:
    events = [event for step, _ in hand for event in step]
    check_record(log)
    check_square(events, before)
    moments = [index for index, (_, state) in enumerate(hand) if state.to_act is not None]
    moment = rng.choice(moments)
    told = [event for step, _ in hand[: moment + 1] for event in step]
    check_record(log[: len(log) - len(events) + len(told)])
    check_twins(told, before, rng)


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk of hands."""
    return in_chunk(task, play_hands)


def main() -> int:
    given = options_of(__doc__, "hands", 100_000, "of each kind", 500)
    total = played("random_hands", given, "hands", KINDS, given.hands, chunk)
    want = given.hands * len(KINDS)
    return figure(
        "random hands",
        f"{total['hands']:,} of {want:,} ({', '.join(KINDS)}), {total['steps']:,} steps, "
        f"{total['closely']:,} looked at closely; nothing broke",
        total["hands"] >= want,
    )


if __name__ == "__main__":
    sys.exit(main())
