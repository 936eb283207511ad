"""What somebody sees who opens a link in a browser: how to sit down, in their language."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Request, get
from litestar.params import PathParameter

from spades.i18n import Texts
from spades.i18n.languages import DEFAULT_LANGUAGE, find_language
from spades.server.protocol import whole
from spades.server.refusals import errors
from spades.server.service import Parts
from spades.store.port import TABLE_ID

Invited = Annotated[str, PathParameter(pattern=whole(TABLE_ID.pattern))]


@get(
    "/",
    media_type=MediaType.TEXT,
    responses=errors(),
    summary="How a table is opened",
    sync_to_thread=False,
)
def front(request: Request[Any, Any, Any], service: Parts) -> str:
    """How a table is opened here."""
    said = texts_for(request.headers.get("accept-language", ""))
    return said.say("serve-open", address=service.base_for(request)) + "\n"


@get(
    "/t/{table:str}",
    media_type=MediaType.TEXT,
    responses=errors(),
    summary="How one sits down",
    sync_to_thread=False,
)
def invitation(table: Invited, request: Request[Any, Any, Any], service: Parts) -> str:
    """How one sits down at the table that the link names; it is not looked up."""
    said = texts_for(request.headers.get("accept-language", ""))
    return said.say("open-sit", link=f"{service.base_for(request)}/t/{table}") + "\n"


def texts_for(accepted: str) -> Texts:
    """The texts in the first language of an ``Accept-Language`` that there is."""
    tags = (part.partition(";")[0] for part in accepted[:200].split(","))
    found = next((one for one in map(find_language, tags) if one is not None), DEFAULT_LANGUAGE)
    return _texts(found)


@cache
def _texts(language: str) -> Texts:
    return Texts(language)
