"""A disk that is full, a sync that fails: nothing is acknowledged that is not there, ever."""

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench.disk import Disk, compiled, records_of, watched, write_out
from spades.errors import StoreError
from spades.store.sqlite import SqliteStore

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
REASONS = {"store.failed": "disk I/O error (SQLITE_IOERR", "store.full": "database or disk is full"}


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    if shutil.which("cc") is None:
        assert not os.environ.get("CI"), "no C compiler is installed"
        pytest.skip("no C compiler")
    return compiled(tmp_path_factory.mktemp("disk"))


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "data"
    made.mkdir()
    return made


def run(library, folder, what):
    """What the program says, of deeds on a disk that fails as ``what`` tells."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.disk_failures", what, str(folder)],
        cwd=ROOT,
        env=watched(library, folder, folder.parent / "trace", told=1),
        check=True,
        capture_output=True,
        text=True,
    )
    assert not done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


async def versions(folder):
    """The version of each table, its chain checked."""
    store = SqliteStore(folder / "tables.db")
    found = await store.start()
    assert "broken" not in found
    rows = {table: await store.rows(table) for table, _ in await store.tables()}
    await store.close()
    return {table: row[-1].end if row else 0 for table, row in rows.items()}


def promised(said):
    """The versions that were acknowledged."""
    last = {}
    for what, table, code, _ in said:
        if code is None:
            last[table] = 0 if what == "create" else what + 1
    return last


@pytest.mark.parametrize(("what", "code"), [("syncs", "store.failed"), ("full", "store.full")])
async def test_what_fails_is_not_acknowledged_and_the_store_goes_on(
    library, folder, tmp_path, what, code
):
    disk = Disk(folder)
    said = run(library, folder, what)
    failed = [line for line in said if line[2] is not None]
    # How many, hangs on how many waited for one commit.
    assert len(failed) >= 2
    assert {line[2] for line in failed} == {code}
    assert all(line[3].startswith(REASONS[code]) for line in failed)
    # Nothing was counted twice or left out: a version that failed is asked for again.
    assert await versions(folder) == promised(said)
    done = [(table, version) for version, table, failure, _ in said if failure is None]
    assert len(set(done)) == len(done)
    assert all(line[2] is None for line in said[-8:])
    # And the power may fail at any time.
    records = records_in(tmp_path)
    chance = random.Random(what)
    told = [place for place, record in enumerate(records, 1) if record.kind == "A"]
    played = 0
    for cut in sorted(chance.sample(told, 8)):
        disk.play(records[played:cut])
        played = cut
        lines = [json.loads(record.data) for record in records[:cut] if record.kind == "A"]
        await holds(disk, promised(lines), chance, tmp_path)


async def test_a_new_process_builds_on_nothing_that_only_memory_has(library, folder, tmp_path):
    """A sync fails and the process ends; the system still shows what the disk never got."""
    disk = Disk(folder)
    before = promised(run(library, folder, "dies"))
    first = len(records_in(tmp_path))
    run(library, folder, "goes_on")
    records = records_in(tmp_path)
    disk.play(records[:first])
    chance = random.Random(0)
    end = next(place for place in range(first, len(records)) if records[place].kind == "A")
    # While the log is moved into the file, of which it is then no longer a part.
    places = [place for place in range(first, end) if records[place].path == "tables.db"]
    assert len(places) > 10
    played = first
    for place in places[::2]:
        disk.play(records[played : place + 1])
        played = place + 1
        await holds(disk, before, chance, tmp_path)


def records_in(tmp_path):
    return [record for _, record in records_of((tmp_path / "trace").read_bytes())]


async def holds(disk, promised, chance, tmp_path):
    """The store starts on what a cut has left, and everything acknowledged is there."""
    write_out(disk.rebuilt(chance), tmp_path / "found")
    try:
        found = await versions(tmp_path / "found")
    except StoreError as error:
        raise AssertionError("it does not start") from error
    finally:
        shutil.rmtree(tmp_path / "found")
    assert all(found[table] >= version for table, version in promised.items())
