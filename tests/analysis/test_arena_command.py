"""``spades arena`` as people and programs run it."""

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import dataclass

import pytest

from spades.cli import main
from spades.i18n import LANGUAGES
from tests.analysis.test_arena import hostile
from tests.players.test_external import is_gone, pids

pytestmark = pytest.mark.slow

__all__ = ["pids"]

SHORT = ["--rules", "target_score=150", "--rules", "max_hands=5"]


RUN = [sys.executable, "-c", "from spades.cli import main; main()"]


@dataclass
class Done:
    code: object
    out: str
    err: str


@pytest.fixture
def spades(capfd, monkeypatch):
    """The command, run in this process."""

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["spades", *words])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capfd.readouterr()
        return Done(ended.value.code or 0, out, err)

    before = signal.getsignal(signal.SIGTERM)
    yield run
    signal.signal(signal.SIGTERM, before)


@pytest.mark.parametrize("form", [["--json"], ["--lang", "id"]])
def test_two_jobs_print_exactly_what_one_prints(form, spades):
    words = ["arena", "simple", "random", "--matches", "8", "--seed", "kopi", *SHORT, *form]
    one, two = (spades(*words, "--jobs", jobs) for jobs in "12")
    assert one.code == two.code == 0
    assert one.out == two.out
    assert one.err == two.err == ""
    assert len(one.out) > 200


def test_json_is_one_object_with_the_keys_that_are_documented(pytestconfig, spades):
    done = spades("arena", "simple", "random", "--matches", "4", "--seed", "k", "--json", *SHORT)
    told = json.loads(done.out)
    assert (told["format"], told["version"]) == ("spades-arena", 1)
    assert told["rules"] == {"preset": "partnership", "target_score": 150, "max_hands": 5}
    assert (told["seed"], told["matches"], told["counted"]) == ("k", 4, 4)
    assert [player["player"] for player in told["players"]] == ["simple", "random"]
    page = (pytestconfig.rootpath / "docs" / "arena.md").read_text(encoding="utf-8")
    for key in {*told, *told["players"][0]}:
        assert f"`{key}`" in page, key


def test_without_a_seed_it_prints_one_that_repeats_the_arena(spades):
    words = ["arena", "random", "random", "--matches", "2", "--json", *SHORT]
    first, second = (json.loads(spades(*words).out) for _ in range(2))
    assert first["seed"] != second["seed"]
    again = json.loads(spades(*words, "--seed", first["seed"]).out)
    assert again == first


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language, spades):
    words = ["arena", "simple", "exec:/nowhere", "--matches", "8", "--seed", "k", *SHORT]
    told = spades(*words, "--lang", language).out
    assert "exec:/nowhere" in told
    assert "k" in told.splitlines()[-1]
    plain = spades(*words, "--lang", language, "--ascii").out
    assert "–" not in plain
    assert "−" not in plain


def test_it_exits_with_1_only_if_not_one_match_was_played_to_its_end(pids, spades):
    words = ["--matches", "4", "--seed", "k", *SHORT]
    assert spades("arena", "simple", "exec:/nowhere", *words).code == 1
    some = spades("arena", "simple", hostile("exits", 100), *words)
    assert some.code == 0
    assert "exec:" in some.out


REFUSED = {
    "arena.matches": ["--matches", "3"],
    "arena.jobs": ["--jobs", "0"],
    "arena.move_time": ["--move-time", "0"],
    "seed.empty": ["--seed", ""],
    "option.rule_form": ["--rules", "target_score"],
    "rules.unknown_field": ["--rules", "jokers=2"],
    "rules.unknown_preset": ["--game", "bridge"],
    "arena.records": ["--records", "/dev/null/records"],
}


@pytest.mark.parametrize(("code", "words"), REFUSED.items(), ids=REFUSED)
def test_what_makes_no_sense_is_refused_with_a_code(code, words, spades):
    done = spades("arena", "simple", "random", "--json", *words)
    assert done.code == 2
    assert done.out == ""
    assert json.loads(done.err)["error"]["code"] == code


def test_a_player_that_nobody_knows_is_refused(spades):
    done = spades("arena", "simple", "grandmaster", "--json")
    assert (done.code, done.out) == (2, "")
    error = json.loads(done.err)["error"]
    assert error["code"] == "player.unknown"
    assert "exec:COMMAND" in error["known"]


def test_records_are_written_and_named(tmp_path, spades):
    words = ["arena", "simple", "random", "--matches", "2", "--seed", "k", *SHORT]
    done = spades(*words, "--records", str(tmp_path / "new"))
    assert str(tmp_path / "new") in done.out
    names = sorted(path.name for path in (tmp_path / "new").iterdir())
    assert names == ["pair-0001-leg-1.json", "pair-0001-leg-2.json"]


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGKILL, -9)]
)
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_arena_that_is_stopped_leaves_no_program_behind(number, code, jobs, pids):
    words = ["arena", hostile("ignores-sigterm", 5), "random", "--matches", "8"]
    words += ["--move-time", "600", "--jobs", jobs]
    arena = subprocess.Popen(
        [*RUN, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    end = time.monotonic() + 60
    while len(pids()) < 2 and time.monotonic() < end:
        time.sleep(0.05)
    assert len(pids()) >= 2
    arena.send_signal(number)
    arena.communicate(timeout=60)
    assert arena.returncode == code
    assert all(is_gone(pid, 20) for pid in pids())


def test_a_terminal_gets_a_bar_on_standard_error_and_nothing_else_changes():
    words = ["arena", "simple", "random", "--matches", "4", "--seed", "k", *SHORT]
    plain = subprocess.run([*RUN, *words], capture_output=True, check=True)
    screen, side = pty.openpty()
    shown = subprocess.run([*RUN, *words], stdout=subprocess.PIPE, stderr=side, check=True)
    os.close(side)
    bar = os.read(screen, 65536).decode()
    os.close(screen)
    assert shown.stdout == plain.stdout
    assert "of 4 matches" in bar


def test_the_command_of_the_page_is_split_as_written(spades):
    done = spades(*shlex.split("arena \"exec:/nowhere 'a b'\" random --matches 2 --json"))
    assert json.loads(done.out)["players"][0]["player"] == "exec:/nowhere 'a b'"
