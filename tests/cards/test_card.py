"""Cards: what they are as numbers, how they are read and printed."""

import pickle

import pytest

from spades.cards import ALL_CARDS, CARD, RANKS, SIGNS, SUITS, Card
from spades.errors import NotationError


def test_a_deck_has_52_cards_two_to_ace_in_four_suits():
    assert len(set(ALL_CARDS)) == 52
    assert [str(card) for card in ALL_CARDS] == [rank + suit for suit in SUITS for rank in RANKS]


def test_a_card_is_sixteen_times_its_suit_plus_its_rank():
    assert int(Card.parse("2C")) == 0
    assert int(Card.parse("AC")) == 12
    assert int(Card.parse("2D")) == 16
    assert int(Card.parse("AH")) == 44
    assert int(Card.parse("2S")) == 48
    assert int(Card.parse("AS")) == 60
    assert all(card == 16 * card.suit + card.rank for card in ALL_CARDS)


def test_the_ace_is_high_and_the_two_is_low():
    ranks = [Card.parse(rank + "H") for rank in ("2", "9", "T", "J", "Q", "K", "A")]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("card", ALL_CARDS, ids=str)
def test_every_card_reads_as_it_prints(card):
    assert Card.parse(str(card)) is card
    assert Card.parse(str(card).lower()) is card
    assert Card.parse(str(card)[0] + SIGNS[card.suit]) is card
    assert str(card) == f"{card}"
    assert repr(card) == f"Card('{card}')"


@pytest.mark.parametrize("text", ["TD", "10D", "10d", "td", " TD ", "T♦", "10♦", "T♢", "T♦\ufe0f"])
def test_a_ten_may_be_written_in_many_ways_and_prints_as_t(text):
    assert str(Card.parse(text)) == "TD"


@pytest.mark.parametrize(
    "text", ["", "A", "S", "SA", "1S", "0S", "AX", "ASS", "11S", "A S", "100S", "10", "??", "𝟚S"]
)
def test_other_text_is_no_card_and_is_quoted(text):
    with pytest.raises(NotationError) as refused:
        Card.parse(text)
    assert refused.value.code == "card.unreadable"
    assert refused.value.facts == {"text": text}


@pytest.mark.parametrize("value", [None, 12, ["AS"], b"AS"])
def test_what_is_not_text_is_no_card(value):
    with pytest.raises(NotationError):
        Card.parse(value)


def test_a_long_text_is_quoted_in_short():
    with pytest.raises(NotationError) as refused:
        Card.parse("x" * 10_000)
    assert refused.value.facts == {"text": "x" * 40}


def test_a_card_survives_pickling():
    assert all(pickle.loads(pickle.dumps(card)) == card for card in ALL_CARDS)
    assert type(pickle.loads(pickle.dumps(CARD[60]))) is Card
