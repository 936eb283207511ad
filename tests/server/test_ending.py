"""A server process that ends and starts again: in good order, at once, with nothing lost."""

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys

import pytest

from bench.guest import Guest
from bench.serving import Desk, Server
from tests.server.hall import WAIT, heard, hello

pytestmark = pytest.mark.slow


@pytest.fixture
async def server(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server = Server(tmp_path, database, {"workers": 1})
    await server.start()
    yield server
    server.end()


async def test_a_server_that_is_asked_to_end_tells_everybody_and_ends_with_0(server):
    async with Desk(server.door) as desk:
        table = await desk.open_table(["person"] * 4)
        seat = await desk.sit(table, "Ani", 0)
        async with server.door.connect() as door:
            await door.send(hello(table, seat.token))
            assert (await heard(door))["type"] == "welcome"
            ending = asyncio.create_task(server.stop())
            while (message := await heard(door))["type"] != "bye":
                pass
            assert message["error"]["code"] == "server.restarting"
            assert message["back_after"] >= 2
            await asyncio.wait_for(door.wait_closed(), WAIT)
            assert door.close_code == 1012
            assert await asyncio.wait_for(ending, WAIT) == 0
    assert '"level": "error"' not in server.log
    assert seat.token not in server.log
    assert "Ani" not in server.log


async def test_a_match_goes_on_after_the_server_was_ended_and_after_it_was_killed(server):
    async with Desk(server.door) as desk:
        table = await desk.open_table(
            ["person", "person"], {"preset": "two-player", "max_hands": 2}, {"pace": 0}, fair=True
        )
        seats = [await desk.sit(table, name, number) for number, name in enumerate("AB")]
    guests = [Guest(server.door, table, one.number, one.token, "ending") for one in seats]
    playing = [asyncio.create_task(guest.run()) for guest in guests]
    for how in ("stop", "kill"):
        before = sum(len(guest.counts.acked) for guest in guests)
        while sum(len(guest.counts.acked) for guest in guests) < before + 20:
            await asyncio.sleep(0.02)
        if how == "kill":
            server.kill()
        else:
            assert await server.stop() == 0
        await server.start()
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    for guest in guests:
        assert guest.counts.faults == []
        assert guest.counts.comebacks >= 2
    async with Desk(server.door) as desk:
        assert (await desk.ask(f"/api/tables/{table}/verify")).json()["proven"] is True


# --- the command line


@contextlib.contextmanager
def spades(*arguments, data):
    """The command, running; whatever happens, it is gone afterwards."""
    environ = {**os.environ, "SPADES_DATA": str(data), "SPADES_LANG": "en", "SPADES_WORKERS": "1"}
    command = [sys.executable, "-m", "spades", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environ, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def test_a_server_needs_no_set_up_and_says_where_it_is(tmp_path):
    with spades("serve", "--port", "0", "--json", data=tmp_path) as process:
        told = json.loads(process.stdout.readline())
        assert told["format"] == "spades-serve"
        assert told["address"] == f"http://127.0.0.1:{told['port']}"
        assert told["store"]["path"] == str(tmp_path / "tables.sqlite")
        with spades("serve", "--port", str(told["port"]), data=tmp_path / "b") as second:
            _, said = second.communicate(timeout=WAIT)
            assert second.returncode == 2
            assert said.count("\n") == 1
            assert f"port {told['port']}" in said
        with spades("serve", "--port", "0", data=tmp_path) as third:
            _, said = third.communicate(timeout=WAIT)
            assert third.returncode == 2
            assert said.count("\n") == 1
            assert str(tmp_path / "tables.sqlite") in said
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=WAIT)
        assert process.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--port", "http"), "--port"),
        (("--database", "mysql://me:secret@host/x"), "--database"),
    ],
)
def test_a_setting_that_does_not_fit_is_named_in_one_line(tmp_path, arguments, named):
    with spades("serve", *arguments, data=tmp_path) as process:
        out, said = process.communicate(timeout=WAIT)
    assert (process.returncode, out) == (2, "")
    assert said.count("\n") == 1
    assert named in said
    assert "secret" not in said


def test_an_address_of_another_computer_is_told_to_be_none_of_this_one(tmp_path):
    with spades("serve", "--host", "192.0.2.1", data=tmp_path) as process:
        _, said = process.communicate(timeout=WAIT)
    assert process.returncode == 2
    assert "192.0.2.1" in said
    assert said.count("\n") == 1


def test_a_server_greets_in_the_reader_s_language_and_ends_on_a_signal(tmp_path):
    with spades("serve", "--port", "0", "--lang", "id", data=tmp_path) as process:
        said = process.stdout.readline() + process.stdout.readline() + process.stdout.readline()
        assert "Meja terbuka di http://127.0.0.1:" in said
        assert str(tmp_path / "tables.sqlite") in said
        process.send_signal(signal.SIGTERM)
        out, errors = process.communicate(timeout=WAIT)
    assert (process.returncode, errors) == (0, "")
    assert "Server sudah berhenti" in out


def test_the_port_is_not_listened_at_before_the_server_is_ready(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with spades("serve", "--port", str(port), data=tmp_path) as process:
            _, said = process.communicate(timeout=WAIT)
    assert process.returncode == 2
    assert str(port) in said
    assert not (tmp_path / "tables.sqlite").exists(), "nothing was touched"
