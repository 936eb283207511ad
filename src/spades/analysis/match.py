"""One match between players, from its seed to its last card, or to the player that failed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from spades.cards.shuffle import first_seat
from spades.errors import IllegalAction, PlayerError
from spades.game.actions import Action, Close, verb_text
from spades.game.dealer import chance_for
from spades.game.decide import decide, start
from spades.game.events import Event, HandResult, HandScored
from spades.game.evolve import evolve
from spades.game.state import Over, State
from spades.game.view import View, view_of
from spades.players import Player
from spades.players.external import Engine
from spades.rules import Rules
from spades.rules.laws import side_of

MOST_HANDS: Final = 100
"""Where a match between programs ends at the latest: bad players never reach the target."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A player that crashed, hung or answered what it must not, and so lost the match."""

    seat: int
    error: PlayerError


@dataclass(frozen=True, slots=True)
class Played:
    """A match that is over. ``events`` are its whole log, ``results`` its finished hands."""

    events: tuple[Event, ...]
    state: Over
    results: tuple[HandResult, ...]
    failure: Failure | None
    acted: tuple[bool, ...]
    """By seat: whether it has decided anything at all."""


def limited(rules: Rules) -> Rules:
    """The rules with ``max_hands`` at most 100."""
    if rules.max_hands is not None and rules.max_hands <= MOST_HANDS:
        return rules
    return replace(rules, max_hands=MOST_HANDS)


def play_match(players: Sequence[Player], rules: Rules, seed: bytes) -> Played:
    """Play one match; ``players`` are by seat, the 32-byte ``seed`` deals it (``chance_for``).

    The first dealer or drawer is drawn from the seed too. The match ends after 100 hands at the
    latest. A player that fails loses the match for its side; nothing is raised for it.
    """
    rules = limited(rules)
    started = start(rules, first_seat(seed, rules.seats))
    events: list[Event] = [started]
    results: list[HandResult] = []
    state = evolve(None, started)
    acted = [False] * rules.seats
    failure = _begin(players, rules)
    while failure is None and not isinstance(state, Over):
        seat = state.to_act
        try:
            if seat is None:
                new = decide(state, chance_for(state, seed))
            else:
                new = _ask(players[seat], state, seat)
                acted[seat] = True
        except PlayerError as error:
            assert seat is not None
            failure = Failure(seat, error)
            break
        for event in new:
            state = evolve(state, event)
            if isinstance(event, HandScored):
                results.append(event.result)
        events += new
    if failure is not None:
        for event in decide(state, Close("forfeit", side_of(failure.seat))):
            state = evolve(state, event)
            events.append(event)
    assert isinstance(state, Over)
    return Played(tuple(events), state, tuple(results), failure, tuple(acted))


def _begin(players: Sequence[Player], rules: Rules) -> Failure | None:
    """Tell the players that want to know that a match begins."""
    for seat, player in enumerate(players):
        if isinstance(player, Engine):
            try:
                player.begin(rules, seat)
            except PlayerError as error:
                return Failure(seat, error)
    return None


def _ask(player: Player, state: State, seat: int) -> tuple[Event, ...]:
    """What follows from the player's decision. Raises PlayerError, whatever the player does."""
    action = _decision(player, view_of(state, seat))
    if getattr(action, "seat", None) != seat:
        raise PlayerError("player.illegal", player=player.name, text=str(action)[:80])
    try:
        return decide(state, action)
    except IllegalAction as refusal:
        text = verb_text(action)[:80]
        raise PlayerError(
            "player.illegal", player=player.name, text=text, refused=refusal.code
        ) from refusal
    except Exception as error:  # an action of the wrong type, of cards that are none
        text = str(action)[:80]
        raise PlayerError("player.illegal", player=player.name, text=text) from error


def _decision(player: Player, view: View) -> Action:
    try:
        return player.decide(view).action
    except PlayerError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:80]
        raise PlayerError("player.crashed", player=player.name, reason=reason) from error
