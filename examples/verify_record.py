"""Was this match dealt as the table promised? By docs/fair.md, with Python's own library alone.

python examples/verify_record.py RECORD.json

Exit code 0: every hand is proven. 1: not so.
"""

import hashlib
import hmac
import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DECK = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]


def need(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)


def sha(data: bytes, times: int = 1) -> bytes:
    for _ in range(times):
        data = hashlib.sha256(data).digest()
    return data


def words(key: bytes, label: str) -> Iterator[int]:
    seed = hmac.digest(key, label.encode(), "sha256")
    for block in range(2**32):
        yield from struct.unpack(">8I", sha(seed + block.to_bytes(8, "big")))


def below(n: int, stream: Iterator[int]) -> int:
    return next(word for word in stream if word < 2**32 - 2**32 % n) % n


def shuffled(cards: list[str], key: bytes, label: str) -> list[str]:
    cards, stream = sorted(cards, key=DECK.index), words(key, label)
    for i in range(len(cards) - 1, 0, -1):
        j = below(i + 1, stream)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def key_of(seed: bytes, number: int, contributions: list[Any]) -> bytes:
    text = f"spades-fair-1\ndeal {number}\n"
    for seat, one in enumerate(contributions):
        if one and one["opened"]:
            given = bytes.fromhex(one["opened"])
            need(sha(given).hex() == one["commitment"], f"what seat {seat} put in")
            text += f"{seat} {one['opened']}\n"
    return hmac.digest(seed, text.encode(), "sha256")


def check_cards(hand: dict[str, Any], key: bytes, number: int) -> None:
    deck = shuffled(DECK, key, f"deal {number}")
    if "deal" in hand:  # four players: 13 cards each
        dealt = [sorted(deck[i : i + 13]) for i in range(0, 52, 13)]
        need([sorted(text.split()) for text in hand["deal"]] == dealt, "the cards dealt")
        return
    need(hand["stock"].split() == deck, "the stock")  # two players: two cards at each turn
    actions = [action.split()[1:] for action in hand["actions"]]
    turns = [verb for verb, *_ in actions if verb in ("keep", "refuse")]
    pool = [deck[2 * turn + (verb == "keep")] for turn, verb in enumerate(turns)]
    for count, put_down in enumerate(cards for verb, *cards in actions if verb == "exchange"):
        order = shuffled(pool, key, f"redraw {number}.{count}")
        drawn, pool = order[: len(put_down)], order[len(put_down) :]
        need(hand["redraws"][count].split() == drawn, "the cards redrawn")


def check(record: dict[str, Any]) -> list[int]:
    """The deals that are proven, by number. Raises an error at the first thing that is not so."""
    hands = record["hands"]
    need(hands and all(hand.get("fair") for hand in hands), "a proof of every hand")
    begin, promise = record.get("start") or {}, hands[0]["fair"]
    drawn = not any((begin.get("scores") or []) + (begin.get("bags") or []))
    last, seats = 0, len(promise["contributions"])
    for hand in hands:
        fair, number = hand["fair"], hand["deal_number"]
        need(fair["scheme"] == "spades-fair-1", "the scheme")
        need({**fair, "seed": 0} == {**promise, "seed": 0}, "another promise than before")
        need(type(number) is int and last < number <= 1024, "the numbers of the deals")
        need(fair["seed"] is not None, f"the seed of deal {number} is not opened yet")
        seed, last = bytes.fromhex(fair["seed"]), number
        need(seed.hex() == fair["seed"], "hex digits are 0-9 and a-f")
        need(sha(seed, number).hex() == fair["commitment"], f"the seed of deal {number}")
        check_cards(hand, key_of(seed, number, fair["contributions"]), number)
        key_1 = key_of(sha(seed, number - 1), 1, fair["contributions"])
        first = record["first_dealer" if seats == 4 else "first_drawer"]
        need(not drawn or first == below(seats, words(key_1, "first")), "who was first")
    return [hand["deal_number"] for hand in hands]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("python examples/verify_record.py RECORD.json")
    try:
        print("Proven deals:", *check(json.loads(Path(sys.argv[1]).read_bytes())))
    except OSError as error:
        sys.exit(f"Not read: {error}")
    except Exception as error:  # noqa: BLE001 - whatever is wrong with it, it is not proven
        sys.exit(f"Not proven: {error!r}")
