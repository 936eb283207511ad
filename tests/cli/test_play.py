"""``spades play`` line by line, as it is typed."""

import os
import subprocess
import sys
from dataclasses import replace

import pexpect
import pytest

from spades.errors import SpadesError
from spades.i18n import Texts
from spades.tui.session import LocalMatch, saved_match
from spades.tui.settings import Settings, load_settings
from tests.cli.playing import QUICK, SPADES, here, saved, spades


@pytest.mark.slow
def test_a_script_plays_through_pipes(home):
    run = spades("play", "--game", "two-player", *QUICK, typed="auto\n" * 60)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1].endswith(".")
    assert "\x1b" not in run.stdout
    assert "> " not in run.stdout
    (path,) = saved(home)
    assert saved_match(path).over


def test_an_endless_script_ends_with_the_match(home):
    command = f"yes auto | {sys.executable} -c 'from spades.cli import main; main()' play --no-save"
    run = subprocess.run(
        [*["bash", "-o", "pipefail", "-c"], f"{command} --rules max_hands=1 | tail -1"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.stderr == ""
    assert "match" in run.stdout


def test_a_reader_that_goes_away_is_no_error(home):
    command = f"{sys.executable} -c 'from spades.cli import main; main()' play --rules max_hands=2"
    run = subprocess.run(
        ["bash", "-c", f"yes auto | {command} | head -3"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.stderr == ""
    assert len(run.stdout.splitlines()) == 3


def test_the_end_of_the_input_is_exit_1_and_quit_is_exit_0(home):
    assert here("play", *QUICK, typed="look\n").exit_code == 1
    assert here("play", *QUICK, typed="look\nquit\n").exit_code == 0


def test_bytes_that_are_no_text_stop_nobody(home):
    run = subprocess.run(
        [*SPADES, "play", "--no-save"],
        input=b"\xff\xfe\n\x00\n" + b"x" * 100_000 + b"\nlook\n",
        capture_output=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr == b""
    assert b"You look at your cards." in run.stdout


@pytest.mark.slow
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_the_signs_gets_letters(home, encoding):
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    for lang in ("en", "vi"):
        run = subprocess.run(
            [*SPADES, "play", *QUICK, "--lang", lang],
            input=b"auto\n" * 40,
            capture_output=True,
            timeout=120,
            check=False,
            env=env,
        )
        assert (run.returncode, run.stderr) == (0, b"")


def test_a_seed_repeats_the_deals_and_says_so(home):
    runs = [here("play", *QUICK, "--seed", "monday", typed="auto\n" * 40) for _ in range(2)]
    first, second = (run.stdout for run in runs)
    assert first == second
    assert "The deals can be repeated" in first
    other = here("play", *QUICK, "--seed", "tuesday", typed="auto\n" * 40)
    assert other.stdout != first


def test_options_make_the_match(home):
    here(
        *("play", "--game", "two-player", "--target", "250", "--hands", "7", "--seat", "1"),
        *("--rules", "discard_view=open", "--rules", "losing_score=none", "--players", "random"),
        *("--name", "Dewi\n\x1b[31m   Lestari", "--seed", "x"),
    )
    match = saved_match(saved(home)[0])
    changed = {"target_score": 250, "max_hands": 7, "discard_view": "open"}
    assert match.rules.differences() == changed
    assert match.header.kinds == ("random", "person")
    assert match.names == ("Computer", "Dewi [31m Lestari")


def test_a_name_that_would_be_cut_is_refused(home):
    with pytest.raises(SpadesError) as refused:
        here("play", "--name", "x" * 25, "--seed", "x")
    assert refused.value.code == "option.name"


def test_opponents_are_named_one_for_all_or_one_each(home):
    here("play", "--opponents", "random, simple,random", "--seat", "1")
    assert saved_match(saved(home)[0]).header.kinds == ("random", "person", "simple", "random")


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["--game", "bridge"], "rules.unknown_preset"),
        (["--rules", "nil_value"], "option.rule_form"),
        (["--rules", "nil=5"], "rules.unknown_field"),
        (["--rules", "nil_value=many"], "rules.bad_value"),
        (["--rules", "discard_view=open"], "rules.wrong_game"),
        (["--target", "5"], "rules.bad_value"),
        (["--speed", "warp"], "option.bad_value"),
        (["--opponents", "deep-blue"], "player.unknown"),
        (["--opponents", "simple,simple"], "play.opponents"),
        (["--opponents", "exec:./engine"], "play.program"),
        (["--opponents", "simple,exec:./engine,random"], "play.program"),
        (["--rules", "target_score=300", "--target", "400"], "option.conflict"),
        (["--rules", "max_hands=3", "--hands", "4"], "option.conflict"),
        (["--rules", "preset=two-player", "--game", "partnership"], "option.conflict"),
        (["--rules", "max_hands=3", "--rules", "max_hands=4"], "option.twice"),
        (["--seat", "4"], "play.seat"),
        (["--seed", " "], "seed.empty"),
        (["--lang", "tlh"], "language.unknown"),
        (["--resume"], "matches.none_unfinished"),
        (["--resume", "2020"], "matches.unknown"),
    ],
)
def test_what_makes_no_sense_is_refused_by_name(home, args, code):
    with pytest.raises(SpadesError) as caught:
        here("play", *args)
    assert caught.value.code == code
    assert not saved(home)


def test_a_refusal_is_a_sentence_and_exit_2(home):
    run = spades("play", "--speed", "warp", "--lang", "id")
    assert (run.returncode, run.stdout) == (2, "")
    assert "warp" in run.stderr
    assert "Traceback" not in run.stderr


def test_resume_takes_the_last_unfinished_match_or_the_one_named(home):
    for seed in ("one", "two", "three"):
        here("play", "--seed", seed, typed="look\n")
    here("play", *QUICK, typed="auto\n" * 40)
    paths = sorted(saved(home), key=lambda path: path.stat().st_mtime)
    assert saved_match(paths[-1]).over
    run = here("play", "--resume", typed="4\n")
    assert run.exit_code == 1
    assert "The match goes on where it was left, in hand 1." in run.stdout
    assert saved_match(paths[2]).view(2).bids[2] == 4
    assert here("play", "--resume", paths[0].stem, typed="5\n").exit_code == 1
    assert saved_match(paths[0]).view(2).bids[2] == 5
    assert here("play", paths[1].stem, typed="6\n").exit_code == 1
    assert saved_match(paths[1]).view(2).bids[2] == 6
    with pytest.raises(SpadesError) as caught:
        here("play", "--resume", paths[3].stem)
    assert caught.value.code == "matches.over"


@pytest.mark.parametrize(
    "option",
    [
        ["--seed", "x"],
        ["--game", "partnership"],
        ["--rules", "max_hands=3"],
        ["--target", "300"],
        ["--hands", "3"],
        ["--opponents", "random"],
        ["--name", "Dewi"],
        ["--seat", "1"],
        ["--no-save"],
    ],
    ids=lambda option: option[0],
)
def test_what_a_saved_match_has_of_its_own_is_no_option_beside_resume(home, option):
    here("play", typed="look\n")
    for way in (["--resume"], ["latest"]):
        with pytest.raises(SpadesError) as caught:
            here("play", *way, *option)
        assert caught.value.code == "option.conflict"
        assert caught.value.facts == {"option": option[0], "beside": "--resume"}


def test_a_match_that_cannot_be_saved_was_not_begun_and_no_save_is_named(home):
    (home / "matches").write_text("a file where the folder should be")
    run = spades("play", *QUICK, typed="auto\n")
    assert (run.returncode, run.stdout) == (2, "")
    assert "not begun" in run.stderr
    assert "--no-save" in run.stderr
    assert "--resume" not in run.stderr
    assert "Errno" not in run.stderr


def test_help_names_the_players_and_what_begins_at_once(home):
    told = " ".join(here("play", "--help").stdout.split())
    assert "random, simple or montecarlo" in told
    assert "--seat and --seed the match begins at once" in told


def test_resume_plays_in_another_language(home):
    here("play", "--seed", "one", typed="look\n3\n")
    run = here("play", "--resume", "--lang", "id", typed="status\n")
    assert "Utara" in run.stdout
    assert "North" not in run.stdout


def test_a_match_open_elsewhere_is_not_resumed(home):
    here("play", typed="look\n")
    match = LocalMatch.resume(saved(home)[0])
    try:
        with pytest.raises(SpadesError) as caught:
            here("play", "--resume")
        assert caught.value.code == "journal.in_use"
    finally:
        match.close()


def test_a_damaged_match_is_named_and_the_next_one_resumed(home):
    here("play", "--seed", "one", typed="look\n")
    here("play", "--seed", "two", typed="look\n")
    paths = sorted(saved(home), key=lambda path: path.stat().st_mtime)
    data = bytearray(paths[1].read_bytes())
    data[len(data) // 2] ^= 1
    paths[1].write_bytes(data)
    assert here("play", "--resume", typed="4\n").exit_code == 1
    assert saved_match(paths[0]).view(2).bids[2] == 4
    with pytest.raises(SpadesError) as caught:
        here("play", "--resume", paths[1].stem)
    assert caught.value.code == "journal.broken"
    assert caught.value.facts["line"] > 1


# --- at a terminal


class Terminal:
    """The command at a terminal of 80 × 24."""

    def __init__(self, *args, **env):
        self.screen = pexpect.spawn(
            SPADES[0],
            [*SPADES[1:], "play", "--plain", *args],
            env={**os.environ, **env},
            encoding="utf-8",
            timeout=60,
            dimensions=(24, 80),
        )

    def type(self, *lines):
        for line in lines:
            self.screen.expect("\n> ")
            self.screen.sendline(line)

    def end(self):
        self.screen.expect(pexpect.EOF)
        self.screen.close()
        return self.screen.exitstatus


@pytest.mark.slow
def test_at_a_terminal_it_asks_what_to_play_and_remembers(home):
    terminal = Terminal()
    terminal.type("2", "2", "", "1", "Dewi")  # Indonesian, two players, classic rules, random
    terminal.screen.expect(Texts("id").say("game-name", game="two-player"))
    terminal.type("q")
    assert terminal.end() == 0
    settings, wrong = load_settings(home)
    assert wrong is None
    assert (settings.language, settings.game, settings.name) == ("id", "two-player", "Dewi")
    assert settings.opponents == {"two-player": ("random",)}
    terminal = Terminal()
    terminal.type("", "", "", "", "", "q")  # Enter keeps everything
    assert terminal.end() == 0
    assert {saved_match(path).names[0] for path in saved(home)} == {"Dewi"}


@pytest.mark.slow
def test_an_option_holds_for_its_run_only(home):
    options = ["--name", "Budi", "--speed", "off", "--ascii", "--autoplay", "--look-at-once"]
    terminal = Terminal("--game", "two-player", "--rules", "max_hands=1", *options)
    terminal.type("q")
    assert terminal.end() == 0
    assert load_settings(home)[0] == Settings()
    terminal = Terminal(*options)
    terminal.type("", "1", "1", "1", "", "", "", "q")  # partner: random
    assert terminal.end() == 0
    settings, _ = load_settings(home)
    assert settings.opponents == {"partnership": ("random", "simple", "simple")}
    assert replace(settings, language=None, opponents={}, rules={}) == Settings()


@pytest.mark.slow
def test_a_narrow_terminal_wraps_between_words_and_a_pipe_does_not(home):
    options = ["--seed", "s", "--speed", "off", "--no-save"]
    terminal = Terminal(*options)
    terminal.screen.setwinsize(24, 40)
    terminal.type("howto")
    terminal.screen.expect("\n> ")
    assert max(map(len, terminal.screen.before.replace("\r", "").split("\n"))) <= 40
    run = spades("play", *options, typed="howto\n")
    assert max(map(len, run.stdout.split("\n"))) > 80


@pytest.mark.slow
def test_at_a_terminal_red_suits_are_red_unless_no_color(home):
    for env, red in (({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)):
        terminal = Terminal("--seed", "s", "--speed", "off", **env)
        terminal.type("look")
        terminal.screen.expect("Your hand: [^\n]*\r")
        assert ("\x1b[31m" in terminal.screen.after) == red
        terminal.type("q")
        assert terminal.end() == 0


@pytest.mark.slow
def test_ctrl_c_and_ctrl_d_save_and_say_how_to_go_on(home):
    for end, code in (("\x03", 130), ("\x04", 1)):
        terminal = Terminal("--seed", "s", "--speed", "off")
        terminal.type("look")
        terminal.screen.expect("\n> ")
        terminal.screen.send(end)
        terminal.screen.expect("spades play --resume")
        assert terminal.end() == code


def test_settings_that_cannot_be_read_are_a_warning(home):
    (home / "settings.json").write_text("{")
    terminal = Terminal("--seed", "s", "--speed", "off")
    terminal.screen.expect("cannot be read")
    terminal.type("q")
    assert terminal.end() == 0
