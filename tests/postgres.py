"""PostgreSQL for tests: a server of its own in a folder of its own, reached by a socket there.

A ``conftest.py`` imports the fixtures that its tests use. Where Debian's package is missing the
tests are skipped, but not in CI.
"""

import contextlib
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

INSTALLED = sorted(
    Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name)
)
OLDEST = 15

_numbers = itertools.count()


class Server:
    """A running server. Each database is there until the server ends."""

    def __init__(self, programs, folder):
        self.programs = programs
        self.folder = folder

    def run(self, program, *arguments):
        """Run one of its programs; they refuse to be run by root."""
        options: dict[str, Any] = {}
        if os.getuid() == 0:
            postgres = pwd.getpwnam("postgres")
            options = {"user": postgres.pw_uid, "group": postgres.pw_gid, "extra_groups": []}
        # To a file, not a pipe: what it starts would keep a pipe open.
        with (self.folder / "said").open("w+b") as said:
            done = subprocess.run(
                [self.programs / program, *arguments],
                check=False,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                **options,
            )
            said.seek(0)
            assert done.returncode == 0, said.read().decode()

    def new_database(self):
        """The address of a new database."""
        name = f"spades{next(_numbers)}"
        self.run("createdb", "-h", self.folder, "-U", "spades", name)
        return f"postgresql://spades@/{name}?host={self.folder}"


@contextlib.contextmanager
def running():
    """A server, for as long as the block lasts; benches use it too."""
    server = Server(INSTALLED[-1], Path(tempfile.mkdtemp(prefix="spades-pg-")))
    data = server.folder / "data"
    if os.getuid() == 0:
        shutil.chown(server.folder, "postgres", "postgres")
    options = f"-c listen_addresses= -c unix_socket_directories={server.folder}"
    try:
        trusting = ("-U", "spades", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        server.run("initdb", "-D", data, *trusting)
        server.run("pg_ctl", "-D", data, "-l", server.folder / "log", "-w", "-o", options, "start")
        yield server
        server.run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(server.folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server():
    """A server for all tests of this process."""
    if not INSTALLED or int(INSTALLED[-1].parent.name) < OLDEST:
        assert not os.environ.get("CI"), f"no PostgreSQL {OLDEST} or later is installed"
        pytest.skip("no PostgreSQL")
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def shared_postgres_url(postgres_server):
    """The address of a database that many tests use."""
    return postgres_server.new_database()


@pytest.fixture
def postgres_url(postgres_server):
    """The address of a database of the test's own."""
    return postgres_server.new_database()
