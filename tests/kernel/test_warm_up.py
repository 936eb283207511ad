"""``spades warm-up``: everything is compiled once, and found afterwards."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from spades.i18n import LANGUAGES
from spades.kernel import link, warm
from tests.cli.playing import SPADES, spades

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def first(tmp_path_factory):
    """A cache that the command has filled, beside an old folder, and what it said."""
    cache = tmp_path_factory.mktemp("warm")
    (cache / f"kernel-{'0' * 16}").mkdir()
    run = subprocess.run(
        [*SPADES, "warm-up", "--lang", "en"],
        env={**os.environ, "SPADES_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=False,  # nor is there a limit: it takes what it takes
    )
    assert run.returncode == 0, run.stderr
    return cache, run


def names_of_parts() -> list[str]:
    """As a new process has them: other tests of this one make functions of their own."""
    code = "from spades.kernel import warm; print(*[part.name for part in warm.parts()])"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.split()


def again(cache: Path, *words: str):
    return spades("warm-up", *words, env={**os.environ, "SPADES_CACHE": str(cache)})


def test_it_names_each_part_on_a_line_and_says_what_was_done_and_where(first):
    cache, run = first
    lines = run.stderr.splitlines()
    names = [re.fullmatch(r"\d+ of \d+: (\w+\.\w+)", line)[1] for line in lines]  # type: ignore[index]
    assert names == names_of_parts()
    done, where = run.stdout.splitlines()
    assert re.match(rf"Compiled (\d+) of {len(names)} functions in [0-9.]+ s", done)
    folder = next(path for path in cache.iterdir() if not path.name.endswith("0" * 16))
    assert where == f"They are kept in {folder}."


def test_the_second_time_everything_is_ready(first):
    cache, _ = first
    run = again(cache, "--json")
    told = json.loads(run.stdout)
    assert (run.returncode, run.stderr) == (0, "")
    assert sorted(told) == ["compiled", "folder", "functions", "removed", "seconds"]
    assert (told["compiled"], told["removed"]) == (0, 0)
    assert told["functions"] == len(names_of_parts())


def test_folders_of_other_versions_stay_until_they_are_to_be_cleared(first):
    cache, _ = first
    old = cache / f"kernel-{'0' * 16}"
    assert old.is_dir()
    assert json.loads(again(cache, "--json", "--clear").stdout)["removed"] == 1
    assert not old.exists()
    assert json.loads(again(cache, "--json").stdout)["compiled"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_five_languages(first, language):
    cache, _ = first
    run = again(cache, "--clear", "--lang", language)
    assert run.returncode == 0
    assert len(run.stdout.splitlines()) == 3
    assert ("ready" in run.stdout) == (language == "en")


def test_on_a_terminal_there_is_a_bar(first):
    cache, _ = first
    environment = {**os.environ, "SPADES_CACHE": str(cache), "TERM": "xterm-256color"}
    environment.pop("NO_COLOR", None)
    terminal = pexpect.spawn(
        SPADES[0], [*SPADES[1:], "warm-up", "--lang", "en"], env=environment, encoding="utf-8"
    )
    told = terminal.read()
    terminal.close()
    assert terminal.exitstatus == 0
    assert "━" in told
    assert "Everything was ready." in told


def test_where_nothing_can_be_kept_it_says_so_before_it_compiles(tmp_path):
    file = tmp_path / "file"
    file.write_text("in the way", encoding="utf-8")
    run = again(file, "--json")
    told = json.loads(run.stderr)["error"]
    assert run.returncode == 2
    assert (told["code"], told["path"], bool(told["reason"])) == (
        *("file.unwritable", str(file), True),
    )


def test_every_function_that_python_calls_has_a_part():
    """A module that makes one is found without being registered."""
    every = [
        one for one in link._MADE if one.signature and (one.__module__ or "").startswith("spades.")
    ]
    assert {part.function for part in warm.parts()} >= {*every}
    assert len(list(warm.parts())) > 5
