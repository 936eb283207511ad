"""What people decide together, and what ends a match without the game."""

from dataclasses import replace

import pytest

from spades.errors import SpadesError
from spades.game.events import MatchEnded, Rewound
from spades.game.projection import record_of
from spades.game.record import replay
from spades.table import Command, Decided, Entry, Tick, restore, trimmed, wakes_at
from spades.table.asks import Answer
from spades.table.events import Agreed, Detached, ProposalClosed, Proposed, SatIn
from tests.table.room import FOUR, PLAIN, TWO, Room, kinds_of


def bidding(**options):
    """A table of four where seat 1 has just bid."""
    room = Room(**options).gather().until(1, "bidding")
    room.act()
    return room


def test_a_decision_is_taken_back_when_all_other_people_agree():
    room = bidding()
    state = room.table.match
    room.ask(1, "take_back")
    for seat in (0, 2):
        assert room.ask(seat, "agree") == [Agreed(seat)]
        assert room.table.match == state
    events = room.ask(3, "agree")
    assert kinds_of(events) == ["Agreed", "ProposalClosed", "Rewound"]
    assert room.table.to_act == 1
    assert room.table.match.opening.bids[1] is None


def test_one_who_does_not_agree_is_enough():
    room = bidding()
    room.ask(1, "take_back")
    room.ask(0, "agree")
    assert room.ask(2, "disagree") == [ProposalClosed("take_back", "declined", 2)]
    assert room.table.match.opening.bids[1] is not None
    assert room.refused(3, "agree") == "vote.none"


def test_who_is_not_asked_has_no_answer_to_give():
    room = bidding()
    assert room.refused(0, "agree") == "vote.none"
    room.ask(1, "take_back")
    assert room.refused(1, "agree") == "vote.not_asked"
    room.ask(0, "agree")
    assert room.refused(0, "disagree") == "vote.not_asked"


def test_no_answer_in_time_is_no():
    room = bidding(vote_seconds=30)
    room.ask(1, "take_back")
    assert room.wait(29) == []
    assert room.wait(1) == [ProposalClosed("take_back", "late")]


def test_one_proposal_at_a_time_and_each_once_until_the_game_goes_on():
    """Asking again and again would hold the table up."""
    room = bidding()
    room.ask(1, "take_back")
    assert room.refused(0, "redeal") == "vote.open"
    room.ask(0, "disagree")
    assert room.refused(1, "take_back") == "vote.again"
    room.ask(1, "redeal")
    room.ask(0, "disagree")
    room.ask(3, "redeal")
    room.ask(0, "disagree")
    room.act()
    room.ask(1, "redeal")


def test_whoever_plays_on_does_away_with_the_proposal():
    room = bidding()
    room.ask(1, "take_back")
    events = list(room.act().entry.events)
    assert kinds_of(events) == ["ProposalClosed", "BidMade"]
    assert events[0] == ProposalClosed("take_back", "void")
    assert room.table.proposal is None


def test_looking_at_ones_cards_leaves_the_proposal_on_the_table():
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    room.ask(1, "bid 3")
    room.ask(1, "take_back")
    room.ask(3, "look")
    assert room.table.proposal is not None


def test_an_answer_is_to_the_proposal_that_was_seen():
    room = bidding()
    room.ask(1, "take_back")
    seen = room.table.version
    room.ask(0, "disagree")
    assert room.give(Command("x", Answer(2, True), seen)).answer.kind == "stale"
    room.ask(3, "redeal")
    assert room.give(Command("y", Answer(2, True), seen)).answer.kind == "stale"
    assert room.give(Command("z", Answer(2, True), room.table.version)).answer.kind == "done"


# --- computers, and people who are not there


def test_computers_and_the_dealer_wait_while_people_decide():
    room = Room(people=(0, 2)).gather().until(0, "bidding")
    room.act()
    room.ask(0, "take_back")
    assert room.table.to_act == 1
    assert room.table.computer_to_act is None
    action = room.player.decide(room.table.view(1)).action
    assert room.give(Decided(action, room.table.version)).answer.kind == "nothing"
    assert "Rewound" in kinds_of(room.ask(2, "agree"))
    # between two hands
    room.to_the_hands_end()
    assert room.table.needs == "deal"
    assert room.give(room.command(0, "concede")).answer.kind == "done"
    assert room.table.needs is None
    room.ask(2, "disagree")
    assert room.table.match.match.hand_number == 2
    assert room.table.to_act is not None


def test_a_proposal_needs_only_people_who_are_there():
    room = bidding(people=(0, 1, 2))
    room.detach(2, left=True)
    room.ask(1, "take_back")
    assert "Rewound" in kinds_of(room.ask(0, "agree"))


def test_alone_among_computers_nobody_has_to_agree():
    room = Room(people=(1,)).gather().until(1)
    room.act()
    assert kinds_of(room.ask(1, "take_back")) == ["Rewound"]
    assert kinds_of(room.ask(1, "redeal")) == ["Proposed", "ProposalClosed", "Rewound"]


def test_a_short_drop_costs_nobody_their_vote():
    room = bidding()
    room.ask(1, "take_back")
    room.detach(2)
    for seat in (0, 3):
        room.ask(seat, "agree")
    assert room.wait(10) == []
    room.attach(2)
    assert room.ask(2, "disagree") == [ProposalClosed("take_back", "declined", 2)]


def test_when_those_who_had_to_answer_are_gone_it_is_agreed():
    room = bidding(vote_seconds=600)
    room.ask(1, "take_back")
    room.detach(2)
    for seat in (0, 3):
        room.ask(seat, "agree")
    events = room.wait(40)
    assert kinds_of(events) == ["SatIn", "ProposalClosed", "Rewound"]
    room = bidding()
    room.ask(1, "take_back")
    for seat in (0, 3):
        room.ask(seat, "agree")
    room.ask(2, "leave")
    assert kinds_of(room.wait(0)) == ["ProposalClosed", "Rewound"]


@pytest.mark.parametrize("goes", ["leave", "drop", "kick"])
def test_what_was_proposed_by_somebody_who_is_gone_is_void(goes):
    room = bidding(vote_seconds=600)
    room.ask(1, "concede")
    if goes == "kick":  # at once, before the partner can agree to it
        events = room.ask(0, "kick 1 other")
    elif goes == "leave":
        room.ask(1, "leave")
        events = room.wait(41)
    else:
        room.detach(1)
        assert room.wait(39) == []
        events = room.wait(41)
    assert ProposalClosed("concede", "void") in events
    assert not room.table.over


def test_who_comes_while_it_is_open_is_asked_too():
    room = bidding()
    room.detach(3, left=True)
    room.ask(1, "take_back")
    room.attach(3)
    room.ask(0, "agree")
    assert room.ask(2, "agree") == [Agreed(2)]
    assert "Rewound" in kinds_of(room.ask(3, "agree"))


# --- dealing anew


def test_dealing_anew_restores_score_bags_and_turn_and_deals_other_cards():
    """R48."""
    room = Room(PLAIN, seed="again").gather()
    while room.table.match.match.hand_number == 1:
        room.act()
    before = room.table.match
    for _ in range(6):
        room.act()
    room.ask(0, "redeal")
    for seat in (1, 2, 3):
        room.ask(seat, "agree")
    after = room.table.match
    assert after.match == before.match
    assert after.opening.bids == before.opening.bids == (None,) * 4
    assert (after.to_act, after.phase) == (before.to_act, before.phase)
    assert after.hands != before.hands
    assert room.table.deals == 3
    room.to_the_end()
    assert replay(record_of(room.table.game_log)).state == room.table.match


def test_dealing_anew_is_possible_so_often_and_where_there_is_a_hand():
    room = Room(people=(0,), redeals=2).gather()
    room.ask(0, "redeal")
    room.ask(0, "redeal")
    assert room.refused(0, "redeal") == "redeal.spent"
    off = Room(redeals=0).gather()
    assert off.refused(0, "redeal") == "redeal.spent"


def test_between_hands_there_is_none_to_deal_anew():
    room = Room(people=(0, 2)).gather()
    room.to_the_hands_end()
    assert room.refused(0, "redeal") == "redeal.no_hand"


# --- taking back


def test_where_the_table_does_not_allow_it_nothing_is_taken_back_among_people():
    room = bidding(take_back=False)
    assert room.refused(1, "take_back") == "undo.off"
    alone = Room(people=(1,), take_back=False).gather().until(1)
    alone.act()
    assert alone.ask(1, "take_back")


def test_cards_that_people_have_looked_at_stay_looked_at():
    """R47: taking back hides nothing from whoever has seen it, nor gives a right back."""
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    room.ask(1, "bid 3")
    room.ask(1, "take_back")
    room.ask(3, "look")
    told: list[str] = []
    for seat in (0, 2, 3):
        told = kinds_of(room.ask(seat, "agree"))
    assert told == ["Agreed", "ProposalClosed", "Rewound", "Looked"]
    assert room.table.match.opening.looked[3]
    room.ask(1, "bid 4")
    room.until(3)
    assert room.refused(3, "bid double-nil") == "bid.has_looked"


def test_what_others_did_blind_is_not_taken_back_for_them():
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    room.ask(1, "bid 3")
    room.ask(2, "bid double-nil")
    assert room.refused(1, "take_back") == "undo.cards_seen"


def test_an_earlier_hand_is_not_taken_back_once_another_person_has_seen_the_next():
    room = Room(FOUR, people=(0, 2)).gather()
    while room.table.match.match.hand_number == 1:
        room.act()
    room.ask(0, "look")
    assert room.refused(2, "take_back") == "undo.cards_seen"


@pytest.mark.parametrize("fair", [True, False])
@pytest.mark.parametrize("keep", [True, False], ids=["kept", "trimmed"])
def test_no_scored_hand_is_taken_back_whatever_a_server_has_kept_of_it(fair, keep):
    """Else it would hang on which of several servers is asked."""
    room = Room(FOUR, people=(0,), fair=fair).gather()
    room.to_the_hands_end()
    if not keep:
        room.table = trimmed(room.table)
    assert room.refused(0, "take_back") == "undo.nothing"
    room.owed()
    assert not room.table.match.opening.looked[0]
    assert room.refused(0, "take_back") == "undo.nothing"
    room.to_the_end()
    assert room.refused(0, "take_back") == "match.over"


def test_a_look_during_the_vote_may_put_what_was_to_be_taken_back_out_of_reach():
    room = Room(FOUR).gather().until(1)
    room.ask(1, "look")
    room.ask(1, "bid 3")
    room.ask(1, "take_back")
    # As it stands on the table, it would go behind a look.
    to = room.table.proposal.to - 1
    room.table = replace(room.table, proposal=replace(room.table.proposal, to=to))
    for seat in (0, 2):
        room.ask(seat, "agree")
    assert room.ask(3, "agree") == [Agreed(3), ProposalClosed("take_back", "void")]
    assert room.table.match.opening.bids[1] == 3


def test_a_log_that_goes_back_further_than_it_begins_is_not_whole():
    room = Room(FOUR, people=(0,)).gather()
    room.to_the_hands_end()
    table = trimmed(room.table)
    bad = Entry(table.version, None, table.at, (Rewound(table.counted - 1),))
    with pytest.raises(SpadesError) as caught:
        restore(table, [bad])
    assert caught.value.code == "log.gap"


def test_before_anything_is_decided_there_is_nothing_to_take_back():
    room = Room()
    room.sit()
    assert room.refused(0, "take_back") == "undo.nothing"
    room.gather()
    assert room.refused(0, "take_back") in ("undo.nothing", "undo.cards_seen")


# --- giving up


def test_a_side_concedes_when_both_agree():
    room = Room().gather().until(1)
    assert room.ask(1, "concede") == [Proposed(1, "concede")]
    assert room.refused(0, "agree") == "vote.not_asked"
    assert room.refused(2, "disagree") == "vote.not_asked"
    events = room.ask(3, "agree")
    assert events == [
        Agreed(3),
        ProposalClosed("concede", "agreed"),
        MatchEnded(0, "forfeit"),
    ]


def test_the_partner_who_plays_on_has_not_conceded():
    room = Room().gather().until(3)
    room.ask(1, "concede")
    room.act()
    assert not room.table.over


@pytest.mark.parametrize("kind", ["two-player", "computer", "sat in"])
def test_who_has_no_partner_to_ask_concedes_alone(kind):
    if kind == "two-player":
        room = Room(TWO).gather()
    elif kind == "computer":
        room = Room(people=(0, 1, 2)).gather()
    else:
        room = Room().gather()
        room.detach(3)
        room.wait(40)
    assert room.ask(1, "concede") == [MatchEnded(0, "forfeit")]
    assert room.refused(0, "concede") == "match.over"


def test_what_ends_the_match_ends_the_proposal():
    room = bidding(people=(0, 1, 2), accept_win=True)
    room.ask(1, "take_back")
    room.ask(2, "leave")
    room.ask(0, "leave")
    assert room.table.proposal is not None
    events = room.ask(1, "concede")
    assert events == [ProposalClosed("take_back", "void"), MatchEnded(0, "forfeit")]
    assert room.table.proposal is None


@pytest.mark.parametrize("when_left", ["computer", "wait"])
def test_the_win_is_accepted_once_the_other_side_is_gone_past_its_grace_time(when_left):
    room = Room(accept_win=True, when_left=when_left).gather()
    assert room.refused(0, "accept_win") == "accept.not_empty"
    room.detach(1)
    room.detach(3, left=True)
    room.wait(39)
    assert room.refused(0, "accept_win") == "accept.not_empty"
    room.wait(1)
    assert room.ask(2, "accept_win") == [MatchEnded(0, "accepted")]


def test_no_match_is_won_by_kicking_nor_against_computers():
    room = Room(accept_win=True).gather()
    room.ask(0, "kick 1 other")
    room.ask(0, "kick 3 other")
    room.wait(100)
    assert room.refused(0, "accept_win") == "accept.not_empty"
    # Nor by seating somebody there who never comes.
    room.sit("Nobody", 1)
    room.wait(100)
    assert room.refused(0, "accept_win") == "accept.not_empty"
    room.attach(1)
    room.detach(1)
    room.wait(100)
    assert room.ask(0, "accept_win") == [MatchEnded(0, "accepted")]
    room = Room(accept_win=True, people=(0, 2)).gather()
    assert room.refused(0, "accept_win") == "accept.not_empty"


def test_where_the_table_does_not_allow_it_no_win_is_accepted():
    room = Room().gather()
    for seat in (1, 3):
        room.detach(seat)
    room.wait(60)
    assert room.refused(0, "accept_win") == "accept.off"


def test_a_match_is_abandoned_only_by_the_last_person():
    room = Room(people=(0, 2)).gather()
    assert room.refused(0, "abandon") == "abandon.others"
    room.detach(2)
    assert room.refused(0, "abandon") == "abandon.others"
    room.wait(40)
    assert room.ask(0, "abandon") == [MatchEnded(None, "abandoned")]


@pytest.mark.parametrize(
    "text", ["redeal", "concede", "accept_win", "abandon", "claim", "bid 3", "look"]
)
def test_before_the_match_there_is_nothing_to_decide(text):
    room = Room()
    room.sit()
    assert room.refused(0, text) == "table.not_begun"


def test_talk_is_heard_and_can_be_off():
    room = Room().gather()
    assert kinds_of(room.ask(0, "talk well_played")) == ["Talked"]
    assert Room(talk=False).gather().refused(0, "talk well_played") == "talk.off"


@pytest.mark.parametrize("what", ["take_back", "redeal", "concede"])
@pytest.mark.parametrize("first_back", [1, 3])
def test_a_vote_of_people_who_all_drop_is_void(what, first_back):
    """Else whoever is back first would have it carried, the others being gone."""
    room = bidding(people=(1, 3))
    room.ask(1, what)
    room.detach(1)
    assert room.detach(3) == [Detached(3, False), ProposalClosed(what, "void")]
    room.wait(500)
    room.attach(first_back)
    assert room.wait(0)[0] == SatIn(4 - first_back, "simple", "dropped")
    assert wakes_at(room.table) is None


def test_who_had_a_say_to_the_end_of_the_vote_has_not_agreed_by_going():
    """However late the end of the vote is noticed."""
    room = bidding(people=(1, 3))
    room.ask(1, "concede")
    room.wait(10)
    room.detach(3)
    room.now += 1000
    assert room.then(Tick()) == [ProposalClosed("concede", "late")]


def test_a_hand_is_not_thrown_away_for_what_was_seen_in_the_one_before():
    room = Room(people=(0,)).gather()
    seen = room.table.version
    room.act()
    room.give(room.command(0, "redeal", version=seen))
    assert room.table.redeals == 1
    room.to_the_hands_end()
    seen = room.table.version
    room.owed()
    assert room.give(room.command(0, "redeal", version=seen)).answer.kind == "stale"
    assert room.table.redeals == 1


def test_a_newcomer_is_not_bound_by_what_the_one_before_agreed_to():
    room = Room(people=(0, 1, 2)).gather()
    room.ask(1, "redeal")
    room.ask(2, "agree")
    room.ask(0, "kick 2 away")
    room.sit("Dan", 2)
    room.attach(2)
    assert room.ask(0, "agree") == [Agreed(0)]
    assert room.refused(0, "agree") == "vote.not_asked"
    assert ProposalClosed("redeal", "agreed") in room.ask(2, "agree")
