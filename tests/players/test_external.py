"""Whatever another program does, there is an answer in time or an error that names it."""

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from spades.analysis.match import play_match
from spades.cards import cards_of
from spades.errors import PlayerError, UsageError
from spades.game.actions import Bid, Exchange, Pass, Play
from spades.game.view import playable, view_of
from spades.i18n import Texts
from spades.players import make_player
from spades.players.external import Engine, read_answer, split_command
from spades.rules import PRESETS, Rules
from tests.players.positions import bidding, exchanging, looking, playing

pytestmark = pytest.mark.slow

HOSTILE = Path(__file__).parent / "engines" / "hostile.py"
RULES = PRESETS["partnership"]
# Long enough for a program to start on a busy machine where it has to answer, short where it hangs.
PATIENT, HASTY = 20.0, 0.3

AT_ONCE = {
    "exits": "engine.exited",
    "killed": "engine.exited",
    "garbage": "engine.not_json",
    "not-utf8": "engine.not_json",
    "number": "engine.not_json",
    "twice-a-key": "engine.not_json",
    "nested": "engine.not_json",
    "empty-line": "engine.not_json",
    "wrong-id": "engine.wrong_id",
    "true-id": "engine.bad_answer",
    "more-keys": "engine.bad_answer",
    "no-action": "engine.bad_answer",
    "wrong-type": "engine.bad_answer",
    "list-action": "engine.bad_answer",
    "surrogate": "engine.illegal",
    "illegal": "engine.illegal",
    "other-verb": "engine.illegal",
    "unreadable": "engine.illegal",
    "bid-17": "engine.illegal",
    "partial-exit": "engine.exited",
    "endless-line": "engine.too_long",
    "long-line": "engine.too_long",
    "closes-stdin": "engine.no_answer",
    "closes-stdout": "engine.no_answer",
}
NEVER = ("hangs", "ignores-sigterm", "partial-line", "floods-stderr", "slow-but-chatty")
"""No answer at all: these cost the time of a decision."""


@pytest.fixture
def pids(tmp_path, monkeypatch):
    """The processes that hostile programs have started: gone by the end of the test."""
    path = tmp_path / "pids"
    path.touch()
    monkeypatch.setenv("HOSTILE_PIDS", str(path))
    yield lambda: [int(line) for line in path.read_text(encoding="ascii").split()]
    started = [int(line) for line in path.read_text(encoding="ascii").split()]
    for pid in started:
        assert is_gone(pid), f"{pid} outlived its engine"


def is_gone(pid, seconds=5.0):
    """Whether a process has ended and been reaped, at the latest after some seconds.

    What is no child of ours is reaped by init, which may take its time, or not be there: a zombie
    of another parent counts as gone.
    """
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if state_of(pid) == "Z" and parent_of(pid) != os.getpid():
            return True
        time.sleep(0.01)
    return False


def _stat(pid):
    try:
        text = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ["?", "0"]
    return text.rpartition(")")[2].split()


def state_of(pid):
    return _stat(pid)[0]


def parent_of(pid):
    return int(_stat(pid)[1])


def command(how, when=1):
    return shlex.join([sys.executable, str(HOSTILE), how, str(when)])


@pytest.fixture
def view():
    return looking(RULES)


@pytest.mark.parametrize(("how", "code"), AT_ONCE.items())
def test_a_bad_answer_is_an_error_with_its_code(how, code, view, pids):
    engine = Engine(command(how), PATIENT)
    with pytest.raises(PlayerError) as caught:
        engine.decide(view)
    assert caught.value.code == code
    assert caught.value.facts["player"].startswith("exec:")
    assert engine.pid is None
    for language in ("en", "id", "vi", "fil", "jv"):
        sentence = Texts(language).error(caught.value)
        assert "exec:" in sentence
        assert sentence.isprintable()


@pytest.mark.parametrize("how", NEVER)
def test_a_program_that_does_not_answer_is_ended_when_its_time_is_up(how, view, pids):
    engine = Engine(command(how), PATIENT)
    engine.begin(view.rules, view.seat)
    engine._move_time = HASTY
    with pytest.raises(PlayerError) as caught:
        engine.decide(view)
    assert caught.value.code == "engine.late"
    assert caught.value.facts["seconds"] == HASTY


@pytest.mark.parametrize("how", ["hangs", "floods-stderr"])
def test_a_program_that_is_never_ready_is_ended_too(how, view, pids, monkeypatch):
    monkeypatch.setattr("spades.players.external.START_TIME", HASTY)
    with pytest.raises(PlayerError) as caught:
        Engine(command(how, 0), HASTY).decide(view)
    assert caught.value.code == "engine.late"


def test_a_program_that_does_not_read_makes_nobody_wait(view, monkeypatch):
    # A pipe takes 64 KiB or so: the question below is longer, and nobody reads it.
    monkeypatch.setattr(
        "spades.players.external.act_message", lambda number, view: {"x": "y" * 1_000_000}
    )
    ready = json.dumps({"type": "ready", "name": "deaf"})
    code = f"import time; print('{ready}', flush=True); time.sleep(600)"
    engine = Engine(shlex.join([sys.executable, "-c", code]), PATIENT)
    engine.begin(view.rules, view.seat)
    engine._move_time = HASTY
    with pytest.raises(PlayerError) as caught:
        engine.decide(view)
    assert caught.value.code == "engine.late"


def test_a_long_question_gets_through_while_the_program_complains(view, pids):
    with Engine(command("noisy"), PATIENT) as engine:
        for _ in range(5):
            assert str(engine.decide(view).action) == f"{view.seat} look"


def test_the_error_quotes_what_was_said_short_and_harmless(view, pids):
    with pytest.raises(PlayerError) as caught:
        Engine(command("garbage"), PATIENT).decide(view)
    assert caught.value.facts["text"] == "play the ace�[2J"
    with pytest.raises(PlayerError) as caught:
        Engine(command("endless-line"), PATIENT).decide(view)
    assert caught.value.facts["text"] == "x" * 79 + "…"


def test_the_error_of_a_program_that_ended_has_its_status_and_last_words(view, pids):
    with pytest.raises(PlayerError) as caught:
        Engine(command("exits"), PATIENT).decide(view)
    assert caught.value.facts["status"] == 7
    assert caught.value.facts["text"] == "out of ideas"
    with pytest.raises(PlayerError) as caught:
        Engine(command("killed"), PATIENT).decide(view)
    assert caught.value.facts["status"] == -signal.SIGKILL


def test_a_second_answer_is_not_taken_for_the_next_question(view, pids):
    engine = Engine(command("answers-twice"), PATIENT)
    engine.decide(view)
    with pytest.raises(PlayerError) as caught:
        engine.decide(view)
    assert caught.value.code == "engine.wrong_id"
    assert caught.value.facts["want"] == "2"
    assert caught.value.facts["id"] == "1"


def test_a_second_answer_is_not_taken_for_ready(view, pids):
    engine = Engine(command("answers-twice"), PATIENT)
    engine.decide(view)
    with pytest.raises(PlayerError) as caught:
        engine.begin(view.rules, view.seat)
    assert caught.value.code == "engine.bad_answer"


def test_an_answer_that_comes_too_late_is_never_read(view, pids):
    engine = Engine(command("partial-line"), PATIENT)
    engine.begin(view.rules, view.seat)
    engine._move_time = HASTY
    with pytest.raises(PlayerError):
        engine.decide(view)
    first = pids()[-1]
    engine._move_time = PATIENT
    engine.begin(view.rules, view.seat)
    assert engine.pid != first
    engine.kill()


def test_after_an_error_a_new_process_plays_the_next_match(view, pids):
    engine = Engine(command("exits"), PATIENT)
    for _ in range(2):
        with pytest.raises(PlayerError):
            engine.decide(view)
    assert len(set(pids())) == 2


@pytest.mark.parametrize("words", ["/nowhere/at/all", shlex.quote(str(HOSTILE.parent))])
def test_a_command_that_cannot_be_run_says_why(words, view):
    with pytest.raises(PlayerError) as caught:
        Engine(words).decide(view)
    assert caught.value.code == "engine.not_started"
    assert caught.value.facts["reason"]
    assert words[:20] in caught.value.facts["player"]


@pytest.mark.parametrize("words", ["", "   ", "python3 'player.py", '"'])
def test_a_command_that_is_none_is_refused(words):
    with pytest.raises(UsageError) as caught:
        Engine(words)
    assert caught.value.code == "engine.no_command"


def test_a_command_is_split_as_a_shell_does():
    assert split_command("python3 'my player.py' --level=3") == [
        "python3",
        "my player.py",
        "--level=3",
    ]


def ended(engine):
    """How the program ended that is told bye."""
    process: Any = engine._process
    engine.close()
    return process._process.returncode


def test_bye_ends_a_program_and_one_that_stays_is_ended(view, pids, monkeypatch):
    monkeypatch.setattr("spades.players.external.BYE_TIME", PATIENT)
    engine = Engine(command("behaves"), PATIENT)
    engine.decide(view)
    assert ended(engine) == 0
    monkeypatch.setattr("spades.players.external.BYE_TIME", 0.1)
    engine = Engine(command("stays"), PATIENT)
    engine.decide(view)
    assert ended(engine) == -signal.SIGKILL
    engine.close()


def test_what_a_program_has_started_is_ended_with_it(view, pids):
    engine = Engine(command("grandchild"), PATIENT)
    engine.begin(view.rules, view.seat)
    with pytest.raises(PlayerError):
        engine.decide(view)
    assert len(pids()) == 2


def test_a_host_that_is_killed_leaves_no_program_behind(pids):
    code = (
        "import sys; sys.path.insert(0, '.')\n"
        "from tests.players.positions import looking\n"
        "from spades.players.external import Engine\n"
        "from spades.rules import Rules\n"
        f"engine = Engine({command('ignores-sigterm')!r}, 600)\n"
        "view = looking(Rules())\n"
        "engine.begin(view.rules, view.seat)\n"
        "print('asked', flush=True)\n"
        "engine.decide(view)\n"
    )
    root = Path(__file__).resolve().parents[2]
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=root) as host:
        assert host.stdout is not None
        assert host.stdout.readline() == b"asked\n"
        (engine,) = pids()
        host.kill()
    assert is_gone(engine)


def test_one_process_plays_match_after_match_in_any_seat(pids):
    rules = Rules(max_hands=1)
    with Engine(command("behaves"), PATIENT) as engine:
        for seat in (0, 3):
            players = [make_player("random", seat)] * 4
            players[seat] = engine
            assert play_match(players, rules, bytes([seat] * 32)).failure is None
        assert engine.called == "behaves"
        assert len(pids()) == 1


def test_a_seat_that_has_nothing_to_decide_is_not_asked():
    state = playing(RULES)
    other = next(seat for seat in range(4) if seat != state.to_act)
    with pytest.raises(PlayerError) as caught:
        Engine("/nowhere").decide(view_of(state, other))
    assert caught.value.code == "player.not_asked"


def read(action, view):
    line = json.dumps({"type": "action", "id": 5, "action": action}).encode()
    return read_answer(line, 5, view)


def test_reading_is_kind_as_the_protocol_says_and_no_kinder():
    state = bidding(RULES)
    seat = state.to_act
    view = view_of(state, seat)
    for text in ("bid nil", "bid 0", "BID NIL", " bid  0 "):
        assert read(text, view) == Bid(seat, 0)
    for text in ("nil", "bid", "bid 14", "bid -1", "bid 3 4", "bid double-nil", "look", "pass"):
        with pytest.raises(PlayerError) as caught:
            read(text, view)
        assert caught.value.code == "engine.illegal"
        assert "bid nil" in caught.value.facts["legal"]


def test_a_card_may_be_written_in_any_way_that_cards_are_read():
    state = playing(RULES)
    seat = state.to_act
    view = view_of(state, seat)
    for card in map(str, cards_of(playable(view))):
        for text in (card, card.lower(), card.replace("T", "10")):
            assert read(f"play {text}", view) == Play(seat, read(f"play {card}", view).card)
    for text in ("play", "play XX", "play ??", f"{seat} play AS"):
        with pytest.raises(PlayerError):
            read(text, view)


def test_an_exchange_is_answered_with_cards_that_may_be_chosen():
    for rules, kind in ((RULES, Pass), (PRESETS["two-player"], Exchange)):
        state = exchanging(rules)
        seat = state.to_act
        view = view_of(state, seat)
        verb = kind.__name__.lower()
        mine = [str(card) for card in cards_of(view.hand or 0)]
        other = next(card for card in ("AS", "KS", "QS", "2C", "3C", "4C") if card not in mine)
        good = read(f"{verb} {' '.join(mine[:3])}", view)
        assert good == kind(seat, good.cards)
        bad = [f"{verb} {mine[0]} {mine[1]} {other}", f"{verb} {' '.join(mine[:4])}"]
        bad += [f"{verb} {mine[0]} {mine[0]} {mine[1]}", f"play {mine[0]}", "bid 3"]
        if kind is Pass:
            bad += ["pass", f"pass {mine[0]} {mine[1]}", f"exchange {' '.join(mine[:3])}"]
        else:
            assert read("exchange", view) == Exchange(seat, ())
            assert len(read(f"exchange {mine[0]}", view).cards) == 1
            bad += [f"pass {' '.join(mine[:3])}"]
        for text in bad:
            with pytest.raises(PlayerError) as caught:
                read(text, view)
            assert caught.value.code == "engine.illegal", text
