"""When a seed of a table may be opened: the law over a whole log, and tables that keep it."""

import random

import pytest

from spades.game.events import CardPlayed, CardsPassed, CardsSwapped, HandDealt, HandScored, Rewound
from spades.game.projection import effective
from spades.game.record import read_record, record_json
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules
from spades.table.events import SeedOpened
from spades.table.fair_check import check_fair
from spades.table.proof import record_of_table
from spades.testing import Broken, check_opened, play_random_match, random_steps
from spades.testing.fair import Dealt, deals_of, may_open
from tests.table.room import Room

# --- the law

DONE = Dealt(scored=True)
PASSED = Dealt(scored=True, passed=True)
GOING_ON = Dealt()


@pytest.mark.parametrize(
    ("deals", "last"),
    [
        ([], 0),
        ([GOING_ON], 0),
        ([DONE], 1),
        ([DONE, DONE, GOING_ON], 2),
        ([PASSED], 0),
        ([DONE, PASSED, DONE, DONE], 1),
        ([DONE, GOING_ON, DONE], 1),  # the second was thrown away: nobody saw all of it
    ],
)
def test_a_partnership_deal_is_opened_once_nothing_of_it_or_before_it_is_hidden(deals, last):
    assert may_open(PARTNERSHIP, deals, over=False) == last
    assert may_open(PARTNERSHIP, deals, over=True) == len(deals)


def test_a_stock_is_opened_at_the_end_of_the_match():
    assert may_open(TWO_PLAYER, [DONE, DONE], over=False) == 0
    assert may_open(TWO_PLAYER, [DONE, DONE, GOING_ON], over=True) == 3


@pytest.mark.parametrize("order", ["bidder_first", "simultaneous"])
def test_in_any_log_every_opened_deal_was_played_out_and_no_card_of_it_was_passed(order):
    rng = random.Random(order)
    far = 0
    for _ in range(12):
        rules = Rules(exchange_order=order, max_hands=5)
        log = play_random_match(rng, rules, 5, double_nil=8)
        for cut in range(1, len(log), 7):
            told = log[:cut]
            last = may_open(rules.game, deals_of(told), over=False)
            hands: list[list[object]] = []
            for event in told:
                if isinstance(event, HandDealt):
                    hands.append([])
                if hands:
                    hands[-1].append(event)
            for hand in hands[:last]:
                assert sum(isinstance(event, CardPlayed) for event in hand) == 52
                assert not any(isinstance(event, (CardsPassed, CardsSwapped)) for event in hand)
            far = max(far, last)
    assert far >= 2


def hand_log(hands: int) -> list:
    """The events of so many hands without Double Nil."""
    rng = random.Random(5)
    rules = Rules(double_nil="never", target_score=10_000, losing_score=-10_000)
    return [event for events, _ in random_steps(rng, rules, hands) for event in events]


def test_taking_the_last_trick_back_closes_the_deal_until_it_is_played_again():
    log = hand_log(1)
    assert deals_of(log) == [DONE]
    back = [*log, Rewound(len(log) - 3)]
    assert deals_of(back) == [GOING_ON]
    assert deals_of([*back, *log[-3:]]) == [DONE]


def test_a_hand_dealt_anew_stays_a_deal_that_was_dealt():
    log = hand_log(2)
    second = next(i for i, event in enumerate(log) if isinstance(event, HandScored)) + 1
    assert deals_of([*log[: second + 5], Rewound(second), *log[second:]]) == [DONE, GOING_ON, DONE]


def test_a_score_after_an_undo_past_the_next_deal_is_that_of_the_hand_it_ends():
    log = hand_log(2)
    second = next(i for i, event in enumerate(log) if isinstance(event, HandScored)) + 1
    begun, back = log[: second + 1], second - 3
    again = [*begun, Rewound(back)]
    assert deals_of(again) == [GOING_ON, GOING_ON]
    assert deals_of([*again, *log[back:second]]) == [DONE, GOING_ON]


def test_a_pass_that_was_taken_back_was_seen():
    rng = random.Random(3)
    log = play_random_match(rng, Rules(), 1, double_nil=100)
    while not any(isinstance(event, CardsPassed) for event in log):
        log = play_random_match(rng, Rules(), 1, double_nil=100)
    at = next(i for i, event in enumerate(log) if isinstance(event, CardsPassed))
    back = [*log[: at + 1], Rewound(at)]
    assert not any(isinstance(event, CardsPassed) for event in effective(back))
    assert deals_of(back) == [Dealt(passed=True)]


def test_what_happens_beside_the_game_counts_for_nothing():
    log = hand_log(2)
    mixed = [thing for event in log for thing in (object(), event, "talk")]
    assert deals_of(mixed) == deals_of(log)


# --- tables


def play_fair(rules: Rules, seed: int) -> Room:
    """A match at a fair table, some hands dealt anew; looked at after everything that happens."""
    rng = random.Random(f"{rules} {seed}")
    people = rng.sample(range(rules.seats), rng.randrange(1, rules.seats + 1))
    room = Room(rules, people=people, fair=True, seed=f"{seed}").gather()
    while not room.table.over:
        if rng.random() < 0.02 and room.table.redeals < 3:
            deal_anew(room, people)
        else:
            room.act()
        deals = deals_of(room.table.log)
        assert len(deals) == room.table.deals
        told = may_open(rules.game, deals, room.table.over)
        assert room.table.opened <= told
        if room.table.over or room.table.match.phase == "deal":
            assert room.table.opened == told
    return room


def deal_anew(room: Room, people: list[int]) -> None:
    """All people agree to throw the hand away."""
    room.ask(people[0], "redeal")
    for seat in people[1:]:
        room.ask(seat, "agree")


@pytest.mark.slow
@pytest.mark.parametrize(
    "rules",
    [
        Rules(max_hands=4, double_nil="never"),
        Rules(max_hands=4),
        Rules(max_hands=3, exchange_order="simultaneous"),
        Rules(game=TWO_PLAYER, max_hands=3),
    ],
    ids=["never", "bidder-first", "simultaneous", "two-player"],
)
def test_a_table_opens_its_seeds_when_it_may_and_its_record_is_proven(rules):
    gaps = early = 0
    for seed in range(8):
        room = play_fair(rules, seed)
        check_opened(rules.game, room.table.log)
        record = record_of_table(room.table)
        report = check_fair(read_record(record_json(record)), room.table.commitment)
        assert report.proven
        assert report.first.kind == "proven"
        assert {hand.kind for hand in report.hands} == {"proven"}
        numbers = [hand.deal_number or 0 for hand in record.hands]
        gaps += numbers != list(range(1, len(numbers) + 1))
        early += sum(isinstance(event, SeedOpened) for event in room.table.log) > 1
    assert gaps > 0
    assert early > 0 or rules.game == TWO_PLAYER or rules.double_nil == "always"


def test_a_seed_that_was_opened_too_early_is_found():
    room = Room(Rules(max_hands=2), fair=True).gather()
    seed = SeedOpened(1, room.chain.seed(1).hex())
    with pytest.raises(Broken):
        check_opened(PARTNERSHIP, [*room.table.log, seed])
    log = room.to_the_end().table.log
    check_opened(PARTNERSHIP, log)
    with pytest.raises(Broken):
        check_opened(PARTNERSHIP, [event for event in log if type(event).__name__ != "MatchEnded"])
