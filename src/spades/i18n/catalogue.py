"""One language's messages, found without parsing and parsed one at a time.

Parsing a whole catalogue takes longer than a command should take to start, and most commands say
three sentences. So a catalogue is cut at its keys, which always stand at the start of a line, and
a message is parsed when it is first said. For this each message stands alone: catalogues use no
Fluent terms and refer to no other message (a test holds them to it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) *=(?:.*\n?)(?:^(?:[ }].*)?\n?)*", re.MULTILINE)


def catalogue_files(language: str) -> dict[str, str]:
    """The text of every catalogue file of a language, by file name, sorted."""
    folder = files("spades.i18n") / "locale" / language
    found = [entry for entry in folder.iterdir() if entry.name.endswith(".ftl")]
    found.sort(key=lambda entry: entry.name)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in found}


def cut(source: str) -> dict[str, str]:
    """A catalogue's messages, each as its own piece of Fluent text, by key.

    >>> cut("# A comment\\nyes = Yes\\nno = No\\n")
    {'yes': 'yes = Yes\\n', 'no': 'no = No\\n'}
    """
    return {entry[1]: entry[0] for entry in _ENTRY.finditer(source)}


class Catalogue(Mapping[str, Any]):
    """Key → parsed message of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        for source in catalogue_files(language).values():
            self._sources.update(cut(source))
        self._bundle: FluentBundle | None = None

    def __getitem__(self, key: str) -> Any:
        source = self._sources[key]
        bundle = self.bundle
        if not bundle.has_message(key):
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(source))
        return bundle.get_message(key)

    def selects(self, key: str, variable: str, word: str) -> bool:
        """Whether the message has a selector on this variable that knows this word."""
        found = re.search(r"\{ \$" + variable + r" ->\n(?:    \[.*\n)*", self._sources[key])
        return found is not None and f"    [{word}] " in found[0]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    @property
    def bundle(self) -> FluentBundle:
        """The bundle that knows the language's plural classes and number marks."""
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            self._bundle = FluentBundle([self.language], use_isolating=False)
        return self._bundle
