"""The draw of the two-player game: what a card adds to the hand, against an unknown one."""

from __future__ import annotations

from spades.cards import FULL_DECK
from spades.game.actions import Keep, Refuse
from spades.game.view import View
from spades.players.player import Decision, because
from spades.players.simple.counting import draw_value
from spades.players.simple.nilrisk import draw_danger
from spades.players.simple.situation import cards_in
from spades.rules.laws import DOUBLE_NIL


def choose_draw(view: View) -> Decision:
    """Keep the card drawn if it is worth at least as much as the average card not yet seen."""
    seat, card = view.seat, view.drawn
    assert seat is not None
    assert card is not None
    unseen = cards_in(FULL_DECK & ~(view.hand or 0) & ~view.discards & ~(1 << card))
    if view.bids[seat] == DOUBLE_NIL:
        keeps = draw_danger(card) * len(unseen) <= sum(map(draw_danger, unseen))
    else:
        keeps = draw_value(card) * len(unseen) >= sum(map(draw_value, unseen))
    if keeps:
        return Decision(Keep(seat), because("keep-card", card=str(card)))
    return Decision(Refuse(seat), because("refuse-card", card=str(card)))
