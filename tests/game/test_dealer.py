"""What a seed brings when the dealer is called for."""

import pytest

from spades.cards import cards_of, mask_of
from spades.cards.shuffle import deck_order, redraw_order
from spades.game.actions import Deal, Exchange, Redraw, Stock
from spades.game.dealer import chance_for
from spades.game.state import Drawing
from spades.rules import TWO_PLAYER, Rules
from tests.game.driver import after, bidding_done, dealt, opened, play_out

SEED = bytes(range(32))


def test_seat_s_is_dealt_the_cards_from_13_s_on():
    deal = chance_for(opened(Rules()), SEED)
    assert isinstance(deal, Deal)
    order = deck_order(SEED, 1)
    assert deal.hands == tuple(mask_of(order[start : start + 13]) for start in (0, 13, 26, 39))


def test_the_stock_is_the_shuffled_deck_with_the_top_card_first():
    assert chance_for(opened(Rules(game=TWO_PLAYER)), SEED) == Stock(deck_order(SEED, 1))


def test_each_hand_has_its_own_deal_whatever_was_played_before():
    rules = Rules(target_score=10_000)
    first = play_out(bidding_done(dealt(rules=rules), 3, 3, 3, 3))
    other = play_out(bidding_done(dealt(rules=rules), 1, 1, 1, 1))
    assert chance_for(first, SEED) == chance_for(other, SEED)
    deal = chance_for(first, SEED)
    assert isinstance(deal, Deal)
    assert deal.hands[0] == mask_of(deck_order(SEED, 2)[:13])
    assert deal != chance_for(opened(rules), SEED)


def test_each_exchange_draws_the_first_of_its_own_shuffle_of_the_discards():
    state = after(opened(Rules(game=TWO_PLAYER)), Stock(deck_order(SEED, 1)))
    state = after(state, "0 bid double-nil", "0 keep", "1 bid double-nil")
    while isinstance(state, Drawing):
        state = after(state, f"{state.to_act} keep")
    for number, (seat, count) in enumerate(((1, 3), (0, 2))):
        state = after(state, Exchange(seat, cards_of(state.hands[seat])[:count]))
        brought = chance_for(state, SEED)
        order = redraw_order(SEED, 1, number, cards_of(state.pool))
        assert brought == Redraw(order[:count])
        state = after(state, brought)
    assert state.phase == "play"


def test_a_seat_to_act_is_no_case_for_the_dealer():
    with pytest.raises(AssertionError):
        chance_for(dealt(), SEED)
