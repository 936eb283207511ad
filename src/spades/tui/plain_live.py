"""The game line by line at a server's table: others act at any time, and are heard at any time.

The same lines as at this computer, and some for the table: who is there, phrases, proposals and
their answers, the rest that may be claimed. What the table is asked for is written as in
``docs/table.md``: ``redeal``, ``kick 2 rude``.
"""

from __future__ import annotations

from typing import Final

from spades.errors import NotationError, SpadesError
from spades.game.events import Event, MatchStarted, Rewound
from spades.game.evolve_view import evolve_view
from spades.i18n import Texts
from spades.table import Told, asks, parse_ask
from spades.table.asks import Ask
from spades.table.events import of_game, of_table
from spades.table.talk import PHRASES
from spades.tui.lines import LIVE_COMMANDS, LIVE_KEYS, WATCHING, read_command
from spades.tui.listening import ListeningLines
from spades.tui.narrate import match_end_text, narrate, score_lines
from spades.tui.narrate_room import narrate_room, phrase_text
from spades.tui.plain import EndOfInput, LineGame
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.proof import error_text, proof_lines, prove
from spades.tui.remote.room import clock_text
from spades.tui.settings import Settings
from spades.tui.standing import question, rules_text, score_text, standing
from spades.tui.standing_room import leave_text, parting_text, room_lines, time_left, vote_left

SHORT: Final = 10.0
"""Seconds on one's clock at which one is reminded of it."""
_YES: Final = ("y", "yes", "agree")
_NO: Final = ("n", "no", "disagree")
_ALWAYS: Final = ("rules", "howto", "help", "who", "quit")
"""What can be asked for before the match has begun."""


class LiveLineGame(LineGame):
    """One seat at a server's table, or a place to look on, line by line."""

    lines: ListeningLines
    match: RemoteMatch

    def __init__(
        self, match: RemoteMatch, settings: Settings, texts: Texts, lines: ListeningLines
    ) -> None:
        super().__init__(match, settings, texts, lines)
        self._online = match.online
        self._asked: object = None
        """What was asked last, so that news does not ask it again."""
        self._reminded: object = None

    def play(self, resumed: bool = False) -> int:
        """Play to the end, or until the player leaves; the exit code.

        Raises SpadesError: why it cannot go on.
        """
        self.match.listen(self.lines.heard)
        try:
            self._welcome()
            while True:
                for told in self.match.advance_all():
                    self._hear(told)
                if self.match.over:
                    self._prove()
                    return 0
                if self.match.lost is not None:
                    self._saved()
                    raise self.match.lost
                if self._by_itself():
                    continue
                line = self._listen()
                if line is not None and not self._do(line):
                    self.match.leave()
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

    # --- what is heard

    def _hear(self, told: Told) -> None:
        tell, texts = self.lines.tell, self.texts
        match told.answer.kind:
            case "cut" if self._online:
                self._online = False
                tell(texts.say("join-cut"))
            case "back" | "state" if not self._online:
                self._online = True
                tell(texts.say("join-back"))
        if told.answer.kind == "state":
            self._look_anew()
        if told.answer.error is not None and self.match.lost is None:
            self._asked = None
            tell(self._error(told.answer.error))
        names = self.match.telling(texts)
        for event in told.events_for(self.match.rules, self.seat):
            if isinstance(event, Rewound):
                tell(*narrate(event, None, self.view, names, texts, self.match.undone_by))
            elif of_table(event):
                tell(*narrate_room(event, self.seat, names, texts))
            else:
                assert of_game(event)
                self._happened(event)  # type: ignore[arg-type]

    def _happened(self, event: Event) -> None:
        if isinstance(event, MatchStarted):
            self.view = evolve_view(None, event, self.seat)
            self.lines.tell(*narrate(event, None, self.view, self.names, self.texts))
        else:
            super()._happened(event)

    def _look_anew(self) -> None:
        """Everything was told anew: after a take-back, or after a long absence."""
        if self.match.begun:
            self.view = self.match.view(self.seat)
            self._asked = None

    # --- what is asked and typed

    def _by_itself(self) -> bool:
        idle = not self.match.begun or self.match.pending or self.match.sitter is not None
        return not idle and super()._by_itself()

    def _due(self) -> object:
        """What is asked of the player now, as something that changes when the question does."""
        match = self.match
        if match.asked:
            return ("vote", match.room.proposal)
        if match.sitter is not None and not match.pending:
            return ("back", match.sitter)
        if match.waits_for is not None and match.waits_for == self.seat:
            return ("turn", self.view)
        return None

    def _listen(self) -> str | None:
        """The next line that is typed; None when there is news first."""
        due = self._due()
        if due is not None and due != self._asked:
            self._asked = due
            self.lines.tell(*self._question())
            self.lines.prompt()
        self.lines.flush()
        return self.lines.next(due is not None, self._patience(due))

    def _question(self) -> list[str]:
        match, texts, names = self.match, self.texts, self.names
        proposal = match.room.proposal
        if match.asked and proposal is not None:
            vote = texts.say("join-vote", what=proposal.what, name=names[proposal.seat])
            clock = texts.say("join-clock", time=clock_text(vote_left(match) or 0))
            return [clock, f"{vote} (yes, no)"]
        if match.sitter is not None:
            return [f"{texts.say('join-computer-plays')} (back)"]
        told, self._hand_told = self._hand_told, ""
        asked = [one for one in question(self.view, names, texts) if one != told]
        if match.claim() is not None:
            count = (self.view.hand or 0).bit_count()
            asked.insert(0, f"{texts.say('join-claim-hint', count=count)} (claim)")
        return asked

    def _patience(self, due: object) -> float | None:
        """Until the player is to be reminded of their clock, which is done here."""
        left = vote_left(self.match) if self.match.asked else time_left(self.match)
        if left is None or due is None or self._reminded == due:
            return None
        if left > SHORT:
            return left - SHORT
        self._reminded = due
        self.lines.tell(self.texts.say("join-clock", time=clock_text(left)))
        self.lines.flush()
        return None

    def _do(self, line: str) -> bool:
        """Do what was typed. False when the player leaves."""
        asked, self._asked = self._asked, None
        words = " ".join(line.lower().split())
        if self.match.asked and words in (*_YES, *_NO, "auto", "a"):
            # Whoever lets the computer answer agrees to nothing.
            self._send(asks.Answer(self.seat or 0, words in _YES))
            return True
        if self.match.sitter is not None and words in ("b", "", "auto", "a"):
            self._send(asks.Back(self.seat or 0))
            return True
        name = read_command(words)
        if self.seat is None and name not in WATCHING:
            name = None
        if name == "quit":
            return not self._leaves()
        if name == "who":
            self.lines.tell(*room_lines(self.match, self.texts))
        elif self.seat is not None and (name == "talk" or words.startswith("talk ")):
            self._talk(words.removeprefix("talk").strip())
        elif name == "claim":
            self._claim()
        elif words == "back" and self.seat is not None and self.match.sitter is None:
            self.lines.tell(self.texts.say("join-not-sat-in"))
        elif name == "undo":
            self._send(asks.Undo(self.seat or 0))
        elif (ask := self._ask_of(words)) is not None:
            self._send(ask)
        elif name is not None and (self.match.begun or name in _ALWAYS):
            self._command(name)
        elif self.seat is None or not self.match.begun:
            if line:
                self.lines.tell(self.texts.say("ui-not-understood", text=line[:40]))
        else:
            self._asked = asked if not line else None
            return super()._do(line)
        return True

    def _ask_of(self, words: str) -> Ask | None:
        """What is asked of the table, if that is what was typed."""
        if self.seat is None or words == "concede":
            return None
        try:
            ask = parse_ask(self.seat, words)
        except NotationError:
            return None
        return ask if isinstance(ask, Ask) else None

    def _send(self, ask: Ask) -> None:
        if self.seat is not None:
            self.match.act(ask)

    def _auto(self) -> None:
        if self.match.begun and self.match.waits_for is not None:
            super()._auto()
        else:
            self.lines.tell(self.texts.say("suggestion-none"))

    def _talk(self, wanted: str) -> None:
        """Say a phrase, by its number or its name; without one they are listed."""
        number = int(wanted) if wanted.isascii() and wanted.isdigit() else 0
        if 1 <= number <= len(PHRASES):
            wanted = PHRASES[number - 1]
        if wanted in PHRASES:
            self._send(asks.Talk(self.seat or 0, wanted))
            return
        for at, phrase in enumerate(PHRASES, 1):
            self.lines.tell(f"talk {at}: {phrase_text(phrase, self.texts)}")

    def _claim(self) -> None:
        """What the hand will be worth, then claim the rest if that is meant."""
        texts, result = self.texts, self.match.claim()
        if result is None:
            self.lines.tell(self._error(SpadesError("claim.not_sure")))
            return
        self.lines.tell(*score_lines(result, self.seat, self.names, texts))
        if self.lines.agree(texts.say("dialog-claim"), texts):
            self._send(asks.Claim(self.seat or 0))

    def _concede(self) -> None:
        texts = self.texts
        self.lines.tell(texts.say("join-concede-help"))
        if self.seat is not None and self.lines.agree(texts.say("dialog-concede"), texts):
            self._send(asks.Concede(self.seat))

    def _leaves(self) -> bool:
        texts = self.texts
        help_text = leave_text(self.match, texts)
        if help_text:
            self.lines.tell(help_text)
        return self.lines.agree(texts.say("dialog-leave"), texts)

    def _help(self) -> None:
        if self.seat is None:
            self._list({name: LIVE_COMMANDS[name] for name in WATCHING}, LIVE_KEYS)
            return
        self.lines.tell(self.texts.say("keys-line-mode"))
        self._list(LIVE_COMMANDS, LIVE_KEYS)

    def _error(self, error: SpadesError) -> str:
        return error_text(error, self.texts, self.names)

    # --- beginning and end

    def _welcome(self) -> None:
        match, texts, tell = self.match, self.texts, self.lines.tell
        tell(". ".join(line.rstrip(".") for line in rules_text(match.rules, texts)) + ".")
        tell(*room_lines(match, texts), texts.say("join-link", link=str(match.link)))
        tell(texts.say("join-watching") if match.seat is None else texts.say("keys-line-mode"))
        if match.over:
            return
        if match.begun:
            tell(*standing(self.view, self.names, texts))
        elif match.seat is not None and not self.lines.any_time:
            tell(texts.say("join-script-waits"))
        self.lines.flush()

    def _prove(self) -> None:
        """The end, where it was not seen, and whether the shuffle was what was promised."""
        texts, seen = self.texts, self.match.begun and self.view.ended_by is not None
        self.lines.tell(texts.say("join-proving"))
        self.lines.flush()
        proof = prove(self.match)
        if not seen and self.match.begun:
            view = self.match.view(self.seat)
            end = match_end_text(view, self.names, texts)
            self.lines.tell(*score_text(view, self.names, texts), end)
        self.lines.tell(*proof_lines(proof, texts))
        self.match.close()

    def _saved(self) -> None:
        told = parting_text(self.match, self.texts)
        if told:
            self.lines.tell(told)
        self.match.close()
