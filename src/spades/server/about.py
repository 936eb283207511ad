"""What there is to choose when a table is opened: the fields of its rules and options."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from spades.rules import FIELDS, PRESETS
from spades.rules.ruleset import BELONGS_TO, CHOICES, MAY_BE_NONE, RANGES
from spades.server.shapes import Field, RulesAbout
from spades.table import Options
from spades.table import options as of_table


def rules_about() -> RulesAbout:
    """Everything that ``POST /api/tables`` takes under ``rules`` and ``options``."""
    return RulesAbout(
        presets={
            name: {field: getattr(preset, field) for field in FIELDS}
            for name, preset in PRESETS.items()
        },
        rules=[_rule(name) for name in FIELDS],
        options=[_option(name) for name in of_table.OPTIONS],
        option_defaults=asdict(Options()),
    )


def _rule(name: str) -> Field:
    more: dict[str, Any] = {"may_be_null": name in MAY_BE_NONE, "game": BELONGS_TO.get(name)}
    if name in CHOICES:
        return Field(name=name, kind="choice", choices=list(CHOICES[name]), **more)
    return Field(name=name, kind="number", range=list(RANGES[name]), **more)


def _option(name: str) -> Field:
    if name in of_table.CHOICES:
        return Field(name=name, kind="choice", choices=list(of_table.CHOICES[name]))
    if name in of_table.SWITCHES:
        return Field(name=name, kind="switch")
    if name in of_table.RANGES:
        nullable = name == "turn_seconds"
        return Field(
            name=name, kind="number", range=list(of_table.RANGES[name]), may_be_null=nullable
        )
    return Field(name=name, kind="player")
