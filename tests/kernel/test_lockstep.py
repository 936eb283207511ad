"""Engine and kernel in lockstep: ``bench/one_law.py`` in small, and what it must have met."""

import random
from collections import Counter

import pytest

from bench import one_law
from bench.one_law import KINDS, play_plies, random_start
from spades.game.state import Exchanging
from spades.rules import Rules

pytestmark = pytest.mark.slow

PLIES = 7_500


@pytest.mark.parametrize("kind", KINDS)
def test_the_kernel_plays_as_the_engine_does_after_every_ply(kind, monkeypatch):
    met: Counter[str] = Counter()

    def counting(state, code, row, closely, compare=one_law.compare):
        met[state.phase] += 1
        if isinstance(state, Exchanging):
            met["owed" if state.owed is not None else "choosing"] += 1
            met["one has chosen"] += state.match.rules.exchange_order == "simultaneous" and any(
                passed is not None for passed in state.opening.passed
            )
        compare(state, code, row, closely)

    monkeypatch.setattr(one_law, "compare", counting)
    figures = play_plies(kind, f"small {kind}", PLIES)
    assert figures["plies"] == PLIES
    game = "two-player" if kind.endswith("two-player") else "partnership"
    assert figures[game] == PLIES
    assert min(met["deal"], met["bidding"], met["choosing"], met["play"]) > 15, met
    assert met["over"] > 1
    if game == "two-player":
        assert met["draw"] > 1000
        assert met["owed"] > 5
    elif kind.startswith("random"):
        assert met["one has chosen"] > 5


def test_matches_start_under_rules_that_leave_no_room_between_their_ends():
    state = random_start(random.Random("no room"), Rules(target_score=10, losing_score=9))
    assert state.match.scores == (0, 0)
    state = random_start(random.Random("some room"), Rules(target_score=10, losing_score=8))
    assert state.match.scores == (9, 9)
