"""One match between players: dealt by its seed, ended by the rules or by the one who fails."""

from typing import Any

import pytest

from spades.analysis.duplicate import Cast, Pairing, player_in
from spades.analysis.match import MOST_HANDS, limited, play_match
from spades.cards import cards_of, mask_of
from spades.cards.shuffle import deck_order, redraw_order
from spades.errors import PlayerError
from spades.game.actions import Bid, Exchange, Keep, Redraw
from spades.game.events import CardsRedrawn, HandDealt, StockSet
from spades.game.evolve import fold
from spades.game.projection import record_of
from spades.game.record import read_record, record_json, replay
from spades.game.state import Exchanging
from spades.players import Decision, because, make_player
from spades.rules import PRESETS, Rules

GAMES = list(PRESETS)


def players(rules, name="random"):
    return [make_player(name, seat) for seat in range(rules.seats)]


class Bad:
    """Plays at random until its turn number ``when``, then does ``what``."""

    name = "bad"

    def __init__(self, what, when=1):
        self._what, self._left = what, when
        self._player = make_player("random", 1)

    def decide(self, view):
        self._left -= 1
        return self._what(view) if self._left == 0 else self._player.decide(view)


def raises(view):
    raise ZeroDivisionError("by zero")


def raises_player_error(view):
    raise PlayerError("player.lost_it", player="bad")


def cast_any(value: Any) -> Any:
    return value


def tells(action):
    return Decision(action, because("x"))


BAD = {
    "raises": (raises, "player.crashed"),
    "raises PlayerError": (raises_player_error, "player.lost_it"),
    "nothing": (lambda view: None, "player.crashed"),
    "no action": (lambda view: tells("look"), "player.illegal"),
    "another seat": (lambda view: tells(Bid((view.seat + 1) % 4, 3)), "player.illegal"),
    "out of phase": (lambda view: tells(Keep(view.seat)), "player.illegal"),
    "out of range": (lambda view: tells(Bid(view.seat, 99)), "player.illegal"),
    "no number": (lambda view: tells(Bid(view.seat, cast_any("x"))), "player.illegal"),
    "the dealer's": (lambda view: tells(Redraw(())), "player.illegal"),
}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_same_for_the_same_seed_and_another_for_another(game):
    rules = limited(PRESETS[game])
    one, same, other = (play_match(players(rules), rules, bytes([n] * 32)) for n in (1, 1, 2))
    assert one.events == same.events
    assert one.events != other.events
    assert one.failure is None
    assert all(one.acted)


@pytest.mark.parametrize("game", GAMES)
def test_its_log_is_a_match_by_the_rules_and_its_record_replays_to_it(game):
    rules = PRESETS[game]
    played = play_match(players(rules), rules, bytes(32))
    assert fold(played.events) == played.state
    again = replay(read_record(record_json(record_of(played.events))))
    assert again.state == played.state
    assert again.results == played.results
    assert again.events == played.events


def test_matches_stop_at_100_hands():
    assert limited(Rules()).max_hands == MOST_HANDS == 100
    assert limited(Rules(max_hands=101)).max_hands == 100
    assert limited(Rules(max_hands=99)) == Rules(max_hands=99)
    never = Rules(target_score=10_000, double_nil="never")
    played = play_match(players(never), never, bytes(32))
    assert len(played.results) == 100
    assert played.state.by == "rules"


@pytest.mark.parametrize(("what", "code"), BAD.values(), ids=BAD)
@pytest.mark.parametrize("seat", [0, 3])
def test_a_player_that_fails_loses_the_match_for_its_side(what, code, seat):
    rules = PRESETS["partnership"]
    seated = players(rules)
    seated[seat] = Bad(what, 3)
    played = play_match(seated, rules, bytes(32))
    assert played.failure is not None
    assert (played.failure.seat, played.failure.error.code) == (seat, code)
    assert played.failure.error.facts["player"] == "bad"
    assert played.state.winner == 1 - seat % 2
    assert played.state.by == "forfeit"
    assert played.acted[seat]
    assert replay(record_of(played.events)).state == played.state


def test_a_player_that_fails_at_once_has_not_acted():
    rules = PRESETS["two-player"]
    played = play_match([Bad(raises), make_player("random")], rules, bytes(32))
    assert not played.acted[0]


def brought(events):
    return [event for event in events if isinstance(event, (HandDealt, StockSet))]


@pytest.mark.parametrize("game", GAMES)
def test_both_legs_of_a_pair_have_the_same_first_seat_and_the_same_deals(game):
    rules = Rules(game, target_score=10_000, max_hands=6)
    pairing = Pairing(("random", "simple"), rules, "seed", 5.0)
    with Cast(pairing) as cast:
        legs = [
            play_match(cast.players(3, leg), rules, pairing.match_seed(3)).events for leg in (1, 2)
        ]
    assert legs[0] != legs[1]
    assert legs[0][0] == legs[1][0]
    assert brought(legs[0]) == brought(legs[1])
    for number, event in enumerate(brought(legs[0]), 1):
        deck = deck_order(pairing.match_seed(3), number)
        if isinstance(event, HandDealt):
            dealt = [mask_of(deck[seat * 13 : seat * 13 + 13]) for seat in range(4)]
            assert event.hands == tuple(dealt)
        else:
            assert event.order == deck
    assert number == 6


def test_what_is_redrawn_depends_on_the_seed_and_the_discards_alone():
    """Both bid Double Nil, so the same stock played alike has the same discards and redraws."""

    class Exchanger:
        name = "exchanger"

        def decide(self, view):

            seat = view.seat
            if view.phase == "draw":
                return tells(Bid(seat, 14) if view.asking else Keep(seat))
            if view.phase == "exchange":
                return tells(Exchange(seat, cards_of(view.hand)[: 2 + seat]))
            return make_player("simple").decide(view)

    rules = Rules("two-player", max_hands=2)
    logs = [play_match([Exchanger()] * 2, rules, bytes([n] * 32)).events for n in (1, 1, 2)]
    redraws = [[e for e in log if isinstance(e, CardsRedrawn)] for log in logs]
    assert redraws[0] == redraws[1] != redraws[2]
    places = [index for index, event in enumerate(logs[0]) if isinstance(event, CardsRedrawn)]
    assert len(places) == 4
    for index, place in enumerate(places):
        state = fold(logs[0][:place])
        assert isinstance(state, Exchanging)
        order = redraw_order(bytes([1] * 32), 1 + index // 2, index % 2, cards_of(state.pool))
        assert redraws[0][index].cards == order[: state.owed]


@pytest.mark.parametrize("seat", range(4))
def test_seats_are_swapped_in_the_second_leg(seat):
    assert player_in(seat, 1) == seat % 2
    assert player_in(seat, 2) == 1 - seat % 2


def test_a_built_in_player_gets_the_seed_of_its_pair_and_seat():
    pairing = Pairing(("random", "random"), PRESETS["partnership"], "seed", 5.0)
    with Cast(pairing) as cast:
        seeds = {
            (pair, leg): [player.seed for player in cast.players(pair, leg)]  # type: ignore[attr-defined]
            for pair in (1, 2)
            for leg in (1, 2)
        }
    assert seeds[1, 1] == seeds[1, 2]
    assert len({*seeds[1, 1], *seeds[2, 1]}) == 8
