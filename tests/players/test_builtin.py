"""Every built-in player: legal everywhere, and the same answer to the same question."""

import pickle
from collections import Counter
from dataclasses import replace

import pytest

from spades.cards import ALL_CARDS
from spades.errors import PlayerError, UsageError
from spades.game.actions import Exchange, Pass, Play
from spades.game.decide import legal_actions
from spades.game.state import Exchanging
from spades.game.view import View, view_of
from spades.i18n import Texts
from spades.players import PLAYERS, make_player
from spades.rules.laws import DOUBLE_NIL
from tests.players.tables import FOUR, TWO, VARIANTS, ask, asked, begin, mixed

NAMES = ("random", "simple")


def test_an_unknown_player_is_refused_with_the_names_there_are():
    with pytest.raises(UsageError) as refused:
        make_player("stockfish", 1)
    assert refused.value.code == "player.unknown"
    assert refused.value.facts["known"] == list(PLAYERS)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_legal_in_every_variant(name):
    players = [make_player(name, seat) for seat in range(4)]
    phases = set()
    for rules in VARIANTS:
        for seats in (lambda seat: players[seat], mixed):
            for state, view, decision in asked(rules, seats, f"legal {name}", 6):
                phases.add((rules.game, view.phase))
                assert decision.action in legal_actions(state)
    assert len(phases) == 7


@pytest.mark.parametrize("name", NAMES)
def test_the_same_question_gets_the_same_answer(name):
    player, again = make_player(name, "seed"), pickle.loads(pickle.dumps(make_player(name, "seed")))
    questions = [
        (view, decision)
        for rules in (FOUR, TWO)
        for _, view, decision in asked(rules, lambda seat: player, "again", 4)
    ]
    # In another order: nothing is remembered from question to question.
    for view, decision in reversed(questions):
        assert again.decide(view) == decision


def test_random_plays_otherwise_with_another_seed():
    questions = [view for _, view, _ in asked(FOUR, mixed, "seeds", 2)]
    one, two = make_player("random", 1), make_player("random", 2)
    assert any(one.decide(view) != two.decide(view) for view in questions)


def test_random_takes_each_action_about_as_often_as_any_other():
    for state, view, _ in asked(TWO, mixed, "uniform", 20):
        legal = legal_actions(state)
        if isinstance(state, Exchanging) or len(legal) != 5:
            continue
        taken = Counter(make_player("random", seed).decide(view).action for seed in range(1000))
        assert all(150 < taken[action] < 250 for action in legal)
        return
    raise AssertionError("a choice of five was not found")


def test_random_chooses_exchanges_uniformly():
    for rules, kind, size in ((FOUR, Pass, 286), (TWO, Exchange, 378)):
        state = next(
            state
            for state, _, _ in asked(rules, lambda seat: make_player("random", 5), "swap", 50)
            if isinstance(state, Exchanging)
        )
        legal = legal_actions(state)
        assert len(legal) == size
        taken = Counter(ask(state, make_player("random", seed)).action for seed in range(4000))
        assert all(isinstance(action, kind) for action in taken)
        assert set(taken) <= set(legal)
        assert len(taken) > 0.99 * size
        assert max(taken.values()) < 40


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_has_nothing_to_decide_is_told_so(name):
    player = make_player(name, 0)
    view = view_of(begin(FOUR), 0)
    for nothing in (view, replace(view, seat=None)):
        with pytest.raises(PlayerError) as refused:
            player.decide(nothing)
        assert refused.value.code == "player.not_asked"


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_each_reason_can_be_said_in_every_language(name):
    texts = [Texts(language) for language in ("en", "id", "vi", "fil", "jv")]
    player = make_player(name, 3)
    said = {}
    for rules in VARIANTS:
        for _, _, decision in asked(rules, lambda seat: player, f"said {name}", 8, hands=6):
            said[decision.reason.code] = decision
    for code, decision in said.items():
        for text in texts:
            assert text.say(f"reason-{code}", **decision.reason.values())
        if isinstance(decision.action, Play) and name == "simple":
            assert decision.reason.values()["card"] == str(decision.action.card)
    if name == "simple":
        assert len(said) > 25


def test_any_hand_of_any_size_gets_a_card():
    """Odd positions: one kind of cards only, one card, spades not broken."""
    player = make_player("simple")
    for game, bids in ((FOUR, (0, DOUBLE_NIL, 0, 5)), (TWO, (DOUBLE_NIL, 0))):
        for kind in range(16):
            for size in (1, 2, 5, 13):
                cards = [c for c in ALL_CARDS if kind >> c.suit & 1][:size]
                if len(cards) < size:
                    continue
                seats = game.seats
                for bidder in (bids, (3,) * seats):
                    view = View(
                        seat=0, rules=game, dealer=1, hand_number=1, phase="play", to_act=0,
                        scores=(0, 0), bag_counts=(0, 0), looked=(True,) * seats,
                        hand=sum(1 << card for card in cards), bids=bidder, shown=(0,) * seats,
                        leader=0, taken=(0,) * seats,
                    )  # fmt: skip
                    action = player.decide(view).action
                    assert isinstance(action, Play)
                    assert action.card in cards
