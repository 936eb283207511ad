"""Records of a fair table: proven as they were dealt, refuted wherever they lie."""

import random
from dataclasses import replace

import pytest

from bench.forged import WAYS, forged
from spades.errors import RecordError
from spades.game.actions import Deal
from spades.game.dealer import chance_for
from spades.game.projection import record_of
from spades.game.proof import Contribution, Proof
from spades.game.record import Hand, Record, read_record, record_json
from spades.rules import GAMES, Rules
from spades.table.fair import Chain, drawn_first, pledge_of
from spades.table.fair_check import FairReport, check_fair
from spades.testing import play_random_match
from spades.testing.fair import random_fair_record
from tests.game.driver import opened

FAR = {game: Rules(game=game, target_score=10_000, losing_score=-10_000) for game in GAMES}
"""Nobody gets so far in a few hands."""


def fair(game: str, seed: int = 1, hands: int = 3, **more) -> Record:
    """A record of so many hands."""
    return random_fair_record(random.Random(f"{game} {seed}"), FAR[game], hands, **more)


def kinds(report: FairReport) -> list[str]:
    return [verdict.kind for verdict in report.hands]


def error_of(record: Record) -> RecordError:
    """The one thing that does not hold."""
    report = check_fair(record)
    assert not report.proven
    assert len({error.code for error in report.all_errors}) == 1
    return report.all_errors[0]


def with_proof(record: Record, hand: int, **changed) -> Record:
    """The record with another proof, or deal number, of one hand."""
    hands = list(record.hands)
    one = hands[hand]
    assert one.fair is not None
    number = changed.pop("deal_number", one.deal_number)
    hands[hand] = replace(one, deal_number=number, fair=replace(one.fair, **changed))
    return replace(record, hands=tuple(hands))


@pytest.mark.parametrize("game", GAMES)
def test_every_hand_of_a_fair_match_is_proven_and_so_is_who_was_first(game):
    numbers = []
    for seed in range(12):
        record = fair(game, seed, double_nil=40)
        report = check_fair(record)
        assert report.proven
        assert kinds(report) == ["proven"] * len(record.hands)
        assert report.first.kind == "proven"
        assert check_fair(read_record(record_json(record))) == report
        numbers.append([hand.deal_number for hand in record.hands])
    assert [1, 2, 3] in numbers
    assert any(told != [1, 2, 3] for told in numbers)  # some were dealt anew


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_no_lie_is_proven(game, way):
    rng = random.Random(way)
    told = 0
    for seed in range(8):
        given = record_json(fair(game, seed, double_nil=60))
        lie = forged(rng, given, way)
        if lie is None:
            continue
        told += 1
        try:
            assert not check_fair(read_record(lie)).proven
        except RecordError as error:
            assert error.facts["hand"] is not None  # the laws, or the shape, refuse it  # noqa: PT017
    assert told > 0 or (game, way) == ("partnership", "redraw")


@pytest.mark.parametrize(
    ("way", "code"),
    [
        ("last deal", "fair.cards"),
        ("seed", "fair.seed"),
        ("commitment", "fair.seed"),
        ("one commitment", "fair.changed"),
        ("share", "fair.contribution"),
        ("pledge", "fair.contribution"),
        ("withheld", "fair.cards"),
        ("denied", "fair.cards"),
        ("one share", "fair.changed"),
        ("first", "fair.first"),
        ("again", "fair.number"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_what_differs_is_told_by_its_code(game, way, code):
    given = record_json(fair(game, 7))
    lie = forged(random.Random(way), given, way)
    assert lie is not None
    report = check_fair(read_record(lie))
    assert code in {error.code for error in report.all_errors}


def test_cards_that_are_not_the_seeds_are_told_with_the_hand_and_the_seat():
    record = fair("partnership")
    lie = record_json(record)
    lie["hands"][2]["actions"] = []
    deal = [text.split() for text in lie["hands"][2]["deal"]]
    deal[1][0], deal[3][0] = deal[3][0], deal[1][0]
    lie["hands"][2]["deal"] = [" ".join(cards) for cards in deal]
    report = check_fair(read_record(lie))
    assert kinds(report) == ["proven", "proven", "refuted"]
    error = report.hands[2].error
    assert error is not None
    assert error.facts == {"hand": 2, "action": None, "what": "deal", "seat": 1}


def test_cards_drawn_in_another_order_are_told():
    given = (record_json(fair("two-player", seed, double_nil=100)) for seed in range(20))
    lies = (forged(random.Random(1), record, "redraw") for record in given)
    lie = next(lie for lie in lies if lie is not None)
    assert error_of(read_record(lie)).facts["what"] == "redraw"


def test_deal_numbers_only_go_up_and_not_beyond_the_chain():
    record = fair("partnership", 4)
    numbers = [hand.deal_number for hand in record.hands]
    same = error_of(with_proof(record, 1, deal_number=numbers[0]))
    assert (same.code, same.facts["hand"]) == ("fair.number", 1)
    assert error_of(with_proof(record, 2, deal_number=1025)).code == "fair.number"
    # A billion hashes would be one way to be kept busy.
    assert error_of(with_proof(record, 2, deal_number=10**9)).code == "fair.number"
    without = replace(record.hands[0], deal_number=None)
    assert error_of(replace(record, hands=(without,))).code == "fair.number"


def test_the_last_deal_of_a_chain_is_proven():
    chain, nobody = Chain(bytes(32)), (None,) * 4
    first = drawn_first(chain, nobody)
    deal = chance_for(opened(Rules(), first), chain.key(1024, nobody), 1024)
    assert isinstance(deal, Deal)
    proof = Proof(chain.commitment, nobody, chain.seed(1024).hex())
    record = Record(Rules(), first, (Hand(deal, deal_number=1024, fair=proof),))
    assert check_fair(record).proven


def test_a_seed_that_is_not_opened_is_no_lie_but_no_proof():
    record = with_proof(fair("two-player"), 1, seed=None)
    report = check_fair(record)
    assert kinds(report) == ["proven", "closed", "proven"]
    assert not report.proven
    assert report.all_errors == ()


def test_while_a_match_goes_on_what_is_opened_is_proven():
    told = set()
    for seed in range(30):
        report = check_fair(fair("partnership", seed, double_nil=5, left=False))
        told.add(tuple(kinds(report)))
        assert not report.all_errors
    assert {("proven",) * 3, ("closed",) * 3} < told
    assert all(sorted(one, reverse=True) == list(one) for one in told)
    assert {tuple(kinds(check_fair(fair("two-player", 1, left=False))))} == {("closed",) * 3}


def test_hands_without_a_proof_are_refuted_where_others_have_one():
    bare = record_of(play_random_match(random.Random(1), FAR["partnership"], 2))
    report = check_fair(bare)
    assert kinds(report) == ["none", "none"]
    assert report.first.kind == "none"
    assert not report.proven
    assert not report.all_errors
    some = fair("partnership")
    mixed = replace(some, hands=(*some.hands[:2], replace(some.hands[2], fair=None)))
    assert kinds(check_fair(mixed)) == ["proven", "proven", "refuted"]
    assert [error.code for error in check_fair(mixed).all_errors] == ["fair.missing"]
    assert not check_fair(mixed).proven


def test_who_is_first_in_a_match_with_a_score_is_given_not_drawn():
    for seed in range(6):
        record = replace(fair("partnership", seed), scores=(120, 85))
        hands = tuple(replace(hand, actions=()) for hand in record.hands[:1])
        for first in range(4):
            report = check_fair(replace(record, hands=hands, first=first))
            assert report.first.kind == "given"
            assert report.proven


def test_what_a_player_noted_has_to_be_in_every_proof():
    record = fair("partnership", 2)
    proof = record.hands[0].fair
    assert proof is not None
    share = next(one.opened for one in proof.contributions if one is not None and one.opened)
    assert check_fair(record, proof.commitment, share).proven
    for noted, what in (({"commitment": "ab" * 32}, "commitment"), ({"share": "cd" * 16}, None)):
        report = check_fair(record, **noted)
        assert not report.proven
        assert [error.code for error in report.errors] == ["fair.noted"]
        assert report.errors[0].facts["what"] == (what or "contribution")
    bare = replace(record, hands=tuple(replace(hand, fair=None) for hand in record.hands))
    assert len(check_fair(bare, proof.commitment, share).errors) == 2


def test_what_was_committed_but_not_opened_is_not_what_a_player_put_in():
    record = fair("partnership", 2)
    closed = Contribution(pledge_of("12" * 16))
    for hand in range(len(record.hands)):
        record = with_proof(record, hand, contributions=(closed,) * 4)
    assert [error.code for error in check_fair(record, None, "12" * 16).errors] == ["fair.noted"]


def test_a_record_that_the_laws_refuse_is_refused_before_its_shuffles():
    given = record_json(fair("partnership"))
    given["hands"][1]["actions"] = [*given["hands"][1]["actions"][:9], "0 play 2C", "0 play 2C"]
    with pytest.raises(RecordError) as error:
        check_fair(read_record(given))
    assert error.value.facts["hand"] == 1
