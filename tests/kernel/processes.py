"""Processes that call the functions of ``linked``, each with a cache folder of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from spades.kernel import frozen
from tests.kernel import linked

LINKED = Path(linked.__file__)
QUICK = ["plain", "other_step", "two_dimensions", "pair", "opposite", "fill", "with_an_instruction"]
"""Called without numba, once they were compiled."""
THROUGH_NUMBA = ["allocates", "raises", "legal_cards"]
RESULTS = {
    "plain": "(11, [12, 15, 18, 10])",
    "other_step": "(11, [206, 306, 309, 204])",
    "two_dimensions": "2.5",
    "pair": "(8, 3.5)",
    "opposite": "(False, True)",
    "fill": "(None, [0, 1, 2, 3])",
    "with_an_instruction": "42",
    "allocates": "5",
    "raises": "below zero",
    "legal_cards": "1",
}


def environment(cache: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "SPADES_CACHE": str(cache), **more}


def start(cache: Path, *names: str, program: Path = LINKED, **more: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(program), *names],
        env=environment(cache, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def end(process: subprocess.Popen[str]) -> list[str]:
    told, complaint = process.communicate(timeout=600)
    assert (process.returncode, complaint) == (0, "")
    return list(told.splitlines())


def run(cache: Path, *names: str, **more: Any) -> list[str]:
    return end(start(cache, *names, **more))


def expected(*names: str) -> list[str]:
    return [f"{name} {RESULTS[name]}" for name in names]


def kept(cache: Path) -> list[Path]:
    return sorted(path for path in cache.rglob("*") if path.is_file())


def frozen_says() -> str:
    """What a process ends with that found all its code on disk."""
    return "no numba" if frozen.possible() else "numba"
