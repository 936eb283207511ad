"""The table screen where people meet: who is there, the clock, votes, phrases, the connection."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from spades.table import Told, asks
from spades.tui.canvas import fit
from spades.tui.desk import Desk
from spades.tui.narrate import side_lines
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.proof import alarming, proof_lines, prove
from spades.tui.remote.room import clock_text
from spades.tui.screens import pages
from spades.tui.screens.dialogs import Confirm
from spades.tui.screens.gathering import LeaveDialog
from spades.tui.screens.menu import MenuScreen
from spades.tui.screens.roommenu import phrase_menu, reason_menu, room_menu
from spades.tui.screens.table import TableScreen
from spades.tui.standing_room import proposal_text, time_left
from spades.tui.widgets.felt import Felt
from spades.tui.widgets.panel import Log

SHORT: Final = 10.0
"""Seconds on a clock from which on it is shown as urgent."""

HINTS: Final[pages.Hints] = (
    ("?", "ui-help"),
    ("M", "join-menu"),
    ("P", "join-talk"),
    ("H", "suggestion-title"),
    ("U", "table-undo"),
    ("S", "sheet-title"),
    ("L", "table-last-trick"),
    ("O", "menu-settings"),
    ("Q", "ui-quit"),
)
_LOCAL_ONLY: Final = ("keys-undo", "keys-concede", "keys-quit")
KEYS: Final[pages.Keys] = (
    *(key for key in pages.KEYS if key[1] not in _LOCAL_ONLY),
    ("M", "keys-room", ""),
    ("P", "keys-talk", ""),
    ("R", "keys-claim", "play"),
    ("Y, N", "keys-vote", ""),
    ("B", "join-take-seat-back", ""),
    ("U", "keys-propose-undo", ""),
    ("C", "keys-concede", ""),
    ("Q, Ctrl+Q", "keys-leave", ""),
)


class LiveTableScreen(TableScreen):
    """A match at a server's table. Ends with ``quit`` or ``failed``."""

    hints = HINTS

    def __init__(self, desk: Desk, match: RemoteMatch) -> None:
        super().__init__(desk, match)
        self.live = match
        self._asked = False
        """Whether the player was to do something when the screen was last drawn."""

    def on_mount(self) -> None:
        """Hear of news; the table screen's own handler begins, which is called too."""
        loop = asyncio.get_running_loop()

        def heard() -> None:
            with contextlib.suppress(RuntimeError):  # the screen has gone
                loop.call_soon_threadsafe(self.driver.wake)

        self.live.listen(heard)
        self.set_interval(1.0, self._tick)

    # --- what is shown

    def news(self, told: Told) -> None:
        """Draw anew; what is of the game follows step by step."""
        if told.answer.kind in ("back", "state"):
            self.tell(None)
        self.draw()

    def draw(self) -> None:
        """As ever; and a sound when the player is asked for something."""
        super().draw()
        asked = self.driver.ready or self.live.asked
        if asked and not self._asked:
            self.app.bell()
        self._asked = asked

    def _tick(self) -> None:
        """Times go on while nothing happens."""
        if self.is_mounted and self.app.screen is self:
            self._show_question()
            self._show_notice()
            self.query_one(Felt).refresh()

    def _aside(self) -> Text:
        """The clock of the one to act."""
        left, palette = time_left(self.live), self.desk.palette
        if left is None:
            return Text()
        style = palette.wrong if self.mine and left <= SHORT else palette.faint
        return Text(clock_text(left), style)

    def _show_notice(self) -> None:
        """That there is no connection goes before all else."""
        if self.live.online:
            super()._show_notice()
            return
        wait = clock_text(self.live.retry_in)
        said = self.desk.texts.say("join-offline", time=wait)
        self.query_one("#notice").update(Text(said, self.desk.palette.wrong))  # type: ignore[attr-defined]

    def _standing_notice(self) -> Text:
        """What is proposed, and what could be claimed."""
        room, texts, palette = self.live.room, self.desk.texts, self.desk.palette
        if room.proposal is not None and self.ask.kind != "vote":
            return Text(proposal_text(self.live, room, texts), palette.ink)
        if self.driver.ready and self.live.claim() is not None:
            count = (self.stage.view.hand or 0).bit_count()
            hint = texts.say("join-claim-hint", count=count)
            return Text(f"{hint} R: {texts.say('keys-claim')}", palette.lamp)
        return Text()

    def _title(self) -> Text:
        """For whoever looks on, that they do."""
        line = super()._title()
        if self.live.seat is not None:
            return line
        mark = self.desk.texts.say("join-watching")
        room = self.size.width - 2 - cell_len(mark) - 3
        return Text(f"{mark} · " if not self.desk.texts.ascii else f"{mark} - ").append_text(
            Text(fit(line.plain.rstrip(), room), self.desk.palette.faint)
        )

    # --- a hand's end, and the match's

    def hand_over_beside(self) -> None:
        """The hand line by line; the next one may begin meanwhile."""
        self.run_worker(self._hand_page(), group="hand")

    async def _hand_page(self) -> None:
        while await self.app.push_screen_wait(pages.hand_page(self.desk, self.stage)) == "s":
            await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))

    async def match_over(self) -> bool:
        """Who won, and whether the shuffle was what was promised."""
        self.say(lambda: self.desk.texts.say("join-proving"))
        proof = await asyncio.to_thread(prove, self.live)
        self.stage.catch_up()
        self.tell(None)
        self.draw()
        palette = self.desk.palette
        style = palette.wrong if alarming(proof) else palette.ink
        while True:
            told = [Text(line, style) for line in proof_lines(proof, self.desk.texts)]
            page = pages.match_page(self.desk, self.stage, told)
            if await self.app.push_screen_wait(page) != "s":
                self.dismiss("quit")
                return True
            await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))

    # --- commands

    def _commands(self) -> dict[str, Callable[[], None]]:
        """With those of the table; a spectator has fewer."""
        commands = super()._commands()
        commands |= {"m": self.show_room, "r": self.show_claim}
        if self.live.seat is None:
            for key in ("u", "c", "h"):
                del commands[key]
        else:
            commands["p"] = self.show_phrases
        return commands

    def show_help(self) -> None:
        """All keys."""
        self._push(pages.help_page(self.desk, True, KEYS))

    def show_quit(self) -> None:
        """Ask, then leave the table."""
        self._push(LeaveDialog(self.desk, self.live), self.driver.leave)

    def show_concede(self) -> None:
        """Ask, then give up, or ask the partner to."""
        say = self.desk.texts.say
        if not self.live.over:
            asked = Confirm(self.desk, say("dialog-concede"), say("join-concede-help"))
            self._push(asked, self.driver.concede)

    def show_claim(self) -> None:
        """What the hand will be worth, then claim the rest."""
        result, seat = self.live.claim(), self.live.seat
        if result is None or seat is None or not self.driver.ready:
            return
        texts = self.desk.texts
        names = self.stage.names(texts)
        lines = [line for side in (0, 1) for line in side_lines(result, side, seat, names, texts)]
        asked = Confirm(self.desk, texts.say("dialog-claim"), "\n".join(lines), yes=True)
        self._push(asked, lambda: self.driver.request(asks.Claim(seat)))

    def show_phrases(self) -> None:
        """The ready-made phrases."""
        if self.live.room.plan.options.talk:
            self.app.push_screen(phrase_menu(self.desk), self._said)
        else:
            self.say(lambda: self.desk.texts.say("error-talk-off"))

    def _said(self, phrase: str | None) -> None:
        if phrase and self.live.seat is not None:
            self.driver.request(asks.Talk(self.live.seat, phrase))

    def show_room(self) -> None:
        """Who is there, and what can be asked of the table."""
        self._push_menu(room_menu(self.desk, self.live))

    def _push_menu(self, menu: MenuScreen) -> None:
        self.app.push_screen(menu, self._chosen_of_room)

    def _chosen_of_room(self, chosen: str | None) -> None:
        deeds = {
            "talk": self.show_phrases,
            "undo": self.driver.undo,
            "claim": self.show_claim,
            "concede": self.show_concede,
            "leave": self.show_quit,
        }
        if chosen in deeds:
            deeds[chosen]()
        elif chosen and re.fullmatch(r"kick \d", chosen):
            self._push_menu(reason_menu(self.desk, self.live, int(chosen[-1])))
        elif chosen and self.live.seat is not None:
            ask = asks.parse_ask(self.live.seat, chosen)
            self.driver.request(ask)  # type: ignore[arg-type]
        self.query_one(Log).refresh()
