"""The saved matches: go on with one, export it as a record, delete it."""

from __future__ import annotations

import json
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from spades.errors import JournalError, SpadesError, UsageError, reason_of
from spades.game.record import record_json
from spades.game.state import Dealing, Over
from spades.store.journal import delete_journal, saved_matches
from spades.tui.canvas import fit
from spades.tui.desk import Desk
from spades.tui.names import shown_names
from spades.tui.screens.dialogs import Confirm, More, fit_page
from spades.tui.session import LocalMatch, saved_match
from spades.tui.settings import Setup
from spades.tui.widgets.choices import Choice, Choices
from spades.tui.widgets.form import Field, Form

_ROOM: Final = 67
"""How wide a line of the list may be at 80 columns."""


@dataclass(frozen=True, slots=True)
class Saved:
    """A file in the folder, and the match in it, or what is wrong with it."""

    path: Path
    played: float
    match: LocalMatch | None
    error: SpadesError | None = None


class SavedScreen(ModalScreen[Setup | None]):
    """A list, the latest played first; ends with the match to go on with, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("e", "export", show=False),
        Binding("d,delete", "delete", show=False),
    ]

    def __init__(self, desk: Desk, folder: Path) -> None:
        super().__init__()
        self.desk = desk
        self.folder = folder
        self._saved: dict[str, Saved] = {}

    def compose(self) -> ComposeResult:
        """The list, what is known of the match under the cursor, and the keys."""
        with Vertical(id="page"):
            yield Static(id="page-title", markup=False)
            with VerticalScroll(id="page-scroll", can_focus=False):
                yield Form(self.desk)
            yield More(self.desk)
            yield Static(id="page-help", markup=False)
            yield Choices(self.desk, id="page-keys")

    def on_mount(self) -> None:
        """Read the folder."""
        self._fill()
        self.query_one(Form).focus()

    def on_resize(self) -> None:
        """All parts stay in sight."""
        fit_page(self)

    def _fill(self) -> None:
        say = self.desk.texts.say
        self._saved = {path.stem: _read(path) for path in saved_matches(self.folder)}
        self.query_one("#page-title", Static).update(say("saved-title"))
        heads = self._headlines("%Y-%m-%d %H:%M:%S")
        if any(cell_len(head) > _ROOM for head in heads.values()):
            heads = self._headlines("%Y-%m-%d %H:%M")
        same = Counter(heads.values())
        fields = [
            Field(key, fit(head if same[head] == 1 else f"{key[-4:]} {head}", _ROOM))
            for key, head in heads.items()
        ]
        self.query_one(Form).show(fields or [Field("", say("saved-none"))])
        words = (("Enter", "saved-resume"), ("e", "saved-export"), ("d", "saved-delete"))
        offered = [Choice(key, say(word)) for key, word in words if self._saved]
        self.query_one(Choices).show((*offered, Choice("Esc", say("ui-back"))), None)

    def _headlines(self, date: str) -> dict[str, str]:
        return {key: _headline(saved, self.desk, date) for key, saved in self._saved.items()}

    @property
    def _chosen(self) -> Saved | None:
        return self._saved.get(self.query_one(Form).field.key)

    def _tell(self, said: Text | str) -> None:
        self.query_one("#page-help", Static).update(said)

    def _refuse(self, error: SpadesError) -> None:
        self._tell(Text(self.desk.error(error), self.desk.palette.wrong))

    def on_form_moved(self) -> None:
        """All that is known of this match."""
        saved = self._chosen
        if saved is not None:
            self._tell(_details(saved, self.desk))

    def on_form_chosen(self) -> None:
        """Go on with it, if it is not over."""
        saved = self._chosen
        if saved is None:
            return
        if saved.match is None:
            self._tell(_details(saved, self.desk))
        elif saved.match.over:
            self._refuse(UsageError("matches.over", match=saved.path.stem))
        else:
            header, rules = saved.match.header, saved.match.rules
            self.dismiss(Setup(rules, header.kinds, header.names, resume=saved.path))

    def on_choices_picked(self, message: Choices.Picked) -> None:
        """A key below was clicked."""
        deeds = [self.on_form_chosen, self.action_export, self.action_delete, self.action_close]
        (deeds if self._saved else deeds[-1:])[message.at]()

    def on_key(self, event: events.Key) -> None:
        """Upper case is meant too."""
        if event.character in ("E", "D"):
            event.stop()
            (self.action_export if event.character == "E" else self.action_delete)()

    def action_export(self) -> None:
        """Write the record beside the saved match, and say where."""
        saved = self._chosen
        if saved is None:
            return
        try:
            match = saved_match(saved.path)
            told = json.dumps(record_json(match.record()), ensure_ascii=False, indent=1)
            folder = self.folder.parent / "records"
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / f"{saved.path.stem}.json"
            path.write_text(told + "\n", encoding="utf-8")
        except SpadesError as error:
            self._refuse(error)
        except OSError as error:
            reason = self.desk.texts.say("saving-failed", reason=reason_of(error))
            self._tell(Text(reason, self.desk.palette.wrong))
        else:
            told = self.desk.texts.say("saving-exported", path=str(path))
            if not isinstance(match.table.match, Dealing | Over):
                told += " " + self.desk.texts.say("saving-export-warning")
            self._tell(told)

    def action_delete(self) -> None:
        """Ask, then delete."""
        saved = self._chosen
        if saved is None:
            return
        question = self.desk.texts.say("dialog-delete", match=saved.path.stem)

        def answered(yes: bool | None) -> None:
            if not yes:
                return
            try:
                delete_journal(saved.path)
            except SpadesError as error:
                self._refuse(error)
                return
            self._fill()
            self._tell(self.desk.texts.say("saving-deleted"))

        self.app.push_screen(Confirm(self.desk, question), answered)

    def action_close(self) -> None:
        """Back."""
        self.dismiss(None)


def _read(path: Path) -> Saved:
    played = path.stat().st_mtime if path.exists() else 0.0
    try:
        return Saved(path, played, saved_match(path))
    except JournalError as error:
        return Saved(path, played, None, error)


def _state(saved: Saved, desk: Desk) -> str:
    if saved.match is None:
        return desk.texts.say("saved-damaged")
    return desk.texts.say("saved-finished" if saved.match.over else "saved-unfinished")


def _headline(saved: Saved, desk: Desk, date: str) -> str:
    when = time.strftime(date, time.localtime(saved.played))
    parts = [when, _state(saved, desk)]
    if saved.match is not None:
        texts, state = desk.texts, saved.match.table.match.match
        score = " : ".join(str(score) for score in state.scores)
        game = texts.say("game-name", game=saved.match.rules.game)
        hand = texts.say("status-hand-number", hand=state.hand_number)
        score = score if texts.ascii else score.replace("-", "−")
        parts = [when, hand, score, parts[1], game]
    return "  ".join(parts)


def _details(saved: Saved, desk: Desk) -> str:
    if saved.match is None:
        assert saved.error is not None
        return desk.error(saved.error)
    texts, match = desk.texts, saved.match
    names = ", ".join(shown_names(match.header, texts))
    game = texts.say("game-name", game=match.rules.game)
    return f"{texts.say('saved-players')}: {names}. {game}. {saved.path.stem}"
