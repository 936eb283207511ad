"""Sentences: a key and its values in, the reader's language out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final

from spades.errors import SpadesError, UsageError
from spades.i18n.catalogue import Catalogue
from spades.i18n.languages import LANGUAGES
from spades.i18n.marks import card_mark, mark_cards, plain, signed

# What a value is, is known by its name, in every message alike.
_CARD_ARGUMENTS: Final = frozenset({"card", "cards", "legal", "given", "received", "discarded"})
_SIGNED_ARGUMENTS: Final = frozenset({"amount"})
_SCORE_ARGUMENTS: Final = frozenset({"score", "other"})
_VERBATIM_FACTS: Final = frozenset({"text"})
_ABSENT: Final = "–"


class Texts:
    """All that is said to one reader.

    ``ascii`` shows suits as letters and leaves typographers' signs out. What becomes of a value:
    True and False are ``yes`` and ``no`` to a message's selectors; lists are joined with commas;
    ``card``, ``cards``, ``legal``, ``given``, ``received`` and ``discarded`` are shown as cards;
    ``bid`` as a bid (``nil`` and 0, ``double-nil`` and 14, or a number); ``amount``, when an int,
    with its sign; ``score`` and ``other`` with a minus below zero. All else is Fluent's business.
    """

    def __init__(self, language: str = "en", ascii: bool = False) -> None:  # noqa: A002
        if language not in LANGUAGES:
            raise UsageError("language.unknown", language=language, known=list(LANGUAGES))
        self.language = language
        self.ascii = ascii
        self._catalogue = Catalogue(language)

    def __repr__(self) -> str:
        return f"Texts({self.language!r}, ascii={self.ascii})"

    def say(self, key: str, /, **args: Any) -> str:
        """The message ``key``, filled in. Cost: about 20 µs, 200 µs the first time.

        Raises KeyError for a message that does not exist or a value that is missing.
        """
        text, problems = self._format(key, args)
        if problems:
            raise KeyError(f"{key}: {problems[0]}")
        return text

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self._catalogue

    def keys(self) -> AbstractSet[str]:
        """All keys."""
        return self._catalogue.keys()

    def error(self, err: SpadesError, /, **more: Any) -> str:
        """What went wrong and what to do about it; ``more`` adds to the error's facts, or replaces.

        Cards among the facts are shown as cards, except in ``text``, which quotes what somebody
        wrote. A fact that the sentence needs and the error has not, or has as None, shows as a
        dash, and is ``none`` to a selector that knows this word: a refusal that cannot be told
        would help nobody. A ``reason`` that is itself a code is told as its sentence; numbers are
        written as they are typed, without marks between thousands; the path ``-`` is standard
        input. Raises KeyError for an unknown code.
        """
        facts = {
            name: self._fact(name, value)
            for name, value in {**err.facts, **more}.items()
            if value is not None
        }
        key = error_key(err.code)
        cause = facts.get("reason")
        if isinstance(cause, str) and "." in cause and error_key(cause) in self._catalogue:
            facts["reason"] = self.error(
                SpadesError(cause), **{**err.facts, **more, "reason": None}
            )
        text, problems = self._format(key, facts)
        while problems:
            missing = str(problems[0]).rpartition(" ")[2].lstrip("$")
            if missing in facts:
                raise KeyError(f"{key}: {problems[0]}")
            facts[missing] = "none" if self._catalogue.selects(key, missing, "none") else _ABSENT
            text, problems = self._format(key, facts)
        return text[:1].upper() + text[1:] if err.facts.get("path") == "-" else text

    def card(self, card: object) -> str:
        """One card: ``A♠``, or ``AS`` in ASCII."""
        return card_mark(str(card), ascii=self.ascii)

    def cards(self, cards: Iterable[object], separator: str = " ") -> str:
        """Several cards in a row: ``A♠ 10♦ 2♣``."""
        return separator.join(self.card(card) for card in cards)

    def card_name(self, card: object) -> str:
        """A card in words, for those who listen: "ace of spades"."""
        written = str(card)
        return self.say("card-name", rank=written[:-1], suit=written[-1])

    def bid(self, bid: int | str) -> str:
        """A bid: a number, Nil or Double Nil (0 and 14 as numbers)."""
        return self.say("bid-text", bid=bid)

    def signed(self, number: int) -> str:
        """``+60`` or ``−60``."""
        return signed(number, ascii=self.ascii)

    def rule_name(self, field: str) -> str:
        """What a field of the rules object is called."""
        return self.say("rule-" + field.replace("_", "-"))

    def rule_value(self, field: str, value: object) -> str:
        """A field's value in words: "always", "no limit", "500"."""
        if value is None:
            return self.say("rule-value-none")
        key = "rule-value-" + field.replace("_", "-")
        if key in self._catalogue:
            return self.say(key, value=value)
        return str(value)

    def _format(self, key: str, args: dict[str, Any]) -> tuple[str, Sequence[Exception]]:
        message = self._catalogue[key]
        values = {name: self._value(key, name, value) for name, value in args.items()}
        told, problems = self._catalogue.bundle.format_pattern(message.value, values)
        text = str(told)
        return (plain(text) if self.ascii else text), problems

    def _value(self, key: str, name: str, value: Any) -> Any:
        if name in _CARD_ARGUMENTS:
            if isinstance(value, (list, tuple)):
                return ", ".join(self.card(card) for card in value)
            return mark_cards(str(value), ascii=self.ascii)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name == "bid" and key not in ("bid-text", "bid-short") and str(value) in _BIDS:
            return self.bid(value)
        if name in _SIGNED_ARGUMENTS and isinstance(value, int):
            return self.signed(value)
        if name in _SCORE_ARGUMENTS and isinstance(value, int):
            return str(value).replace("-", "−")
        if isinstance(value, (list, tuple, set, frozenset)):
            return ", ".join(str(item) for item in value if item is not None)
        return value if isinstance(value, (str, int, float)) else str(value)

    def _fact(self, name: str, value: Any) -> Any:
        """A fact of an error: as any value, and cards are shown as cards wherever they stand."""
        if isinstance(value, (list, tuple, set, frozenset)):
            told = (mark_cards(str(item), ascii=self.ascii) for item in value if item is not None)
            return ", ".join(told)
        if name == "path" and value == "-":
            return self.say("file-standard-input")
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            from fluent.runtime.types import fluent_number

            return fluent_number(value, useGrouping=False)
        if isinstance(value, str) and name not in _VERBATIM_FACTS:
            return mark_cards(value, ascii=self.ascii)
        return value


_BIDS: Final = frozenset({"nil", "double-nil", *(str(number) for number in range(15))})


def error_key(code: str) -> str:
    """The key of an error's message.

    >>> error_key("card.must_follow")
    'error-card-must-follow'
    """
    return "error-" + code.replace(".", "-").replace("_", "-")
