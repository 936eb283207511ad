"""What is true of every hand that is ever played, as checks that say what broke.

Each raises :class:`Broken`, an AssertionError, so that they read well inside a test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from spades.cards import FULL_DECK, cards_of, mask_of
from spades.game.events import CardsRedrawn, Event, HandResult
from spades.game.evolve import evolve, fold
from spades.game.evolve_view import evolve_view
from spades.game.projection import record_of
from spades.game.record import Record, read_record, record_json, replay
from spades.game.state import Dealing, Drawing, Exchanging, Over, Playing, State, discards_of
from spades.game.view import View, redact, view_of
from spades.game.wire import view_json
from spades.game.worlds import sample_world
from spades.rules import Rules


class Broken(AssertionError):
    """Something that holds for every hand does not hold for this one."""


def require(holds: bool, what: str, *seen: object) -> None:
    """Raise Broken, with what was seen, unless it holds."""
    if not holds:
        raise Broken(f"{what}: {', '.join(str(one) for one in seen)}")


def check_cards(state: State) -> None:
    """Every card of the deck is in one place and in one only, and the hands have their sizes."""
    if isinstance(state, (Dealing, Over)):
        return
    piles = list(state.hands)
    if state.match.seats == 2:
        opening = state.opening
        piles += [mask for mask in opening.passed if mask is not None]
        redrawn = sum(mask for mask in opening.received if mask is not None)
        discards = discards_of(state.draws)
        require(redrawn & ~discards == 0, "a card redrawn was no discard", cards_of(redrawn))
        piles.append(discards & ~redrawn)
        if isinstance(state, Drawing):
            piles.append(mask_of(state.stock))
    if isinstance(state, Playing):
        piles.append(mask_of(state.trick))
        piles += [mask_of(trick.cards) for trick in state.tricks]
        turns = sum(hand.bit_count() for hand in state.hands) + len(state.trick)
        seats = state.match.seats
        require(turns == (13 - len(state.tricks)) * seats, "cards left to play", turns)
        require(sum(state.taken) == len(state.tricks), "tricks taken", state.taken)
    elif not isinstance(state, (Drawing, Exchanging)):
        require(all(hand.bit_count() == 13 for hand in state.hands), "hand sizes", state.hands)
    require(sum(pile.bit_count() for pile in piles) == 52, "cards in all", *map(cards_of, piles))
    whole = 0
    for pile in piles:
        whole |= pile
    require(whole == FULL_DECK, "cards missing", cards_of(FULL_DECK & ~whole))


def check_result(
    rules: Rules, scores: tuple[int, int], bags: tuple[int, int], result: HandResult
) -> None:
    """A hand's lines add up, its points are the change of the score, its bags are carried on.

    ``scores`` and ``bags`` stood before the hand.
    """
    require(sum(result.tricks) == 13, "tricks of a hand", result.tricks)
    for side in (0, 1):
        lines, points = result.lines[side], result.points[side]
        require(sum(line.amount for line in lines) == points, "lines do not add up", result)
        require(scores[side] + points == result.scores[side], "points are no change", result)
        penalty = sum(line.amount for line in lines if line.what == "bag_penalty")
        require(penalty == result.penalty[side] <= 0, "penalty", result)
        require(result.bags[side] >= 0, "bags gained", result)
        count = bags[side] + result.bags[side]
        limit = rules.bag_limit
        left = count if limit == 0 else count % limit
        require(left == result.bag_counts[side], "bags carried on", bags, result)
        times = 0 if limit == 0 else count // limit
        require(-penalty == times * rules.bag_penalty, "penalty for bags", bags, result)


def keeps_bags_in_the_last_digit(rules: Rules) -> bool:
    """Whether, from 0–0, a side's score and bags stay equal modulo 10, as in the classic rules."""
    tens = (rules.nil_value, rules.double_nil_value, rules.bag_penalty, rules.bag_limit)
    return rules.bag_value == 1 and all(value % 10 == 0 for value in tens)


def check_last_digit(state: State) -> None:
    """Score ≡ bags (mod 10), for a match from 0–0 under rules that keep it so."""
    if keeps_bags_in_the_last_digit(state.match.rules):
        for score, bags in zip(state.match.scores, state.match.bag_counts, strict=True):
            require((score - bags) % 10 == 0, "score and bags differ modulo 10", score, bags)


def check_record(events: Sequence[Event]) -> None:
    """The record of a log, written and read again, replays to the same events and state."""
    record = record_of(events)
    again = read_record(json.loads(json.dumps(record_json(record))))
    require(again == record, "the record reads otherwise than it was written", again, record)
    played = replay(again)
    require(played.events == tuple(events), "the replay has other events", played.events)
    require(played.state == fold(events), "the replay ends in another state", played.state)


def check_square(
    events: Iterable[Event],
    before: State | None = None,
    seats: Iterable[int | None] | None = None,
) -> None:
    """The fold of a seat's redacted events is, after every event, its view of the folded state.

    For every seat and a spectator, unless ``seats`` names others. ``before``: the state in which
    the events begin; None where they begin with MatchStarted.
    """
    log = list(events)
    states = []
    state = before
    for event in log:
        state = evolve(state, event)
        states.append(state)
    rules = states[0].match.rules
    for seat in [None, *range(rules.seats)] if seats is None else seats:
        view: View | None = None if before is None else view_of(before, seat)
        for event, state in zip(log, states, strict=True):
            shown = redact(event, seat, rules)
            view = evolve_view(view, shown, seat)
            require(view == view_of(state, seat), f"views of seat {seat} part", shown, view, state)


def check_twins(
    events: Sequence[Event],
    before: Dealing,
    rng: random.Random,
    seats: Iterable[int | None] | None = None,
) -> None:
    """A seat cannot tell another world of its view from the truth.

    ``events`` of one hand, from ``before`` on, up to a moment at which some seat is to act. A
    world is drawn for each seat and a spectator; what that seat is told of it, event by event
    and as its view at the end, has to be what it is told of the truth, to the byte.
    """
    rules, match = before.match.rules, before.match
    state: State = before
    for event in events:
        state = evolve(state, event)
    for seat in [None, *range(rules.seats)] if seats is None else seats:
        view = view_of(state, seat)
        world = sample_world(view, rng)
        twin = world.state(view)
        what = f"seat {seat} can tell its twin world from the truth"
        require(view_of(twin, seat) == view, what, view_of(twin, seat), view)
        require(_told(view_of(twin, seat)) == _told(view), what, view)
        require(getattr(twin, "hands", None) == world.hands, "a world's hands", world.hands, twin)
        record = Record(rules, match.dealer, (world.hand,), None, match.scores, match.bag_counts)
        for one, other in zip(replay(record).events[1:], events, strict=True):
            shown = [_unordered(redact(event, seat, rules)) for event in (one, other)]
            require(shown[0] == shown[1], what, *shown)


def _unordered(event: Event) -> Event:
    """Cards redrawn come in some order, which means nothing and is in no view."""
    if isinstance(event, CardsRedrawn) and None not in event.cards:
        return replace(event, cards=tuple(sorted(card for card in event.cards if card is not None)))
    return event


def _told(view: View) -> str:
    return json.dumps(view_json(view))
