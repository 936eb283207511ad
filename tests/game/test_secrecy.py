"""What a seat or a spectator must not see, whatever happens.

Who may know which card is kept here by a second, plain book: from the events as they are, each
card a seat was dealt and has seen, drew, received or saw played. A view may hold no other.
"""

import json
import re
from typing import Any

import pytest

from spades.cards import FULL_DECK, Card, cards_of, hand_text, mask_of, parse_hand
from spades.errors import IllegalAction
from spades.game.actions import Exchange, Redraw
from spades.game.decide import decide
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardRefused,
    CardsPassed,
    CardsRedrawn,
    CardsSwapped,
    Event,
    HandDealt,
    Looked,
    StockSet,
)
from spades.game.evolve import evolve
from spades.game.state import Drawing, discards_of
from spades.game.view import View, redact, view_of
from spades.game.wire import view_json
from spades.rules import TWO_PLAYER, Rules
from tests.game.driver import (
    MIXED,
    ONE_SUIT_EACH,
    VARIANTS,
    after,
    bidding_done,
    dealt,
    name_of,
    random_match,
    refusal,
    stocked,
)
from tests.game.test_legal import SIMPLE

CARD = re.compile(r"\b[2-9TJQKA][CDHS]\b")


class Book:
    """The cards that each watcher may know, in one hand."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.may: dict[int | None, int] = {}
        self.dealt: tuple[int | None, ...] = ()

    def new_hand(self) -> None:
        self.may = dict.fromkeys((*range(self.rules.seats), None), 0)

    def see(self, who: int | None, *cards: int) -> None:
        self.may[who] |= mask_of(cards)

    def all_see(self, *cards: int) -> None:
        for who in self.may:
            self.see(who, *cards)

    def note(self, event: Event) -> None:
        match event:
            case HandDealt(hands, looked):
                self.new_hand()
                self.dealt = hands
                for seat in range(4):
                    if looked[seat]:
                        self.may[seat] |= hands[seat] or 0
            case StockSet():
                self.new_hand()
            case Looked(seat, _) | BidMade(seat, _, _):
                if self.dealt:
                    self.may[seat] |= self.dealt[seat] or 0
            case CardDrawn(seat, card):
                self.see(seat, card or 0)
            case CardKept(seat, card, discarded):
                self.see(seat, card or 0)
                if self.rules.discard_view == "private":
                    self.see(seat, discarded or 0)
                if self.rules.discard_view == "open":
                    self.all_see(discarded or 0)
            case CardRefused(seat, card, discarded):
                self.see(seat, card or 0, discarded or 0)
                if self.rules.discard_view == "open":
                    self.all_see(discarded or 0)
            case CardsPassed(_, to, cards):
                self.see(to, *(card for card in cards if card is not None))
            case CardsSwapped(seat, partner, given, taken):
                self.see(partner, *(card for card in given if card is not None))
                self.see(seat, *(card for card in taken if card is not None))
            case CardsRedrawn(seat, cards):
                self.see(seat, *(card for card in cards if card is not None))
            case CardPlayed(_, card):
                self.all_see(card)


def told_by(view: View) -> int:
    """Every card that a view holds, whatever field it is in; found in its text."""
    masks: list[int | None] = [
        view.hand,
        view.passed,
        view.received,
        *view.shown,
        view.discards,
        view.played,
    ]
    held = 0
    for mask in masks:
        held |= mask or 0
    # Cards print as Card('AS') in the view's text, in fields known today or not.
    held |= mask_of(Card.parse(card) for card in re.findall(r"Card\('(..)'\)", repr(view)))
    held |= mask_of(Card.parse(card) for card in CARD.findall(json.dumps(view_json(view))))
    return held


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_no_view_holds_a_card_that_its_seat_may_not_know(rules):
    book = Book(rules)
    state: Any = None
    checked = 0
    for _, _, events, _ in random_match(rules, 51):
        for event in events:
            state = evolve(state, event)
            book.note(event)
            if state.phase in ("deal", "over"):
                continue
            for seat, may in book.may.items():
                held = told_by(view_of(state, seat))
                assert held & ~may == 0, (seat, event, hand_text(held & ~may))
                checked += 1
    assert checked > 100


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_no_event_as_told_holds_a_card_that_its_seat_may_not_know(rules):
    book = Book(rules)
    for _, _, events, _ in random_match(rules, 52):
        for event in events:
            book.note(event)
            for seat, may in book.may.items():
                told = repr(redact(event, seat, rules))
                held = mask_of(Card.parse(card) for card in re.findall(r"Card\('(..)'\)", told))
                for number in re.findall(r"(?:hand=|hands=\(|, )(\d{6,})", told):
                    held |= int(number) & FULL_DECK
                assert held & ~may == 0, (seat, event)


def test_a_spectator_of_the_partnership_game_sees_cards_only_as_they_are_played():
    for _, _, _, state in random_match(Rules(), 53):
        view = view_of(state, None)
        assert view.hand is view.passed is view.received is view.drawn is None
        assert not any(view.shown)
        assert told_by(view) == view.played


def test_a_view_before_looking_shows_no_cards():
    state = dealt()
    for seat in range(4):
        view = view_of(state, seat)
        assert view.hand is None
        assert told_by(view) == 0
    state = after(state, "1 look")
    assert hand_text(view_of(state, 1).hand or 0) == hand_text(parse_hand(MIXED[1]))
    for other in (0, 2, 3, None):
        assert told_by(view_of(state, other)) == 0


def test_a_double_nil_bidder_sees_the_cards_at_once_and_alone():
    state = after(dealt(), "0 bid double-nil")
    assert view_of(state, 0).hand == parse_hand(MIXED[0])
    for seat in (1, 2, 3, None):
        assert told_by(view_of(state, seat)) == 0


def test_a_seat_without_the_right_to_double_nil_sees_its_cards_from_the_deal_on():
    state = dealt(rules=Rules(double_nil="never"))
    for seat in range(4):
        assert view_of(state, seat).hand == parse_hand(MIXED[seat])
    assert told_by(view_of(state, None)) == 0


def test_who_has_looked_is_told_to_all():
    state = after(dealt(), "2 look")
    for seat in (0, 1, 2, 3, None):
        view = view_of(state, seat)
        assert view.looked == (False, False, True, False)
        assert view.may_look == (0, 1, 3)
        assert view.actions == ("2 look",)


# --- the exchange between partners


@pytest.mark.parametrize("order", ["bidder_first", "simultaneous"])
def test_passed_cards_are_known_to_the_two_partners_only(order):
    state = bidding_done(dealt(ONE_SUIT_EACH, Rules(exchange_order=order)), "double-nil", 3, 3, 3)
    state = after(state, "0 pass AC KC QC")
    partner = view_of(state, 2)
    if order == "bidder_first":
        assert partner.received == parse_hand("AC KC QC")
        assert view_of(state, 0).shown[2] == parse_hand("AC KC QC")
    else:
        assert partner.received is None
        assert told_by(partner) == parse_hand(ONE_SUIT_EACH[2])
        assert view_of(state, 0).passed == parse_hand("AC KC QC")
        assert view_of(state, 0).hand == parse_hand(ONE_SUIT_EACH[0])
    state = after(state, "2 pass AH 3H 2H")
    assert view_of(state, 0).received == parse_hand("AH 3H 2H")
    assert view_of(state, 0).shown[2] == parse_hand("AC KC QC")
    assert view_of(state, 2).shown[0] == parse_hand("AH 3H 2H")
    assert view_of(state, 2).passed == parse_hand("AH 3H 2H")
    for seat in (1, 3):
        view = view_of(state, seat)
        assert told_by(view) == parse_hand(ONE_SUIT_EACH[seat])
        assert view.actions[-2:] == ("0 pass ?? ?? ??", "2 pass ?? ?? ??")
    assert told_by(view_of(state, None)) == 0


def test_a_card_passed_back_is_known_to_be_home_again():
    state = bidding_done(dealt(ONE_SUIT_EACH), "double-nil", 3, 3, 3)
    state = after(state, "0 pass AC KC QC", "2 pass AC KC 2H")
    assert view_of(state, 0).shown == (0, 0, parse_hand("QC"), 0)
    assert view_of(state, 2).shown == (parse_hand("AC KC 2H"), 0, 0, 0)


def test_a_card_that_is_played_is_no_longer_held():
    state = bidding_done(dealt(ONE_SUIT_EACH), "double-nil", 3, 3, 3)
    state = after(state, "0 pass AC KC QC", "2 pass 4H 3H 2H")
    state = after(state, "0 play JC", "1 play 2D", "2 play AC")
    assert view_of(state, 0).shown[2] == parse_hand("KC QC")


# --- the draw


def two(view: str, *actions: str):
    rules = Rules(game=TWO_PLAYER, discard_view=view, double_nil="never")
    return after(stocked("AS KS QS JS TS 9S", rules), *actions)


@pytest.mark.parametrize(
    ("view", "first", "second", "spectator"),
    [
        ("hidden", "", "QS", ""),
        ("private", "KS", "QS", ""),
        ("open", "KS QS", "KS QS", "KS QS"),
    ],
)
def test_discards_are_seen_as_the_table_chose(view, first, second, spectator):
    # Seat 0 keeps the ace (the king goes unseen), seat 1 refuses the queen and keeps the jack.
    state = two(view, "0 keep", "1 refuse")
    known = {seat: hand_text(view_of(state, seat).discards) for seat in (0, 1, None)}
    assert known == {0: first, 1: second, None: spectator}


def test_a_card_drawn_is_seen_by_its_drawer_alone():
    state = two("open")
    assert str(view_of(state, 0).drawn) == "AS"
    assert view_of(state, 1).drawn is None
    assert view_of(state, None).drawn is None


def test_a_card_kept_after_a_refusal_is_seen_by_its_drawer_alone():
    for view in ("hidden", "private", "open"):
        state = two(view, "0 refuse")
        assert view_of(state, 0).hand == parse_hand("KS")
        assert told_by(view_of(state, 1)) & parse_hand("KS") == 0


def test_what_was_refused_stays_known_to_its_drawer():
    state = two("hidden", "0 refuse", "1 keep", "0 keep")
    assert hand_text(view_of(state, 0).discards) == "AS"
    assert view_of(state, 1).discards == 0


def test_before_the_first_card_nobody_holds_or_knows_anything():
    state = stocked()
    for seat in (0, 1):
        view = view_of(state, seat)
        assert (view.hand, view.discards, view.drawn, view.stock_left) == (0, 0, None, 52)
    assert view_of(state, None).hand is None


@pytest.mark.parametrize("shown", ["hidden", "private", "open"])
def test_cards_put_down_stay_face_down_and_cards_received_are_the_receivers(shown):
    state = stocked("", Rules(game=TWO_PLAYER, discard_view=shown))
    state = after(state, "0 bid double-nil", "0 keep", "1 decline", "1 keep")
    while isinstance(state, Drawing):
        state = after(state, f"{state.to_act} keep")
    state = after(state, "1 bid 5")
    own, pool = cards_of(state.hands[0]), cards_of(state.pool)
    state = after(state, Exchange(0, own[:2]))
    for seat in (1, None):
        assert told_by(view_of(state, seat)) & mask_of(own[:2]) == 0
        assert view_of(state, seat).actions[-1] == "0 exchange ?? ??"
    state = after(state, Redraw(pool[:2]))
    mine, other = view_of(state, 0), view_of(state, 1)
    assert mine.passed == mask_of(own[:2])
    assert mine.received == mask_of(pool[:2])
    assert told_by(other) & mask_of(own[:2]) == 0
    assert other.received is None
    if shown == "open":
        assert other.shown == (mask_of(pool[:2]), 0)
        assert other.discards == discards_of(state.draws) & ~mask_of(pool[:2])
        assert view_of(state, None).shown == (mask_of(pool[:2]), 0)
    else:
        assert other.shown == (0, 0)
        assert other.discards & mask_of(pool[:2]) == 0 or shown == "private"


def test_a_card_that_the_other_received_is_still_a_discard_to_one_who_does_not_know():
    # Seat 1 refused its card; seat 0 gets it at random: seat 1 cannot tell.
    state = stocked("", Rules(game=TWO_PLAYER))
    state = after(state, "0 bid double-nil", "0 keep", "1 decline", "1 refuse")
    refused = view_of(state, 1).discards
    while isinstance(state, Drawing):
        state = after(state, f"{state.to_act} keep")
    state = after(state, "1 bid 5")
    (card,) = cards_of(refused)
    state = after(state, Exchange(0, cards_of(state.hands[0])[:1]), Redraw((card,)))
    assert state.hands[0] >> card & 1
    assert view_of(state, 1).discards == refused
    assert view_of(state, 1).shown == (0, 0)


# --- refusals


@pytest.mark.parametrize("rules", VARIANTS[::2], ids=name_of)
def test_a_refusal_tells_its_seat_no_card_that_the_seat_may_not_know(rules):
    book = Book(rules)
    for number, (_, _, events, state) in enumerate(random_match(rules, 54, hands=1)):
        for event in events:
            book.note(event)
        if number % 7 or not book.may:
            continue
        for action in SIMPLE:
            if action.seat >= rules.seats:
                continue
            try:
                decide(state, action)
            except IllegalAction as refused:
                told = CARD.findall(json.dumps(refused.facts) + str(refused.position))
                said = CARD.findall(str(action))
                held = mask_of(Card.parse(card) for card in told if card not in said)
                assert held & ~book.may[action.seat] == 0


def test_a_refusal_lists_only_ones_own_legal_cards():
    state = after(bidding_done(dealt(), 3, 3, 3, 3), "0 play KD")
    facts = refusal(state, "1 play TS").facts
    assert parse_hand(" ".join(facts["legal"])) & ~parse_hand(MIXED[1]) == 0
