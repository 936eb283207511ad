"""The two-player game: the draw, Double Nil, the bids, the exchange."""

import random

import pytest

from spades.cards import ALL_CARDS, Card, cards_of, hand_text, mask_of, parse_cards, parse_hand
from spades.game.actions import Bid, Exchange, Redraw, Stock
from spades.game.decide import apply, decide, legal_actions
from spades.game.events import CardKept, CardRefused, CardsPutDown, CardsRedrawn
from spades.game.state import Bidding, Drawing, Exchanging, Playing, discards_of
from spades.rules import DOUBLE_NIL, NIL, TWO_PLAYER, Rules
from tests.game.driver import after, opened, refusal, stocked

NEVER = Rules(game=TWO_PLAYER, double_nil="never")


def texts(state, seat=None) -> list[str]:
    return [str(action) for action in legal_actions(state, seat)]


def drawn(state, keep: bool = True):
    """The state after the whole draw, everybody declining and keeping (or refusing) throughout."""
    while isinstance(state, Drawing):
        seat = state.to_act
        if state.asking:
            state = after(state, f"{seat} decline")
        state = after(state, f"{seat} {'keep' if keep else 'refuse'}")
    return state


# --- the draw


def test_a_card_kept_goes_to_the_hand_and_the_next_to_the_discards():
    state = stocked("AS KS QS JS", NEVER)
    assert texts(state) == ["0 keep", "0 refuse"]
    (kept, _) = decide(state, legal_actions(state)[0])
    assert kept == CardKept(0, Card.parse("AS"), Card.parse("KS"))
    state = after(state, "0 keep")
    assert hand_text(state.hands[0]) == "AS"
    assert hand_text(discards_of(state.draws)) == "KS"


def test_a_card_refused_goes_to_the_discards_and_the_next_must_be_kept():
    state = stocked("2C KS QS JS", NEVER)
    (refused, _) = decide(state, legal_actions(state)[1])
    assert refused == CardRefused(0, Card.parse("KS"), Card.parse("2C"))
    state = after(state, "0 refuse")
    assert hand_text(state.hands[0]) == "KS"
    assert hand_text(discards_of(state.draws)) == "2C"
    assert state.to_act == 1


def test_the_players_draw_in_turn_until_the_stock_is_gone():
    state = stocked("", NEVER, first=1)
    turns = []
    while isinstance(state, Drawing):
        turns.append(state.to_act)
        state = after(state, f"{state.to_act} keep")
    assert turns == [1, 0] * 13
    assert [hand.bit_count() for hand in state.hands] == [13, 13]
    assert discards_of(state.draws).bit_count() == 26
    assert discards_of(state.draws) & (state.hands[0] | state.hands[1]) == 0


def test_the_first_of_each_two_cards_is_the_one_decided_on():
    state = drawn(stocked("", NEVER))
    assert mask_of(ALL_CARDS[::4]) == state.hands[0]
    assert mask_of(ALL_CARDS[2::4]) == state.hands[1]
    state = drawn(stocked("", NEVER), keep=False)
    assert mask_of(ALL_CARDS[1::4]) == state.hands[0]
    assert mask_of(ALL_CARDS[3::4]) == state.hands[1]


def test_drawing_out_of_turn_is_refused():
    error = refusal(stocked("", NEVER), "1 keep")
    assert (error.code, error.facts) == ("turn.other_seat", {"seat": 1, "turn": 0})


@pytest.mark.parametrize(
    "action", ["0 look", "0 bid 5", "0 bid nil", "0 pass AS", "0 exchange", "0 play 2C"]
)
def test_during_the_draw_nothing_else_is_done(action):
    error = refusal(stocked("", NEVER), action)
    assert error.code == "action.wrong_phase"
    assert error.facts == {"verb": action.split()[1], "phase": "draw"}


@pytest.mark.parametrize("seat", [2, 3, 9])
def test_a_third_seat_is_not_at_the_table(seat):
    for action in (f"{seat} keep", f"{seat} decline", f"{seat} look", f"{seat} bid 2"):
        error = refusal(stocked(), action)
        assert (error.code, error.facts) == ("seat.unknown", {"seat": seat, "seats": 2})


# --- Double Nil


def test_each_player_is_asked_about_double_nil_before_the_first_card():
    state = stocked()
    assert texts(state) == ["0 decline", "0 bid double-nil"]
    state = after(state, "0 decline")
    assert texts(state) == ["0 keep", "0 refuse"]
    state = after(state, "0 keep")
    assert texts(state) == ["1 decline", "1 bid double-nil"]
    state = after(state, "1 bid double-nil")
    assert texts(state) == ["1 keep", "1 refuse"]


def test_after_the_first_two_turns_nobody_is_asked():
    state = after(stocked(), "0 decline", "0 keep", "1 decline", "1 keep")
    while isinstance(state, Drawing):
        assert not state.asking
        state = after(state, f"{state.to_act} keep")


def test_the_question_is_answered_before_a_card_is_drawn():
    for action in ("0 keep", "0 refuse"):
        error = refusal(stocked(), action)
        assert (error.code, error.facts) == ("draw.answer_first", {"seat": 0})


def test_the_question_is_answered_once():
    state = after(stocked(), "0 decline")
    assert refusal(state, "0 decline").code == "decline.not_asked"
    error = refusal(state, "0 bid double-nil")
    assert (error.code, error.facts) == ("bid.has_looked", {"seat": 0})
    state = after(stocked(), "0 bid double-nil")
    assert refusal(state, "0 decline").code == "decline.not_asked"
    assert refusal(state, "0 bid double-nil").code == "bid.already_made"


def test_the_second_drawer_is_not_asked_out_of_turn():
    for action in ("1 decline", "1 bid double-nil"):
        assert refusal(stocked(), action).code == "turn.other_seat"


def test_double_nil_is_public_at_once():
    state = after(stocked(), "0 bid double-nil")
    assert state.opening.bids == (DOUBLE_NIL, None)
    assert state.opening.actions == ("0 bid double-nil",)


def test_never_asks_nobody():
    assert texts(stocked("", NEVER)) == ["0 keep", "0 refuse"]
    error = refusal(stocked("", NEVER), "0 bid double-nil")
    assert (error.code, error.facts) == ("bid.no_double_nil", {"double_nil": "never"})
    assert refusal(stocked("", NEVER), "0 decline").code == "decline.not_asked"


@pytest.mark.parametrize(
    ("scores", "asked"), [((0, 100), [0]), ((100, 0), [1]), ((0, 99), []), ((-50, 60), [0])]
)
def test_behind_asks_a_player_who_is_the_deficit_behind(scores, asked):
    rules = Rules(game=TWO_PLAYER, double_nil="behind")
    state = after(opened(rules, 0, scores), Stock(ALL_CARDS))
    found = []
    for seat in (0, 1):
        if state.asking:
            found.append(seat)
            state = after(state, f"{seat} decline")
        state = after(state, f"{seat} keep")
    assert found == asked


# --- the bids


@pytest.mark.parametrize("first", [0, 1])
def test_the_second_drawer_bids_first_and_leads(first):
    state = drawn(stocked(first=first))
    second = 1 - first
    assert isinstance(state, Bidding)
    assert state.to_act == second
    assert texts(state) == [
        f"{second} bid nil",
        *(f"{second} bid {bid}" for bid in range(1, 14)),
    ]
    state = after(state, f"{second} bid 4", f"{first} bid 6")
    assert isinstance(state, Playing)
    assert state.to_act == state.leader == second
    assert state.opening.bids[second] == 4


def test_who_bid_double_nil_has_bid_already():
    state = drawn(after(stocked(), "0 bid double-nil"))
    assert state.to_act == 1
    assert refusal(state, "0 bid 4").code == "bid.already_made"
    state = after(state, "1 bid 4")
    assert isinstance(state, Exchanging)
    both = drawn(after(stocked(), "0 bid double-nil", "0 keep", "1 bid double-nil"))
    assert isinstance(both, Exchanging)


def test_after_the_draw_double_nil_comes_too_late():
    state = drawn(stocked())
    assert refusal(state, "1 bid double-nil").code == "bid.has_looked"
    for bid in (-1, 15):
        assert refusal(state, Bid(1, bid)).code == "bid.out_of_range"


def test_nobody_looks_in_the_two_player_game():
    assert refusal(drawn(stocked()), "1 look").code == "action.wrong_phase"
    assert refusal(drawn(stocked()), "0 look").code == "action.wrong_phase"


# --- the exchange


def exchanging(first: int = 0):
    """Both bid Double Nil; seat 0 holds the first of every four cards, seat 1 the third."""
    state = after(stocked(first=first), f"{first} bid double-nil", f"{first} keep")
    return drawn(after(state, f"{1 - first} bid double-nil"))


@pytest.mark.parametrize("first", [0, 1])
def test_the_second_drawer_exchanges_first(first):
    state = exchanging(first)
    assert state.to_act == 1 - first
    state = after(state, f"{1 - first} exchange")
    assert state.to_act == first
    state = after(state, f"{first} exchange")
    assert isinstance(state, Playing)
    assert state.leader == 1 - first


def test_cards_put_down_are_replaced_from_the_discards_of_the_draw():
    state = exchanging()
    own = cards_of(state.hands[1])
    pool = cards_of(state.pool)
    assert len(pool) == 26
    state = after(state, Exchange(1, own[:3]))
    assert state.to_act is None
    assert state.owed == 3
    state = after(state, Redraw(pool[5:8]))
    assert state.hands[1] == mask_of((*own[3:], *pool[5:8]))
    assert state.opening.passed[1] == mask_of(own[:3])
    assert state.opening.received[1] == mask_of(pool[5:8])


def test_the_bidder_may_put_down_none_to_three():
    state = exchanging()
    own = cards_of(state.hands[1])
    pool = cards_of(state.pool)
    for count in range(4):
        chosen = after(state, Exchange(1, own[:count]))
        if count:
            assert chosen.owed == count
            chosen = after(chosen, Redraw(pool[:count]))
        assert chosen.to_act == 0
        assert chosen.hands[1].bit_count() == 13
    error = refusal(state, Exchange(1, own[:4]))
    assert (error.code, error.facts) == ("exchange.count", {"count": 4, "most": 3})


def test_declining_the_exchange_draws_nothing():
    events = decide(exchanging(), Exchange(1, ()))
    assert events == (CardsPutDown(1, ()), CardsRedrawn(1, ()))


def test_the_second_exchange_draws_from_what_the_first_left():
    state = exchanging()
    own, other = cards_of(state.hands[1]), cards_of(state.hands[0])
    pool = cards_of(state.pool)
    state = after(state, Exchange(1, own[:3]), Redraw(pool[:3]), Exchange(0, other[:2]))
    assert cards_of(state.pool) == pool[3:]
    error = refusal(state, Redraw((pool[0], pool[4])))
    assert (error.code, error.facts) == ("redraw.not_there", {"card": str(pool[0])})
    # What was put down never comes back.
    for card in (own[0], other[0]):
        assert refusal(state, Redraw((card, pool[4]))).code == "redraw.not_there"
    assert isinstance(after(state, Redraw((pool[4], pool[3]))), Playing)


def test_the_dealer_brings_as_many_as_were_put_down_and_only_then():
    state = exchanging()
    pool = cards_of(state.pool)
    assert refusal(state, Redraw(pool[:3])).code == "redraw.not_now"
    assert refusal(state, Redraw(())).code == "redraw.not_now"
    state = after(state, Exchange(1, cards_of(state.hands[1])[:2]))
    for cards in ((), pool[:1], pool[:3], (pool[0], pool[0])):
        error = refusal(state, Redraw(cards))
        assert error.code == "redraw.count"
        assert error.facts == {"count": len(set(cards)), "want": 2}
    assert refusal(state, "0 exchange").code == "turn.nobody"
    assert refusal(state, "1 exchange").code == "turn.nobody"


def test_only_cards_in_hand_are_exchanged_each_once():
    state = exchanging()
    own = cards_of(state.hands[1])
    stranger = cards_of(state.hands[0])[0]
    error = refusal(state, Exchange(1, (own[0], stranger)))
    assert (error.code, error.facts) == ("card.not_in_hand", {"card": str(stranger)})
    assert refusal(state, Exchange(1, (own[0], own[0]))).code == "card.repeated"
    assert refusal(state, "0 exchange").code == "turn.other_seat"
    assert refusal(state, "1 pass AS KS QS").code == "action.wrong_phase"


def test_only_a_double_nil_exchanges():
    state = drawn(stocked())
    state = after(state, "1 bid nil", "0 bid 9")
    assert isinstance(state, Playing)
    assert state.opening.bids == (9, NIL)
    alone = after(drawn(after(stocked(), "0 bid double-nil")), "1 bid 9")
    assert alone.to_act == 0
    assert alone.queue == (0,)


def test_how_many_were_exchanged_is_public():
    state = after(exchanging(), "1 exchange")
    assert state.opening.actions[-1] == "1 exchange"
    own = cards_of(state.hands[0])
    state = after(state, Exchange(0, own[:2]))
    assert state.opening.actions[-1] == "0 exchange ?? ??"


# --- the stock


def test_the_stock_is_the_whole_deck_once():
    state = opened(Rules(game=TWO_PLAYER))
    error = refusal(state, Stock(ALL_CARDS[:51]))
    assert (error.code, error.facts) == ("stock.size", {"size": 51})
    error = refusal(state, Stock((*ALL_CARDS[:51], ALL_CARDS[0])))
    assert (error.code, error.facts) == ("deal.card_twice", {"card": "2C"})
    error = refusal(state, Stock((*ALL_CARDS[:51], Card(13))))
    assert error.code == "deal.not_the_deck"


def test_every_card_is_always_in_one_place():
    rng = random.Random(5)
    for seed in range(20):
        order = list(ALL_CARDS)
        random.Random(seed).shuffle(order)
        state = after(opened(NEVER), Stock(tuple(order)))
        while isinstance(state, Drawing):
            held = [*state.hands, discards_of(state.draws), mask_of(state.stock)]
            assert sum(mask.bit_count() for mask in held) == 52
            assert mask_of(ALL_CARDS) == held[0] | held[1] | held[2] | held[3]
            state = apply(state, rng.choice(legal_actions(state)))


def test_a_written_stock_is_drawn_from_its_left():
    state = stocked("10d as 2c", NEVER)
    assert state.stock[:3] == parse_cards("TD AS 2C")
    assert hand_text(after(state, "0 keep").hands[0]) == "TD"
    assert parse_hand("TD") == after(state, "0 keep").hands[0]
