"""The table: a hand, a trick, a question. All keys of the play lead through here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from textual import events

from spades.cards import Card
from spades.errors import SpadesError
from spades.game.actions import Action, Exchange, Look, Pass, Play
from spades.game.view import playable
from spades.table import Ask, Told
from spades.tui.asks import Option, exchange_action, suggestion_text
from spades.tui.desk import Desk
from spades.tui.driver import Driver
from spades.tui.match import Match
from spades.tui.screens import pages
from spades.tui.screens.dialogs import Confirm, Page, QuitDialog
from spades.tui.screens.options import OptionsScreen
from spades.tui.screens.tableview import TableView
from spades.tui.widgets.choices import Choices
from spades.tui.widgets.felt import Felt
from spades.tui.widgets.hand import HandWidget


class TableScreen(TableView):
    """A match being played. Ends with ``quit``, ``again``, ``back`` or ``failed``."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk, match)
        self.driver = Driver(self.stage, desk, self)
        self._seen = asyncio.Event()
        self._seen.set()

    def on_mount(self) -> None:
        """Begin."""
        self.desk.listeners.append(self.draw)
        self.draw()
        self.run_worker(self._run(), exclusive=True, group="match")

    def on_unmount(self) -> None:
        """No longer listen."""
        self.desk.listeners.remove(self.draw)

    async def _run(self) -> None:
        try:
            await self.driver.run()
        except SpadesError as error:
            await self.app.push_screen_wait(pages.error_page(self.desk, error))
            self.dismiss("failed")
            return
        if self.driver.leaving:
            self.dismiss("quit")

    def seen(self, visible: bool) -> None:
        """Whether the terminal is large enough: the match waits while it is not."""
        if visible:
            self._seen.set()
        else:
            self._seen.clear()

    async def until_seen(self) -> None:
        """Return when the terminal is large enough."""
        await self._seen.wait()

    def draw(self) -> None:
        """Show the stage as it is now, and whose turn it is."""
        if self.driver.ready and not self.mine and self._passing:
            self._notice = None  # what was said while others played holds no longer
        self.mine = self.driver.ready
        super().draw()

    def say(self, told: Callable[[], str]) -> None:
        """A notice; said while others play, it goes when the player's turn begins."""
        super().say(told)
        self._passing = not self.driver.ready

    def news(self, told: Told) -> None:
        """Only tables where others act by themselves have news."""

    def hand_over_beside(self) -> None:
        """Only there the match goes on meanwhile."""

    # --- between hands, and the end

    async def hand_over(self) -> bool:
        """The hand line by line; False takes the last card back."""
        while True:
            answer = await self.app.push_screen_wait(pages.hand_page(self.desk, self.stage))
            if answer == "s":
                await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))
                continue
            return answer != "u"

    async def match_over(self) -> bool:
        """Who won, and how it went; False takes the last card back."""
        self.draw()
        while True:
            answer = await self.app.push_screen_wait(pages.match_page(self.desk, self.stage))
            if answer == "s":
                await self.app.push_screen_wait(pages.sheet_page(self.desk, self.stage))
            elif answer == "u":
                return False
            else:
                self.dismiss({"n": "again", "q": "quit"}.get(answer, "back"))
                return True

    # --- keys and clicks

    def on_key(self, event: events.Key) -> None:
        """A key: part of a card or a bid if one is asked for, else a command."""
        typed = event.character if event.character and event.character.isprintable() else ""
        command = typed.lower() or event.key
        event.stop()
        if self._typing(typed) or self._moving(event.key) or self._answering(command):
            return
        self._typed.clear()
        if command != "l":
            self.query_one(Felt).again = False
        act = self._commands().get(command)
        if act is not None:
            act()
        self.draw()

    def _commands(self) -> dict[str, Callable[[], None]]:
        return {
            "question_mark": self.show_help,
            "?": self.show_help,
            "f1": self.show_howto,
            "i": self.show_howto,
            "h": self.show_suggestion,
            "l": self.show_last_trick,
            "s": lambda: self._push(pages.sheet_page(self.desk, self.stage)),
            "o": self.show_options,
            "u": self.driver.undo,
            "c": self.show_concede,
            "q": self.show_quit,
            "ctrl+q": self.driver.leave,
            "space": self.driver.hurry,
            " ": self.driver.hurry,
            "escape": lambda: self.tell(None),
        }

    def _typing(self, key: str) -> bool:
        view = self.stage.view
        if not view.hand or not (self.ask.cards or view.phase == "play"):
            return False
        if key.lower() == "q" and (
            self._typed.rank == "Q" or not any(card.rank == 10 for card in self._cards())
        ):
            return False
        if not self._typed.wants(key):
            return False
        card = self._typed.feed(key)
        if card is not None:
            self.pick(card)
        else:
            self._show_question()
        return True

    def _moving(self, key: str) -> bool:
        steps = {"left": -1, "right": 1, "shift+tab": -1, "tab": 1}
        if key not in steps:
            return False
        by = steps[key]
        choices = self.query_one(Choices)
        if self.ask.options:
            choices.move(by)
            return True
        cards = self._cards()
        if cards:
            at = self._place
            for _ in cards:
                at = (at + by) % len(cards)
                if self.ask.kind != "play" or playable(self.stage.view) >> cards[at] & 1:
                    break
            self._place, self._cursor = at, cards[at]
            self._show_hand()
        return True

    def _answering(self, key: str) -> bool:
        """Keys that answer the question: Enter, space, a bid's digits, an option's letter."""
        ask, choices = self.ask, self.query_one(Choices)
        if key == "escape" and self._typed.rank:
            self._typed.clear()
            self._show_question()
            return True
        if ask.kind == "bid" and (key.isdigit() or key == "n") and len(key) == 1:
            choices.cursor = _typed_bid(choices.cursor, key)
            choices.refresh()
            return True
        if key == "enter" and self._typed.rank:
            # Half a card is none: Enter plays nothing, and after Q it may mean to quit.
            queen = self._typed.rank == "Q"
            self._typed.clear()
            self._show_question()
            if queen:
                self.show_quit()
            return True
        if key == "enter":
            if ask.cards == "play" and self._cursor is not None:
                self.pick(self._cursor, sure=True)
            elif ask.cards == "choose":
                self._exchange()
            elif ask.options and choices.cursor is not None:
                self._take(ask.options[choices.cursor])
            return True
        if key == " " and ask.cards == "choose" and self._cursor is not None:
            self.pick(self._cursor)
            return True
        for option in ask.options:
            if key == option.key and not key.isdigit():
                self._take(option)
                return True
        return False

    def pick(self, card: Card, sure: bool = False) -> None:
        """A card of the hand was meant: play it, or choose it, or only go to it."""
        held = card in self._cards()
        if self.ask.cards == "choose" and held:
            if card in self._chosen:
                self._chosen.remove(card)
            else:
                self._chosen.append(card)
            self._cursor = card
            self.draw()
            return
        here = self._cursor == card
        if held and (
            not self.driver.ready or (self.desk.settings.confirm and not here and not sure)
        ):
            self._cursor = card
            self.draw()
            return
        if self.stage.seat is not None:
            self._do(Play(self.stage.seat, card))

    def _exchange(self) -> None:
        if self.stage.seat is not None:
            self._do(exchange_action(self.ask, self.stage.seat, self._chosen))

    def _take(self, option: Option) -> None:
        if isinstance(option.action, Look):
            self.driver.look()
        elif not isinstance(option.action, Action):
            self.driver.request(option.action)
        elif option.risky and not self.driver.echo:
            value = self.stage.match.rules.double_nil_value
            question = self.desk.texts.say("dialog-double-nil", value=value)
            self._push(Confirm(self.desk, question), lambda: self._do(option.action))
        else:
            self._do(option.action)

    def _do(self, action: Action | Ask) -> None:
        self.tell(self.driver.act(action))
        self.draw()

    def on_hand_widget_picked(self, message: HandWidget.Picked) -> None:
        """A click on a card; the second of a double click is none."""
        if message.chain == 1 or self.ask.cards == "choose":
            self.pick(message.card)

    def on_hand_widget_turned(self) -> None:
        """A click on the face-down hand looks."""
        if self.stage.may_look:
            self.driver.look()

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """A click on an answer."""
        if message.chain > 1:
            return
        if self.ask.cards == "choose":
            self._exchange()
        elif message.at < len(self.ask.options):
            self.query_one(Choices).cursor = message.at
            self._take(self.ask.options[message.at])

    def on_felt_hurried(self) -> None:
        """A click on the table."""
        self.driver.hurry()

    # --- commands

    def _push(self, screen: Page | Confirm, then: Callable[[], None] | None = None) -> None:
        def answered(answer: str | bool | None) -> None:
            if then is not None and answer is True:
                then()

        self.app.push_screen(screen, answered)

    def show_help(self) -> None:
        """All keys."""
        self._push(pages.help_page(self.desk, self._saved))

    def show_howto(self) -> None:
        """How to play, and this table's rules."""
        self._push(pages.howto_page(self.desk, self.stage.match.rules))

    def show_options(self) -> None:
        """Language, speed and the like, changed at once."""
        self.app.push_screen(OptionsScreen(self.desk), lambda _: self.draw())

    def show_concede(self) -> None:
        """Ask, then give up."""
        say = self.desk.texts.say
        if self.stage.match.over:
            return
        asked = Confirm(self.desk, say("dialog-concede"), say("dialog-concede-help"))
        self._push(asked, self.driver.concede)

    def show_quit(self) -> None:
        """Ask, then leave; what is to be saved is saved already."""
        self._push(QuitDialog(self.desk, self._saved), self.driver.leave)

    @property
    def _saved(self) -> bool:
        return self.stage.match.go_on() is not None

    def show_last_trick(self) -> None:
        """The last trick once more, and who took it."""
        felt = self.query_one(Felt)
        felt.again = not felt.again and self.stage.last_trick is not None
        felt.since = self.stage.view
        self.say(lambda: pages.last_trick_text(self.desk, self.stage, self.stage.last_trick))

    def show_suggestion(self) -> None:
        """What the computer would do here, and why; the cursor goes there."""
        if not self.driver.ready or self.stage.seat is None:
            self.say(lambda: self.desk.texts.say("suggestion-none"))
            return
        self.run_worker(self._suggest(), exclusive=True, group="hint")

    async def _suggest(self) -> None:
        view, seat = self.stage.view, self.stage.seat
        assert seat is not None
        decision = await asyncio.to_thread(self.stage.match.suggestion, seat)
        if not self.driver.ready or self.stage.view is not view:
            return
        if decision is not None:
            action = decision.action
            if isinstance(action, Play):
                self._cursor = action.card
            elif isinstance(action, (Pass, Exchange)):
                self._chosen = list(action.cards)
            for at, option in enumerate(self.ask.options):
                if option.action == action:
                    self.query_one(Choices).cursor = at
        self.say(lambda: suggestion_text(decision, self.desk.texts))


def _typed_bid(cursor: int | None, key: str) -> int:
    """The bid after another digit: 1 then 3 is 13; ``n`` is Nil."""
    if key == "n":
        return 0
    if cursor == 1 and key in "0123":
        return 10 + int(key)
    return int(key)
