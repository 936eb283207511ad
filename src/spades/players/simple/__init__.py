"""``simple``: a sound player of plain rules, for both games. It draws nothing at random."""

from __future__ import annotations

from spades.cards import cards_of
from spades.errors import PlayerError
from spades.game.actions import BIDS, PLAYS, Decline, Exchange, Keep, Look, Pass
from spades.game.view import View, playable
from spades.players.player import Decision, because


class Simple:
    """Counts tricks, protects and attacks Nils, takes what the contract needs."""

    name = "simple"

    def __init__(self, seed: object = None) -> None:
        """The seed is not used: the same view always gets the same decision."""

    def decide(self, view: View) -> Decision:
        """What the seat should do now. Raises PlayerError ``player.not_asked``."""
        seat = view.seat
        if seat is None:
            raise PlayerError("player.not_asked", phase=view.phase)
        hand = cards_of(view.hand or 0)
        if view.phase == "bidding" and not view.looked[seat]:
            return Decision(Look(seat), because("look"))
        if view.phase == "bidding":
            n = sum(1 for c in hand if c & 15 > 10 or c >> 4 == 3 and c & 15 > 8) or 1
            return Decision(BIDS[seat][n], because("bid-count", tricks=n))
        if view.phase == "draw":
            if view.asking:
                return Decision(Decline(seat), because("decline-double-nil"))
            return Decision(Keep(seat), because("keep-card", card=str(view.drawn)))
        if view.phase == "exchange":
            if view.rules.seats == 4:
                return Decision(Pass(seat, hand[:3]), because("pass-help", cards=""))
            return Decision(Exchange(seat, ()), because("exchange-none"))
        card = cards_of(playable(view))[-1]
        return Decision(PLAYS[seat][card], because("throw-low", card=str(card)))
