"""Views as JSON: the keys that other programs rely on."""

import json
from dataclasses import replace
from typing import Any

import pytest

from spades.errors import NotationError
from spades.game.actions import Close
from spades.game.evolve_view import evolve_view
from spades.game.view import redact, view_of
from spades.game.wire import cards_json, read_view, view_json
from spades.rules import TWO_PLAYER, Rules
from tests.game.driver import (
    MIXED,
    ONE_SUIT_EACH,
    VARIANTS,
    after,
    bidding_done,
    dealt,
    name_of,
    opened,
    random_match,
    stocked,
)

COMMON = [
    *("hand_number", "phase", "looked", "hand", "bids", "passed", "received", "tricks", "trick"),
    *("taken", "scores", "bag_counts", "spades_broken", "actions"),
]


def told(state, seat: int | None):
    return json.loads(json.dumps(view_json(view_of(state, seat))))


def test_a_partnership_view_before_looking_is_told_field_by_field():
    state = after(dealt(), "2 look")
    assert told(state, 0) == {
        "rules": {"preset": "partnership"},
        "seat": 0,
        "dealer": 3,
        "hand_number": 1,
        "phase": "bidding",
        "looked": [False, False, True, False],
        "hand": None,
        "bids": [None, None, None, None],
        "passed": None,
        "received": None,
        "tricks": [],
        "trick": {"leader": None, "cards": []},
        "taken": [0, 0, 0, 0],
        "scores": [0, 0],
        "bag_counts": [0, 0],
        "spades_broken": False,
        "actions": ["2 look"],
    }
    assert told(state, 2)["hand"] == MIXED[2].split()


def test_a_partnership_view_after_an_exchange_and_a_trick_is_told_field_by_field():
    state = bidding_done(dealt(ONE_SUIT_EACH), "double-nil", 3, "nil", 13)
    state = after(state, "0 pass AC KC QC", "2 pass 4H 3H 2H")
    state = after(state, "0 play JC", "1 play 2D", "2 play AC", "3 play 2S", "3 play AS")
    assert told(state, 0) == {
        "rules": {"preset": "partnership"},
        "seat": 0,
        "dealer": 3,
        "hand_number": 1,
        "phase": "play",
        "looked": [True, True, True, True],
        "hand": ["TC", "9C", "8C", "7C", "6C", "5C", "4C", "3C", "2C", "4H", "3H", "2H"],
        "bids": ["double-nil", 3, "nil", 13],
        "passed": ["AC", "KC", "QC"],
        "received": ["4H", "3H", "2H"],
        "tricks": [{"leader": 0, "cards": ["JC", "2D", "AC", "2S"], "winner": 3}],
        "trick": {"leader": 3, "cards": ["AS"]},
        "taken": [0, 0, 0, 1],
        "scores": [0, 0],
        "bag_counts": [0, 0],
        "spades_broken": True,
        "actions": [
            *("0 bid double-nil", "1 look", "1 bid 3", "2 look", "2 bid nil", "3 look"),
            *("3 bid 13", "0 pass ?? ?? ??", "2 pass ?? ?? ??"),
            *("0 play JC", "1 play 2D", "2 play AC", "3 play 2S", "3 play AS"),
        ],
    }
    for seat in (1, 3):
        assert (told(state, seat)["passed"], told(state, seat)["received"]) == (None, None)


def test_a_two_player_view_in_the_draw_is_told_field_by_field():
    state = stocked("AS KS QS JS TS", Rules(game=TWO_PLAYER, discard_view="private"))
    state = after(state, "0 decline", "0 keep", "1 bid double-nil", "1 refuse")
    assert told(state, 0) == {
        "rules": {"preset": "two-player", "discard_view": "private"},
        "seat": 0,
        "first_drawer": 0,
        "hand_number": 1,
        "phase": "draw",
        "looked": [True, True],
        "hand": ["AS"],
        "bids": [None, "double-nil"],
        "passed": None,
        "received": None,
        "tricks": [],
        "trick": {"leader": None, "cards": []},
        "taken": [0, 0],
        "scores": [0, 0],
        "bag_counts": [0, 0],
        "spades_broken": False,
        "actions": ["0 decline", "0 keep", "1 bid double-nil", "1 refuse"],
        "drawn": "TS",
        "discards": ["KS"],
        "stock_left": 48,
    }
    other = told(state, 1)
    assert (other["hand"], other["discards"], other["drawn"]) == (["JS"], ["QS"], None)


def test_between_hands_the_lists_are_still_by_seat():
    view = told(opened(Rules(), 2, (30, -40), (3, 0)), 1)
    assert view["phase"] == "deal"
    assert (view["looked"], view["bids"], view["taken"]) == ([False] * 4, [None] * 4, [0] * 4)
    assert (view["scores"], view["bag_counts"]) == ([30, -40], [3, 0])
    over = told(after(dealt(), Close("abandoned")), None)
    assert (over["phase"], over["hand"], over["seat"]) == ("over", None, None)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_the_keys_are_the_same_in_every_phase(rules):
    first = ["rules", "seat", "first_drawer" if rules.seats == 2 else "dealer"]
    last = ["drawn", "discards", "stock_left"] if rules.seats == 2 else []
    for _, _, _, state in random_match(rules, 111, hands=1):
        for seat in (*range(rules.seats), None):
            view = told(state, seat)
            assert list(view) == [*first, *COMMON, *last]
            for key in ("looked", "bids", "taken"):
                assert len(view[key]) == rules.seats


def test_cards_are_told_in_the_order_of_lists():
    assert cards_json(None) is None
    assert cards_json(0) == []
    assert cards_json(1 << 48 | 1 | 1 << 12) == ["AC", "2C", "2S"]


def as_told(view):
    """A view without what its JSON leaves out."""
    plain = replace(view, result=None, winner=None, ended_by=None, draws=())
    return replace(plain, shown=(0, 0)) if view.rules.seats == 2 and view.shown else plain


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_reads_back_as_it_was_told_at_every_moment(rules, seed):
    for _, _, _, state in random_match(rules, 60 + seed, hands=2):
        for seat in (*range(rules.seats), None):
            view = view_of(state, seat)
            again = read_view(told(state, seat))
            assert view_json(again) == view_json(view)
            if view.phase != "exchange" or view.to_act is not None:  # no cards are owed
                assert again == as_told(view), (seat, view)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_events_can_be_folded_into_a_view_that_was_read_back(rules):
    views: dict[Any, Any] = {}
    for number, (_, _, events, state) in enumerate(random_match(rules, 70, hands=2)):
        for seat in (*range(rules.seats), None):
            if seat in views:
                for event in events:
                    views[seat] = evolve_view(views[seat], redact(event, seat, rules), seat)
                assert view_json(views[seat]) == view_json(view_of(state, seat))
            if seat not in views or number % 7 == 0:
                views[seat] = read_view(told(state, seat))


@pytest.mark.parametrize("given", [None, [], {}, {"rules": {"preset": "partnership"}}, "view"])
def test_what_is_no_view_is_refused(given):
    with pytest.raises(NotationError) as refused:
        read_view(given)
    assert refused.value.code == "view.unreadable"
