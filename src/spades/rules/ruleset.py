"""The rules object: every choice that a table has, named as in records and commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from spades.errors import RulesError, shown
from spades.rules.laws import ALWAYS, BEHIND, NEVER
from spades.rules.scoring import NO_FLOOR, NO_LIMIT

PARTNERSHIP: Final = "partnership"
TWO_PLAYER: Final = "two-player"
GAMES: Final = (PARTNERSHIP, TWO_PLAYER)

DOUBLE_NIL_MODES: Final = {"always": ALWAYS, "behind": BEHIND, "never": NEVER}
EXCHANGE_ORDERS: Final = ("bidder_first", "simultaneous")
DISCARD_VIEWS: Final = ("hidden", "private", "open")

RANGES: Final = {
    "target_score": (10, 10_000),
    "losing_score": (-10_000, 9_999),
    "max_hands": (1, 10_000),
    "bag_limit": (0, 10_000),
    "bag_penalty": (0, 10_000),
    "bag_value": (0, 1),
    "nil_value": (0, 10_000),
    "double_nil_value": (0, 10_000),
    "double_nil_deficit": (0, 10_000),
}
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "game": GAMES,
    "double_nil": tuple(DOUBLE_NIL_MODES),
    "exchange_order": EXCHANGE_ORDERS,
    "discard_view": DISCARD_VIEWS,
}
MAY_BE_NONE: Final = ("losing_score", "max_hands")
BELONGS_TO: Final = {"exchange_order": PARTNERSHIP, "discard_view": TWO_PLAYER}


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one match: frozen, hashable, valid by construction.

    Raises RulesError ``rules.bad_value`` (field, value, want), ``rules.wrong_game`` for a field
    of the other game, ``rules.excluded`` for one that makes no sense beside another.
    """

    game: str = PARTNERSHIP
    """``partnership`` (four seats) or ``two-player`` (the draw game)."""
    target_score: int = 500
    """Points that end the match."""
    losing_score: int | None = None
    """A side at or below it after a hand ends the match; None: there is no floor."""
    max_hands: int | None = None
    """After so many hands the higher score wins; None: no limit."""
    bag_limit: int = 10
    """Bags that bring the penalty; 0: no penalty."""
    bag_penalty: int = 100
    """Points lost each time the limit is reached."""
    bag_value: int = 1
    """Points that an overtrick or a stray trick is worth, 0 or 1."""
    nil_value: int = 100
    """Points of a Nil, won or lost."""
    double_nil_value: int = 200
    """Points of a Double Nil, won or lost."""
    double_nil: str = "always"
    """Who may bid Double Nil: ``always`` all, ``behind`` a side well behind, ``never`` none."""
    double_nil_deficit: int = 100
    """How many points behind ``behind`` asks for."""
    exchange_order: str | None = None
    """Partnership: ``bidder_first`` (default) or ``simultaneous``. None in the two-player game."""
    discard_view: str | None = None
    """Two players: ``hidden`` (default), ``private`` or ``open``. None in the partnership game."""

    def __post_init__(self) -> None:
        if not isinstance(self.game, str) or self.game not in GAMES:
            raise RulesError(
                "rules.bad_value", field="game", value=shown(self.game), want=" | ".join(GAMES)
            )
        # The field of one's own game gets its default here, so that None means "the other game".
        if self.exchange_order is None and self.game == PARTNERSHIP:
            object.__setattr__(self, "exchange_order", EXCHANGE_ORDERS[0])
        if self.discard_view is None and self.game == TWO_PLAYER:
            object.__setattr__(self, "discard_view", DISCARD_VIEWS[0])
        for name in FIELDS:
            _check(name, getattr(self, name), self.game)
        for field, beside in _excluded(self):
            raise RulesError(
                "rules.excluded", field=field, value=getattr(self, field), beside=beside
            )

    @property
    def seats(self) -> int:
        """4 or 2."""
        return 4 if self.game == PARTNERSHIP else 2

    @property
    def floor(self) -> int:
        """``losing_score`` for the laws: NO_FLOOR when there is none."""
        return NO_FLOOR if self.losing_score is None else self.losing_score

    @property
    def hand_limit(self) -> int:
        """``max_hands`` for the laws: 0 when there is none."""
        return NO_LIMIT if self.max_hands is None else self.max_hands

    @property
    def double_nil_mode(self) -> int:
        """``double_nil`` for the laws."""
        return DOUBLE_NIL_MODES[self.double_nil]

    def differences(self) -> dict[str, Any]:
        """The fields that differ from the preset of this game, by name."""
        preset = PRESETS[self.game]
        return {
            name: getattr(self, name)
            for name in FIELDS
            if getattr(self, name) != getattr(preset, name)
        }

    def to_json(self) -> dict[str, Any]:
        """``{"preset": …}`` and the fields that differ: what records hold."""
        return {"preset": self.game, **self.differences()}

    @classmethod
    def from_json(cls, given: object) -> Rules:
        """Read a rules object: a preset (or ``game``) and the fields that differ.

        Raises RulesError: as the class does, and ``rules.unreadable``, ``rules.no_preset``,
        ``rules.unknown_preset``, ``rules.unknown_field``.
        """
        if not isinstance(given, Mapping):
            raise RulesError("rules.unreadable", value=str(given)[:40])
        for name in given:
            if name != "preset" and name not in FIELDS:
                raise RulesError("rules.unknown_field", field=str(name)[:40], known=list(FIELDS))
        preset = given.get("preset", given.get("game"))
        if preset is None:
            raise RulesError("rules.no_preset", known=list(PRESETS))
        if not isinstance(preset, str) or preset not in PRESETS:
            raise RulesError("rules.unknown_preset", preset=str(preset)[:40], known=list(PRESETS))
        changes = {name: value for name, value in given.items() if name != "preset"}
        if changes.setdefault("game", preset) != preset:
            raise RulesError(
                "rules.excluded", field="game", value=str(changes["game"])[:40], beside="preset"
            )
        for name, game in BELONGS_TO.items():
            if name in changes and game != preset:
                raise RulesError("rules.wrong_game", field=name, game=preset)
        for name, value in changes.items():
            _check(name, value, preset)
        return replace(PRESETS[preset], **changes)


FIELDS: Final[tuple[str, ...]] = tuple(field.name for field in fields(Rules))


def _check(name: str, value: object, game: str) -> None:
    """One field by itself."""
    owner = BELONGS_TO.get(name)
    if owner is not None and owner != game:
        if value is not None:
            raise RulesError("rules.wrong_game", field=name, game=game)
        return
    if name in CHOICES:
        known = CHOICES[name]
        if not isinstance(value, str) or value not in known:
            raise RulesError(
                "rules.bad_value", field=name, value=shown(value), want=" | ".join(known)
            )
        return
    if value is None and name in MAY_BE_NONE:
        return
    low, high = RANGES[name]
    # A bool is an int to Python, and no number to a player.
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise RulesError("rules.bad_value", field=name, value=shown(value), want=f"{low}…{high}")


def _excluded(rules: Rules) -> list[tuple[str, str]]:
    """Fields that say something which another field makes meaningless, each with that other."""
    found = []
    if rules.losing_score is not None and rules.losing_score >= rules.target_score:
        found.append(("losing_score", "target_score"))
    if rules.double_nil != "behind" and rules.double_nil_deficit != 100:
        found.append(("double_nil_deficit", "double_nil"))
    if rules.double_nil == "never" and rules.double_nil_value != 200:
        found.append(("double_nil_value", "double_nil"))
    if rules.double_nil == "never" and rules.exchange_order == "simultaneous":
        found.append(("exchange_order", "double_nil"))
    if rules.bag_limit == NO_LIMIT and rules.bag_penalty not in (0, 100):
        found.append(("bag_penalty", "bag_limit"))
    return found


PRESETS: Final = {game: Rules(game=game) for game in GAMES}
"""The two classic games."""
