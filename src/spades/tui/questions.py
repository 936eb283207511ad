"""Questions before a match, line by line: language, game, rules, opponents. Enter keeps each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from spades.errors import RulesError
from spades.i18n import LANGUAGE_NAMES, LANGUAGES, Texts
from spades.players import PLAYERS
from spades.rules import GAMES, PRESETS, Rules
from spades.rules.ruleset import DISCARD_VIEWS, DOUBLE_NIL_MODES, EXCHANGE_ORDERS
from spades.tui.names import clean_name
from spades.tui.plain import Lines
from spades.tui.settings import Settings
from spades.tui.standing import rules_text

_WORDS: Final = {
    "double_nil": tuple(DOUBLE_NIL_MODES),
    "exchange_order": EXCHANGE_ORDERS,
    "discard_view": DISCARD_VIEWS,
}
_OF_THE_OTHER_GAME: Final = {"partnership": "discard_view", "two-player": "exchange_order"}


def ask_settings(
    settings: Settings, texts: Texts, lines: Lines, ask_language: bool
) -> tuple[Settings, Texts]:
    """The choices for a new match, and the texts to go on with. Raises EndOfInput.

    The person sits with a partner opposite, so opponents are asked from the left round.
    """
    if ask_language:
        names = list(LANGUAGE_NAMES.values())
        index = LANGUAGES.index(texts.language)
        language = LANGUAGES[_choose(texts.say("menu-language"), names, index, texts, lines)]
        settings = replace(settings, language=language)
        texts = Texts(language, texts.ascii)
    labels = [texts.say("menu-game-" + game) for game in GAMES]
    asked = texts.say("menu-game")
    game = GAMES[_choose(asked, labels, GAMES.index(settings.game), texts, lines)]
    rules = _ask_rules(settings.rules_for(game), texts, lines)
    opponents = _ask_opponents(settings.opponents_for(game), game, texts, lines)
    name = lines.ask([_offer(texts.say("menu-your-name"), settings.name or "–", texts)])
    if name:
        settings = replace(settings, name=clean_name(name))
    return settings.remembering(rules, opponents), texts


def _choose(asked: str, labels: Sequence[str], index: int, texts: Texts, lines: Lines) -> int:
    """One of several by its number; Enter takes ``index``."""
    numbered = [f"{number}: {label}" for number, label in enumerate(labels, 1)]
    while True:
        answer = lines.ask([asked, *numbered, texts.say("menu-enter", value=labels[index])])
        if not answer:
            return index
        if answer.isascii() and answer.isdigit() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        lines.tell(texts.say("ui-choose-number", count=len(labels)))


def _ask_rules(last: Rules, texts: Texts, lines: Lines) -> Rules:
    classic = PRESETS[last.game]
    labels = [texts.say("menu-rules-classic")]
    known = [classic]
    if last != classic:
        labels.append(rules_text(last, texts)[1])
        known.append(last)
    labels.append(texts.say("menu-rules-custom"))
    index = _choose(texts.say("menu-rules"), labels, len(known) - 1, texts, lines)
    return known[index] if index < len(known) else _ask_each_rule(last, texts, lines)


def _ask_each_rule(rules: Rules, texts: Texts, lines: Lines) -> Rules:
    """Every rule in turn; those that exclude each other are asked again."""
    while True:
        values: dict[str, Any] = {"preset": rules.game}
        for name in rules.__dataclass_fields__:
            if name not in ("game", _OF_THE_OTHER_GAME[rules.game]):
                values[name] = _ask_rule(name, getattr(rules, name), rules.game, texts, lines)
        try:
            return Rules.from_json(values)
        except RulesError as error:
            lines.tell(texts.error(error))


def _ask_rule(name: str, value: object, game: str, texts: Texts, lines: Lines) -> object:
    written = "none" if value is None else str(value)
    told = [texts.say(f"rule-{name.replace('_', '-')}-help")]
    told += [f"{word}: {texts.rule_value(name, word)}" for word in _WORDS.get(name, ())]
    told.append(_offer(texts.rule_name(name), written, texts))
    while True:
        answer = lines.ask(told)
        if not answer:
            return value
        chosen = read_value(answer)
        try:
            Rules.from_json({"preset": game, name: chosen})
        except RulesError as error:
            # Beside the other rules it may yet make sense: that is judged at the end.
            if error.code != "rules.excluded":
                lines.tell(texts.error(error))
                continue
        return chosen


def read_value(text: str) -> object:
    """The value of a rule as typed: a whole number, ``none`` or JSON's ``null``, or a word."""
    if text.lower() in ("none", "null"):
        return None
    number = text.removeprefix("-")
    return int(text) if number.isascii() and number.isdigit() and len(text) < 9 else text


def _ask_opponents(last: tuple[str, ...], game: str, texts: Texts, lines: Lines) -> tuple[str, ...]:
    """Who holds the other seats, in the order of the seats."""
    kinds = list(PLAYERS)
    labels = [f"{kind}, {texts.say('opponent-name', opponent=kind)}" for kind in kinds]
    if game != "partnership":
        index = _choose(texts.say("seat-opponent"), labels, kinds.index(last[0]), texts, lines)
        return (kinds[index],)
    # The person sits South, seat 2: North is the partner, East on the right, West on the left.
    chosen = {}
    for place, where in (("seat-partner", 0), ("seat-left", 2), ("seat-right", 1)):
        index = _choose(texts.say(place), labels, kinds.index(last[where]), texts, lines)
        chosen[where] = kinds[index]
    return tuple(chosen[where] for where in range(3))


def _offer(asked: str, value: str, texts: Texts) -> str:
    return f"{asked}. {texts.say('menu-enter', value=value)}"
