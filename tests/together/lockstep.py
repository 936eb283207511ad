"""The engine and the reference play the same match, and have to agree at every step."""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

from spades.cards import ALL_CARDS, cards_of
from spades.errors import IllegalAction
from spades.game.actions import PLAYS, Deal, Redraw, Stock
from spades.game.decide import decide, legal_actions, may_look, start
from spades.game.evolve import evolve
from spades.game.report import legal_list
from spades.game.state import Dealing, Over, Playing, State
from spades.game.view import legal_texts, view_of
from spades.game.wire import view_json
from spades.rules import Rules
from spades.testing.generate import random_action, random_chance
from spades.testing.invariants import require
from tests.together import reference


def lockstep(rng: random.Random, rules: Rules, hands: int, double_nil: int | None = None) -> int:
    """Play so many hands, or to the end; return how many. Raises Broken where they part."""
    state: State = evolve(None, start(rules, rng.randrange(rules.seats)))
    other = reference.Match(by_name(rules), state.match.dealer)
    compare(state, other)
    while not isinstance(state, Over) and state.match.hand_number <= hands:
        action = random_chance(rng, state)
        if action is None:
            if isinstance(state, Playing):
                refuses_all_others(state)
            seat_action = random_action(
                rng, state, double_nil=double_nil, stray_look=20, low_bid=60
            )
            events = decide(state, seat_action)
            other.do(str(seat_action))
        else:
            events = decide(state, action)
            match action:
                case Deal(masks):
                    other.deal([texts(cards_of(mask)) for mask in masks])
                case Stock(order):
                    other.put_stock(texts(order))
                case Redraw(cards):
                    other.redraw(texts(cards))
        for event in events:
            state = evolve(state, event)
        compare(state, other)
    return state.match.hand_number - 1


def compare(state: State, other: Any) -> None:
    """Whose turn, what is legal, and what everybody sees."""
    require(state.phase == other.phase, "phase", state.phase, other.phase)
    require(state.to_act == other.to_act, "turn", state.to_act, other.to_act, state)
    require(legal_list(state) == other.legal(), "legal", legal_list(state), other.legal())
    require(list(may_look(state)) == other.may_look(), "may look", may_look(state))
    if isinstance(state, Over):
        require(state.winner == other.winner, "winner", state.winner, other.winner)
    elif not isinstance(state, Dealing):
        held = [texts(cards_of(hand)) for hand in state.hands]
        expected = [reference.in_order(hand) for hand in other.hands]
        require(held == expected, "hands", held, expected)
    for seat in (None, *range(state.match.seats)):
        view = view_of(state, seat)
        if seat is not None:
            stray = ["look"] if seat in other.may_look() else []
            expected_legal = other.legal() if seat == other.to_act else stray
            require(list(legal_texts(view)) == expected_legal, f"legal for seat {seat}", view)
        told = view_json(view)
        del told["rules"]
        expected_view = other.sees(seat)
        for key in told.keys() | expected_view.keys():
            require(
                told[key] == expected_view[key],
                f"seat {seat} sees {key}",
                told[key],
                expected_view[key],
            )


def refuses_all_others(state: Playing) -> None:
    """Of the 52 cards, ``decide`` takes those that are listed as legal and refuses the others."""
    plays = PLAYS[state.to_act]
    legal = legal_actions(state)
    for card in ALL_CARDS:
        play = plays[card]
        try:
            decide(state, play)
        except IllegalAction:
            require(play not in legal, "refused", play, state)
        else:
            require(play in legal, "taken", play, state)


def texts(cards: Any) -> list[str]:
    return [str(card) for card in cards]


def by_name(rules: Rules) -> dict[str, Any]:
    """A rules object as the reference takes it."""
    return {field.name: getattr(rules, field.name) for field in fields(rules)}
