"""``check_player`` passes good players and names what is wrong with others."""

import gc
import random
from dataclasses import replace

import pytest

from spades.cards import CARD
from spades.game.actions import Bid, Play
from spades.players import Decision, because, make_player
from spades.rules import PRESETS
from spades.testing import Broken, check_player


class Like:
    """The random player, with something changed."""

    name = "like random"

    def __init__(self, seed=0):
        self.player = make_player("random", seed)
        self.asked = 0

    def decide(self, view):
        self.asked += 1
        return self.change(view, self.player.decide(view))

    def change(self, view, decision):
        return decision


class Raises(Like):
    def change(self, view, decision):
        if view.phase == "play" and len(view.tricks) == 12:
            raise IndexError("no card left to think of")
        return decision


class Mumbles(Like):
    def change(self, view, decision):
        return decision.action


class Reneges(Like):
    def change(self, view, decision):
        held = [card for card in range(64) if view.hand is not None and view.hand >> card & 1]
        if view.phase == "play":
            return replace(decision, action=Play(view.seat, CARD[max(held)]))
        return decision


class ForAnother(Like):
    def change(self, view, decision):
        if view.phase == "bidding" and isinstance(decision.action, Bid):
            return Decision(Bid((view.seat + 1) % view.rules.seats, 3), because("random"))
        return decision


class Remembers(Like):
    def change(self, view, decision):
        if view.phase == "bidding" and view.looked[view.seat]:
            return Decision(Bid(view.seat, self.asked % 13), because("random"))
        return decision


class Fickle(Like):
    rng = random.Random(1)

    def change(self, view, decision):
        if view.phase == "bidding" and view.looked[view.seat]:
            return Decision(Bid(view.seat, self.rng.randrange(13)), because("random"))
        return decision


class Scribbles(Like):
    def change(self, view, decision):
        object.__setattr__(view, "scores", (0, view.scores[1] + 1))
        return decision


class Peeks(Like):
    """Looks for the whole state in memory, and bids by another's hand."""

    def change(self, view, decision):
        if view.phase == "bidding" and view.looked[view.seat]:
            other = (view.seat + 1) % view.rules.seats
            for found in gc.get_objects():
                if type(found).__name__ == "Bidding" and found.match.scores == view.scores:
                    return Decision(Bid(view.seat, found.hands[other] % 13), because("random"))
        return decision


@pytest.mark.parametrize("name", ["random", "simple"])
def test_the_built_in_players_pass(name):
    assert check_player(lambda seed: make_player(name, seed), positions=400) >= 400


def test_a_player_that_does_nothing_wrong_passes():
    assert check_player(Like, positions=300, rules=PRESETS["two-player"]) >= 300


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Raises, "raised IndexError"),
        (Mumbles, "no Decision"),
        (Reneges, "illegal"),
        (ForAnother, "for another seat"),
        (Remembers, "before"),
        (Fickle, "before"),
        (Scribbles, "changed its view"),
        (Peeks, "before"),
    ],
)
def test_what_is_wrong_with_a_player_is_named(player, said):
    with pytest.raises(Broken, match=said):
        check_player(player, positions=300)


def test_the_same_positions_are_asked_each_time():
    first, second = Like(), Like()
    check_player(lambda _: first, positions=100)
    check_player(lambda _: second, positions=100)
    assert first.asked == second.asked
