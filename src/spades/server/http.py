"""The routes under ``/api`` that are no socket: tables, seats, records, proofs, what there is.

Each is short: it reads what is asked (``shapes``), asks the hub, and tells. Tokens come in
``Authorization: Bearer`` or in a body, never in an address, where logs and histories keep them.
"""

from __future__ import annotations

import json
import logging
import unicodedata
from collections.abc import Generator
from functools import cache
from typing import Annotated, Any, Final, TypeVar

import msgspec
from litestar import Request, get, post
from litestar.dto import AbstractDTO
from litestar.dto.data_structures import DTOFieldDefinition
from litestar.enums import MediaType
from litestar.handlers import BaseRouteHandler
from litestar.openapi.spec import OpenAPIType, Reference, Schema
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.typing import FieldDefinition

from spades.cards.shuffle import deck_order, seed_from_text
from spades.errors import IllegalAction, RulesError, SpadesError, UsageError
from spades.players import PLAYERS
from spades.rules import PARTNERSHIP, PRESETS
from spades.server.about import rules_about
from spades.server.checking import LONGEST_RECORD
from spades.server.live import Live, error_json
from spades.server.protocol import whole
from spades.server.refusals import errors
from spades.server.service import Connection, Parts, Service
from spades.server.shapes import (
    AskDeal,
    Dealt,
    Hands,
    Listed,
    Lobby,
    MoveCode,
    Opened,
    OpenTable,
    Own,
    OwnSeat,
    Players,
    RulesAbout,
    Sat,
    Shown,
    TakeSeat,
    UseCode,
    Verified,
)
from spades.store.port import TABLE_ID
from spades.table import PERSON, Plan
from spades.table.seating import NAME_LENGTH, is_name
from spades.table.told import table_json

_log = logging.getLogger(__name__)

LONGEST_BODY: Final = 16 * 1024
"""Bytes of a request's body, a record's excepted."""
MOST_OWN: Final = 50
"""Seats of one's own that are asked after at once."""
PAGE: Final = 50

TableName = Annotated[
    str, PathParameter(pattern=whole(TABLE_ID.pattern), description="The table's name.")
]
T = TypeVar("T")


# --- reading a request


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class Strict(AbstractDTO[T]):
    """A body read as it is typed: a number is no text, and unknown fields are refused."""

    @classmethod
    def create_for_field_definition(cls, *_: Any, **__: Any) -> None:
        """There is nothing to prepare."""

    @classmethod
    def create_openapi_schema(
        cls, field_definition: FieldDefinition, handler_id: str, schema_creator: Any
    ) -> Reference | Schema:
        """The type's own schema."""
        schema: Reference | Schema = schema_creator.for_field_definition(field_definition)
        return schema

    def decode_bytes(self, value: bytes) -> Any:
        """Raises UsageError ``http.not_json``, ``http.bad_request`` (``why``)."""
        check_json(self.asgi_connection)
        try:
            return _decoder(self.model_type).decode(value)  # type: ignore[arg-type]
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise UsageError("http.bad_request", why=str(error)[:200]) from None

    @classmethod
    def generate_field_definitions(
        cls, model_type: type[Any]
    ) -> Generator[DTOFieldDefinition, None, None]:
        """There are none: the type reads itself."""
        yield from ()

    @classmethod
    def detect_nested_field(cls, field_definition: FieldDefinition) -> bool:
        """Nothing is taken apart."""
        return False


class AsSent(Strict[bytes]):
    """A body that is read elsewhere: a record."""

    @classmethod
    def create_openapi_schema(cls, *_: Any, **__: Any) -> Schema:
        """Any object; ``docs/record.md`` has its fields."""
        return Schema(type=OpenAPIType.OBJECT, description="A record, spades-record.")

    def decode_bytes(self, value: bytes) -> bytes:
        """Raises UsageError ``http.not_json``."""
        check_json(self.asgi_connection)
        return value


def check_json(request: Any) -> None:
    """Raises UsageError ``http.not_json``: no body of another kind is read."""
    if request.content_type[0] != "application/json":
        raise UsageError("http.not_json")


async def guard(connection: Connection, handler: BaseRouteHandler) -> None:
    """What is refused before anything is read: too many, other origins, a closing server.

    The socket answers for itself. Raises SpadesError ``server.restarting``, ``http.origin``,
    ``limit.too_many``.
    """
    kind: Any = connection.scope["type"]
    if kind != "http":
        return
    service: Service = connection.app.state.service
    if service.closing:
        raise IllegalAction("server.restarting")
    if connection.scope.get("method") == "POST" and not service.may_come_from(connection):
        raise UsageError("http.origin")
    if "limit" in handler.opt:
        service.allow(handler.opt["limit"], service.sender_of(connection))


def bearer(request: Connection) -> str:
    """The token of ``Authorization``. Raises IllegalAction ``seat.token``."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.isascii() or not token.strip():
        raise IllegalAction("seat.token")
    return token.strip()


_BEARER: Final[list[dict[str, list[str]]]] = [{"seat": []}]


# --- tables


@post(
    "/tables",
    dto=Strict[OpenTable],
    return_dto=None,
    responses=errors(409, 413, 415),
    summary="Open a table",
)
async def open_table(
    data: JSONBody[OpenTable], service: Parts, request: Request[Any, Any, Any]
) -> Opened:
    """Open a table; with ``name``, sit down at it at once."""
    name = None if data.name is None else _name(data.name)
    plan = _plan(data)
    _check_seat(data, plan)
    service.allow("open", service.sender_of(request))
    table = await service.hub.open(plan, data.request)
    link = f"{service.base_for(request)}/t/{table}"
    if name is None:
        live = await service.hub.find(table)
        return Opened(table=table, link=link, version=live.table.version)
    told, token, seat = await service.hub.sit(table, name, data.seat, data.pledge, data.request)
    return Opened(table=table, link=link, version=told.answer.version, seat=seat, token=token)


def _check_seat(data: OpenTable, plan: Plan) -> None:
    """Whoever opens a table can sit down there, and somebody can.

    Raises IllegalAction ``table.no_person``, ``seat.unknown``, ``seat.taken``; UsageError
    ``http.bad_request``.
    """
    if PERSON not in plan.kinds:
        raise IllegalAction("table.no_person")
    if data.seat is None:
        return
    if data.seat >= plan.rules.seats:
        raise IllegalAction("seat.unknown", seat=data.seat, seats=plan.rules.seats)
    if data.name is None and data.against is None:
        raise UsageError("http.bad_request", why="a seat and no name")
    if plan.kinds[data.seat] != PERSON:
        raise IllegalAction("seat.taken", seat=data.seat)


def _name(text: str) -> str:
    """A name as it is kept, composed and trimmed. Raises IllegalAction ``seat.name``."""
    name = unicodedata.normalize("NFC", text).strip()
    if not is_name(name):
        raise IllegalAction("seat.name", most=NAME_LENGTH)
    return name


def _plan(data: OpenTable) -> Plan:
    """Raises RulesError, IllegalAction, UsageError, as ``Plan.from_json``; ``option.conflict``."""
    rules = {"preset": PARTNERSHIP} if data.rules is None else data.rules
    if data.seats is not None and data.against is not None:
        raise UsageError("option.conflict", option="seats", beside="against")
    seats = data.seats
    if seats is None:
        preset = PRESETS.get(str(rules.get("preset", rules.get("game"))), PRESETS[PARTNERSHIP])
        seats = [data.against or PERSON] * preset.seats
        if data.against is not None and data.against != PERSON:
            seats[min(data.seat or 0, preset.seats - 1)] = PERSON
    told = {"rules": rules, "seats": seats, "options": data.options, "fair": data.fair}
    return Plan.from_json(told)


@get("/tables", responses=errors(), summary="The lobby")
async def lobby(
    service: Parts,
    after: Annotated[str, QueryParameter(pattern=whole("[A-Za-z0-9_-]{0,64}"))] = "",
) -> Lobby:
    """Tables that wait for people and want to be seen, in the order of their names."""
    found = await service.store.tables("open", listed=True, limit=PAGE + 1, after=after)
    page = [
        Listed(table=table, changed=summary.changed, **json.loads(summary.body))
        for table, summary in found[:PAGE]
    ]
    return Lobby(tables=page, next=page[-1].table if len(found) > PAGE else None)


@get("/tables/{table:str}", responses=errors(404), summary="A table, as everybody may see it")
async def show_table(table: TableName, service: Parts) -> Shown:
    """The seats, the options, the phase; no card, and nothing of the match."""
    try:
        live = await service.hub.find(table)
    except IllegalAction as error:
        if error.code == "table.archived":
            return Shown(table=table, version=None, archived=True, state=None)
        raise
    state = table_json(live.table)
    return Shown(table=table, version=live.table.version, archived=False, state=state)


@post(
    "/tables/{table:str}/seats",
    dto=Strict[TakeSeat],
    return_dto=None,
    opt={"limit": "sit"},
    responses=errors(404, 409, 413, 415),
    summary="Take a seat",
)
async def take_seat(table: TableName, data: JSONBody[TakeSeat], service: Parts) -> Sat:
    """The answer's token is the seat: it is told once, and to nobody else."""
    name = _name(data.name)
    told, token, seat = await service.hub.sit(table, name, data.seat, data.pledge, data.request)
    return Sat(table=table, seat=seat, token=token, version=told.answer.version)


@post(
    "/tables/own",
    dto=Strict[list[OwnSeat]],
    return_dto=None,
    status_code=200,
    responses=errors(413, 415),
    summary="What has become of one's seats",
)
async def own_tables(
    data: JSONBody[list[OwnSeat]], service: Parts, request: Request[Any, Any, Any]
) -> list[Own]:
    """For each seat: where its match stands, and whether it waits for you."""
    if len(data) > MOST_OWN:
        raise UsageError("http.bad_request", why=f"at most {MOST_OWN}")
    service.allow("own", service.sender_of(request), len(data))
    return [await _own(one, service) for one in data]


async def _own(asked: OwnSeat, service: Service) -> Own:
    try:
        live = await service.hub.find(asked.table)
        seat = await service.hub.held(live, asked.token)
    except SpadesError as error:
        if error.code in _LEFT:
            return Own(table=asked.table, phase=_LEFT[error.code])
        if error.code == "seat.token":
            _log.info("refused", extra={"code": error.code, "status": 401})
        return Own(table=asked.table, phase="unknown", error=error_json(error))
    return Own(
        table=asked.table,
        phase=live.table.phase,
        seat=seat,
        acts=_acts(live, seat),
        state=table_json(live.table),
    )


_LEFT: Final = {"table.archived": "archived", "store.unknown": "gone"}


def _acts(live: Live, seat: int) -> bool:
    table = live.table
    if table.phase == "opening":
        return seat in table.to_open
    return table.phase == "playing" and table.to_act == seat


@post(
    "/tables/{table:str}/code",
    opt={"limit": "code"},
    security=_BEARER,
    responses=errors(401, 404, 409),
    summary="A code that takes the seat to another device",
)
async def offer_code(table: TableName, service: Parts, request: Request[Any, Any, Any]) -> MoveCode:
    """It is good once, for two minutes; a new one makes the one before it void."""
    code, until = await service.hub.offer_move(table, bearer(request))
    return MoveCode(code=code, until=until)


@post(
    "/tables/{table:str}/move",
    dto=Strict[UseCode],
    return_dto=None,
    status_code=200,
    opt={"limit": "code"},
    responses=errors(403, 404, 413, 415),
    summary="Take a seat to this device",
)
async def use_code(table: TableName, data: JSONBody[UseCode], service: Parts) -> Sat:
    """The seat has a new token, and the old one is void."""
    live = await service.hub.find(table)
    service.allow("code_table", table)
    token, seat = await service.hub.move(table, data.code, data.request)
    return Sat(table=table, seat=seat, token=token, version=live.table.version)


# --- records and proofs


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.JSON,
    opt={"limit": "record"},
    responses=errors(404, 409),
    summary="The record of a match that is over",
)
async def record(table: TableName, service: Parts) -> dict[str, Any]:
    """``spades-record``; refused while the match goes on, for it holds all cards."""
    told: dict[str, Any] = json.loads(await service.hub.record(table))
    return told


@get(
    "/tables/{table:str}/hands",
    opt={"limit": "check"},
    responses=errors(404, 409),
    summary="Finished hands, whole",
)
async def hands(table: TableName, service: Parts) -> Hands:
    """Where the table's ``spectators`` are ``after``: as a record has them, passes and all."""
    return Hands(hands=await service.hub.finished_hands(table))


@get(
    "/tables/{table:str}/verify",
    opt={"limit": "check"},
    responses=errors(404, 409),
    summary="Whether a match was dealt as promised",
)
async def verify_table(table: TableName, service: Parts) -> Verified:
    """Checked anew from the record, by the same code as ``spades verify``."""
    return Verified(**await service.checker.check(await service.hub.record(table)))


@post(
    "/verify",
    dto=AsSent,
    return_dto=None,
    status_code=200,
    opt={"limit": "check"},
    request_max_body_size=LONGEST_RECORD,
    responses=errors(413, 415),
    summary="Whether a record was dealt as it promises",
)
async def verify(data: JSONBody[bytes], service: Parts) -> Verified:
    """The body is a record, from this server or any other."""
    return Verified(**await service.checker.check(data))


@post(
    "/deals",
    dto=Strict[AskDeal],
    return_dto=None,
    status_code=200,
    responses=errors(413, 415),
    summary="A deal of a seed",
)
async def deal(data: JSONBody[AskDeal]) -> Dealt:
    """By the published shuffle, from the seed that is given and no other."""
    if data.game not in PRESETS:
        raise RulesError("rules.unknown_preset", preset=data.game[:40], known=list(PRESETS))
    seed = seed_from_text(data.seed)
    order = deck_order(seed, data.number)
    told = Dealt(seed=seed.hex(), number=data.number, game=data.game)
    if PRESETS[data.game].seats == 2:
        told.stock = [str(card) for card in order]
    else:
        hands = [sorted(order[13 * seat : 13 * seat + 13]) for seat in range(4)]
        told.hands = [[str(card) for card in hand] for hand in hands]
    return told


# --- what there is


@get("/players", responses=errors(), summary="Computer players")
async def players() -> Players:
    """The names that seats and the option ``sitter`` take."""
    return Players(players=list(PLAYERS))


@get("/rules", responses=errors(), summary="Rules and options")
async def rules() -> RulesAbout:
    """Presets, fields and what they may be."""
    return rules_about()


ROUTES: Final = (
    open_table,
    lobby,
    show_table,
    take_seat,
    own_tables,
    offer_code,
    use_code,
    record,
    hands,
    verify_table,
    verify,
    deal,
    players,
    rules,
)
