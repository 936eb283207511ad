"""Settings and table rules, each a form over the screen it was called from."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from spades.rules import PRESETS, Rules
from spades.tui.desk import Desk
from spades.tui.screens.dialogs import More, fit_page
from spades.tui.screens.fields import rule_fields, setting_fields, with_rule
from spades.tui.widgets.form import Field, Form


class OptionsScreen(ModalScreen[None]):
    """Every change counts at once."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,o,q", "close", show=False)]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def compose(self) -> ComposeResult:
        """A title and a form."""
        with Vertical(id="page"):
            yield Static(id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Form(self.desk)
            yield More(self.desk)

    def on_mount(self) -> None:
        """Fill it in."""
        self._fill()
        self.query_one(Form).focus()

    def on_resize(self) -> None:
        """All parts stay in sight."""
        fit_page(self)

    def _fill(self) -> None:
        say = self.desk.texts.say
        self.query_one("#page-title", Static).update(say("menu-settings"))
        fields = [*setting_fields(self.desk), Field("close", say("ui-close"), gap=True)]
        self.query_one(Form).show(fields)

    def on_form_changed(self, message: Form.Changed) -> None:
        """A setting has another value."""
        self.desk.change(**{message.key: message.value})
        self._fill()

    def on_form_chosen(self) -> None:
        """Close."""
        self.dismiss(None)

    def action_close(self) -> None:
        """Close."""
        self.dismiss(None)


class RulesScreen(ModalScreen[Rules]):
    """A table's rules in words; ends with the rules chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "close", show=False)]

    def __init__(self, desk: Desk, rules: Rules) -> None:
        super().__init__()
        self.desk = desk
        self.rules = rules

    def compose(self) -> ComposeResult:
        """A title, a form, and what the rule under the cursor does."""
        with Vertical(id="page"):
            yield Static(id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Form(self.desk)
            yield More(self.desk)
            yield Static(id="page-help", markup=False)

    def on_mount(self) -> None:
        """Fill it in."""
        self._fill()
        self.query_one(Form).focus()

    def on_resize(self) -> None:
        """All parts stay in sight."""
        fit_page(self)

    def _fill(self, at: str | None = None) -> None:
        say = self.desk.texts.say
        self.query_one("#page-title", Static).update(say("menu-rules"))
        fields = [
            *rule_fields(self.rules, self.desk.texts),
            Field("classic", say("menu-rules-classic"), gap=True),
            Field("close", say("ui-ok")),
        ]
        self.query_one(Form).show(fields, at)

    def on_form_changed(self, message: Form.Changed) -> None:
        """A rule has another value."""
        self.rules = with_rule(self.rules, message.key, message.value) or self.rules
        self._fill(message.key)

    def on_form_moved(self, message: Form.Moved) -> None:
        """Tell what this rule does."""
        self.query_one("#page-help", Static).update(message.field.help)

    def on_form_chosen(self, message: Form.Chosen) -> None:
        """Back to the classic rules, or done."""
        if message.key == "classic":
            self.rules = PRESETS[self.rules.game]
            self._fill("classic")
        else:
            self.dismiss(self.rules)

    def action_close(self) -> None:
        """Done."""
        self.dismiss(self.rules)
