"""Tables to ask players at: matches played out from a seed, and positions built by hand."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

from spades.cards import ALL_CARDS, FULL_DECK, Card, cards_of, mask_of, parse_hand
from spades.game.actions import Action, Bid, Chance, Deal, Play, Redraw, Stock
from spades.game.decide import apply, start
from spades.game.evolve import evolve
from spades.game.state import Dealing, Exchanging, Over, State
from spades.game.view import View, view_of
from spades.players import Decision, Player, make_player
from spades.rules import Rules

FOUR = Rules(game="partnership")
TWO = Rules(game="two-player")
LOOKED = Rules(game="partnership", double_nil="never")
"""Nobody may bid Double Nil, so everybody sees the cards at once."""
TWO_LOOKED = Rules(game="two-player", double_nil="never")

VARIANTS = (
    FOUR,
    LOOKED,
    Rules(game="partnership", exchange_order="simultaneous"),
    Rules(game="partnership", double_nil="behind", double_nil_deficit=50),
    Rules(game="partnership", bag_limit=0, bag_value=0),
    TWO,
    TWO_LOOKED,
    Rules(game="two-player", discard_view="private"),
    Rules(game="two-player", discard_view="open", double_nil="behind", double_nil_deficit=20),
)


def chance_of(state: State, rng: random.Random) -> Chance:
    """What the dealer brings, drawn here."""
    if isinstance(state, Exchanging):
        assert state.owed is not None
        return Redraw(tuple(rng.sample(cards_of(state.pool), state.owed)))
    deck = list(ALL_CARDS)
    rng.shuffle(deck)
    if state.match.seats == 2:
        return Stock(tuple(deck))
    return Deal(tuple(mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4)))


def asked(
    rules: Rules, players: Callable[[int], Player], seed: str, matches: int, hands: int = 3
) -> Iterator[tuple[State, View, Decision]]:
    """Each decision of some matches: the state, the view, and what the player answered."""
    for number in range(matches):
        rng = random.Random(f"{seed} {number}")
        state = begin(rules, number % rules.seats)
        while not isinstance(state, Over) and state.match.hand_number <= hands:
            seat = state.to_act
            if seat is None:
                state = apply(state, chance_of(state, rng))
                continue
            view = view_of(state, seat)
            decision = players(seat).decide(view)
            yield state, view, decision
            state = apply(state, decision.action)


def begin(rules: Rules, first: int = 0, scores=(0, 0), bag_counts=(0, 0)) -> State:
    return evolve(None, start(rules, first, scores, bag_counts))


def simple_at(seat: int) -> Player:
    del seat
    return SIMPLE


SIMPLE = make_player("simple")
RANDOM = make_player("random", "tables")


def mixed(seat: int) -> Player:
    """One who plays by rules beside ones who do anything: stranger positions than good play."""
    return SIMPLE if seat % 2 == 0 else RANDOM


class NilBidder:
    """Bids Nil with whatever it holds, and plays on as well as it can: Nils made and lost."""

    name = "nil bidder"

    def decide(self, view: View) -> Decision:
        decision = SIMPLE.decide(view)
        if isinstance(decision.action, Bid):
            return replace(decision, action=Bid(decision.action.seat, 0))
        return decision


def nil_at_two(seat: int) -> Player:
    return NilBidder() if seat == 2 else SIMPLE


def hand_played(
    hands: str, bids: list[int], plays: str = "", scores=(0, 0), bag_counts=(0, 0), rules=LOOKED
) -> State:
    """Four hands (``/`` between seats 0…3), bids by seat, and cards played so far.

    Seat 3 deals, so seat 0 bids and leads first. A hand that is left as ``-`` gets the rest.
    """
    masks = [parse_hand("" if hand.strip() == "-" else hand) for hand in hands.split("/")]
    rest = list(cards_of(FULL_DECK & ~(masks[0] | masks[1] | masks[2] | masks[3])))
    for seat in range(4):
        while masks[seat].bit_count() < 13:
            masks[seat] |= 1 << rest.pop(0)
    state = apply(begin(rules, 3, scores, bag_counts), Deal(tuple(masks)))
    for seat in range(4):
        state = apply(state, Bid(seat, bids[seat]))
    return play_on(state, plays)


def play_on(state: State, plays: str) -> State:
    for text in plays.split():
        assert state.to_act is not None
        state = apply(state, Play(state.to_act, Card.parse(text)))
    return state


def ask(state: State, player: Player = SIMPLE) -> Decision:
    """What a player does at its turn."""
    assert not isinstance(state, (Dealing, Over))
    assert state.to_act is not None
    return player.decide(view_of(state, state.to_act))


def text(action: Action) -> str:
    return str(action).split(" ", 1)[1]
