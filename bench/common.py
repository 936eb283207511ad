"""What all benches share: the digest of what was measured, resumable chunks, progress, figures.

A bench runs from the repository's root, as a file or as a module:

    python bench/random_hands.py --jobs 2
    python -m bench.random_hands --jobs 2

It works in chunks, each with a seed of its own, and keeps what is done in ``bench/.state/``: stop
it whenever you like and call it again. A change of the sources begins anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import statistics
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
STATE: Final = Path(__file__).resolve().parent / ".state"

DIGESTED: Final = (".py", ".ftl", ".tcss", ".json")
"""The kinds of files that make the program what it is."""


def digest_of_src(source: Path = SOURCE) -> str:
    """SHA-256 over the names and contents of all sources, in the order of their names; hex."""
    whole = hashlib.sha256()
    files = [path for path in source.rglob("*") if path.suffix in DIGESTED and path.is_file()]
    for name, path in sorted((path.relative_to(source).as_posix(), path) for path in files):
        data = path.read_bytes()
        whole.update(f"{name}\0{len(data)}\0".encode())
        whole.update(data)
    return whole.hexdigest()


MEASURED: Final = digest_of_src()
"""What this run measures: the sources as they were when it began."""


def parser(doc: str | None) -> argparse.ArgumentParser:
    """A bench's options, with those that all have."""
    options = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--seed", default="spades", help="where all chance comes from")
    options.add_argument("--jobs", type=int, default=1, help="processes at once")
    options.add_argument("--fresh", action="store_true", help="forget what was done before")
    return options


def in_chunks(
    name: str,
    sizes: dict[str, Any],
    chunks: Sequence[Any],
    work: Callable[[Any], dict[str, int]],
    jobs: int = 1,
    fresh: bool = False,
) -> dict[str, int]:
    """Do every chunk once, now or in an earlier run, and return the sums of their figures.

    ``work`` is a function of a module, so that other processes find it; what it raises ends the
    bench. ``sizes`` are the options on which the chunks depend.
    """
    made_of = {"src": MEASURED, **sizes}
    # Other sizes, another file: a small run does not undo half of a large one.
    size = hashlib.sha256(json.dumps(sizes, sort_keys=True).encode()).hexdigest()[:8]
    file = STATE / f"{name}-{size}.json"
    done: dict[str, dict[str, int]] = {}
    if file.exists() and not fresh:
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["made_of"] == json.loads(json.dumps(made_of)):
            done = kept["done"]
    left = [chunk for chunk in chunks if str(chunk) not in done]
    for chunk, figures in progress(_results(left, work, jobs), name, len(chunks), len(done)):
        done[str(chunk)] = figures
        _write(file, {"made_of": made_of, "done": done})
    total: dict[str, int] = {}
    for figures in (done[str(chunk)] for chunk in chunks):
        for figure, value in figures.items():
            total[figure] = total.get(figure, 0) + value
    return total


def _results(
    left: Sequence[Any], work: Callable[[Any], dict[str, int]], jobs: int
) -> Iterator[tuple[Any, dict[str, int]]]:
    if jobs <= 1:
        for chunk in left:
            yield chunk, work(chunk)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(_Worker(work), left)


class _Worker:
    """A chunk with its figures, computed in another process."""

    def __init__(self, work: Callable[[Any], dict[str, int]]) -> None:
        self.work = work

    def __call__(self, chunk: Any) -> tuple[Any, dict[str, int]]:
        return chunk, self.work(chunk)


def _write(file: Path, content: dict[str, Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(content), encoding="utf-8")
    fresh.replace(file)


def progress(
    items: Iterable[Any], what: str, total: int | None = None, done: int = 0
) -> Iterator[Any]:
    """The same items, with a bar on a terminal and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as bar:
        task = bar.add_task(what, total=total, completed=done)
        for item in items:
            yield item
            bar.advance(task)


def median(values: Sequence[float]) -> float:
    """The middle of some figures."""
    return statistics.median(values)


def figure(name: str, said: str, good: bool = True) -> int:
    """Print a bench's one line and what it was measured on; the exit code it amounts to."""
    print(f"{name}: {said}{'' if good else ' -- SHORT'}")
    print(f"src sha256 {MEASURED}, Python {sys.version.split()[0]}, {os.cpu_count()} cores")
    return 0 if good else 1
