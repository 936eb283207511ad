"""The published shuffle: its vectors, its fairness, its seeds."""

import doctest
import hashlib
import hmac
import re
from collections import Counter
from itertools import permutations, product
from pathlib import Path

import pytest

from spades.cards import ALL_CARDS, parse_cards, shuffle
from spades.errors import NotationError

PAGE = Path(__file__).resolve().parents[2] / "docs" / "shuffle.md"

SEEDS = [bytes(32), bytes(range(32)), b"\xff" * 32, hashlib.sha256(b"spades").digest()]


def again(seed: bytes, size: int) -> list[int]:
    """The shuffle of 0 … size − 1, written anew from the description alone."""
    stream = b""
    block = 0
    order = list(range(size))
    for i in reversed(range(1, size)):
        n = i + 1
        while True:
            if len(stream) < 4:
                stream += hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
                block += 1
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word < 2**32 // n * n:
                break
        j = word % n
        order[i], order[j] = order[j], order[i]
    return order


def again_deck(seed: bytes) -> str:
    names = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    return " ".join(names[i] for i in again(seed, 52))


@pytest.mark.parametrize("seed", SEEDS, ids=bytes.hex)
def test_the_shuffle_is_the_one_described(seed):
    assert " ".join(map(str, shuffle.shuffled(ALL_CARDS, seed))) == again_deck(seed)
    for size in (0, 1, 2, 3, 7, 26, 100):
        assert list(shuffle.shuffled(range(size), seed)) == again(seed, size)


def test_the_first_deck_of_the_zero_seed_never_changes():
    deck = " ".join(map(str, shuffle.deck_order(bytes(32), 1)))
    derived = hmac.new(bytes(32), b"deal 1", hashlib.sha256).digest()
    assert deck == again_deck(derived)
    assert deck == (
        "AD 7S 2C TH 2S 9C 3H 6S 2D 3C 8H 7C 4S QC JD 6D 4H 7H 8D AH JH 3S 6H QH 6C "
        "QD 9H TD 4D 5S 2H 4C KC AS QS TS AC 8S KH JC 9S JS 5D 8C 3D KS 5H KD 9D 5C "
        "7D TC"
    )


def test_the_vectors_of_the_page_are_what_the_code_and_the_description_give():
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([0-9a-f]{64})` \| `([^`]+)` \| `([^`]+)` \|$", page, re.MULTILINE)
    assert len(rows) >= 6
    for seed_hex, label, told in rows:
        seed = bytes.fromhex(seed_hex)
        derived = hmac.new(seed, label.encode(), hashlib.sha256).digest()
        kind, _, number = label.partition(" ")
        if kind == "deal":
            assert told == again_deck(derived) == text(shuffle.deck_order(seed, int(number)))
        elif kind == "first":
            seats, first = told.split(" → ")
            assert int(first) == shuffle.first_seat(seed, int(seats))
        else:
            pool, drawn = told.split(" → ")
            hand, exchange = map(int, number.split("."))
            got = shuffle.redraw_order(seed, hand, exchange, parse_cards(pool))
            assert drawn == text(got)
            names = sorted(parse_cards(pool))
            assert drawn == " ".join(str(names[i]) for i in again(derived, len(names)))


def text(cards) -> str:
    return " ".join(map(str, cards))


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_of_a_small_deck_is_equally_likely(size, monkeypatch):
    # Each bounded number takes every value below its bound once: all streams, enumerated.
    orders: Counter[tuple[int, ...]] = Counter()
    for stream in product(*(range(n) for n in range(size, 1, -1))):
        words = iter(stream)
        monkeypatch.setattr(shuffle, "_words", lambda _, words=words: words)
        orders[shuffle.shuffled(range(size), b"")] += 1
    assert set(orders) == set(permutations(range(size)))
    assert set(orders.values()) == {1}


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52, 2**31 + 1])
def test_words_that_would_favour_a_number_are_thrown_away(n, monkeypatch):
    fair = 2**32 // n * n  # so many words stand for each number equally often
    words = iter([2**32 - 1, fair, fair - 1] if fair < 2**32 else [fair - 1])
    monkeypatch.setattr(shuffle, "_words", lambda _: words)
    assert shuffle.below(b"", n) == n - 1


def test_every_card_comes_to_every_place_about_equally_often():
    rounds = 2000
    seen = [[0] * 52 for _ in range(52)]
    for number in range(rounds):
        for place, card in enumerate(shuffle.deck_order(bytes(32), number)):
            seen[place][ALL_CARDS.index(card)] += 1
    expected = rounds / 52
    chi_square = sum((n - expected) ** 2 / expected for row in seen for n in row)
    # 51 · 51 degrees of freedom: mean 2601, deviation 72; five deviations either way.
    assert 2601 - 5 * 72 < chi_square < 2601 + 5 * 72


@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_dealer_is_uniform_over_the_seats_in_10000_matches(seats):
    first = Counter(
        shuffle.first_seat(shuffle.seed_from_text(f"match {number}"), seats)
        for number in range(10_000)
    )
    expected = 10_000 / seats
    assert set(first) == set(range(seats))
    assert all(abs(count - expected) < 5 * expected**0.5 for count in first.values())


def test_every_shuffle_of_a_match_has_a_seed_of_its_own():
    seed = SEEDS[1]
    labels = ["first", *(f"deal {n}" for n in range(1, 50)), "redraw 7.0", "redraw 7.1"]
    assert len({shuffle.derive(seed, label) for label in labels}) == len(labels)
    assert shuffle.deck_order(seed, 1) != shuffle.deck_order(seed, 2)


def test_only_the_cards_of_the_discards_matter_not_their_order():
    pool = parse_cards("AS 2C 7H TD 9S")
    assert shuffle.redraw_order(SEEDS[1], 3, 0, pool) == shuffle.redraw_order(
        SEEDS[1], 3, 0, pool[::-1]
    )
    assert shuffle.redraw_order(SEEDS[1], 3, 0, pool) != shuffle.redraw_order(SEEDS[1], 3, 1, pool)


def test_64_hex_digits_are_the_seed_and_other_text_is_hashed():
    assert shuffle.seed_from_text("00" * 32) == bytes(32)
    assert shuffle.seed_from_text(" FF" + "ff" * 31 + " ") == b"\xff" * 32
    assert shuffle.seed_from_text("kopi") == hashlib.sha256(b"kopi").digest()
    assert shuffle.seed_from_text("g" * 64) == hashlib.sha256(b"g" * 64).digest()


@pytest.mark.parametrize("text", ["", "   ", "\n"])
def test_an_empty_seed_is_refused(text):
    with pytest.raises(NotationError) as refused:
        shuffle.seed_from_text(text)
    assert refused.value.code == "seed.empty"


def test_a_fresh_seed_is_32_bytes_and_never_the_same():
    seeds = {shuffle.fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {shuffle.SEED_BYTES}


def test_the_examples_of_the_page_run():
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0
