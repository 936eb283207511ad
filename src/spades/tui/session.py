"""One match at this computer: a table, its journal, its dealer and its computer players.

Both front ends, the screen and the lines, drive a match through this. The order of every step is
judge → append and sync → acknowledge; what ``send`` returned is on disk.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spades.cards import cards_of, mask_of
from spades.cards.shuffle import (
    ALGORITHM,
    deck_order,
    derive,
    first_seat,
    fresh_seed,
    redraw_order,
)
from spades.errors import JournalError, SpadesError
from spades.game.actions import Action, Chance, Deal, Redraw, Stock
from spades.game.decide import legal_actions
from spades.game.projection import record_of
from spades.game.record import Record
from spades.game.state import Exchanging
from spades.game.view import View
from spades.players import Decision, Player, make_player
from spades.rules import Rules
from spades.store.journal import SUFFIX, Header, Journal, read_journal
from spades.table import (
    Bring,
    Command,
    Concede,
    Input,
    Leave,
    Table,
    Told,
    Undo,
    open_table,
    restore,
    step,
)
from spades.table.table import PERSON

ADVISER: Final = "simple"
"""The computer player that suggests."""

_log = logging.getLogger(__name__)


class LocalMatch:
    """A match being played here. ``journal`` None: nothing is saved."""

    def __init__(
        self,
        header: Header,
        table: Table,
        journal: Journal | None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.header = header
        self.table = table
        self._journal = journal
        self._clock = clock
        self._seed = bytes.fromhex(header.seed)
        self._adviser = make_player(ADVISER, derive(self._seed, "adviser"))
        self._players: dict[int, Player] = {
            seat: make_player(kind, derive(self._seed, f"player {seat}"))
            for seat, kind in enumerate(header.kinds)
            if kind != PERSON
        }

    @classmethod
    def new(
        cls,
        rules: Rules,
        names: Sequence[str],
        kinds: Sequence[str],
        folder: Path | None = None,
        seed: bytes | None = None,
        settings: Mapping[str, Any] | None = None,
        clock: Callable[[], float] = time.time,
    ) -> LocalMatch:
        """Begin a match; ``folder`` None saves nothing. The seed is secret unless given.

        Raises RulesError, UsageError ``player.unknown``, JournalError.
        """
        seed = fresh_seed() if seed is None else seed
        now = clock()
        stamp = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now))
        name = f"{stamp}-{uuid.uuid4().hex[:6]}"
        header = Header(name, now, seed.hex(), tuple(names), tuple(kinds), dict(settings or {}))
        for kind in kinds:
            if kind != PERSON:
                make_player(kind)
        table, entry = open_table(rules, first_seat(seed, rules.seats), header.kinds, now)
        journal = None
        if folder is not None:
            journal = Journal.create(folder / f"{name}{SUFFIX}", header, entry)
        return cls(header, table, journal, clock)

    @classmethod
    def resume(cls, path: Path, clock: Callable[[], float] = time.time) -> LocalMatch:
        """Go on with a saved match where it was. Raises JournalError, SpadesError."""
        journal, entries = Journal.open(path)
        try:
            return cls(journal.header, restore(journal.header.kinds, entries), journal, clock)
        except SpadesError as error:
            journal.close()
            raise JournalError("journal.replay", path=str(path), reason=error.code) from error

    @property
    def path(self) -> Path | None:
        """The journal's file, if the match is saved."""
        return None if self._journal is None else self._journal.path

    @property
    def rules(self) -> Rules:
        return self.table.rules

    @property
    def names(self) -> tuple[str, ...]:
        return self.header.names

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, kind in enumerate(self.header.kinds) if kind == PERSON)

    @property
    def waits_for(self) -> int | None:
        """The seat of the person who has to act now; None when it is not a person's turn."""
        to_act = self.table.state.to_act
        return to_act if to_act in self.people else None

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.table.view(seat)

    def act(self, action: Action) -> Told:
        """A person's action: done and durable, or refused with its error in the answer."""
        return self.send(Command(uuid.uuid4().hex, action))

    def undo(self, seat: int) -> Told:
        """Take this seat's last decision back."""
        return self.send(Undo(uuid.uuid4().hex, seat))

    def concede(self, seat: int) -> Told:
        """Give the match up for this seat's side."""
        return self.send(Concede(uuid.uuid4().hex, seat))

    def abandon(self) -> Told:
        """End the match with no winner."""
        return self.send(Leave(uuid.uuid4().hex))

    def send(self, given: Input) -> Told:
        """One step of the table. Raises JournalError when it cannot be made durable."""
        table, told = step(self.table, given, self._clock())
        if told.entry is not None and self._journal is not None:
            self._journal.append(told.entry)
        self.table = table
        return told

    def advance(self) -> Told | None:
        """One step that needs no person: the dealer's, or a computer player's.

        None when a person has to act, or the match is over.
        """
        if self.table.needs is not None:
            return self.send(Bring(self._chance()))
        seat = self.table.state.to_act
        if seat is None or seat not in self._players:
            return None
        decision = _decide(self._players[seat], self.view(seat))
        action = legal_actions(self.table.state)[0] if decision is None else decision.action
        told = self.act(action)
        if told.answer.error is not None:
            _log.error("%s: illegal %s: %s", self._players[seat].name, action, told.answer.error)
            told = self.act(legal_actions(self.table.state)[0])
        return told

    def suggestion(self, seat: int) -> Decision | None:
        """What the adviser would do in this seat now; None when there is nothing to do."""
        view = self.view(seat)
        if view.to_act != seat:
            return None
        return _decide(self._adviser, view)

    def record(self) -> Record:
        """The match so far as a record."""
        return record_of(self.table.log, self.names, self._meta())

    def close(self) -> None:
        """Let go of the journal; the match can be resumed."""
        if self._journal is not None:
            self._journal.close()

    def _meta(self) -> dict[str, Any]:
        # Nobody can replay the cards to come from a record: the seed stays here until the end.
        return {"shuffle": ALGORITHM, "seed": self.header.seed} if self.over else {}

    def _chance(self) -> Chance:
        number = self.table.state.match.hand_number
        if self.table.needs == "redraw":
            state = self.table.state
            assert isinstance(state, Exchanging) and state.owed is not None
            done = sum(received is not None for received in state.opening.received)
            order = redraw_order(self._seed, number, done, cards_of(state.pool))
            return Redraw(order[: state.owed])
        order = deck_order(self._seed, number)
        if self.table.needs == "stock":
            return Stock(order)
        return Deal(tuple(mask_of(order[seat * 13 : seat * 13 + 13]) for seat in range(4)))


def _decide(player: Player, view: View) -> Decision | None:
    """A player's decision; None, and a line in the log, if it fails: the game goes on."""
    try:
        return player.decide(view)
    except Exception:
        _log.exception("%s failed", player.name)
        return None


def saved_record(path: Path) -> Record:
    """The record of a saved match, without opening it to play. Raises JournalError."""
    header, entries = read_journal(path)
    try:
        table = restore(header.kinds, entries)
    except SpadesError as error:
        raise JournalError("journal.replay", path=str(path), reason=error.code) from error
    return LocalMatch(header, table, None).record()
