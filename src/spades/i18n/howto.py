"""How to play, as sections in reading order."""

from __future__ import annotations

from typing import Final

from spades.i18n.texts import Texts

HOWTO_SECTIONS: Final = {
    "partnership": (
        "aim", "deal", "bidding", "nil", "double-nil", "play", "breaking", "scoring", "bags",
        "end", "options",
    ),
    "two-player": (
        "aim", "draw", "bidding", "nil", "double-nil", "play", "breaking", "scoring", "bags",
        "end", "options",
    ),
}  # fmt: skip
"""The sections of each game, by the last part of their keys."""


def howto(texts: Texts, game: str) -> list[tuple[str, str]]:
    """The game's explanation: (title, paragraphs) for each section.

    Paragraphs are single lines with an empty line between them; whoever shows them wraps them.
    Raises KeyError for an unknown game.
    """
    return [
        (texts.say(f"howto-{section}-title"), texts.say(f"howto-{game}-{section}"))
        for section in HOWTO_SECTIONS[game]
    ]
