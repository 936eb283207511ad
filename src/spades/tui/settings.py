"""What a person chose once and finds again, and what one match is begun with.

``Settings`` are remembered in a JSON file in the data folder; a file that cannot be read costs the
remembered choices and a warning, never the game. ``Setup`` is one match to begin or to go on with.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from spades.cards.shuffle import seed_from_text
from spades.errors import JournalError, SpadesError, UsageError
from spades.i18n import LANGUAGES, Texts
from spades.players import PLAYERS
from spades.rules import GAMES, Rules
from spades.table import PERSON
from spades.tui.names import clean_name, given_names
from spades.tui.session import ADVISER, LocalMatch

SPEEDS: Final = {"off": 0.0, "fast": 0.25, "normal": 0.7, "slow": 1.6}
"""Seconds to wait after each move of a computer player."""
SORTS: Final = ("alternate", "suits")
"""Suits of a hand in alternate colours (♦♣♥♠), or as in records (♣♦♥♠)."""
THEMES: Final = ("auto", "night", "day")
"""``auto``: as light or dark as the terminal says it is."""

FORMAT: Final = "spades-settings"
VERSION: Final = 1
FILE: Final = "settings.json"
DEFAULT_OPPONENT: Final = ADVISER
HOME_SEAT: Final = {"partnership": 2, "two-player": 0}
"""Where the person sits unless told otherwise: South; in the two-player game seat 0."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Remembered from match to match. Every field has a default, and is valid."""

    language: str | None = None
    """None: the system's."""
    name: str = ""
    """What the person is called; empty: by the seat."""
    game: str = "partnership"
    rules: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By game: the fields that differ from the classic rules."""
    opponents: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By game: the computer players, in the order of their seats, the person's left out."""
    ascii: bool = False
    speed: str = "normal"
    autoplay: bool = False
    """Whether a card is played by itself when it is the only one that may be played."""
    look_at_once: bool = False
    """Whether one's cards are looked at as soon as they are dealt: no Double Nil then."""
    confirm: bool = False
    """Whether a card chosen on the screen asks to be confirmed."""
    sort: str = "alternate"
    """The order of the hand on the screen, one of SORTS."""
    theme: str = "auto"
    """The colours of the screen, one of THEMES."""

    def rules_for(self, game: str) -> Rules:
        """The rules last played in a game."""
        return Rules.from_json({"preset": game, **self.rules.get(game, {})})

    def opponents_for(self, game: str) -> tuple[str, ...]:
        """The computer players last met in a game: three, or one."""
        count = 3 if game == "partnership" else 1
        return self.opponents.get(game, (DEFAULT_OPPONENT,) * count)

    def remembering(self, rules: Rules, opponents: tuple[str, ...]) -> Settings:
        """These settings, with a game, its rules and its opponents as the last ones played."""
        game = rules.game
        return replace(
            self,
            game=game,
            rules={**self.rules, game: rules.differences()},
            opponents={**self.opponents, game: opponents},
        )


def changed(before: Settings, after: Settings) -> dict[str, Any]:
    """The fields that differ, with what they are after: what a person has chosen in between."""
    values = {one.name: getattr(after, one.name) for one in fields(Settings)}
    return {name: value for name, value in values.items() if value != getattr(before, name)}


@dataclass(frozen=True, slots=True)
class Setup:
    """One match: a new one, or with ``resume`` a saved one, whose own facts then count."""

    rules: Rules
    kinds: tuple[str, ...]
    """By seat: PERSON, or a computer player's name."""
    names: tuple[str, ...]
    """By seat; empty: the seat's own name in the reader's language."""
    seed: bytes | None = None
    """Deals that can be repeated; None: secret ones."""
    folder: Path | None = None
    """Where the match is saved; None: nowhere."""
    resume: Path | None = None

    def open(self, texts: Texts) -> LocalMatch:
        """The match, ready to be played. Raises JournalError, RulesError, UsageError."""
        if self.resume is not None:
            return LocalMatch.resume(self.resume)
        named = [seat for seat, name in enumerate(self.names) if name]
        names = given_names(self.names, self.kinds, texts)
        marks = {"named": named}
        return LocalMatch.new(self.rules, names, self.kinds, self.folder, self.seed, marks)


def new_setup(
    settings: Settings,
    rules: Rules | None = None,
    opponents: tuple[str, ...] | None = None,
    seat: int | None = None,
    seed: str | None = None,
    folder: Path | None = None,
) -> Setup:
    """A new match of one person; what is not given is as in the settings.

    ``opponents``: one name for all, or one for each of the other seats in their order.
    Raises UsageError ``player.unknown``, ``play.opponents``, ``play.program``, ``play.seat``;
    NotationError ``seed.empty``.
    """
    if rules is None:
        rules = settings.rules_for(settings.game)
    others = opponents or settings.opponents_for(rules.game)
    if len(others) == 1:
        others *= rules.seats - 1
    if len(others) != rules.seats - 1:
        raise UsageError("play.opponents", count=len(others), want=rules.seats - 1)
    for kind in others:
        if kind.startswith("exec:"):
            raise UsageError("play.program", name=kind[:40], known=list(PLAYERS))
        if kind not in PLAYERS:
            raise UsageError("player.unknown", name=kind[:40], known=list(PLAYERS))
    home = HOME_SEAT[rules.game] if seat is None else seat
    if not 0 <= home < rules.seats:
        raise UsageError("play.seat", seat=home, highest=rules.seats - 1)
    kinds = (*others[:home], PERSON, *others[home:])
    names = tuple(settings.name if kind == PERSON else "" for kind in kinds)
    secret = None if seed is None else seed_from_text(seed)
    return Setup(rules, kinds, names, secret, folder)


# --- the file


def load_settings(folder: Path) -> tuple[Settings, SpadesError | None]:
    """The settings in a folder, and what was wrong with them, if anything was.

    A field that is not what it should be counts as never set. The error is JournalError
    ``settings.unreadable`` (path).
    """
    path = folder / FILE
    try:
        given = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(given, dict) or given.get("format") != FORMAT:
            raise ValueError
    except FileNotFoundError:
        return Settings(), None
    except (OSError, ValueError, RecursionError):
        return Settings(), JournalError("settings.unreadable", path=str(path))
    values: dict[str, Any] = {}
    sound = True
    for name, value in given.items():
        if name in ("format", "version"):
            continue
        try:
            values[name] = _READ[name](value)
        except (SpadesError, KeyError, TypeError, ValueError, AttributeError):
            sound = False
    wrong = None if sound else JournalError("settings.unreadable", path=str(path))
    return Settings(**values), wrong


def save_settings(settings: Settings, folder: Path) -> None:
    """Remember the settings; the file is replaced whole. A full disk costs the memory, no more."""
    path = folder / FILE
    unborn = path.with_name(f".{path.name}.{os.getpid()}")
    told = {"format": FORMAT, "version": VERSION, **asdict(settings)}
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        unborn.write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")
        unborn.replace(path)


def _one_of(known: tuple[str, ...]) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if not isinstance(value, str) or value not in known:
            raise ValueError
        return value

    return read


def _flag(value: Any) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _read_rules(value: Any) -> dict[str, dict[str, Any]]:
    return {
        game: Rules.from_json({"preset": game, **changes}).differences()
        for game, changes in value.items()
    }


def _read_opponents(value: Any) -> dict[str, tuple[str, ...]]:
    found = {game: tuple(kinds) for game, kinds in value.items()}
    for game, kinds in found.items():
        want = {"partnership": 3, "two-player": 1}[game]
        if len(kinds) != want or any(kind not in PLAYERS for kind in kinds):
            raise ValueError
    return found


_READ: Final[dict[str, Callable[[Any], Any]]] = {
    "language": lambda value: None if value is None else _one_of(LANGUAGES)(value),
    "name": clean_name,
    "game": _one_of(GAMES),
    "rules": _read_rules,
    "opponents": _read_opponents,
    "ascii": _flag,
    "speed": _one_of(tuple(SPEEDS)),
    "autoplay": _flag,
    "look_at_once": _flag,
    "confirm": _flag,
    "sort": _one_of(SORTS),
    "theme": _one_of(THEMES),
}
