"""``montecarlo``: plays every card out at random in worlds that may be, and takes the best.

The yardstick for stronger players: no judgement of its own in the play, only many trials. It bids,
draws and exchanges by the counts of ``simple``. It needs the kernel; importing it does not.
"""

from __future__ import annotations

import hashlib
import random
from typing import Final

from spades.cards import Card, cards_of, mask_of
from spades.errors import PlayerError, UsageError, shown
from spades.game.actions import PLAYS
from spades.game.view import View, out_of_play, playable
from spades.game.worlds import WorldSampler
from spades.kernel import need
from spades.players.chance import Seed
from spades.players.player import Decision, because
from spades.players.simple import Simple
from spades.rules import Rules
from spades.rules.laws import NIL, NO_CARD

WORLDS: Final = 30
PLAYOUTS: Final = 30
MOST: Final = 100_000
"""Of either; both are numbers of trials for a card."""


class Montecarlo:
    """For each card that it may play: ``worlds`` × ``playouts`` random ends of the hand.

    The worlds are drawn evenly from all that are consistent with the view. The value of a card is
    the mean of own side's points for the hand less the other side's, contracts and Nils as they
    stand, each bag at its share of the penalty (``bag_price``). The choice hangs on the seed and
    on the view. Cost: about 1 ms a card played with the numbers given.

    Raises UsageError ``montecarlo.trials``, ``kernel.missing``.
    """

    name = "montecarlo"

    def __init__(self, seed: Seed = 0, worlds: int = WORLDS, playouts: int = PLAYOUTS) -> None:
        for count in (worlds, playouts):
            if type(count) is not int or not 1 <= count <= MOST:
                raise UsageError("montecarlo.trials", value=shown(count), most=MOST)
        need()
        self.seed = seed.hex() if isinstance(seed, bytes) else str(seed)
        self.worlds = worlds
        self.playouts = playouts
        self._others = Simple()

    def decide(self, view: View) -> Decision:
        """What the seat does now. Raises PlayerError ``player.not_asked``."""
        seat = view.seat
        if seat is None:
            raise PlayerError("player.not_asked", phase=view.phase)
        if view.phase != "play" or seat != view.to_act:
            return self._others.decide(view)
        legal = playable(view)
        if legal & (legal - 1) == 0:
            return self._others.decide(view)  # the only card, or the last
        cards = different(view, legal)
        if len(cards) == 1:
            card, code, facts = cards[0], "montecarlo-equal", {}
        else:
            values = self.values(view, cards)
            card, code = max(cards, key=lambda one: values[one]), "montecarlo-card"
            facts = {"count": self.worlds * self.playouts}
        return Decision(PLAYS[seat][card], because(code, card=str(card), **facts))

    def values(self, view: View, cards: tuple[Card, ...]) -> dict[Card, float]:
        """What each of some legal cards is worth to the seat that is to act, in points."""
        import numpy as np

        from spades.kernel.judge import judge_of
        from spades.kernel.points import WORTH
        from spades.kernel.policies import RANDOM
        from spades.kernel.rng import seed_word

        key = self._key(view)
        rng = random.Random(key)
        sampler = WorldSampler(view)
        hands = np.array([sampler.hands(rng) for _ in range(self.worlds)], np.int64)
        values = np.empty((len(cards), self.worlds), np.float64)
        judge_of(RANDOM, view.rules.seats)(
            np.array(_position(view), np.int64),
            hands,
            np.array(cards, np.int64),
            self.playouts,
            seed_word(key),
            0,
            bag_price(view.rules),
            np.empty(WORTH, np.int64),
            values,
        )
        return dict(zip(cards, values.mean(axis=1).tolist(), strict=True))

    def _key(self, view: View) -> str:
        turn = len(view.opening) + view.rules.seats * len(view.tricks) + len(view.trick)
        text = f"{self.seed}|{view.hand_number}|{view.seat}|{turn}"
        return hashlib.sha256(text.encode()).hexdigest()


def bag_price(rules: Rules) -> float:
    """What a bag is worth: its own point less its share of the penalty, −9 by the usual rules."""
    share = rules.bag_penalty / rules.bag_limit if rules.bag_limit else 0.0
    return rules.bag_value - share


def different(view: View, legal: int) -> tuple[Card, ...]:
    """The legal cards without those that are as good as a lower one.

    Two cards of a suit are equal when every card between them is played, known to be out of play,
    or this seat's own. The cards on the table are not played yet: they can still be beaten.
    """
    mine = (view.hand or 0) | out_of_play(view)
    mine |= mask_of(card for trick in view.tricks for card in trick.cards)
    kept: list[Card] = []
    for card in reversed(cards_of(legal)):  # each suit from low to high
        if kept and kept[-1].suit == card.suit:
            between = (1 << card) - (2 << kept[-1])
            if between & ~mine == 0:
                continue
        kept.append(card)
    return tuple(reversed(kept))


def _position(view: View) -> list[int]:
    """What all know of the position, as ``spades.kernel.playout`` takes it; no hands."""
    from spades.kernel.points import packed

    assert view.leader is not None
    return [
        *(0, 0, 0, 0),
        view.leader,
        *[*map(int, view.trick), *[NO_CARD] * 4][:4],
        int(view.spades_broken),
        mask_of(card for trick in view.tricks for card in trick.cards),
        (view.hand or 0).bit_count(),
        packed(view.taken),
        packed(bid or NIL for bid in view.bids),
        # Bags are priced apart: here they bring neither points nor penalties.
        *(0, 0, 0, view.rules.nil_value, view.rules.double_nil_value, 0, 0),
    ]
