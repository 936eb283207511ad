"""The match on the whole terminal: ``run`` is what ``spades play`` calls."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar, Final

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from spades.errors import SpadesError
from spades.i18n import Texts
from spades.tui.desk import Desk
from spades.tui.palette import THEMES, theme_for
from spades.tui.screens.dialogs import QuitDialog
from spades.tui.screens.pages import error_page
from spades.tui.screens.start import StartScreen
from spades.tui.screens.table import TableScreen
from spades.tui.session import LocalMatch
from spades.tui.settings import Settings, Setup

SMALLEST: Final = (80, 24)


class TooSmall(ModalScreen[None]):
    """Covers everything while the terminal is too small: how large it should be, how to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,Q,escape", "app.interrupt", show=False)]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def compose(self) -> ComposeResult:
        """One sentence."""
        yield Static(id="too-small", markup=False)

    def on_mount(self) -> None:
        """Say it."""
        self.on_resize()

    def on_resize(self) -> None:
        """Say it with the size of now."""
        width, height = self.app.size
        said = self.desk.texts.say("terminal-too-small", width=width, height=height)
        self.query_one("#too-small", Static).update(said)


class SpadesApp(App[int]):
    """From the start screen to the table and back. Returns an exit code."""

    CSS_PATH = "app.tcss"
    TITLE = "Spades"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    MATCH_SCREENS: ClassVar[tuple[type[Screen[Any]], ...]] = (TableScreen,)
    """Where a match would be lost if it were simply left."""
    LEAVING: ClassVar[tuple[type[Screen[Any]], ...]] = (QuitDialog, TooSmall)
    """What asks already whether to leave, or covers all."""

    def __init__(self, desk: Desk, setup: Setup | None = None) -> None:
        """``setup``: a match to begin; without one it is asked."""
        # Without colour the terminal's own two are used, and nothing is converted to grey.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.desk = desk
        self._setup = setup
        self.match: LocalMatch | None = None
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = desk.theme
        self.set_class(desk.texts.ascii, "ascii")

    def on_mount(self) -> None:
        """To the table if the match is known, else ask."""
        self.desk.listeners.append(self._changed)
        self.begin()
        self._fit(self.size)

    def begin(self) -> None:
        """Show the first screen."""
        if self._setup is None:
            self._ask()
        else:
            self._play(self._setup)

    def on_unmount(self) -> None:
        """Let go of the match, however the app ends."""
        if self.match is not None:
            self.match.close()

    def _changed(self) -> None:
        self.theme = self.desk.theme
        self.set_class(self.desk.texts.ascii, "ascii")

    # --- from screen to screen

    def _ask(self) -> None:
        def chosen(setup: Setup | None) -> None:
            if setup is None:
                self.exit(0)
            else:
                self._play(setup)

        self.push_screen(StartScreen(self.desk), chosen)

    def _play(self, setup: Setup) -> None:
        self._setup = setup
        try:
            self.match = setup.open(self.desk.texts)
        except SpadesError as error:
            self.push_screen(error_page(self.desk, error), lambda _: self._ask())
            return
        self.push_screen(TableScreen(self.desk, self.match), self._played)

    def _played(self, how: str | None) -> None:
        match, setup = self.match, self._setup
        assert match is not None
        assert setup is not None
        match.close()
        if how == "again":
            rules, kinds, names = setup.rules, setup.kinds, setup.names
            self._play(Setup(rules, kinds, names, folder=self.desk.matches))
        elif how == "back":
            self._ask()
        else:
            self.exit(2 if how == "failed" else 0)

    def action_interrupt(self) -> None:
        """Ctrl-C: ask whether to leave a match, and leave all else; the second one leaves."""
        playing = any(isinstance(screen, self.MATCH_SCREENS) for screen in self.screen_stack)
        asking = isinstance(self.screen, self.LEAVING)
        if not playing or self.is_over or asking:
            self.exit(0)
            return

        def answered(leaves: bool | None) -> None:
            if leaves:
                self.exit(0)

        self.push_screen(self.leaving(), answered)

    @property
    def is_over(self) -> bool:
        """Whether there is nothing to leave."""
        return self.match is None or self.match.over

    def leaving(self) -> ModalScreen[bool]:
        """What asks whether to leave."""
        assert self.match is not None
        return QuitDialog(self.desk, self.match.path is not None)

    def action_help_quit(self) -> None:
        """What Textual says in English of its own keys is never said."""
        self.action_interrupt()

    # --- the size of the terminal

    def on_resize(self, event: events.Resize) -> None:
        """Comes before the app itself takes the new size."""
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Cover all while it is too small; then on, as it was."""
        width, height = size
        small = width < SMALLEST[0] or height < SMALLEST[1]
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.seen(not small)
        covered = isinstance(self.screen, TooSmall)
        if small and not covered:
            self.push_screen(TooSmall(self.desk))
        elif covered and not small:
            self.pop_screen()


def run(
    setup: Setup | None,
    settings: Settings,
    texts: Texts,
    folder: Path | None,
    remembered: Settings | None = None,
) -> int:
    """Play on the whole terminal; ``setup`` None asks first. Returns an exit code.

    ``folder``: where matches are saved, None: nowhere. ``remembered``: the settings without what
    holds for this run only; what is chosen on the screen is saved with them.
    Says at the end how to go on.
    """
    theme = theme_for(os.environ.get("COLORFGBG"))
    desk = Desk(settings, texts, folder, theme, remembered=remembered)
    app = SpadesApp(desk, setup)
    code = app.run() or 0
    match = app.match
    command = None if match is None or match.over else match.go_on()
    if command is not None:
        print(desk.texts.say("saving-done", command=command))
    return code
