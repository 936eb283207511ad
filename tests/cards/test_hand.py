"""Hands as masks."""

import random

import pytest

from spades.cards import (
    ALL_CARDS,
    CARD,
    FULL_DECK,
    SUIT_MASK,
    cards_of,
    hand_text,
    mask_of,
    parse_cards,
    parse_hand,
    suit_length,
)
from spades.errors import NotationError


def test_the_deck_is_52_bits_in_four_lanes_of_16():
    assert FULL_DECK.bit_count() == 52
    assert mask_of(ALL_CARDS) == FULL_DECK
    assert FULL_DECK < 1 << 61
    assert [mask.bit_count() for mask in SUIT_MASK] == [13] * 4


def test_a_hand_prints_clubs_to_spades_each_from_high_to_low():
    assert hand_text(parse_hand("2S AS 3H 10D AC 2C KC")) == "AC KC 2C TD 3H AS 2S"
    assert hand_text(0) == ""


def test_any_mask_and_its_cards_are_the_same_thing():
    rng = random.Random(1)
    for _ in range(2000):
        mask = rng.getrandbits(61) & FULL_DECK
        cards = cards_of(mask)
        assert mask_of(cards) == mask == parse_hand(hand_text(mask))
        assert set(cards) == {card for card in ALL_CARDS if mask >> card & 1}
        assert [suit_length(mask, suit) for suit in range(4)] == [
            sum(card.suit == suit for card in cards) for suit in range(4)
        ]


def test_cards_keep_the_order_they_are_written_in():
    assert [str(card) for card in parse_cards("  2C   AS 10h ")] == ["2C", "AS", "TH"]
    assert parse_cards("") == ()


def test_a_card_written_twice_is_refused_by_name():
    with pytest.raises(NotationError) as refused:
        parse_hand("TD 2C 10d")
    assert (refused.value.code, refused.value.facts) == ("card.repeated", {"card": "TD"})


@pytest.mark.parametrize("given", [None, 5, ["AS"], "AS,KS", "AS XX"])
def test_what_is_not_a_list_of_cards_is_refused(given):
    with pytest.raises(NotationError) as refused:
        parse_hand(given)
    assert refused.value.code == "card.unreadable"


def test_bits_between_the_suits_are_no_cards():
    assert cards_of(1 << 13 | 1 << 14 | 1 << 15 | 1 << 61 | 1 << 60) == (CARD[60],)
