"""``montecarlo``: legal everywhere, one answer to one question, and values that are right."""

import pickle
import random
from dataclasses import replace

import numpy as np
import pytest

import spades.kernel
from spades.cards import ALL_CARDS, Card, cards_of, mask_of, parse_hand
from spades.errors import PlayerError, UsageError
from spades.game.actions import Play
from spades.game.decide import apply, decide, legal_actions
from spades.game.decide import playable as playable_in
from spades.game.events import HandResult, HandScored
from spades.game.evolve import evolve
from spades.game.state import Playing, State
from spades.game.view import playable, view_of
from spades.i18n import LANGUAGES, Texts
from spades.players import PLAYERS, make_player, montecarlo
from spades.players.montecarlo import PLAYOUTS, WORLDS, Montecarlo, bag_price, different
from spades.rules import Rules
from spades.testing.perft import small_hand
from tests.players.tables import (
    FOUR,
    SIMPLE,
    TWO,
    VARIANTS,
    ask,
    asked,
    begin,
    hand_played,
    mixed,
    play_on,
)

pytestmark = pytest.mark.slow


def quick(seed=0):
    return Montecarlo(seed, worlds=4, playouts=4)


def test_it_is_among_the_players_with_its_numbers():
    player = make_player("montecarlo", 5)
    assert isinstance(player, Montecarlo)
    assert player.name == "montecarlo"
    assert (player.worlds, player.playouts) == (WORLDS, PLAYOUTS) == (30, 30)
    assert "montecarlo" in PLAYERS


def test_every_answer_is_legal_in_every_variant():
    player = quick()
    phases = set()
    for rules in VARIANTS:
        for seats in (lambda seat: player, lambda seat: player if seat == 1 else mixed(seat)):
            for state, view, decision in asked(rules, seats, "montecarlo legal", 3, hands=2):
                phases.add((rules.game, view.phase))
                assert decision.action in legal_actions(state)
    assert len(phases) >= 6


def test_the_same_question_gets_the_same_answer_in_any_order_and_after_pickling():
    player = quick("seed")
    again = pickle.loads(pickle.dumps(player))
    for rules in (FOUR, TWO):
        questions = [
            (view, decision)
            for _, view, decision in asked(rules, lambda seat: player, "again", 2, hands=1)
        ]
        for view, decision in reversed(questions):
            assert again.decide(view) == decision


def test_another_seed_draws_other_worlds():
    questions = [
        view
        for _, view, _ in asked(FOUR, mixed, "seeds", 1, hands=1)
        if view.phase == "play" and len(cards_of(playable(view))) > 2
    ]
    one, two = Montecarlo(1, 2, 2), Montecarlo(2, 2, 2)
    assert any(one.decide(view) != two.decide(view) for view in questions)
    cards = cards_of(playable(questions[0]))
    assert one.values(questions[0], cards) != two.values(questions[0], cards)


def test_a_seat_that_has_nothing_to_decide_is_told_so():
    view = view_of(begin(FOUR), 0)
    for nothing in (view, replace(view, seat=None)):
        with pytest.raises(PlayerError) as refused:
            quick().decide(nothing)
        assert refused.value.code == "player.not_asked"


def test_each_reason_can_be_said_in_every_language_and_names_the_card():
    said = {}
    for rules in (FOUR, TWO):
        for _, _, decision in asked(rules, lambda seat: quick(), "said", 4, hands=2):
            said[decision.reason.code] = decision
    assert {"montecarlo-card", "montecarlo-equal", "only-card"} <= set(said)
    for code, decision in said.items():
        for language in LANGUAGES:
            assert Texts(language).say(f"reason-{code}", **decision.reason.values())
        if isinstance(decision.action, Play):
            assert decision.reason.values()["card"] == str(decision.action.card)
    assert said["montecarlo-card"].reason.values()["count"] == 16


@pytest.mark.parametrize("given", [{"worlds": 0}, {"playouts": 0}, {"worlds": 2.5},
                                   {"playouts": True}, {"worlds": 10**6}])  # fmt: skip
def test_a_number_of_trials_that_makes_no_sense_is_refused(given):
    with pytest.raises(UsageError) as refused:
        Montecarlo(0, **given)
    assert refused.value.code == "montecarlo.trials"


def test_without_the_kernel_it_says_so_when_it_is_made(monkeypatch):
    monkeypatch.setattr(spades.kernel, "_PARTS", ("a_part_that_is_not_there",))
    with pytest.raises(UsageError) as refused:
        make_player("montecarlo")
    assert refused.value.code == "kernel.missing"


# --- what a card is worth


def test_a_bag_costs_its_share_of_the_penalty():
    assert bag_price(FOUR) == -9
    assert bag_price(Rules(game="partnership", bag_limit=0)) == 1
    assert bag_price(Rules(game="two-player", bag_limit=5, bag_penalty=50, bag_value=0)) == -10


def exact_values(state: Playing) -> dict[Card, float]:
    """What each legal card is worth to the seat to act when all others are played at random."""
    seat = state.to_act
    price = bag_price(state.match.rules)
    sign = 1 if seat % 2 == 0 else -1

    def priced(result: HandResult) -> float:
        value = state.match.rules.bag_value
        own = [
            result.points[side] - result.penalty[side] + (price - value) * result.bags[side]
            for side in (0, 1)
        ]
        return sign * (own[0] - own[1])

    def after(now: Playing, card: Card) -> float:
        then: State = now
        for event in decide(now, Play(now.to_act, card)):
            then = evolve(then, event)
            if isinstance(event, HandScored):
                return priced(event.result)
        assert isinstance(then, Playing)
        cards = cards_of(playable_in(then))
        return sum(after(then, one) for one in cards) / len(cards)

    return {card: after(state, card) for card in cards_of(playable_in(state))}


def values_in_its_world(state: Playing) -> dict[Card, float]:
    """What the player makes of a position when it knows who holds what."""

    class OneWorld:
        def __init__(self, view):
            pass

        def hands(self, rng):
            return state.hands

    player = Montecarlo("exact", worlds=2, playouts=20_000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(montecarlo, "WorldSampler", OneWorld)
        view = view_of(state, state.to_act)
        return player.values(view, cards_of(playable(view)))


# A playout's standard deviation is below 300 points: that of 40,000 together below 1.5.
CLOSE = 6.5


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_a_value_is_the_mean_over_all_ends_of_the_hand(game):
    rng = random.Random(f"exact {game}")
    rules = FOUR if game == "partnership" else TWO
    for number in range(10):
        seats = rules.seats
        cards = rng.sample(ALL_CARDS, 3 * seats)
        hands = tuple(mask_of(cards[seat::seats]) for seat in range(seats))
        bids = tuple(rng.choice((0, 1, 2, 5)) for _ in range(seats))
        state: State = small_hand(rules, hands, bids)
        for _ in range(number % seats):
            state = apply(state, rng.choice(legal_actions(state)))
        assert isinstance(state, Playing)
        values = values_in_its_world(state)
        assert values == pytest.approx(exact_values(state), abs=CLOSE)


def test_a_spade_breaks_spades_for_what_follows():
    """Having ruffed, the last seat may lead its ace of spades, and needs to."""
    state = small("9C KS QD/8C 5D 6D/7C 7D 8D/2S AS 3H", (1, 1, 1, 2), leader=0, broken=False)
    after = play_on(state, "9C 8C 7C")
    assert isinstance(after, Playing)
    exact = exact_values(after)
    assert exact[Card.parse("2S")] != exact[Card.parse("AS")]
    assert values_in_its_world(after) == pytest.approx(exact, abs=CLOSE)


def test_equal_cards_are_tried_once_and_others_all():
    state = hand_played("AS KS QS 5S 4S 2H 3H 9H AD KD JD 2C 7C/-/-/-", [3, 3, 3, 3])
    view = view_of(state, 0)
    kept = {str(card) for card in different(view, view.hand or 0)}
    # Of AS KS QS, 5S 4S, 3H 2H and AD KD the lowest of each stands for all.
    assert kept == {"QS", "4S", "2H", "9H", "KD", "JD", "2C", "7C"}


def test_a_card_on_the_table_still_parts_its_neighbours():
    state = hand_played("TC/JC 9C 2C/-/-", [3, 3, 3, 3], "TC")
    view = view_of(state, 1)
    assert {str(card) for card in different(view, playable(view)) if card.suit == 0} >= {"9C", "JC"}
    after = view_of(play_on(state, "2C " + " ".join(lowest_clubs(state))), 1)
    clubs = {str(card) for card in different(after, after.hand or 0) if card.suit == 0}
    assert "9C" in clubs
    assert "JC" not in clubs


def lowest_clubs(state: State) -> list[str]:
    """A card that seats 2 and 3 may play to the clubs led."""
    assert isinstance(state, Playing)
    found = []
    for seat in (2, 3):
        clubs = [card for card in cards_of(state.hands[seat]) if card.suit == 0]
        found.append(str((clubs or cards_of(state.hands[seat]))[-1]))
    return found


def test_it_takes_the_trick_that_its_contract_needs_and_ducks_a_bag():
    """The last to play sees what it takes; of the ace and the two it wants one or the other."""
    for taken, bids, card in (
        ((1, 5, 1, 4), (1, 6, 1, 4), "AH"),  # its side needs one of the last two
        ((1, 5, 1, 4), (1, 5, 1, 4), "2H"),  # both sides have made it: only bags are left
        ((1, 5, 1, 4), (1, 5, 2, 4), "AH"),  # the others need one: two bags are worth it
    ):
        state = small("3H 2D/4H 3D/5H 4D/AH 2H", bids, leader=0, taken=taken)
        assert str(ask(play_on(state, "3H 4H 5H"), Montecarlo(1)).action) == f"3 play {card}"


def small(hands, bids, leader, taken=(0, 0, 0, 0), broken=True):
    state = small_hand(
        Rules(game="partnership", double_nil="never"),
        tuple(parse_hand(hand) for hand in hands.split("/")),
        bids,
        dealer=(leader - 1) % 4,
        broken=broken,
    )
    return replace(state, taken=taken)


def test_it_beats_simple_over_duplicate_hands():
    """Few of them: the figure is the arena's. Here a player that ducks or grabs all must fail."""
    from spades.analysis.match import play_match

    for rules in (FOUR, TWO):
        rules = replace(rules, max_hands=1, double_nil="never")
        gains = []
        for number in range(80):
            seed = number.to_bytes(32, "big")
            player = Montecarlo(number)
            for leg in (0, 1):
                seats = [player, SIMPLE] if leg == 0 else [SIMPLE, player]
                played = play_match(seats * (rules.seats // 2), rules, seed)
                result = played.results[0]
                worth = [result.points[side] - 10 * result.bags[side] - result.penalty[side]
                         for side in (0, 1)]  # fmt: skip
                gains.append(worth[leg] - worth[1 - leg])
        assert np.mean(gains) > -5
