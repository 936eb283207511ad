"""Without numba the rest of the program runs as before, and what needs it says so."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kernel import linked

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]

BLOCKED = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Blocked())
"""
BROKEN = """
import sys
from importlib.machinery import ModuleSpec

class Broken:
    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name == {name!r} else None
    def create_module(self, spec):
        return None
    def exec_module(self, module):
        raise {error}

sys.meta_path.insert(0, Broken())
"""
MAIN = "\nfrom spades.cli import main\nmain()\n"
NEITHER = BLOCKED.format(names={"numba", "llvmlite", "numpy"})


def run(before: str, *words: str, typed: str = "", folder: Path, code: str = MAIN):
    return subprocess.run(
        [sys.executable, "-c", before + code, *words],
        input=typed,
        env={**os.environ, "SPADES_CACHE": str(folder), "SPADES_DATA": str(folder / "data")},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("replay", "examples/partnership.json", "--json"),
        ("score", "examples/sheet.json", "--json"),
        ("arena", "simple", "random", "--matches", "2", "--seed", "x", "--json"),
        ("play", "--game", "two-player", "--rules", "max_hands=1", "--no-save"),
        ("howto", "partnership"),
    ],
    ids=lambda words: words[0],
)
def test_a_command_that_does_not_need_it_runs_as_before(words, tmp_path):
    typed = "auto\n" * 60 if words[0] == "play" else ""
    without = run(NEITHER, *words, typed=typed, folder=tmp_path)
    assert (without.returncode, without.stderr) == (0, "")
    if words[0] != "play":  # that one draws its own seed
        assert without.stdout == run("", *words, typed=typed, folder=tmp_path).stdout


@pytest.mark.parametrize("part", ["numba", "llvmlite", "numpy"])
def test_what_needs_it_says_which_part_is_missing_and_what_to_do(part, tmp_path):
    done = run(BLOCKED.format(names={part}), "warm-up", "--json", folder=tmp_path)
    told = json.loads(done.stderr)["error"]
    assert done.returncode == 2
    assert (told["code"], told["reason"]) == ("kernel.missing", f"No module named '{part}'")
    assert "Install Spades again" in told["message"]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("part", ["numba", "llvmlite", "numpy"])
def test_programs_are_told_the_same_by_the_library(part, tmp_path):
    code = (
        "import spades\n"
        "from spades.testing.perft import small_hand\n"
        "state = small_hand(spades.Rules(), (1 << 3, 1 << 4, 1 << 5, 1 << 6), (1, 1, 1, 1))\n"
        "spades.Solution, spades.simulate\n"
        "for ask in (lambda: spades.solve(state), lambda: spades.simulate(state)):\n"
        "    try:\n"
        "        ask()\n"
        "    except spades.UsageError as error:\n"
        "        print(error.code, error.facts['reason'])\n"
    )
    before = BLOCKED.format(names={part})
    done = run(before, folder=tmp_path, code=code)
    assert done.stderr == ""
    assert done.stdout == f"kernel.missing No module named '{part}'\n" * 2


@pytest.mark.parametrize(
    ("part", "error"),
    [
        ("numba", "ImportError('Numba needs NumPy 2.5 or less')"),
        ("numba.core.registry", "RuntimeError('no such processor')"),
        ("llvmlite.binding", "OSError('Could not find shared object file')"),
    ],
)
def test_one_that_is_there_and_does_not_work_is_the_same_error(part, error, tmp_path):
    before = BROKEN.format(name=part, error=error)
    done = run(before, "warm-up", "--json", folder=tmp_path)
    told = json.loads(done.stderr.splitlines()[-1])["error"]
    assert (done.returncode, told["code"]) == (2, "kernel.missing")
    assert told["reason"] in error
    assert run(before, "score", "examples/sheet.json", folder=tmp_path).returncode == 0


def test_numba_switched_off_is_the_same_error(tmp_path):
    before = "import os\nos.environ['NUMBA_DISABLE_JIT'] = '1'\n"
    done = run(before, "warm-up", "--json", folder=tmp_path)
    told = json.loads(done.stderr)["error"]
    assert (told["code"], told["reason"]) == ("kernel.missing", "NUMBA_DISABLE_JIT")


def test_code_that_was_compiled_before_runs_though_numba_is_broken(tmp_path):
    """It is there as machine code; only what is not there needs numba."""
    from spades.kernel import frozen

    if not frozen.possible():
        pytest.skip("object files of another kind")
    code = f"import runpy\nrunpy.run_path({linked.__file__!r}, run_name='__main__')\n"
    assert run("", "pair", folder=tmp_path, code=code).returncode == 0
    broken = BROKEN.format(name="numba", error="ImportError('too new')")
    done = run(broken, "pair", folder=tmp_path, code=code)
    assert done.stdout.splitlines()[0] == "pair (8, 3.5)"
    done = run(broken, "opposite", folder=tmp_path, code=code)
    assert "kernel.missing: reason=too new" in done.stderr


def test_nothing_outside_the_kernel_imports_it_before_it_is_needed():
    code = (
        "import pkgutil, sys, importlib, spades\n"
        "for found in pkgutil.walk_packages(spades.__path__, 'spades.'):\n"
        "    if not found.name.startswith(('spades.kernel', 'spades.__main__')):\n"
        "        importlib.import_module(found.name)\n"
        "print(*[n for n in sys.modules if n.split('.')[0] in ('numba', 'llvmlite', 'numpy')\n"
        "        or n.startswith('spades.kernel.')])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
