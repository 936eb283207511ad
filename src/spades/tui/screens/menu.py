"""A list of things to do over the screen: up and down, Enter; Esc for none of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from spades.tui.desk import Desk
from spades.tui.screens.dialogs import More, fit_page
from spades.tui.widgets.form import Field, Form


class MenuScreen(ModalScreen[str]):
    """Ends with the key of what was chosen, or ``""``. ``head`` stands above the list, anew
    every second, for it may tell of times.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,m,p", "close", show=False)]

    def __init__(
        self,
        desk: Desk,
        title: str,
        fields: Sequence[Field],
        head: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        super().__init__()
        self.desk = desk
        self._title = title
        self._fields = fields
        self._head = head

    def compose(self) -> ComposeResult:
        """A title, what there is to know, and the list."""
        with Vertical(id="page"):
            yield Static(self._title, id="page-title", markup=False)
            yield Static(id="page-head", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Form(self.desk)
            yield More(self.desk)

    def on_mount(self) -> None:
        """Fill it in."""
        close = Field("", self.desk.texts.say("ui-close"), gap=True)
        self.query_one(Form).show([*self._fields, close])
        self.query_one(Form).focus()
        self._show_head()
        self.set_interval(1.0, self._show_head)

    def _show_head(self) -> None:
        head = self.query_one("#page-head", Static)
        lines = self._head()
        head.display = bool(lines)
        head.update(Text("\n".join(lines), self.desk.palette.ink))

    def on_resize(self) -> None:
        """All parts stay in sight."""
        self.call_after_refresh(fit_page, self)

    def on_form_chosen(self, message: Form.Chosen) -> None:
        """That is it."""
        self.dismiss(message.key)

    def action_close(self) -> None:
        """None of them."""
        self.dismiss("")
