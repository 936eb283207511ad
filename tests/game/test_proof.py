"""``fair`` of a record's hand: read strictly, kept as it stands, refused with its place."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import RecordError
from spades.game.proof import SCHEME, Contribution, Proof, proof_json, read_proof
from spades.game.record import read_record, record_json
from tests.game.driver import MIXED

FAIR: dict[str, Any] = {
    "scheme": "spades-fair-1",
    "commitment": "0f" * 32,
    "seed": "1e" * 32,
    "contributions": [
        {"commitment": "2d" * 32, "opened": "3c" * 16},
        None,
        {"commitment": "4b" * 32, "opened": None},
        None,
    ],
}


def record(fair: object, deal_number: object = 3) -> dict[str, Any]:
    """A record whose second hand carries this."""
    hand = {"deal": list(MIXED), "actions": []}
    return {
        "format": "spades-record",
        "version": 1,
        "rules": {"preset": "partnership"},
        "first_dealer": 3,
        "hands": [hand, {**hand, "deal_number": deal_number, "fair": fair}],
    }


def refused(fair: object, deal_number: object = 3) -> RecordError:
    with pytest.raises(RecordError) as error:
        read_record(record(fair, deal_number))
    assert (error.value.facts["hand"], error.value.facts["action"]) == (1, None)
    return error.value


def changed(path: str, value: object) -> dict[str, Any]:
    """The proof with another value at ``key``, or at ``key`` of the first contribution."""
    fair = copy.deepcopy(FAIR)
    key, _, inner = path.partition(".")
    if inner:
        fair[key][0][inner] = value
    else:
        fair[key] = value
    return fair


def test_a_proof_is_written_as_it_was_read():
    read = read_record(record(FAIR))
    assert read.hands[1].deal_number == 3
    assert read.hands[1].fair == Proof(
        "0f" * 32,
        (Contribution("2d" * 32, "3c" * 16), None, Contribution("4b" * 32), None),
        "1e" * 32,
    )
    assert record_json(read) == record(FAIR)


hexes = st.text("0123456789abcdef", min_size=64, max_size=64)
shares = st.text("0123456789abcdef", min_size=32, max_size=32)
contributions = st.none() | st.builds(Contribution, hexes, st.none() | shares)


@given(
    st.sampled_from([2, 4]).flatmap(
        lambda seats: st.builds(
            Proof, hexes, st.tuples(*[contributions] * seats), st.none() | hexes
        )
    )
)
def test_any_proof_survives_being_written_and_read(proof):
    assert read_proof(proof_json(proof), len(proof.contributions), 0) == proof
    assert proof_json(proof)["scheme"] == SCHEME


def test_what_is_not_opened_yet_may_be_null_or_left_out():
    closed = {**FAIR, "seed": None}
    bare = {key: value for key, value in closed.items() if key != "seed"}
    assert read_record(record(bare)) == read_record(record(closed))
    assert read_record(record(bare)).hands[1].fair.seed is None  # type: ignore[union-attr]


@pytest.mark.parametrize("key", ["commitment", "seed", "contributions.commitment"])
@pytest.mark.parametrize(
    "value", ["", "0f" * 31, "0f" * 33, "0F" * 32, "0g" * 32, " " + "0" * 63, "٣" * 64, 5, [], True]
)
def test_what_is_no_64_hex_digits_is_refused_by_its_key(key, value):
    error = refused(changed(key, value))
    assert (error.code, error.facts["key"]) == ("record.bad_value", key.rpartition(".")[2])
    assert "64" in error.facts["want"]


@pytest.mark.parametrize("value", ["", "3c" * 15, "3c" * 32, "3C" * 16, "zz" * 16, 3, {}])
def test_opened_bytes_are_32_hex_digits(value):
    error = refused(changed("contributions.opened", value))
    assert (error.code, error.facts["key"]) == ("record.bad_value", "opened")


@pytest.mark.parametrize("scheme", ["spades-fair-2", "SPADES-FAIR-1", "", None, 1])
def test_another_scheme_is_refused_by_the_name_of_the_one_that_is_known(scheme):
    error = refused(changed("scheme", scheme))
    assert (error.code, error.facts["key"]) == ("record.bad_value", "scheme")
    assert error.facts["want"] == "spades-fair-1"


@pytest.mark.parametrize("value", [None, {}, "", [None] * 3, [None] * 5, [None, None, None, 4]])
def test_contributions_are_one_for_each_seat(value):
    error = refused(changed("contributions", value))
    assert (error.code, error.facts["key"]) == ("record.bad_value", "contributions")


@pytest.mark.parametrize("key", ["scheme", "commitment", "contributions"])
def test_what_a_proof_cannot_do_without_is_missed(key):
    error = refused({name: value for name, value in FAIR.items() if name != key})
    assert (error.code, error.facts["key"]) == ("record.missing_key", key)
    without = changed("contributions", [{"opened": None}, None, None, None])
    assert refused(without).facts["key"] == "commitment"


def test_a_proof_without_the_number_of_its_deal_is_refused():
    assert refused(FAIR, None).facts["key"] == "deal_number"
    given = record(FAIR)
    del given["hands"][1]["deal_number"]
    with pytest.raises(RecordError) as error:
        read_record(given)
    assert error.value.code == "record.missing_key"


@pytest.mark.parametrize("key", ["root", "Seed", "", "contribution"])
def test_unknown_keys_are_refused_by_name(key):
    error = refused({**FAIR, key: 1})
    assert (error.code, error.facts["key"]) == ("record.unknown_key", key)
    error = refused(changed("contributions", [{**FAIR["contributions"][0], key: 1}, *[None] * 3]))
    assert (error.code, error.facts["key"]) == ("record.unknown_key", key)
