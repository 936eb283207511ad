"""Several processes at one store: what one has not heard of yet hurts nobody.

In virtual time, each with the smallest course of events that showed a fault once.
"""

import asyncio
from copy import deepcopy
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest

from bench.virtual import run
from spades.errors import IllegalAction, StoreError
from spades.game.view import legal_texts
from spades.server import dealer, keeper
from spades.server.viewers import turn_of
from spades.store.chain import root
from spades.store.memory import Shelf
from spades.table import turn_ends_at
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


# --- what one process has let go of, and another has not


async def into_the_second_hand(first, second, table, guest):
    """The first process, which plays the computers, ends the first hand; the second hears of it."""
    live = second.tables[table]
    while live.table.match.match.hand_number == 1 or live.table.needs is not None:
        if live.table.to_act == guest.seat:
            turn: Any = turn_of(live.table, guest.seat)
            await guest.does("look" if "look" in turn.legal else turn.legal[0])
        await first.tables[table].catch_up()
        await asyncio.sleep(0.6)
        await live.catch_up()


@in_virtual_time
async def test_no_process_takes_back_what_another_one_could_not():
    first, second, table = await two_hubs(people=1)
    guest = await Guest.sits(second, table)
    await guest.joins(second)
    await into_the_second_hand(first, second, table, guest)
    live, other = second.tables[table], first.tables[table]
    assert live.table.base > 0, "it lets go of the hand before, too"
    while live.table.to_act != guest.seat:
        await asyncio.sleep(0.6)
        await live.catch_up()
    answer = await guest.does("take_back")
    assert answer["kind"] == "refused"
    await other.catch_up()
    assert other.table.match == live.table.match


@in_virtual_time
async def test_a_table_that_cannot_be_read_keeps_no_process_from_starting():
    shelf = Shelf()
    first = hub_at(shelf, "one")
    await first.start()
    bad, good = await first.open(plan_of()), await first.open(plan_of())
    await first.close()
    opening = shelf.tables[bad].opening
    for plan in (b"{", b"[]", b"\xff", b'{"rules": 7}'):
        shelf.tables[bad].opening = replace(opening, plan=plan)
        shelf.tables[bad].chain = root(shelf.tables[bad].opening)
        second = hub_at(shelf, f"two {plan!r}")
        assert await second.start() == 1
        assert good in second.tables
        with pytest.raises(StoreError, match=r"store\.broken"):
            await second.find(bad)
        await second.close()


@in_virtual_time
async def test_a_start_takes_all_tables_however_many_there_are():
    shelf = Shelf()
    first = hub_at(shelf, "one")
    await first.start()
    names = [await first.open(plan_of()) for _ in range(12)]
    await first.close()
    second = hub_at(shelf, "two")
    unleased = second.store.unleased
    with patch.object(second.store, "unleased", lambda now: unleased(now, 5)):
        assert await second.start() == len(names)
    await second.close()


async def goes_on_after_an_outage(how):
    hub = hub_at(Shelf(), "a", pause=2.0)
    await hub.start()
    table = await hub.open(plan_of(people=1))
    guest = await (await Guest.sits(hub, table)).joins()
    while guest.live.table.to_act == guest.seat:
        await guest.does(legal_texts(guest.live.table.view(guest.seat))[0])
    version = guest.live.table.version

    def away(method):
        raise StoreError("store.unreachable", reason="away")

    hub.store.before = away
    if how == "a look around":
        hub.resync()
    elif how == "a viewer ahead":
        with pytest.raises(StoreError):
            await Guest(hub, table).joins(since=10**9)
    else:
        answer = await guest.does("talk hello", version=version + 5)
        assert answer["kind"] == "busy"
    await asyncio.sleep(20)
    assert guest.live.table.version == version
    hub.store.before = lambda method: None
    await asyncio.sleep(20)
    assert guest.live.table.to_act == guest.seat or guest.live.table.version > version + 4, how
    await hub.close()


@in_virtual_time
async def test_after_the_store_was_away_every_computer_plays_on():
    for how in ("a viewer ahead", "a look around", "a command from ahead"):
        await goes_on_after_an_outage(how)


@in_virtual_time
async def test_a_table_that_is_deleted_while_it_is_in_memory_is_gone_for_all():
    shelf = Shelf()
    hub = hub_at(shelf, "a")
    await hub.start()
    table = await hub.open(plan_of(people=4, turn_seconds=30))
    guests = [await (await Guest.sits(hub, table)).joins() for _ in range(4)]
    calls: list[str] = []
    other = hub_at(shelf, "admin").store
    await other.forget(table)
    hub.store.before = calls.append
    await asyncio.sleep(120)
    assert {guest.ended() for guest in guests} == {"table.archived"}
    assert not hub.tables
    assert calls.count("rows") < 10
    await hub.close()


@in_virtual_time
async def test_the_death_of_a_process_credits_its_outage_and_no_more():
    shelf = Shelf()
    one, other = hub_at(shelf, "a"), hub_at(shelf, "b")
    await one.start()
    await other.start()
    table = await one.open(plan_of(people=4, turn_seconds=120))
    guests = [await Guest.sits(one, table, f"p{number}") for number in range(4)]
    for guest in guests:
        await guest.joins(one if guest is guests[3] else other)
    live = one.tables[table]
    await live.catch_up()
    if live.table.to_act == 3:
        for text in ("look", "bid 3"):
            await guests[3].does(text)
    await asyncio.sleep(110)
    await other.tables[table].catch_up()
    left = turn_ends_at(live.table) - one.now()
    assert 9 < left < 11
    for task in list(one._tasks):
        task.cancel()
    live.driver.stop()
    live = other.tables[table]
    died = other.now()
    while not live.drives:
        await asyncio.sleep(0.5)
    away = other.now() - died
    assert (
        left - away - 1 <= turn_ends_at(live.table) - other.now() <= left + keeper.LIFE_SECONDS + 1
    )
    await other.close()


@in_virtual_time
async def test_an_outage_frees_no_seat_of_somebody_who_was_about_to_come():
    shelf = Shelf()
    hub = hub_at(shelf, "a")
    await hub.start()
    table = await hub.open(plan_of(people=2, grace_dropped=40))
    guest = await Guest.sits(hub, table)
    for task in list(hub._tasks):
        task.cancel()
    hub.tables[table].driver.stop()
    await asyncio.sleep(300)
    again = hub_at(shelf, "b")
    await again.start()
    await asyncio.sleep(30)
    assert again.tables[table].table.seats[guest.seat].key is not None
    await asyncio.sleep(15)
    assert again.tables[table].table.seats[guest.seat].key is None
    await again.close()


@in_virtual_time
async def test_who_knows_another_log_than_the_one_that_is_there_gets_the_state():
    """A copy of the store was put back, and others have played on there."""
    hub = hub_at(Shelf(), "one")
    await hub.start()
    table = await hub.open(plan_of(people=4))
    guest = await (await Guest.sits(hub, table)).joins()
    shelf = deepcopy(hub.store.shelf)
    await asyncio.sleep(1)
    assert (await guest.does("talk hello"))["kind"] == "done"
    version, at = guest.live.table.version, guest.live.table.at
    copy = hub_at(shelf, "two")
    await asyncio.sleep(9)
    await copy.start()
    other = await (await Guest.sits(copy, table)).joins()
    for _ in range(5):
        await other.does("talk thanks")
    assert copy.tables[table].table.version > version
    for known, whole in ((at, True), (None, False)):
        back = await Guest(copy, table).joins(since=version, at=known)
        assert (back.read()[0]["state"] is not None) == whole
    for known, whole in ((at, False), (at + 1, True)):
        back = await Guest(hub, table).joins(since=version, at=known)
        assert (back.read()[0]["state"] is not None) == whole
    await copy.close()


@in_virtual_time
async def test_who_came_to_a_process_that_died_before_it_told_anybody_is_not_taken_for_present():
    first, second, table = await two_hubs(people=4)
    guest = await Guest.sits(second, table)
    await asyncio.sleep(keeper.BEAT_SECONDS + 0.5)
    await guest.joins(second)
    assert first.tables[table].table.version < second.tables[table].table.version
    for task in list(second._tasks):
        task.cancel()
    await asyncio.sleep(keeper.LIFE_SECONDS + 3)
    live = first.tables[table]
    assert live.table.version >= second.tables[table].table.version
    assert not live.table.seats[guest.seat].is_present


@in_virtual_time
async def test_who_was_connected_to_a_process_that_never_seemed_alive_is_not_taken_for_present():
    first, second, table = await two_hubs(people=4)
    slow, now = hub_at(second.store.shelf, "three"), second.now
    slow.now = lambda: now() - keeper.LIFE_SECONDS - 1  # its clock is behind
    await slow.start()
    guest = await (await Guest.sits(slow, table)).joins(slow)
    for task in list(slow._tasks):
        task.cancel()
    await first.tables[table].catch_up()
    assert first.tables[table].table.seats[guest.seat].is_present
    await asyncio.sleep(keeper.SWEEP_SECONDS + 1)
    assert not first.tables[table].table.seats[guest.seat].is_present


@in_virtual_time
async def test_a_match_that_was_archived_without_an_answer_leaves_the_memory():
    hub = hub_at(Shelf(), "one")
    await hub.start()
    table = await hub.open(plan_of(people=1))
    guest = await (await Guest.sits(hub, table)).joins()
    await guest.does("concede")
    await hub.tables[table].part(guest.connection)

    def fails(method):
        if method == "archive":
            raise StoreError("store.unreachable", reason="after the deed")

    hub.store.after = fails
    await asyncio.sleep(keeper.OVER_SECONDS + 15)
    assert table in hub.store.shelf.records
    hub.store.after = lambda method: None
    await asyncio.sleep(30)
    assert table not in hub.tables
