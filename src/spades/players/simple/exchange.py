"""Double Nil's exchange: the bidder gives danger away, the partner gives ways out."""

from __future__ import annotations

from typing import Final

from spades.cards import FULL_DECK, Card, cards_of, mask_of
from spades.game.actions import Exchange, Pass
from spades.game.view import View, out_of_play
from spades.players.player import Decision, because
from spades.players.simple.nilrisk import most_dangerous, risk_without, two_player_dangers
from spades.players.simple.situation import cards_in
from spades.rules.laws import DOUBLE_NIL, NIL

_PASSED: Final = 3


def choose_pass(view: View) -> Decision:
    """Three cards for the partner (four players)."""
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    if view.bids[seat] == DOUBLE_NIL:
        cards = _ordered(most_dangerous(hand, _PASSED))
        return Decision(Pass(seat, cards), because("pass-dangerous", cards=_text(cards)))
    cards = _ordered(_help_for_nil(hand, view.bids[seat] == NIL))
    return Decision(Pass(seat, cards), because("pass-help", cards=_text(cards)))


def _help_for_nil(hand: int, own_nil: bool) -> list[int]:
    """The lowest cards, spades last: a low card is a way out, a low spade one card too many.

    A seat with a Nil of its own gives what hurts it most among cards that hurt the partner little.
    """
    cards = cards_in(hand)
    if own_nil:
        low = [card for card in cards if card & 15 <= 6]
        low.sort(key=lambda card: risk_without(hand, card))
        if len(low) >= _PASSED:
            return low[:_PASSED]
    return sorted(cards, key=lambda card: ((card & 15) + (3 if card >> 4 == 3 else 0), card))[
        :_PASSED
    ]


def choose_exchange(view: View) -> Decision:
    """Up to three cards to put down for as many unknown ones (two players)."""
    seat, hand = view.seat, view.hand
    assert seat is not None
    assert hand is not None
    cards = _ordered(two_player_dangers(hand, FULL_DECK & ~hand & ~out_of_play(view), _PASSED))
    if not cards:
        return Decision(Exchange(seat, ()), because("exchange-none"))
    return Decision(Exchange(seat, cards), because("exchange-dangerous", cards=_text(cards)))


def _ordered(cards: list[int]) -> tuple[Card, ...]:
    return cards_of(mask_of(cards))


def _text(cards: tuple[Card, ...]) -> str:
    return " ".join(str(card) for card in cards)
