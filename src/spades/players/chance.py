"""``random``: every legal action is as likely as any other. The yardstick, not a partner.

In an exchange each combination of cards is one action. Before it has seen its cards a seat may
look or bid Double Nil, and with two actions each is taken half the time: that is what "uniform"
means here, and it makes this player bid Double Nil far more often than any person would.
"""

from __future__ import annotations

import hashlib
from itertools import combinations
from math import comb

from spades.cards import Card, cards_of
from spades.errors import PlayerError
from spades.game.actions import PLAYS, Action, Exchange, Pass, parse_verb
from spades.game.view import View, legal_texts, playable
from spades.players.player import Decision, because

Seed = int | str | bytes


class Chance:
    """Plays at random. The choice hangs on the seed, the hand's number, the seat and the turn."""

    name = "random"

    def __init__(self, seed: Seed) -> None:
        self.seed = seed.hex() if isinstance(seed, bytes) else str(seed)

    def decide(self, view: View) -> Decision:
        """One of the legal actions. Raises PlayerError ``player.not_asked``."""
        return Decision(self._action(view), because("random"))

    def _action(self, view: View) -> Action:
        seat = view.seat
        if seat is None:
            raise PlayerError("player.not_asked", phase=view.phase)
        if view.phase == "play" and seat == view.to_act:
            cards = cards_of(playable(view))
            return PLAYS[seat][cards[self._below(view, len(cards))]]
        texts = legal_texts(view)
        if not texts:
            raise PlayerError("player.not_asked", phase=view.phase, seat=seat)
        if view.phase != "exchange":
            return parse_verb(seat, texts[self._below(view, len(texts))])
        hand = cards_of(view.hand or 0)
        if view.rules.seats == 4:
            return Pass(seat, self._some(view, hand, 3, 3))
        return Exchange(seat, self._some(view, hand, 0, 3))

    def _some(self, view: View, hand: tuple[Card, ...], fewest: int, most: int) -> tuple[Card, ...]:
        """A combination of so many cards, each combination as likely as any other."""
        sizes = range(fewest, most + 1)
        index = self._below(view, sum(comb(len(hand), size) for size in sizes))
        for size in sizes:
            if index < comb(len(hand), size):
                return list(combinations(hand, size))[index]
            index -= comb(len(hand), size)
        raise AssertionError("the index is below the number of combinations")

    def _below(self, view: View, n: int) -> int:
        """A number 0 … n − 1: from a hash, so it is the same on every machine and version."""
        turn = len(view.opening) + view.rules.seats * len(view.tricks) + len(view.trick)
        key = f"{self.seed}|{view.hand_number}|{view.seat}|{turn}".encode()
        return int.from_bytes(hashlib.sha256(key).digest(), "big") % n
