"""What lies over a screen for a moment: a page to read, a question to answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from spades.tui.desk import Desk
from spades.tui.widgets.choices import Choice, Choices

ROOMY: Final = 30
"""From how many lines on a page has empty lines inside its border."""


class More(Static):
    """Below what scrolls: whether there is more of it, above or below, told by signs and a word."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(id="page-more", markup=False)
        self._desk = desk

    def on_mount(self) -> None:
        """Follow the part that scrolls."""
        scroll = self.screen.query_one("#page-scroll")
        for what in ("scroll_y", "virtual_size", "show_vertical_scrollbar"):
            self.watch(scroll, what, self._follow, init=False)
        self._follow()

    def _follow(self) -> None:
        self.call_after_refresh(self._show)

    def _show(self) -> None:
        scroll = self.screen.query_one("#page-scroll")
        up, down = ("^", "v") if self._desk.texts.ascii else ("▲", "▼")
        signs = [up] * (scroll.scroll_y > 0) + [down] * (scroll.scroll_y < scroll.max_scroll_y)
        word = self._desk.texts.say("ui-more")
        self.update(f"{' '.join(signs)} {word}" if signs else "")


def fit_page(screen: ModalScreen[Any]) -> None:
    """Let what scrolls take what the other parts of the page leave, so that all stay in sight."""
    page, scroll = screen.query_one("#page"), screen.query_one("#page-scroll")
    screen.set_class(screen.app.size.height < ROOMY, "tight")
    others = [part for part in page.children if part is not scroll and part.display]
    scroll.styles.max_height = room_for(screen.app.size.height) - sum(_rows(one) for one in others)


def _rows(part: Widget) -> int:
    if isinstance(part, Choices | More):
        return 1
    if part.id == "page-head":
        return part.size.height + 1
    return 3 if part.id == "page-help" else 2


def room_for(height: int) -> int:
    """The lines inside a page's border in a terminal of so many lines."""
    return max(8, height - (2 if height < ROOMY else 6))


class Page(ModalScreen[str]):
    """Something to read, scrolled by the arrow keys; ends with the key that closed it.

    ``keys`` are the keys with a meaning of their own; any of ``closing`` ends it with ``""``.
    """

    closing = ("escape", "enter", "space", "q")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down,j", "scroll(1)", show=False),
        Binding("up,k", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(12)", show=False),
        Binding("pageup", "scroll(-12)", show=False),
    ]

    def __init__(
        self,
        desk: Desk,
        title: str,
        body: Callable[[int, int], Text],
        keys: Mapping[str, str] | None = None,
        toggle: str = "",
    ) -> None:
        super().__init__()
        self.desk = desk
        self._title = title
        self._body = body
        self._keys = dict(keys or {"enter": desk.texts.say("ui-close")})
        self._toggle = toggle
        self._opened = time.monotonic()

    def compose(self) -> ComposeResult:
        """Title, body, and the keys below."""
        with Vertical(id="page"):
            yield Static(self._title, id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Static("", id="page-body", markup=False)
            yield More(self.desk)
            yield Choices(self.desk, id="page-keys")

    def on_mount(self) -> None:
        """Offer the keys."""
        names = {"enter": "Enter", "escape": "Esc"}
        choices = tuple(Choice(names.get(key, key), word) for key, word in self._keys.items())
        self.query_one(Choices).show(choices, 0)
        self._fill()

    def on_resize(self) -> None:
        """Lines break anew."""
        self._fill()

    def renew(self, title: str) -> None:
        """What is to be read has changed."""
        self.query_one("#page-title", Static).update(title)
        self._fill()

    def _fill(self) -> None:
        width = max(20, min(self.app.size.width - 12, 90))
        height = room_for(self.app.size.height) - 4  # the title, more, the keys
        self.query_one("#page-body", Static).update(self._body(width, height))
        fit_page(self)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        self.query_one("#page-scroll").scroll_relative(y=lines, animate=False)

    def on_key(self, event: events.Key) -> None:
        """A key with a meaning here, or one that closes."""
        key = event.character if event.character and event.character.isprintable() else event.key
        choices = self.query_one(Choices)
        if time.monotonic() - self._opened < self.desk.guard:
            event.stop()  # the echo of what was pressed before the page came
        elif key in self._keys and key != "enter":
            event.stop()
            self.dismiss(key)
        elif event.key in ("left", "right"):
            choices.move(1 if event.key == "right" else -1)
        elif event.key == "enter":
            event.stop()
            self._choose(choices.cursor or 0)
        elif event.key in self.closing or (self._toggle and key == self._toggle):
            event.stop()
            self.dismiss("")

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """A key below was clicked."""
        self._choose(message.at)

    def _choose(self, at: int) -> None:
        key = list(self._keys)[at]
        self.dismiss("" if key in self.closing else key)


class Confirm(ModalScreen[bool]):
    """A question with yes and no; no is what a careless Enter says, unless told otherwise."""

    def __init__(self, desk: Desk, question: str, more: str = "", yes: bool = False) -> None:
        super().__init__()
        self.desk = desk
        self._question = question
        self._more = more
        self._yes = yes

    def compose(self) -> ComposeResult:
        """The question, what follows from it, yes and no."""
        with Vertical(id="confirm"):
            yield Static(self._question, id="confirm-question", markup=False)
            if self._more:
                yield Static(self._more, id="confirm-more", markup=False)
            yield Choices(self.desk, id="confirm-keys")

    def on_mount(self) -> None:
        """Offer yes and no."""
        say = self.desk.texts.say
        choices = (Choice("y", say("ui-yes")), Choice("n", say("ui-no")))
        self.query_one(Choices).show(choices, 0 if self._yes else 1)

    def on_key(self, event: events.Key) -> None:
        """Yes, no, or another choice."""
        event.stop()
        choices = self.query_one(Choices)
        if event.key in ("left", "right", "tab", "up", "down"):
            choices.move(1)
        elif event.key in ("y", "Y"):
            self.dismiss(True)
        elif event.key in ("n", "N", "escape"):
            self.dismiss(False)
        elif event.key == "enter":
            self.dismiss(choices.cursor == 0)

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """Clicked."""
        self.dismiss(message.at == 0)


class QuitDialog(Confirm):
    """Whether to leave a match, and whether anything is left of it then."""

    def __init__(self, desk: Desk, saved: bool) -> None:
        question = desk.texts.say("dialog-quit" if saved else "dialog-quit-unsaved")
        super().__init__(desk, question, yes=saved)
