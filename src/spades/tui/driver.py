"""The pace of a match on the screen: one step at a time, each shown for its while.

One coroutine owns the match. Where others act by themselves it also hears their news, at any time,
and shows them at the same pace. Between two steps it hears what the player wants (to look, to undo,
to concede, to go); only when all is shown and the match waits for the player is it ``ready``, and
the first move that comes then makes it unready at once: a second click finds nobody waiting.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from spades.cards import CARD
from spades.errors import JournalError, SpadesError
from spades.game.actions import Action, Decline, Look, Play
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    HandScored,
    MatchEnded,
    TrickTaken,
)
from spades.table import Ask, Logged, Told
from spades.table.events import of_table
from spades.tui.desk import Desk
from spades.tui.settings import SPEEDS
from spades.tui.stage import Stage

_TRICK: Final = 2.2
"""How much longer than a card a complete trick is shown."""
_OWN: Final = 0.3
"""How much of a card's time one's own card needs."""


class Shown(Protocol):
    """The screen, as the driver needs it."""

    async def until_seen(self) -> None:
        """Return when the table can be seen: the terminal is large enough."""

    def draw(self) -> None:
        """Show the stage as it is now."""

    def tell(self, error: SpadesError | None) -> None:
        """Tell a refusal, or clear what was told."""

    def news(self, told: Told) -> None:
        """Something came from the table, shown step by step as far as it is of the game."""

    async def hand_over(self) -> bool:
        """Show the hand that was just scored; whether the player goes on (else: undo)."""

    def hand_over_beside(self) -> None:
        """Show it while the match goes on."""

    async def match_over(self) -> bool:
        """Show the end; whether the player leaves it at that (else: undo)."""


class Driver:
    """Runs a stage's match until it is over or the player leaves."""

    def __init__(self, stage: Stage, desk: Desk, screen: Shown) -> None:
        self.stage = stage
        self.ready = False
        self.leaving = False
        self._desk = desk
        self._screen = screen
        self._wanted: deque[Callable[[], SpadesError | None]] = deque()
        self._wake = asyncio.Event()
        self._hurry = asyncio.Event()
        self._failure: JournalError | None = None
        self._scored = False
        self._late = False
        """Whether the screen catches up, without a pause, until nothing waits to be shown."""
        self._by_hand = False
        self._moved = float("-inf")

    async def run(self) -> None:
        """Until the end.

        Raises JournalError when the match cannot be saved any more, and whatever keeps it from
        going on here.
        """
        stage = self.stage
        while not self.leaving:
            self._raise_failure()
            await self._screen.until_seen()
            if self._wanted:
                self._screen.tell(self._wanted.popleft()())
                self._hurry.clear()
                self._screen.draw()
            elif self._news():
                continue  # all there is: only then it is known how far the screen is behind
            elif self._scored:
                await self._between_hands()
            elif stage.behind:
                await self._show_next()
            elif stage.match.over:
                if await self._screen.match_over():
                    return
                self._undo()
            elif (action := self._by_itself()) is not None:
                await self._play_by_itself(action)
            elif stage.my_turn or stage.match.live:
                await self._wait()
            else:
                told = await asyncio.to_thread(stage.match.advance)
                if told is not None:
                    stage.take(told)

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise self._failure
        match = self.stage.match
        if match.lost is not None and not match.over and not self.stage.behind:
            raise match.lost

    def _news(self) -> bool:
        """Take what others did meanwhile, where they act by themselves; whether there was any."""
        match = self.stage.match
        if not match.live or (told := match.advance()) is None:
            return False
        error = self.stage.take(told)
        if error is not None and match.lost is None:
            self._screen.tell(error)
        self._screen.news(told)
        return True

    def wake(self) -> None:
        """There is news. To be called in the loop's own thread."""
        self._wake.set()

    # --- what the player does

    def request(self, ask: Ask) -> None:
        """Ask something of the table beside the game."""
        self.ask(lambda: self.stage.take(self.stage.match.act(ask)))

    def act(self, action: Action | Ask) -> SpadesError | None:
        """A move, if one is awaited. A refusal changes nothing, and the move stays awaited."""
        if not self.ready or self.echo:
            return None
        try:
            error = self.stage.take(self.stage.match.act(action))
        except JournalError as failure:
            # The journal must not be used any more: ``run`` tells and ends.
            self.ready, self._failure = False, failure
            self._wake.set()
            return None
        if error is None:
            self.ready = False
            self._by_hand = False
            self._moved = time.monotonic()
            self._wake.set()
        return error

    def ask(self, wanted: Callable[[], SpadesError | None]) -> None:
        """Do this between two steps; what is being shown is hurried up."""
        self.ready = False
        self._wanted.append(wanted)
        self._hurry.set()
        self._wake.set()

    def look(self) -> None:
        """Look at one's cards, in turn or not."""
        seat = self.stage.seat
        if seat is None:
            return

        def look() -> SpadesError | None:
            if seat not in self.stage.match.view(seat).may_look or self.stage.match.pending:
                return None
            return self.stage.take(self.stage.match.act(Look(seat)))

        self.ask(look)

    def undo(self) -> None:
        """Take one's last decision back."""
        self.ask(self._undo)

    def concede(self) -> None:
        """Give the match up."""
        seat = self.stage.seat
        if seat is not None:
            self.ask(lambda: self.stage.take(self.stage.match.concede(seat)))

    def leave(self) -> None:
        """Stop after this step; everything is saved already."""
        self.leaving = True
        self.ready = False
        self._hurry.set()
        self._wake.set()

    def hurry(self) -> None:
        """Show the rest up to the player's turn without a pause."""
        if not self.ready:
            self._hurry.set()

    @property
    def echo(self) -> bool:
        """Whether it is so soon after a move that a key or a click is its echo."""
        return time.monotonic() - self._moved < self._desk.guard

    # --- steps

    async def _wait(self) -> None:
        """Until the player does something, or there is news."""
        self.ready = self.stage.my_turn
        self._hurry.clear()
        self._wake.clear()
        self._screen.draw()
        await self._wake.wait()
        self.ready = False

    async def _show_next(self) -> None:
        self._late = self.stage.far_behind or (self._late and self.stage.behind)
        event = self.stage.step()
        assert event is not None
        if isinstance(event, HandScored):
            self._scored = True
        wait = 0.0 if self._late else self._time_for(event)
        if wait or not self.stage.behind:
            self._screen.draw()
        await self._pause(wait)

    def _time_for(self, event: Logged) -> float:
        """Seconds to leave an event on the screen. The trick is full before it is taken."""
        pace, mine = SPEEDS[self._desk.settings.speed], self.stage.seat
        match event:
            case TrickTaken():
                return pace * _TRICK
            case CardPlayed(seat, _):
                full = len(self.stage.view.trick) == self.stage.seats
                return 0 if full else pace * (_OWN if seat == mine else 1)
            case BidMade(seat, _, _):
                return pace * (_OWN if seat == mine else 1)
            case CardDrawn() | HandScored() | MatchEnded():
                return 0
        return 0 if of_table(event) else pace * 0.5

    async def _pause(self, seconds: float) -> None:
        if seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    async def _between_hands(self) -> None:
        self._scored = False
        self._hurry.clear()
        if self.stage.match.over:
            return
        if self.stage.match.live:
            self._screen.hand_over_beside()
            return
        if not await self._screen.hand_over():
            self._screen.tell(self._undo())
            self._screen.draw()

    def _by_itself(self) -> Action | None:
        """What the settings do without asking: look at once, play the only card."""
        stage, settings = self.stage, self._desk.settings
        if stage.seat is None or stage.match.pending:
            return None
        if settings.look_at_once and not self._by_hand:
            if stage.may_look:
                return Look(stage.seat)
            if stage.my_turn and stage.view.asking:
                return Decline(stage.seat)
        if settings.autoplay and not self._by_hand and stage.forced is not None:
            return Play(stage.seat, CARD[stage.forced])
        return None

    async def _play_by_itself(self, action: Action) -> None:
        if isinstance(action, Play):
            self._screen.draw()
            await self._pause(SPEEDS[self._desk.settings.speed] * 0.5)
            if self._wanted or self.leaving:
                return
        self.stage.take(self.stage.match.act(action))

    def _undo(self) -> SpadesError | None:
        """Back to the last decision that was one: not to a card that plays itself again."""
        self._scored = False
        error = self.stage.undo()
        if error is not None or self.stage.match.live:
            return error
        while self._desk.settings.autoplay and self.stage.forced is not None:
            if self.stage.undo() is not None:
                break
        self._by_hand = True
        return None
