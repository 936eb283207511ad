"""What a line that a player typed means: an action of their seat, or a command.

Commands are the same words in every language, so that scripts and habits hold everywhere; so are
bids and cards. Case does not count, nor do spaces between words, nor commas between cards.
"""

from __future__ import annotations

from typing import Final

from spades.cards import Card, parse_cards
from spades.game.actions import (
    Action,
    Bid,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Refuse,
    parse_bid,
)
from spades.game.view import View
from spades.rules.laws import DOUBLE_NIL

COMMANDS: Final = {
    "hand": ("hand",),
    "status": ("status",),
    "last": ("last", "l"),
    "score": ("score", "s"),
    "hint": ("hint", "h"),
    "auto": ("auto", "a"),
    "undo": ("undo", "u"),
    "rules": ("rules",),
    "howto": ("howto", "i"),
    "concede": ("concede", "c"),
    "quit": ("quit", "q"),
    "help": ("help", "?"),
}
"""Each command with its letter, the same as on the screen of the full table."""

COMMAND_KEYS: Final = {
    "hand": "keys-hand",
    "status": "keys-status",
    "last": "keys-last-trick",
    "score": "keys-score-sheet",
    "hint": "keys-suggestion",
    "auto": "keys-auto",
    "undo": "keys-undo",
    "rules": "keys-rules",
    "howto": "keys-howto",
    "concede": "keys-concede",
    "quit": "keys-quit",
    "help": "keys-help",
}
"""What each command does, as a message."""

LIVE_COMMANDS: Final = {
    **COMMANDS,
    "quit": ("quit", "q", "leave"),
    "who": ("who", "w"),
    "talk": ("talk", "p"),
    "claim": ("claim",),
    "redeal": ("redeal",),
}
"""The commands at a server's table, where ``quit`` leaves it and nothing is saved."""

LIVE_KEYS: Final = {
    **COMMAND_KEYS,
    "undo": "keys-propose-undo",
    "quit": "keys-leave",
    "who": "keys-room",
    "talk": "keys-talk",
    "claim": "keys-claim",
    "redeal": "keys-redeal",
}
"""What each of them does, as a message."""

WATCHING: Final = ("status", "last", "score", "rules", "howto", "quit", "help", "who")
"""Those that mean something to whoever looks on."""

_LIVE: Final = {word: name for name, words in LIVE_COMMANDS.items() for word in words}
_COMMAND_OF: Final = {word: name for name, words in COMMANDS.items() for word in words}
_DOUBLE_NIL: Final = ("double nil", "double-nil", "dn", "blind nil", "bid double nil")
_NONE: Final = ("none", "0", "-")


def read_line(line: str, view: View) -> Action | str | None:
    """The action, or the name of a command; None for what is neither.

    ``view`` is that of the seat whose turn it is. An action may still be refused. Raises
    NotationError for an action that cannot be read.
    """
    words = line.replace(",", " ").lower().split()
    text = " ".join(words)
    seat = view.seat
    assert seat is not None, "a line is typed at a seat"
    if text == "look" or (text == "l" and view.hand is None):
        return Look(seat) if view.hand is None else "hand"
    if text in _COMMAND_OF:
        return _COMMAND_OF[text]
    if not words:
        return None
    if text in _DOUBLE_NIL:
        return Bid(seat, DOUBLE_NIL)
    match view.phase:
        case "bidding":
            return _bid(words, seat)
        case "draw" if view.asking:
            return Decline(seat) if text in ("decline", "d", "no") else None
        case "draw":
            return _drawn(text, seat)
        case "exchange":
            cards = _after(words, ("pass", "exchange"))
            chosen = () if " ".join(cards) in _NONE else _cards(cards)
            if chosen is None:
                return None
            return Pass(seat, chosen) if view.rules.seats == 4 else Exchange(seat, chosen)
        case "play":
            played = _cards(_after(words, ("play",)))
            return Play(seat, played[0]) if played and len(played) == 1 else None
    return None


def read_command(words: str) -> str | None:
    """The command of a server's table that these words are; else None."""
    return _LIVE.get(words)


def usual(view: View) -> Action | None:
    """What an empty line means: to look, or to draw, without Double Nil; nothing elsewhere."""
    assert view.seat is not None, "a line is typed at a seat"
    if view.phase == "bidding" and view.hand is None:
        return Look(view.seat)
    return Decline(view.seat) if view.asking else None


def _bid(words: list[str], seat: int) -> Bid | None:
    text = " ".join(_after(words, ("bid",)))
    if text == "n":
        text = "nil"
    number = text.lstrip("-").isdigit()
    return Bid(seat, parse_bid(text)) if number or text == "nil" else None


def _drawn(text: str, seat: int) -> Keep | Refuse | None:
    if text in ("keep", "k"):
        return Keep(seat)
    return Refuse(seat) if text in ("refuse", "r") else None


def _after(words: list[str], verbs: tuple[str, ...]) -> list[str]:
    """The words without the verb before them."""
    return words[1:] if words[0] in verbs else words


def _cards(words: list[str]) -> tuple[Card, ...] | None:
    """The cards, if the words look like cards at all; None for other words."""
    if not words or any(len(word) > 4 for word in words):
        return None
    return parse_cards(" ".join(words))
