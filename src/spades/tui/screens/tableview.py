"""What is on the table screen: title, table, panel, question, answers, notice, hand, keys."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from spades.cards import Card, mask_of
from spades.errors import SpadesError
from spades.game.view import playable
from spades.tui.asks import WAIT, Ask, ask_of, sorted_hand
from spades.tui.canvas import fit
from spades.tui.desk import Desk
from spades.tui.match import Match
from spades.tui.screens import pages
from spades.tui.stage import Stage
from spades.tui.typed import CardTyping
from spades.tui.widgets.choices import Choice, Choices
from spades.tui.widgets.felt import Felt
from spades.tui.widgets.hand import HandWidget, Held
from spades.tui.widgets.panel import Log, Scores

LARGE_FROM = (106, 34)
"""The size from which cards are drawn large."""


class TableView(Screen[str]):
    """Draws a stage and the question to the player; what is done is the table screen's business."""

    hints: pages.Hints = pages.HINTS
    """The keys at the foot, with their words."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__()
        self.desk = desk
        self.stage = Stage(match)
        self.mine = False
        """Whether the match waits for the player."""
        self.ask: Ask = WAIT
        self._typed = CardTyping()
        self._cursor: Card | None = None
        self._place = 0
        self._chosen: list[Card] = []
        self._notice: Callable[[], Text] | None = None
        self._passing = False
        """Whether the notice goes when the player's turn begins."""

    def compose(self) -> ComposeResult:
        """From top to bottom: title, table and panel, question, answers, notice, hand, keys."""
        yield Static(id="title", markup=False)
        with Horizontal(id="upper"):
            yield Felt(self.desk, self.stage)
            with Vertical(id="side"):
                yield Scores(self.desk, self.stage)
                yield Log(self.desk, self.stage)
        yield Static(id="question", markup=False)
        yield Choices(self.desk)
        yield Static(id="notice", markup=False)
        yield HandWidget(self.desk)
        yield Static(id="keys", markup=False)

    def on_resize(self) -> None:
        """Larger cards where there is room."""
        size = self.app.size
        self.set_class(size.width >= LARGE_FROM[0] and size.height >= LARGE_FROM[1], "large")
        self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show the stage as it is now."""
        if not self.is_mounted:
            return
        texts = self.desk.texts
        before = self.ask
        felt = self.query_one(Felt)
        if felt.again and felt.since is not self.stage.view:
            felt.again = False
        self.ask = ask_of(self.stage, texts, len(self._chosen))
        if self.ask.kind != before.kind:
            self._chosen.clear()
            self._typed.clear()
        self.query_one("#title", Static).update(self._title(), layout=False)
        self._show_question()
        choices = self.query_one(Choices)
        offered = tuple(Choice(one.key, one.label, one.shy) for one in self.ask.options)
        if self.ask.cards == "choose":
            offered = (Choice("Enter", texts.say("keys-confirm")),)
        cursor = choices.cursor if self.ask.kind == before.kind else self.ask.first
        choices.show(offered, cursor if offered else None)
        self._show_notice()
        self._show_hand()
        hints = pages.key_hints(self.desk, self.size.width, self.hints)
        self.query_one("#keys", Static).update(hints, layout=False)
        for part in (Felt, Scores, Log):
            self.query_one(part).refresh()

    def _title(self) -> Text:
        texts, palette, view = self.desk.texts, self.desk.palette, self.stage.view
        hand = view.hand_number if view.bids else max(1, self.stage.hands_over)
        between = " - " if texts.ascii else " · "
        parts = [
            texts.say("game-name", game=view.rules.game),
            texts.say("status-hand-number", hand=hand),
            texts.say("status-target", target=view.rules.target_score),
        ]
        if view.rules.max_hands is not None:
            parts.append(texts.say("status-max-hands", hands=view.rules.max_hands))
        right = ""
        if view.phase == "play":
            broken = "broken" if view.spades_broken else "not-broken"
            right = texts.say(f"status-spades-{broken}")
        width = self.size.width - 2
        room = width - cell_len(right) - 1
        if cell_len(between.join(parts)) > room:
            del parts[0]  # which game it is can be seen
        left = between.join(parts)
        left = fit(left, room)
        line = Text(left, palette.faint, no_wrap=True)
        line.append(" " * (width - cell_len(left) - cell_len(right)))
        line.append(right, palette.ink if view.spades_broken else palette.faint)
        return line

    def _show_question(self) -> None:
        palette = self.desk.palette
        mine = self.mine
        mark = ("> " if self.desk.texts.ascii else "▶ ") if mine else ""
        line = Text(mark + self.ask.question, palette.lamp if mine else palette.faint)
        if self._typed.rank:
            line.append(f"  {self._typed.rank}_", palette.cursor)
        if self._typed.rank == "Q":
            line.append(f"  {self.desk.texts.say('keys-quit-hint')}", palette.faint)
        aside = self._aside()
        if aside:
            line.append(" " * max(1, self.size.width - 2 - line.cell_len - aside.cell_len))
            line.append_text(aside)
        self.query_one("#question", Static).update(line, layout=False)

    def _aside(self) -> Text:
        """What stands at the right end of the question's line."""
        return Text()

    def _standing_notice(self) -> Text:
        """What the notice says while nothing else is to be said."""
        return Text()

    def _show_notice(self) -> None:
        notice = self._standing_notice() if self._notice is None else self._notice()
        self.query_one("#notice", Static).update(notice, layout=False)

    def _show_hand(self) -> None:
        view = self.stage.view
        if view.hand is None:
            down = 13 if view.phase == "bidding" and self.stage.seat is not None else 0
            self.query_one(HandWidget).show(Held(face_down=down))
            return
        cards = self._cards()
        raised = 0
        if self.ask.cards == "choose":
            raised = mask_of(self._chosen)
        elif self.ask.kind == "play":
            raised = playable(view)
        self._settle_cursor(cards, raised)
        moved = self.ask.cards or view.phase == "play"
        place = cards.index(self._cursor) if self._cursor in cards and moved else None
        new = (view.received or 0) if len(view.tricks) == 0 else 0
        self.query_one(HandWidget).show(Held(cards, raised, new, 0, place))

    def _cards(self) -> tuple[Card, ...]:
        return sorted_hand(self.stage.view.hand or 0, self.desk.settings.sort)

    def _settle_cursor(self, cards: tuple[Card, ...], raised: int) -> None:
        """Keep the cursor on its card; if that is gone or may not be played, on one near it."""
        if self._cursor in cards:
            self._place = cards.index(self._cursor)
        allowed = [
            at for at, card in enumerate(cards) if self.ask.kind != "play" or raised >> card & 1
        ]
        if not allowed:
            self._cursor = None
            return
        self._place = min(allowed, key=lambda at: abs(at - self._place))
        self._cursor = cards[self._place]

    def tell(self, error: SpadesError | None) -> None:
        """A refusal below the question, or nothing."""
        self._passing = False
        if error is None:
            self._notice = None
            return
        self.app.bell()
        self._notice = lambda: Text(self.desk.error(error), self.desk.palette.wrong)

    def say(self, told: Callable[[], str]) -> None:
        """A notice below the question, in whatever language it is when drawn."""
        self._notice = lambda: Text(told(), self.desk.palette.ink)
        self.draw()
