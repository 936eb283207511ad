"""``spades replay``: what it prints, and how it refuses."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spades.cli import main
from spades.game.projection import record_of
from spades.game.record import read_record, record_json, replay
from spades.game.report import replay_json
from tests.game.driver import MIXED, VARIANTS, name_of, random_log

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"

LOOKS = ["0 look", "0 bid 3", "1 look", "1 bid 3", "2 look", "2 bid 3", "3 look", "3 bid 3"]


def partnership(*actions: str, **keys: Any) -> dict[str, Any]:
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": "partnership"},
        "first_dealer": 3,
        "hands": [{"deal": list(MIXED), "actions": list(actions)}],
        **keys,
    }


# Python reads 1e999 as infinity, for which JSON has no word.
HUGE = json.dumps(partnership(rules={"preset": "partnership", "bag_limit": "HUGE"}))
HUGE = HUGE.replace('"HUGE"', "1e999")


class Spades:
    """Runs the command in this process: exit code, standard output, standard error."""

    def __init__(self, capsys, monkeypatch) -> None:
        self.capsys, self.monkeypatch = capsys, monkeypatch

    def __call__(self, *arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "argv", ["spades", *arguments])
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        code = 0
        try:
            main()
        except SystemExit as stopped:
            code = int(stopped.code or 0)
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def told(self, *arguments: str, stdin: bytes = b"") -> dict[str, Any]:
        """The one object that a run printed; nothing else, and exit code 0."""
        code, out, err = self(*arguments, stdin=stdin)
        assert (code, err) == (0, "")
        told = json.loads(out)
        assert isinstance(told, dict)
        return told

    def refused(self, *arguments: str, stdin: bytes = b"") -> dict[str, Any]:
        """The error that a run told: one object on standard error, nothing on standard output."""
        code, out, err = self(*arguments, stdin=stdin)
        assert (code, out) == (2, "")
        whole = json.loads(err, parse_constant=lambda name: pytest.fail(f"{name} is no JSON"))
        assert list(whole) == ["error"]
        error: dict[str, Any] = whole["error"]
        assert list(error)[:2] == ["code", "message"]
        assert {"hand", "action"} <= set(error)
        assert error["message"]
        return error


@pytest.fixture
def spades(capsys, monkeypatch) -> Spades:
    return Spades(capsys, monkeypatch)


def place(error: dict[str, Any]) -> tuple[str, int | None, int | None]:
    return error["code"], error["hand"], error["action"]


# --- as a program of its own


def run(*arguments: str, stdin: str | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from spades.cli import main; main()", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )


def test_as_a_program_it_prints_one_object_and_exits_0():
    done = run("replay", "examples/partnership.json", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    given = json.loads((EXAMPLES / "partnership.json").read_text(encoding="utf-8"))
    assert json.loads(done.stdout) == replay_json(replay(read_record(given)))


def test_as_a_program_it_refuses_with_exit_2_and_one_object_on_standard_error():
    given = json.dumps(partnership(*LOOKS, "0 play KD", "1 play TS"))
    done = run("replay", "-", "--json", stdin=given)
    assert (done.returncode, done.stdout) == (2, "")
    error = json.loads(done.stderr)["error"]
    assert place(error) == ("card.must_follow", 0, 9)
    assert error["legal"] == ["QD", "8D", "4D"]


# --- what it prints


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_it_prints_what_the_library_tells(spades, tmp_path, rules):
    record = record_of(random_log(rules, 121))
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record_json(record)), encoding="utf-8")
    assert spades.told("replay", str(file), "--json") == replay_json(replay(record))


def test_a_dash_reads_standard_input(spades):
    given = json.dumps(partnership(*LOOKS)).encode()
    told = spades.told("replay", "-", "--json", stdin=given)
    assert (told["phase"], told["to_act"]) == ("play", 0)


def test_a_file_may_begin_with_a_byte_order_mark_and_hold_any_names(spades):
    given = partnership(*LOOKS, players=["Phạm", "Kênh", "Ñiña", "♠"], meta={"…": "ꦗ"})
    text = json.dumps(given, ensure_ascii=False)
    told = spades.told("replay", "-", "--json", stdin=b"\xef\xbb\xbf" + text.encode())
    assert told["hands"] == []


def test_without_json_it_prints_a_score_sheet(spades):
    code, out, err = spades("replay", str(EXAMPLES / "two-player.json"))
    assert (code, err) == (0, "")
    assert "503" in out
    assert "{" not in out


# --- files that are none


def test_a_missing_file_is_told(spades, tmp_path):
    error = spades.refused("replay", str(tmp_path / "nothing.json"), "--json")
    assert place(error) == ("file.missing", None, None)
    assert error["path"] == str(tmp_path / "nothing.json")


def test_a_folder_is_no_file(spades, tmp_path):
    assert place(spades.refused("replay", str(tmp_path), "--json")) == (
        "file.unreadable",
        None,
        None,
    )


@pytest.mark.parametrize(
    "text",
    [
        b"no json",
        b"{",
        b'{"format": "spades-record",}',
        b"\xff\xfe\x00",
        b'{"format": "\xe9"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": "spades-record", "version": NaN}',
        b'{"format": "spades-record", "version": Infinity}',
        b'{"format": "spades-record", "format": "spades-record"}',
        b"1" * 10_000,
        b'{"format": "spades-record"} {}',
    ],
    ids=lambda text: f"{len(text)} {text[:30]!r}",
)
def test_what_is_no_json_is_told(spades, text):
    error = spades.refused("replay", "-", "--json", stdin=text)
    assert place(error) == ("file.not_json", None, None)


@pytest.mark.parametrize("text", [b"", b"  \n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_told_as_one(spades, text):
    error = spades.refused("replay", "-", "--json", stdin=text)
    assert place(error) == ("file.empty", None, None)
    assert error["message"].startswith("Standard input is empty.")


def test_a_line_that_is_not_known_is_not_told(spades):
    error = spades.refused("replay", "-", "--json", stdin=b"\xff")
    assert error["message"].startswith("Standard input is not JSON that can be read. ")
    error = spades.refused("replay", "-", "--json", stdin=b"\n{")
    assert "read (line 2). " in error["message"]


def test_a_file_that_another_command_reads_names_the_command(spades):
    sheet = b'{"rules": {"preset": "partnership"}, "hands": [{"bids": [], "tricks": []}]}'
    for given in (sheet, b'{"format": "spades-sheet", "version": 1}'):
        error = spades.refused("replay", "-", "--json", stdin=given)
        assert error["code"] == "record.unknown_format"
        assert "“spades score” reads it" in error["message"]
    record = json.dumps(partnership(*LOOKS)).encode()
    error = spades.refused("score", "-", "--json", stdin=record)
    assert error["code"] == "record.unknown_format"
    assert "“spades replay” reads it" in error["message"]


def test_what_is_no_object_is_told_as_no_record(spades):
    for command, word in (("replay", "no record"), ("score", "no score sheet")):
        error = spades.refused(command, "-", "--json", stdin=b"[]")
        assert error["message"].startswith(f"This is {word}: ")


def test_the_systems_reason_is_told_without_number_and_path(spades, tmp_path):
    message = spades.refused("replay", str(tmp_path), "--json")["message"]
    assert "Errno" not in message
    assert message.count(str(tmp_path)) == 1


def test_a_key_that_comes_twice_is_refused_anywhere(spades):
    text = json.dumps(partnership(*LOOKS))
    for once in ('"deal": [', '"preset": ', '"version": 1'):
        twice = text.replace(once, f"{once.split(':')[0]}: 5, {once}")
        assert twice != text
        error = spades.refused("replay", "-", "--json", stdin=twice.encode())
        assert error["code"] == "file.not_json"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("null", "record.bad_value"),
        ("[]", "record.bad_value"),
        ("5", "record.bad_value"),
        ('"spades-record"', "record.bad_value"),
        ("{}", "record.unknown_format"),
        ('{"format": "spades-record", "version": 1e999}', "record.unknown_version"),
        ('{"format": "spades-record", "version": 2}', "record.unknown_version"),
        ('{"format": "spades-log", "version": 1}', "record.unknown_format"),
        ('{"format": "spades-record", "version": 1}', "record.missing_key"),
        (json.dumps(partnership(rules={"preset": "partnership", "nil": 5})), "rules.unknown_field"),
        (HUGE, "rules.bad_value"),
    ],
)
def test_json_that_is_no_record_is_told(spades, text, code):
    error = spades.refused("replay", "-", "--json", stdin=text.encode())
    assert place(error) == (code, None, None)


def test_a_bad_deal_has_its_hand_and_no_action(spades):
    given = partnership(*LOOKS)
    given["hands"][0]["deal"][0] = given["hands"][0]["deal"][0][3:]
    error = spades.refused("replay", "-", "--json", stdin=json.dumps(given).encode())
    assert place(error) == ("deal.hand_size", 0, None)
    assert error["sizes"] == [12, 13, 13, 13]


def test_the_verb_of_a_refused_action_does_not_hide_its_index(spades):
    given = json.dumps(partnership("0 look", "0 play KD")).encode()
    error = spades.refused("replay", "-", "--json", stdin=given)
    assert place(error) == ("action.wrong_phase", 0, 1)
    assert error["verb"] == "play"


def test_the_message_is_english_under_json_whatever_the_language(spades):
    given = json.dumps(partnership(*LOOKS, "0 play KD", "1 play TS")).encode()
    messages = {
        spades.refused("replay", "-", "--json", *more, stdin=given)["message"]
        for more in ((), ("--lang", "id"), ("--lang", "vi"))
    }
    assert len(messages) == 1
    assert "follow suit" in messages.pop()


def test_without_json_a_refusal_is_a_sentence_in_the_readers_language(spades):
    given = json.dumps(partnership(*LOOKS, "0 play KD", "1 play TS")).encode()
    sentences = set()
    for lang in ("en", "id", "vi", "fil", "jv"):
        code, out, err = spades("replay", "-", "--lang", lang, stdin=given)
        assert (code, out) == (2, "")
        assert "{" not in err
        sentences.add(err)
    assert len(sentences) == 5


def test_text_that_cannot_be_printed_is_told_all_the_same(spades):
    given = json.dumps(partnership("0 play \ud800\x1b[2J")).encode()
    assert place(spades.refused("replay", "-", "--json", stdin=given)) == (
        "card.unreadable",
        0,
        0,
    )
