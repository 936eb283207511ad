"""What all parts of the screen share: the reader's texts, settings and colours."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from spades.errors import SpadesError
from spades.i18n import Texts
from spades.tui.palette import NIGHT, PALETTES, Palette
from spades.tui.settings import Settings, changed, save_settings


@dataclass
class Desk:
    """Held by the app, read by every widget when it draws: a change shows at the next drawing."""

    settings: Settings
    texts: Texts
    matches: Path | None = None
    """Where matches are saved; None: nowhere, and settings are not remembered either."""
    terminal_theme: str = NIGHT
    """What ``auto`` means here."""
    guard: float = 0.25
    """Seconds after a move in which a further key or click is taken for its echo."""
    listeners: list[Callable[[], None]] = field(default_factory=list)
    """Called after each change."""
    remembered: Settings | None = None
    """What is found again, where options change ``settings`` for this run only."""

    @property
    def theme(self) -> str:
        """The theme's name."""
        chosen = self.settings.theme
        return self.terminal_theme if chosen == "auto" else f"spades-{chosen}"

    @property
    def palette(self) -> Palette:
        """The colours of the theme."""
        return PALETTES[self.theme]

    def change(self, **changes: Any) -> None:
        """Change settings, remember them, and speak the language they ask for."""
        before, self.settings = self.settings, replace(self.settings, **changes)
        kept = replace(self.remembered or before, **changed(before, self.settings))
        self.remembered = kept
        language = self.settings.language or self.texts.language
        plain = self.settings.ascii if "ascii" in changes else self.texts.ascii
        if (language, plain) != (self.texts.language, self.texts.ascii):
            self.texts = Texts(language, ascii=plain)
        if self.matches is not None:
            save_settings(kept, self.matches.parent)
        for listener in tuple(self.listeners):
            listener()

    def error(self, error: SpadesError) -> str:
        """What went wrong, in the reader's language; by its code if no catalogue knows it."""
        try:
            return self.texts.error(error)
        except KeyError:
            return f"{self.texts.say('ui-error')}: {error.code}"
