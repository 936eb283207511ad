"""Does a player keep to what a player is? One call in a test of your own:

from spades.testing import check_player

def test_my_player():
    check_player(lambda seed: MyPlayer(seed))
"""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable, Sequence
from typing import Final

from spades.errors import SpadesError
from spades.game.actions import Action
from spades.game.decide import decide
from spades.game.state import State
from spades.game.view import View, legal_texts, view_of
from spades.players.player import Decision, Player
from spades.rules import PRESETS, Rules
from spades.testing.generate import random_rules, random_steps
from spades.testing.invariants import Broken

PlayerFactory = Callable[[int], Player]
"""A seed goes in, a new player comes out."""

POSITIONS: Final = 2000


def check_player(
    factory: PlayerFactory, positions: int = POSITIONS, seed: int = 0, rules: Rules | None = None
) -> int:
    """Ask a player in so many positions, of every phase; return how many it was asked in.

    Half of the positions are of the two presets, half of random rules, or all of ``rules``; most
    come from random play, so that it meets what sensible players never bring about. Held:

    - it answers, with a Decision, and raises nothing;
    - what it answers is legal for its seat;
    - it changes nothing of the view and keeps nothing: a second player of the same seed, asked
      with copies of the same views in another order, answers the same. The states behind the
      views are gone by then, so an answer that came from more than the view comes out otherwise.

    Raises Broken (an AssertionError), which names the position. Cost: the player's own, twice.
    """
    rng = random.Random(seed)
    asked: list[bytes] = []
    answers: list[Action] = []
    player = factory(seed)
    while len(asked) < positions:
        match_rules = rules or _some_rules(rng)
        for _, state in random_steps(rng, match_rules, max_hands=2, double_nil=30):
            for seat in _deciders(state):
                view = view_of(state, seat)
                before = pickle.dumps(view)
                answers.append(_ask(player, view, state))
                if pickle.dumps(view) != before:
                    raise Broken(f"{_name(player)} changed its view: {view}")
                asked.append(before)
            if len(asked) >= positions:
                break
        del state
    _ask_again(factory(seed), asked, answers, rng)
    return len(asked)


def _some_rules(rng: random.Random) -> Rules:
    if rng.random() < 0.5:
        return random_rules(rng)
    return rng.choice(list(PRESETS.values()))


def _deciders(state: State) -> list[int]:
    """The seats that a match may ask now: the one to act, and those that may look."""
    return [seat for seat in range(state.match.seats) if legal_texts(view_of(state, seat))]


def _ask(player: Player, view: View, state: State | None = None) -> Action:
    name = _name(player)
    try:
        decision = player.decide(view)
    except Exception as error:
        raise Broken(f"{name} raised {error!r} for {view}") from error
    if not isinstance(decision, Decision):
        raise Broken(f"{name} answered {decision!r}, no Decision, to {view}")
    action = decision.action
    if getattr(action, "seat", None) != view.seat:
        raise Broken(f"{name} acted for another seat: {action!r}, asked with {view}")
    if state is not None:
        try:
            decide(state, action)
        except (SpadesError, KeyError) as error:
            raise Broken(f"{name} answered {action!r}, illegal ({error}), to {view}") from error
    return action


def _ask_again(
    player: Player, asked: Sequence[bytes], answers: Sequence[Action], rng: random.Random
) -> None:
    order = list(range(len(asked)))
    rng.shuffle(order)
    for index in order:
        view: View = pickle.loads(asked[index])
        again = _ask(player, view)
        if again != answers[index]:
            raise Broken(
                f"{_name(player)} answers {again!r}, and {answers[index]!r} before, to {view}"
            )


def _name(player: Player) -> str:
    return str(getattr(player, "name", type(player).__name__))
