"""What a hostile viewer tries, and how it asks over HTTP: all outlets of a server, at one moment.

Everything here is made from what the viewer may know, so that two worlds which the viewer cannot
tell apart are asked the same.
"""

from __future__ import annotations

import json
import random
from typing import Any, Final

import msgspec

from spades.cards import ALL_CARDS
from spades.table.asks import REASONS
from spades.table.talk import PHRASES

PROBES: Final = 200

BROKEN: Final = (
    "{", "[]", "null", "7", '"play AS"', "{}", '{"type":"act"}', '{"type":"nothing"}',
    '{"type":"act","id":"","version":1,"action":"bid 3"}',
    '{"type":"act","id":"x","version":-1,"action":"bid 3"}',
    '{"type":"act","id":"x","version":1.5,"action":"bid 3"}',
    '{"type":"act","id":"x","version":1,"action":"bid 3","seat":2}',
    '{"type":"act","id":"x","version":1,"action":["bid",3]}',
    '{"type":"hello","protocol":1,"table":"x"}', "\x00", "\U0001f0a1" * 30,
)  # fmt: skip


def probes(
    rng: random.Random, known: dict[str, Any], seat: int | None, ids: list[str]
) -> list[str]:
    """Messages that change nothing first, then those that may. ``known``: the viewer's state.

    ``ids`` are commands that were sent at this table before, by whomever.
    """
    turn = known.get("turn") or {}
    legal, cards = turn.get("legal", []), turn.get("cards") or []
    version, own = known["table"]["version"], (known.get("view") or {}).get("hand") or []
    texts = [f"play {card}" for card in ALL_CARDS]
    texts += [f"bid {bid}" for bid in (0, 1, 13, 14, "nil", "double-nil")]
    texts += ["keep", "refuse", "decline", "look", "exchange", "pass", "claim", "??", "play ??"]
    for size in (1, 2, 3, 3, 3, 4, 5):
        some = [str(card) for card in rng.sample(ALL_CARDS, size)]
        texts += ["pass " + " ".join(some), "exchange " + " ".join(some)]
        if own and size <= len(own):
            some = rng.sample(own, size)
            texts += ["pass " + " ".join(some), "exchange " + " ".join(some)]
    offered = {*legal, *(["claim"] if turn.get("claim") else [])}
    texts = [text for text in texts if text not in offered and not _may_pass(text, cards)]
    quiet = [_act(f"q{number}", version, text) for number, text in enumerate(texts)]
    quiet += [
        _act(f"s{n}", max(0, version - n), f"play {rng.choice(ALL_CARDS)}") for n in (1, 5, 30)
    ]
    quiet += [_act("f", version + 5, "bid 2"), _act("g", 2**53, "bid 2")]
    quiet += [_act(name, version, "bid 2") for name in rng.sample(ids, min(8, len(ids)))]
    for text in ("agree", "disagree", "back", "begin", "open " + "0" * 32, "accept_win"):
        quiet.append(_act(text[:4], version, text))
    quiet += ['{"type":"ping"}', '{"type":"state"}', *rng.sample(BROKEN, 3)]
    rng.shuffle(quiet)
    loud = [f"talk {rng.choice(PHRASES)}", "take_back", "redeal"]
    loud += [f"kick {whom} {rng.choice(REASONS)}" for whom in range(4)]
    loud += [f"seat {whom} {kind}" for whom in range(4) for kind in ("person", "simple")]
    loud += [f"host {whom}" for whom in range(4)] + ["concede", "abandon", "leave"]
    if seat is None:
        loud = loud[:3]
    told = [_act(f"l{number}", version, text) for number, text in enumerate(loud)]
    while len(quiet) + len(told) < PROBES:
        seen = version - rng.randrange(min(3, version + 1))
        quiet.append(_act(f"m{len(quiet)}", seen, rng.choice(texts)))
    return [*quiet, *told, '{"type":"state"}']


def _may_pass(text: str, cards: list[str]) -> bool:
    """Whether it is an exchange that would be done."""
    verb, *some = text.split()
    return bool(cards) and verb in ("pass", "exchange") and set(some) <= set(cards)


def _act(name: str, version: int, action: str) -> str:
    told = {"type": "act", "id": f"probe.{name}", "version": version, "action": action}
    return msgspec.json.encode(told).decode()


# --- over HTTP


def requests(table: str, token: str | None) -> list[tuple[str, str, Any, str | None]]:
    """Method, path, body, bearer: everything that tells something of a table."""
    stray = "A" * 43
    own = [{"table": table, "token": stray}]
    if token is not None:
        own.append({"table": table, "token": token})
    return [
        ("GET", f"/api/tables/{table}", None, None),
        ("GET", f"/api/tables/{table}", None, token),
        ("GET", "/api/tables", None, None),
        ("POST", "/api/tables/own", own, None),
        ("GET", f"/api/tables/{table}/record", None, token),
        ("GET", f"/api/tables/{table}/verify", None, token),
        ("POST", f"/api/tables/{table}/seats", {"name": "Eve", "request": "e" * 22}, None),
        ("POST", f"/api/tables/{table}/seats", {"name": "Eve", "seat": 9}, None),
        ("POST", f"/api/tables/{table}/code", {}, stray),
        ("POST", f"/api/tables/{table}/code", {}, token),
        ("POST", f"/api/tables/{table}/move", {"code": "0" * 10}, None),
        ("GET", f"/api/tables/{table}x", None, None),
        ("GET", "/health/ready", None, None),
        ("GET", "/metrics", None, None),
    ]


async def ask(
    app: Any, method: str, path: str, body: Any = None, token: str | None = None
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """One HTTP request to an ASGI application: status, headers, body."""
    data = b"" if body is None else json.dumps(body).encode()
    headers = [(b"host", b"localhost"), (b"content-length", str(len(data)).encode())]
    if body is not None:
        headers.append((b"content-type", b"application/json"))
    if token is not None:
        headers.append((b"authorization", b"Bearer " + token.encode()))
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
        "scheme": "http", "path": path, "raw_path": path.encode(), "query_string": b"",
        "root_path": "", "headers": headers, "client": ("127.0.0.1", 40000),
        "server": ("localhost", 80), "state": {}, "extensions": {},
    }  # fmt: skip
    asked = [{"type": "http.request", "body": data, "more_body": False}]
    told: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return asked.pop(0) if asked else {"type": "http.disconnect"}

    async def send(event: dict[str, Any]) -> None:
        told.append(event)

    await app(scope, receive, send)
    status = next(event for event in told if event["type"] == "http.response.start")
    whole = b"".join(event.get("body", b"") for event in told)
    return status["status"], sorted(status["headers"]), whole
