"""What a table agrees on beside the rules of the game: time, leavers, votes, spectators, talk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from spades.errors import RulesError, shown

WHEN_LEFT: Final = ("computer", "wait")
SPECTATORS: Final = ("none", "public", "after")

CHOICES: Final[dict[str, tuple[str, ...]]] = {"when_left": WHEN_LEFT, "spectators": SPECTATORS}
RANGES: Final = {
    "turn_seconds": (5, 3600),
    "grace_left": (0, 3600),
    "grace_dropped": (0, 3600),
    "pace": (0, 10),
    "redeals": (0, 100),
    "vote_seconds": (5, 600),
    "opening_seconds": (1, 60),
    "empty_seconds": (60, 2_592_000),
}
SWITCHES: Final = ("accept_win", "take_back", "talk", "listed", "by_host")


@dataclass(frozen=True, slots=True)
class Options:
    """How a table is kept; times are in seconds. Frozen, valid by construction.

    Raises RulesError ``table.bad_option`` (field, value, want).
    """

    turn_seconds: float | None = None
    """How long a person may think; then a computer sits in. None: as long as they like."""
    grace_left: float = 10
    """How long after a person left on purpose a computer sits in."""
    grace_dropped: float = 40
    """The same after a connection was lost."""
    when_left: str = "computer"
    """``computer``: one sits in for an absent person; ``wait``: the others wait."""
    accept_win: bool = False
    """Whether a side may take the match as won while nobody of the other side is there."""
    sitter: str = "simple"
    """The computer player that sits in, and takes the seats that nobody took."""
    pace: float = 1.0
    """About how long a computer waits before it acts, whatever its cards; 0: not at all."""
    spectators: str = "public"
    """``none``; ``public``: open cards only; ``after``: each finished hand whole, too."""
    take_back: bool = True
    """Whether a decision may be taken back when all other people agree."""
    redeals: int = 3
    """How often in a match all people may agree to deal a hand anew; 0: never."""
    vote_seconds: float = 30
    """How long the others have to answer a proposal; after that it is declined."""
    talk: bool = True
    """Whether the ready-made phrases may be said."""
    listed: bool = False
    """Whether the lobby shows the table while seats are free."""
    by_host: bool = False
    """Whether the match begins when the host says so, not when the last seat is taken."""
    opening_seconds: float = 10
    """How long the match waits for the people's shares in the shuffle to be opened."""
    empty_seconds: float = 604_800
    """How long a match with nobody there is kept; then it is abandoned. A week."""

    def __post_init__(self) -> None:
        for name in OPTIONS:
            _check(name, getattr(self, name))

    def to_json(self) -> dict[str, Any]:
        """The fields that differ from the defaults."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }

    @classmethod
    def from_json(cls, given: object) -> Options:
        """Read the fields that differ. Raises RulesError ``table.unknown_option`` and as above."""
        if not isinstance(given, Mapping):
            raise RulesError("table.bad_option", field="options", value=shown(given), want="{…}")
        for name in given:
            if name not in OPTIONS:
                raise RulesError("table.unknown_option", field=str(name)[:40], known=list(OPTIONS))
        return cls(**given)


OPTIONS: Final[tuple[str, ...]] = tuple(field.name for field in fields(Options))


def _check(name: str, value: object) -> None:
    if name in CHOICES:
        if value not in CHOICES[name]:
            raise _bad(name, value, " | ".join(CHOICES[name]))
    elif name in SWITCHES:
        if not isinstance(value, bool):
            raise _bad(name, value, "true | false")
    elif name == "sitter":
        if not isinstance(value, str):
            raise _bad(name, value, "the name of a computer player")
    elif not (value is None and name == "turn_seconds"):
        low, high = RANGES[name]
        kinds = int if name == "redeals" else (int, float)
        number = isinstance(value, kinds) and not isinstance(value, bool)
        if not number or not low <= value <= high:  # type: ignore[operator]
            raise _bad(name, value, f"{low}…{high}")


def _bad(name: str, value: object, want: str) -> RulesError:
    return RulesError("table.bad_option", field=name, value=shown(value), want=want)
