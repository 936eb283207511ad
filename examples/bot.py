"""A bot that takes a seat at a table over the network and plays a match to its end.

    python examples/bot.py http://127.0.0.1:8750/t/TABLE Rani

It needs Python and the library ``websockets``, and nothing of Spades: docs/protocol.md is all that
it knows. Whatever cuts the connection, it comes back to where it was: an unanswered command goes
out again under its old id, and the server does nothing twice.
"""

import hashlib
import json
import random
import secrets
import sys
import time
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect


def take_seat(server: str, table: str, name: str) -> tuple[str, str]:
    """Sit down: the seat's token, and what we put into the shuffle, to be opened later."""
    share = secrets.token_hex(16)
    pledge = hashlib.sha256(bytes.fromhex(share)).hexdigest()
    body = json.dumps({"name": name, "pledge": pledge, "request": secrets.token_urlsafe(16)})
    url, headers = f"{server}/api/tables/{table}/seats", {"Content-Type": "application/json"}
    try:
        with urlopen(Request(url, body.encode(), headers)) as answer:
            return json.load(answer)["token"], share
    except HTTPError as refused:
        sys.exit(f"No seat: {refused.read().decode()}")
    except OSError as error:
        sys.exit(f"No server at {server}: {error}")


def choose(turn: dict[str, Any]) -> str:
    """Something legal: look before you bid, bid low, pass what comes first, play anything."""
    legal: list[str] = turn["legal"]
    verbs = {text.split()[0] for text in legal}
    if "pass" in verbs:
        return "pass " + " ".join(turn["cards"][:3])
    if "exchange" in verbs:
        return "exchange"
    for wish in ("look", "decline", "bid 3", "bid 2", "bid 1"):
        if wish in legal:
            return wish
    return random.choice(legal)


class Bot:
    """One seat: where its match stands, and what it has asked for."""

    def __init__(self, table: str, token: str, share: str) -> None:
        self.table, self.token, self.share = table, token, share
        self.version: int | None = None
        self.turn: dict[str, Any] | None = None
        self.opening = self.over = False
        self.asked: dict[str, Any] | None = None
        self.back_after = 1.0

    def play(self, socket: ClientConnection) -> None:
        """Until the match is over or the connection is."""
        hello = {"type": "hello", "protocol": 1, "table": self.table, "token": self.token}
        # take_over: a connection of ours that the server still holds for alive is dead.
        socket.send(json.dumps({**hello, "since": self.version, "take_over": True}))
        welcomed = False
        while not self.over:
            try:
                message = json.loads(socket.recv(timeout=20))
            except TimeoutError:
                socket.send('{"type": "ping"}')
                continue
            kind = message["type"]
            if kind == "welcome" and self.asked is not None:
                socket.send(json.dumps(self.asked))
            welcomed = welcomed or kind == "welcome"
            self.take(kind, message)
            if welcomed and self.asked is None:
                self.act(socket)

    def take(self, kind: str, message: dict[str, Any]) -> None:
        """What the server says."""
        if kind in ("welcome", "state") and message["state"] is not None:
            state, self.version = message["state"], message["version"]
            self.turn = state["turn"]
            self.opening = state["table"]["phase"] == "opening"
            self.over = state["table"]["phase"] in ("over", "closed")
        elif kind == "events":
            self.version = message["first"] + len(message["events"])
            self.turn = message.get("turn")
            for event in message["events"]:
                self.opening = event["event"] == "Began" or (
                    self.opening and event["event"] != "MatchStarted"
                )
                self.over = self.over or event["event"] in ("MatchEnded", "TableClosed")
        elif kind == "answer" and self.asked is not None and message["id"] == self.asked["id"]:
            if message["kind"] == "busy":
                time.sleep(message["after"])
                raise ConnectionError("the server is busy: ask again")
            self.opening = self.opening and message["kind"] not in ("done", "already")
            self.asked = None
        elif kind == "bye":
            self.back_after = message.get("back_after", 0.0)
            raise ConnectionError(message["error"]["code"])

    def act(self, socket: ClientConnection) -> None:
        """Do what is ours to do, if anything is."""
        action = f"open {self.share}" if self.opening else choose(self.turn) if self.turn else None
        if action is not None:
            command = {"type": "act", "id": secrets.token_hex(8), "version": self.version}
            self.asked = {**command, "action": action}
            socket.send(json.dumps(self.asked))


def main(link: str = "", name: str = "Bot") -> None:
    server, _, table = link.rpartition("/t/")
    if not server.startswith(("http://", "https://")) or not table:
        sys.exit("Usage: python bot.py http://HOST:PORT/t/TABLE [NAME]")
    bot = Bot(table, *take_seat(server, table, name))
    while not bot.over:
        try:
            with connect(f"ws{server.removeprefix('http')}/api/socket", compression=None) as socket:
                bot.play(socket)
        except (OSError, WebSocketException) as error:  # ConnectionError is an OSError
            if bot.back_after == 0.0:
                sys.exit(f"{name}: {error}")
            print(f"{name}: {error}; back in {bot.back_after:.1f} s", file=sys.stderr)
            time.sleep(bot.back_after)
            bot.back_after = 1.0
    print(f"{name}: the match is over")


if __name__ == "__main__":
    main(*sys.argv[1:3])
