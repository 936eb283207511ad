"""What ``spades solve`` says while it compiles, and where that cannot be kept."""

import json
import sys
from types import SimpleNamespace

import pytest

from spades.cli.waiting import Progress, compile_for_solving, telling
from spades.i18n import LANGUAGES, Texts
from spades.kernel import store, warm
from spades.kernel.link import Compiled
from tests.cli import standin
from tests.cli.test_replay import Spades
from tests.cli.test_solve import POSITION

ONCE = "Compiling the solver, once (“spades warm-up” does it all) … Ctrl-C gives up.\n"


class Part:
    """Stands for a function that is compiled when it is prepared."""

    def __init__(self, ready: bool, watched: Progress | None = None) -> None:
        self.is_ready = ready
        self.watched = watched
        self.seen: list[bool] = []

    def prepare(self) -> bool:
        if self.watched is not None:
            self.seen.append(self.watched.compiling)
        return self.is_ready


def compiles(monkeypatch, *parts: Part) -> None:
    monkeypatch.setattr(warm, "parts_of_solving", lambda: iter(parts))


def keeps(monkeypatch, reason: str) -> None:
    monkeypatch.setattr(store, "cache_folder", lambda: None if reason else store.cache_base())
    monkeypatch.setattr(store, "why_unwritable", lambda: reason)


def test_it_is_known_that_it_compiles_while_it_does_and_only_then(monkeypatch):
    at_work = Progress()
    ready, missing = Part(True, at_work), Part(False, at_work)
    compiles(monkeypatch, ready, missing)
    compile_for_solving(at_work)
    assert (ready.seen, missing.seen, at_work.compiling) == ([], [True], False)


def test_what_is_on_disk_already_is_worth_no_word(monkeypatch):
    at_work = Progress()
    compiles(monkeypatch, Part(True))
    keeps(monkeypatch, "Permission denied")
    compile_for_solving(at_work)
    assert at_work == Progress()


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_once_that_it_compiles(capsys, language):
    texts = Texts(language)
    at_work = Progress(compiling=True)
    with telling(at_work, texts) as tell:
        tell()
        tell()
        at_work.compiling = False
        tell()
    assert capsys.readouterr().err == texts.say("compiling-once") + "\n"


def test_without_texts_nothing_is_told(capsys):
    with telling(Progress(compiling=True, kept=False), None) as tell:
        tell()
    assert capsys.readouterr() == ("", "")


def test_on_a_terminal_compiling_is_followed_by_solving(monkeypatch):
    said: list[str] = []

    class Console:
        def __init__(self, stderr: bool) -> None:
            assert stderr

        def status(self, text: str, spinner: str) -> "Console":
            said.append(text)
            return self

        def __enter__(self) -> "Console":
            return self

        def __exit__(self, *_: object) -> None:
            said.append("gone")

        def update(self, text: str) -> None:
            said.append(text)

    monkeypatch.setattr("rich.console.Console", Console)
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: True))
    at_work = Progress(compiling=True)
    with telling(at_work, Texts("en")) as tell:
        tell()
        at_work.compiling = False
        tell()
        tell()
    assert said == [ONCE.strip(), "Solving … Ctrl-C gives up.", "gone"]


def test_a_cache_that_cannot_be_written_is_told_once_and_stops_nobody(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "spades.kernel.solver", standin)
    compiles(monkeypatch, Part(False), Part(False))
    keeps(monkeypatch, "Permission denied")
    run = Spades(capsys, monkeypatch)
    code, out, err = run("solve", POSITION)
    assert code == 0
    assert "Best card: 10♥" in out
    assert err.count(f"cannot be kept in {store.cache_base()}: Permission denied.") == 1
    # Programs read standard error as JSON, if there is any.
    code, out, err = run("solve", POSITION, "--json")
    assert (code, err, json.loads(out)["value"]) == (0, "", 68)


def test_what_is_prepared_is_what_the_solver_prepares_for_itself(monkeypatch):
    from spades.kernel.solver import Workspace

    prepared: list[Compiled] = []

    def prepare(one: Compiled) -> bool:
        prepared.append(one)
        return True

    monkeypatch.setattr(Compiled, "prepare", prepare)
    Workspace(1)
    assert {part.function for part in warm.parts_of_solving()} == {*prepared}
    names = {part.name for part in warm.parts()}
    assert {part.name for part in warm.parts_of_solving()} <= names
