"""The bot of examples/: by the protocol alone it plays a match to its end, cuts or not."""

import ast
import subprocess
import sys
import time
from pathlib import Path

from tests.server.hall import WAIT, Hall

BOT = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def test_it_needs_nothing_of_ours():
    tree = ast.parse(BOT.read_text(encoding="utf-8"))
    names = {
        (node.module or "") if isinstance(node, ast.ImportFrom) else alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    foreign = {name.split(".")[0] for name in names} - sys.stdlib_module_names
    assert foreign == {"websockets"}


def test_whoever_names_no_table_is_told_how():
    for given in ([], ["Rani"], ["http://127.0.0.1:8750"]):
        run = subprocess.run(
            [sys.executable, str(BOT), *given], capture_output=True, text=True, check=False
        )
        assert run.returncode == 1
        assert run.stderr.startswith("Usage: ")
        assert run.stderr.count("\n") == 1


def test_bots_play_a_match_to_its_end_and_come_back_when_they_are_cut_off(tmp_path):
    with Hall(tmp_path) as hall:
        table = hall.open(
            rules={"preset": "partnership", "max_hands": 1},
            seats=["person", "simple", "person", "simple"],
            options={"pace": 0},
        )
        bots = [
            subprocess.Popen(
                [sys.executable, str(BOT), f"{hall.url}/t/{table}", name],
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
            for name in ("Ani", "Budi")
        ]
        try:
            live = hall.service.hub.tables[table]
            for version in (20, 40):
                _wait_until(lambda version=version: live.table.version > version)
                for connection in list(live.connections.values()):
                    hall.call(connection.end, "server.restarting", 0.1)
            said = [bot.communicate(timeout=WAIT) for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        assert [bot.returncode for bot in bots] == [0, 0], said
        for name, (out, errors) in zip(("Ani", "Budi"), said, strict=True):
            assert out == f"{name}: the match is over\n"
            assert "server.restarting; back in 0.1 s" in errors
        assert hall.ask(f"/api/tables/{table}/verify").json()["proven"] is True


def _wait_until(reached):
    for _ in range(int(WAIT / 0.01)):
        if reached():
            return
        time.sleep(0.01)
    raise AssertionError("it was never reached")
