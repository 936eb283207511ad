"""A row of answers: by arrow keys and Enter, by their own keys, or by a click."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from spades.tui.desk import Desk


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer in the row; ``key`` is shown before the label unless it begins with it."""

    key: str
    label: str
    shy: bool = False


class Choices(Widget):
    """Shows choices; the screen moves the cursor and is told of clicks."""

    @dataclass
    class Picked(Message):
        """A choice was clicked, by its place."""

        at: int
        chain: int

    def __init__(self, desk: Desk, id: str = "choices") -> None:  # noqa: A002 - Textual's word
        super().__init__(id=id)
        self._desk = desk
        self._choices: tuple[Choice, ...] = ()
        self.cursor: int | None = None

    def show(self, choices: tuple[Choice, ...], cursor: int | None) -> None:
        """Offer these."""
        self._choices, self.cursor = choices, cursor
        self.refresh()

    def move(self, by: int) -> None:
        """Move the cursor, around the ends."""
        if not self._choices:
            return
        if self.cursor is None:
            self.cursor = 0 if by > 0 else len(self._choices) - 1
        else:
            self.cursor = (self.cursor + by) % len(self._choices)
        self.refresh()

    def _chip(self, at: int) -> str:
        choice = self._choices[at]
        plain = choice.key.isdigit() or not choice.key
        key = choice.key.upper() if len(choice.key) == 1 else choice.key
        label = choice.label if plain else f"{key} {choice.label}"
        return f"[{label}]" if at == self.cursor else f" {label} "

    def _places(self) -> list[tuple[int, int]]:
        """Each chip's first column and width."""
        widths = [cell_len(self._chip(at)) for at in range(len(self._choices))]
        gap = 2 if sum(widths) + 2 * len(widths) <= self.size.width else 1
        if sum(widths) + gap * len(widths) > self.size.width:
            gap = 0
        x = max(0, (self.size.width - sum(widths) - gap * (len(widths) - 1)) // 2)
        places = []
        for width in widths:
            places.append((x, width))
            x += width + gap
        return places

    def render(self) -> Text:
        """The row, the cursor's choice in brackets and reversed."""
        palette = self._desk.palette
        line = Text(no_wrap=True, end="")
        for at, (x, _) in enumerate(self._places()):
            line.append(" " * (x - line.cell_len))
            choice = self._choices[at]
            style = palette.faint if choice.shy else palette.ink
            line.append(self._chip(at), palette.cursor if at == self.cursor else style)
        return line

    def on_click(self, event: events.Click) -> None:
        """Which choice was it."""
        event.stop()
        for at, (x, width) in enumerate(self._places()):
            if x <= event.x < x + width:
                self.post_message(self.Picked(at, event.chain))
