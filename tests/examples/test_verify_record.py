"""The stand-alone script: it needs nothing of ours, and says what ``spades verify`` says."""

import ast
import copy
import json
import random
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.forged import WAYS, forged
from spades.errors import RecordError
from spades.game.record import read_record, record_json
from spades.rules import GAMES, Rules
from spades.table.fair_check import check_fair
from spades.testing.fair import random_fair_record

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SCRIPT = EXAMPLES / "verify_record.py"
CHECK = runpy.run_path(str(SCRIPT))["check"]
PROVEN = EXAMPLES / "proven.json"


def by_script(record: dict[str, Any]) -> bool:
    """Whether the script holds the record for proven; any error of it is a no, as it is to main."""
    try:
        return bool(CHECK(record))
    except Exception:  # noqa: BLE001 - as the script itself
        return False


def by_package(record: dict[str, Any]) -> bool:
    try:
        return check_fair(read_record(record)).proven
    except RecordError:
        return False


def a_match(game: str, seed: int) -> dict[str, Any]:
    rules = Rules(game=game, target_score=10_000, losing_score=-10_000)
    return record_json(random_fair_record(random.Random(seed), rules, 3, double_nil=60))


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The script as a program, without the environment's packages and variables."""
    return subprocess.run(
        [sys.executable, "-I", "-S", str(SCRIPT), *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_imports_nothing_but_pythons_own_library():
    for node in ast.walk(ast.parse(SCRIPT.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        else:
            continue
        assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names


def test_as_a_program_it_proves_the_example_and_refuses_what_was_altered(tmp_path):
    done = run(str(PROVEN))
    assert (done.returncode, done.stdout, done.stderr) == (0, "Proven deals: 1 3\n", "")
    record = json.loads(PROVEN.read_text(encoding="utf-8"))
    record["hands"][1]["deal"][2] = record["hands"][1]["deal"][2].replace("3C", "4C")
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = run(str(file))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("Not proven: ")
    assert "the cards dealt" in done.stderr


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b'{"hands": []}', b"\xff", b'{"hands": 5}'])
def test_a_file_that_is_no_record_is_not_proven(tmp_path, content):
    file = tmp_path / "file"
    file.write_bytes(content)
    assert run(str(file)).returncode == 1


def test_no_file_at_all_is_not_proven(tmp_path):
    assert run(str(tmp_path / "nothing.json")).returncode == 1
    assert run().returncode == 1


def test_a_record_without_proofs_is_not_proven():
    assert run(str(EXAMPLES / "partnership.json")).returncode == 1


@pytest.mark.parametrize("game", GAMES)
def test_it_proves_what_a_fair_table_dealt(game):
    for seed in range(10):
        record = a_match(game, seed)
        numbers = [hand["deal_number"] for hand in record["hands"]]
        assert CHECK(record) == numbers
        assert by_package(record)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_each_lie_is_refused_by_both(game, way):
    rng = random.Random(f"{way} {game}")
    told = 0
    for seed in range(8):
        lie = forged(rng, a_match(game, seed), way)
        if lie is not None:
            told += 1
            assert (by_script(lie), by_package(lie)) == (False, False)
    assert told > 0 or (game, way) == ("partnership", "redraw")


def test_each_card_and_each_digit_counts():
    """Each single character of the example's proofs and deals, changed alone."""
    record = json.loads(PROVEN.read_text(encoding="utf-8"))
    bare = {**record, "hands": [{**hand, "actions": []} for hand in record["hands"][:1]]}
    fair = bare["hands"][0]["fair"]
    places: list[tuple[Any, ...]] = [("fair", "commitment"), ("fair", "seed")]
    for seat, one in enumerate(fair["contributions"]):
        if one is not None and one["opened"]:
            places += [("fair", "contributions", seat, key) for key in ("commitment", "opened")]
    assert by_script(bare)
    assert by_package(bare)
    for place in places:
        for at in range(0, 32, 5):
            lie = copy.deepcopy(bare)
            inner: Any = lie["hands"][0]
            for key in place[:-1]:
                inner = inner[key]
            text = inner[place[-1]]
            inner[place[-1]] = text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]
            assert (by_script(lie), by_package(lie)) == (False, False), place
    for card in range(13):
        lie = copy.deepcopy(bare)
        hands = [text.split() for text in lie["hands"][0]["deal"]]
        hands[0][card], hands[1][card] = hands[1][card], hands[0][card]
        lie["hands"][0]["deal"] = [" ".join(cards) for cards in hands]
        assert (by_script(lie), by_package(lie)) == (False, False), card


@pytest.mark.parametrize("scores", [[120, 85], [0, 0], None])
def test_who_is_first_counts_only_where_the_match_began_without_a_score(scores):
    record = json.loads(PROVEN.read_text(encoding="utf-8"))
    lie = {**record, "hands": [{**record["hands"][0], "actions": []}]}
    lie |= {"first_dealer": 3, "start": {"scores": scores}}
    assert by_script(lie) == by_package(lie) == (scores == [120, 85])


def test_what_is_not_written_as_spades_writes_it_is_not_proven():
    record = json.loads(PROVEN.read_text(encoding="utf-8"))
    record["hands"][0]["fair"]["seed"] = record["hands"][0]["fair"]["seed"].upper()
    assert (by_script(record), by_package(record)) == (False, False)
