"""One match at this computer: a table, its journal, its dealer and its computer players.

Both front ends, the screen and the lines, drive a match through this. The order of every step is
judge → append and sync → acknowledge; what ``send`` returned is on disk.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from spades.cards.shuffle import (
    ALGORITHM,
    derive,
    first_seat,
    fresh_seed,
)
from spades.errors import JournalError, SpadesError
from spades.game.actions import Action, Redraw
from spades.game.dealer import chance_for
from spades.game.decide import legal_actions, may_look
from spades.game.events import Event, HandResult, HandScored
from spades.game.projection import effective, record_of
from spades.game.record import Record
from spades.game.state import State
from spades.game.view import View, redact
from spades.i18n import Texts
from spades.players import PLAYERS, Decision, Player, make_player
from spades.rules import Rules
from spades.store.journal import SUFFIX, Header, Journal, read_journal
from spades.table import (
    PERSON,
    Abandon,
    Ask,
    Bring,
    Command,
    Concede,
    Decided,
    Entry,
    Input,
    Table,
    Told,
    Undo,
    open_table,
    restore_local,
    step,
)
from spades.tui.names import shown_names

ADVISER: Final = "simple"
"""The computer player that suggests."""

_log = logging.getLogger(__name__)


class LocalMatch:
    """A match being played here. ``journal`` None: nothing is saved."""

    live = False
    begun = True
    pending = False
    asked = False
    online = True
    lost = None
    hands_before = 0
    room = None
    undone_by = None

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
    def now(self) -> float:
        return self._clock()

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.header.kinds

    @property
    def seat(self) -> int | None:
        """The seat of the person here; None: computers play among themselves."""
        return self.people[0] if self.people else None

    def called(self, texts: Texts) -> tuple[str, ...]:
        """The players' names by seat, in the reader's language where nobody gave one."""
        return shown_names(self.header, texts)

    @property
    def telling(self) -> Callable[[Texts], tuple[str, ...]]:
        """Names do not change at this computer."""
        return self.called

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people hold."""
        return tuple(seat for seat, kind in enumerate(self.header.kinds) if kind == PERSON)

    @property
    def waits_for(self) -> int | None:
        """The seat of the person who has to act now; None when it is not a person's turn."""
        to_act = self.table.match.to_act
        return to_act if to_act in self.people else None

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.table.view(seat)

    def past(self, seat: int | None) -> tuple[Event, ...]:
        """What has happened and counts, as the seat may see it."""
        return tuple(redact(event, seat, self.rules) for event in effective(self.table.game_log))

    def act(self, ask: Action | Ask) -> Told:
        """What a person asks for: done and durable, or refused with its error in the answer."""
        return self.send(Command(uuid.uuid4().hex, ask))

    def undo(self, seat: int) -> Told:
        """Take this seat's last decision back."""
        return self.act(Undo(seat))

    def concede(self, seat: int) -> Told:
        """Give the match up for this seat's side."""
        return self.act(Concede(seat))

    def abandon(self) -> Told:
        """End the match with no winner."""
        return self.act(Abandon(self.seat or 0))

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
        return any(seat in self.people for seat in may_look(table.match))

    def _commit(self, table: Table, told: Sequence[Told]) -> None:
        """First the journal, then the table."""
        entries = [one.entry for one in told if one.entry is not None]
        if entries and self._journal is not None:
            self._journal.append(*entries)
        self.table = table

    def _next(self, table: Table) -> tuple[Table, Told] | None:
        """The step that needs no person, not yet durable."""
        if table.needs is not None:
            return self._step(table, Bring(chance_for(table.match, self._seed)))
        seat = table.match.to_act
        if seat is None or seat not in self._players:
            return None
        decision = decided(self._players[seat], table.view(seat))
        if decision is not None:
            after, told = self._step(table, Decided(decision.action, table.version))
            if told.answer.error is None:
                return after, told
            name = self._players[seat].name
            _log.error("%s: illegal %s: %s", name, decision.action, told.answer.error)
        return self._step(table, Decided(legal_actions(table.match)[0], table.version))

    def _step(self, table: Table, given: Input) -> tuple[Table, Told]:
        return step(table, given, self._clock(), self._redraw)

    def _redraw(self, state: State) -> Redraw:
        chance = chance_for(state, self._seed)
        assert isinstance(chance, Redraw)
        return chance

    def suggestion(self, seat: int) -> Decision | None:
        """What the adviser would do in this seat now; None when there is nothing to do."""
        view = self.view(seat)
        return decided(self._adviser, view) if view.to_act == seat else None

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The finished hands, in order."""
        log = effective(self.table.game_log)
        return tuple(event.result for event in log if isinstance(event, HandScored))

    def listen(self, heard: Callable[[], None]) -> None:
        """There is none here: each step is asked for."""

    def claim(self) -> HandResult | None:
        """Against computers nobody waits for the rest of a hand: it is played."""
        return None

    def go_on(self) -> str | None:
        """The command that goes on with the match."""
        return None if self.path is None else f"spades play --resume {self.path.stem}"

    def record(self) -> Record:
        """The match so far as a record."""
        return record_of(self.table.game_log, self.names, self._meta())

    def close(self) -> None:
        """Let go of the journal; the match can be resumed."""
        if self._journal is not None:
            self._journal.close()

    def _meta(self) -> dict[str, Any]:
        # Nobody can replay the cards to come from a record: the seed stays here until the end.
        return {"shuffle": ALGORITHM, "seed": self.header.seed} if self.over else {}


def decided(player: Player, view: View) -> Decision | None:
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
        table = restore_local(header.kinds, entries)
        if len(header.kinds) != len(header.names):
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
