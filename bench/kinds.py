"""The work of a bench that plays every kind of rules: each preset, and rules objects at random.

It is cut into chunks, each of one kind and with a seed of its own, so that a fault can be met
again: the error says kind, number and seed. ``random_hands`` and ``one_law`` are such benches.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bench.common import in_chunks, parser
from spades.rules import PRESETS, Rules
from spades.testing import Broken, random_rules


def rules_of(kind: str, rng: random.Random, games: Mapping[str, str | None]) -> Rules:
    """The preset of this name; else rules at random, of the game in ``games``, None: of any."""
    return PRESETS[kind] if kind in PRESETS else random_rules(rng, games[kind])


def options_of(doc: str | None, unit: str, total: int, whose: str, size: int) -> argparse.Namespace:
    """What a bench is asked on its command line.

    ``unit`` is what it counts, ``total`` how many of these (``whose``: in one kind or in all),
    ``size`` how many in a chunk.
    """
    options = parser(doc)
    options.add_argument(f"--{unit}", type=int, default=total, help=whose)
    options.add_argument("--chunk", type=int, default=size, help=f"{unit} at a time")
    return options.parse_args()


def played(
    name: str,
    given: argparse.Namespace,
    unit: str,
    kinds: Sequence[str],
    each: int,
    work: Callable[[Any], dict[str, int]],
) -> dict[str, int]:
    """The sums of all figures when so many of each kind are done: now or in an earlier run.

    ``work`` gets a chunk: its kind, number, how many, and the seed of all; it calls ``in_chunk``.
    """
    tasks = [
        [kind, number, min(given.chunk, each - number * given.chunk), given.seed]
        for kind in kinds
        for number in range(-(-each // given.chunk))
    ]
    sizes = {unit: getattr(given, unit), "chunk": given.chunk, "seed": given.seed}
    return in_chunks(name, sizes, tasks, work, given.jobs, given.fresh)


def in_chunk(task: list[Any], play: Callable[[str, str, int], dict[str, int]]) -> dict[str, int]:
    """One chunk's figures: ``play(kind, seed, how many)``. Raises Broken, with its address."""
    kind, number, count, seed = task
    try:
        return play(kind, f"{seed} {kind} {number}", count)
    except Exception as error:
        raise Broken(f"{kind}, chunk {number} of seed {seed!r}: {error!r}") from error
