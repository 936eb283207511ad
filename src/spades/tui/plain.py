"""The game line by line: for screen readers, for pipes and scripts, for terminals of any kind.

Everything is a sentence on a line of its own; nothing is drawn, nothing moves. What is typed is in
``spades.tui.lines``. A script plays by the same lines; ``auto`` lets the computer decide a turn::

    yes auto | spades play --plain --game two-player

The exit code is 0 when the match is over or the player saved and left, and 1 when the input ended
before the match did (it is saved too).
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from textwrap import wrap
from typing import Final, TextIO

from spades.cards import cards_of
from spades.errors import SpadesError
from spades.game.actions import PLAYS, Action, Decline, Look
from spades.game.events import Event, Looked, Rewound
from spades.game.evolve_view import evolve_view
from spades.game.view import View, playable
from spades.i18n import Texts, howto
from spades.players import Decision
from spades.table import Told
from spades.tui.asks import suggestion_text
from spades.tui.lines import COMMAND_KEYS, COMMANDS, read_line, usual
from spades.tui.match import Match
from spades.tui.narrate import Names, match_end_text, narrate, narrate_all
from spades.tui.settings import SPEEDS, Settings
from spades.tui.standing import (
    all_rules,
    hand_text,
    last_trick_text,
    question,
    rules_text,
    score_text,
    sheet,
    standing,
    table_text,
    trick_text,
)

_RED: Final = re.compile(r"(?:10|[2-9JQKA])[♥♦]")


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Lines:
    """The two text streams: what is told goes out, what is typed comes in."""

    def __init__(
        self,
        given: TextIO,
        out: TextIO,
        colour: bool = False,
        width: Callable[[], int] | None = None,
    ) -> None:
        """``width``: how many columns a terminal has now; without it no line is wrapped."""
        self._given = given
        self._out = out
        self._colour = colour
        self._width = width
        self._prompt = given.isatty()

    def tell(self, *sentences: str) -> None:
        """Each sentence on a line of its own, or on several where the terminal is narrow."""
        for sentence in self._wrapped(sentences):
            if self._colour:
                sentence = _RED.sub("\x1b[31m\\g<0>\x1b[39m", sentence)
            self._out.write(sentence + "\n")

    def _wrapped(self, sentences: Iterable[str]) -> Iterable[str]:
        if self._width is None:
            return sentences
        width = max(self._width(), 20)
        lines = []
        for sentence in sentences:
            lines += wrap(sentence, width, break_long_words=False, break_on_hyphens=False) or [""]
        return lines

    def flush(self) -> None:
        """Let the reader have what was told so far."""
        self._out.flush()

    def ask(self, asked: Iterable[str] = ()) -> str:
        """Tell a question and wait for a line. Raises EndOfInput."""
        self.tell(*asked)
        if self._prompt:
            self._out.write("> ")
        self._out.flush()
        try:
            line = self._given.readline()
        except OSError:  # the terminal has gone
            line = ""
        if not line:
            if self._prompt:
                self._out.write("\n")
            raise EndOfInput
        return line.strip()

    def agree(self, asked: str, texts: Texts) -> bool:
        """Ask for yes or no; whatever is not a yes is a no. Raises EndOfInput."""
        answer = self.ask([f"{asked} (yes, no)"]).casefold()
        return answer in ("y", "yes", texts.say("ui-yes").casefold())


class LineGame:
    """One match, one person, line by line."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        texts: Texts,
        lines: Lines,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.match = match
        self.settings = settings
        self.texts = texts
        self.lines = lines
        self.seat = match.seat
        if match.begun:
            self.view: View = match.view(self.seat)
        self._pause = SPEEDS[settings.speed]
        self._sleep = sleep
        self._hand_told = ""
        """The hand, when it was told just now: the question that follows leaves it out."""

    @property
    def names(self) -> Names:
        """What everybody is called now."""
        return self.match.called(self.texts)

    def play(self, resumed: bool = False) -> int:
        """Play to the end, or until the player leaves; the exit code. Raises JournalError."""
        self._greet(resumed)
        try:
            while True:
                self._advance()
                if self.view.phase == "over":
                    return 0
                if not self._by_itself() and not self._turn():
                    self._saved()
                    return 0
        except EndOfInput:
            self._saved()
            return 1
        except KeyboardInterrupt:
            self.lines.tell("")
            self._saved()
            raise
        finally:
            self.lines.flush()

    # --- what happens without the player

    def _advance(self) -> None:
        if not self._pause:
            for told in self.match.advance_all(to_look=self.settings.look_at_once):
                self._told(told)
            return
        while not (self.settings.look_at_once and self.seat in self.view.may_look):
            one = self.match.advance()
            if one is None:
                return
            computer = self.view.to_act is not None
            self._told(one)
            if computer:
                self.lines.flush()
                self._sleep(self._pause)

    def _told(self, told: Told) -> None:
        """Tell what a step caused, as this seat sees it."""
        for event in told.game_events_for(self.match.rules, self.seat):
            assert not isinstance(event, Rewound), "an undo is told where it is asked for"
            self._happened(event)

    def _happened(self, event: Event) -> None:
        before, self.view = self.view, evolve_view(self.view, event, self.seat)
        self.lines.tell(*narrate(event, before, self.view, self.names, self.texts))
        mine = isinstance(event, Looked) and event.seat == self.seat
        if mine and self.view.to_act != self.seat:
            # In turn the question that follows tells the hand.
            self.lines.tell(hand_text(self.view, self.texts))

    def _by_itself(self) -> bool:
        """What the settings do for the player: look, and play a forced card."""
        view, seat = self.view, self.seat
        if seat is None:
            return False
        if self.settings.look_at_once:
            if seat in view.may_look:
                return self._act(Look(seat))
            if view.asking:
                return self._act(Decline(seat))
        if self.settings.autoplay and self._forced():
            card = cards_of(playable(view))[0]
            self.lines.tell(self.texts.say("event-card-forced", card=card))
            return self._act(PLAYS[seat][card])
        return False

    def _forced(self) -> bool:
        view = self.view
        return view.phase == "play" and playable(view).bit_count() == 1

    # --- the player's turn

    def _turn(self) -> bool:
        """Ask once, and do what is answered. False when the player leaves."""
        view, texts = self.view, self.texts
        told, self._hand_told = self._hand_told, ""
        asked = [one for one in question(view, self.names, texts) if one != told]
        return self._do(self.lines.ask(asked))

    def _do(self, line: str) -> bool:
        """Do what was typed. False when the player leaves."""
        view, texts = self.view, self.texts
        try:
            meant = read_line(line, view) if line else usual(view)
        except SpadesError as error:
            self.lines.tell(self._error(error))
            return True
        if meant is None:
            if line:
                self.lines.tell(texts.say("ui-not-understood", text=line[:40]))
            return True
        if not isinstance(meant, str):
            self._act(meant)
            return True
        if meant == "quit":
            return False
        self._command(meant)
        return True

    def _act(self, action: Action) -> bool:
        told = self.match.act(action)
        if told.answer.error is not None:
            self.lines.tell(self._error(told.answer.error))
            return False
        self._told(told)
        return True

    def _command(self, name: str) -> None:
        names, texts, tell = self.names, self.texts, self.lines.tell
        match name:
            case "hand":
                self._hand_told = hand_text(self.view, texts)
                tell(self._hand_told)
            case "status":
                self._hand_told = hand_text(self.view, texts)
                tell(*standing(self.view, names, texts))
            case "last":
                tell(trick_text(self.view, names, texts), last_trick_text(self.view, names, texts))
            case "score":
                results, before = self.match.results, self.match.hands_before
                tell(*sheet(results, self.view, names, texts, before))
            case "hint":
                tell(suggestion_text(self._suggestion(), texts))
            case "auto":
                self._auto()
            case "undo":
                self._undo()
            case "rules":
                tell(*all_rules(self.match.rules, texts))
            case "howto":
                for title, body in howto(texts, self.match.rules.game):
                    tell("", title, *body.split("\n"))
                tell("")
            case "concede":
                self._concede()
            case _:
                self._help()

    def _suggestion(self) -> Decision | None:
        return None if self.seat is None else self.match.suggestion(self.seat)

    def _auto(self) -> None:
        """The computer decides this turn; where it has nothing to decide, one may still look."""
        decision = self._suggestion()
        if decision is None:
            if self.seat is not None and self.seat in self.view.may_look:
                self._act(Look(self.seat))
            return
        self.lines.tell(suggestion_text(decision, self.texts))
        self._act(decision.action)

    def _undo(self) -> None:
        """Take back the last decision; a card that autoplay would play again is none."""
        undone = False
        while self.seat is not None:
            told = self.match.undo(self.seat)
            if told.answer.error is not None:
                if not undone:
                    self.lines.tell(self._error(told.answer.error))
                break
            undone = True
            self.view = self.match.view(self.seat)
            if not (self.settings.autoplay and self._forced()):
                break
        if undone:
            self.lines.tell(*narrate(Rewound(0), None, self.view, self.names, self.texts))
            if self.view.trick:
                self.lines.tell(trick_text(self.view, self.names, self.texts))

    def _concede(self) -> None:
        texts = self.texts
        self.lines.tell(texts.say("dialog-concede-help"))
        if self.seat is not None and self.lines.agree(texts.say("dialog-concede"), texts):
            self._told(self.match.concede(self.seat))

    def _help(self) -> None:
        self.lines.tell(self.texts.say("keys-line-mode"))
        self._list(COMMANDS, COMMAND_KEYS)

    def _list(self, commands: Mapping[str, Sequence[str]], keys: Mapping[str, str]) -> None:
        for name, words in commands.items():
            self.lines.tell(f"{', '.join(words)}: {self.texts.say(keys[name])}")

    def _error(self, error: SpadesError) -> str:
        """What was wrong; seats are named."""
        seats = {
            name: self.names[seat]
            for name in ("seat", "turn")
            if isinstance(seat := error.facts.get(name), int) and 0 <= seat < len(self.names)
        }
        return self.texts.error(error, **seats)

    # --- beginning and end

    def _greet(self, resumed: bool) -> None:
        view, names, texts, tell = self.view, self.names, self.texts, self.lines.tell
        tell(". ".join(line.rstrip(".") for line in rules_text(self.match.rules, texts)) + ".")
        tell(*table_text(view, names, self.match.kinds, texts))
        tell(texts.say("saving-off" if self.match.go_on() is None else "saving-auto"))
        tell(texts.say("keys-line-mode"))
        if view.phase == "over":
            tell(*score_text(view, names, texts), match_end_text(view, names, texts))
        elif resumed:
            tell(texts.say("event-resumed", hand=view.hand_number))
            tell(*standing(view, names, texts))
            self._hand_told = hand_text(view, texts)
        else:
            tell(*narrate_all(self.match.past(self.seat), None, names, texts)[1])
        self.lines.flush()

    def _saved(self) -> None:
        command = self.match.go_on()
        if command is None:
            self.lines.tell(self.texts.say("saving-off"))
            return
        self.lines.tell(self.texts.say("saving-done", command=command))


def play_lines(
    match: Match,
    settings: Settings,
    texts: Texts,
    lines: Lines,
    resumed: bool = False,
    sleep: Callable[[float], None] = time.sleep,
) -> int:
    """Play a match line by line; the exit code, as the module says. Raises JournalError."""
    try:
        return LineGame(match, settings, texts, lines, sleep).play(resumed)
    finally:
        match.close()
