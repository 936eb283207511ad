"""What is counted of a side's hands."""

from spades.analysis.tally import Tally, tally
from spades.game.score import score_hand
from spades.rules import PRESETS
from spades.rules.laws import DOUBLE_NIL, NIL

RULES = PRESETS["partnership"]


def hand(bids, tricks, rules=RULES):
    return score_hand(rules, (0, 0), (0, 0), bids, tricks)


def test_contracts_bags_and_nils_by_side():
    hands = [
        hand((4, NIL, 3, DOUBLE_NIL), (5, 0, 3, 5)),
        hand((4, 2, NIL, 5), (4, 3, 2, 4)),
    ]
    assert tally(hands, 0) == Tally(
        hands=2, contracts=2, contracts_made=2, bags=1 + 2, nils=1, nils_made=0
    )
    assert tally(hands, 1) == Tally(
        hands=2,
        contracts=1,
        contracts_made=1,
        bags=5,
        nils=1,
        nils_made=1,
        double_nils=1,
        double_nils_made=0,
    )


def test_a_contract_that_fails_and_a_double_nil_that_is_made():
    hands = [hand((5, DOUBLE_NIL, 4, 6), (4, 0, 4, 5))]
    assert tally(hands, 0) == Tally(hands=1, contracts=1)
    assert tally(hands, 1) == Tally(hands=1, contracts=1, double_nils=1, double_nils_made=1)


def test_two_players_are_a_side_each():
    result = hand((7, NIL), (9, 4), PRESETS["two-player"])
    assert tally([result], 0) == Tally(hands=1, contracts=1, contracts_made=1, bags=2)
    assert tally([result], 1) == Tally(hands=1, bags=4, nils=1)


def test_tallies_add_up():
    one, other = Tally(1, 2, 3, 4, 5, 6, 7, 8), Tally(10, 10, 10, 10, 10, 10, 10, 10)
    assert one + other == Tally(11, 12, 13, 14, 15, 16, 17, 18)
