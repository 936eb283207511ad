"""What lies over a screen for a moment: a page to read, a question to answer."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from spades.tui.desk import Desk
from spades.tui.widgets.choices import Choice, Choices


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
        body: Callable[[int], Text],
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

    def _fill(self) -> None:
        width = max(20, min(self.app.size.width - 12, 90))
        self.query_one("#page-body", Static).update(self._body(width))
        # Title, keys, border and the space between take the rest.
        self.query_one("#page-scroll").styles.max_height = max(3, self.app.size.height - 10)

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
