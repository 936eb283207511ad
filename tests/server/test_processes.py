"""Several processes at one store: what one has not heard of yet hurts nobody.

In virtual time, each with the smallest course of events that showed a fault once.
"""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from bench.virtual import run
from spades.errors import IllegalAction, StoreError
from spades.server import dealer, keeper
from spades.server.viewers import turn_of
from spades.store.memory import Shelf
from tests.server.processes import Guest, hub_at, plan_of

pytestmark = pytest.mark.slow


def in_virtual_time(test):
    """Run an asynchronous test in a loop of its own."""

    def called():
        run(test)

    called.__name__, called.__doc__ = test.__name__, test.__doc__
    return called


async def two_hubs(**options):
    """Two processes, of which the first drives a table where two people have sat down."""
    shelf = Shelf()
    first, second = hub_at(shelf, "one"), hub_at(shelf, "two")
    await first.start()
    await second.start()
    table = await first.open(plan_of(**options))
    await second.find(table)
    return first, second, table


# --- seats and tokens


@in_virtual_time
async def test_a_seat_taken_at_one_process_is_known_at_the_other():
    first, second, table = await two_hubs()
    guest = await Guest.sits(first, table)
    await guest.joins(second)
    assert guest.read()[0]["type"] == "welcome"


@in_virtual_time
async def test_who_was_kicked_does_not_come_in_where_that_is_not_known():
    first, second, table = await two_hubs()
    host, other = await Guest.sits(first, table), await Guest.sits(second, table)
    await host.joins()
    assert second.tables[table].table.seats[other.seat].name
    await host.does(f"kick {other.seat} rude")
    with pytest.raises(IllegalAction, match=r"seat\.(token|free)"):
        await other.joins(second)
    heir = await Guest.sits(first, table, "heir")
    assert heir.seat == other.seat
    with pytest.raises(IllegalAction, match=r"seat\.token"):
        await other.joins(second)


@in_virtual_time
async def test_who_was_kicked_plays_no_card_of_the_heir():
    first, second, table = await two_hubs()
    host, other = await Guest.sits(first, table), await Guest.sits(second, table)
    await host.joins()
    await other.joins(second)
    await second.tables[table].catch_up()
    await host.live.catch_up()
    await host.does(f"kick {other.seat} rude")
    heir = await Guest.sits(first, table, "heir")
    assert heir.seat == other.seat
    await heir.joins(first)
    version = heir.live.table.version
    other.read()
    assert await other.does("look") is None
    assert other.ended() == "seat.lost"
    assert heir.live.table.version == version


@in_virtual_time
async def test_who_was_kicked_hears_of_the_kick_and_of_nothing_after_it():
    first, second, table = await two_hubs()
    host, other = await Guest.sits(first, table), await Guest.sits(second, table)
    await host.joins()
    await other.joins(second)
    await host.live.catch_up()
    await host.does(f"kick {other.seat} rude")
    heir = await Guest.sits(first, table, "heir")
    await heir.joins(first)
    await heir.does("look")
    other.read()
    await second.tables[table].catch_up()
    events = [event for frame in other.read() for event in frame.get("events", [])]
    assert [event["event"] for event in events] == ["SeatFreed", "SatIn"]
    assert other.ended() == "seat.lost"


@in_virtual_time
async def test_an_old_token_gets_no_code_for_the_seat():
    first, second, table = await two_hubs()
    guest = await Guest.sits(first, table)
    await second.tables[table].catch_up()
    code, _ = await first.offer_move(table, guest.token)
    await first.move(table, code, None)
    with pytest.raises(IllegalAction, match=r"seat\.token"):
        await second.offer_move(table, guest.token)


# --- streams


@in_virtual_time
async def test_a_viewer_that_is_ahead_of_a_process_is_not_sent_back():
    first, second, table = await two_hubs()
    guest, watcher = await Guest.sits(first, table), await Guest(first, table).joins()
    await guest.joins(first)
    for phrase in ("hello", "thanks", "sorry"):
        await guest.does(f"talk {phrase}")
    version = guest.live.table.version
    await watcher.joins(second, since=version)
    welcome, events = watcher.read()
    assert welcome["version"] == events["first"] == version
    await guest.joins(second, since=version)
    welcome, events = guest.read()
    assert welcome["version"] > version
    assert events["first"] == version


@in_virtual_time
async def test_a_command_from_ahead_is_judged_where_it_belongs():
    first, second, table = await two_hubs()
    guest, other = await Guest.sits(first, table), await Guest.sits(first, table)
    await other.joins(first)
    await guest.joins(second)
    await other.does("look")
    ahead = other.live.table.version
    answer = await guest.does("look", version=ahead)
    assert answer["kind"] == "done"


# --- somebody answers for every table


@in_virtual_time
async def test_a_deal_that_the_dead_owed_is_brought():
    first, second, table = await two_hubs(people=1, game="two-player")
    guest = await Guest.sits(second, table)
    await guest.joins(second)
    first.tables[table]._lost = True
    # The process that ends the hand is gone before it deals the next one.
    dealt = second.tables[table]._dealer.brings

    def never(state):
        bring = dealt(state)
        return bring if bring is None or state.hand_from == 0 else None

    second.tables[table]._dealer.brings = never
    live = second.tables[table]
    while live.table.match.match.hand_number == 1 and live.table.phase == "playing":
        if live.table.to_act == guest.seat:
            turn: Any = turn_of(live.table, guest.seat)
            text = "exchange" if turn.cards is not None else turn.legal[0]
            await guest.does(text)
        else:
            await asyncio.sleep(0.6)
            await first.tables[table].catch_up()
            await asyncio.sleep(0.6)
            await live.catch_up()
    await first.tables[table].catch_up()
    await asyncio.sleep(2)
    state = first.tables[table].table.match
    assert state.match.hand_number == 2
    assert state.phase == "draw"


@in_virtual_time
async def test_what_became_durable_without_an_answer_is_told_though_nobody_asks_again():
    first, second, table = await two_hubs()
    guest, other = await Guest.sits(first, table), await Guest.sits(first, table)
    await guest.joins(second)
    await other.joins(second)
    other.read()

    def fails(method):
        if method == "append":
            second.store.after = lambda method: None
            raise StoreError("store.unreachable", reason="test")

    second.store.after = fails
    assert (await guest.does("talk hello"))["kind"] == "busy"
    second.bus.told.clear()
    await asyncio.sleep(2)
    events = [event for frame in other.read() for event in frame.get("events", [])]
    assert [event["event"] for event in events] == ["Talked"]
    assert second.bus.told == [(table, second.tables[table].table.version)]


@in_virtual_time
async def test_who_was_connected_to_a_dead_process_is_not_taken_for_present():
    first, second, table = await two_hubs(grace_dropped=40)
    guest, other = await Guest.sits(first, table), await Guest.sits(first, table)
    await guest.joins(first)
    await other.joins(second)
    await first.tables[table].catch_up()
    for task in list(second._tasks):
        task.cancel()
    second.tables[table].driver.stop()
    await asyncio.sleep(8)
    assert not first.tables[table].table.seats[other.seat].is_present
    await asyncio.sleep(40)
    assert first.tables[table].table.seats[other.seat].sitter == "simple"


@in_virtual_time
async def test_a_join_that_failed_leaves_nobody_present():
    first, _, table = await two_hubs(people=1)
    guest = await Guest.sits(first, table)

    def fails(method):
        if method == "append":
            first.store.after = lambda method: None
            raise StoreError("store.unreachable", reason="test")

    first.store.after = fails
    with pytest.raises(StoreError):
        await guest.joins(first)
    await asyncio.sleep(5)
    assert not first.tables[table].table.seats[guest.seat].is_present


@in_virtual_time
async def test_a_process_that_was_taken_for_dead_gives_up_what_others_have_taken():
    first, second, table = await two_hubs()
    guest = await Guest.sits(first, table)
    await guest.joins(first)
    late = first.now
    # Its own clock stands still for a while: it does not beat, and does not know.
    first.store.before = _unreachable
    await asyncio.sleep(8)
    assert second.tables[table].drives
    first.store.before = lambda method: None
    await asyncio.sleep(3)
    assert not first.tables[table].drives
    await first.tables[table].catch_up()
    assert guest.ended() == "server.restarting"
    assert late is first.now


def _unreachable(method):
    raise StoreError("store.unreachable", reason="test")


@in_virtual_time
async def test_a_finished_match_of_a_dead_process_is_archived_by_another():
    first, second, table = await two_hubs(people=1)
    guest = await Guest.sits(first, table)
    await guest.joins(first)
    assert (await guest.does("concede"))["kind"] == "done"
    for task in list(first._tasks):
        task.cancel()
    first.tables[table].driver.stop()
    second.drop(second.tables[table])
    await asyncio.sleep(keeper.OVER_SECONDS * 3)
    assert table not in first.store.shelf.tables
    assert table in first.store.shelf.records
    assert table not in second.tables


@in_virtual_time
async def test_a_table_where_nobody_is_sleeps_and_is_ended_in_time():
    first, _, table = await two_hubs(people=1, empty_seconds=3600)
    guest = await Guest.sits(first, table)
    await guest.joins(first)
    await first.tables[table].part(guest.connection)
    await asyncio.sleep(keeper.IDLE_SECONDS + 30)
    assert table not in first.tables
    assert table in first.store.shelf.tables
    await asyncio.sleep(3600)
    assert table not in first.store.shelf.tables
    assert table in first.store.shelf.records


@in_virtual_time
async def test_a_table_that_nobody_ever_sat_down_at_is_forgotten():
    first, _, _ = await two_hubs()
    await asyncio.sleep(3600)
    assert not first.store.shelf.tables
    assert not first.store.shelf.records
    assert not first.tables


@in_virtual_time
async def test_viewers_of_a_table_that_another_process_has_archived_are_told():
    first, second, table = await two_hubs(people=1)
    guest = await Guest.sits(first, table)
    await guest.joins(first)
    watcher = await Guest(second, table).joins()
    await guest.does("concede")
    await first.tables[table].part(guest.connection)
    await asyncio.sleep(keeper.OVER_SECONDS + 30)
    assert table in first.store.shelf.records
    second.resync()
    await asyncio.sleep(1)
    assert watcher.ended() == "table.archived"
    assert table not in second.tables


@in_virtual_time
async def test_when_the_store_fails_at_a_takeover_it_is_taken_later():
    shelf = Shelf()
    first = hub_at(shelf, "one")
    await first.start()
    table = await first.open(plan_of(people=1))
    guest = await Guest.sits(first, table)
    await guest.joins(first)
    for task in list(first._tasks):
        task.cancel()
    first.tables[table].driver.stop()
    await asyncio.sleep(10)
    second = hub_at(shelf, "two")

    def fails(method):
        if method == "append":
            raise StoreError("store.unreachable", reason="test")

    second.store.before = fails
    with pytest.raises(StoreError):
        await second.start()
    second.store.before = lambda method: None
    await second.start()
    await asyncio.sleep(keeper.SWEEP_SECONDS + 2)
    assert second.tables[table].drives


@in_virtual_time
async def test_names_of_no_table_leave_nothing_in_memory():
    first, _, _ = await two_hubs()
    for number in range(20):
        with pytest.raises(StoreError):
            await first.find(f"nothing-{number}")
    await asyncio.sleep(1)
    assert not first._loading
    assert len(first.tables) == 1


# --- computers


@in_virtual_time
async def test_chatter_keeps_no_computer_from_acting():
    shelf = Shelf()
    hub = hub_at(shelf, "one", pause=2.0)
    await hub.start()
    table = await hub.open(plan_of(people=1))
    guest = await Guest.sits(hub, table)
    await guest.joins()
    live = hub.tables[table]
    while live.table.to_act == guest.seat:
        turn: Any = turn_of(live.table, guest.seat)
        await guest.does(next(text for text in turn.legal if text != "bid double-nil"))
    settled = live.table.settled
    for _ in range(8):
        await guest.does("talk your_turn")
        await asyncio.sleep(0.5)
    assert live.table.settled > settled


@in_virtual_time
async def test_a_match_whose_seeds_are_used_up_is_ended():
    with patch.object(dealer, "DEALS", 1), patch("spades.table.step.DEALS", 1):
        hub = hub_at(Shelf(), "one")
        await hub.start()
        table = await hub.open(plan_of(people=1, fair=True))
        guest = await Guest.sits(hub, table)
        await guest.joins()
        assert hub.tables[table].table.deals == 1
        assert (await guest.does("redeal"))["kind"] == "done"
        state = hub.tables[table].table.state
        assert (state.phase, state.by) == ("over", "abandoned")
