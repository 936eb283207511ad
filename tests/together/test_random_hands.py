"""Random hands hold what is true of every hand: ``bench/random_hands.py`` in small."""

import random
from collections import Counter

import pytest

from bench.random_hands import KINDS, play_hands
from spades.testing import random_rules
from tests.together.lockstep import lockstep

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("kind", KINDS)
def test_random_hands_hold_what_is_true_of_every_hand(kind):
    assert play_hands(kind, f"small {kind}", 1200)["closely"] == 60


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_the_engine_agrees_with_a_second_one_at_every_step(game):
    rng = random.Random(f"lockstep {game}")
    played: Counter[str] = Counter()
    while played["hands"] < 150:
        rules = random_rules(rng, game)
        played["hands"] += lockstep(rng, rules, 4, double_nil=rng.choice((None, 20, 60)))
