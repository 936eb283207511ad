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

from bench.common import figure, in_chunks, parser
from spades.game.events import Event, HandScored
from spades.game.state import Dealing, State
from spades.rules import PRESETS
from spades.testing import (
    Broken,
    check_cards,
    check_last_digit,
    check_record,
    check_result,
    check_square,
    check_twins,
    random_rules,
    random_steps,
)

RANDOM_RULES: Final = "random-rules"
KINDS: Final = (*PRESETS, RANDOM_RULES)
MATCH: Final = 20
"""Hands after which a match is left: random players never reach 500."""


def play_hands(kind: str, seed: str, hands: int, every: int = 20) -> dict[str, int]:
    """Play so many hands of a preset or of random rules; raise Broken at the first that is not so.

    Every ``every``-th hand is looked at closely.
    """
    rng = random.Random(seed)
    figures = {"hands": 0, "steps": 0, "closely": 0}
    while figures["hands"] < hands:
        rules = PRESETS[kind] if kind in PRESETS else random_rules(rng)
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
    """One chunk: its kind, number, hands and seed."""
    kind, number, hands, seed = task
    try:
        return play_hands(kind, f"{seed} {kind} {number}", hands)
    except Exception as error:
        raise Broken(f"{kind}, chunk {number} of seed {seed!r}: {error!r}") from error


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--hands", type=int, default=100_000, help="of each kind")
    options.add_argument("--chunk", type=int, default=500, help="hands at a time")
    given = options.parse_args()
    tasks = [
        [kind, number, min(given.chunk, given.hands - number * given.chunk), given.seed]
        for kind in KINDS
        for number in range(-(-given.hands // given.chunk))
    ]
    sizes = {"hands": given.hands, "chunk": given.chunk, "seed": given.seed}
    total = in_chunks("random_hands", sizes, tasks, chunk, given.jobs, given.fresh)
    want = given.hands * len(KINDS)
    return figure(
        "random hands",
        f"{total['hands']:,} of {want:,} ({', '.join(KINDS)}), {total['steps']:,} steps, "
        f"{total['closely']:,} looked at closely; nothing broke",
        total["hands"] >= want,
    )


if __name__ == "__main__":
    sys.exit(main())
