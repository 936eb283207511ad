"""Whatever a program makes of the description of the routes, the server answers as it says."""

import pytest

from bench.fuzz_server import fuzz_routes
from tests.server.hall import Hall


@pytest.mark.slow
def test_the_server_answers_as_its_description_says(tmp_path):
    with Hall(tmp_path) as hall:
        counts = fuzz_routes(hall.url, seconds=600, seed="suite", rounds=1, examples=12)
        assert counts["failures"] == 0
        assert counts["cases"] > 150
        assert hall.ask("/health/ready").status_code == 200
