"""The shuffle that people are dealt: exact where it can be counted, tested where it cannot.

Decks of 2 to 5 cards in every way the numbers can fall, and every bound's words at their limit;
then decks of a fair table's chains (``spades-fair-1``), put to ``deck_statistics``: all findings
together have to stay within what a fair shuffle does in 99 of 100 runs. Two shuffles that favour
some orders, one that swaps with any place and one that takes a remainder of 8-bit words, have to
fail both. At last records of fair tables are verified by ``examples/verify_record.py``, which knows
nothing of this package, and by the package itself; both have to refuse each record with a lie.

    python bench/shuffle.py --jobs 2
"""

from __future__ import annotations

import hashlib
import json
import random
import runpy
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from math import factorial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import ROOT, figure, in_chunks, parser
from bench.deck_statistics import SIZE, Decks, allowed, judge, tally
from bench.forged import WAYS, forged
from spades.cards import ALL_CARDS, shuffle
from spades.errors import RecordError
from spades.game.proof import Contribution
from spades.game.record import read_record, record_json
from spades.rules import GAMES, Rules
from spades.table.fair import Chain, pledge_of
from spades.table.fair_check import check_fair
from spades.testing import Broken
from spades.testing.fair import random_fair_record

SCRIPT: Final = ROOT / "examples" / "verify_record.py"

OF_A_CHAIN: Final = 1000
"""Deals that are taken from one table's chain."""
CHAINS: Final = 20
"""Tables in a chunk."""
CONTROL: Final = 20_000
"""Deals by which a biased shuffle has to be found."""
RECORDS: Final = 50
"""Records in a chunk; the first of each is verified by the script as a program, too."""


# --- exact, on small decks


def orders(size: int, numbers: Callable[[int], list[int]]) -> Counter[tuple[int, ...]]:
    """How often each order of a small deck comes, if the words run through ``numbers(i)`` for i."""
    found: Counter[tuple[int, ...]] = Counter()
    for words in product(*(numbers(i) for i in range(size - 1, 0, -1))):
        with patch.object(shuffle, "_words", lambda _, told=words: iter(told)):
            found[shuffle.shuffled(range(size), b"")] += 1
    return found


def naive_orders(size: int) -> Counter[tuple[int, ...]]:
    """The same for a shuffle that swaps each card with any of all."""
    found: Counter[tuple[int, ...]] = Counter()
    for places in product(range(size), repeat=size):
        deck = list(range(size))
        for i, j in enumerate(places):
            deck[i], deck[j] = deck[j], deck[i]
        found[tuple(deck)] += 1
    return found


def is_even(found: Counter[tuple[int, ...]], size: int) -> bool:
    """Whether every order comes, and all equally often."""
    return len(found) == factorial(size) and len(set(found.values())) == 1


def check_exact() -> int:
    """Count it out for decks of 2 to 5. Raises Broken; returns how many orders were met."""
    met = 0
    for size in range(2, 6):
        # A word below its bound is taken as it is: so every sequence of bounded numbers comes once.
        found = orders(size, lambda i: list(range(i + 1)))
        if not is_even(found, size):
            raise Broken(f"a deck of {size}: {found}")
        met += len(found)
        if size > 2 and is_even(naive_orders(size), size):
            raise Broken(f"the naive shuffle is even for {size} cards")
    # 256 words and no rejection: 256 is no multiple of 3.
    if is_even(orders(3, lambda i: [word % (i + 1) for word in range(256)]), 3):
        raise Broken("the remainder of 8-bit words is even")
    for n in range(2, SIZE + 1):
        _check_limit(n)
    return met


def _check_limit(n: int) -> None:
    """The words that are taken for a bound are a multiple of it, and no others are taken."""
    limit = 2**32 // n * n
    beyond = [] if limit == 2**32 else [2**32 - 1, limit]  # limit would be 0, were it taken
    with patch.object(shuffle, "_words", lambda _: iter([*beyond, limit - 1])):
        if shuffle.below(b"", n) != n - 1:
            raise Broken(f"the words for a number below {n}")


# --- many deals


def table_decks(seed: str, chain: int) -> Iterator[list[int]]:
    """The decks of one fair table, as it would deal them to people."""
    root = hashlib.sha256(f"{seed} root {chain}".encode()).digest()
    shares = [hashlib.sha256(f"{seed} {chain} {seat}".encode()).hexdigest()[:32] for seat in "0123"]
    contributions = [Contribution(pledge_of(share), share) for share in shares]
    place = {card: index for index, card in enumerate(ALL_CARDS)}
    dealer = Chain(root)
    for number in range(OF_A_CHAIN, 0, -1):  # the chain is cheapest downwards
        key = dealer.key(number, contributions)
        yield [place[card] for card in shuffle.deck_order(key, number)]


def deals(task: list[Any]) -> dict[str, int]:
    """The counts of one chunk of tables."""
    seed, first, count = task
    decks = [deck for chain in range(first, first + count) for deck in table_decks(seed, chain)]
    return tally(np.array(decks, dtype=np.int64))


def biased(name: str, count: int, seed: int) -> Decks:
    """Decks of a shuffle that favours some orders: ``naive`` or ``remainder``."""
    rng = np.random.default_rng(seed)
    decks = np.tile(np.arange(SIZE), (count, 1))
    rows = np.arange(count)
    for i in range(SIZE - 1, -1, -1):
        any_place = rng.integers(0, SIZE, count)
        remainder = rng.integers(0, 256, count) % (i + 1)
        j = any_place if name == "naive" else remainder
        decks[rows, i], decks[rows, j] = decks[rows, j], decks[rows, i].copy()
    return decks


def failed(told: dict[str, float]) -> list[str]:
    """The questions that a fair shuffle would not have answered so."""
    least = allowed(len(told))
    return [name for name, chance in told.items() if chance < least]


# --- records


@cache
def stand_alone() -> Callable[[dict[str, Any]], list[int]]:
    """The check of the script, which imports nothing of ours."""
    found: Callable[[dict[str, Any]], list[int]] = runpy.run_path(str(SCRIPT))["check"]
    return found


def accepted(record: dict[str, Any]) -> tuple[bool, bool]:
    """Whether the script and the package hold a record for proven."""
    try:
        by_script = bool(stand_alone()(record))
    except (ValueError, KeyError, TypeError, IndexError):
        by_script = False
    try:
        by_package = check_fair(read_record(record)).proven
    except RecordError:
        by_package = False
    return by_script, by_package


def records(task: list[Any]) -> dict[str, int]:
    """Records of one chunk, each as it was dealt and with a lie. Raises Broken."""
    seed, number, count = task
    rng = random.Random(f"{seed} records {number}")
    found = {"records": 0, "lies": 0, "programs": 0}
    for index in range(count):
        rules = Rules(game=GAMES[index % 2])
        record = record_json(random_fair_record(rng, rules, rng.randrange(1, 5), double_nil=40))
        if accepted(record) != (True, True):
            raise Broken(f"not proven: {json.dumps(record)}")
        found["records"] += 1
        ways = rng.sample(list(WAYS), len(WAYS))
        way, lie = next((way, lie) for way in ways if (lie := forged(rng, record, way)))
        if accepted(lie) != (False, False):
            raise Broken(f"{way}, and proven by one of {accepted(lie)}: {json.dumps(lie)}")
        found["lies"] += 1
        if index == 0:
            if (_as_program(record), _as_program(lie)) != (0, 1):
                raise Broken(f"the program told otherwise: {way}, {json.dumps(record)}")
            found["programs"] += 2
    return found


def _as_program(record: dict[str, Any]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "record.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        command = [sys.executable, "-I", str(SCRIPT), str(file)]
        return subprocess.run(command, capture_output=True, check=False).returncode


# --- the bench


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--deals", type=int, default=1_000_000)
    options.add_argument("--records", type=int, default=1_000)
    given = options.parse_args()
    met = check_exact()
    chains = -(-given.deals // OF_A_CHAIN)
    tasks = [[given.seed, first, min(CHAINS, chains - first)] for first in range(0, chains, CHAINS)]
    sizes = {"chains": chains, "seed": given.seed}
    told = judge(in_chunks("shuffle", sizes, tasks, deals, given.jobs, given.fresh))
    bad = failed(told)
    controls = {
        name: failed(judge(tally(biased(name, CONTROL, 7)))) for name in ("naive", "remainder")
    }
    tasks = [
        [given.seed, number, min(RECORDS, given.records - number * RECORDS)]
        for number in range(-(-given.records // RECORDS))
    ]
    sizes = {"records": given.records, "seed": given.seed}
    proven = in_chunks("shuffle_records", sizes, tasks, records, given.jobs, given.fresh)
    worst = min(told, key=lambda name: told[name])
    return figure(
        "shuffle",
        f"{met} orders of small decks, all equally often; {chains * OF_A_CHAIN:,} deals, "
        f"{len(told) - len(bad)} of {len(told)} statistics in their 99 % band "
        f"(farthest: {worst}, p = {told[worst]:.4f}, limit {allowed(len(told)):.5f}); "
        f"biased shuffles failed {len(controls['naive'])} and {len(controls['remainder'])}; "
        f"{proven['records']:,} records proven and {proven['lies']:,} lies refused by the script "
        f"({proven['programs']} runs of it as a program) and by the package",
        not bad and all(controls.values()) and proven["records"] >= given.records,
    )


if __name__ == "__main__":
    sys.exit(main())
