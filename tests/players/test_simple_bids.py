"""How ``simple`` bids, draws and exchanges."""

import random
from dataclasses import replace

import pytest

from spades.cards import ALL_CARDS, FULL_DECK, Card, cards_of, mask_of, parse_hand
from spades.game.actions import Bid, Deal, Decline, Exchange, Keep, Look, Pass, Refuse
from spades.game.decide import apply
from spades.game.state import Exchanging, Playing
from spades.game.view import view_of
from spades.players.simple.counting import expected_tricks, expected_tricks_of_two
from spades.players.simple.nilrisk import nil_risk, risk_without
from spades.rules import Rules
from spades.rules.laws import DOUBLE_NIL, NIL
from tests.players.tables import FOUR, LOOKED, SIMPLE, TWO, TWO_LOOKED, ask, asked, begin, simple_at

LOW = "2C 4C 5C 8C 2D 3D 7D 9D 2H 4H 6H 3S 5S"


def dealt(rng):
    deck = list(ALL_CARDS)
    rng.shuffle(deck)
    return tuple(mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4))


def bidding_view(hand, bids=(None, None, None, None), seat=0, scores=(0, 0), rules=LOOKED):
    """A seat about to bid, others' bids as given."""
    deck = [card for card in ALL_CARDS if not hand >> card & 1]
    hands = [mask_of(deck[13 * part : 13 * part + 13]) for part in range(3)]
    hands.insert(seat, hand)
    view = view_of(apply(begin(rules, 3, scores), Deal(tuple(hands))), seat)
    return replace(view, bids=bids, to_act=seat)


def bid_of(view):
    action = SIMPLE.decide(view).action
    assert isinstance(action, Bid)
    return action.bid


# --- counting


def test_high_spades_count_more_than_low_ones():
    rest = " 2C 5C 9C 3D 6D JD 4H 8H"
    strong = parse_hand("AS KS QS JS TS" + rest)
    weak = parse_hand("AS TS 8S 6S 4S" + rest)
    assert expected_tricks(strong) > expected_tricks(weak) + 1
    assert expected_tricks_of_two(strong) > expected_tricks_of_two(weak) + 1
    assert bid_of(bidding_view(strong)) > bid_of(bidding_view(weak))


@pytest.mark.parametrize("count", [expected_tricks, expected_tricks_of_two])
def test_a_higher_card_in_place_of_a_lower_never_counts_less(count):
    rng = random.Random(140)
    for _ in range(300):
        hand = dealt(rng)[0]
        for card in cards_of(hand):
            for higher in range(card + 1, (card & ~15) + 13):
                if not hand >> higher & 1:
                    assert count(hand ^ 1 << card | 1 << higher) >= count(hand) - 1e-9


def test_a_higher_card_never_makes_a_nil_safer():
    rng = random.Random(141)
    for _ in range(200):
        hand = dealt(rng)[0]
        for card in cards_of(hand):
            if not hand >> card + 1 & 1 and card & 15 < 12:
                assert nil_risk(hand ^ 1 << card | 1 << card + 1) >= nil_risk(hand) - 1e-9


def test_the_bids_of_a_table_leave_some_tricks_and_not_many():
    rng = random.Random(142)
    totals = []
    for _ in range(400):
        state = apply(begin(LOOKED, 3), Deal(dealt(rng)))
        for _ in range(4):
            state = apply(state, ask(state).action)
        assert isinstance(state, Playing)
        totals.append(sum(bid for bid in state.opening.bids if bid))
    assert 9.5 < sum(totals) / len(totals) < 12.5


# --- Nil


def test_a_low_hand_is_bid_nil_and_a_high_one_never():
    assert bid_of(bidding_view(parse_hand(LOW))) == NIL
    assert SIMPLE.decide(bidding_view(parse_hand(LOW))).reason.code == "bid-nil"
    assert bid_of(bidding_view(parse_hand("AS KS AH KH AD KD AC KC QS QH QD QC JS"))) > 8


def test_no_second_nil_on_one_side():
    rng = random.Random(4)
    firsts = 0
    for _ in range(3000):
        hand = dealt(rng)[0]
        alone = bid_of(bidding_view(hand, seat=2, bids=(3, 3, None, None)))
        firsts += alone == NIL
        for partner in (NIL, DOUBLE_NIL):
            assert bid_of(bidding_view(hand, seat=2, bids=(partner, 3, None, None))) != NIL
    assert firsts > 100


def test_an_opponents_double_nil_makes_a_nil_rarer():
    rng = random.Random(8)
    plain = behind = 0
    for _ in range(2000):
        hand = dealt(rng)[0]
        before = bid_of(bidding_view(hand, seat=1, bids=(3, None, None, None))) == NIL
        after = bid_of(bidding_view(hand, seat=1, bids=(DOUBLE_NIL, None, None, None))) == NIL
        # Nobody bids Nil because an opponent did.
        assert not (after and not before)
        plain += before
        behind += after
    assert behind < 0.6 * plain


@pytest.mark.slow
def test_in_whole_matches_double_nil_comes_only_from_a_side_well_behind():
    for state, view, decision in asked(FOUR, simple_at, "ahead", 60, hands=8):
        if isinstance(decision.action, Bid) and decision.action.bid == DOUBLE_NIL:
            side = (view.seat or 0) & 1
            assert state.match.scores[side] < state.match.scores[1 - side] - 100


# --- Double Nil


@pytest.mark.parametrize(
    ("scores", "bids_it"),
    [
        ((-250, 450), True),
        ((0, 0), False),
        ((450, -250), False),
        ((200, 230), False),
    ],
)
def test_double_nil_only_when_far_behind(scores, bids_it):
    state = apply(begin(FOUR, 3, scores), Deal(dealt(random.Random(7))))
    action = ask(state).action
    assert action == (Bid(0, DOUBLE_NIL) if bids_it else Look(0))


@pytest.mark.parametrize(("scores", "bids_it"), [((-400, 470), True), ((0, 0), False)])
def test_double_nil_of_two_only_when_all_but_lost(scores, bids_it):
    from tests.players.tables import chance_of

    state = begin(TWO, 0, scores)
    state = apply(state, chance_of(state, random.Random(3)))
    assert ask(state).action == (Bid(0, DOUBLE_NIL) if bids_it else Decline(0))


def test_out_of_turn_it_looks_and_never_bids():
    state = apply(begin(FOUR, 3, (-250, 450)), Deal(dealt(random.Random(7))))
    assert SIMPLE.decide(view_of(state, 2)).action == Look(2)


def exchange_of(hands, rules=FOUR):
    """Seat 0 bids Double Nil, the others look and bid 3."""
    state = apply(begin(rules, 3), Deal(hands))
    state = apply(state, Bid(0, DOUBLE_NIL))
    for seat in (1, 2, 3):
        state = apply(apply(state, Look(seat)), Bid(seat, 3))
    assert isinstance(state, Exchanging)
    return state


def test_a_double_nil_passes_its_high_spades_and_what_makes_it_safest():
    rng = random.Random(6)
    for _ in range(300):
        hands = dealt(rng)
        action = ask(exchange_of(hands)).action
        assert isinstance(action, Pass)
        passed = mask_of(action.cards)
        high = hands[0] & parse_hand("AS KS QS JS")
        assert (high & passed).bit_count() == min(3, high.bit_count())
        if not high:
            least = min(risk_without(hands[0], card) for card in cards_of(hands[0]))
            assert least in [risk_without(hands[0], card) for card in action.cards]


@pytest.mark.parametrize("order", ["bidder_first", "simultaneous"])
def test_the_partner_passes_low_cards_back(order):
    rng = random.Random(61)
    rules = Rules(game="partnership", exchange_order=order)
    ranks = []
    for _ in range(100):
        state = exchange_of(dealt(rng), rules)
        state = apply(state, ask(state).action)
        decision = ask(state)
        assert decision.reason.code == "pass-help"
        assert isinstance(decision.action, Pass)
        ranks += [card.rank for card in decision.action.cards]
    assert sum(ranks) / len(ranks) < 2


def test_against_one_opponent_the_dangerous_cards_are_exchanged():
    from tests.players.tables import chance_of

    rng = random.Random(62)
    seen = 0
    for _ in range(60):
        state = begin(TWO, 0)
        state = apply(apply(state, chance_of(state, rng)), Bid(0, DOUBLE_NIL))
        state = apply(state, ask(state).action)
        state = apply(state, Decline(1))
        while not isinstance(state, Exchanging):
            state = apply(state, ask(state).action)
        action = ask(state).action
        assert isinstance(action, Exchange)
        spades = [c for c in cards_of(state.hands[0]) if c.suit == 3 and c.rank >= 9]
        assert len(set(spades) & set(action.cards)) == min(3, len(spades))
        seen += bool(spades)
    assert seen > 3


# --- the draw


def test_the_draw_keeps_high_cards_and_a_double_nil_keeps_low_ones():
    kept: dict[bool, list[Card]] = {False: [], True: []}
    for _, view, decision in asked(TWO_LOOKED, simple_at, "draw", 20):
        if isinstance(decision.action, (Keep, Refuse)):
            for double_nil in (False, True):
                bids = (DOUBLE_NIL, DOUBLE_NIL) if double_nil else (None, None)
                action = SIMPLE.decide(replace(view, bids=bids)).action
                if isinstance(action, Keep) and view.drawn is not None:
                    kept[double_nil].append(view.drawn)
    counts, nils = kept[False], kept[True]
    assert {str(card) for card in counts} >= {"AS", "AH", "AD", "AC", "KS"}
    assert not any(card.rank < 5 and card.suit != 3 for card in counts)
    assert not any(card.rank >= 10 for card in nils)
    assert sum(card.rank < 5 for card in nils) > 0.6 * len(nils)


# --- the score


def test_near_the_target_it_bids_no_more_than_it_needs():
    hand = parse_hand("AS KS QS 7S AH KH 4H AD 8D 3D KC 6C 2C")
    view = bidding_view(hand, seat=2, bids=(3, 2, None, None), scores=(460, 100))
    assert bid_of(view) == 1
    assert SIMPLE.decide(view).reason.code == "bid-enough"
    assert bid_of(replace(view, scores=(0, 100))) > 4


def test_it_does_not_settle_for_a_bid_that_cannot_win():
    # Seat 3 bids last; the opponents reach 500 with what they bid.
    hand = parse_hand("AS QS 7S KH JH 4H QD 8D 3D KC 6C 4C 2C")
    free = bidding_view(hand, seat=3, bids=(2, 3, 2, None), scores=(0, 0))
    tight = bidding_view(hand, seat=3, bids=(2, 3, 2, None), scores=(470, 440))
    assert bid_of(tight) > bid_of(free)
    assert 440 + 10 * (3 + bid_of(tight)) > 470 + 40


def test_bids_need_no_cards_but_ones_own():
    rng = random.Random(9)
    for _ in range(50):
        hands = dealt(rng)
        rest = list(cards_of(FULL_DECK & ~hands[0]))
        rng.shuffle(rest)
        other = (hands[0], *(mask_of(rest[13 * part : 13 * part + 13]) for part in range(3)))
        first, second = (apply(begin(LOOKED, 3), Deal(way)) for way in (hands, other))
        assert ask(first) == ask(second)
