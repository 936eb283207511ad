"""What players read, in five languages: English, Indonesian, Vietnamese, Filipino, Javanese.

The catalogues are Project Fluent files in ``locale/<language>/``, the same for Python and for the
browser. Code holds keys and values, never sentences::

    texts = Texts(pick_language(None, os.environ))
    texts.say("event-card-played", you=False, name="Dewi", card="AS")

Importing this costs next to nothing: Fluent is imported when the first sentence is asked for,
and a sentence is parsed when it is first used.
"""

from spades.i18n.howto import HOWTO_SECTIONS, howto
from spades.i18n.languages import (
    ALIASES,
    DEFAULT_LANGUAGE,
    LANGUAGE_NAMES,
    LANGUAGES,
    find_language,
    pick_language,
)
from spades.i18n.texts import Texts

__all__ = [
    "Texts",
    "pick_language",
    "find_language",
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "ALIASES",
    "DEFAULT_LANGUAGE",
    "howto",
    "HOWTO_SECTIONS",
]
