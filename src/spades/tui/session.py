"""One match at this computer: a table, its journal, its dealer and its computer players.

Both front ends, the screen and the lines, drive a match through this. The order of every step is
judge → append and sync → acknowledge; what ``send`` returned is on disk.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from spades.cards.shuffle import (
    ALGORITHM,
    derive,
    first_seat,
    fresh_seed,
)
from spades.errors import JournalError, SpadesError
from spades.game.actions import Action
from spades.game.dealer import chance_for
from spades.game.decide import legal_actions, may_look
from spades.game.events import HandResult, HandScored
from spades.game.projection import effective, record_of
from spades.game.record import Record
from spades.game.view import View
from spades.players import PLAYERS, Decision, Player, make_player
from spades.rules import Rules
from spades.store.journal import SUFFIX, Header, Journal, read_journal
from spades.table import (
    Bring,
    Command,
    Concede,
    Entry,
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
            table = _restored(path, journal.header, entries)
            return cls(journal.header, table, journal, clock)
        except SpadesError:
            journal.close()
            raise

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
        """One step of the table. Raises JournalError when it cannot be made durable.

        Then nothing has happened, and the match can be resumed, not gone on with.
        """
        table, told = self._step(self.table, given)
        self._commit(table, (told,))
        return told

    def advance(self) -> Told | None:
        """One step that needs no person: the dealer's, or a computer player's.

        None when a person has to act, or the match is over. Raises as ``send``.
        """
        found = self._next(self.table)
        if found is None:
            return None
        self._commit(found[0], (found[1],))
        return found[1]

    def advance_all(self, to_look: bool = False) -> tuple[Told, ...]:
        """All steps up to a person's next decision, made durable together. Raises as ``send``.

        ``to_look``: up to where a person may look, in turn or not.
        """
        table = self.table
        told: list[Told] = []
        while not (to_look and self._may_look(table)):
            found = self._next(table)
            if found is None:
                break
            table = found[0]
            told.append(found[1])
        self._commit(table, told)
        return tuple(told)

    def _may_look(self, table: Table) -> bool:
        return any(seat in self.people for seat in may_look(table.state))

    def _commit(self, table: Table, told: Sequence[Told]) -> None:
        """First the journal, then the table."""
        entries = [one.entry for one in told if one.entry is not None]
        if entries and self._journal is not None:
            self._journal.append(*entries)
        self.table = table

    def _next(self, table: Table) -> tuple[Table, Told] | None:
        """The step that needs no person, not yet durable."""
        if table.needs is not None:
            return self._step(table, Bring(chance_for(table.state, self._seed)))
        seat = table.state.to_act
        if seat is None or seat not in self._players:
            return None
        decision = _decide(self._players[seat], table.view(seat))
        if decision is not None:
            after, told = self._step(table, Command(uuid.uuid4().hex, decision.action))
            if told.answer.error is None:
                return after, told
            name = self._players[seat].name
            _log.error("%s: illegal %s: %s", name, decision.action, told.answer.error)
        return self._step(table, Command(uuid.uuid4().hex, legal_actions(table.state)[0]))

    def _step(self, table: Table, given: Input) -> tuple[Table, Told]:
        """One step of the table. Cards put down are replaced in the same step and line.

        So no match ever rests between the two, where a record could not follow it.
        """
        now = self._clock()
        after, told = step(table, given, now)
        if told.entry is None or after.needs != "redraw" or isinstance(given, Bring):
            return after, told
        after, drawn = step(after, Bring(chance_for(after.state, self._seed)), now)
        assert drawn.entry is not None
        entry = replace(told.entry, events=(*told.entry.events, *drawn.entry.events))
        after = replace(after, done={**after.done, given.id: after.version})
        answer = replace(told.answer, version=after.version)
        return after, Told(answer, entry)

    def suggestion(self, seat: int) -> Decision | None:
        """What the adviser would do in this seat now; None when there is nothing to do."""
        view = self.view(seat)
        return _decide(self._adviser, view) if view.to_act == seat else None

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The finished hands, in order."""
        log = effective(self.table.log)
        return tuple(event.result for event in log if isinstance(event, HandScored))

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


def _decide(player: Player, view: View) -> Decision | None:
    """A player's decision; None, and a line in the log, if it fails: the game goes on."""
    try:
        decision = player.decide(view)
    except Exception:  # noqa: BLE001 - whatever a player does, the match goes on
        _log.exception("%s failed", player.name)
        return None
    action = decision.action if isinstance(decision, Decision) else None
    if isinstance(action, Action) and action.seat == view.seat:
        return decision
    _log.error("%s: no action of its seat: %r", player.name, decision)
    return None


def saved_record(path: Path) -> Record:
    """The record of a saved match, without opening it to play. Raises JournalError."""
    return saved_match(path).record()


def saved_match(path: Path) -> LocalMatch:
    """A saved match to look at: nothing that is done to it is saved. Raises JournalError."""
    header, entries = read_journal(path)
    return LocalMatch(header, _restored(path, header, entries), None)


def _restored(path: Path, header: Header, entries: Iterable[Entry]) -> Table:
    """The table of a journal whose lines are sound. Raises JournalError ``journal.replay``."""
    reason = "log.contradiction"
    facts: dict[str, Any] = {}
    try:
        table = restore(header.kinds, entries)
        if not len(header.kinds) == len(header.names) == table.rules.seats:
            reason = "table.seats"
            facts = {"seats": table.rules.seats, "count": len(header.kinds)}
        elif any(kind != PERSON and kind not in PLAYERS for kind in header.kinds):
            reason = "player.unknown"
            unknown = [kind for kind in header.kinds if kind not in (PERSON, *PLAYERS)]
            facts = {"name": unknown[0][:40], "known": list(PLAYERS)}
        else:
            return table
    except SpadesError as error:
        reason, facts = error.code, error.facts
    except Exception:  # noqa: BLE001 - events that never were a match fold anyhow
        _log.info("%s", path, exc_info=True)
    raise JournalError("journal.replay", **{**facts, "path": str(path), "reason": reason})
