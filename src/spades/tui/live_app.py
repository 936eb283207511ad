"""A match at a server's table on the whole terminal: where people gather, then the table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.screen import ModalScreen, Screen

from spades.i18n import Texts
from spades.tui.app import SpadesApp, TooSmall
from spades.tui.desk import Desk
from spades.tui.palette import theme_for
from spades.tui.remote.match import RemoteMatch
from spades.tui.screens.gathering import GatheringScreen, LeaveDialog
from spades.tui.screens.livetable import LiveTableScreen
from spades.tui.settings import Settings
from spades.tui.standing_room import parting_text

FAILED: Final = 2
"""The exit code where the match could not go on here."""


class LiveApp(SpadesApp):
    """The app of one match that a server keeps; ``play_remote`` lets go of it."""

    MATCH_SCREENS: ClassVar[tuple[type[Screen[Any]], ...]] = (LiveTableScreen, GatheringScreen)
    LEAVING: ClassVar[tuple[type[Screen[Any]], ...]] = (LeaveDialog, TooSmall)

    def __init__(self, desk: Desk, match: RemoteMatch) -> None:
        super().__init__(desk)
        self.live = match

    def begin(self) -> None:
        """Where people gather, or the match."""

        def gathered(how: str | None) -> None:
            if how == "begun":
                self.begin()
            else:
                self._left(how)

        if self.live.begun:
            self.push_screen(LiveTableScreen(self.desk, self.live), self._left)
        else:
            self.push_screen(GatheringScreen(self.desk, self.live), gathered)

    def _left(self, how: str | None) -> None:
        self.exit(FAILED if how == "failed" else 0)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to leave."""
        return self.live.over

    def leaving(self) -> ModalScreen[bool]:
        """What asks whether to leave, and says what becomes of the seat."""
        return LeaveDialog(self.desk, self.live)


def play_remote(
    match: RemoteMatch, settings: Settings, texts: Texts, folder: Path, remembered: Settings
) -> int:
    """Play at a server's table on the whole terminal. Returns an exit code.

    Raises SpadesError: why it could not go on, which is said last, when the screen has gone.

    Whoever ends it leaves the table, and is told how to come back. ``folder``: where matches are
    saved; what is chosen on the screen is kept beside it.
    """
    theme = theme_for(os.environ.get("COLORFGBG"))
    desk = Desk(settings, texts, folder, theme, remembered=remembered)
    try:
        code = LiveApp(desk, match).run() or 0
    finally:
        match.leave()
    told = parting_text(match, desk.texts)
    if told:
        print(told, flush=True)
    if code == FAILED and match.lost is not None:
        raise match.lost
    return code
