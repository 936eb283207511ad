"""``spades data``: where everything lies, everything written out, everything gone."""

import asyncio
import json
from typing import Any

import pytest

from spades.errors import SpadesError
from spades.game.record import read_record, replay
from spades.table.codec import read_entry
from tests.cli.playing import QUICK, here
from tests.server.hall import Hall
from tests.server.test_http import archive_all
from tests.server.test_matches import at_table

DRAW = {"preset": "two-player", "max_hands": 1}


async def a_finished_and_a_running_table(hall):
    finished = await at_table(hall, 2, rules=DRAW)
    await finished[0].do("concede")
    await hall.everybody_goes()
    await archive_all(hall)
    running = await at_table(hall, 2, rules=DRAW)
    await hall.everybody_goes()
    return finished[0].table, running[0].table


@pytest.fixture
def played(home, monkeypatch):
    """A saved match, the record of a table, and a table that goes on."""
    monkeypatch.setattr("spades.server.keeper.SWEEP_SECONDS", 0.05)
    here("play", *QUICK, typed="auto\n" * 40)
    with Hall(home) as hall:
        return asyncio.run(a_finished_and_a_running_table(hall))


def test_it_is_told_where_everything_lies(home, played):
    told = json.loads(here("data", "--json").stdout)
    assert (told["format"], told["version"]) == ("spades-data", 1)
    places = {one["what"]: one for one in told["places"]}
    assert places["matches"]["place"] == str(home / "matches")
    assert places["matches"]["files"] == 1
    assert places["tables"]["place"] == str(home / "tables.sqlite")
    assert places["tables"]["bytes"] > (home / "tables.sqlite").stat().st_size - 1
    assert places["settings"]["place"] == str(home / "settings.json")
    said = here("data").stdout
    assert str(home / "tables.sqlite") in said
    assert "KB" in said


def test_a_database_of_others_is_named_without_its_password(home):
    url = "postgresql://me:secret@192.0.2.1/tables"
    said = here("data", "--database", url).stdout + here("data", "--json", "--database", url).stdout
    assert "postgresql://me@192.0.2.1/tables" in said
    assert "secret" not in said


def test_all_that_was_played_is_written_out(home, played, tmp_path):
    finished, running = played
    folder = tmp_path / "out"
    assert (
        "1 saved matches, 1 records, 1 running tables" in here("data", "export", str(folder)).stdout
    )
    (saved,) = (folder / "matches").iterdir()
    replay(read_record(json.loads(saved.read_text(encoding="utf-8"))))
    record = json.loads((folder / "records" / f"{finished}.json").read_text(encoding="utf-8"))
    state: Any = replay(read_record(record)).state
    assert state.by == "forfeit"
    lines = (folder / "tables" / f"{running}.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["plan"]["rules"] == DRAW
    versions = [read_entry(json.loads(line)).version for line in lines[1:]]
    assert versions[0] == 0
    assert versions == sorted(set(versions))


def test_a_folder_with_something_in_it_is_not_written_to(home, tmp_path):
    (tmp_path / "x").write_text("mine")
    with pytest.raises(SpadesError) as refused:
        here("data", "export", str(tmp_path))
    assert refused.value.code == "file.exists"
    assert [path.name for path in tmp_path.iterdir() if path != home] == ["x"]


def test_what_is_named_is_deleted_and_nothing_else(home, played):
    here("data", "delete", "tables", "--yes")
    assert not list(home.glob("tables.sqlite*"))
    assert list((home / "matches").iterdir())
    here("data", "delete", "matches", "settings", "--yes")
    assert not list((home / "matches").glob("*.spades"))


def test_nothing_is_deleted_without_a_yes(home, played):
    for typed, left in (("no\n", True), ("\n", True), ("yes\n", False)):
        here("data", "delete", "tables", typed=typed)
        assert (home / "tables.sqlite").exists() == left
    with pytest.raises(SpadesError) as refused:
        here("data", "delete", "matches", typed="")
    assert refused.value.code == "data.not_deleted"
    with pytest.raises(SpadesError) as refused:
        here("data", "delete", "everything", "--yes")
    assert refused.value.code == "data.unknown"


def test_a_database_in_use_is_left_alone(home):
    with Hall(home):
        for arguments in (("export", str(home / "out")), ("delete", "tables", "--yes")):
            with pytest.raises(SpadesError) as refused:
                here("data", *arguments)
            assert refused.value.code == "store.in_use"
        assert (home / "tables.sqlite").exists()
