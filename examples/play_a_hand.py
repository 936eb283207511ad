"""One hand of the partnership game, played through the library by players who know no better.

python examples/play_a_hand.py [SEED]

Everything goes through the same four functions: `legal_actions` says what a seat may do, `apply`
gives the state after it, `view_of` what a seat may know, and `record_json` the match as a record.
"""

import json
import random
import sys

import spades


def decide(view: spades.View, choices: tuple[spades.Action, ...]) -> spades.Action:
    """A player is given its view, never the state: here it bids 3 and else takes what comes."""
    assert view.seat is not None
    bid = spades.Bid(view.seat, 3)
    if bid in choices:
        return bid
    return random.choice(choices) if view.phase == "play" else choices[0]


def main(seed_text: str) -> None:
    random.seed(seed_text)
    seed = spades.seed_from_text(seed_text)
    rules = spades.Rules(max_hands=1)
    log: list[spades.Event] = [spades.start(rules, spades.first_seat(seed, rules.seats))]
    state = spades.fold(log)
    print(f"Seat {state.match.dealer} deals.")

    # Chance comes from outside: the dealer shuffles, and deals 13 cards to each seat.
    deck = spades.deck_order(seed, hand_number=1)
    deal = spades.Deal(tuple(spades.mask_of(deck[13 * s : 13 * s + 13]) for s in range(4)))
    action: spades.Action | spades.Chance = deal
    while True:
        for event in spades.decide(state, action):
            log.append(event)
            state = spades.evolve(state, event)
        seat = state.to_act
        if seat is None:
            break
        action = decide(spades.view_of(state, seat), spades.legal_actions(state))
        print(action)

    told = spades.replay_json(spades.replay(spades.record_of(log)))
    hand = told["hands"][0]
    print(f"Tricks {hand['tricks']}, points {hand['points']}, winner: {told['winner']}")

    # What the rules refuse is told by a code and facts, and changes nothing.
    try:
        spades.apply(state, spades.Look(0))
    except spades.IllegalAction as error:
        print(f"Refused: {error.code}")

    # A record is plain JSON; read back, it replays to the same state.
    text = json.dumps(spades.record_json(spades.record_of(log)))
    assert spades.replay(spades.read_record(json.loads(text))).state == state


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "spades")
