"""What the tests of commands share."""

import sys

import pytest

from spades.kernel import warm
from tests.cli import standin
from tests.cli.test_replay import Spades


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A data folder of the test's own."""
    monkeypatch.setenv("SPADES_DATA", str(tmp_path))
    for name in ("SPADES_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path


@pytest.fixture
def spades(capsys, monkeypatch) -> Spades:
    """Runs ``spades``; a stand-in solves, so nothing is compiled."""
    monkeypatch.setitem(sys.modules, "spades.kernel.solver", standin)
    monkeypatch.setattr(warm, "parts_of_solving", lambda: iter(()))
    monkeypatch.setattr(standin, "asked", [])
    return Spades(capsys, monkeypatch)
