"""The fair deal: one chain of seeds, what people put in, and when a deal may be opened."""

import copy
import hashlib
import hmac
import pickle
import random

import pytest

from spades.cards.shuffle import below, derive
from spades.errors import IllegalAction
from spades.game.dealer import chance_for
from spades.game.decide import decide
from spades.game.events import (
    HandDealt,
)
from spades.game.proof import Contribution
from spades.rules import TWO_PLAYER, Rules
from spades.table.fair import (
    DEALS,
    Chain,
    deal_key,
    drawn_first,
    pledge_of,
    seed_before,
)
from tests.game.driver import opened

ROOT = bytes(range(100, 132))
SHARES = ["00112233445566778899aabbccddeeff", "f" * 32, "0" * 32, "0123456789abcdef" * 2]
NOBODY = (None, None, None, None)
ALL = tuple(Contribution(pledge_of(share), share) for share in SHARES)


def refused(call, *given) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        call(*given)
    return error.value


# --- the chain


def test_the_hash_of_every_seed_is_the_seed_before_and_at_last_the_commitment():
    chain = Chain(ROOT)
    before = chain.commitment
    for number in range(1, DEALS + 1):
        seed = chain.seed(number)
        assert hashlib.sha256(seed).hexdigest() == before
        before = seed.hex()
    assert before == ROOT.hex()


def test_a_seed_is_the_same_in_whatever_order_seeds_are_asked_for():
    whole = Chain(ROOT)
    seeds = {number: whole.seed(number) for number in range(1, DEALS + 1)}
    rng = random.Random(1)
    chain = Chain(ROOT)
    for _ in range(60):
        number = rng.randrange(1, DEALS + 1)
        assert chain.seed(number) == seeds[number]
        assert chain.commitment == whole.commitment


def test_an_opened_seed_gives_those_of_all_earlier_deals_and_the_commitment():
    chain = Chain(ROOT)
    seed = chain.seed(40)
    assert seed_before(seed, 0) == seed
    assert seed_before(seed, 33) == chain.seed(7)
    assert seed_before(seed, 40).hex() == chain.commitment


def test_a_used_up_chain_says_so_and_deals_no_more():
    chain = Chain(ROOT)
    assert chain.seed(1024) == ROOT
    error = refused(chain.seed, 1025)
    assert (error.code, error.facts) == ("fair.used_up", {"most": 1024})
    assert refused(chain.key, 1025, NOBODY).code == "fair.used_up"


def test_nothing_that_is_printed_or_copied_of_a_chain_holds_a_seed():
    chain = Chain(ROOT)
    chain.key(3, ALL)
    secrets = [ROOT, *(chain.seed(number) for number in (1, 2, 3))]
    for told in (repr(chain), str(chain), f"{chain}", f"{[chain]} {chain!r:>90}"):
        assert "Chain(secret)" in told
        assert not any(secret.hex() in told or repr(secret) in told for secret in secrets)
    assert not hasattr(chain, "__dict__")
    for copying in (pickle.dumps, copy.copy, copy.deepcopy):
        with pytest.raises(TypeError) as error:
            copying(chain)
        assert ROOT.hex() not in str(error.value)


# --- the key of a deal


def test_the_key_is_the_published_one():
    chain = Chain(ROOT)
    message = f"spades-fair-1\ndeal 12\n0 {SHARES[0]}\n2 {SHARES[2]}\n".encode()
    some = (ALL[0], Contribution(pledge_of(SHARES[1])), ALL[2], None)
    assert chain.key(12, some) == hmac.new(chain.seed(12), message, hashlib.sha256).digest()
    nothing = hmac.new(chain.seed(1), b"spades-fair-1\ndeal 1\n", hashlib.sha256).digest()
    assert chain.key(1, NOBODY) == nothing


def test_who_never_committed_and_who_never_opened_is_left_out_alike():
    seed = bytes(32)
    closed = Contribution(pledge_of(SHARES[1]))
    assert deal_key(seed, 1, (ALL[0], closed)) == deal_key(seed, 1, (ALL[0], None))


def test_every_persons_bytes_their_seat_the_deal_and_its_seed_change_the_key():
    seed = bytes(32)
    keys = {
        deal_key(seed, 1, ALL),
        deal_key(seed, 2, ALL),
        deal_key(bytes([1] * 32), 1, ALL),
        deal_key(seed, 1, (ALL[1], ALL[0], ALL[2], ALL[3])),
        *(deal_key(seed, 1, (*ALL[:seat], None, *ALL[seat + 1 :])) for seat in range(4)),
    }
    assert len(keys) == 8


def test_the_first_dealer_is_drawn_with_the_key_of_deal_1():
    for root in range(20):
        chain = Chain(bytes([root] * 32))
        for contributions in (ALL, ALL[:2]):
            first = below(derive(chain.key(1, contributions), "first"), len(contributions))
            assert drawn_first(chain, contributions) == first


def test_a_deal_at_a_table_has_its_own_number_whatever_the_hands():
    key = Chain(ROOT).key(5, ALL)
    for rules in (Rules(), Rules(game=TWO_PLAYER)):
        state = opened(rules)
        assert chance_for(state, key, 1) == chance_for(state, key)
        assert chance_for(state, key, 5) != chance_for(state, key)


def test_the_cards_that_the_dealer_brings_are_those_of_the_key():
    chain = Chain(ROOT)
    state = opened(Rules())
    (event,) = decide(state, chance_for(state, chain.key(1, ALL), 1))
    assert isinstance(event, HandDealt)
    assert event.hands == chance_for(state, chain.key(1, ALL), 1).hands  # type: ignore[union-attr]
