"""Twenty-four leaks, each planted into the server, each to be found by the twins.

A test that has gone blind passes everything. So each kind of side door through which cards have
left other servers, or might leave this one, is opened here in a few lines, and ``bench/twins.py``
has to tell the two worlds apart.

    python bench/leaks.py
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, parser, progress
from bench.twins import Apart, compare
from spades.cards import hand_text
from spades.errors import IllegalAction
from spades.game.actions import Play
from spades.game.codec import event_json
from spades.game.events import CardDrawn, HandDealt, Looked, PassChosen, StockSet
from spades.game.view import legal_texts
from spades.server import http, live, viewers
from spades.server.dealer import Dealer
from spades.server.hub import Hub
from spades.server.live import Live
from spades.server.protocol import Answer, Events, Turn
from spades.server.service import Service
from spades.server.viewers import Viewers
from spades.table import Bring, OpenedSeed, Table, inputs
from spades.table.told import table_json

TRIES: Final = 150
"""Pairs of worlds in which a leak has to show."""

Plant = Callable[[], Iterator[None]]
LEAKS: Final[dict[str, Callable[[], contextlib.AbstractContextManager[None]]]] = {}
SPADES: Final = 0x1FFF << 48
_log = logging.getLogger("spades.server.live")


def leak(plant: Plant) -> Plant:
    """Have a leak in the list, by its name."""
    LEAKS[plant.__name__] = contextlib.contextmanager(plant)
    return plant


def _hands(table: Table) -> tuple[int, ...]:
    """All hands, where there are any."""
    return tuple(getattr(table.state, "hands", ()))


def _texts(table: Table) -> list[str]:
    return [hand_text(hand) for hand in _hands(table)]


@contextlib.contextmanager
def _state_with(add: Callable[[Table, int | None, Any], None]) -> Iterator[None]:
    """Every whole state, changed in place."""
    whole = viewers.state_of

    def state(table: Table, seat: int | None) -> Any:
        shown = whole(table, seat)
        add(table, seat, shown)
        return shown

    with patch.object(viewers, "state_of", state):
        yield


# --- states


@leak
def all_hands_in_a_state() -> Iterator[None]:
    def add(table: Table, seat: int | None, shown: Any) -> None:
        shown.table["hands"] = _texts(table)

    with _state_with(add):
        yield


@leak
def what_an_undo_would_restore_in_a_state() -> Iterator[None]:
    def add(table: Table, seat: int | None, shown: Any) -> None:
        dealt = [e for e in table.game_log if isinstance(e, HandDealt | StockSet)]
        shown.table["before"] = [event_json(event) for event in dealt[-1:]]

    with _state_with(add):
        yield


@leak
def a_hash_of_the_hands() -> Iterator[None]:
    def add(table: Table, seat: int | None, shown: Any) -> None:
        shown.table["check"] = hashlib.sha256(repr(_hands(table)).encode()).hexdigest()

    with _state_with(add):
        yield


@leak
def ones_own_cards_before_looking() -> Iterator[None]:
    def add(table: Table, seat: int | None, shown: Any) -> None:
        hands = _texts(table)
        if seat is not None and hands and shown.view["hand"] is None:
            shown.view["hand"] = hands[seat].split()

    with _state_with(add):
        yield


@leak
def how_many_spades_a_neighbour_has() -> Iterator[None]:
    def add(table: Table, seat: int | None, shown: Any) -> None:
        hands = _hands(table)
        if hands:
            there = hands[((seat or 0) + 1) % len(hands)]
            shown.table["trumps"] = (there & SPADES).bit_count()

    with _state_with(add):
        yield


# --- events


@contextlib.contextmanager
def _shown(whole: Callable[[Any, int | None], bool]) -> Iterator[None]:
    """Events that are told whole to viewers who should not have them."""
    redacted = inputs.shown_to

    def shown_to(event: Any, seat: int | None, rules: Any) -> Any:
        return event if whole(event, seat) else redacted(event, seat, rules)

    with patch.object(viewers, "shown_to", shown_to):
        yield


@leak
def a_spectator_sees_hands_taken_up() -> Iterator[None]:
    with _shown(lambda event, seat: isinstance(event, Looked) and seat is None):
        yield


@leak
def others_see_the_card_that_is_drawn() -> Iterator[None]:
    with _shown(lambda event, seat: isinstance(event, CardDrawn)):
        yield


@leak
def the_deal_is_told_whole() -> Iterator[None]:
    with _shown(lambda event, seat: isinstance(event, HandDealt | StockSet)):
        yield


@leak
def a_resumed_stream_is_not_redacted() -> Iterator[None]:
    welcome = Viewers.welcome

    def unredacted(self: Viewers, connection: Any, table: Table, since: Any, at: Any) -> None:
        welcome(self, connection, table, since, at)
        if since is not None and table.base <= since <= table.version:
            missed = [event_json(event) for event in table.log[since - table.base :]]
            connection.send(Events(since, table.at, missed))

    with patch.object(Viewers, "welcome", unredacted):
        yield


@leak
def the_length_of_a_frame() -> Iterator[None]:
    frame = viewers.events_frame

    def padded(entry: Any, *given: Any) -> bytes:
        hands = [e.hand or 0 for e in entry.events if isinstance(e, Looked)]
        chosen = [e.cards[0] for e in entry.events if isinstance(e, PassChosen)]
        drawn = [e.card for e in entry.events if isinstance(e, CardDrawn)]
        size = sum((hand & SPADES).bit_count() for hand in hands)
        size += sum(card or 0 for card in (*chosen, *drawn))
        return frame(entry, *given) + b" " * (size % 32)

    with patch.object(viewers, "events_frame", padded):
        yield


@leak
def the_order_of_events() -> Iterator[None]:
    frame = viewers.events_frame

    def ordered(entry: Any, texts: Any, *given: Any) -> bytes:
        hidden = next((e for e in entry.events if isinstance(e, CardDrawn | Looked)), None)
        number = getattr(hidden, "card", None) or getattr(hidden, "hand", None) or 0
        return frame(entry, texts[::-1] if number % 2 else texts, *given)

    with patch.object(viewers, "events_frame", ordered):
        yield


@leak
def keys_of_tokens_in_events() -> Iterator[None]:
    with patch.object(inputs, "told", lambda event: event):
        yield


@leak
def a_seed_opened_too_early() -> Iterator[None]:
    brings, judged = Dealer.brings, Table.may_open_seed.fget  # type: ignore[attr-defined]

    def early(self: Dealer, table: Table) -> Bring | None:
        if table.commitment is not None and table.opened < table.deals:
            return Bring(OpenedSeed(table.deals, self._chain.seed(table.deals).hex()))
        return brings(self, table)

    def may(self: Table) -> bool:
        return bool(judged(self) or (self.commitment is not None and self.opened < self.deals))

    with patch.object(Dealer, "brings", early), patch.object(Table, "may_open_seed", property(may)):
        yield


# --- turns


@contextlib.contextmanager
def _turns(changed: Callable[[Table, int | None, Turn | None], Turn | None]) -> Iterator[None]:
    turn = viewers.turn_of

    def turn_of(table: Table, seat: int | None) -> Turn | None:
        return changed(table, seat, turn(table, seat))

    with patch.object(viewers, "turn_of", turn_of):
        yield


@leak
def what_the_seat_to_act_may_do() -> Iterator[None]:
    def changed(table: Table, seat: int | None, turn: Turn | None) -> Turn | None:
        acts = table.to_act
        if turn is not None or acts is None or table.phase != "playing":
            return turn
        return Turn(list(legal_texts(table.view(acts))))

    with _turns(changed):
        yield


@leak
def a_claim_offered_by_hidden_cards() -> Iterator[None]:
    def changed(table: Table, seat: int | None, turn: Turn | None) -> Turn | None:
        hands = _hands(table)
        if turn is not None and hands and seat is not None:
            others = [hand for other, hand in enumerate(hands) if other != seat]
            turn.claim = {} if hands[seat] > max(others) else None
        return turn

    with _turns(changed):
        yield


# --- answers


@leak
def a_refusal_names_who_has_the_card() -> Iterator[None]:
    give = Live._give

    async def told(self: Live, given: Any) -> Any:
        answer = await give(self, given)
        ask = getattr(given, "ask", None)
        if answer.answer.error is not None and isinstance(ask, Play):
            holder = [n for n, hand in enumerate(_hands(self.table)) if hand >> ask.card & 1]
            answer.answer.error.facts["holder"] = holder
        return answer

    with patch.object(Live, "_give", told):
        yield


@leak
def a_stale_answer_tells_the_stock() -> Iterator[None]:
    answer = Answer

    def told(name: str, kind: str, version: int, error: Any = None, *more: Any) -> Any:
        if kind == "stale" and LAST:
            error = {"code": "stale", "hands": _texts(LAST[0].table)}
        return answer(name, kind, version, error, *more)

    with _last(), patch.object(live, "Answer", told):
        yield


LAST: Final[list[Live]] = []


@contextlib.contextmanager
def _last() -> Iterator[None]:
    """The table that answers."""
    give = Live._give

    async def seen(self: Live, given: Any) -> Any:
        LAST[:] = [self]
        return await give(self, given)

    with patch.object(Live, "_give", seen):
        yield
    LAST.clear()


# --- time


@leak
def a_computer_takes_longer_where_it_has_a_choice() -> Iterator[None]:
    decide = Hub.decide

    async def slow(self: Hub, kind: str, secret: bytes, seat: int, view: Any, pause: float) -> Any:
        action = await decide(self, kind, secret, seat, view, pause)
        await asyncio.sleep(pause + 0.01 * len(legal_texts(view)))
        return action

    with patch.object(Hub, "decide", slow):
        yield


@leak
def a_search_ends_early() -> Iterator[None]:
    answer = Live.answer

    async def searching(self: Live, connection: Any, command: Any) -> None:
        if isinstance(command.ask, Play):
            for hand in _hands(self.table):
                if hand >> command.ask.card & 1:
                    break
                await asyncio.sleep(0.0001)
        await answer(self, connection, command)

    with patch.object(Live, "answer", searching):
        yield


# --- HTTP, the log, the measures


@leak
def the_page_of_a_table() -> Iterator[None]:
    whole = table_json

    def told(table: Table) -> Any:
        spades = [(hand & SPADES).bit_count() for hand in _hands(table)]
        return {**whole(table), "strength": spades}

    with patch.object(http, "table_json", told):
        yield


@leak
def a_record_refused_with_what_is_in_it() -> Iterator[None]:
    record = Hub.record

    async def told(self: Hub, name: str) -> bytes:
        try:
            return await record(self, name)
        except IllegalAction as error:
            found = await self.find(name)
            raise error.with_facts(next=_texts(found.table)) from None

    with patch.object(Hub, "record", told):
        yield


@leak
def a_card_in_a_line_of_the_log() -> Iterator[None]:
    take = Live._take

    def logged(self: Live, entries: Any, table: Table) -> None:
        take(self, entries, table)
        if _hands(table):
            _log.warning("went on", extra={"hand": _texts(table)[0]})

    with patch.object(Live, "_take", logged):
        yield


@leak
def a_token_in_a_line_of_the_log() -> Iterator[None]:
    held = Hub.held

    async def logged(self: Hub, table: Live, token: str) -> int:
        _log.warning("somebody came", extra={"token": token})
        return await held(self, table, token)

    with patch.object(Hub, "held", logged):
        yield


@leak
def hidden_cards_counted_in_a_measure() -> Iterator[None]:
    measured = Service.measured

    def told(self: Service) -> bytes:
        hands = [_hands(one.table) for one in self.hub.tables.values()]
        trumps = sum((some[0] & SPADES).bit_count() for some in hands if some)
        return measured(self) + f"spades_trumps {trumps}\n".encode()

    with patch.object(Service, "measured", told):
        yield


# --- found


def found_by(name: str, tries: int = TRIES) -> Apart | None:
    """What the twins say of a planted leak; None: they did not notice."""
    with LEAKS[name]():
        for number in range(tries):
            try:
                compare(f"leaks {name} {number}")
            except Apart as apart:
                return apart
    return None


def main() -> int:
    options = parser(__doc__)
    options.add_argument("names", nargs="*", choices=[[], *LEAKS], help="these alone")
    given = options.parse_args()
    names = given.names or list(LEAKS)
    caught = 0
    for name in progress(names, "leaks", len(names)):
        found = found_by(name)
        caught += found is not None
        print(f"{name}: {'NOT FOUND' if found is None else str(found)[:160]}")
    return figure("leaks", f"{caught} of {len(names)} planted leaks found", caught == len(names))


if __name__ == "__main__":
    sys.exit(main())
