"""A compiled function knows whether anything has to be compiled before it is called."""

import json
import os
import subprocess
import sys

import pytest

MODULE = """
from spades.kernel.link import jit

@jit("int64(int64)")
def twice(number):
    return 2 * number
"""
PROGRAM = """
import json, sys
from tiny import twice
asked = [twice.is_ready]
asked.append("numba" in sys.modules)
twice.prepare()
print(json.dumps([*asked, twice.is_ready, twice(21)]))
"""


@pytest.fixture
def asked(tmp_path):
    """Runs a program of its own: ready at first, numba loaded by asking, ready then, the answer."""
    (tmp_path / "tiny.py").write_text(MODULE, encoding="utf-8")

    def run(cache: str) -> list[object]:
        path = os.pathsep.join([str(tmp_path), *sys.path])
        environment = {**os.environ, "PYTHONPATH": path, "SPADES_CACHE": str(tmp_path / cache)}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, check=True
        )
        told: list[object] = json.loads(done.stdout)
        return told

    return run


@pytest.mark.slow
def test_it_is_ready_once_it_was_compiled_by_this_process_or_another(asked):
    assert asked("cache") == [False, False, True, 42]
    assert asked("cache") == [True, False, True, 42]


@pytest.mark.slow
def test_where_nothing_is_kept_it_is_never_ready_at_first(asked, tmp_path):
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    assert asked("file") == [False, False, True, 42]
    assert asked("file") == [False, False, True, 42]
