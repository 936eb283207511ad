"""Who gets which language."""

from __future__ import annotations

import pytest

from spades.errors import UsageError
from spades.i18n import ALIASES, LANGUAGE_NAMES, LANGUAGES, find_language, pick_language


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en_US.UTF-8", "en"),
        ("id", "id"),
        ("ID", "id"),
        ("id_ID.UTF-8", "id"),
        ("in_ID", "id"),
        ("vi-VN", "vi"),
        ("fil", "fil"),
        ("fil_PH@euro", "fil"),
        ("tl", "fil"),
        ("TL_PH", "fil"),
        ("jv", "jv"),
        ("jw", "jv"),
        (" jv ", "jv"),
        ("pt-BR", None),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        ("id2", None),
    ],
)
def test_a_tag_names_a_language(tag, language):
    assert find_language(tag) == language


@pytest.mark.parametrize(
    ("option", "environ", "language"),
    [
        (None, {}, "en"),
        ("vi", {"SPADES_LANG": "id", "LANG": "jv_ID"}, "vi"),
        (None, {"SPADES_LANG": "tl", "LC_ALL": "id_ID.UTF-8"}, "fil"),
        (None, {"SPADES_LANG": "", "LANG": "id_ID.UTF-8"}, "id"),
        (None, {"LC_ALL": "vi_VN", "LC_MESSAGES": "id_ID", "LANG": "jv_ID"}, "vi"),
        (None, {"LC_MESSAGES": "id_ID", "LANG": "jv_ID"}, "id"),
        (None, {"LC_ALL": "", "LANG": "jv_ID"}, "jv"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "id_ID"}, "en"),
    ],
)
def test_the_option_comes_first_then_our_variable_then_the_locale(option, environ, language):
    assert pick_language(option, environ) == language


@pytest.mark.parametrize(
    ("option", "environ"),
    [("pt-BR", {}), ("", {}), ("xx", {"SPADES_LANG": "id"}), (None, {"SPADES_LANG": "klingon"})],
)
def test_an_unknown_language_asked_for_by_name_is_an_error(option, environ):
    with pytest.raises(UsageError) as caught:
        pick_language(option, environ)
    assert caught.value.code == "language.unknown"
    assert caught.value.facts["known"] == list(LANGUAGES)


def test_names_and_aliases_belong_to_languages():
    assert LANGUAGES == ("en", "id", "vi", "fil", "jv")
    assert set(ALIASES.values()) <= set(LANGUAGES)
    assert len(set(LANGUAGE_NAMES.values())) == len(LANGUAGES)
