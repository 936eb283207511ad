"""A law is edited in a copy of the package, and the kernel plays by it: no cache keeps the old one.

All runs share one cache folder, as a user's do who changes a law and plays on.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spades

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(spades.__file__).parent

SHOW = """
import random
from spades.kernel import perft as kernel
from spades.kernel.link import digest
from spades.rules import PRESETS
from spades.testing.perft import perft
from tests.kernel.test_kernel_perft import some_hand

rng = random.Random("one law")
hands = [some_hand(rng, rules, cards) for rules in PRESETS.values() for cards in (1, 2, 2, 3)]
print(digest())
print(*(kernel.perft(hand) for hand in hands))
print(*(perft(hand) for hand in hands))
"""

EDITS = {
    "spades may be led at any time": ("laws.py", "    return others\n", "    return hand\n"),
    "spades are no trumps": ("laws.py", "return card >> 4 == 3\n", "return False\n"),
    "a contract that is just made is set": (
        "scoring.py",
        "if taken >= contract:",
        "if taken > contract:",
    ),
}


class Copy:
    """A copy of the package, with its cache beside it."""

    def __init__(self, folder):
        self.folder = folder
        leave = shutil.ignore_patterns("__pycache__", "locale", "web")
        shutil.copytree(PACKAGE, folder / "spades", ignore=leave)

    def plays(self):
        """The digest of the sources, and what the kernel and the engine make of some hands."""
        run = subprocess.run(
            [sys.executable, "-c", SHOW],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join((str(self.folder), str(ROOT))),
                "PYTHONDONTWRITEBYTECODE": "1",
                "SPADES_CACHE": str(self.folder / "cache"),
            },
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        digest, kernel, engine = run.stdout.splitlines()
        return digest, kernel, engine

    def edited(self, file, old, new):
        """As ``plays``, with the text of a law replaced."""
        path = self.folder / "spades" / "rules" / file
        good = path.read_text(encoding="utf-8")
        assert good.count(old) == 1
        path.write_text(good.replace(old, new), encoding="utf-8")
        try:
            return self.plays()
        finally:
            path.write_text(good, encoding="utf-8")

    def kept(self):
        """The files of the cache, with the time of their last change."""
        return {
            path: path.stat().st_mtime_ns
            for path in (self.folder / "cache").rglob("*")
            if path.is_file()
        }


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return Copy(tmp_path_factory.mktemp("one_law"))


@pytest.fixture(scope="module")
def as_it_is(copy):
    return copy.plays()


def test_engine_and_kernel_play_by_the_laws_as_they_stand(as_it_is):
    _, kernel, engine = as_it_is
    assert kernel == engine


@pytest.mark.parametrize("edit", EDITS)
def test_the_kernel_follows_when_a_law_is_edited(copy, as_it_is, edit):
    digest, kernel, engine = copy.edited(*EDITS[edit])
    assert engine != as_it_is[2]
    assert kernel == engine
    assert digest != as_it_is[0]


def test_the_law_of_before_is_found_in_the_cache_again(copy, as_it_is):
    copy.edited(*EDITS["spades are no trumps"])
    before = copy.kept()
    assert before
    assert copy.plays() == as_it_is
    assert copy.kept() == before
