"""What each technique of the solver buys: the search compiled without it, on the same positions.

Each row leaves one thing out, by putting another function in its place; the answers stay the same,
and are compared. Columns: tricks with 10 cards a hand (random deals), score with 8 and no Nil,
score with 7 and a live one, harsh bags (positions from bidding and play by ``simple``); nodes and
CPU time as so many times those of the whole search, turn about, the middle of the rounds. A
position that takes a hundred times the nodes is cut off there.

    python bench/techniques.py --markdown
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.bridge import quiet, seconds
from bench.common import figure, median, parser, progress
from bench.double_dummy_right import some_deal
from bench.score_speed import has_live_nil, positions, under
from spades.game.state import Playing
from spades.kernel import proofs, question, search
from spades.kernel.link import jit, rebound, specialised
from spades.kernel.relative import RANKS
from spades.kernel.solver import Workspace

SIGNATURE: Final = "int64(int64, int64, int64, int64, int64, int64, int64)"
CUT: Final = 100
"""So many times the nodes of the whole search, and 20,000 more, are enough."""

Asked = list[tuple[Playing, dict[str, Any]]]


# --- what stands in place of a technique


@jit()
def no_bound(
    ws: int,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    leader: int,
    left: int,
    goal: int,
    row: int,
    width: int,
) -> int:
    """No answer from the highest spades."""
    return -1


@jit()
def none_settled(result: int, card: int) -> int:
    """A refuted card speaks for no other."""
    return 0


@jit()
def every_card(hand: int) -> int:
    """Each of equal cards is tried."""
    return hand


@jit()
def no_killer(card: int, hand: int) -> int:
    """What worked before is not tried first."""
    return 0


@jit()
def lowest_lead(ws: int, scores: int, untried: int) -> int:
    """Leads go from clubs to spades, the lowest first."""
    return untried & -untried


@jit()
def no_scores(
    ws: int,
    scores: int,
    untried: int,
    h0: int,
    h1: int,
    h2: int,
    h3: int,
    c0: int,
    c1: int,
    c2: int,
    c3: int,
    side: int,
    eager: bool,
) -> None:
    """No lead is weighed."""


@jit()
def lowest_first(
    ws: int,
    untried: int,
    take: int,
    hand: int,
    others: int,
    lane: int,
    first: int,
    eager: bool,
) -> int:
    """The other hands try their cards from clubs to spades, the lowest first."""
    return untried & -untried


@jit()
def all_ranks(ranks: int) -> int:
    """Every rank of the cards still held matters: a table of exact positions."""
    return RANKS


@jit()
def middle_value(ws: int, low: int, high: int) -> int:
    """The next goal halves the values that are left, not their chances."""
    return (low + high + 1) >> 1


exact = jit()(rebound(proofs.remember, "remember_exact", filled=all_ranks))

NO_LEADS: Final = {"score_leads": no_scores, "best_scored": lowest_lead}

ROWS: Final[tuple[tuple[str, dict[str, Any], dict[str, Any]], ...]] = (
    ("no order of leads, nor of replies", {**NO_LEADS, "pick": lowest_first}, {}),
    ("no order of leads", NO_LEADS, {}),
    ("no order of replies", {"pick": lowest_first}, {}),
    ("no lead remembered for a shape", {"raised": no_killer}, {}),
    ("low cards of a refuted suit tried too", {"settled": none_settled}, {}),
    ("equal cards all tried", {"tops": every_card}, {}),
    ("table of exact positions, all tried", {"remember": exact, "settled": none_settled}, {}),
    ("no bounds by the highest spades", {"bound": no_bound}, {}),
    ("next goal by halving the values", {}, {"next_threshold": middle_value}),
)


def variant(
    number: int, in_search: dict[str, Any], in_decide: dict[str, Any]
) -> Callable[..., int]:
    """``decide`` with one technique left out of it or of the search, for sets of one word."""
    name = f"without_{number}"
    one = specialised(search.search, f"search_{name}", SIGNATURE, WORDS=1, **in_search)
    made = specialised(
        question.decide,
        f"decide_{name}",
        "int64(int64, int64, int64)",
        search_one=one,
        **in_decide,
    )
    made.prepare()
    return made  # type: ignore[no-any-return]


def columns(seed: str, count: int) -> dict[str, Asked]:
    """The positions of each column."""
    rng = random.Random(f"{seed} techniques")
    found: dict[str, Asked] = {"tricks, 10": [], "score, 8": [], "score, 7, Nil": []}
    for _ in range(count):
        found["tricks, 10"].append((some_deal(rng, 10), {"goal": "tricks", "break_rule": False}))
    while min(len(asked) for asked in found.values()) < count:
        hand = positions(rng)
        nils = [bid for bid in hand[28].opening.bids if bid in (0, 14)]
        # A broken Nil's tricks count apart from its partner's: with 8 cards that is a second word.
        if not nils and len(found["score, 8"]) < count:
            found["score, 8"].append((hand[32], {}))
        if has_live_nil(hand[28]) and len(nils) == 1 and len(found["score, 7, Nil"]) < count:
            found["score, 7, Nil"].append((under("harsh", hand[28]), {}))
    return found


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--positions", type=int, default=60, help="in each column")
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--markdown", action="store_true", help="the table for docs/solver.md")
    given = options.parse_args()
    whole = question.decide
    asked = columns(given.seed, given.positions)
    workspace = Workspace()
    solver = sys.modules[Workspace.__module__]
    told: list[list[str]] = []
    wrong = 0
    for number, (name, in_search, in_decide) in progress(enumerate(ROWS), "rows", len(ROWS)):
        other = variant(number, in_search, in_decide)
        cells = [name]
        for states in asked.values():
            times: list[float] = []
            nodes = 0.0
            for _ in range(given.rounds):
                quiet()
                spent = {False: 0.0, True: 0.0}
                steps = {False: 0, True: 0}
                for state, more in states:
                    limits: int | None = None
                    values: list[tuple[float, float]] = []
                    for without in (False, True):
                        solver.decide = other if without else whole  # type: ignore[attr-defined]
                        begun = {"answer": None}

                        def ask(
                            one: Playing,
                            more: dict[str, Any] = more,
                            limits: int | None = limits,
                            begun: dict[str, Any] = begun,
                        ) -> None:
                            begun["answer"] = workspace.solve(one, **more, nodes=limits)

                        spent[without] += seconds(ask, state)
                        answer = begun["answer"]
                        assert answer is not None
                        steps[without] += answer.nodes
                        limits = CUT * answer.nodes + 20_000
                        values.append((answer.low, answer.high))
                    (low, high), (first, last) = values
                    wrong += not first <= low == high <= last
                times.append(spent[True] / spent[False])
                nodes = steps[True] / steps[False]
            cells.append(f"{nodes:.2f} / {median(times):.2f}")
        told.append(cells)
        if not given.markdown:
            print("  ".join(cells), flush=True)
    solver.decide = whole  # type: ignore[attr-defined]
    if given.markdown:
        print(f"| left out | {' | '.join(asked)} |")
        print("|---" * (1 + len(asked)) + "|")
        for cells in told:
            print(f"| {' | '.join(cells)} |")
    return figure(
        "techniques",
        f"{len(ROWS)} rows, {given.positions} positions a column, {wrong} answers differ",
        wrong == 0,
    )


if __name__ == "__main__":
    sys.exit(main())
