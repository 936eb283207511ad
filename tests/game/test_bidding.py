"""Looking and bidding in the partnership game."""

import pytest

from spades.game.actions import Bid
from spades.game.decide import legal_actions, may_look
from spades.game.state import Bidding, Exchanging, Match, Playing
from spades.rules import DOUBLE_NIL, NIL, Rules
from spades.rules.laws import is_legal_bid
from tests.game.driver import MIXED, after, bidding_done, deal_of, dealt, opened, refusal


def texts(state, seat=None) -> list[str]:
    return [str(action) for action in legal_actions(state, seat)]


def behind(scores: tuple[int, int], deficit: int = 100, mode: str = "behind"):
    """A first deal with the scores as they are given."""
    rules = Rules(double_nil=mode, double_nil_deficit=deficit)
    return after(opened(rules, 3, scores), deal_of(MIXED))


# --- whose turn it is


@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_on_the_dealers_left_bids_first_and_the_bidding_goes_clockwise(dealer):
    state = dealt(first=dealer)
    order = []
    while isinstance(state, Bidding):
        seat = state.to_act
        order.append(seat)
        state = after(state, f"{seat} look", f"{seat} bid 3")
    assert order == [(dealer + turn) % 4 for turn in (1, 2, 3, 4)]


def test_after_the_last_bid_the_play_begins_with_the_first_bidder():
    for dealer in range(4):
        state = bidding_done(dealt(first=dealer), 3, 3, 3, 3)
        assert isinstance(state, Playing)
        assert state.to_act == state.leader == (dealer + 1) % 4


def test_a_bid_out_of_turn_is_refused():
    state = after(dealt(), "0 look", "1 look")
    error = refusal(state, "1 bid 3")
    assert (error.code, error.facts) == ("turn.other_seat", {"seat": 1, "turn": 0})


def test_the_engine_waits_for_the_next_seat_whatever_the_others_send():
    state = after(dealt(), "0 look", "0 bid 3")
    for seat in (0, 2, 3):
        for bid in (0, 3, DOUBLE_NIL):
            assert refusal(state, Bid(seat, bid)).code in ("turn.other_seat", "bid.already_made")
    assert state.to_act == 1


def test_a_second_bid_of_a_seat_is_refused_and_the_first_stands():
    state = after(dealt(), "0 look", "0 bid 3")
    for bid in (3, 4, NIL, DOUBLE_NIL):
        error = refusal(state, Bid(0, bid))
        assert (error.code, error.facts) == ("bid.already_made", {"seat": 0})
    state = after(state, "1 look", "1 bid 2", "2 look", "2 bid 2", "3 look", "3 bid 2")
    assert refusal(state, "0 bid 5").code == "bid.already_made"
    assert state.opening.bids == (3, 2, 2, 2)


# --- what may be bid


def test_every_bid_from_nil_to_13_is_legal_and_nothing_else_is():
    state = after(dealt(), "0 look")
    assert texts(state) == ["0 bid nil", *(f"0 bid {bid}" for bid in range(1, 14))]
    for bid in range(14):
        assert after(state, Bid(0, bid)).opening.bids[0] == bid
    for bid in (-1, 15, 100, -14):
        error = refusal(state, Bid(0, bid))
        assert (error.code, error.facts) == ("bid.out_of_range", {"bid": bid})


def test_a_bid_need_not_exceed_an_earlier_one():
    state = bidding_done(dealt(), 13, 1, "nil", 1)
    assert state.opening.bids == (13, 1, NIL, 1)


def test_the_bids_of_a_side_may_add_up_to_more_than_13():
    assert bidding_done(dealt(), 13, 13, 13, 13).opening.bids == (13, 13, 13, 13)


def test_nobody_may_pass():
    state = after(dealt(), "0 look")
    assert not any("pass" in text for text in texts(state))
    assert refusal(state, "0 pass AC TC 6C").code == "action.wrong_phase"


# --- looking


def test_the_cards_are_hidden_until_a_seat_looks_or_bids_double_nil():
    state = dealt()
    assert state.opening.looked == (False,) * 4
    assert texts(state) == ["0 look", "0 bid double-nil"]
    state = after(state, "0 look")
    assert state.opening.looked == (True, False, False, False)
    state = after(state, "0 bid 4", "1 bid double-nil")
    assert state.opening.looked == (True, True, False, False)


def test_a_seat_that_may_still_bid_double_nil_cannot_bid_anything_else():
    for bid in range(14):
        error = refusal(dealt(), Bid(0, bid))
        assert (error.code, error.facts) == ("bid.look_first", {"seat": 0})


def test_a_seat_may_look_before_its_turn():
    state = dealt()
    assert may_look(state) == (0, 1, 2, 3)
    assert texts(state, 2) == ["2 look"]
    state = after(state, "2 look")
    assert may_look(state) == (0, 1, 3)
    assert state.to_act == 0
    assert texts(state, 2) == []


def test_looking_ends_the_right_to_double_nil():
    state = after(dealt(), "0 look")
    assert "0 bid double-nil" not in texts(state)
    error = refusal(state, "0 bid double-nil")
    assert (error.code, error.facts) == ("bid.has_looked", {"seat": 0})


def test_looking_out_of_turn_ends_the_right_to_double_nil_too():
    state = after(dealt(), "1 look", "0 look", "0 bid 3")
    assert refusal(state, "1 bid double-nil").code == "bid.has_looked"


def test_looking_twice_is_refused():
    state = after(dealt(), "0 look")
    error = refusal(state, "0 look")
    assert (error.code, error.facts) == ("look.already", {"seat": 0})


def test_a_seat_that_has_bid_has_looked():
    state = after(dealt(), "0 bid double-nil")
    assert refusal(state, "0 look").code == "look.already"


def test_double_nil_is_bid_on_ones_turn():
    error = refusal(dealt(), "1 bid double-nil")
    assert (error.code, error.facts) == ("turn.other_seat", {"seat": 1, "turn": 0})


def test_who_has_looked_is_public():
    state = after(dealt(), "2 look", "0 look")
    assert state.opening.actions == ("2 look", "0 look")


def test_double_nil_is_stored_as_its_own_bid():
    state = after(dealt(), "0 bid double-nil")
    assert state.opening.bids[0] == DOUBLE_NIL
    assert not is_legal_bid(DOUBLE_NIL)
    assert state.opening.actions == ("0 bid double-nil",)


# --- who has the right


def test_never_gives_no_seat_the_right_and_all_have_looked_from_the_deal_on():
    state = behind((0, 0), mode="never")
    assert state.opening.looked == (True,) * 4
    assert may_look(state) == ()
    assert texts(state)[0] == "0 bid nil"
    error = refusal(state, "0 bid double-nil")
    assert (error.code, error.facts) == ("bid.no_double_nil", {"double_nil": "never"})
    assert refusal(state, "0 look").code == "look.already"


@pytest.mark.parametrize(
    ("scores", "right"),
    [
        ((0, 100), (True, False, True, False)),
        ((0, 99), (False, False, False, False)),
        ((200, 0), (False, True, False, True)),
        ((-150, -40), (True, False, True, False)),
    ],
)
def test_behind_gives_the_right_to_a_side_that_is_the_deficit_behind(scores, right):
    state = behind(scores)
    assert state.opening.looked == tuple(not one for one in right)
    assert may_look(state) == tuple(seat for seat in range(4) if right[seat])


def test_the_deficit_is_a_choice_of_the_table():
    assert behind((0, 50), deficit=50).opening.looked == (False, True, False, True)
    assert behind((0, 50), deficit=51).opening.looked == (True,) * 4


def test_a_seat_without_the_right_is_refused_double_nil_and_told_why():
    state = after(behind((0, 100)), "0 look", "0 bid 2")
    error = refusal(state, "1 bid double-nil")
    assert (error.code, error.facts) == ("bid.no_double_nil", {"double_nil": "behind"})


# --- the wrong moment


@pytest.mark.parametrize("action", ["0 keep", "0 refuse", "0 decline", "0 exchange", "0 play AC"])
def test_what_belongs_to_another_phase_or_game_is_refused(action):
    error = refusal(dealt(), action)
    assert error.code == "action.wrong_phase"
    assert error.facts == {"verb": action.split()[1], "phase": "bidding"}


def test_nobody_looks_or_bids_before_the_deal():
    for action in ("0 look", "0 bid 3", "0 play AC", "0 pass AC TC 6C"):
        assert refusal(opened(Rules()), action).code == "action.wrong_phase"


@pytest.mark.parametrize("seat", [4, 5, 9])
def test_a_seat_that_is_not_at_the_table_is_refused(seat):
    state = dealt()
    for action in (f"{seat} look", f"{seat} bid 3", f"{seat} play AC", f"{seat} pass AC TC 6C"):
        error = refusal(state, action)
        assert (error.code, error.facts) == ("seat.unknown", {"seat": seat, "seats": 4})
        assert legal_actions(state, seat) == ()


def test_looking_is_over_once_all_have_bid():
    playing = bidding_done(dealt(), 3, 3, 3, 3)
    exchanging = bidding_done(dealt(), "double-nil", 3, 3, 3)
    assert isinstance(exchanging, Exchanging)
    for state in (playing, exchanging):
        error = refusal(state, "0 look")
        assert (error.code, error.facts["phase"]) == ("action.wrong_phase", state.phase)


def test_the_bidding_order_starts_left_of_the_dealer_or_with_the_second_drawer():
    assert Match(Rules(), 1, 2, (0, 0), (0, 0)).bidding_order == (3, 0, 1, 2)
    assert Match(Rules(game="two-player"), 1, 0, (0, 0), (0, 0)).bidding_order == (1, 0)
