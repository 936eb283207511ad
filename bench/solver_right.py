"""The solvers are right, at full size: every claim held against references that share no line.

Positions of all kinds (``tests/kernel/positions.py``): nils alive and lost, odd and even contracts,
bags close to the limit, broken or not, in mid-trick. Three parts:

- ``readable``: minimax over the engine itself, 4,000 positions of 3 and 4 cards and 50 of 5, and
  the two-player game to 7 cards; tricks, score and a random payoff, the value of each legal card,
  all priced in one walk. The compiled references are held against it in the same run.
- ``compiled``: the same questions without a table, 4,000 positions of 5 and 6 cards, and of 7 in
  the two-player game; also the best card, lines of play, and what a stopped search claims.
- ``slow``: score and tricks against the slow exact variant, 100,000 positions of 5 to 7 cards, half
  of them with a live nil, and some of 8 in both games. A rare unsoundness of pruning shows only
  here.

The walk costs 40 to 55 µs for each way in which a hand can go, and of 5 cards the middle position
has 70,000 ways, the mean one a million, some 40 million. So of the larger sizes (``WALKED``)
``readable`` takes positions by this rule: by turns with the break rule and without it, and, two and
two, on lead with all cards held and in mid-trick; drawn as always, until one has no more ways than
the size allows (the kernel's perft counts them), and, without the break rule, until one has spades
not broken. So of 50 positions 25 are asked with the rule and 25 without, 26 are on lead with 20
cards. The share of draws (without the rule: of those not broken) that have few enough ways, in
per cent, on lead and in mid-trick, by a sample of one or two hundred each:

- 4 cards, 40,000 ways: 90 and 100 with the rule, 97 and 100 without;
- 5 cards, 600,000 ways: 65 and 94, 68 and 97;
- two players, 6 cards, 600,000 ways: all;
- two players, 7 cards, 600,000 ways: 66 and 97, 44 and 94.

Smaller positions are asked as they come, without the break rule too while spades are not broken.

    python bench/solver_right.py --jobs 2

To be expected, by samples of each size: 1,400 to 1,700 s of CPU for ``readable`` (1,250 of them in
the walk over the engine), 1,500 for ``slow``, 450 for ``compiled``: half an hour with two processes
on two cores.

A mismatch is told on stderr with what makes it again, and the exit code is 1.
"""

from __future__ import annotations

import hashlib
import random
import sys
import time
from collections.abc import Iterator
from functools import cache
from math import ceil
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from spades.game.state import Playing
from spades.kernel.solution import SCORE, TRICKS
from spades.kernel.solver import solve
from tests.kernel import brute, brute_compiled, claims, slow_exact
from tests.kernel import positions as positions_module
from tests.kernel.positions import Wanted, positions

FOUR: Final = "partnership"
TWO: Final = "two-player"
SIZES: Final = (
    # part, game, cards, live nils (None: as it comes), positions, positions a chunk; those whose
    # chunks take longest come first, so that at the end no process waits long for another.
    ("readable", FOUR, 5, None, 50, 1),
    ("readable", TWO, 7, None, 20, 1),
    ("slow", FOUR, 7, False, 10_000, 100),
    ("slow", FOUR, 7, True, 10_000, 100),
    ("readable", FOUR, 4, None, 2000, 20),
    ("readable", TWO, 6, None, 100, 5),
    ("slow", FOUR, 6, False, 20_000, 500),
    ("slow", FOUR, 6, True, 20_000, 500),
    ("slow", FOUR, 5, False, 20_000, 1000),
    ("slow", FOUR, 5, True, 20_000, 1000),
    ("slow", FOUR, 8, False, 200, 10),
    ("slow", FOUR, 8, True, 200, 10),
    ("readable", FOUR, 3, None, 2000, 100),
    ("readable", TWO, 5, None, 500, 50),
    ("readable", TWO, 4, None, 1000, 200),
    ("readable", TWO, 3, None, 1000, 500),
    ("compiled", FOUR, 5, None, 2000, 100),
    ("compiled", FOUR, 6, None, 2000, 20),
    ("compiled", TWO, 7, None, 2000, 200),
    ("compiled", TWO, 6, None, 2000, 500),
    ("slow", TWO, 8, None, 2000, 500),
)
WALKED: Final = {(FOUR, 4): 40_000, (FOUR, 5): 600_000, (TWO, 6): 600_000, (TWO, 7): 600_000}
"""In how many ways at most a position of the larger sizes of ``readable`` may go."""
Rules = tuple[bool, ...] | None
"""The break rule on, off or both; None: both where it may count."""
PARTS: Final = ("readable", "compiled", "slow")


@cache
def slow_solver() -> slow_exact.SlowSolver:
    """One for each process: its memory is worth keeping."""
    return slow_exact.SlowSolver()


def wrong_readable(state: Playing, rng: random.Random, rules: Rules) -> list[str]:
    """Against the walk over the engine, one for all questions; the compiled references too."""
    asked = claims.questions(state, rng, rules=rules)
    wrong = []
    for rule in (True, False):
        some = [question for question in asked if question.break_rule == rule]
        if not some:
            continue
        found = brute.card_values(some[0].ruled, tuple(map(claims.worth, some)))
        for index, question in enumerate(some):
            known = {card: values[index] for card, values in found.items()}
            want, table = claims.best_of(state, known), question.table
            wrong += [
                claims.wrong_best(solve, question, known),
                claims.wrong_cards(solve, question, known),
            ]
            others = {
                "plain": brute_compiled.value(state, table, break_rule=rule, prune=False),
                "pruned": brute_compiled.value(state, table, break_rule=rule),
                "slow": slow_solver().value(state, table, break_rule=rule),
            }
            wrong += [
                f"{question.name}: the {name} reference says {value}, not {want}"
                for name, value in others.items()
                if value != want
            ]
    return wrong


def wrong_compiled(state: Playing, rng: random.Random, rules: Rules) -> list[str]:
    """Against the compiled walk without a table."""
    wrong = []
    for question in claims.questions(state, rng, rules=rules):
        known = brute_compiled.card_values(state, question.table, break_rule=question.break_rule)
        wrong += [
            claims.wrong_best(solve, question, known),
            claims.wrong_cards(solve, question, known),
            claims.wrong_bounds(solve, question, known, claims.random_limit(rng)),
        ]
        if rng.randrange(10) == 0:
            wrong.append(claims.wrong_line(solve, question, slow_solver().value))
    return wrong


def wrong_slow(state: Playing, rng: random.Random, rules: Rules) -> list[str]:
    """Against the slow exact variant: score and tricks, now and then without the break rule."""
    asked = claims.questions(state, rng, (SCORE, TRICKS), rules)
    if rng.randrange(4):
        asked = asked[:2]
    wrong = []
    for question in asked:
        told = solve(state, **question.options)
        want = slow_solver().value(
            state, question.table, break_rule=question.break_rule, guess=told.low
        )
        wrong.append(claims.wrong_told(told, question, want))
    return wrong


CHECKS: Final = {"readable": wrong_readable, "compiled": wrong_compiled, "slow": wrong_slow}


def drawn(task: list[Any]) -> Iterator[tuple[Playing, random.Random, Rules]]:
    """The positions of a chunk, each with the chance for its questions and the break rules."""
    part, game, cards, alive, number, count, seed = task
    wanted, named = Wanted(cards, game, alive=alive), f"{seed} {part} {number}"
    stream, rng = positions(named, wanted), random.Random(f"{named} {wanted} questions")
    walked = part == "readable" and (game, cards) in WALKED
    for place in range(count):
        rules: Rules = None
        if walked:
            turn = number + place
            rule, mid_trick = turn % 2 == 0, turn // 2 % 2 == 1
            stream = positions(f"{named} {place}", Wanted(cards, game, mid_trick=mid_trick))
            stream = claims.walkable(stream, WALKED[game, cards], break_rule=rule)
            rules = (rule,)
        elif alive:
            # Whoever asks for live nils asks for nils: one bidder at least.
            wanted = Wanted(cards, game, nils=rng.choice((1, 1, 1, 2, 2, 3, 4)), alive=True)
            stream = positions(f"{named} {place}", wanted)
        yield next(stream), rng, rules


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: its part, game, cards, live nils, number, how many positions, and the seed."""
    part = task[0]
    began = time.process_time()
    found = {"positions": 0, "wrong": 0, f"{part} positions": 0, f"{part} seconds": 0}
    for place, position in enumerate(drawn(task)):
        wrong = [told for told in CHECKS[part](*position) if told]
        found["positions"] += 1
        found["wrong"] += bool(wrong)
        for told in wrong:
            print(f"MISMATCH in {task}, position {place}: {told}", file=sys.stderr, flush=True)
    found[f"{part} positions"] = found["positions"]
    found[f"{part} seconds"] = round(time.process_time() - began)
    return found


def digest() -> str:
    """Of the references and this file: what was done with others does not count."""
    whole = hashlib.sha256()
    for module in (brute, brute_compiled, claims, positions_module, slow_exact):
        whole.update(Path(str(module.__file__)).read_bytes())
    whole.update(Path(__file__).read_bytes())
    return whole.hexdigest()[:16]


def tasks_of(parts: tuple[str, ...], share: float, seed: str) -> list[list[Any]]:
    """The chunks of some parts, each cut down to so many hundredths."""
    tasks = []
    for part, game, cards, alive, full, size in SIZES:
        count = ceil(full * share / 100)
        if part in parts:
            tasks += [
                [part, game, cards, alive, number, min(size, count - number * size), seed]
                for number in range(-(-count // size))
            ]
    return tasks


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--part", choices=PARTS, help="only this part")
    options.add_argument("--share", type=float, default=100, help="per cent of the full sizes")
    given = options.parse_args()
    parts = PARTS if given.part is None else (given.part,)
    tasks = tasks_of(parts, given.share, given.seed)
    sizes = {"parts": parts, "share": given.share, "seed": given.seed, "held against": digest()}
    total = in_chunks("solver_right", sizes, tasks, chunk, given.jobs, given.fresh)
    want = sum(task[5] for task in tasks)
    shares = ", ".join(
        f"{part} {total[f'{part} positions']:,} in {total[f'{part} seconds']:,} s" for part in parts
    )
    return figure(
        "solver right",
        f"{total['positions']:,} of {want:,} positions ({shares}), {total['wrong']:,} mismatches",
        total["positions"] >= want and total["wrong"] == 0,
    )


if __name__ == "__main__":
    sys.exit(main())
