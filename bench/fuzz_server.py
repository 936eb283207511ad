"""Whatever comes over the network: no 5xx, no exception, and no other table is disturbed.

    python bench/fuzz_server.py --messages 20000 --seconds 60
    python bench/fuzz_server.py --messages 500000 --seconds 600

A real server gets spoilt messages over sockets and spoilt requests over bare connections, half and
half, in chunks; beside them two guests play a match at another table, which has to reach its end.
Then, for the given seconds, requests that the description of the routes leads to, right and wrong.
What counts: answers of 5xx, other answers than described, errors in the server's log, tasks that
failed, faults that the guests at the other table saw. All of it has to be none.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from bench.guest import Door, Guest
from bench.serving import Desk, Server

CHUNK: Final = 2000
UNLIMITED: Final = {
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_hour": 0,
    "connections_per_address": 0,
    "workers": 1,
}
ANSWER_SECONDS: Final = 20.0

WORDS: Final = (
    *("hello", "act", "state", "ping", "welcome", "bye", "type", "id", "version", "action"),
    *("table", "token", "since", "take_over", "protocol", "keep", "refuse", "look", "bid 3"),
    *("play AS", "bid nil", "take_back", "leave", "kick 1 rude", "open " + "a" * 32, "talk hello"),
    *("seat 1 simple", "begin", "host 0", "claim", "agree", "redeal", "concede", "back", ""),
)
ODD: Final = (
    *("\x00", "\ud800", "\u202e", "𝕏", "é" * 50, "a" * 300, "💣", "'; drop table head; --"),
    *("../../etc/passwd", "%s%n", "{{7*7}}", "\r\nX: y", "NaN", "1e400", "-0", "null"),
)
NUMBERS: Final = (0, 1, -1, 2, 17, 2**31, 2**53, 2**63, 2**64, 10**300, 1.5, -0.0, 1e308)


# --- spoiling


class Spoiler:
    """Messages and requests that are right in part."""

    def __init__(self, seed: object, table: str, token: str) -> None:
        self.rng = random.Random(str(seed))
        self.table = table
        self.token = token

    def message(self) -> str | bytes:
        """What is sent in one frame."""
        rng = self.rng
        match rng.randrange(8):
            case 0:
                return rng.randbytes(rng.randrange(200))
            case 1:
                return rng.randbytes(rng.randrange(200)).decode("latin-1")
            case 2:
                depth = rng.randrange(1, 900)
                return rng.choice(["[", '{"type":', '{"a":[']) * depth
            case 3:
                cut = self._cut(json.dumps(self._object()))
                return cut.encode("utf-8", "replace").decode()
            case 4:
                return json.dumps(self._value(3))
            case _:
                return json.dumps(self._object())

    def _object(self) -> dict[str, Any]:
        """Something like a message, with some of it changed."""
        rng = self.rng
        told: dict[str, Any] = rng.choice(
            [
                {"type": "act", "id": f"f{rng.random()}", "version": rng.randrange(40)},
                {"type": "act", "id": "same", "version": 0, "action": "keep"},
                {"type": "state"},
                {"type": "ping"},
                {"type": "hello", "protocol": 1, "table": self.table, "token": self.token},
            ]
        )
        told = dict(told)
        if told["type"] == "act":
            told["action"] = self._text()
        for _ in range(rng.randrange(3)):
            name = rng.choice([*told, rng.choice(WORDS)])
            if rng.random() < 0.3:
                told.pop(name, None)
            else:
                told[name] = self._value(2)
        return told

    def _value(self, depth: int) -> Any:
        rng = self.rng
        match rng.randrange(7 if depth else 5):
            case 0 | 1:
                return self._text()
            case 2:
                return rng.choice(NUMBERS)
            case 3:
                return rng.choice([None, True, False, float("nan"), float("inf")])
            case 4:
                return rng.randrange(-3, 60)
            case 5:
                return [self._value(depth - 1) for _ in range(rng.randrange(4))]
            case _:
                return {self._text(): self._value(depth - 1) for _ in range(rng.randrange(4))}

    def _text(self) -> str:
        rng = self.rng
        if rng.random() < 0.2:
            return rng.choice(ODD)
        return " ".join(rng.choice(WORDS) for _ in range(rng.randrange(1, 3)))

    def _cut(self, text: str) -> str:
        at = self.rng.randrange(len(text) + 1)
        return text[:at] + self.rng.choice(["", text, *ODD])

    def frame(self) -> bytes:
        """Bytes where a frame should be."""
        rng = self.rng
        if rng.random() < 0.5:
            return rng.randbytes(rng.randrange(1, 60))
        head = bytes([rng.randrange(256), 0x80 | rng.randrange(128)])
        return head + rng.randbytes(rng.randrange(1, 140))

    def request(self) -> bytes:
        """Bytes where a request should be."""
        rng = self.rng
        paths = [
            *("/api/tables", "/api/verify", "/api/deals", "/api/players", "/api/rules", "/"),
            *("/api/socket", "/api/tables/own", "/health/ready", "/metrics", "/api/openapi.json"),
            *(f"/api/tables/{self.table}{end}" for end in ("", "/seats", "/code", "/move")),
            *(f"/api/tables/{self._path()}{end}" for end in ("", "/record", "/hands", "/verify")),
        ]
        method = rng.choice([*["GET", "POST"] * 4, "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"])
        body = b"" if method == "GET" else self._body()
        lines = [f"{method} {rng.choice(paths)} HTTP/1.1", "Host: 127.0.0.1"]
        kind = rng.choice(["application/json"] * 5 + ["text/plain", "multipart/form-data", "\x01"])
        lines.append(f"Content-Type: {kind}")
        if rng.random() < 0.95:
            lines.append(f"Content-Length: {len(body) + rng.choice([0] * 12 + [-1, 5])}")
        if rng.random() < 0.3:
            lines.append(f"Authorization: {rng.choice(['Bearer', 'Basic', ''])} {self._text()}")
        if rng.random() < 0.1:
            lines.append(f"{self._path()}: {'x' * rng.choice([1, 100, 20_000])}")
        if rng.random() < 0.1:
            lines.append("Transfer-Encoding: chunked")
        if rng.random() < 0.1:
            lines.append("Upgrade: websocket\r\nConnection: Upgrade")
        head = "\r\n".join(lines).encode("utf-8", "surrogatepass")
        raw = bytearray(head + b"\r\n\r\n" + body)
        for _ in range(rng.choice([0] * 6 + [1, 3, 10])):
            raw[rng.randrange(len(raw))] = rng.randrange(256)
        return bytes(raw)

    def _path(self) -> str:
        return "".join(self.rng.choice("ab/%.?#é \x7f0") for _ in range(self.rng.randrange(1, 9)))

    def _body(self) -> bytes:
        rng = self.rng
        match rng.randrange(5):
            case 0:
                return rng.randbytes(rng.randrange(300))
            case 1:
                return b"[" * rng.randrange(30_000)
            case 2:
                told = {"name": self._text(), "seat": rng.randrange(-1, 5)}
                return json.dumps({**told, **self._object()}).encode()
            case 3:
                return json.dumps([{"table": self.table, "token": self._value(1)}] * 3).encode()
            case _:
                return json.dumps(self._value(4)).encode()


# --- sending


async def spoil_sockets(door: Door, spoiler: Spoiler, count: int) -> int:
    """Send so many messages, each connection until it is ended; how many were sent."""
    sent = 0
    while sent < count:
        try:
            async with door.connect() as socket:
                sent += await _spoil_one(socket, spoiler, count - sent)
        except (OSError, WebSocketException, TimeoutError, EOFError):
            sent += 1  # one that ended the connection
    return sent


async def _spoil_one(socket: ClientConnection, spoiler: Spoiler, most: int) -> int:
    hello: dict[str, Any] = {"type": "hello", "protocol": 1, "table": spoiler.table}
    if spoiler.rng.random() < 0.7:
        hello |= {"token": spoiler.token, "take_over": True}
    if spoiler.rng.random() < 0.9:
        await socket.send(json.dumps(hello))
    reading = asyncio.create_task(_drain(socket))
    sent = 0
    try:
        while sent < most and not reading.done():
            sent += 1
            if spoiler.rng.random() < 0.02:
                socket.transport.write(spoiler.frame())
                await asyncio.sleep(0.01)
            else:
                await socket.send(spoiler.message())
            if sent % 8 == 0:
                await asyncio.sleep(0)
    except WebSocketException:
        pass
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
    return sent


async def _drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def spoil_http(door: Door, spoiler: Spoiler, count: int) -> dict[str, int]:
    """Send so many requests; how many answers there were of each hundred."""
    port = int(door.url.rpartition(":")[2])
    answers: dict[str, int] = {}
    for _ in range(count):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(spoiler.request())
            writer.write_eof()
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await reader.read(4096)
        except (OSError, TimeoutError):
            answer = b""
        finally:
            writer.close()
        hundred = answer[9:10].decode("latin-1") if answer.startswith(b"HTTP/") else "none"
        answers[hundred] = answers.get(hundred, 0) + 1
    return answers


async def others_play(door: Door, desk: Desk, seed: object) -> Callable[[], Any]:
    """Two guests at a table of their own; what waits for them to end and gives their faults."""
    rules = {"preset": "two-player", "max_hands": 1}
    table = await desk.open_table(["person", "person"], rules, {"pace": 0}, fair=True)
    seats = [await desk.sit(table, name, number) for number, name in enumerate("AB")]
    guests = [Guest(door, table, one.number, one.token, seed) for one in seats]
    playing = [asyncio.create_task(guest.run()) for guest in guests]

    async def ended() -> list[str]:
        await asyncio.wait_for(asyncio.gather(*playing), 120)
        faults = [fault for guest in guests for fault in guest.counts.faults]
        cuts = sum(guest.counts.comebacks for guest in guests)
        return [*faults, *(["somebody was cut off"] if cuts else [])]

    return ended


async def fuzz(door: Door, seed: str, count: int) -> dict[str, int]:
    """One chunk: half of it messages, half of it requests."""
    async with Desk(door) as desk:
        table = await desk.open_table(["person", "person"], {"preset": "two-player"})
        seat = await desk.sit(table, "F", 0)
        ended = await others_play(door, desk, seed)
        spoiler = Spoiler(seed, table, seat.token)
        sent = await spoil_sockets(door, spoiler, count // 2)
        answers = await spoil_http(door, spoiler, count - count // 2)
        faults = await ended()
        ready = (await desk.ask("/health/ready")).status_code
    for fault in faults:
        print(f"{seed}: {fault}", file=sys.stderr)
    return {
        "messages": sent,
        "requests": sum(answers.values()),
        "unanswered": answers.get("none", 0),
        "failures": answers.get("5", 0) + len(faults) + (ready != 200),
    }


# --- the description of the routes


def fuzz_routes(
    url: str, seconds: float, seed: str, rounds: int = sys.maxsize, examples: int = 20
) -> dict[str, int]:
    """Requests made from the description, for so long; how many, and how many answers differ."""
    import schemathesis
    from hypothesis import HealthCheck, given, settings
    from hypothesis import seed as seeded
    from schemathesis.checks import CHECKS, load_all_checks
    from schemathesis.core.result import Ok

    load_all_checks()
    checks = CHECKS.get_by_names(HELD)
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    found = schema.get_all_operations()
    operations = [result.ok() for result in found if isinstance(result, Ok)]
    counts = {"cases": 0, "failures": 0}
    until = time.monotonic() + seconds
    kinds = [(one, mode) for one in operations for mode in modes_of(one)]
    for number, (operation, mode) in ((part, kind) for part in range(rounds) for kind in kinds):
        if time.monotonic() > until:
            break

        @seeded(f"{seed} {number} {operation.label} {mode}")
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def answers(case: Any) -> None:
            counts["cases"] += 1
            case.call_and_validate(checks=checks)

        try:
            answers()
        except Exception as error:  # noqa: BLE001 - hypothesis raises of every kind
            counts["failures"] += 1
            print(f"round {number}, {operation.label}: {error}", file=sys.stderr)
    return counts


HELD: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "missing_required_header",
    "allow_header_conformance",
)
"""What every response has to be. That all that fits the schema is accepted is not among it: there
may be no such table, or no such rule."""


def modes_of(operation: Any) -> list[Any]:
    """What is to be made for a route: right requests, and wrong ones if it takes anything."""
    from schemathesis import GenerationMode

    takes = operation.body or operation.query or operation.path_parameters
    return list(GenerationMode) if takes else [GenerationMode.POSITIVE]


# --- the bench


def chunk(work: tuple[str, int, float]) -> dict[str, int]:
    """A server of its own, fuzzed: messages and requests, or the routes for some seconds."""
    return asyncio.run(_chunk(*work))


async def _chunk(seed: str, count: int, seconds: float) -> dict[str, int]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/tables.sqlite", UNLIMITED)
        await server.start()
        try:
            if count:
                counts = await fuzz(server.door, seed, count)
            else:
                counts = await asyncio.to_thread(fuzz_routes, server.url, seconds, seed)
            measures = await server.measures()
            failed = int(measures["failed_tasks_total"])
            failed += await server.stop()
        finally:
            server.end()
        errors = [line for line in server.log.splitlines() if '"level": "error"' in line]
    for line in errors:
        print(f"{seed}: {line}", file=sys.stderr)
    counts["failures"] += len(errors) + failed
    return counts


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--messages", type=int, default=20_000, help="messages and requests")
    options.add_argument("--seconds", type=float, default=60, help="for the routes' description")
    asked = options.parse_args()
    chunks: list[tuple[str, int, float]] = [
        (f"{asked.seed} {start}", min(CHUNK, asked.messages - start), 0.0)
        for start in range(0, asked.messages, CHUNK)
    ]
    chunks += [
        (f"{asked.seed} routes {part}", 0, min(60.0, asked.seconds - 60 * part))
        for part in range(-(-int(asked.seconds) // 60))
    ]
    sizes = {"messages": asked.messages, "seconds": asked.seconds, "seed": asked.seed}
    total = in_chunks("fuzz-server", sizes, chunks, chunk, asked.jobs, asked.fresh)
    said = (
        f"{total.get('failures', 0)} failures in {total.get('messages', 0)} messages, "
        f"{total.get('requests', 0)} requests and {total.get('cases', 0)} described requests"
    )
    return figure("fuzzed server", said, total.get("failures", 0) == 0)


if __name__ == "__main__":
    sys.exit(main())
