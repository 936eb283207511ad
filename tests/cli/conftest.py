"""What the tests of commands share."""

import pytest


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A data folder of the test's own."""
    monkeypatch.setenv("SPADES_DATA", str(tmp_path))
    for name in ("SPADES_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm")
    return tmp_path
