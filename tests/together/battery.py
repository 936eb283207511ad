"""The checks that are to find a fault in the game, each alone and in a second or two.

    python -m tests.together.battery [NAME …]

runs them on whatever ``spades`` is imported, prints a line for each, and exits 1 if one failed.
``test_faults`` runs it on copies of the sources that each have a fault.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from typing import Final

from bench.random_hands import play_hands
from spades.game.events import Event
from spades.game.state import Dealing
from spades.rules import GAMES, Rules
from spades.testing import (
    check_record,
    check_square,
    check_twins,
    play_random_match,
    random_rules,
    random_steps,
)
from spades.testing.playthrough import VARIANTS, playthrough
from tests.together.lockstep import lockstep
from tests.together.test_perft import VARIED, both_ways
from tools import goldens

HANDS: Final = 40
OFTEN: Final = {"double_nil": 40, "low_bid": 60}


def invariants() -> None:
    """Cards, lines, points, bags."""
    for kind in ("partnership", "two-player", "random-rules"):
        play_hands(kind, f"battery {kind}", 3 * HANDS, every=10**9)


def agreement() -> None:
    """In lockstep with a second engine."""
    rng = random.Random("battery lockstep")
    for _ in range(HANDS // 2):
        for game in GAMES:
            lockstep(rng, random_rules(rng, game), 2, double_nil=40)


def trees() -> None:
    """Perft of small hands against brute force."""
    rng = random.Random("battery trees")
    for game in GAMES:
        for cards in (1, 2, 2, 2, 3):
            for rules in (Rules(game), Rules(game, **VARIED)):
                for _ in range(4):
                    ours, theirs = both_ways(rng, rules, cards)
                    assert ours == theirs, (game, cards)


def _matches(name: str) -> Iterator[list[Event]]:
    rng = random.Random(f"battery {name}")
    for _ in range(HANDS // 2):
        for game in GAMES:
            yield play_random_match(rng, random_rules(rng, game), 2, stray_look=20, **OFTEN)


def squares() -> None:
    """Redacted events fold to the views."""
    for events in _matches("squares"):
        check_square(events)


def records() -> None:
    """A record replays to what it is the record of."""
    for events in _matches("records"):
        check_record(events)


def twins() -> None:
    """No seat can tell another world from the truth."""
    rng = random.Random("battery twins")
    for _ in range(HANDS):
        for game in GAMES:
            steps = list(random_steps(rng, random_rules(rng, game), 1, stray_look=20, **OFTEN))
            before = steps[0][1]
            assert isinstance(before, Dealing)
            moments = [index for index, (_, state) in enumerate(steps) if state.to_act is not None]
            for moment in rng.sample(moments, 3):
                told = [event for events, _ in steps[1 : moment + 1] for event in events]
                check_twins(told, before, rng)


def kept() -> None:
    """The golden files."""
    before = goldens.kept()
    assert goldens.perft_table() == before["perft.txt"]
    for name in VARIANTS:
        assert playthrough(name) == before[f"playthrough-{name}.txt"], name


CHECKS: Final[dict[str, Callable[[], None]]] = {
    check.__name__: check for check in (invariants, agreement, trees, squares, records, twins, kept)
}


def main(names: list[str]) -> int:
    """Run the named checks, or all."""
    failed = 0
    for name in names or CHECKS:
        try:
            CHECKS[name]()
        except Exception as error:  # noqa: BLE001  (whatever a faulty game raises, it is found)
            failed = 1
            print(f"{name}: {type(error).__name__}: {str(error)[:300]}")
        else:
            print(f"{name}: holds")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
