"""The table: one small sequential machine, whose log is the truth."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.cards import mask_of
from spades.cards.shuffle import deck_order
from spades.errors import IllegalAction, SpadesError
from spades.game.actions import Bid, Deal, Look, Play, Redraw, Stock
from spades.game.decide import legal_actions
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardPlayed,
    HandDealt,
    MatchEnded,
    Rewound,
)
from spades.game.evolve import fold
from spades.game.projection import effective, record_of
from spades.game.record import read_record, record_json, replay
from spades.game.state import Exchanging
from spades.players import make_player
from spades.rules import Rules
from spades.table import (
    PERSON,
    Abandon,
    Bring,
    Command,
    Concede,
    Decided,
    Undo,
    open_table,
    restore_local,
    step,
)

FOUR = Rules(max_hands=2)
TWO = Rules(game="two-player", max_hands=2)
VARIANTS = [
    FOUR,
    TWO,
    Rules(max_hands=2, exchange_order="simultaneous"),
    Rules(max_hands=2, double_nil="never"),
    Rules(game="two-player", max_hands=2, discard_view="open"),
]


class Driver:
    """A table with its entries, driven by players that a seed decides for."""

    def __init__(self, rules, seed="t", people=(0,)):
        kinds = tuple(PERSON if seat in people else "random" for seat in range(rules.seats))
        opened, entry = open_table(rules, 0, kinds, 0.0)
        # Any: a test knows the phase that it is in.
        self.table: Any = opened
        self.entries = [entry]
        self.seed = seed
        self.player = make_player("random", seed)
        self.sent = 0

    def give(self, command):
        self.table, told = step(self.table, command, float(len(self.entries)))
        if told.entry is not None:
            self.entries.append(told.entry)
        return told

    def bring(self):
        table = self.table
        number = table.state.match.hand_number
        if table.needs == "redraw":
            assert isinstance(table.state, Exchanging)
            pool = [card for card in deck_order(bytes(32), 1) if table.state.pool >> card & 1]
            return self.give(Bring(Redraw(tuple(pool[: table.state.owed]))))
        order = deck_order(self.seed.encode().ljust(32), number)
        if table.needs == "stock":
            return self.give(Bring(Stock(order)))
        hands = tuple(mask_of(order[seat * 13 : seat * 13 + 13]) for seat in range(4))
        return self.give(Bring(Deal(hands)))

    def forward(self):
        """One step, whoever's it is; None when the match is over."""
        if self.table.needs is not None:
            return self.bring()
        seat = self.table.state.to_act
        if seat is None:
            return None
        self.sent += 1
        action = self.player.decide(self.table.view(seat)).action
        if self.table.seats[seat].is_persons:
            told = self.give(Command(f"c{self.sent}-{len(self.table.log)}", action))
        else:
            told = self.give(Decided(action, self.table.version))
        assert told.answer.kind == "done", told
        return told

    def to_the_end(self):
        while self.forward() is not None:
            pass
        return self


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_a_match_is_played_and_its_record_tells_the_same(rules):
    driver = Driver(rules).to_the_end()
    table = driver.table
    assert table.over
    record = record_of(table.log)
    assert replay(read_record(record_json(record))).state == table.state
    assert restore_local(table.kinds, driver.entries) == table


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_restored_at_every_point_it_is_the_same_table(rules):
    driver = Driver(rules)
    while driver.forward() is not None:
        again = restore_local(driver.table.kinds, driver.entries)
        assert again == driver.table
        if again.needs != "redraw":  # a record has the exchange once its cards are there
            assert replay(record_of(again.game_log)).state == again.state


def test_the_same_id_again_is_the_same_command():
    driver = Driver(FOUR, people=range(4))
    driver.bring()
    seat = driver.table.state.to_act
    first = driver.give(Command("x", Look(seat)))
    table = driver.table
    second = driver.give(Command("x", Bid(seat, 13)))
    assert first.answer.kind == "done"
    assert (second.answer.kind, second.answer.version) == ("already", first.answer.version)
    assert second.entry is None
    assert second.events_for(FOUR, seat) == ()
    assert driver.table is table


def test_the_same_id_is_known_after_a_restart():
    driver = Driver(FOUR, people=range(4))
    driver.bring()
    seat = driver.table.state.to_act
    told = driver.give(Command("x", Look(seat)))
    table = restore_local(driver.table.kinds, driver.entries)
    same, again = step(table, Command("x", Look(seat)), 9.0)
    assert (again.answer.kind, again.answer.version) == ("already", told.answer.version)
    assert same is table


def test_an_id_stays_known_after_an_undo():
    driver = Driver(TWO)
    while True:
        driver.forward()
        if any(getattr(event, "seat", None) == 0 for event in driver.table.log[3:]):
            break
    known = dict(driver.table.done)
    if driver.give(Command("u", Undo(0))).answer.kind == "done":
        assert known.items() <= driver.table.done.items()
    assert restore_local(driver.table.kinds, driver.entries).done == driver.table.done


def test_a_refused_command_changes_nothing_and_is_not_remembered():
    driver = Driver(FOUR, people=range(4))
    driver.bring()
    table = driver.table
    seat = table.state.to_act
    other = (seat + 1) % 4
    for command in (
        Command("a", Bid(other, 3)),
        Command("a", Play(seat, deck_order(bytes(32), 1)[0])),
        Command("a", Bid(seat, 4)),
        Bring(Deal((0, 0, 0, 0))),
        Command("a", Concede(9)),
        Command("a", Undo(seat)),
    ):
        told = driver.give(command)
        assert told.answer.kind == "refused"
        assert isinstance(told.answer.error, SpadesError)
        assert told.entry is None
        assert driver.table is table
    assert driver.give(Command("a", Look(seat))).answer.kind == "done"


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_undo_restores_the_state_before_the_decision(rules):
    driver = Driver(rules)
    states = {}
    undone = 0
    while driver.table.needs is not None or driver.table.state.to_act is not None:
        table = driver.table
        if table.state.to_act == 0 and table.needs is None:
            states[len(effective(table.log))] = table.state
        driver.forward()
        if driver.table.over or len(driver.entries) % 7:
            continue
        before = driver.table
        told = driver.give(Command(f"u{len(driver.entries)}", Undo(0)))
        if told.answer.kind != "done":
            assert driver.table is before
            continue
        undone += 1
        (rewound,) = told.entry.events
        assert isinstance(rewound, Rewound)
        assert driver.table.state == states[rewound.to]
        assert driver.table.state.to_act == 0
        assert fold(driver.table.log) == driver.table.state
        assert restore_local(driver.table.kinds, driver.entries) == driver.table
        assert record_of(driver.table.log) == record_of(effective(driver.table.log))
        if undone > 20:
            break
    assert undone > 3


def test_undo_twice_goes_back_two_decisions():
    driver = Driver(TWO)
    driver.bring()
    decisions: list[Any] = []
    while len(decisions) < 5:
        table = driver.table
        if table.state.to_act == 0:
            decisions.append(table.state)
        driver.forward()
    driver.give(Command("u1", Undo(0)))
    assert driver.table.state == decisions[-1]
    driver.give(Command("u2", Undo(0)))
    assert driver.table.state == decisions[-2]


def test_what_was_done_blind_is_not_undone():
    for rules in (FOUR, TWO):
        driver = Driver(rules)
        driver.bring()
        while driver.table.state.to_act != 0:
            driver.forward()
        blind = legal_actions(driver.table.state, 0)
        assert len(blind) == 2
        for action in blind:
            table, told = step(driver.table, Command("b", action), 0.0)
            assert told.answer.kind == "done"
            _, refused = step(table, Command("u", Undo(0)), 0.0)
            assert refused.answer.error is not None
            assert refused.answer.error.code == "undo.cards_seen"


def test_an_earlier_hand_is_not_undone_once_cards_of_the_next_were_seen():
    """Losing the first hand again on purpose would bring a right to Double Nil, cards known."""
    for game in ("partnership", "two-player"):
        driver = Driver(Rules(game=game, double_nil="behind"))
        while not (driver.table.state.match.hand_number == 2 and driver.table.needs is None):
            driver.forward()
        while driver.table.state.to_act != 0:
            driver.forward()
        assert driver.give(Command("u", Undo(0))).answer.error.code == "undo.cards_seen"


def test_a_hand_just_scored_can_still_be_taken_back():
    driver = Driver(Rules(double_nil="never"))
    driver.bring()
    while driver.table.needs is None:
        driver.forward()
    assert driver.give(Command("u", Undo(0))).answer.kind == "done"


def test_undo_needs_something_to_take_back_and_other_people_to_agree():
    driver = Driver(FOUR)
    assert driver.give(Command("u", Undo(0))).answer.error.code == "undo.nothing"
    driver.bring()
    assert driver.give(Command("u", Undo(0))).answer.error.code == "undo.nothing"
    driver = Driver(Rules(double_nil="never"), people=(0, 2))
    driver.bring()
    while driver.table.state.opening.bids[0] is None:
        driver.forward()
    (proposed,) = driver.give(Command("u", Undo(0))).entry.events
    assert (proposed.what, proposed.seat) == ("take_back", 0)
    assert driver.table.state.opening.bids[0] is not None


@pytest.mark.parametrize("seat", range(4))
def test_conceding_gives_the_match_to_the_other_side(seat):
    driver = Driver(FOUR, people=(seat,))
    driver.bring()
    told = driver.give(Command("c", Concede(seat)))
    assert told.entry.events == (MatchEnded(1 - seat % 2, "forfeit"),)
    assert driver.table.over
    assert replay(record_of(driver.table.log)).state == driver.table.state
    assert driver.give(Command("d", Concede(seat))).answer.error.code == "match.over"


def test_leaving_ends_the_match_for_nobody():
    driver = Driver(TWO)
    driver.forward()
    assert driver.give(Command("l", Abandon(0))).entry.events == (MatchEnded(None, "abandoned"),)
    assert driver.table.needs is None


def test_the_dealer_is_told_what_to_bring():
    four, two = Driver(FOUR), Driver(TWO)
    assert (four.table.needs, two.table.needs) == ("deal", "stock")
    four.bring()
    assert four.table.needs is None


def test_each_seat_is_told_its_own_cards_only():
    driver = Driver(Rules(double_nil="never"))
    told = driver.bring()
    for seat in (0, 1, 2, 3, None):
        (event,) = told.events_for(driver.table.rules, seat)
        assert isinstance(event, HandDealt)
        assert [hand is not None for hand in event.hands] == [seat == other for other in range(4)]
    driver = Driver(TWO)
    drawn: list[CardDrawn] = []
    while not drawn:
        told = driver.forward()
        drawn = [event for event in told.entry.events if isinstance(event, CardDrawn)]
    for seat in (0, 1, None):
        seen = [event for event in told.events_for(TWO, seat) if isinstance(event, CardDrawn)]
        assert [event.card is not None for event in seen] == [seat == one.seat for one in drawn]


def test_a_log_with_a_gap_or_without_a_start_is_refused():
    driver = Driver(TWO)
    for _ in range(5):
        driver.forward()
    for entries, code in (
        (driver.entries[:2] + driver.entries[3:], "log.gap"),
        (driver.entries[1:], "log.gap"),
        ([], "log.no_start"),
        (driver.entries[:2] + driver.entries[1:], "log.gap"),
    ):
        with pytest.raises(SpadesError) as caught:
            restore_local(driver.table.kinds, entries)
        assert caught.value.code == code


def test_every_seat_is_filled():
    with pytest.raises(IllegalAction) as caught:
        open_table(FOUR, 0, (PERSON, "random"), 0.0)
    assert caught.value.code == "table.seats"


@given(st.integers(0, 10**6), st.lists(st.booleans(), max_size=60), st.sampled_from(VARIANTS))
def test_the_log_is_the_truth_whatever_is_undone(seed, undos, rules):
    """Undo or go on, as it comes: the fold, the restored table and the record always agree."""
    driver = Driver(rules, str(seed))
    for number, undo in enumerate(undos):
        if driver.table.over:
            break
        if undo:
            driver.give(Command(f"u{number}", Undo(0)))
        else:
            driver.forward()
    table = driver.table
    assert restore_local(table.kinds, driver.entries) == table
    if table.needs != "redraw":
        assert replay(record_of(table.log)).state == table.state
    played = [event.card for event in effective(table.log) if isinstance(event, CardPlayed)]
    bids = [event for event in effective(table.log) if isinstance(event, BidMade)]
    hands = [event for event in effective(table.log) if isinstance(event, HandDealt)]
    assert len(bids) <= rules.seats * max(1, len(hands) or 2)
    assert len(played) <= 52 * 2
