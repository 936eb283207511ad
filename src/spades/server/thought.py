"""One decision of a computer player, guarded: what goes wrong in it ends as an answer.

The same function runs in this process and in a worker. Its answer is text, so that nothing that
a player made crosses the border between processes, and it is judged on this side by the view.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from spades.cards.shuffle import seed_from_text
from spades.errors import NotationError, PlayerError, SpadesError
from spades.game.actions import Action, Exchange, Pass, parse_action, parse_verb
from spades.game.dealer import chance_for
from spades.game.decide import apply, start
from spades.game.evolve import evolve
from spades.game.state import Dealing, Exchanging, Playing, State
from spades.game.view import View, choosable, is_offered, legal_texts, view_of
from spades.players import Player
from spades.players.simple import Simple
from spades.rules import PRESETS, Rules

Make = Callable[[str, bytes], Player]
"""Makes a player of its name and seed. Found by its name in the worker: a module's function."""

_LONGEST: Final = 200
"""Characters of an answer: an exchange has less than thirty."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a player answered: an action as text, or None and what went wrong."""

    action: str | None
    why: str = ""
    """``raised``, ``crashed``, ``late``, ``stopped``; once judged, ``illegal``, ``other-seat``."""
    error: str = ""
    """The code of the error, or the name of its class. Never what it says: that may name cards."""


def think(make: Make, kind: str, seed: bytes, view: View) -> Answer:
    """What the player does in ``view.seat``, in this process."""
    try:
        return Answer(str(make(kind, seed).decide(view).action)[:_LONGEST])
    except Exception as error:  # noqa: BLE001 - whatever a player does, the table goes on
        return _raised(error)


def think_apart(make: Make, kind: str, seed: bytes, view: View) -> Answer:
    """The same in a worker, where even a player that asks for the end of its process is heard."""
    _settle()
    try:
        return think(make, kind, seed, view)
    except BaseException as error:  # noqa: BLE001 - SystemExit would end the server over there
        return _raised(error)


def warm(make: Make, kinds: tuple[str, ...]) -> tuple[tuple[str, Answer], ...]:
    """Have each player decide something in each game, so that all it needs is loaded.

    Gives those that failed. A worker does it once.
    """
    _settle()
    return _warmed(make, kinds)


def judged(view: View, answer: Answer) -> tuple[Action | None, Answer]:
    """The action of an answer, where it is one that the seat may do; and the answer."""
    if answer.action is None:
        return None, answer
    try:
        action = parse_action(answer.action)
    except NotationError as error:
        return None, Answer(None, "illegal", error.code)
    if action.seat != view.seat:
        return None, Answer(None, "other-seat")
    if not is_offered(view, action):
        return None, Answer(None, "illegal")
    return action, answer


def first_legal(view: View) -> Action:
    """The first action that the seat may do; in an exchange with the fewest cards, the highest.

    Raises PlayerError ``player.not_asked``: there is nothing to decide.
    """
    texts, seat = legal_texts(view), view.seat
    if seat is None or not texts:
        raise PlayerError("player.not_asked", phase=view.phase, seat=seat)
    cards = choosable(view)
    if cards is None:
        return parse_verb(seat, texts[0])
    return Pass(seat, cards[:3]) if view.rules.seats == 4 else Exchange(seat, ())


def _raised(error: BaseException) -> Answer:
    code = error.code if isinstance(error, SpadesError) else type(error).__name__
    return Answer(None, "raised", code)


@cache
def _settle() -> None:
    """Let go first when the processor is short, and leave Ctrl+C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


@cache
def _warmed(make: Make, kinds: tuple[str, ...]) -> tuple[tuple[str, Answer], ...]:
    failed = {}
    for kind in kinds:
        for view in _positions():
            answer = judged(view, think_apart(make, kind, b"", view))[1]
            if answer.action is None:
                failed[kind] = answer
    return tuple(failed.items())


def _positions() -> Iterator[View]:
    for rules in PRESETS.values():
        yield _first_lead(rules)


def _first_lead(rules: Rules) -> View:
    """A seat that may choose its first card, after an opening by counts."""
    seed, simple = seed_from_text("warm"), Simple()
    state: State = evolve(None, start(rules, 0))
    while not isinstance(state, Playing):
        if isinstance(state, Dealing) or (isinstance(state, Exchanging) and state.owed is not None):
            state = apply(state, chance_for(state, seed))
        else:
            state = apply(state, simple.decide(view_of(state, state.to_act)).action)
    return view_of(state, state.to_act)
