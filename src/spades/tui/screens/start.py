"""Before a match: which game, whom against, by which rules; or a saved match."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from spades.players import PLAYERS
from spades.rules import GAMES, Rules
from spades.rules.laws import next_seat, partner_of
from spades.store.journal import saved_matches
from spades.tui.desk import Desk
from spades.tui.names import clean_name
from spades.tui.screens import pages
from spades.tui.screens.fields import setting_fields
from spades.tui.screens.options import RulesScreen
from spades.tui.screens.saved import SavedScreen
from spades.tui.settings import HOME_SEAT, Setup, new_setup
from spades.tui.widgets.form import Field, Form


class StartScreen(Screen[Setup | None]):
    """A form that remembers what was chosen last; ends with the match to play, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,ctrl+q,q,Q", "quit", show=False),
        Binding("f1", "howto", show=False),
        Binding("question_mark", "help", show=False),
    ]

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def compose(self) -> ComposeResult:
        """The name of the game, and the form."""
        with VerticalScroll(id="start", can_focus=False), Vertical(id="start-box"):
            yield Static(id="start-title", markup=False)
            yield Form(self.desk)
        yield Static(id="start-keys", markup=False)

    def on_mount(self) -> None:
        """Fill it in, Start under the cursor."""
        self.desk.listeners.append(self._fill)
        self._fill()
        form = self.query_one(Form)
        form.focus()

    def on_unmount(self) -> None:
        """No longer listen."""
        self.desk.listeners.remove(self._fill)

    @property
    def rules(self) -> Rules:
        """The rules chosen for the game chosen."""
        return self.desk.settings.rules_for(self.desk.settings.game)

    def _fill(self) -> None:
        texts, now = self.desk.texts, self.desk.settings
        say = texts.say
        signs = "C D H S" if texts.ascii else "♣ ♦ ♥ ♠"
        self.query_one("#start-title", Static).update(f"{say('ui-title').upper()}   {signs}")
        self.query_one("#start-keys", Static).update(pages.start_hints(self.desk))
        games = tuple(say(f"menu-game-{game}") for game in GAMES)
        changed = self.rules.differences()
        rules = say("menu-rules-classic")
        if changed:
            told = [f"{texts.rule_name(k)}: {texts.rule_value(k, v)}" for k, v in changed.items()]
            rules = ", ".join(told)
        count = 0 if self.desk.matches is None else len(list(saved_matches(self.desk.matches)))
        fields = [
            Field("start", say("menu-start")),
            *([Field("saved", f"{say('saved-title')} ({count})")] if count else []),
            Field("howto", say("menu-howto")),
            Field("quit", say("menu-quit")),
            Field("game", say("menu-game"), now.game, GAMES, games, gap=True),
            Field("rules", say("menu-rules"), rules),
            *self._opponents(),
            Field("name", say("menu-your-name"), now.name, typed=True),
            *setting_fields(self.desk),
        ]
        fields[-8] = replace(fields[-8], gap=True)
        self.query_one(Form).show(fields)

    def _opponents(self) -> list[Field]:
        """Who sits where, from the left round; each by the name and level of the player."""
        texts, game = self.desk.texts, self.desk.settings.game
        kinds = self.desk.settings.opponents_for(game)
        words = tuple(f"{kind}: {texts.say('opponent-name', opponent=kind)}" for kind in PLAYERS)
        known = tuple(PLAYERS)
        places = opponent_places(game)
        return [
            Field(f"opponent {at}", texts.say(place), kinds[at], known, words)
            for at, place in places
        ]

    def on_form_changed(self, message: Form.Changed) -> None:
        """A choice was made: it is remembered."""
        key, value = message.key, message.value
        if key.startswith("opponent"):
            game = self.desk.settings.game
            kinds = list(self.desk.settings.opponents_for(game))
            kinds[int(key.split()[1])] = str(value)
            opponents = {**self.desk.settings.opponents, game: tuple(kinds)}
            self.desk.change(opponents=opponents)
        elif key == "name":
            written = str(value)
            kept = clean_name(written) + (" " if written.endswith(" ") else "")
            self.desk.change(name=kept.lstrip())
        else:
            self.desk.change(**{key: value})

    def on_form_chosen(self, message: Form.Chosen) -> None:
        """Something to do."""
        if message.key == "start":
            self.desk.change(name=clean_name(self.desk.settings.name))
            self.dismiss(new_setup(self.desk.settings, folder=self.desk.matches))
        elif message.key == "saved" and self.desk.matches is not None:
            self.app.push_screen(SavedScreen(self.desk, self.desk.matches), self._resumed)
        elif message.key == "rules":
            self.app.push_screen(RulesScreen(self.desk, self.rules), self._ruled)
        elif message.key == "howto":
            self.action_howto()
        elif message.key == "quit":
            self.dismiss(None)

    def _resumed(self, setup: Setup | None) -> None:
        if setup is not None:
            self.dismiss(setup)
        else:
            self._fill()

    def _ruled(self, rules: Rules | None) -> None:
        if rules is not None:
            known = {**self.desk.settings.rules, rules.game: rules.differences()}
            self.desk.change(rules=known)

    def action_howto(self) -> None:
        """How to play the game chosen."""
        self.app.push_screen(pages.howto_page(self.desk, self.rules))

    def action_help(self) -> None:
        """The keys of the table."""
        self.app.push_screen(pages.help_page(self.desk, self.desk.matches is not None))

    def action_quit(self) -> None:
        """Leave."""
        self.dismiss(None)


def opponent_places(game: str) -> list[tuple[int, str]]:
    """Where the computer players sit, from the left round: place in the settings, key of a name."""
    home = HOME_SEAT[game]
    if game != GAMES[0]:
        return [(0, "seat-opponent")]
    left = next_seat(home, 4)
    seats = (
        (left, "seat-left"),
        (partner_of(home), "seat-partner"),
        (partner_of(left), "seat-right"),
    )
    return [(seat - (seat > home), key) for seat, key in seats]
