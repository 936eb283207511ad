"""The exchange of a Double Nil bidder with the partner."""

import pytest

from spades.cards import Card, hand_text, parse_hand
from spades.errors import NotationError
from spades.game.actions import Pass, parse_action
from spades.game.decide import decide, legal_actions
from spades.game.events import CardsPassed, CardsSwapped, PassChosen
from spades.game.state import Exchanging, Playing
from spades.rules import Rules
from tests.game.driver import MIXED, ONE_SUIT_EACH, after, bidding_done, dealt, refusal

SIMULTANEOUS = Rules(exchange_order="simultaneous")


def passes(state) -> list[int | None]:
    """Who passes, in order, everybody the first three cards of the hand; then the leader."""
    order: list[int | None] = []
    while isinstance(state, Exchanging):
        order.append(state.to_act)
        state = after(state, legal_actions(state)[0])
    assert isinstance(state, Playing)
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    return order


# --- when there is one


@pytest.mark.parametrize(
    ("bids", "order"),
    [
        ((3, 3, 3, 3), []),
        (("nil", "nil", 3, 3), []),
        (("double-nil", 3, 3, 3), [0, 2]),
        ((3, "double-nil", 3, 3), [1, 3]),
        ((3, 3, "double-nil", 3), [2, 0]),
        ((3, 3, 3, "double-nil"), [3, 1]),
    ],
)
def test_the_bidder_of_a_double_nil_exchanges_with_the_partner_after_the_bidding(bids, order):
    assert passes(bidding_done(dealt(), *bids)) == order


def test_a_partner_who_bid_nil_exchanges():
    assert passes(bidding_done(dealt(), "double-nil", 3, "nil", 3)) == [0, 2]


def test_partners_who_both_bid_double_nil_exchange_nothing():
    assert passes(bidding_done(dealt(), "double-nil", 3, "double-nil", 3)) == []
    assert passes(bidding_done(dealt(), *["double-nil"] * 4)) == []


@pytest.mark.parametrize("rules", [Rules(), SIMULTANEOUS])
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        (("double-nil", "double-nil", 3, 3), [0, 2, 1, 3]),
        ((3, "double-nil", "double-nil", 3), [1, 3, 2, 0]),
        (("double-nil", 3, 3, "double-nil"), [0, 2, 3, 1]),
        ((3, 3, "double-nil", "double-nil"), [2, 0, 3, 1]),
        (("double-nil", "double-nil", "double-nil", 3), [1, 3]),
    ],
)
def test_the_side_whose_double_nil_came_first_completes_its_exchange_first(rules, bids, order):
    assert passes(bidding_done(dealt(rules=rules), *bids)) == order


def test_first_means_first_in_the_bidding_not_the_lower_seat():
    # Seat 2 deals: 3 bids first, then 0, 1, 2.
    state = bidding_done(dealt(first=2), "double-nil", 3, 3, "double-nil")
    assert passes(state) == [3, 1, 2, 0]


# --- the bidder first


def exchanging(rules: Rules | None = None) -> Exchanging:
    state = bidding_done(dealt(ONE_SUIT_EACH, rules), "double-nil", 3, 3, 3)
    assert isinstance(state, Exchanging)
    return state


def test_the_bidder_passes_three_and_the_partner_passes_three_back():
    state = after(exchanging(), "0 pass AC KC QC")
    assert hand_text(state.hands[0]) == "JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
    assert state.hands[2].bit_count() == 16
    state = after(state, "2 pass 4H 3H 2H")
    assert hand_text(state.hands[0]) == "JC TC 9C 8C 7C 6C 5C 4C 3C 2C 4H 3H 2H"
    assert hand_text(state.hands[2]) == "AC KC QC AH KH QH JH TH 9H 8H 7H 6H 5H"
    assert isinstance(state, Playing)


def test_the_partner_may_pass_back_what_was_received():
    state = after(exchanging(), "0 pass AC KC QC", "2 pass AC KC 2H")
    assert hand_text(state.hands[0]) == "AC KC JC TC 9C 8C 7C 6C 5C 4C 3C 2C 2H"
    assert state.opening.passed[0] == parse_hand("AC KC QC")
    assert state.opening.received[0] == parse_hand("AC KC 2H")


def test_the_bidder_first_exchange_moves_cards_at_once():
    state = exchanging()
    (first,) = decide(state, parse_action("0 pass 2C AC 7C"))
    cards = tuple(map(Card.parse, ("AC", "7C", "2C")))
    assert first == CardsPassed(0, 2, cards)  # in the order of lists, not of choosing


# --- both at the same time


def test_under_simultaneous_the_cards_move_when_both_have_chosen():
    state = exchanging(SIMULTANEOUS)
    (chosen,) = decide(state, parse_action("0 pass AC KC QC"))
    assert chosen == PassChosen(0, tuple(map(Card.parse, ("AC", "KC", "QC"))))
    state = after(state, "0 pass AC KC QC")
    assert [hand_text(hand) for hand in state.hands] == list(ONE_SUIT_EACH)
    assert state.to_act == 2
    (swapped,) = decide(state, parse_action("2 pass 4H 3H 2H"))
    assert isinstance(swapped, CardsSwapped)
    state = after(state, "2 pass 4H 3H 2H")
    assert hand_text(state.hands[0]) == "JC TC 9C 8C 7C 6C 5C 4C 3C 2C 4H 3H 2H"
    assert hand_text(state.hands[2]) == "AC KC QC AH KH QH JH TH 9H 8H 7H 6H 5H"


def test_under_simultaneous_the_partner_cannot_pass_what_is_not_yet_received():
    state = after(exchanging(SIMULTANEOUS), "0 pass AC KC QC")
    error = refusal(state, "2 pass AC 3H 2H")
    assert (error.code, error.facts) == ("card.not_in_hand", {"card": "AC"})


def test_both_orders_end_alike_when_the_same_cards_are_passed():
    for bids in (("double-nil", 3, 3, 3), (3, 3, "double-nil", 3)):
        ends = []
        for rules in (Rules(), SIMULTANEOUS):
            state = bidding_done(dealt(MIXED, rules), *bids)
            first = state.to_act
            own = {0: "AC TC 6C", 2: "QC 8C 4C"}
            assert first is not None
            state = after(state, f"{first} pass {own[first]}", f"{2 - first} pass {own[2 - first]}")
            ends.append((state.hands, state.opening.passed, state.opening.received))
        assert ends[0] == ends[1]


# --- refusals


def test_exactly_three_cards_are_passed():
    state = exchanging()
    for cards in ("", "AC", "AC KC", "AC KC QC JC"):
        error = refusal(state, f"0 pass {cards}")
        assert (error.code, error.facts) == (
            "pass.count",
            {"count": len(cards.split()), "want": 3},
        )


def test_only_cards_in_hand_are_passed():
    error = refusal(exchanging(), "0 pass AC KC 2H")
    assert (error.code, error.facts) == ("card.not_in_hand", {"card": "2H"})


def test_a_card_is_not_passed_twice():
    ace = Card.parse("AC")
    error = refusal(exchanging(), Pass(0, (ace, ace, Card.parse("KC"))))
    assert (error.code, error.facts) == ("card.repeated", {"card": "AC"})
    with pytest.raises(NotationError):
        parse_action("0 pass AC AC KC")


def test_only_the_seat_whose_turn_it_is_passes():
    state = exchanging()
    for seat in (1, 2, 3):
        error = refusal(state, Pass(seat, ()))
        assert (error.code, error.facts) == ("turn.other_seat", {"seat": seat, "turn": 0})


@pytest.mark.parametrize("action", ["0 play AC", "0 exchange AC", "0 keep", "0 decline"])
def test_during_the_exchange_nothing_else_is_done(action):
    assert refusal(exchanging(), action).code == "action.wrong_phase"


def test_how_many_were_passed_is_public_and_which_is_not():
    state = after(exchanging(), "0 pass AC KC QC")
    assert state.opening.actions[-1] == "0 pass ?? ?? ??"


def test_a_nil_asks_for_no_exchange():
    state = bidding_done(dealt(), "nil", 3, 3, 3)
    assert refusal(state, "0 pass AC TC 6C").code == "action.wrong_phase"
