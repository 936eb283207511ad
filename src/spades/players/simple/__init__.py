"""``simple``: a sound player of plain rules, for both games. It draws nothing at random."""

from __future__ import annotations

from spades.cards import CARD
from spades.errors import PlayerError
from spades.game.actions import PLAYS
from spades.game.view import View
from spades.players.player import Decision, because
from spades.players.simple.aims import aim_of
from spades.players.simple.bidding import choose_bid, choose_double_nil
from spades.players.simple.draw import choose_draw
from spades.players.simple.exchange import choose_exchange, choose_pass
from spades.players.simple.follows import follow
from spades.players.simple.leads import lead
from spades.players.simple.nils import play_nil
from spades.players.simple.situation import Situation


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
        if seat == view.to_act:
            if view.phase == "play":
                return play(view)
            if view.phase == "exchange":
                return choose_pass(view) if view.rules.seats == 4 else choose_exchange(view)
            if view.phase == "draw":
                return choose_double_nil(view) if view.asking else choose_draw(view)
            if view.phase == "bidding" and view.looked[seat]:
                return choose_bid(view)
        if view.phase == "bidding" and seat in view.may_look:
            return choose_double_nil(view)
        raise PlayerError("player.not_asked", phase=view.phase, seat=seat)


def play(view: View) -> Decision:
    """The card to play, and why."""
    now = Situation(view)
    legal = now.legal
    if legal & (legal - 1) == 0:
        card, code = legal.bit_length() - 1, "last-trick" if now.left == 1 else "only-card"
    elif now.self_nil:
        card, code = play_nil(now)
    elif now.best < 0:
        card, code = lead(now, aim_of(now))
    else:
        card, code = follow(now, aim_of(now))
    return Decision(PLAYS[now.seat][card], because(code, card=str(CARD[card])))
