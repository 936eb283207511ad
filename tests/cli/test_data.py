"""``spades data``: where everything lies, everything written out, everything gone."""

import asyncio
import contextlib
import json
import sqlite3
from typing import Any

import pytest

from spades.cli.data import _export_tables
from spades.errors import SpadesError
from spades.game.record import read_record, replay
from spades.store.memory import MemoryStore
from spades.store.port import Opening, Row, Summary
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
    assert refused.value.code == "file.not_empty"
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
        # Nobody is asked what cannot be done: an answer would be none.
        for arguments in (("export", str(home / "out")), ("delete", "tables")):
            with pytest.raises(SpadesError) as refused:
                here("data", *arguments)
            assert refused.value.code == "data.in_use"
        assert (home / "tables.sqlite").exists()
        assert not (home / "out").exists()


def test_a_match_that_is_over_and_not_put_away_yet_is_written_out_as_a_record(home, tmp_path):
    async def over(hall):
        people = await at_table(hall, 2, rules=DRAW)
        await people[0].do("concede")
        await hall.everybody_goes()
        return people[0].table

    with Hall(home) as hall:
        name = asyncio.run(over(hall))
    told = json.loads(here("data", "export", "--json", str(tmp_path / "out")).stdout)
    assert (told["records"], told["tables"], told["damaged"]) == (1, 0, [])
    record = (tmp_path / "out" / "records" / f"{name}.json").read_text(encoding="utf-8")
    state: Any = replay(read_record(json.loads(record))).state
    assert state.by == "forfeit"


async def test_what_is_archived_or_deleted_meanwhile_is_written_out_or_left_out(tmp_path):
    """As a server on PostgreSQL may do."""
    store: Any = MemoryStore()
    await store.start()
    plan, record = b"{}", b'{"a": "record"}'
    for name in ("archived", "deleted", "stays"):
        row = Row(0, 1, None, 0.0, b"[]")
        summary = Summary("playing", False, 0.0, b"{}")
        await store.create(Opening(name, 0.0, plan, b"secret"), [row], summary)
    load = store.load

    async def meanwhile(name):
        if name == "archived":
            await store.archive(name, record, 1.0)
        elif name == "deleted":
            await store.forget(name)
        return await load(name)

    store.load = meanwhile
    counts = {"records": 0, "tables": 0}
    damaged: list[str] = []
    await _export_tables(store, tmp_path, counts, damaged)
    assert (counts, damaged) == ({"records": 1, "tables": 1}, [])
    assert (tmp_path / "records" / "archived.json").read_bytes().strip() == record
    assert [path.stem for path in (tmp_path / "tables").iterdir()] == ["stays"]


def test_what_stands_before_the_command_is_for_the_command(home, played, tmp_path):
    """Else the database that was not meant is deleted."""
    other = tmp_path / "other.sqlite"
    (home / "tables.sqlite").rename(other)
    (home / "tables.sqlite").write_bytes(b"")
    url, said = f"sqlite:///{other}", ""
    for number, arguments in enumerate((["--database", url, "export"], ["--json", "export"])):
        out = tmp_path / f"out {number}"
        if "--json" in arguments:
            (home / "tables.sqlite").unlink()
        said = here("data", *arguments, str(out)).stdout
        assert ("1 running tables" in said) == ("--database" in arguments)
    assert json.loads(said)["damaged"] == []
    said = here("data", "--database", url, "delete", "tables", typed="yes\n").stdout
    assert str(other) in said, "the question says what would be gone"
    assert not other.exists()


def test_one_table_or_one_record_is_deleted(home, played):
    _, running = played
    (home / "tables.sqlite.before-x").touch()
    for name in played:
        said = here("data", "delete", "tables", "--table", name, "--yes").stderr
        assert "tables.sqlite.before-x" in said, "the copy may have it still"
        with pytest.raises(SpadesError) as refused:
            here("data", "delete", "tables", "--table", name)
        assert refused.value.code == "store.unknown"
    with pytest.raises(SpadesError) as refused:
        here("data", "delete", "tables", "seats", "--table", running, "--yes")
    assert refused.value.code == "option.conflict"


def test_a_damaged_table_is_named_and_the_others_are_written_out(home, played, tmp_path):
    _, running = played
    with contextlib.closing(sqlite3.connect(home / "tables.sqlite")) as database, database:
        database.execute("update log set body = x'5b5d' where version = 0")
    (home / "matches" / f"{'0' * 16}.spades").write_bytes(b"no match")
    done = here("data", "export", "--json", str(tmp_path / "out"))
    told = json.loads(done.stdout)
    assert done.exit_code == 1
    assert (told["matches"], told["records"], told["tables"]) == (1, 1, 0)
    assert running in told["damaged"]
    assert len(told["damaged"]) == 2
