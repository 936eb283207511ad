"""The laws of the cards and of the bidding, each by itself."""

import random
from itertools import permutations

import pytest

from spades.cards import ALL_CARDS, FULL_DECK, SUIT_MASK, Card, cards_of, hand_text, parse_hand
from spades.rules import laws
from spades.rules.laws import DOUBLE_NIL, NIL, NO_CARD


def card(text: str) -> Card:
    return Card.parse(text)


def legal(hand: str, led: str | None = None, broken: bool = False) -> str:
    return hand_text(
        laws.legal_cards(parse_hand(hand), card(led) if led else NO_CARD, broken),
    )


def winner(*cards: str) -> int:
    numbers = [*map(card, cards), NO_CARD, NO_CARD][:4]
    return laws.trick_winner(*numbers)


# --- seats


def test_turns_go_clockwise_round_the_table():
    assert [laws.next_seat(seat, 4) for seat in range(4)] == [1, 2, 3, 0]
    assert [laws.next_seat(seat, 2) for seat in range(2)] == [1, 0]


def test_seats_0_and_2_play_against_1_and_3():
    assert [laws.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [laws.partner_of(seat) for seat in range(4)] == [2, 3, 0, 1]


def test_two_players_are_a_side_each():
    assert [laws.side_of(seat) for seat in range(2)] == [0, 1]


# --- leading


def test_spades_may_not_be_led_until_broken():
    assert legal("2S 4H") == "4H"
    assert legal("AS KS 2S 3C") == "3C"


def test_spades_may_be_led_once_broken():
    assert legal("2S 4H", broken=True) == "4H 2S"


def test_a_hand_of_spades_alone_may_lead_one_before_they_are_broken():
    assert legal("2S AS") == "AS 2S"


def test_any_other_suit_may_always_be_led():
    assert legal("2C 3D 4H 5S") == "2C 3D 4H"


# --- following


def test_the_suit_led_must_be_followed_when_held():
    assert legal("2D 9D AS KH", led="KD") == "9D 2D"
    assert legal("2S AS KH", led="3S") == "AS 2S"


def test_whoever_cannot_follow_may_play_any_card_a_spade_or_not():
    assert legal("2S AS KH", led="KD") == "KH AS 2S"


def test_whoever_cannot_follow_may_play_a_spade_before_they_are_broken():
    assert legal("2S KH", led="KD", broken=False) == "KH 2S"


def test_whoever_cannot_follow_a_spade_may_play_any_card():
    assert legal("2C KH", led="AS", broken=True) == "2C KH"


def test_some_card_is_always_legal_and_all_legal_cards_are_held():
    rng = random.Random(2)
    for _ in range(5000):
        hand = rng.getrandbits(61) & FULL_DECK & rng.getrandbits(61) or 1
        led = rng.choice((NO_CARD, *ALL_CARDS))
        cards = laws.legal_cards(hand, led, rng.random() < 0.5)
        assert cards
        assert cards & ~hand == 0


# --- who takes the trick


def test_the_highest_card_of_the_suit_led_takes_a_trick_without_spades():
    assert winner("7D", "KD", "AD", "2D") == 2
    assert winner("TH", "9H", "8H", "7H") == 0


def test_a_card_of_another_suit_never_takes_a_trick():
    assert winner("2D", "AH", "AC", "KH") == 0


def test_the_highest_spade_takes_the_trick():
    assert winner("AD", "2S", "KD", "3S") == 3
    assert winner("2S", "3S", "AS", "KS") == 2


def test_a_jack_of_spades_on_a_diamond_lead_beats_a_lower_spade_played_after_it():
    assert winner("2D", "JS", "4H", "7S") == 1


def test_a_trick_of_two_cards_is_taken_in_the_same_way():
    assert winner("7D", "KD") == 1
    assert winner("7D", "AH") == 0
    assert winner("AD", "2S") == 1


def test_the_winner_is_the_one_that_the_plain_rule_names():
    # Highest spade, else highest of the suit led: told without `beats`.
    rng = random.Random(3)
    for _ in range(5000):
        cards = rng.sample(ALL_CARDS, rng.choice((2, 4)))
        spades = [one for one in cards if one.suit == 3]
        best = max(spades or [one for one in cards if one.suit == cards[0].suit])
        assert cards[laws.trick_winner(*[*cards, NO_CARD, NO_CARD][:4])] == best


def test_the_order_of_play_decides_who_led():
    # The same four cards in another order: another suit is led, another card takes the trick.
    assert winner("2D", "AH", "AC", "KD") == 3
    assert winner("AH", "2D", "AC", "KD") == 0
    for order in permutations(("2D", "AH", "AC", "KD")):
        suit = order[0][1]
        assert order[winner(*order)] == max(
            (text for text in order if text[1] == suit), key=lambda text: card(text).rank
        )


def test_of_two_cards_exactly_one_beats_the_other_in_one_suit_or_with_a_spade():
    for one in ALL_CARDS:
        for other in ALL_CARDS:
            if one != other and (one.suit == other.suit or 3 in (one.suit, other.suit)):
                assert laws.beats(one, other) != laws.beats(other, one)
            elif one != other:
                assert not laws.beats(one, other)


# --- breaking spades


def test_a_spade_breaks_spades_and_no_other_card_does():
    for one in ALL_CARDS:
        assert laws.broken_after(False, one) == (one.suit == 3)
        assert laws.broken_after(True, one)


# --- bids


def test_a_bid_is_a_number_from_0_to_13():
    assert [bid for bid in range(-20, 40) if laws.is_legal_bid(bid)] == list(range(14))


def test_nil_is_zero_and_double_nil_is_a_bid_of_its_own():
    assert NIL == 0
    assert DOUBLE_NIL not in range(14)


@pytest.mark.parametrize("score", [-500, 0, 499])
def test_always_lets_every_side_bid_double_nil(score):
    assert laws.may_bid_double_nil(laws.ALWAYS, 100, score, 0)


@pytest.mark.parametrize("score", [-500, 0, 499])
def test_never_lets_no_side_bid_double_nil(score):
    assert not laws.may_bid_double_nil(laws.NEVER, 100, score, 0)


@pytest.mark.parametrize(
    ("score", "other", "may"),
    [(0, 100, True), (0, 99, False), (50, 150, True), (-60, 40, True), (100, 0, False)],
)
def test_behind_lets_a_side_bid_double_nil_that_is_the_deficit_or_more_behind(score, other, may):
    assert laws.may_bid_double_nil(laws.BEHIND, 100, score, other) == may


def test_partners_exchange_when_exactly_one_of_them_bid_double_nil():
    for bid in range(15):
        for other in range(15):
            alone = [bid, other].count(DOUBLE_NIL) == 1
            assert laws.exchanges(bid, other) == alone


def test_the_suits_of_the_laws_are_those_of_the_cards():
    assert tuple(laws.suit_bits(suit) for suit in range(4)) == SUIT_MASK
    assert SUIT_MASK[3] == laws.SPADE_BITS
    assert cards_of(laws.SPADE_BITS)[0] == card("AS")
