"""Errors over HTTP: code and facts as JSON, under the status that says whose fault it is."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from spades.errors import (
    IllegalAction,
    NotationError,
    RecordError,
    RulesError,
    SpadesError,
    StoreError,
    UsageError,
)
from spades.server.live import error_json
from spades.server.shapes import Refused

_log = logging.getLogger(__name__)

_STATUS: Final = {
    "http.not_json": 415,
    "http.too_large": 413,
    "http.origin": 403,
    "limit.too_many": 429,
    "metrics.closed": 403,
    "seat.code": 403,
    "seat.name": 400,
    "seat.token": 401,
    "server.restarting": 503,
    "store.unknown": 404,
    "table.archived": 410,
}
_KINDS: Final[tuple[tuple[type[SpadesError], int], ...]] = (
    (StoreError, 503),
    (IllegalAction, 409),
    (NotationError, 400),
    (RulesError, 400),
    (RecordError, 400),
    (UsageError, 400),
)
_BY_STATUS: Final = {
    400: "http.bad_request",
    401: "seat.token",
    404: "http.unknown",
    405: "http.method",
    413: "http.too_large",
    415: "http.not_json",
}
RETRY_SECONDS: Final = 2
_LOGGED: Final = (401, 403, 429)
"""Refusals that somebody who looks for an attack wants to see; the others are mistakes."""

MEANS: Final = {
    400: "The request cannot be read, or asks for what there is not.",
    401: "The token is no seat's of this table.",
    403: "Refused: a wrong code, or a page of another origin.",
    404: "There is no such table or record.",
    409: "The table refuses it as it stands.",
    410: "The match is over and only its record is left.",
    413: "The request is too large.",
    415: "The request is no JSON.",
    429: "Too many requests; Retry-After says when to come back.",
    503: "The server restarts, or cannot reach its database; Retry-After says when to ask again.",
}


def errors(*codes: int) -> dict[int, ResponseSpec]:
    """The refusals of a route, for its OpenAPI; every route may answer 400, 429 and 503."""
    return {
        code: ResponseSpec(Refused, description=MEANS[code], generate_examples=False)
        for code in sorted({400, 429, 503, *codes})
    }


def status_of(error: SpadesError) -> int:
    """The HTTP status that an error is told under."""
    if error.code in _STATUS:
        return _STATUS[error.code]
    return next((status for kind, status in _KINDS if isinstance(error, kind)), 500)


def refuse(request: Request[Any, Any, Any], error: SpadesError) -> Response[Refused]:
    """An error as its response."""
    status, headers = status_of(error), {}
    if status in _LOGGED:
        _log.info("refused", extra={"code": error.code, "status": status})
    if status in (429, 503):
        headers["Retry-After"] = str(error.facts.get("after", RETRY_SECONDS))
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return Response(Refused(error=error_json(error)), status_code=status, headers=headers)


def refuse_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """What the framework refuses, in the same form; it quotes nothing of the request."""
    status = error.status_code
    facts: dict[str, Any] = {"code": _BY_STATUS.get(status, "http.bad_request")}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        places = [str(one.get("key", ""))[:40] for one in error.extra if isinstance(one, dict)]
        facts["why"] = f"this part of the address: {', '.join(places[:5])}"
    elif facts["code"] == "http.bad_request":
        facts["why"] = ""
    headers = {
        name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"
    }
    return Response(Refused(error=facts), status_code=status, headers=headers)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A fault of ours: it is logged here, and the other side learns nothing of it."""
    _log.error("a request failed", exc_info=error)
    return Response(Refused(error={"code": "server.failed"}), status_code=500)
