"""A match from its first deal to its end."""

from collections import Counter

import pytest

from spades.cards import ALL_CARDS, FULL_DECK
from spades.cards.shuffle import first_seat, seed_from_text
from spades.errors import RulesError
from spades.game.actions import BIDS, Close, Deal, Redraw, Stock
from spades.game.decide import apply, decide, legal_actions, may_look, start
from spades.game.events import HandScored, MatchEnded, MatchStarted, Rewound
from spades.game.evolve import evolve, fold
from spades.game.state import Bidding, Dealing, Over, Playing
from spades.rules import PARTNERSHIP, PRESETS, TWO_PLAYER, Rules
from tests.game.driver import (
    MIXED,
    ONE_SUIT_EACH,
    VARIANTS,
    after,
    bidding_done,
    deal_of,
    dealt,
    name_of,
    opened,
    play_out,
    random_log,
    random_match,
    refusal,
    stocked,
)


def refused_start(rules: Rules, *args) -> RulesError:
    with pytest.raises(RulesError) as refused:
        start(rules, *args)
    return refused.value


def played(state, *bids, hands=ONE_SUIT_EACH):
    """The state after one more partnership hand; the seat that holds the spades takes all 13."""
    return play_out(bidding_done(after(state, deal_of(hands)), *bids))


# --- the start


@pytest.mark.parametrize("game", [PARTNERSHIP, TWO_PLAYER])
def test_the_first_dealer_is_a_seat_at_the_table(game):
    rules = PRESETS[game]
    for seat in range(rules.seats):
        assert start(rules, seat) == MatchStarted(rules, seat)
        assert opened(rules, seat).match.dealer == seat
    for seat in (-1, rules.seats):
        error = refused_start(rules, seat)
        assert (error.code, error.facts) == ("start.seat", {"seat": seat, "seats": rules.seats})


def test_a_match_may_start_with_scores_and_bags():
    state = opened(Rules(), 0, (120, -50), (3, 9))
    assert (state.match.scores, state.match.bag_counts) == ((120, -50), (3, 9))
    assert state.match.hand_number == 1


@pytest.mark.parametrize("bags", [10, 11, -1])
def test_a_start_with_the_bag_limit_or_more_is_refused(bags):
    error = refused_start(Rules(), 0, (0, 0), (0, bags))
    assert (error.code, error.facts) == ("start.bags", {"side": 1, "bags": bags, "limit": 10})
    assert refused_start(Rules(), 0, (0, 0), (bags, 0)).facts["side"] == 0


def test_without_a_bag_limit_a_start_may_have_any_bags():
    assert start(Rules(bag_limit=0), 0, (0, 0), (57, 0)).bag_counts == (57, 0)


@pytest.mark.parametrize(
    ("scores", "rules"),
    [
        ((500, 0), Rules()),
        ((-20, 730), Rules()),
        ((510, 520), Rules()),
        ((100, 0), Rules(target_score=100)),
        ((-200, 0), Rules(losing_score=-200)),
    ],
)
def test_a_start_where_a_side_has_already_won_is_refused(scores, rules):
    error = refused_start(rules, 0, scores)
    assert (error.code, error.facts) == ("start.already_over", {"scores": list(scores)})


@pytest.mark.parametrize("scores", [(499, 499), (500, 500), (-2000, 0)])
def test_a_start_where_nobody_has_won_is_taken(scores):
    assert start(Rules(), 0, scores).scores == scores


# --- the deal


def test_the_deal_is_13_cards_each_of_the_whole_deck():
    state = dealt(MIXED)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert sum(state.hands) == FULL_DECK


def test_a_deal_of_the_wrong_size_is_refused():
    hands = deal_of(MIXED).hands
    state = opened(Rules())
    error = refusal(state, Deal((hands[0] & ~(1 << 12), *hands[1:])))
    assert (error.code, error.facts) == ("deal.hand_size", {"sizes": [12, 13, 13, 13]})
    for wrong in (hands[:3], (), (*hands, 0), (FULL_DECK, 0, 0, 0)):
        assert refusal(state, Deal(wrong)).code == "deal.hand_size"


def test_a_card_dealt_twice_is_refused_by_name():
    hands = list(MIXED)
    hands[1] = hands[1].replace("KC", "AC")
    error = refusal(opened(Rules()), deal_of(hands))
    assert (error.code, error.facts) == ("deal.card_twice", {"card": "AC"})


def test_a_deal_of_what_are_no_cards_is_refused():
    hands = deal_of(MIXED).hands
    strange = hands[0] & ~(1 << 12) | 1 << 13
    assert refusal(opened(Rules()), Deal((strange, *hands[1:]))).code == "deal.not_the_deck"


def test_each_game_has_its_own_deal():
    assert refusal(opened(Rules()), Stock(ALL_CARDS)).facts == {"game": PARTNERSHIP}
    two = opened(Rules(game=TWO_PLAYER))
    assert refusal(two, deal_of(MIXED)).code == "deal.other_game"


def test_a_hand_is_dealt_once():
    error = refusal(dealt(), deal_of(MIXED))
    assert (error.code, error.facts) == ("deal.not_now", {"phase": "bidding"})
    assert refusal(stocked(), Stock(ALL_CARDS)).code == "deal.not_now"
    assert refusal(dealt(), Redraw(())).code == "redraw.not_now"
    assert refusal(opened(Rules()), Redraw(())).code == "redraw.not_now"


# --- the deal moves


@pytest.mark.parametrize("first", range(4))
def test_the_deal_moves_one_seat_clockwise_after_each_hand(first):
    state = opened(Rules(target_score=10_000), first)
    for number in range(6):
        assert state.match.dealer == (first + number) % 4
        assert state.match.hand_number == number + 1
        state = played(state, 1, 1, 1, 1)


@pytest.mark.parametrize("seats", [4, 2])
def test_over_10000_matches_the_first_dealer_is_uniform_and_left_of_it_bids_first(seats):
    rules = PRESETS[PARTNERSHIP if seats == 4 else TWO_PLAYER]
    dealers: Counter[int] = Counter()
    states = {}
    for number in range(10_000):
        dealer = first_seat(seed_from_text(f"new game {number}"), seats)
        dealers[dealer] += 1
        if dealer not in states:
            states[dealer] = opened(rules, dealer)
    expected = 10_000 / seats
    assert all(abs(dealers[seat] - expected) < 5 * expected**0.5 for seat in range(seats))
    assert set(states) == set(range(seats))
    for dealer, state in states.items():
        assert state.match.bidding_order[0] == (dealer + 1) % seats


def test_the_second_drawer_of_a_hand_draws_first_in_the_next():
    drawers = [
        state.match.dealer
        for _, action, _, state in random_match(Rules(game=TWO_PLAYER, target_score=10_000), 4, 4)
        if isinstance(action, Stock)
    ]
    assert drawers in ([0, 1, 0, 1], [1, 0, 1, 0])


# --- the end


def test_a_match_is_played_to_500():
    state = opened(Rules(), 3, (480, 480))
    # Seat 3 has the spades and takes all: side 1 scores 130, side 0 loses its bid.
    state = played(state, 1, 6, 1, 7)
    assert isinstance(state, Over)
    assert (state.winner, state.by) == (1, "rules")
    assert state.match.scores == (460, 610)
    assert state.result is not None
    assert state.result.scores == (460, 610)


def test_reaching_500_exactly_is_enough_and_499_is_not():
    assert isinstance(played(opened(Rules(), 3, (0, 370)), 1, 6, 1, 7), Over)
    assert isinstance(played(opened(Rules(), 3, (0, 369)), 1, 6, 1, 7), Dealing)


def test_the_bag_penalty_is_taken_before_the_question_is_asked():
    # 490 and 9 bags; two bid, 13 taken: 20 + 11 − 200.
    state = played(opened(Rules(), 3, (0, 490), (0, 9)), 1, 1, 1, 1)
    assert isinstance(state, Dealing)
    assert state.match.scores[1] == 490 + 31 - 200


def test_level_at_500_another_hand_is_played_and_the_deal_still_moves():
    # Side 0 makes two nils, side 1 its contract of 13.
    state = opened(Rules(), 3, (370, 440))
    state = played(state, "nil", 6, "nil", 7)
    assert state.match.scores == (570, 570)
    assert isinstance(state, Dealing)
    assert state.match.dealer == 0
    state = played(state, 6, 1, 7, 1)
    assert isinstance(state, Over)
    assert state.winner == 1


def test_the_target_score_is_a_choice_of_the_table():
    assert isinstance(played(opened(Rules(target_score=130), 3), 1, 6, 1, 7), Over)
    assert isinstance(played(opened(Rules(target_score=131), 3), 1, 6, 1, 7), Dealing)


def test_the_losing_score_is_a_choice_of_the_table():
    for floor, ends in ((-20, True), (-21, False), (None, False)):
        rules = Rules(losing_score=floor, target_score=10_000)
        state = played(opened(rules, 3), 1, 6, 1, 7)
        assert isinstance(state, Over) == ends
        if isinstance(state, Over):
            assert state.winner == 1


def test_the_hand_limit_is_a_choice_of_the_table():
    state = opened(Rules(max_hands=2, target_score=10_000), 3)
    state = played(state, 1, 6, 1, 7)
    assert isinstance(state, Dealing)
    state = played(state, 6, 1, 7, 1)
    assert isinstance(state, Over)
    assert state.winner == 1


def test_level_after_the_last_hand_is_a_draw():
    state = played(opened(Rules(max_hands=1), 3, (0, 70)), "nil", 6, "nil", 7)
    assert isinstance(state, Over)
    assert state.match.scores == (200, 200)
    assert (state.winner, state.by) == (None, "rules")


def test_players_who_always_bid_13_are_stopped_by_the_hand_limit():
    rules = Rules(max_hands=50)
    state = opened(rules, 0)
    while isinstance(state, Dealing):
        state = bidding_done(after(state, deal_of(MIXED)), 13, 13, 13, 13)
        state = play_out(state)
    assert isinstance(state, Over)
    assert state.match.hand_number == 51
    assert state.match.scores == (-260 * 50, -260 * 50)
    assert state.winner is None


# --- the end otherwise than by the rules


@pytest.mark.parametrize(
    ("close", "winner"),
    [
        (Close("forfeit", 0), 1),
        (Close("forfeit", 1), 0),
        (Close("accepted", 0), 0),
        (Close("accepted", 1), 1),
        (Close("abandoned"), None),
    ],
)
def test_a_match_may_be_given_up_accepted_as_won_or_abandoned(close, winner):
    for state in (opened(Rules()), dealt(), bidding_done(dealt(), 3, 3, 3, 3)):
        assert decide(state, close) == (MatchEnded(winner, close.by),)
        over = after(state, close)
        assert isinstance(over, Over)
        assert (over.winner, over.by, over.result) == (winner, close.by, None)
        assert over.match.scores == (0, 0)


@pytest.mark.parametrize(
    ("close", "code"),
    [
        (Close("forfeit"), "end.side"),
        (Close("accepted", 2), "end.side"),
        (Close("abandoned", 0), "end.side"),
        (Close("rules", 0), "end.unknown"),
        (Close("", None), "end.unknown"),
    ],
)
def test_an_end_that_makes_no_sense_is_refused(close, code):
    assert refusal(dealt(), close).code == code


def test_after_the_end_nothing_is_accepted():
    over = after(dealt(), Close("abandoned"))
    for action in ("0 look", "0 bid 3", "0 play AC", deal_of(MIXED), Close("forfeit", 0)):
        assert refusal(over, action).code == "match.over"
    assert legal_actions(over) == ()
    assert legal_actions(over, 0) == ()
    assert may_look(over) == ()


def test_between_hands_the_dealer_is_waited_for():
    state = opened(Rules())
    assert state.to_act is None
    assert legal_actions(state) == ()
    assert legal_actions(state, 0) == ()
    for seat in range(4):
        assert refusal(state, BIDS[seat][3]).code == "action.wrong_phase"


def test_a_refusal_says_where_in_the_match_it_was():
    assert refusal(dealt(), "0 bid 3").position == "hand 1, bidding"
    state = bidding_done(dealt(), 3, 3, 3, 3)
    assert refusal(state, "1 play KC").position == "hand 1, play, trick 1"


# --- the fold


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_a_match_is_the_fold_of_its_events(rules):
    steps = list(random_match(rules, 21))
    assert fold(event for _, _, events, _ in steps for event in events) == steps[-1][3]


@pytest.mark.parametrize("rules", VARIANTS[:8:3], ids=name_of)
def test_a_rewound_log_is_the_fold_of_what_still_counts(rules):
    log = random_log(rules, 22, hands=1)
    for to in (1, 2, len(log) // 2, len(log) - 1):
        assert fold([*log, Rewound(to)]) == fold(log[:to])
        assert fold([*log, Rewound(to), *log[to:]]) == fold(log)
        assert fold([*log[:-1], Rewound(to), *log[to:], Rewound(1)]) == fold(log[:1])


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_every_state_can_be_a_key_and_equals_itself_only(rules):
    states = [state for _, _, _, state in random_match(rules, 23, hands=1)]
    assert len(set(states)) == len(states)


def test_every_hand_of_every_match_has_thirteen_tricks_and_all_cards():
    for rules in VARIANTS:
        tricks = 0
        for _, _, events, state in random_match(rules, 24):
            if isinstance(state, Playing) and rules.seats == 4:
                played_cards = sum(1 << card for trick in state.tricks for card in trick.cards)
                table = sum(1 << card for card in state.trick)
                assert sum(state.hands) + played_cards + table == FULL_DECK
            for event in events:
                if isinstance(event, HandScored):
                    tricks += 1
                    assert sum(event.result.tricks) == 13
        assert tricks


def test_bidding_never_lacks_a_bid_to_come():
    for _, _, _, state in random_match(Rules(), 25):
        if isinstance(state, Bidding):
            assert state.to_act in range(4)


def test_the_dealer_never_draws_in_the_game_itself():
    # The same actions give the same match: nothing in it is left to chance.
    for rules in VARIANTS[::4]:
        steps = list(random_match(rules, 26, hands=1))
        state = evolve(None, steps[0][2][0])
        for _, action, events, told in steps[1:]:
            assert action is not None
            assert decide(state, action) == events
            state = apply(state, action)
            assert state == told
