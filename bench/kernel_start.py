"""What compiled code costs before it does anything: CPU seconds of processes of their own.

Warm: import the solver and solve a first position, everything found in the cache. Cold: compile
all that the kernel has, into an empty cache. Medians; also what a process pays that does nothing
(Python itself), that imports numpy, and that imports numba, which a warm start does without.
Bars: 1.0 s warm, 40 s cold.

    python bench/kernel_start.py
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, median, parser, progress

WARM_BAR: Final = 1.0
COLD_BAR: Final = 40.0

WARM_UP: Final = (
    "from spades.cli import main; import sys; sys.argv[1:] = ['warm-up', '--json']; main()"
)

FIRST_SOLVE: Final = """
import sys
import spades
from spades.kernel.solver import solve
state = spades.evolve(None, spades.start(spades.PRESETS["partnership"], first=3))
order = spades.deck_order(spades.seed_from_text(sys.argv[1]), 1)
hands = tuple(spades.mask_of(order[13 * seat : 13 * seat + 13]) for seat in range(4))
state = spades.apply(state, spades.Deal(hands))
while len(getattr(state, "hands", ())) == 4 and state.hands[3].bit_count() > 4:
    actions = spades.legal_actions(state)
    bids = [one for one in actions if str(one).endswith("bid 3")]
    state = spades.apply(state, (bids or actions)[0])
solution = solve(state)
assert solution.proven
print("numba" in sys.modules)
"""

OTHERS: Final = {"Python": "pass", "numpy": "import numpy", "numba": "import numba"}


def cpu_seconds(code: str, cache: Path, *words: str) -> tuple[float, str]:
    """CPU of a process that runs this code, and what it printed."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        env={**os.environ, "SPADES_CACHE": str(cache)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    told = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise SystemExit(f"it failed:\n{code}")
    return usage.ru_utime + usage.ru_stime, told


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--runs", type=int, default=9, help="warm starts")
    options.add_argument("--cold-runs", type=int, default=1)
    options.add_argument("--slack", type=float, default=1.0, help="bars times this: small runs")
    given = options.parse_args()
    cold, functions = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for number in progress(range(given.cold_runs), "cold", given.cold_runs):
            used, told = cpu_seconds(WARM_UP, Path(folder) / str(number))
            done = json.loads(told)
            functions = done["functions"]
            if done["compiled"] != functions:
                raise SystemExit(f"not cold: {told}")
            cold.append(used)
        cache = Path(folder) / "0"
        cpu_seconds(FIRST_SOLVE, cache, given.seed)  # Python compiles its own files
        warm: list[float] = []
        others: dict[str, list[float]] = {name: [] for name in OTHERS}
        imported = set()
        for _ in progress(range(given.runs), "warm", given.runs):
            used, told = cpu_seconds(FIRST_SOLVE, cache, given.seed)
            warm.append(used)
            imported.add(told.strip() == "True")
            for name, code in OTHERS.items():
                others[name].append(cpu_seconds(code, cache)[0])
    beside = ", ".join(f"{name} {median(figures):.2f}" for name, figures in others.items())
    with_numba = "with" if True in imported else "without"
    return figure(
        "kernel_start",
        f"warm start and first solve {median(warm):.2f} s of CPU, {with_numba} numba "
        f"(bar {WARM_BAR:.0f}; beside it: {beside}); cold compile of all {functions} functions "
        f"{median(cold):.1f} s (bar {COLD_BAR:.0f}); medians of {given.runs} and "
        f"{given.cold_runs}",
        median(warm) <= given.slack * WARM_BAR and median(cold) <= given.slack * COLD_BAR,
    )


if __name__ == "__main__":
    sys.exit(main())
