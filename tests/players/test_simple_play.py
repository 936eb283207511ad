"""What a partner notices at the table, asked of all positions of matches played out."""

from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from spades.cards import SUIT_MASK, Card, cards_of, mask_of
from spades.game.actions import Play
from spades.game.state import Playing
from spades.game.view import View, playable
from spades.rules import Rules
from spades.rules.laws import (
    DOUBLE_NIL,
    NIL,
    SPADE_BITS,
    beats,
    legal_cards,
    side_of,
    trick_winner,
)
from tests.players.tables import (
    FOUR,
    LOOKED,
    SIMPLE,
    TWO_LOOKED,
    ask,
    asked,
    hand_played,
    mixed,
    nil_at_two,
    simple_at,
)

pytestmark = pytest.mark.slow


class Turn:
    """A card played, with what the seat could tell; counted here apart from the player's code."""

    def __init__(self, state: Playing, view: View, card: Card, reason: str) -> None:
        self.hands, self.view, self.card, self.reason = state.hands, view, card, reason
        self.seat = view.seat or 0
        self.seats = view.rules.seats
        self.legal = playable(view)
        self.left = (view.hand or 0).bit_count()
        self.trick = view.trick
        self.last = len(view.trick) == self.seats - 1
        nothing = -1
        filled = (*view.trick, nothing, nothing, nothing, nothing)
        self.best = self.best_seat = None
        if view.trick:
            place = trick_winner(filled[0], filled[1], filled[2], filled[3])
            self.best = view.trick[place]
            self.best_seat = ((view.leader or 0) + place) % self.seats
        self.partner = self.seat ^ 2 if self.seats == 4 else None

    def bid(self, seat):
        return self.view.bids[seat]

    def live_nil(self, seat):
        return self.bid(seat) in (NIL, DOUBLE_NIL) and self.view.taken[seat] == 0

    def counts(self, seat):
        return self.bid(seat) not in (NIL, DOUBLE_NIL)

    def need(self, side):
        seats = [s for s in range(self.seats) if side_of(s) == side and self.counts(s)]
        bid = sum(self.view.bids[s] or 0 for s in seats)
        return bid - sum(self.view.taken[s] for s in seats)

    @property
    def winning(self):
        if self.best is None:
            return self.legal
        return mask_of(card for card in cards_of(self.legal) if beats(card, self.best))

    @property
    def nils_about(self):
        return any(self.live_nil(seat) for seat in range(self.seats))

    @property
    def unseen(self):
        """Cards that others may hold."""
        hidden = ~(self.view.hand or 0) & ~self.view.played & ~self.view.discards
        return sum(SUIT_MASK) & hidden & ~(self.view.passed or 0 if self.seats == 2 else 0)

    def void_in(self, seat):
        """The suits that a seat has failed to follow, as a mask of cards."""
        shown = 0
        for leader, cards in self.view._tricks_begun():
            for turn, card in enumerate(cards):
                if (leader + turn) % self.seats == seat and card.suit != cards[0].suit:
                    shown |= SUIT_MASK[cards[0].suit]
        return shown

    def may_hold(self, seat):
        return self.unseen & ~self.void_in(seat)

    @property
    def foes_after(self):
        turns = range(len(self.trick) + 1, self.seats)
        later = [((self.view.leader or 0) + turn) % self.seats for turn in turns]
        return [seat for seat in later if seat != self.partner]

    def surely(self, card):
        """No opponent yet to play can have anything that beats the card."""
        may_come = [other for seat in self.foes_after for other in cards_of(self.may_hold(seat))]
        return not any(beats(other, card) for other in may_come)

    def really(self, card):
        """No opponent yet to play has a card that it may beat this one with."""
        led = self.trick[0] if self.trick else card
        return not any(
            beats(other, card)
            for seat in self.foes_after
            for other in cards_of(legal_cards(self.hands[seat], led, True))
        )


@cache
def turns(kind):
    """All cards that ``simple`` plays in some matches."""
    rules, players, matches = {
        "four": (FOUR, simple_at, 420),
        "mixed": (LOOKED, mixed, 150),
        "nil": (LOOKED, nil_at_two, 110),
        "two": (TWO_LOOKED, simple_at, 100),
    }[kind]
    return [
        Turn(state, view, decision.action.card, decision.reason.code)
        for state, view, decision in asked(rules, players, kind, matches, hands=4)
        if isinstance(state, Playing)
        and isinstance(decision.action, Play)
        and (kind != "mixed" or (view.seat or 0) % 2 == 0)
    ]


def found(kinds, fits, at_least):
    positions = [turn for kind in kinds for turn in turns(kind) if fits(turn)]
    assert len(positions) >= at_least
    return positions


def test_never_ruffs_a_trick_that_the_partner_surely_wins():
    positions = found(
        ("four", "mixed", "nil"),
        lambda turn: (
            turn.best_seat is not None
            and turn.best_seat == turn.partner
            and turn.counts(turn.partner)
            and turn.legal & SPADE_BITS
            and turn.legal & ~SPADE_BITS
            and turn.trick[0].suit != 3
            # A Nil may well lay a spade under a partner's higher one.
            and not turn.live_nil(turn.seat)
            and turn.surely(turn.best)
        ),
        1000,
    )
    assert [str(turn.card) for turn in positions if turn.card.suit == 3] == []


def test_last_to_play_and_needing_the_trick_it_wins_with_its_lowest_winner():
    positions = found(
        ("four", "mixed", "two"),
        lambda turn: (
            turn.last
            and 0 < turn.need(side_of(turn.seat)) <= turn.left
            and turn.counts(turn.seat)
            and not turn.nils_about
            and turn.best_seat != turn.partner
            and turn.winning
        ),
        1500,
    )
    for turn in positions:
        assert turn.card == cards_of(turn.winning)[-1]


def test_a_trick_that_it_cannot_win_gets_its_lowest_card_of_the_suit():
    positions = found(
        ("four", "mixed", "two"),
        lambda turn: (
            turn.trick
            and not turn.winning
            and 0 < turn.need(side_of(turn.seat)) <= turn.left
            and turn.counts(turn.seat)
            and not turn.nils_about
            and turn.legal.bit_count() > 1
        ),
        1000,
    )
    for turn in positions:
        suit = turn.legal & SUIT_MASK[turn.card.suit]
        assert turn.card == cards_of(suit)[-1]


def test_when_every_trick_is_needed_it_takes_what_it_can():
    positions = found(
        ("four", "mixed", "two"),
        lambda turn: (
            turn.need(side_of(turn.seat)) == turn.left
            and turn.counts(turn.seat)
            and not turn.nils_about
            and turn.legal.bit_count() > 1
        ),
        80,
    )
    for turn in positions:
        partner_has_it = turn.best_seat is not None and (
            turn.best_seat == turn.partner and turn.counts(turn.partner)
        )
        sure = [card for card in cards_of(turn.winning) if turn.surely(card)]
        if turn.last and not partner_has_it and turn.winning:
            assert turn.winning >> turn.card & 1
        elif sure and not partner_has_it:
            # It may know of more sure cards than are counted here; none of them is beaten.
            assert turn.really(turn.card)
            assert turn.winning >> turn.card & 1


def test_it_takes_the_trick_that_sets_the_opponents():
    # The own contract is made, the opponents need every trick that is left: a bag is cheap.
    positions = found(
        ("four", "mixed", "two"),
        lambda turn: (
            turn.last
            and turn.need(side_of(turn.seat)) <= 0
            and turn.counts(turn.seat)
            and turn.need(1 - side_of(turn.seat)) == turn.left
            and not turn.nils_about
            and side_of(turn.best_seat) != side_of(turn.seat)
            and turn.counts(turn.best_seat)
            and turn.winning
        ),
        20,
    )
    for turn in positions:
        assert turn.winning >> turn.card & 1


def test_it_covers_a_nil_partner_that_holds_the_trick():
    positions = found(
        ("four", "nil"),
        lambda turn: (
            turn.best_seat is not None
            and turn.best_seat == turn.partner
            and turn.live_nil(turn.partner)
            and not turn.live_nil(turn.seat)
            and turn.winning
        ),
        200,
    )
    assert any(turn.trick[0].suit == 3 for turn in positions)
    for turn in positions:
        assert turn.winning >> turn.card & 1


def test_its_own_nil_stays_below_whenever_it_can():
    positions = found(
        ("four", "mixed"),
        lambda turn: turn.live_nil(turn.seat) and turn.trick and turn.legal & ~turn.winning,
        500,
    )
    for turn in positions:
        assert not turn.winning >> turn.card & 1


def test_it_leaves_a_trick_to_the_opponents_nil_when_it_can():
    positions = found(
        ("four", "nil"),
        lambda turn: (
            turn.last
            and turn.live_nil(turn.best_seat)
            and side_of(turn.best_seat) != side_of(turn.seat)
            and turn.counts(turn.seat)
            and turn.need(side_of(turn.seat)) < turn.left
            and turn.legal & ~turn.winning
        ),
        40,
    )
    for turn in positions:
        assert not turn.winning >> turn.card & 1


def test_a_trick_of_a_partner_whose_nil_is_lost_does_not_count_for_the_contract():
    positions = found(
        ("four", "nil"),
        lambda turn: (
            turn.last
            and turn.best_seat == turn.partner
            and not turn.counts(turn.partner)
            and not turn.live_nil(turn.partner)
            and turn.counts(turn.seat)
            and 0 < turn.need(side_of(turn.seat)) <= turn.left
            and turn.winning
        ),
        20,
    )
    for turn in positions:
        assert turn.winning >> turn.card & 1


def test_with_the_contract_made_it_does_not_take_a_bag_that_it_can_leave():
    positions = found(
        ("four", "two"),
        lambda turn: (
            turn.last
            and turn.need(side_of(turn.seat)) <= 0
            and turn.need(1 - side_of(turn.seat)) <= 0
            and not turn.nils_about
            and side_of(turn.best_seat) != side_of(turn.seat)
            and turn.legal & ~turn.winning
        ),
        100,
    )
    for turn in positions:
        assert not turn.winning >> turn.card & 1


# --- leading with a Nil partner to protect


def _hands_of_others(turn, others, cards):
    """All ways to deal the unseen cards to the others that the voids allow."""
    if len(others) == 1:
        if not mask_of(cards) & ~turn.may_hold(others[0]):
            yield {others[0]: mask_of(cards)}
        return
    able = [card for card in cards if turn.may_hold(others[0]) >> card & 1]
    for hand in combinations(able, turn.left):
        rest = [card for card in cards if card not in hand]
        for dealt in _hands_of_others(turn, others[1:], rest):
            yield {others[0]: mask_of(hand), **dealt}


def _nil_wins(turn, lead, hands):
    """Whether the opponents can make the Nil take the trick: the partner third, they around it."""
    seat = turn.seat
    broken = turn.view.spades_broken
    first, nil, third = ((seat + step) % 4 for step in (1, 2, 3))
    return any(
        all(
            any(
                trick_winner(lead, a, b, c) == 2
                for c in cards_of(legal_cards(hands[third], lead, broken))
            )
            for b in cards_of(legal_cards(hands[nil], lead, broken))
        )
        for a in cards_of(legal_cards(hands[first], lead, broken))
    )


def test_it_never_leads_into_a_nil_partner_when_a_safe_lead_exists():
    positions = found(
        ("four", "nil"),
        lambda turn: (
            not turn.trick
            and turn.left in (2, 3)
            and turn.live_nil(turn.partner)
            and not turn.live_nil(turn.seat)
            and turn.legal.bit_count() > 1
        ),
        150,
    )
    chances = []
    for turn in positions:
        others = [(turn.seat + step) % 4 for step in (1, 2, 3)]
        dealt = list(_hands_of_others(turn, others, cards_of(turn.unseen)))
        sinks = {
            lead: sum(_nil_wins(turn, lead, hands) for hands in dealt)
            for lead in cards_of(turn.legal)
        }
        if min(sinks.values()) == 0 and max(sinks.values()) > 0:
            assert sinks[turn.card] < len(dealt)
            chances.append(sinks[turn.card] / len(dealt))
    assert len(chances) >= 20
    assert sum(chances) / len(chances) < 0.1


# --- by hand


def test_spades_led_and_the_nil_partner_ahead_the_spade_is_covered():
    # Seat 1 has nothing but spades and leads the 4; seat 2, Nil, must play the 5 over it.
    state = hand_played(
        "9S 3S 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
        "/ 4S 2S 6S 7S 8S TS JS QS KS AS 2D 3D 4D"
        "/ 5S KC 5D 6D 7D 8D 9D TD JD QD KD AD 2H"
        "/ -",
        [5, 5, 0, 1],
        "2C 2S KC AC",
    )
    assert state.to_act == 1
    state = hand_played(
        "9S 3S 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC"
        "/ 4S 2S 6S 7S 8S TS JS QS KS AS 2D 3D 4D"
        "/ 5S KC 5D 6D 7D 8D 9D TD JD QD KD AD 2H"
        "/ -",
        [5, 5, 0, 1],
        "2C 2S KC AC 4S 5S 3H",
    )
    decision = ask(state)
    assert str(decision.action) == "0 play 9S"
    assert decision.reason.code == "cover-nil"


def test_without_a_bag_penalty_the_bag_counter_changes_nothing():
    rules = Rules(game="partnership", bag_limit=0)
    for _, view, _ in asked(rules, simple_at, "no bags", 6):
        # Near the target too, where bags weigh on the bid.
        for scores in (view.scores, (450, 60), (60, 450)):
            answers = {
                SIMPLE.decide(replace(view, scores=scores, bag_counts=(bags, 2 * bags)))
                for bags in (0, 4, 9)
            }
            assert len(answers) == 1


def test_the_last_card_needs_no_thought():
    for turn in turns("four") + turns("two"):
        if turn.left == 1:
            assert turn.reason == "last-trick"
