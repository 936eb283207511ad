"""What makes a table go on by itself: its next wake-up, and the computer that is to act.

One process drives a table at a time, by a lease (``keeper``). When two believe that they do, the
log decides, and one of them has worked for nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from spades.errors import StoreError
from spades.game.view import View
from spades.table import Decided, Tick, wakes_at

if TYPE_CHECKING:
    from spades.server.live import Live

_log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 1.0
"""When to try again after the store has failed, and when the dealer's part is overdue."""


class Driver:
    """Of one table in memory."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.on = False
        """Whether this process keeps the table's time and plays its computers."""
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._thought: tuple[int, int, str] | None = None
        """What is thought about: the moment of the game, the seat, the player."""

    def schedule(self) -> None:
        """Set the next wake-up, and let a computer think if it is its turn."""
        self._cancel_timer()
        if not self.on:
            return
        table, now = self.live.table, self.live.hub.now()
        wakes = wakes_at(table)
        if table.needs is not None:  # whoever should bring it may be dead
            soon = now + AGAIN_SECONDS
            wakes = soon if wakes is None else min(wakes, soon)
        if wakes is not None:
            # A timer is not to be trusted to the millisecond, nor with waits of days.
            delay = min(max(0.0, wakes - now) + 0.001, 3600.0)
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)
        self._think()

    def stop(self) -> None:
        """No more timers, no more thinking."""
        self.on = False
        self._thought = None
        self._cancel_timer()
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- time

    def _wake(self) -> None:
        self._timer = None
        self.live.hub.spawn(self._tick())

    async def _tick(self) -> None:
        try:
            await self.live.give_all(Tick())
        except StoreError:
            if self.on:
                self.live.hub.later(AGAIN_SECONDS, self._tick())
            return
        if self._timer is None:
            self.schedule()

    # --- computers

    def thinks(self) -> tuple[int, str] | None:
        """The seat and the computer player that is to act now; None: no computer is.

        While nobody is there nothing is played, nor while people decide about a proposal.
        """
        table = self.live.table
        if table.phase != "playing" or table.proposal is not None:
            return None
        if table.empty_since is not None:
            return None
        seat = table.to_act
        player = None if seat is None else table.seats[seat].player
        return None if seat is None or player is None else (seat, player)

    def _think(self) -> None:
        found = self.thinks()
        if found is None:
            return
        seat, player = found
        table = self.live.table
        # Talk and the like change nothing about it: nobody is kept from acting by chatter.
        about = table.settled, seat, player
        if self._thought == about:
            return
        if self._thinking is not None:
            self._thinking.cancel()
        self._thought = about
        # The view of this very moment: when the task begins, the game may have gone on.
        view = table.view(seat)
        self._thinking = self.live.hub.spawn(self._decide(view, player, table.version))

    async def _decide(self, view: View, player: str, version: int) -> None:
        assert view.seat is not None
        live, loop = self.live, asyncio.get_running_loop()
        pace, secret = live.table.plan.options.pace, live.opening.secret
        pause = live.hub.pause(pace, secret, live.id, version, player)
        until = loop.time() + pause
        action = await live.hub.decide(player, secret, view.seat, view, pause)
        # Released at a time that was drawn before, so that it tells nothing of the cards.
        await asyncio.sleep(max(0.0, until - loop.time()))
        # A look leaves the same seat to act at the same decision: it is asked again.
        self._thinking = self._thought = None
        try:
            told = await live.give(Decided(action, version))
        except StoreError:
            return  # it is asked anew once it is known what has become of it
        if told.entry is not None:
            return
        if told.answer.error is None or live.table.version != version:
            # Something has happened meanwhile, such as a look by whom it sits in for.
            self.schedule()
            return
        _log.error("a computer was refused", extra={"code": told.answer.error.code})
        live.recover_soon()
