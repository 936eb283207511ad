"""What goes over a socket: one typed message in each frame, JSON, the same for every client.

What a client sends is read strictly: unknown fields, wrong types and too long texts are refused
with the place of the fault. What the server sends may grow new fields; a client ignores those
that it does not know. ``docs/protocol.md`` has the same in words, with the JSON Schemas.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

PROTOCOL: Final = 1
"""The version of the protocol, in ``hello`` and ``welcome``."""

LONGEST_MESSAGE: Final = 2048
"""Bytes of the longest message that a client may send."""


def whole(pattern: str) -> str:
    """A pattern for all of a text: a ``$`` alone lets a final newline through."""
    return f"^{pattern}$(?!\\n)"


TableId = Annotated[
    str, Meta(pattern=whole("[A-Za-z0-9_-]{1,64}"), description="The table's name.")
]
Token = Annotated[
    str, Meta(pattern=whole("[A-Za-z0-9_-]{43}"), description="A seat's 256-bit token, base64url.")
]
CommandId = Annotated[
    str,
    Meta(
        pattern=whole("[!-~]{1,40}"),
        description="The sender's own; the same id is the same command.",
    ),
]
Version = Annotated[int, Meta(ge=0, le=2**53, description="How many events the sender has seen.")]


# --- from a client


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of every connection, within five seconds."""

    protocol: int
    table: TableId
    token: Token | None = None
    """A seat's; without one the connection is a spectator's."""
    since: Version | None = None
    """The version that the client stands at: it is sent what came after, or the whole state."""
    at: float | None = None
    """When the last of what it knows was made, as the server told it: where the log has another
    time there, it is another log, and the client gets the whole state."""
    take_over: bool = False
    """Whether another connection of this seat is to end."""


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """A command: ``play 7H``, ``bid nil``, ``talk thanks``. Every one gets an answer."""

    id: CommandId
    version: Version
    action: Annotated[str, Meta(max_length=120)]


class Refresh(msgspec.Struct, tag="state", forbid_unknown_fields=True):
    """Ask for the whole state anew."""


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Ask whether the server is there. A client sends one at least every 45 seconds."""


FromClient = Hello | Act | Refresh | Ping


# --- from the server


class Turn(msgspec.Struct, omit_defaults=True):
    """What this seat may do now."""

    legal: list[str]
    """``play 7H`` …; of an exchange one entry, ``pass C C C`` or ``exchange C*``."""
    cards: list[str] | None = None
    """In an exchange: the cards that may be chosen."""
    claim: dict[str, Any] | None = None
    """Where the seat wins all tricks left, whatever happens: what the hand will then be worth."""


class State(msgspec.Struct):
    """Everything that this viewer may know."""

    table: dict[str, Any]
    view: dict[str, Any] | None
    """As the engine protocol has it; null before the match begins."""
    turn: Turn | None = None


class Welcome(msgspec.Struct, tag="welcome"):
    """The answer to ``hello``. ``version``: how many events the viewer knows with it."""

    protocol: int
    table: str
    seat: int | None
    version: int
    now: float
    """The server's clock, in seconds since 1970: clocks of turns are told in it."""
    state: State | None
    """Null where ``since`` was recent: the events after it follow instead."""


class Events(msgspec.Struct, tag="events"):
    """What happened, in order: the first is event number ``first``, the next has the next number.

    Every viewer gets every number; what is hidden from it is ``null`` or ``??`` in the event.
    """

    first: int
    at: float
    events: list[Any]
    turn: Turn | None = None


class Refreshed(msgspec.Struct, tag="state"):
    """The whole state: asked for, or because the client read too slowly."""

    version: int
    state: State


class Answer(msgspec.Struct, tag="answer", omit_defaults=True):
    """The answer to ``act``.

    ``kind``: done; already (this id was done before); stale (the game went on: look again, what
    was missed is sent before this); refused (``error``); busy (ask again with the same id after
    ``after`` seconds).
    """

    id: str
    kind: str
    version: int
    error: dict[str, Any] | None = None
    after: float | None = None


class Fault(msgspec.Struct, tag="error"):
    """A message that could not be read. It changed nothing, and has no other answer."""

    error: dict[str, Any]


class Pong(msgspec.Struct, tag="pong"):
    """The answer to ``ping``."""

    now: float


class Bye(msgspec.Struct, tag="bye", omit_defaults=True):
    """The last message: why the connection ends, and when to come back, if at all."""

    error: dict[str, Any]
    back_after: float | None = None


FromServer = Welcome | Events | Refreshed | Answer | Fault | Pong | Bye

decoder: Final = msgspec.json.Decoder(FromClient)
encoder: Final = msgspec.json.Encoder()
