"""The player's hand along the foot of the table."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from spades.cards import Card
from spades.tui.canvas import LARGE, SMALL, Canvas, draw_card
from spades.tui.desk import Desk


@dataclass(frozen=True, slots=True)
class Held:
    """What there is to show. Cards that may be played or are chosen stand out by a row."""

    cards: tuple[Card, ...] = ()
    raised: int = 0
    """A mask: drawn higher, and with a heavy border."""
    new: int = 0
    """A mask: came in an exchange, marked ``+``."""
    face_down: int = 0
    cursor: int | None = None
    """Which card the cursor is on, by place in ``cards``."""


class HandWidget(Widget):
    """Cards side by side; a click on one is told to the screen."""

    @dataclass
    class Picked(Message):
        """A card was clicked; ``chain`` counts the clicks in one place, 2 for a double click."""

        card: Card
        chain: int

    @dataclass
    class Turned(Message):
        """The face-down hand was clicked."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(id="hand")
        self._desk = desk
        self._held = Held()

    def show(self, held: Held) -> None:
        """Draw this hand."""
        if held != self._held:
            self._held = held
            self.refresh()

    @property
    def card_size(self) -> tuple[int, int]:
        """Large cards where the terminal has room for thirteen."""
        return LARGE if self.size.height >= LARGE[1] + 2 and self.size.width >= 13 * 8 else SMALL

    def _lefts(self) -> list[int]:
        """Where each card begins: a gap between cards if there is room, else one over another."""
        width = self.card_size[0]
        count = len(self._held.cards) or self._held.face_down
        if not count:
            return []
        step = min(width + 1, max(1, (self.size.width - width) // max(1, count - 1)))
        start = (self.size.width - step * (count - 1) - width) // 2
        return [start + step * at for at in range(count)]

    def render(self) -> Text:
        """The cards, the raised ones a row higher, and the cursor below its card."""
        held, desk = self._held, self._desk
        palette, texts, size = desk.palette, desk.texts, self.card_size
        canvas = Canvas(self.size.width, self.size.height)
        lefts = self._lefts()
        for at in range(held.face_down if not held.cards else 0):
            draw_card(canvas, lefts[at], 1, None, texts, palette, size)
        for at, card in enumerate(held.cards):
            up = bool(held.raised >> card & 1)
            here = at == held.cursor
            top = 0 if up else 1
            border = palette.lamp if up else palette.line
            face = palette.cursor if here else None
            draw_card(canvas, lefts[at], top, card, texts, palette, size, up, border, face)
            middle = lefts[at] + size[0] // 2
            if held.new >> card & 1:
                canvas.put(lefts[at] + size[0] - 2, top, "+", palette.lamp)
            if here:
                canvas.put(middle, size[1] + 1, "^" if texts.ascii else "▲", palette.lamp)
        return canvas.text()

    def on_click(self, event: events.Click) -> None:
        """Which card was it: of two that overlap the one on top."""
        event.stop()
        width = self.card_size[0]
        if self._held.face_down and not self._held.cards:
            self.post_message(self.Turned())
            return
        hit = [at for at, left in enumerate(self._lefts()) if left <= event.x < left + width]
        if hit:
            self.post_message(self.Picked(self._held.cards[hit[-1]], event.chain))
