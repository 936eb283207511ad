"""Positions that players are asked about, reached by playing at random from a seed."""

from spades.game.dealer import chance_for
from spades.game.decide import apply, start
from spades.game.evolve import evolve
from spades.game.state import Bidding, Exchanging, Over, Playing
from spades.game.view import view_of
from spades.players import make_player


def states(rules, text="positions"):
    """The states of random matches, one match after another."""
    number = 0
    while True:
        seed = number.to_bytes(32, "big")
        player = make_player("random", f"{text} {number}")
        state = evolve(None, start(rules, number % rules.seats))
        while not isinstance(state, Over) and state.match.hand_number < 4:
            yield state
            if state.to_act is None:
                state = apply(state, chance_for(state, seed))
            else:
                state = apply(state, player.decide(view_of(state, state.to_act)).action)
        number += 1


def first(rules, kind, fits=lambda state: True):
    return next(
        state
        for state in states(rules)
        if isinstance(state, kind) and state.to_act is not None and fits(state)
    )


def looking(rules):
    """The view of a seat that has to look or bid Double Nil."""
    state = first(rules, Bidding, lambda state: not state.opening.looked[state.to_act])
    return view_of(state, state.to_act)


def bidding(rules):
    """The seat to act has seen its cards."""
    return first(rules, Bidding, lambda state: state.opening.looked[state.to_act])


def exchanging(rules):
    return first(rules, Exchanging)


def playing(rules):
    """The seat to act holds a ten that it may play."""

    def fits(state):
        from spades.game.decide import legal_actions

        return any(str(action).split()[-1][0] == "T" for action in legal_actions(state))

    return first(rules, Playing, fits)
