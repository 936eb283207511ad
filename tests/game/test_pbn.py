"""Deals as bridge programs write them."""

import random

import pytest

from spades.cards import ALL_CARDS, hand_text, mask_of
from spades.errors import NotationError
from spades.game.actions import Deal
from spades.game.pbn import deals_in, parse_pbn, pbn_text
from tests.game.driver import ONE_SUIT_EACH, deal_of

SUITS = "N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432..."
WHOLE = "N:J73.Q84.K95.AT62 T62.AJ73.Q84.K95 A95.KT62.J73.Q84 KQ84.95.AT62.J73"
TEN = WHOLE.replace("T", "10")
COMMENTED = f"""{{ A note; it has a "quotation mark
and two lines }}
% PBN 2.1
; N:no deal
[Event "{{no}} comment; none"]
[Deal "{WHOLE}"] {{ the deal }} ; and more
"""


def test_north_east_south_west_are_seats_0_to_3():
    assert parse_pbn(SUITS) == deal_of(ONE_SUIT_EACH)


def test_the_suits_are_spades_hearts_diamonds_clubs():
    deal = parse_pbn(WHOLE)
    assert hand_text(deal.hands[0]) == "AC TC 6C 2C KD 9D 5D QH 8H 4H JS 7S 3S"
    assert hand_text(deal.hands[3]) == "JC 7C 3C AD TD 6D 2D 9H 5H KS QS 8S 4S"


@pytest.mark.parametrize(("letter", "turn"), [("N", 0), ("E", 1), ("S", 2), ("W", 3)])
def test_the_first_hand_is_that_of_the_letter_and_the_others_follow_clockwise(letter, turn):
    north = parse_pbn(WHOLE).hands
    hands = WHOLE[2:].split()
    moved = hands[turn:] + hands[:turn]
    assert parse_pbn(f"{letter}:{' '.join(moved)}") == Deal(north)


def test_writing_puts_north_first_and_reads_back():
    assert pbn_text(parse_pbn(WHOLE)) == WHOLE
    rng = random.Random(9)
    for _ in range(200):
        order = rng.sample(ALL_CARDS, 52)
        deal = Deal(tuple(mask_of(order[13 * seat : 13 * seat + 13]) for seat in range(4)))
        assert parse_pbn(pbn_text(deal)) == deal


@pytest.mark.parametrize(
    "text",
    [
        f'[Deal "{WHOLE}"]',
        f'  [deal "{WHOLE}"]  ',
        WHOLE.lower(),
        WHOLE.replace("T", "10"),
        "n: " + WHOLE[2:],
        "N:-.-.-.{0} -.-.{0}.- -.{0}.-.- {0}.-.-.-".format("AKQJT98765432"),
    ],
)
def test_tags_lower_case_tens_and_dashes_are_read(text):
    deal = parse_pbn(text)
    assert deal in (parse_pbn(WHOLE), parse_pbn(SUITS))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "pbn.unreadable"),
        (WHOLE[2:], "pbn.no_seat"),
        ("X" + WHOLE[1:], "pbn.unreadable"),
        ("NE" + WHOLE[1:], "pbn.unreadable"),
        (WHOLE.rsplit(" ", 1)[0], "pbn.unreadable"),
        (WHOLE + " AKQ...", "pbn.unreadable"),
        (WHOLE.replace("J73.Q84", "J73Q84", 1), "pbn.unreadable"),
        (WHOLE.replace("J73", "X73", 1), "pbn.unreadable"),
        ("N:- - - -", "pbn.unreadable"),
        (WHOLE.replace("J73", "J7", 1), "pbn.hand_size"),
        (WHOLE.replace("J73", "J732", 1), "pbn.hand_size"),
        (WHOLE.replace("J73", "JJ3", 1), "pbn.card_twice"),
        (WHOLE.replace("J73", "T73", 1), "pbn.card_twice"),
        ('[Dealer "N"]', "pbn.unreadable"),
    ],
)
def test_what_is_no_deal_of_four_full_hands_is_refused(text, code):
    with pytest.raises(NotationError) as refused:
        parse_pbn(text)
    assert refused.value.code == code


def test_comments_are_skipped_in_a_deal():
    assert parse_pbn(f"{{a note}} {WHOLE} ; another") == parse_pbn(WHOLE)
    assert parse_pbn(f'% a note\n[Deal "{WHOLE}"]\n{{another}}') == parse_pbn(WHOLE)


def test_a_file_has_its_deals_in_their_order_and_comments_are_none():
    other = WHOLE.replace("N:", "E:")
    assert deals_in(COMMENTED) == [WHOLE]
    assert deals_in(COMMENTED + COMMENTED.replace("N:J", "E:J")) == [WHOLE, other]
    assert deals_in(f"; N:\n{WHOLE}\n{{ S:\n}}\n% W:\n{other}\n") == [WHOLE, other]
    assert parse_pbn(deals_in(f"{WHOLE} ;\n")[0]) == parse_pbn(WHOLE)


def test_a_comment_that_is_never_closed_goes_to_the_end():
    assert deals_in(f"{WHOLE} {{ {WHOLE}") == [WHOLE]


@pytest.mark.parametrize("text", ["", "hello", "N", "{ N: }", "a.b.c.d e.f.g.h i.j.k.l m.n.o.p"])
def test_a_text_without_a_deal_has_none(text):
    assert deals_in(text) == []


@pytest.mark.parametrize("text", [WHOLE[2:], "N " + WHOLE[2:], TEN[2:], f'[Deal "{WHOLE[2:]}"]'])
def test_four_hands_whose_first_seat_is_not_told_lack_just_that(text):
    assert len(deals_in(text)) == 1
    for one in (text, *deals_in(text)):
        with pytest.raises(NotationError) as refused:
            parse_pbn(one)
        assert refused.value.code == "pbn.no_seat"
