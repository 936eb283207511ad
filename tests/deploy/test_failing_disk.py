"""The real server while its disk is full or fails to sync: tables wait, and all of them go on."""

import asyncio
import os
import shutil
from collections import Counter

import httpx
import pytest

from bench.disk import compiled, watched
from bench.party import SETTINGS, Party, check
from bench.serving import Server
from spades.store.sqlite import SqliteStore

pytestmark = pytest.mark.slow

FAULTS = {
    "store.full": {"full_after": 400_000, "full_times": 6},
    "store.failed": {"fail_sync": 30},
}
MORE = 5
"""Commands of each table after the disk has failed."""
PATIENCE = 90


async def until(holds):
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.02)


def acked(party):
    """How many commands are acknowledged at each table."""
    counts: Counter[str] = Counter()
    for guest in party.guests:
        counts[guest.table] += len(guest.counts.acked)
    return counts


@pytest.mark.parametrize("code", FAULTS)
async def test_while_the_disk_fails_everybody_is_told_why_and_then_every_table_goes_on(
    tmp_path, code
):
    if shutil.which("cc") is None:
        assert not os.environ.get("CI"), "no C compiler is installed"
        pytest.skip("no C compiler")
    disk = tmp_path / "disk"
    disk.mkdir()
    server = Server(tmp_path, f"sqlite:///{disk}/tables.sqlite", SETTINGS)
    server.environ = watched(compiled(tmp_path), disk, tmp_path / "trace", **FAULTS[code])
    party = Party(server, "failing disk")
    try:
        await server.start()
        party.begin()
        # Where the server itself was writing, its log says so.
        await until(lambda: said(party) or f'"{code}"' in server.log)
        async with httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health/live")).status_code == 200
            for table in acked(party):
                assert (await http.get(f"/api/tables/{table}")).status_code == 200
        before = acked(party)
        await until(lambda: all(went_on(party, table, before) for table in before))
        assert said(party) <= {code}
        assert party.faults == []
        assert await server.stop() == 0, "nobody had to start it again"
    finally:
        await party.end()
        server.end()
    promised = [(guest, len(guest.counts.acked)) for guest in party.guests]
    store = SqliteStore(disk / "tables.sqlite")
    assert await check(store, promised) == (0, 0, ())


def said(party):
    """Why the server could not do what was asked, but for asking too often."""
    codes = party.away.union(*(guest.counts.busy for guest in party.guests))
    return codes - {"limit.too_many"}


def went_on(party, table, before):
    guests = [guest for guest in party.guests if guest.table == table]
    over = all(guest.over.is_set() for guest in guests)
    return over or acked(party)[table] >= before[table] + MORE
