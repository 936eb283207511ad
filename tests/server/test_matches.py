"""Whole matches over real sockets: what each seat was told is all that it may know, cuts or not."""

import asyncio
import random

import pytest

from tests.server.hall import Hall, Person, choice

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(autouse=True)
async def _everybody_goes(hall):
    yield
    await hall.everybody_goes()


async def at_table(hall, people, **asked):
    """A table with so many people at it, all connected, in their seats."""
    table = hall.open(options={"pace": 0, "by_host": True, **asked.pop("options", {})}, **asked)
    found = [Person(hall, table, *hall.sit(table, f"P{number}")) for number in range(people)]
    for person in found:
        await person.come()
    assert (await found[0].do("begin"))["kind"] == "done"
    return found


async def play(person, rng, cut=0.0):
    """Until the match is over; ``cut``: how likely the network fails before each step."""
    while not person.over:
        if rng.random() < cut:
            await person.lose()
            await person.come()
        elif person.turn is None:
            await person.listen()
        else:
            answer = await person.do(choice(person.turn, rng))
            assert answer["kind"] in ("done", "stale"), answer


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (4, {"preset": "partnership", "max_hands": 2}),
        (2, {"preset": "two-player", "max_hands": 2, "discard_view": "private"}),
    ],
)
@pytest.mark.parametrize("cut", [0.0, 0.15])
async def test_a_match_is_played_to_its_end_and_every_seat_knows_all_that_it_may(
    hall, seats, rules, cut
):
    people = await at_table(hall, seats, rules=rules)
    rngs = [random.Random(f"{seats} {cut} {seat}") for seat in range(seats)]
    await asyncio.gather(*(play(*pair, cut) for pair in zip(people, rngs, strict=True)))
    for person in people:
        assert await person.whole_view() == person.own_view()
        assert person.own_view()["phase"] == "over"
        await person.go()
    table = people[0].table
    record = hall.ask(f"/api/tables/{table}/record").json()
    assert len(record["hands"]) == 2
    assert record["players"] == [f"P{seat}" for seat in range(seats)]
    for checked in (hall.ask(f"/api/tables/{table}/verify"), hall.ask("/api/verify", record)):
        assert '"proven":true' in checked.text
