"""docs/solver.md: its position is the example, and is solved as the page says."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spades.cli import solve, solved
from spades.game import position
from spades.game.position import read_position
from spades.kernel.solution import SCORE
from tests.cli import standin

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "solver.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(name: str):
    found = re.search(rf"<!-- {name} -->\n```json\n(.*?)```", TEXT, re.DOTALL)
    assert found, name
    return json.loads(found[1])


def test_the_position_of_the_page_is_the_example():
    example = json.loads((ROOT / "examples" / "position.json").read_text(encoding="utf-8"))
    del example["meta"]
    assert block("position") == example


def test_the_position_of_the_page_is_solved_as_it_says():
    state = read_position(block("position"))
    found = standin.solve(state, SCORE, cards=True, line=True)
    asked = solved.Asked(state, SCORE, cards=True, line=True, break_rule=True)
    told, page = solved.solution_json(asked, found), block("solution")
    assert list(told) == list(page)
    # Of several equal lines any may be told; it has to be as long, and to begin as well.
    assert len(page["line"]) == len(told["line"])
    assert page["line"][0] == told["best"]
    for free in ("line", "nodes"):
        del told[free], page[free]
    assert told == page


def test_the_page_names_every_key_every_option_and_the_limit():
    for key in position._KEYS | set(block("solution")):
        assert f"`{key}`" in TEXT, key
    for option in (
        *("--goal", "--every-card", "--line", "--hand", "--after", "--leader", "--bids"),
        *("--no-break-rule", "--nodes", "--seconds", "--json"),
    ):
        assert option in TEXT, option
    assert f"after {solve.SECONDS:.0f} seconds" in TEXT


@pytest.mark.slow
def test_the_examples_of_the_page_run(monkeypatch):
    monkeypatch.chdir(ROOT)
    monkeypatch.delitem(sys.modules, "spades.kernel.solver", raising=False)
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


@pytest.mark.slow
def test_a_deal_of_the_page_is_solved_from_a_shell_as_it_stands_there():
    found = re.search(
        r"<!-- deal-command -->\n```sh\n(.*?)```\n\n<!-- deal-output -->\n```text\n(.*?)```",
        TEXT,
        re.DOTALL,
    )
    assert found
    command = found[1].replace("spades ", f"{sys.executable} -m spades ", 1)
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "SPADES_LANG": "en"}
    run = subprocess.run(
        ["bash", "-c", command], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout == found[2]


@pytest.mark.slow
def test_the_solution_of_the_page_has_its_nodes():
    from spades.kernel.solver import Workspace

    found = Workspace().solve(read_position(block("position")), cards=True, line=True)
    page = block("solution")
    assert (found.nodes, [str(card) for card in found.line]) == (page["nodes"], page["line"])


def test_the_files_that_the_page_solves_are_there():
    for line in re.findall(r"^spades solve (.*?)(?:#|$)", TEXT, re.MULTILINE):
        name = line.split()[0]
        assert name.startswith('"') or (ROOT / name).is_file(), name
