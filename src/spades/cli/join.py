"""``spades play --join``: a match at a table on a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spades.cli import common
from spades.errors import UsageError

if TYPE_CHECKING:
    from spades.i18n import Texts
    from spades.tui.listening import ListeningLines
    from spades.tui.remote.link import Link
    from spades.tui.remote.match import RemoteMatch
    from spades.tui.settings import Settings

MOST_SEATS: Final = 4
"""Of any table; how many one has, its server says."""


def play_at(
    text: str,
    server: str | None,
    settings: Settings,
    remembered: Settings,
    texts: Texts,
    lines: ListeningLines,
    line_by_line: bool,
    seat: int | None,
    watch: bool,
    take_over: bool,
) -> int:
    """Join the table and play. Returns an exit code. Raises SpadesError: why that cannot be."""
    from spades.tui.plain_live import LiveLineGame
    from spades.tui.remote.link import read_link

    if seat is not None and not 0 <= seat < MOST_SEATS:
        raise UsageError("play.seat", seat=seat, highest=MOST_SEATS - 1)
    match = _match(read_link(text, server), settings, texts, lines, seat, watch, take_over)
    if line_by_line:
        return LiveLineGame(match, settings, texts, lines).play()
    from spades.tui.live_app import play_remote

    return play_remote(match, settings, texts, common.matches_folder(), remembered)


def _match(
    link: Link,
    settings: Settings,
    texts: Texts,
    lines: ListeningLines,
    seat: int | None,
    watch: bool,
    take_over: bool,
) -> RemoteMatch:
    from spades.errors import RemoteError
    from spades.tui.remote.join import join, own_seat
    from spades.tui.remote.join import watch as look_on
    from spades.tui.remote.requests import check_free

    if watch:
        return look_on(link)
    folder = common.data_folder()
    name = settings.name
    if not name and not own_seat(folder, link):
        check_free(link)  # before anybody is asked for a name in vain
        name = _name(texts, lines)
    try:
        return join(link, folder, name, seat, take_over)
    except RemoteError as error:
        if error.code != "seat.in_use" or not lines.any_time:
            raise
        if not lines.agree(texts.say("join-take-over"), texts):
            raise
        return join(link, folder, name, seat, take_over=True)


def _name(texts: Texts, lines: ListeningLines) -> str:
    """What the person is called: others see it."""
    from spades.tui.names import clean_name

    guest = texts.say("join-guest")
    if not lines.any_time:
        return guest
    asked = f"{texts.say('menu-your-name')}. {texts.say('menu-enter', value=guest)}"
    return clean_name(lines.ask([asked])) or guest
