"""What all tests share: how hypothesis searches, and a home that is not the user's."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

# No deadline: a slow machine is not a failure. In CI the same examples each time: a red run
# there can be repeated at home with CI=1.
settings.register_profile("home", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the user's settings and games out of the tests, and the tests out of them.

    The cache stays: compiled code is the same for both, and slow to make twice.
    """
    with pytest.MonkeyPatch.context() as patch:
        for kind in ("CONFIG", "DATA", "STATE"):
            patch.setenv(f"XDG_{kind}_HOME", str(tmp_path_factory.mktemp(kind.lower())))
        yield


@pytest.fixture(autouse=True)
def _own_log() -> Iterator[None]:
    """A test leaves the program's log as it was, or others would not see what is logged."""
    log = logging.getLogger("spades")
    before = log.propagate, list(log.handlers)
    yield
    assert (log.propagate, list(log.handlers)) == before
