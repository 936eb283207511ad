"""What the load bench counts as short, and that waiting for a slow server counts."""

import pytest

from bench import common, load
from bench.crowd import Crowd, Slot, percentile
from bench.serving import Server

WELL = {
    "acked": 990,
    "due": 1000,
    "p99": 49_000,
    "cpu": 1_400,
    "lag": 4_000,
    "socket_bytes": 49_000,
    "faults": 0,
}
BACK = {"back": 9_000_000, "missing": 0, "astray": 0, "lag": 4_000, "faults": 0}
SOAKED = {
    f"{name}_{when}": 100
    for name in ("memory", "descriptors", "threads", "tasks")
    for when in ("early", "late")
} | {"faults": 0}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("acked", 970),
        ("p99", 51_000),
        ("cpu", 1_600),
        ("socket_bytes", 51_000),
        ("faults", 1),
        ("p99_reading", 44_000),
    ],
)
def test_a_size_holds_when_every_must_does(name, value):
    assert load.short_play(WELL) == []
    assert len(load.short_play(WELL | {name: value})) == 1


def test_less_than_a_millisecond_is_no_difference():
    quick = WELL | {"p99": 3_900}
    assert load.short_play(quick | {"p99_reading": 3_000}) == []
    assert load.short_play(quick | {"p99_reading": 2_800}) != []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("back", 10_100_000),
        ("missing", 1),
        ("astray", 1),
        ("ready_cpu", 3_100_000),
        ("exit_code", 1),
        ("faults", 1),
    ],
)
def test_everybody_has_to_be_back_in_time_where_they_were(name, value):
    assert load.short_back(BACK) == []
    assert len(load.short_back(BACK | {name: value})) == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("memory_late", 103),
        ("descriptors_late", 101),
        ("threads_late", 101),
        ("tasks_late", 101),
        ("faults", 1),
    ],
)
def test_nothing_may_grow_in_a_soak(name, value):
    assert load.short_soak(SOAKED | {"memory_late": 102}) == []
    assert len(load.short_soak(SOAKED | {name: value})) == 1


def test_a_busy_machine_is_no_verdict(monkeypatch, capsys, tmp_path):
    async def measured(given, tables):
        return WELL | {"lag": 6_000, "p99": 60_000 * tables}

    monkeypatch.setattr(common, "STATE", tmp_path)
    monkeypatch.setitem(load.MODES, "play", (measured, load.short_play))
    assert load.main(["--sizes", "100"]) == load.VOID
    assert load.main(["--sizes", "300"]) == 0, "beyond what must hold"
    assert "void" in capsys.readouterr().out


def test_a_size_that_falls_short_is_told_and_kept(monkeypatch, capsys, tmp_path):
    measurements = []

    async def measured(given, tables):
        measurements.append(tables)
        return WELL if tables < 200 else WELL | {"cpu": 9_000}

    monkeypatch.setattr(common, "STATE", tmp_path)
    monkeypatch.setitem(load.MODES, "play", (measured, load.short_play))
    assert load.main(["--sizes", "100", "250"]) == 1
    assert load.main(["--sizes", "100"]) == 0
    assert measurements == [100, 250], "what was measured is not measured again"
    said = capsys.readouterr().out
    assert "250 tables" in said
    assert "SHORT of processor time" in said
    assert "holds with 100 tables" in said


def test_the_hundredth_slowest_counts():
    assert percentile([float(value) for value in range(100)], 0.99) == 99.0
    assert percentile([1.0], 0.5) == 1.0
    assert percentile([], 0.99) == 0.0


class Slow:
    """A guest of a server that is slow: it may act only now and then."""

    def __init__(self):
        self.may_act = False
        self.acted = []

    def act(self, due):
        self.acted.append(due)
        self.may_act = False


def test_what_was_due_while_the_server_was_slow_is_done_later_and_counts_from_when_it_was_due(
    tmp_path,
):
    slot = Slot(Crowd(Server(tmp_path, "memory:"), "seed", 1), 0)
    guest = Slow()
    slot.guests = [guest]  # type: ignore[list-item]
    for due in (1.0, 2.0, 3.0):
        slot.arrive(due)
    assert guest.acted == []
    for _ in range(3):
        guest.may_act = True
        slot.serve()
    assert guest.acted == [1.0, 2.0, 3.0]
