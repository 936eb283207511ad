"""Players that are other programs: ``exec:COMMAND``, the host's side of the engine protocol.

JSON, one object a line: ``hello`` → ``ready`` at each match, ``act`` → ``action`` for each
decision, ``bye`` at the end (``docs/engine-protocol.md``; ``schema/engine.schema.json`` has every
message). Whatever the program does, the answer is here in time, or a PlayerError is.
"""

from __future__ import annotations

import json
import os
import shlex
from types import TracebackType
from typing import Any, Final, Self

from spades.errors import NotationError, PlayerError, UsageError
from spades.game import strict_json
from spades.game.actions import Action, parse_verb
from spades.game.view import View, choosable, is_offered, legal_texts
from spades.game.wire import view_json
from spades.players.player import Decision, because
from spades.players.process import LineProcess, quoted
from spades.rules import Rules

PREFIX: Final = "exec:"
"""How a player that is a command is written: ``exec:python3 my_player.py``."""
VERSION: Final = 1
"""Of the protocol."""
MOVE_TIME: Final = 5.0
"""Seconds for a decision, unless told otherwise."""
START_TIME: Final = 5.0
"""Seconds for ``ready``, or the time of a decision where that is longer: programs load."""
READY: Final = '{"type": "ready", "name": "…"}'
BYE_TIME: Final = 1.0
"""Seconds in which a program may end by itself once it was told ``bye``."""


class Engine:
    """A player that is another program; it is started when it is first needed.

    ``begin`` tells it of a match, ``decide`` asks it, ``close`` ends it; it is a context manager
    too. After a PlayerError its process is gone, and the next ``begin`` starts a new one.
    """

    def __init__(self, command: str, move_time: float = MOVE_TIME) -> None:
        """``command`` is split into words as a shell does, and run without one.

        Raises UsageError ``engine.no_command``, ``engine.unsupported``.
        """
        if os.name != "posix":  # pragma: no cover - process groups, polling of pipes
            raise UsageError("engine.unsupported", system=os.name)
        self.name = quoted(PREFIX + command) or PREFIX
        self.called: str | None = None
        """What the program calls itself, once it has said so."""
        self._words = split_command(command)
        self._move_time = move_time
        self._process: LineProcess | None = None
        self._match: tuple[Rules, int] | None = None
        self._id = 0

    @property
    def pid(self) -> int | None:
        """Its process, while it runs."""
        return None if self._process is None else self._process.pid

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.close()
        else:
            self.kill()

    def begin(self, rules: Rules, seat: int) -> None:
        """A match begins: hello, ready. Raises PlayerError ``engine.*``."""
        hello = {"type": "hello", "version": VERSION, "rules": rules.to_json(), "seat": seat}
        try:
            if self._process is None:
                self._process = LineProcess(self._words)
            line = self._process.ask(_line(hello), max(START_TIME, self._move_time))
            name = _read(line, {"type": "ready", "name": str}, READY)["name"]
        except PlayerError as error:
            raise self._failed(error) from None
        self.called = quoted(name[:40].strip()) or self.called
        self._match = (rules, seat)

    def decide(self, view: View) -> Decision:
        """What it answers. Raises PlayerError ``engine.*``; ``player.not_asked`` as others do."""
        legal = legal_texts(view)
        seat = view.seat
        if not legal or seat is None:
            raise PlayerError("player.not_asked", phase=view.phase, seat=seat)
        if self._match != (view.rules, seat) or self._process is None:
            self.begin(view.rules, seat)
        assert self._process is not None
        self._id += 1
        try:
            line = self._process.ask(_line(act_message(self._id, view)), self._move_time)
            action = read_answer(line, self._id, view)
        except PlayerError as error:
            raise self._failed(error) from None
        return Decision(action, because("engine"))

    def close(self) -> None:
        """Say bye, and see that it ends. May be called again."""
        process, self._process, self._match = self._process, None, None
        if process is not None:
            process.close(_line({"type": "bye"}), BYE_TIME)

    def kill(self) -> None:
        """End it without a word."""
        process, self._process, self._match = self._process, None, None
        if process is not None:
            process.kill()

    def _failed(self, error: PlayerError) -> PlayerError:
        """End it: what a program that failed says later would be taken for something else."""
        self.kill()
        return PlayerError(error.code, **{"player": self.name, **error.facts})


def split_command(command: str) -> list[str]:
    """The words of a command. Raises UsageError ``engine.no_command``."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark is not closed
        words = []
    if not words:
        raise UsageError("engine.no_command", player=quoted(PREFIX + command))
    return words


def act_message(number: int, view: View) -> dict[str, Any]:
    """The question about one decision of the seat whose view this is."""
    cards = choosable(view)
    return {
        "type": "act",
        "id": number,
        "view": view_json(view),
        "legal": list(legal_texts(view)),
        "cards": None if cards is None else [str(card) for card in cards],
    }


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False).encode() + b"\n"


# --- what it answers, believed in nothing


def _read(line: bytes, shape: dict[str, Any], want: str) -> dict[str, Any]:
    """The one JSON object of a line, with exactly these keys of these types.

    Raises PlayerError ``engine.not_json``, ``engine.bad_answer``.
    """
    said = quoted(line.decode("utf-8", "replace").strip())
    try:
        given = strict_json.loads(line.decode("utf-8"))
    except ValueError:
        given = None
    if not isinstance(given, dict):
        raise PlayerError("engine.not_json", text=said)
    fits = given.keys() == shape.keys() and all(
        # type(), not isinstance: True is no id
        given[key] == kind if isinstance(kind, str) else type(given[key]) is kind
        for key, kind in shape.items()
    )
    if not fits:
        raise PlayerError("engine.bad_answer", text=said, want=want)
    return given


def read_answer(line: bytes, number: int, view: View) -> Action:
    """The action of an answer, legal in this view. Raises PlayerError."""
    want = f'{{"type": "action", "id": {number}, "action": "…"}}'
    answer = _read(line, {"type": "action", "id": int, "action": str}, want)
    if answer["id"] != number:
        raise PlayerError("engine.wrong_id", id=quoted(str(answer["id"])), want=str(number))
    assert view.seat is not None
    try:
        action = parse_verb(view.seat, answer["action"])
    except NotationError:
        action = None
    if action is None or not is_offered(view, action):
        legal = list(legal_texts(view))
        raise PlayerError("engine.illegal", text=quoted(answer["action"]), legal=legal)
    return action
