"""The fields of forms: what is remembered of a player, and a table's rules."""

from __future__ import annotations

from typing import Any, Final

from spades.errors import RulesError
from spades.i18n import LANGUAGE_NAMES, LANGUAGES, Texts
from spades.rules import Rules
from spades.tui.desk import Desk
from spades.tui.settings import SORTS, SPEEDS, THEMES
from spades.tui.widgets.form import Field


def flag(key: str, label: str, value: bool, texts: Texts, **more: Any) -> Field:
    """A field that is on or off."""
    words = (texts.say("ui-off"), texts.say("ui-on"))
    return Field(key, label, value, (False, True), words, **more)


def setting_fields(desk: Desk) -> list[Field]:
    """Language, speed and the like: each the name of a field of ``Settings``."""
    texts, now = desk.texts, desk.settings
    say = texts.say
    speeds = tuple(say("speed-name", speed=speed) for speed in SPEEDS)
    sorts = tuple(say("sort-name", sort=sort) for sort in SORTS)
    themes = tuple(say("theme-name", theme=theme) for theme in THEMES)
    languages = tuple(LANGUAGE_NAMES.values())
    return [
        Field("language", say("menu-language"), texts.language, LANGUAGES, languages),
        Field("speed", say("menu-speed"), now.speed, tuple(SPEEDS), speeds),
        flag("autoplay", say("menu-autoplay"), now.autoplay, texts),
        flag("look_at_once", say("menu-autolook"), now.look_at_once, texts),
        flag("confirm", say("menu-confirm"), now.confirm, texts),
        Field("sort", say("menu-sort"), now.sort, SORTS, sorts),
        flag("ascii", say("menu-ascii"), texts.ascii, texts),
        Field("theme", say("menu-theme"), now.theme, THEMES, themes),
    ]


_STEPS: Final[dict[str, tuple[object, ...]]] = {
    "target_score": (50, 100, 150, 200, 250, 300, 400, 500, 750, 1000),
    "losing_score": (None, -500, -400, -300, -250, -200, -150, -100),
    "max_hands": (None, 1, 2, 3, 4, 6, 8, 10, 12, 16, 20),
    "bag_limit": (0, 5, 7, 10),
    "bag_penalty": (0, 50, 100, 200),
    "bag_value": (0, 1),
    "nil_value": (50, 75, 100, 150, 200),
    "double_nil_value": (100, 150, 200, 250, 300, 400),
    "double_nil": ("always", "behind", "never"),
    "double_nil_deficit": (50, 100, 150, 200, 300),
    "exchange_order": ("bidder_first", "simultaneous"),
    "discard_view": ("hidden", "private", "open"),
}
"""What the screen offers of each rule; a command or a record may ask for any number between."""


def rule_fields(rules: Rules, texts: Texts) -> list[Field]:
    """Every rule of the game, in words, each with what it does."""
    fields = []
    for name, offered in _STEPS.items():
        value = getattr(rules, name)
        if value is None and None not in offered:
            continue  # a rule of the other game
        values = offered if value in offered else (*offered, value)
        allowed = tuple(one for one in values if with_rule(rules, name, one) is not None)
        if len(allowed) < 2:
            continue  # means nothing beside the others
        words = tuple(texts.rule_value(name, one) for one in allowed)
        about = texts.say(f"rule-{name.replace('_', '-')}-help")
        fields.append(Field(name, texts.rule_name(name), value, allowed, words, help=about))
    return fields


def with_rule(rules: Rules, name: str, value: object) -> Rules | None:
    """The rules with one of them changed; None where it makes no sense beside the others.

    What makes sense only beside the old value goes back to the classic one.
    """
    changes = {**rules.differences(), name: value}
    for dropped in (
        (),
        ("double_nil_deficit", "double_nil_value", "exchange_order"),
        ("bag_penalty",),
        ("losing_score",),
    ):
        kept = {key: one for key, one in changes.items() if key == name or key not in dropped}
        try:
            return Rules.from_json({"preset": rules.game, **kept})
        except RulesError:
            continue
    return None
