"""The play of thirteen tricks."""

import random
from itertools import pairwise
from typing import Any

import pytest

from spades.cards import Card, cards_of, hand_text, parse_hand
from spades.game.actions import Play, parse_action
from spades.game.decide import apply, decide, legal_actions, start
from spades.game.events import CardPlayed, Event, HandScored, MatchEnded, Rewound, TrickTaken
from spades.game.evolve import evolve, fold
from spades.game.state import Dealing, Over, Playing, Trick
from spades.rules import TWO_PLAYER, Rules
from tests.game.driver import (
    MIXED,
    ONE_SUIT_EACH,
    after,
    bidding_done,
    deal_of,
    dealt,
    play_out,
    random_match,
    refusal,
    stocked,
)


def playing(hands=MIXED, bids=(3, 3, 3, 3), first: int = 3):
    return bidding_done(dealt(hands, first=first), *bids)


def texts(state) -> list[str]:
    return [str(action) for action in legal_actions(state)]


# --- whose turn it is


def test_the_turn_goes_clockwise_and_the_winner_leads_next():
    state = after(playing(), "0 play KD", "1 play 4D", "2 play 7D")
    assert state.to_act == 3
    events = decide(state, Play(3, Card.parse("AD")))
    assert events == (CardPlayed(3, Card.parse("AD")), TrickTaken(3))
    state = after(state, "3 play AD")
    assert state.to_act == state.leader == 3
    assert state.trick == ()
    assert state.taken == (0, 0, 0, 1)


def test_each_players_tricks_are_counted_separately():
    state = after(playing(), "0 play KD", "1 play 4D", "2 play 7D", "3 play AD")
    state = after(state, "3 play 5H", "0 play 4H", "1 play AH", "2 play 2H")
    assert state.taken == (0, 1, 0, 1)
    assert [trick.winner for trick in state.tricks] == [3, 1]
    assert [trick.leader for trick in state.tricks] == [0, 3]


def test_a_card_out_of_turn_is_refused():
    state = playing()
    error = refusal(state, "1 play KC")
    assert (error.code, error.facts) == ("turn.other_seat", {"seat": 1, "turn": 0})


def test_ten_identical_plays_play_one_card():
    # Seat 3 takes the trick with its ace and leads again: nine more of the same are refused.
    state = after(playing(), "0 play KD", "1 play 4D", "2 play 7D")
    state = after(state, "3 play AD")
    assert state.to_act == 3
    for _ in range(9):
        error = refusal(state, "3 play AD")
        assert (error.code, error.facts) == ("card.not_in_hand", {"card": "AD"})
    assert state.hands[3].bit_count() == 12


# --- following suit


def test_the_suit_led_must_be_followed():
    state = after(playing(), "0 play KD")
    error = refusal(state, "1 play TS")
    assert (error.code, error.facts) == (
        "card.must_follow",
        {"card": "TS", "legal": ["QD", "8D", "4D"]},
    )
    assert texts(state) == ["1 play QD", "1 play 8D", "1 play 4D"]


def test_the_suit_that_counts_is_the_one_of_this_trick():
    # Diamonds, then hearts: in the second trick hearts are followed, not diamonds.
    state = after(playing(), "0 play KD", "1 play 4D", "2 play 7D", "3 play AD", "3 play 9H")
    assert texts(state) == ["0 play QH", "0 play 8H", "0 play 4H"]
    assert refusal(state, "0 play 9D").facts["legal"] == ["QH", "8H", "4H"]


def test_whoever_cannot_follow_may_play_anything():
    state = after(playing(ONE_SUIT_EACH), "0 play 2C")
    assert len(texts(state)) == 13
    state = after(state, "1 play AD", "2 play AH", "3 play 2S")
    assert state.tricks[0].winner == 3


def test_a_card_that_is_not_held_is_refused_without_a_word_about_who_holds_it():
    error = refusal(playing(), "0 play AD")
    assert (error.code, error.facts) == ("card.not_in_hand", {"card": "AD"})


# --- spades


def with_lead(hand: str):
    """Seat 0, to lead, holds this; the rest goes round in order."""
    own = parse_hand(hand)
    rest = [card for card in cards_of((1 << 61) - 1) if not own >> card & 1]
    need = 13 - own.bit_count()
    hands = [hand + " " + " ".join(map(str, rest[:need]))]
    rest = rest[need:]
    hands += [" ".join(map(str, rest[13 * turn : 13 * turn + 13])) for turn in range(3)]
    return playing(hands)


def test_spades_may_not_be_led_before_they_are_broken():
    state = playing()
    error = refusal(state, "0 play JS")
    assert error.code == "card.spades_not_broken"
    assert error.facts["card"] == "JS"
    assert error.facts["legal"] == [
        *("AC", "TC", "6C", "2C", "KD", "9D", "5D", "QH", "8H", "4H"),
    ]


def test_with_a_two_of_spades_and_a_heart_left_the_heart_is_led():
    begun = playing()
    state = Playing(
        begun.match,
        begun.opening,
        (parse_hand("2S 4H"), parse_hand("3S 5H"), parse_hand("6H 7H"), parse_hand("8H 9H")),
        0,
        (),
        (),
        (0, 0, 0, 11),
        False,
    )
    assert texts(state) == ["0 play 4H"]
    assert refusal(state, "0 play 2S").code == "card.spades_not_broken"


def test_a_spade_from_one_who_cannot_follow_breaks_them():
    state = after(playing(ONE_SUIT_EACH), "0 play 2C", "1 play 2D", "2 play 2H")
    assert not state.broken
    state = after(state, "3 play 2S")
    assert state.broken


def test_another_card_from_one_who_cannot_follow_does_not_break_them():
    state = after(playing(ONE_SUIT_EACH), "0 play 2C", "1 play AD", "2 play AH")
    assert not state.broken


def test_a_leader_with_nothing_but_spades_may_lead_one_which_breaks_them():
    state = playing(ONE_SUIT_EACH, first=2)
    assert state.to_act == 3
    assert len(texts(state)) == 13
    assert not state.broken
    assert after(state, "3 play 2S").broken


def test_once_broken_spades_may_be_led_by_all():
    hands = list(MIXED)
    hands[1] = hands[1].replace("QD 8D 4D", "AS 9S 5S")
    hands[2] = hands[2].replace("AS 9S 5S", "QD 8D 4D")
    state = after(playing(hands), "0 play KD", "1 play 2S", "2 play 7D", "3 play AD")
    assert state.broken
    assert state.to_act == 1
    assert "1 play AS" in texts(state)


def test_the_next_hand_starts_with_spades_unbroken():
    state = play_out(playing(ONE_SUIT_EACH))
    assert state.phase == "deal"
    state = after(state, deal_of(MIXED))
    state = bidding_done(state, 3, 3, 3, 3)
    assert not state.broken
    assert state.tricks == ()
    assert refusal(state, Play(1, Card.parse("TS"))).code == "card.spades_not_broken"


# --- the winner


def test_a_spade_takes_the_trick_from_any_other_suit():
    hands = list(MIXED)
    hands[1] = hands[1].replace("QD 8D 4D", "JC 7C 3C")
    hands[3] = hands[3].replace("JC 7C 3C", "QD 8D 4D")
    hands[0], hands[1] = hands[0].replace("JS", "TS"), hands[1].replace("TS", "JS")
    state = after(playing(hands), "0 play 5D", "1 play JS", "2 play 3D", "3 play 2D")
    assert state.tricks[0].winner == 1
    assert state.to_act == 1


def test_a_card_taken_back_and_replaced_gives_the_trick_to_the_new_winner():
    log: list[Event | Rewound] = [start(Rules(), 3)]
    state: Any = fold([log[0]])
    looks_and_bids = [f"{seat} {verb}" for seat in range(4) for verb in ("look", "bid 3")]
    for action in (
        deal_of(MIXED),
        *map(parse_action, (*looks_and_bids, "0 play 5D", "1 play 4D", "2 play 3D")),
    ):
        for event in decide(state, action):
            log.append(event)
            state = evolve(state, event)
    before = len(log) - 1
    # Seat 2 takes its three back and plays the jack: it takes the trick.
    log.append(Rewound(before))
    state = fold(log)
    assert isinstance(state, Playing)
    assert state.to_act == 2
    assert "3D" in hand_text(state.hands[2])
    state = after(state, "2 play JD", "3 play 2D")
    assert state.tricks[0].winner == 2
    assert [str(card) for card in state.tricks[0].cards] == ["5D", "4D", "JD", "2D"]
    assert "3D" in hand_text(state.hands[2])
    assert "JD" not in hand_text(state.hands[2])


# --- the end of a hand


def test_after_thirteen_tricks_the_hand_is_scored_once_and_the_next_seat_deals():
    state = playing(ONE_SUIT_EACH, bids=(3, 3, 3, 3))
    scored = 0
    while isinstance(state, Playing):
        for event in decide(state, legal_actions(state)[0]):
            scored += isinstance(event, HandScored)
            state = evolve(state, event)
    assert scored == 1
    assert isinstance(state, Dealing)
    assert state.result is not None
    assert state.result.tricks == (0, 0, 0, 13)
    # Seat 3 dealt and took every trick; now seat 0 deals and seat 1 bids first.
    assert state.match.dealer == 0
    assert state.match.hand_number == 2
    state = after(state, deal_of(MIXED))
    assert state.phase == "bidding"
    assert state.to_act == 1
    assert [hand.bit_count() for hand in state.hands] == [13] * 4
    assert state.opening.bids == (None,) * 4


def test_the_last_card_of_a_hand_completes_its_trick_before_the_score():
    state = playing(ONE_SUIT_EACH)
    events: tuple = ()
    while isinstance(state, Playing):
        events = decide(state, legal_actions(state)[0])
        for event in events:
            state = evolve(state, event)
    assert [type(event) for event in events] == [CardPlayed, TrickTaken, HandScored]


def test_a_hand_that_ends_the_match_says_so_last():
    rules = Rules(target_score=20)
    state = bidding_done(dealt(ONE_SUIT_EACH, rules), 1, 6, 1, 7)
    events: tuple = ()
    while isinstance(state, Playing):
        events = decide(state, legal_actions(state)[0])
        for event in events:
            state = evolve(state, event)
    assert isinstance(state, Over)
    assert events[-1] == MatchEnded(1, "rules")
    assert refusal(state, "0 play AS").code == "match.over"
    assert legal_actions(state) == ()


# --- two players


def two_players(stock: str):
    state = stocked(stock, Rules(game=TWO_PLAYER, double_nil="never"))
    while state.phase == "draw":
        state = after(state, f"{state.to_act} keep")
    return after(state, "1 bid 5", "0 bid 5")


def test_a_trick_of_two_players_is_two_cards():
    # Kept: seat 0 AS KH 2D …, seat 1 QH 3D …
    state = two_players("AS 2C QH 3C KH 4C 3D 5C 2D 6C JS 7C")
    assert state.to_act == 1
    state = after(state, "1 play QH", "0 play KH")
    assert state.taken == (1, 0)
    assert state.to_act == state.leader == 0
    state = after(state, "0 play 2D", "1 play 3D")
    assert state.taken == (1, 1)


def test_two_players_play_thirteen_tricks():
    state = two_players("")
    played = 0
    while isinstance(state, Playing):
        state = apply(state, legal_actions(state)[0])
        played += 1
    assert played == 26
    assert sum(state.result.tricks) == 13


# --- of all hands


@pytest.mark.parametrize("game", ["partnership", TWO_PLAYER])
def test_every_trick_is_won_by_its_best_card_and_its_winner_leads_next(game):
    rng = random.Random(game)
    rules = Rules(game=game)
    for seed in range(6):
        tricks: tuple[Trick, ...] = ()
        for _, _, _, state in random_match(rules, rng.randrange(10**6) + seed, 2):
            if not isinstance(state, Playing):
                continue
            tricks = state.tricks
            for earlier, later in pairwise(tricks):
                assert later.leader == earlier.winner
            for trick in tricks[-1:]:
                spades = [card for card in trick.cards if card.suit == 3]
                led = [card for card in trick.cards if card.suit == trick.cards[0].suit]
                turn = trick.cards.index(max(spades or led))
                assert trick.winner == (trick.leader + turn) % rules.seats
            assert list(state.taken) == [
                sum(trick.winner == seat for trick in tricks) for seat in range(rules.seats)
            ]
        assert len(tricks) == 12  # the thirteenth is told by the score
