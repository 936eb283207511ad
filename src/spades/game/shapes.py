"""The shape of a file: objects, lists, numbers, versions; and where in it something does not fit.

Records, score sheets and positions are read by these, so that they refuse alike. All raise
RecordError: ``hand`` and ``action`` say the place, None where the file itself is at fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spades.errors import RecordError, SpadesError, shown
from spades.rules import Rules


def check_object(
    given: object, keys: set[str] | None, where: str, hand: int | None = None
) -> dict[str, Any]:
    """A JSON object with no key but these (None: any)."""
    if not isinstance(given, dict):
        raise misfit("record.bad_value", key=where, want="object", hand=hand)
    for key in given:
        if keys is not None and key not in keys:
            raise misfit("record.unknown_key", key=str(key)[:40], where=where, hand=hand)
    return given


def check_format(whole: Mapping[str, Any], name: str, version: int, optional: bool = False) -> None:
    """``format`` and ``version`` are known; missing ones only where they are optional."""
    given = whole.get("format")
    if given != name and not (optional and given is None):
        raise misfit("record.unknown_format", format=str(given)[:40], known=name)
    number = whole.get("version")
    if number is None and optional:
        return
    if type(number) is not int or number != version:
        raise misfit("record.unknown_version", version=shown(number), known=version)


def check_int(whole: Mapping[str, Any], key: str, where: str, hand: int | None = None) -> int:
    """A whole number that must be there."""
    if key not in whole:
        raise misfit("record.missing_key", key=key, where=where, hand=hand)
    value = whole[key]
    if type(value) is not int or abs(value) > 10**9:
        raise misfit("record.bad_value", key=key, want="integer", hand=hand)
    return value


def check_list(
    whole: Mapping[str, Any],
    key: str,
    where: str,
    optional: bool = False,
    hand: int | None = None,
) -> list[Any]:
    """A list that must be there, unless optional."""
    if optional and whole.get(key) is None:
        return []
    if key not in whole:
        raise misfit("record.missing_key", key=key, where=where, hand=hand)
    value = whole[key]
    if not isinstance(value, list):
        raise misfit("record.bad_value", key=key, want="array", hand=hand)
    return value


def read_rules(whole: Mapping[str, Any], where: str) -> Rules:
    """The ``rules`` of a record or sheet."""
    if "rules" not in whole:
        raise misfit("record.missing_key", key="rules", where=where)
    try:
        return Rules.from_json(whole["rules"])
    except SpadesError as error:
        raise placed(error) from None


def read_start(whole: Mapping[str, Any]) -> tuple[tuple[int, int], tuple[int, int]]:
    """``start``: scores and bags by side, zero where not given."""
    given = whole.get("start")
    if given is None:
        return (0, 0), (0, 0)
    opening = check_object(given, {"scores", "bags"}, "start")
    return _pair(opening, "scores"), _pair(opening, "bags")


def read_meta(whole: Mapping[str, Any]) -> dict[str, Any]:
    """``meta``: an object that may hold anything."""
    given = whole.get("meta")
    return {} if given is None else check_object(given, None, "meta")


def _pair(opening: Mapping[str, Any], key: str) -> tuple[int, int]:
    value = opening.get(key)
    if value is None:
        return 0, 0
    if (
        not isinstance(value, list)
        or len(value) != 2
        or any(type(number) is not int or abs(number) > 10**6 for number in value)
    ):
        raise misfit("record.bad_value", key=key, want="[2 × integer]")
    return value[0], value[1]


def misfit(code: str, /, **facts: Any) -> RecordError:
    """The error of a file; ``hand`` and ``action`` are None unless they are given."""
    return RecordError(code, **{"hand": None, "action": None, **facts})


def placed(error: SpadesError, hand: int | None = None, action: int | None = None) -> RecordError:
    """Any error as a RecordError that says where."""
    if isinstance(error, RecordError):
        return error
    return RecordError(error.code, **{**error.facts, "hand": hand, "action": action})
