"""Which languages there are, and which one a person gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from spades.errors import UsageError

DEFAULT_LANGUAGE: Final = "en"

LANGUAGE_NAMES: Final = {
    "en": "English",
    "id": "Bahasa Indonesia",
    "vi": "Tiếng Việt",
    "fil": "Filipino",
    "jv": "Basa Jawa",
}
"""Every language by its tag, named as its own speakers name it."""

LANGUAGES: Final = tuple(LANGUAGE_NAMES)

ALIASES: Final = {"tl": "fil", "in": "id", "jw": "jv"}
"""Older or neighbouring tags, by which systems know three of the languages."""

_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def find_language(tag: str) -> str | None:
    """The language that a tag such as ``id``, ``id_ID.UTF-8``, ``TL`` or ``fil-PH`` names, or None.

    >>> find_language("id_ID.UTF-8"), find_language("tl"), find_language("pt-BR")
    ('id', 'fil', None)
    """
    primary = tag.strip().lower()
    for mark in ".@_-":
        primary = primary.partition(mark)[0]
    primary = ALIASES.get(primary, primary)
    return primary if primary in LANGUAGE_NAMES else None


def pick_language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the option's, else ``SPADES_LANG``'s, else the locale's, else English.

    Of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` the first that is set speaks for the locale, as
    everywhere on a POSIX system; a locale that we do not know means English. Raises UsageError
    ``language.unknown`` (language, known) where an unknown language was asked for by name.
    """
    for asked in (option, environ.get("SPADES_LANG") or None):
        if asked is not None:
            found = find_language(asked)
            if found is None:
                raise UsageError("language.unknown", language=asked[:40], known=list(LANGUAGES))
            return found
    for variable in _LOCALE_VARIABLES:
        if environ.get(variable):
            return find_language(environ[variable]) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
