"""JSON as the formats want it: of two equal keys a reader could not know which was meant."""

from __future__ import annotations

import json
from typing import Any


def loads(text: str) -> Any:
    """The value of a JSON text.

    Raises ValueError (JSONDecodeError where the text itself breaks off) for what is not JSON, a
    key that comes twice, NaN and infinities, numbers and nesting without end.
    """
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    whole = dict(pairs)
    if len(whole) != len(pairs):
        raise ValueError("a key comes twice")
    return whole


def _refuse(constant: str) -> Any:
    raise ValueError(constant)
