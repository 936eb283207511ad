"""The examples are what they say, and run."""

import json
import re
import runpy
import sys
from pathlib import Path

import pytest

from spades.game.actions import Exchange, Look, Pass
from spades.game.events import HandResult
from spades.game.record import Record, read_record, record_json, replay
from spades.game.report import standing_json
from spades.game.sheet import score_sheet
from spades.game.state import Over

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def loaded(name: str):
    return json.loads((EXAMPLES / name).read_text(encoding="utf-8"))


def match(name: str) -> tuple[Record, tuple[HandResult, ...], Over]:
    record = read_record(loaded(name))
    played = replay(record)
    assert isinstance(played.state, Over)
    return record, played.results, played.state


def amounts(results: tuple[HandResult, ...], what: str) -> list[int]:
    return [
        line.amount
        for result in results
        for lines in result.lines
        for line in lines
        if line.what == what
    ]


@pytest.mark.parametrize("name", ["partnership.json", "two-player.json"])
def test_an_example_match_is_canonical_and_is_played_to_its_end_by_the_rules(name):
    given = loaded(name)
    assert record_json(read_record(given)) == given
    record, results, over = match(name)
    assert record.end is None
    assert over.by == "rules"
    assert over.winner in (0, 1)
    assert max(over.match.scores) >= 500
    assert len(results) == len(record.hands)


@pytest.mark.parametrize("name", ["partnership.json", "two-player.json"])
def test_an_example_match_has_something_of_everything(name):
    record, results, _ = match(name)
    actions = [action for hand in record.hands for action in hand.actions]
    exchanges = [action for action in actions if isinstance(action, (Pass, Exchange))]
    assert any(action.cards for action in exchanges)
    assert max(amounts(results, "double_nil")) == 200
    assert max(amounts(results, "nil")) == 100
    assert min(amounts(results, "contract")) < 0
    assert amounts(results, "bag_penalty")
    assert amounts(results, "bags")
    if name == "partnership.json":
        assert min(amounts(results, "nil")) == -100
        turns = [index for index, one in enumerate(actions) if isinstance(one, Look)]
        assert any(isinstance(actions[index + 1], Look) for index in turns)
    else:
        assert any(hand.redraws for hand in record.hands)


def test_the_example_sheet_is_scored():
    scored = score_sheet(loaded("sheet.json"))
    told = standing_json(scored.state, scored.results)
    assert [hand["points"] for hand in told["hands"]] == [[72, -96], [-177, 71], [-90, 32]]
    assert told["scores"] == [15, 269]


def test_the_example_script_plays_a_hand(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["play_a_hand.py", "kopi"])
    runpy.run_path(str(EXAMPLES / "play_a_hand.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Seat 3 deals."
    assert sum(" play " in line for line in lines) == 52
    assert sum(" bid 3" in line for line in lines) == 4
    assert lines[-1] == "Refused: match.over"


def test_every_example_is_named_in_the_list_of_examples():
    text = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    for file in EXAMPLES.iterdir():
        if file.suffix in (".json", ".py"):
            assert f"[{file.name}]({file.name})" in text


@pytest.mark.slow
def test_the_python_of_the_first_page_runs_and_says_what_stands_beside_it(capsys):
    text = (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(block, names)
    *actions, looked, points, tricks = capsys.readouterr().out.splitlines()
    assert " · ".join(actions) in text
    assert f"# {looked}: seat 2 has not looked" in text
    assert len(points.strip("[]").split()) == 2
    assert 0 <= float(tricks) <= 13
