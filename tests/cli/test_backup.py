"""``spades data backup`` and ``restore``: a whole copy, and the way back, also after a crash."""

import asyncio
import json
import sqlite3
import stat
from pathlib import Path

import pytest

from bench.party import SETTINGS, Party
from bench.serving import Server
from spades.errors import SpadesError
from tests.cli.playing import here
from tests.cli.test_data import a_finished_and_a_running_table
from tests.server.hall import Hall


@pytest.fixture
def played(home, monkeypatch):
    monkeypatch.setattr("spades.server.keeper.SWEEP_SECONDS", 0.05)
    with Hall(home) as hall:
        return asyncio.run(a_finished_and_a_running_table(hall))


def tables(home):
    out = home / "out"
    told = json.loads(here("data", "export", "--json", str(out)).stdout)
    found = sorted(path.stem for path in out.rglob("*.json*"))
    for path in sorted(out.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    out.rmdir()
    assert told["damaged"] == []
    return found


def test_a_copy_is_whole_and_its_owners_alone(home, played):
    copy = home / "copy.sqlite"
    before = tables(home)
    assert str(copy) in here("data", "backup", str(copy)).stdout
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    here("data", "delete", "tables", "--yes")
    said = here("data", "restore", str(copy)).stdout
    assert "one table is" in said
    assert tables(home) == before == sorted(played)
    assert stat.S_IMODE((home / "tables.sqlite").stat().st_mode) == 0o600


def test_a_copy_is_made_while_the_server_runs_and_not_put_back(home):
    with Hall(home) as hall:
        table = hall.open(seats=["person"] * 4)
        here("data", "backup", str(home / "copy.sqlite"))
        with pytest.raises(SpadesError) as refused:
            here("data", "restore", str(home / "copy.sqlite"))
        assert refused.value.code == "data.in_use"
    assert tables(home) == [table]
    with pytest.raises(SpadesError) as refused:
        here("data", "backup", str(home / "copy.sqlite"))
    assert refused.value.code == "file.not_new"


@pytest.mark.slow
async def test_what_a_killed_server_left_beside_its_file_is_not_played_into_the_copy(home):
    server = Server(home, f"sqlite:///{home}/tables.sqlite", SETTINGS)
    party = Party(server, "backup")
    copy = home / "copy.sqlite"
    try:
        await server.start()
        party.begin()
        assert await party.more(20, 60)
        here("data", "backup", str(copy))
        at_first = rows(copy)
        assert await party.more(60, 60)
        server.kill()
    finally:
        await party.end()
        server.end()
    assert (home / "tables.sqlite-wal").stat().st_size
    done = await asyncio.to_thread(here, "data", "restore", "--json", str(copy))
    told = json.loads(done.stdout)
    assert rows(home / "tables.sqlite") == at_first
    assert len(rows(Path(told["kept"]))) > len(at_first), "nothing of what was there is lost"
    assert not (home / "tables.sqlite-wal").exists()


def rows(path):
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return connection.execute(
            "SELECT table_id, version, hash FROM log ORDER BY 1, 2"
        ).fetchall()
    finally:
        connection.close()


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(4096)])
def test_what_is_no_copy_is_refused_and_nothing_is_touched(home, played, content):
    before = (home / "tables.sqlite").read_bytes()
    bad = home / "bad.sqlite"
    bad.write_bytes(content)
    with pytest.raises(SpadesError) as refused:
        here("data", "restore", str(bad))
    assert refused.value.code == "data.no_copy"
    assert refused.value.facts["path"] == str(bad)
    assert (home / "tables.sqlite").read_bytes() == before
    left = {path.name for path in home.iterdir() if path.is_file()}
    assert left == {"bad.sqlite", "tables.sqlite", "tables.sqlite.lock"}


def test_what_is_put_aside_is_kept_listed_and_deleted_with_the_rest(home, played, monkeypatch):
    monkeypatch.setattr("spades.cli.backup.time.strftime", lambda _: "one second")
    here("data", "backup", str(home / "copy.sqlite"))
    kept = {
        json.loads(here("data", "restore", "--json", str(home / "copy.sqlite")).stdout)["kept"]
        for _ in range(3)
    }
    assert len(kept) == 3
    assert all(rows(path) == rows(home / "copy.sqlite") for path in kept)
    assert {stat.S_IMODE(Path(path).stat().st_mode) for path in kept} == {0o600}
    told = json.loads(here("data", "--json").stdout)["places"]
    (places,) = [one for one in told if one["what"] == "tables"]
    assert set(places["copies"]) == kept
    assert all(path in here("data").stdout for path in kept)
    said = here("data", "delete", "tables", typed="yes\n").stdout
    assert all(path in said for path in kept)
    assert not list(home.glob("tables.sqlite*"))


def test_where_there_is_no_file_it_is_said(home):
    for arguments in (["backup", str(home / "copy")], ["restore", str(home / "copy")]):
        with pytest.raises(SpadesError) as refused:
            here("data", *arguments)
        assert refused.value.code == "file.missing"
    with pytest.raises(SpadesError) as refused:
        here("data", "--database", "postgresql://me@192.0.2.1/tables", "backup", str(home / "copy"))
    assert refused.value.code == "data.no_file"
    assert not (home / "copy").exists()
