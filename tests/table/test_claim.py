"""Taking the rest: offered only where nothing that anybody does can change it."""

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from spades.cards import ALL_CARDS, mask_of, parse_cards
from spades.game.decide import apply, legal_actions
from spades.game.events import CardPlayed, HandScored
from spades.game.projection import record_of
from spades.game.record import replay
from spades.game.state import Playing, Trick
from spades.game.view import view_of
from spades.game.worlds import WorldSampler
from spades.rules import Rules
from spades.table import Command
from spades.table.asks import Claim
from spades.table.claim import claim_result, may_claim
from spades.table.events import Claimed
from spades.testing.generate import random_steps
from tests.table.endings import endings, surely_takes_all, takes_all
from tests.table.room import Room, kinds_of

SIZES = {"partnership": range(1, 3), "two-player": range(1, 4)}
GAMES = tuple(SIZES)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_claim_is_offered_exactly_where_everything_tried_wins_every_trick(game):
    """In every world that may be, whatever all play: two or three cards each, all of it."""
    found: Counter[bool] = Counter()
    for number in range(60):
        for state in endings(random.Random(f"claim {game} {number}"), game, SIZES[game]):
            view = view_of(state, 0)
            offered = may_claim(view)
            assert offered == surely_takes_all(view), (number, state.hands, state.trick)
            found[offered] += 1
        takes_all.cache_clear()
    assert min(found[True], found[False]) > 15


@pytest.mark.parametrize("game", GAMES)
def test_no_claim_is_wrong_with_more_cards_in_any_world_that_is_drawn(game):
    offered = 0
    for number in range(80):
        rng = random.Random(f"more {game} {number}")
        for state in endings(rng, game, range(3, 8)):
            view = view_of(state, 0)
            if not may_claim(view):
                continue
            offered += 1
            sampler = WorldSampler(view)
            for _ in range(10):
                assert tricks_lost(rng, sampler.sample(rng).state(view)) == 0
    assert offered > 25


EXCHANGES = [
    Rules(game="partnership"),
    *(Rules(game="two-player", discard_view=shown) for shown in ("hidden", "private", "open")),
]


@pytest.mark.parametrize("rules", EXCHANGES, ids=lambda rules: rules.discard_view or rules.game)
def test_no_claim_is_wrong_where_cards_were_exchanged(rules):
    """Random play, any seat, whatever may lie hidden: nobody takes a trick from a claimer."""
    offered = 0
    for number in range(60):
        rng = random.Random(f"exchanged {rules.game} {number}")
        for _, state in random_steps(rng, rules, 1, double_nil=40):
            if not isinstance(state, Playing):
                continue
            view = view_of(state, state.to_act)
            if may_claim(view):
                offered += 1
                assert tricks_lost(rng, state) == 0
                sampler = WorldSampler(view)
                for _ in range(5):
                    assert tricks_lost(rng, sampler.sample(rng).state(view)) == 0
    assert offered > 10


def tricks_lost(rng, state: Any) -> Any:
    """How many tricks the seat to act does not take when all play on at random."""
    seat, whole = state.to_act, 13 - len(state.tricks)
    before = state.taken[seat]
    while isinstance(state, Playing):
        state = apply(state, rng.choice(legal_actions(state)))
    return before + whole - state.result.tricks[seat]


@pytest.mark.parametrize(
    ("mine", "others", "offered"),
    [
        ("AS KS", "QS JS", True),
        ("AS KS 2C", "QS 3C 4D", False),  # BC-146: a higher club is still out
        ("AS KS 2C", "QS 4D 5D", False),  # led first, the club is trumped
        ("2C 2D", "2H 3H", True),
        ("AS QS", "KS 2C", False),  # in this order, but not in the other one
    ],
)
def test_only_what_wins_in_every_order_is_offered(mine, others, offered):
    view = last_cards(mask_of(parse_cards(mine)), mask_of(parse_cards(others)))
    assert may_claim(view) is offered
    assert (claim_result(view) is None) is not offered


def test_what_a_seat_saw_discarded_or_put_down_itself_is_in_no_hand():
    mine, others, gone = (mask_of(parse_cards(text)) for text in ("AS KC", "AC 2D", "AC"))
    view = last_cards(mine, others)
    assert not may_claim(view)
    assert may_claim(replace(view, discards=gone))
    assert may_claim(replace(view, passed=gone))


@pytest.mark.parametrize("discard_view", ["hidden", "private", "open"])
def test_a_card_that_was_seen_discarded_may_be_in_a_hand_again_after_an_exchange(discard_view):
    mine, others, gone = (mask_of(parse_cards(text)) for text in ("AS KC", "AC 2D", "AC"))
    rules = Rules(game="two-player", discard_view=discard_view)
    view = replace(last_cards(mine, others), rules=rules, discards=gone)
    exchanged = replace(view, opening=("1 exchange ?? ??",))
    # Where all see what is drawn again, it is no longer among the known discards.
    assert may_claim(exchanged) is (discard_view == "open")
    assert may_claim(replace(view, opening=("1 exchange", "0 exchange ??")))
    assert may_claim(replace(exchanged, discards=0, passed=gone))


def last_cards(mine: int, others: int):
    """Seat 0 leads with these cards; of all others only some are still out."""
    rng = random.Random(1)
    state = next(iter(endings(rng, "two-player", range(5, 6))))
    view = view_of(state, 0)
    gone = [card for card in ALL_CARDS if not (mine | others) >> card & 1]
    # Everything else was played by seat 0, so that it says nothing of the other's suits.
    tricks = tuple(Trick(0, (card,), 0) for card in gone)
    return replace(
        view, hand=mine, tricks=tricks, trick=(), leader=0, to_act=0, spades_broken=True, discards=0
    )


# --- at the table


def claimable(rules: Rules, seed: str):
    """A table at which the person to act may take the rest; None: it never came to that."""
    room = Room(rules, seed=seed).gather()
    while not room.table.over:
        if room.table.match.phase == "play":
            view = room.table.view(room.table.to_act)
            if may_claim(view) and len(view.tricks) < 12:
                return room
        room.act()
    return None


@pytest.mark.parametrize("game", GAMES)
def test_what_is_claimed_is_scored_exactly_as_shown_before_and_as_played_out(game):
    done = 0
    for number in range(40):
        room = claimable(Rules(game=game, max_hands=3), f"claims {number}")
        if room is None:
            continue
        done += 1
        seat, state = room.table.to_act, room.table.match
        shown = claim_result(room.table.view(seat))
        told = room.give(Command("x", Claim(seat), room.table.version))
        events = told.entry.events
        assert events[0] == Claimed(seat, 13 - len(state.tricks))
        (scored,) = [event for event in events if isinstance(event, HandScored)]
        assert scored.result == shown
        # by the engine alone, card by card, in another order
        rng = random.Random(number)
        while isinstance(state, Playing):
            state = apply(state, rng.choice(legal_actions(state)))
        assert state.result == shown
        assert replay(record_of(room.table.game_log)).state == room.table.match
        played = [event.card for event in events if isinstance(event, CardPlayed)]
        assert len(played) == len(set(played))
        if done == 6:
            return
    raise AssertionError("too few claims came up")


def test_a_claim_at_another_moment_is_refused_or_stale():
    room = claimable(Rules(max_hands=3), "claims 1")
    seat = room.table.to_act
    assert room.refused((seat + 1) % 4, "claim") == "claim.not_sure"
    seen = room.table.version
    room.act()
    assert room.give(Command("x", Claim(seat), seen)).answer.kind == "stale"
    early = Room().gather()
    assert early.refused(0, "claim") == "claim.not_sure"


def test_a_claim_by_a_person_with_a_proposal_open_does_away_with_it():
    room = claimable(Rules(max_hands=3), "claims 1")
    seat = room.table.to_act
    room.ask((seat + 1) % 4, "redeal")
    assert kinds_of(room.ask(seat, "claim"))[:2] == ["ProposalClosed", "Claimed"]
