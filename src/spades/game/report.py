"""What ``spades replay --json`` and ``spades score --json`` print: ``spades-replay``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spades.cards import cards_of
from spades.game.actions import bid_json, verb_text
from spades.game.decide import legal_actions, may_look
from spades.game.events import HandResult
from spades.game.record import Replay
from spades.game.state import Exchanging, Over, Playing, State

FORMAT: Final = "spades-replay"
VERSION: Final = 1


def replay_json(replay: Replay) -> dict[str, Any]:
    """The whole of a replayed record."""
    state = replay.state
    told = standing_json(state, replay.results)
    told["phase"] = state.phase
    told["to_act"] = state.to_act
    told["legal"] = legal_list(state)
    if isinstance(state, Exchanging) and state.to_act is not None:
        told["cards"] = [str(card) for card in cards_of(state.hands[state.to_act])]
    told["may_look"] = list(may_look(state))
    told["spades_broken"] = state.broken if isinstance(state, Playing) else False
    return told


def standing_json(state: State, results: Sequence[HandResult]) -> dict[str, Any]:
    """The part that a score sheet shares: finished hands, scores, whether it is over."""
    over = isinstance(state, Over)
    return {
        "format": FORMAT,
        "version": VERSION,
        "hands": [hand_json(result) for result in results],
        "scores": list(state.match.scores),
        "bag_counts": list(state.match.bag_counts),
        "over": over,
        "winner": state.winner if isinstance(state, Over) else None,
    }


def hand_json(result: HandResult) -> dict[str, Any]:
    """A finished hand; ``lines`` add up to ``points`` for each side."""
    return {
        "bids": [bid_json(bid) for bid in result.bids],
        "tricks": list(result.tricks),
        "points": list(result.points),
        "bags": list(result.bags),
        "penalty": list(result.penalty),
        "scores": list(result.scores),
        "bag_counts": list(result.bag_counts),
        "lines": [
            [
                {"what": line.what, "amount": line.amount}
                if line.seat is None
                else {"what": line.what, "seat": line.seat, "amount": line.amount}
                for line in lines
            ]
            for lines in result.lines
        ],
    }


def legal_list(state: State) -> list[str]:
    """``legal`` for the seat to act, without the seat; an exchange is one entry."""
    if isinstance(state, Exchanging):
        if state.to_act is None:
            return []
        return ["pass C C C"] if state.match.seats == 4 else ["exchange C*"]
    return [verb_text(action) for action in legal_actions(state)]
