"""The screen under test: keys in, text out, never a sleep longer than a turn of the loop."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from spades.game.view import View
from spades.i18n import Texts
from spades.rules import Rules
from spades.tui.app import SpadesApp
from spades.tui.desk import Desk
from spades.tui.screens.dialogs import Page
from spades.tui.screens.table import TableScreen
from spades.tui.settings import Settings, Setup, new_setup
from spades.tui.widgets.hand import HandWidget

SMALL = (80, 24)
LARGE = (120, 36)


class Sitting:
    """One person at the screen."""

    def __init__(self, pilot: Pilot[int]) -> None:
        self.pilot = pilot
        assert isinstance(pilot.app, SpadesApp)
        self.app = pilot.app
        self.desk = self.app.desk

    async def press(self, *keys: str) -> None:
        """Press keys, each when the screen has settled after the one before."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def press_unsettled(self, *keys: str) -> None:
        """Press keys while others still play."""
        await self.pilot.press(*keys)

    async def breathe(self) -> None:
        """A turn of the loop, for tests that want to see the screen at work."""
        await self.pilot.pause(0)

    async def settle(self) -> None:
        """Until the screen waits for the player."""
        for _ in range(3000):
            await self.pilot.pause(0)
            screen = self.app.screen
            if any(worker.is_running and worker.group == "hint" for worker in self.app.workers):
                continue
            if not isinstance(screen, TableScreen) or screen.driver.ready:
                await self.pilot.pause(0)
                return
        raise AssertionError(f"the screen never came to rest:\n{self.text}")

    @property
    def table(self) -> Any:
        """The table, whatever lies over it."""
        return next(one for one in self.app.screen_stack if isinstance(one, TableScreen))

    @property
    def stage(self) -> Any:
        return self.table.stage

    @property
    def view(self) -> View:
        """What the match lets this seat know."""
        view: View = self.stage.match.view(self.stage.seat)
        return view

    @property
    def text(self) -> str:
        """All that can be read on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    async def click_card(self, at: int, times: int = 1) -> None:
        """Click the card at a place in the hand."""
        hand = self.table.query_one(HandWidget)
        x = hand._lefts()[at] + 1
        await self.pilot.click(HandWidget, offset=(x, 2), times=times)
        await self.settle()

    async def follow(self, most: int = 400, until: str | None = None) -> None:
        """Play by the suggestion until the match is over, or until a kind of question comes."""
        for _ in range(most):
            screen = self.app.screen
            if isinstance(screen, Page):
                if "n" in screen._keys:
                    return
                await self.press("enter")
            elif until is not None and self.table.ask.kind == until:
                return
            else:
                await self.press("h", "enter")
        raise AssertionError(f"the match did not come to an end:\n{self.text}")


def settings_for(**changes: Any) -> Settings:
    """Settings of a test: no waiting, everything else as it is for everybody."""
    return Settings(**{"speed": "off", "name": "Dewi", "language": "en", **changes})


@asynccontextmanager
async def sitting(
    rules: Rules | None = None,
    seed: str = "screen",
    size: tuple[int, int] = SMALL,
    folder: Path | None = None,
    setup: Setup | None = None,
    ask: bool = False,
    guard: float = 0,
    **changes: Any,
) -> AsyncIterator[Sitting]:
    """The app at a table, or with ``ask`` at its start screen."""
    settings = settings_for(**changes)
    desk = Desk(settings, Texts(settings.language or "en", settings.ascii), folder, guard=guard)
    if setup is None and not ask:
        setup = new_setup(settings, rules=rules or Rules(), seed=seed, folder=folder)
    app = SpadesApp(desk, setup)
    async with app.run_test(size=size) as pilot:
        here = Sitting(pilot)
        await here.settle()
        yield here
