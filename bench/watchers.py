"""Spectators, some of whom ask for more than they take: a slow network, a stopped program, spite.

All ask for the whole table again and again for a while. Those who read take what comes; those who
do not leave it to the server, through a receive buffer that is as small as the system makes one.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.crowd import COME_SECONDS, Crowd
from bench.guest import Door

ASKS: Final = 30
ASK_SECONDS: Final = 0.2
PING_SECONDS: Final = 20.0
BUFFER: Final = 4096


@asynccontextmanager
async def watching(crowd: Crowd, count: int, reads: bool) -> AsyncIterator[None]:
    """So many spectators, spread over the tables, for as long as the block lasts."""
    here = [asyncio.Event() for _ in range(count)]
    tasks = []
    for number, welcome in enumerate(here):
        slot = crowd.slots[number % len(crowd.slots)]
        # Addresses that nobody else has, so that no limit of the players' is used up.
        sender = f"172.16.{number >> 8 & 255}.{number & 255}"
        watch = _watch(crowd.door, slot.table, sender, reads, welcome)
        tasks.append(asyncio.create_task(watch))
    try:
        async with asyncio.timeout(COME_SECONDS):
            for welcome in here:
                await welcome.wait()
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _watch(door: Door, table: str, sender: str, reads: bool, welcome: asyncio.Event) -> None:
    with contextlib.suppress(WebSocketException, OSError, TimeoutError):
        place = urlsplit(door.url)
        one = socket.socket()
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
        one.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(one, (place.hostname, place.port))
        options: dict[str, Any] = {"compression": None, "proxy": None, "ping_interval": None}
        options |= {"additional_headers": {"X-Forwarded-For": sender}, "close_timeout": 0.1}
        async with connect(door.socket, sock=one, max_queue=1, **options) as visit:
            await visit.send(json.dumps({"type": "hello", "protocol": 1, "table": table}))
            await visit.recv()
            welcome.set()
            asking = asyncio.create_task(_ask(visit))
            try:
                if reads:
                    async for _ in visit:
                        pass
                else:
                    await visit.wait_closed()
            finally:
                asking.cancel()


async def _ask(visit: Any) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        for _ in range(ASKS):
            await visit.send('{"type":"state"}')
            await asyncio.sleep(ASK_SECONDS)
        while True:
            await asyncio.sleep(PING_SECONDS)
            await visit.send('{"type":"ping"}')
