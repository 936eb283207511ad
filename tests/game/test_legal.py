"""What is listed as legal is what is accepted, no more and no less, in every state."""

import pickle
import random
from itertools import combinations

import pytest

from spades.cards import ALL_CARDS, cards_of
from spades.errors import IllegalAction
from spades.game.actions import (
    BIDS,
    PLAYS,
    Action,
    Bid,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Refuse,
    verb_text,
)
from spades.game.decide import decide, legal_actions, may_look
from spades.game.report import legal_list
from spades.game.state import Bidding, Exchanging, State
from spades.game.view import choosable, legal_texts, view_of
from spades.rules import Rules
from tests.game.driver import VARIANTS, name_of, random_match

SIMPLE: list[Action] = [
    action
    for seat in range(5)
    for action in (
        *(Look(seat), Decline(seat), Keep(seat), Refuse(seat), Exchange(seat, ()), Pass(seat, ())),
        *(BIDS[seat] if seat < 4 else ()),
        *(Bid(seat, bid) for bid in (-1, 15, 99)),
        *(PLAYS[seat].values() if seat < 4 else ()),
    )
]


def chosen(state: State, rng: random.Random) -> list[Action]:
    """Passes and exchanges worth a try: legal ones, and wrong in every way."""
    tried: list[Action] = []
    if not isinstance(state, Exchanging):
        for seat in range(state.match.seats):
            three = tuple(rng.sample(ALL_CARDS, 3))
            tried += [Pass(seat, three), Exchange(seat, three)]
        return tried
    for seat, hand in enumerate(state.hands):
        own = cards_of(hand)
        for count in range(min(len(own), 5) + 1):
            some = [tuple(rng.sample(own, count)) for _ in range(6)]
            # Not one's own, and one twice.
            some += [(*cards[1:], rng.choice(ALL_CARDS)) for cards in some if cards]
            some += [(*cards[1:], cards[-1]) for cards in some if len(cards) > 1]
            for cards in some:
                tried += [Pass(seat, cards), Exchange(seat, cards)]
    return tried


def is_listed(action: Action, listed: set[Action]) -> bool:
    """Whether an action is among those listed, cards in any order."""
    if isinstance(action, (Pass, Exchange)):
        action = type(action)(action.seat, tuple(sorted(action.cards, key=_in_lists)))
    return action in listed


def _in_lists(card) -> tuple[int, int]:
    return card.suit, -card.rank


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_what_is_listed_is_accepted_and_all_else_is_refused_with_nothing_changed(rules):
    rng = random.Random(f"legal {rules}")
    for _, _, _, state in random_match(rules, 31, hands=1):
        listed: set[Action] = set()
        for seat in range(rules.seats):
            listed |= set(legal_actions(state, seat))
        before = pickle.dumps(state)
        for action in [*SIMPLE, *chosen(state, rng)]:
            try:
                assert decide(state, action)
                accepted = True
            except IllegalAction:
                accepted = False
            assert accepted == is_listed(action, listed), (action, state)
        for action in listed:
            assert decide(state, action)
        assert pickle.dumps(state) == before


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_without_a_seat_the_list_is_for_the_seat_to_act(rules):
    for _, _, _, state in random_match(rules, 32, hands=1):
        listed = legal_actions(state)
        if state.to_act is None:
            assert listed == ()
        else:
            assert listed == legal_actions(state, state.to_act)
            assert listed
            assert {action.seat for action in listed} == {state.to_act}
        for seat in range(rules.seats):
            if seat != state.to_act:
                expected = (Look(seat),) if seat in may_look(state) else ()
                assert legal_actions(state, seat) == expected


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_lists_have_a_stable_order(rules):
    for _, _, _, state in random_match(rules, 33, hands=1):
        listed = legal_actions(state)
        assert listed == legal_actions(state)
        if not listed:
            continue
        texts = [verb_text(action) for action in listed]
        verb = texts[0].split()[0]
        if verb == "play":
            cards = [action.card for action in listed]  # type: ignore[union-attr]
            assert cards == sorted(cards, key=_in_lists)
        elif verb == "bid":
            assert texts == ["bid nil", *(f"bid {bid}" for bid in range(1, 14))]
        elif verb in ("pass", "exchange"):
            hand = cards_of(state.hands[listed[0].seat])  # type: ignore[union-attr]
            sizes = (3,) if verb == "pass" else (0, 1, 2, 3)
            chosen_cards = [action.cards for action in listed]  # type: ignore[union-attr]
            assert chosen_cards == [cards for size in sizes for cards in combinations(hand, size)]
        else:
            assert texts in (
                ["look", "bid double-nil"],
                ["decline", "bid double-nil"],
                ["keep", "refuse"],
            )


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_a_view_lists_for_its_seat_what_the_state_does(rules):
    for _, _, _, state in random_match(rules, 34, hands=1):
        for seat in range(rules.seats):
            view = view_of(state, seat)
            if isinstance(state, Exchanging) and state.to_act == seat:
                assert list(legal_texts(view)) == legal_list(state)
                assert choosable(view) == cards_of(state.hands[seat])
                continue
            assert choosable(view) is None
            listed = legal_actions(state, seat)
            assert legal_texts(view) == tuple(verb_text(action) for action in listed)
        spectator = view_of(state, None)
        assert legal_texts(spectator) == ()
        assert choosable(spectator) is None


def test_the_same_question_has_the_same_answer_however_often_it_is_asked():
    for _, _, _, state in random_match(Rules(), 35, hands=1):
        if isinstance(state, Bidding):
            assert len({legal_actions(state) for _ in range(13)}) == 1
