"""A table on a fake clock, with people, a dealer and computers that a seed decides for."""

from __future__ import annotations

import hashlib
from typing import Any

from spades.game.actions import Redraw
from spades.game.dealer import chance_for
from spades.players import make_player
from spades.rules import Rules
from spades.table import (
    PERSON,
    Attach,
    Bring,
    Command,
    Commitment,
    Decided,
    Detach,
    First,
    OpenedSeed,
    Options,
    Plan,
    Sit,
    Tick,
    Told,
    new_table,
    parse_ask,
    restore,
    step,
    wakes_at,
)
from spades.table.fair import Chain, drawn_first, pledge_of
from spades.table.proof import contributions_of

FOUR = Rules(max_hands=2)
PLAIN = Rules(max_hands=2, double_nil="never")
"""Everybody sees their cards at once."""
TWO = Rules(game="two-player", max_hands=2)


def digest(text: str) -> str:
    """What a table keeps of a token or code."""
    return hashlib.sha256(text.encode()).hexdigest()


def share_of(seat: int) -> str:
    """What this seat's person puts into the shuffle."""
    return digest(f"share {seat}")[:32]


class Room:
    """One table and all that happens around it. ``now`` is its clock."""

    def __init__(
        self,
        rules: Rules = PLAIN,
        people=None,
        fair: bool = False,
        seed: str = "r",
        dealer: bool = True,
        **options: Any,
    ):
        seats = range(rules.seats)
        people = seats if people is None else people
        kinds = tuple(PERSON if seat in people else "random" for seat in seats)
        self.plan = Plan(rules, kinds, Options(**options), fair)
        self.now = self.opened = 1000.0
        # Any: a test knows the phase that it is in.
        self.table: Any = new_table(self.plan, self.now)
        self.entries: list[Any] = []
        self.chain = Chain(hashlib.sha256(seed.encode()).digest())
        self.player = make_player("random", seed)
        self.sent = 0
        self.links = 0
        self.rests = False
        """Whether the dealer deals no further hand for now."""
        if dealer:
            self.owed()

    # --- inputs

    def give(self, given: Any) -> Told:
        """One input, now."""
        self.table, told = step(self.table, given, self.now, self._redraw)
        if told.entry is not None:
            self.entries.append(told.entry)
        return told

    def then(self, given: Any) -> list[Any]:
        """One input that is done, its events, and whatever the dealer owes after it."""
        told = self.give(given)
        assert told.answer.kind == "done", told.answer
        assert told.entry is not None
        self.owed()
        return list(told.entry.events)

    def refusal(self, given: Any) -> str:
        """The code with which an input is refused; nothing has happened."""
        before = self.table
        told = self.give(given)
        assert told.answer.kind == "refused", told
        assert told.answer.error is not None
        assert told.entry is None
        assert self.table is before
        return told.answer.error.code

    def ask(self, seat: int, text: str, **more: Any) -> list[Any]:
        """A seat asks for something, in the table's grammar."""
        return self.then(self.command(seat, text, **more))

    def refused(self, seat: int, text: str) -> str:
        return self.refusal(self.command(seat, text))

    def command(self, seat: int, text: str, name: str | None = None, version=None) -> Command:
        self.sent += 1
        return Command(name or f"c{self.sent}", parse_ask(seat, text), version)

    def sit(self, name: str = "Ann", seat=None, key: str | None = None, pledge=None) -> list[Any]:
        self.sent += 1
        return self.then(Sit(f"s{self.sent}", name, key or digest(f"{self.sent}"), seat, pledge))

    def attach(self, seat: int, link: str | None = None) -> list[Any]:
        self.links += 1
        return self.then(Attach(seat, link or f"link {self.links}"))

    def detach(self, seat: int, left: bool = False) -> list[Any]:
        return self.then(Detach(seat, self.table.seats[seat].link, left))

    def wait(self, seconds: float) -> list[Any]:
        """Time goes by; what falls due on the way happens at its time. The events."""
        until = self.now + seconds
        events: list[Any] = []
        while (wakes := wakes_at(self.table)) is not None and wakes <= until:
            self.now = max(self.now, wakes)
            told = self.give(Tick())
            assert told.entry is not None, "woken for nothing"
            events += told.entry.events
            self.owed()
        self.now = until
        assert self.give(Tick()).entry is None
        return events

    def again(self) -> Any:
        """The table that the log amounts to."""
        return restore(new_table(self.plan, self.opened), self.entries)

    # --- the dealer

    def owed(self) -> None:
        """The dealer brings what is called for, until nothing is."""
        while self.table.needs is not None:
            if self.rests and self.table.needs in ("deal", "stock"):
                return
            told = self.give(self.brought())
            assert told.answer.kind == "done", told

    def brought(self) -> Bring:
        """What the dealer has to bring now."""
        table = self.table
        number = table.deals
        match table.needs:
            case "commitment":
                return Bring(Commitment(self.chain.commitment))
            case "first":
                return Bring(First(drawn_first(self.chain, contributions_of(table))))
            case "seed":
                return Bring(OpenedSeed(number, self.chain.seed(number).hex()))
            case "redraw":
                return Bring(self._redraw(table.match))
        key = self.chain.key(number + 1, contributions_of(table))
        return Bring(chance_for(table.match, key, number + 1))

    def _redraw(self, state: Any) -> Redraw:
        key = self.chain.key(self.table.deals, contributions_of(self.table))
        chance = chance_for(state, key, self.table.deals)
        assert isinstance(chance, Redraw)
        return chance

    # --- whole courses

    def gather(self) -> Room:
        """Everybody sits down, is there, opens their share: the match begins."""
        for seat, one in enumerate(self.table.seats):
            if one.is_free:
                pledge = pledge_of(share_of(seat)) if self.plan.fair else None
                self.sit(f"P{seat}", seat, pledge=pledge)
                self.attach(seat)
        for seat in self.table.to_open:
            self.ask(seat, f"open {share_of(seat)}")
        assert self.table.phase == "playing"
        return self

    def act(self) -> Told:
        """The seat to act does something, whoever is there for it."""
        seat = self.table.to_act
        action = self.player.decide(self.table.view(seat)).action
        if self.table.seats[seat].player is None:
            self.sent += 1
            told = self.give(Command(f"c{self.sent}", action))
        else:
            told = self.give(Decided(action, self.table.version))
        assert told.answer.kind == "done", told
        self.owed()
        return told

    def until(self, seat: int | None = None, phase: str | None = None) -> Room:
        """Play on until this seat is to act, in this phase of the match."""
        while not (
            (seat is None or self.table.to_act == seat)
            and (phase is None or self.table.match.phase == phase)
        ):
            self.act()
        return self

    def to_the_hands_end(self) -> Room:
        """Until the hand is scored; the next one is not dealt until ``owed``."""
        self.rests = True
        while self.table.to_act is not None:
            self.act()
        self.rests = False
        return self

    def to_the_end(self) -> Room:
        while not self.table.over:
            self.act()
        return self


def kinds_of(events: list[Any]) -> list[str]:
    """The names of events."""
    return [type(event).__name__ for event in events]
