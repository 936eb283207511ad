"""What is asked and told over HTTP, as types: requests are read strictly, by these and no others.

``docs/http.md`` has the same in words; ``/api/openapi.json`` is made from them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from spades.server.protocol import TableId, Token, whole

Name = Annotated[
    str, Meta(min_length=1, max_length=96, description="1 to 24 characters once they are composed.")
]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Pledge = Annotated[
    str,
    Meta(
        pattern=whole("[0-9a-f]{64}"), description="SHA-256 of one's 16 bytes for the shuffle, hex."
    ),
]
Request = Annotated[
    str,
    Meta(
        pattern=whole("[A-Za-z0-9_-]{22,64}"),
        description="Random text of the client's own: the same again is the same request.",
    ),
]
Code = Annotated[str, Meta(pattern=whole("[0-9a-z]{10}"), description="A one-time code.")]


# --- asked


class OpenTable(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table; with ``name`` whoever opens it sits down at once."""

    rules: dict[str, Any] | None = None
    """A preset and the fields that differ; without it the partnership game."""
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=4)] | None = None
    """Whom each seat is for: ``person`` or a computer player. Without it all are for people."""
    against: Annotated[str, Meta(max_length=40)] | None = None
    """In the place of ``seats``: one person, and this computer player in all other seats."""
    options: dict[str, Any] = {}
    """The table's options that differ from the defaults."""
    fair: bool = True
    """Whether the deals are committed to beforehand and opened afterwards."""
    name: Name | None = None
    seat: SeatNumber | None = None
    pledge: Pledge | None = None
    request: Request | None = None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A free seat for a person, the first one if none is named."""

    name: Name
    seat: SeatNumber | None = None
    pledge: Pledge | None = None
    request: Request | None = None


class UseCode(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Take a seat to another device, with the code that the first one asked for."""

    code: Code
    request: Request | None = None


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat that the client has a token of."""

    table: TableId
    token: Token


class AskDeal(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A deal of a seed that the client brings."""

    seed: Annotated[str, Meta(min_length=1, max_length=200)]
    """64 hex digits, or any other text."""
    number: Annotated[int, Meta(ge=1, le=100_000)]
    """Which deal of the seed, counted from 1."""
    game: Annotated[str, Meta(max_length=40)] = "partnership"


# --- told


class Sat(msgspec.Struct, kw_only=True):
    """A seat and the token that proves it: whoever has the token has the seat."""

    table: str
    seat: int
    token: str
    version: int


class Opened(msgspec.Struct, kw_only=True):
    """The new table. ``link`` is the invitation: whoever has it may sit down."""

    table: str
    link: str
    version: int
    seat: int | None = None
    token: str | None = None


class Shown(msgspec.Struct, kw_only=True):
    """A table as everybody may see it; ``archived``: only its record is left."""

    table: str
    version: int | None
    archived: bool
    state: dict[str, Any] | None


class Listed(msgspec.Struct, kw_only=True):
    """A table with free seats, as the lobby shows it."""

    table: str
    changed: float
    rules: dict[str, Any]
    options: dict[str, Any]
    seats: list[dict[str, Any]]


class Lobby(msgspec.Struct, kw_only=True):
    """Open tables; ``next``: what to ask ``after`` for more, null at the end."""

    tables: list[Listed]
    next: str | None


class Own(msgspec.Struct, kw_only=True):
    """What has become of a seat. ``phase``: also ``archived`` and ``gone``."""

    table: str
    phase: str
    seat: int | None = None
    acts: bool = False
    """Whether the match waits for this seat."""
    state: dict[str, Any] | None = None
    error: dict[str, Any] | None = None


class MoveCode(msgspec.Struct, kw_only=True):
    """A code that takes the seat to another device once, until then (seconds since 1970)."""

    code: str
    until: float


class Hands(msgspec.Struct, kw_only=True):
    """Hands that are over, each as in a record."""

    hands: list[dict[str, Any]]


class Verified(msgspec.Struct, kw_only=True):
    """Whether the hands of a record were shuffled as promised, as ``spades verify --json`` says."""

    format: str
    version: int
    proven: bool
    hands: list[dict[str, Any]]
    first: dict[str, Any]
    errors: list[dict[str, Any]]


class Dealt(msgspec.Struct, kw_only=True):
    """A deal: four hands by seat, or the stock of the two-player game, its top card first."""

    seed: str
    """As 64 hex digits."""
    number: int
    game: str
    hands: list[list[str]] | None = None
    stock: list[str] | None = None


class Players(msgspec.Struct, kw_only=True):
    """The computer players that a table may seat."""

    players: list[str]


class Field(msgspec.Struct, kw_only=True):
    """One field of the rules object or of a table's options, and what it may be."""

    name: str
    kind: str
    """``number``, ``choice``, ``switch`` or ``player``."""
    range: list[float] | None = None
    choices: list[str] | None = None
    may_be_null: bool = False
    game: str | None = None
    """The one game that it belongs to."""


class RulesAbout(msgspec.Struct, kw_only=True):
    """All rules and options, with their defaults."""

    presets: dict[str, dict[str, Any]]
    rules: list[Field]
    options: list[Field]
    option_defaults: dict[str, Any]


class Health(msgspec.Struct, kw_only=True):
    """``ok``, or what is not."""

    status: str


class Refused(msgspec.Struct, kw_only=True):
    """Why not: a code and its facts, as ``docs/errors.md`` lists them."""

    error: dict[str, Any]
