"""The plan of a table: its rules, its options, and whom each seat is for. It never changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from spades.errors import IllegalAction, RulesError, UsageError, shown
from spades.players import PLAYERS
from spades.rules import Rules
from spades.table.options import Options

PERSON: Final = "person"
"""The kind of a seat that a person holds; any other kind names a computer player."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What was agreed when the table was opened. Raises IllegalAction ``table.seats``."""

    rules: Rules
    kinds: tuple[str, ...]
    """Whom each seat is for: PERSON, or a computer player's name."""
    options: Options = field(default_factory=Options)
    fair: bool = False
    """Whether the deals are committed to and opened (``spades-fair-1``)."""

    def __post_init__(self) -> None:
        if len(self.kinds) != self.rules.seats:
            raise IllegalAction("table.seats", count=len(self.kinds), seats=self.rules.seats)

    def to_json(self) -> dict[str, Any]:
        """As it is stored and told: rules, seats and options, the last as differences."""
        return {
            "rules": self.rules.to_json(),
            "seats": list(self.kinds),
            "options": self.options.to_json(),
            "fair": self.fair,
        }

    @classmethod
    def from_json(cls, given: object) -> Plan:
        """Read a plan. Raises RulesError, IllegalAction ``table.seats``, UsageError."""
        if not isinstance(given, Mapping):
            raise RulesError("table.bad_option", field="plan", value=shown(given), want="{…}")
        for name in given:
            if name not in _FIELDS:
                raise RulesError("table.unknown_option", field=str(name)[:40], known=list(_FIELDS))
        fair = given.get("fair", False)
        if not isinstance(fair, bool):
            raise RulesError("table.bad_option", field="fair", value=shown(fair), want=_SWITCH)
        seats = given.get("seats")
        if not isinstance(seats, Sequence) or isinstance(seats, str):
            raise RulesError("table.bad_option", field="seats", value=shown(seats), want="[…]")
        options = Options.from_json(given.get("options", {}))
        kinds = tuple(known_kind(kind) for kind in seats)
        known_player(options.sitter)
        return cls(Rules.from_json(given.get("rules")), kinds, options, fair)


_FIELDS: Final = ("rules", "seats", "options", "fair")
_SWITCH: Final = "true | false"


def known_kind(kind: object) -> str:
    """PERSON or the name of a computer player. Raises UsageError ``player.unknown``."""
    return PERSON if kind == PERSON else known_player(kind)


def known_player(name: object) -> str:
    """The name of a computer player. Raises UsageError ``player.unknown``."""
    if not isinstance(name, str) or name not in PLAYERS:
        raise UsageError("player.unknown", name=str(name)[:40], known=list(PLAYERS))
    return name
