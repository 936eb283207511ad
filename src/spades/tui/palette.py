"""The colours, and the one idea behind them: a lamp over a dark table.

Everything is ink on paper, by night or by day. One warm colour, the lamp, falls only on what
waits for the reader: whose turn it is, what may be played, what is asked. No colour carries
anything alone: a sign or a word always says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.style import Style
from textual.theme import Theme

NIGHT: Final = "spades-night"
DAY: Final = "spades-day"


@dataclass(frozen=True, slots=True)
class Palette:
    """Styles by what they are for. Suits: clubs, diamonds, hearts, spades."""

    ink: Style
    strong: Style
    faint: Style
    line: Style
    lamp: Style
    wrong: Style
    cursor: Style
    suits: tuple[Style, Style, Style, Style]


_INKS: Final = {
    # ink, faint, line, lamp, wrong, clubs, diamonds, hearts, spades
    NIGHT: "#e8e4da #a3a8b4 #5b6170 #f4bd50 #ff8f7d #86d6a0 #86bdff #ff8c8c #f6f3ea",
    DAY: "#23252b #565b66 #9a9ea8 #8a5200 #b3261e #12693a #1450b4 #b3203a #101114",
}


def _palette(theme: str) -> Palette:
    ink, faint, line, lamp, wrong, *suits = _INKS[theme].split()
    clubs, diamonds, hearts, spades = (Style(color=colour, bold=True) for colour in suits)
    return Palette(
        ink=Style(color=ink),
        strong=Style(color=ink, bold=True),
        faint=Style(color=faint),
        line=Style(color=line),
        lamp=Style(color=lamp, bold=True),
        wrong=Style(color=wrong, bold=True),
        cursor=Style(color=lamp, bold=True, reverse=True),
        suits=(clubs, diamonds, hearts, spades),
    )


PALETTES: Final = {name: _palette(name) for name in _INKS}

THEMES: Final = (
    Theme(
        name=NIGHT,
        primary="#f4bd50",
        secondary="#a3a8b4",
        accent="#f4bd50",
        foreground="#e8e4da",
        background="#15171d",
        surface="#15171d",
        panel="#1e2129",
        dark=True,
    ),
    Theme(
        name=DAY,
        primary="#8a5200",
        secondary="#565b66",
        accent="#8a5200",
        foreground="#23252b",
        background="#f7f4ec",
        surface="#f7f4ec",
        panel="#ece7da",
        dark=False,
    ),
)


def theme_for(colorfgbg: str | None) -> str:
    """Day where the terminal says that its background is light (``COLORFGBG``), else night.

    >>> theme_for("0;15"), theme_for("15;0"), theme_for(None)
    ('spades-day', 'spades-night', 'spades-night')
    """
    background = (colorfgbg or "").rpartition(";")[2]
    return DAY if background in ("7", "15") else NIGHT
