"""``spades score``: a paper game's score sheet."""

import json
from pathlib import Path
from typing import Any

import pytest

from spades.game.report import standing_json
from spades.game.sheet import score_sheet
from tests.cli.test_replay import Spades, place, run

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def spades(capsys, monkeypatch) -> Spades:
    return Spades(capsys, monkeypatch)


def sheet(*hands: tuple[list, list], **keys: Any) -> bytes:
    return json.dumps(
        {
            "rules": {"preset": "partnership"},
            "hands": [{"bids": bids, "tricks": tricks} for bids, tricks in hands],
            **keys,
        }
    ).encode()


GOOD = ([4, 3, 2, 2], [4, 4, 2, 3])


def test_as_a_program_it_prints_one_object_and_exits_0():
    done = run("score", "examples/sheet.json", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    scored = score_sheet(json.loads((EXAMPLES / "sheet.json").read_text(encoding="utf-8")))
    assert told == standing_json(scored.state, scored.results)


def test_it_prints_what_a_replay_does_without_the_place(spades):
    told = spades.told("score", "-", "--json", stdin=sheet(GOOD))
    assert list(told) == [
        *("format", "version", "hands", "scores", "bag_counts", "over", "winner"),
    ]
    assert (told["format"], told["version"]) == ("spades-replay", 1)
    assert told["scores"] == [60, 52]
    assert told["bag_counts"] == [0, 2]


@pytest.mark.parametrize(
    ("given", "code", "hand"),
    [
        (sheet(GOOD, ([4, 3, 2, 2], [4, 4, 2, 2])), "sheet.trick_sum", 1),
        (sheet(GOOD, ([4, 14, 2, 2], [4, 4, 2, 3])), "sheet.bad_bid", 1),
        (sheet(([4, "many", 2, 2], [4, 4, 2, 3])), "sheet.bad_bid", 0),
        (sheet(([4, 1e400, 2, 2], [4, 4, 2, 3])), "file.not_json", None),
        (sheet(([4, 3, 2], [4, 4, 2, 3])), "sheet.seat_count", 0),
        (sheet(([4, 3, 2, 2], [4, 4, 2, -3])), "sheet.bad_tricks", 0),
        (sheet(GOOD, GOOD, rules={"preset": "partnership", "max_hands": 1}), "match.over", 1),
        (sheet(rules={"preset": "whist"}), "rules.unknown_preset", None),
        (sheet(format="spades-record"), "record.unknown_format", None),
        (b'{"hands": []}', "record.missing_key", None),
        (b"[]", "record.bad_value", None),
        (b"[", "file.not_json", None),
    ],
)
def test_a_sheet_that_is_refused_has_its_hand(spades, given, code, hand):
    error = spades.refused("score", "-", "--json", stdin=given)
    assert place(error) == (code, hand, None)


def test_a_missing_sheet_is_told(spades, tmp_path):
    error = spades.refused("score", str(tmp_path / "none.json"), "--json")
    assert place(error) == ("file.missing", None, None)


def test_without_json_it_prints_a_table(spades):
    code, out, err = spades("score", str(EXAMPLES / "sheet.json"))
    assert (code, err) == (0, "")
    assert "269" in out


def test_without_json_a_refusal_is_a_sentence(spades):
    code, out, err = spades("score", "-", stdin=sheet(([4, 3, 2, 2], [4, 4, 2, 2])))
    assert (code, out) == (2, "")
    assert "13" in err
    assert "{" not in err
