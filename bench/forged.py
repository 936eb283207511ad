"""Records of a fair table with one lie in them, each of which a check has to find.

Given and returned is a record's JSON whose hands all carry an opened proof. Every way returns
False where the record has nothing of that kind to lie about.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, Final

Way = Callable[[random.Random, dict[str, Any]], bool]


def forged(rng: random.Random, record: dict[str, Any], way: str) -> dict[str, Any] | None:
    """A copy with this lie; None where the record offers no place for it."""
    lie = copy.deepcopy(record)
    return lie if WAYS[way](rng, lie) else None


def _cards(rng: random.Random, record: dict[str, Any]) -> bool:
    """Two cards change places: of two seats, or in the stock."""
    hand = rng.choice(record["hands"])
    if "stock" in hand:
        stock = hand["stock"].split()
        one, other = rng.sample(range(52), 2)
        stock[one], stock[other] = stock[other], stock[one]
        hand["stock"] = " ".join(stock)
        return True
    one, other = rng.sample(range(4), 2)
    mine, theirs = hand["deal"][one].split(), hand["deal"][other].split()
    at = rng.randrange(13)
    mine[at], theirs[at] = theirs[at], mine[at]
    hand["deal"][one], hand["deal"][other] = " ".join(mine), " ".join(theirs)
    return True


def _redraw(rng: random.Random, record: dict[str, Any]) -> bool:
    """Cards were drawn in another order."""
    for hand in record["hands"]:
        for index, drawn in enumerate(hand.get("redraws", [])):
            if " " in drawn:
                hand["redraws"][index] = " ".join(reversed(drawn.split()))
                return True
    return False


def _last_deal(rng: random.Random, record: dict[str, Any]) -> bool:
    """Nothing is played of the last hand, so that only its proof speaks for its cards."""
    record["hands"][-1]["actions"] = []
    record["hands"][-1].pop("redraws", None)
    record.pop("end", None)
    hand = {"hands": record["hands"][-1:]}
    return _cards(rng, hand)


def _seed(rng: random.Random, record: dict[str, Any]) -> bool:
    fair = rng.choice(record["hands"])["fair"]
    fair["seed"] = _other_digit(rng, fair["seed"])
    return True


def _closed(rng: random.Random, record: dict[str, Any]) -> bool:
    """A seed is not opened."""
    rng.choice(record["hands"])["fair"]["seed"] = None
    return True


def _commitment(rng: random.Random, record: dict[str, Any]) -> bool:
    told = record["hands"][0]["fair"]["commitment"]
    for hand in record["hands"]:
        hand["fair"]["commitment"] = _other_digit(random.Random(told), told)
    return True


def _one_commitment(rng: random.Random, record: dict[str, Any]) -> bool:
    fair = rng.choice(record["hands"])["fair"]
    fair["commitment"] = _other_digit(rng, fair["commitment"])
    return True


def _share(rng: random.Random, record: dict[str, Any]) -> bool:
    """What somebody opened is another, in every hand."""
    return _at_a_seat(rng, record, lambda one: {**one, "opened": _other_digit(rng, one["opened"])})


def _pledge(rng: random.Random, record: dict[str, Any]) -> bool:
    """What somebody committed to is another, in every hand."""
    return _at_a_seat(
        rng, record, lambda one: {**one, "commitment": _other_digit(rng, one["commitment"])}
    )


def _withheld(rng: random.Random, record: dict[str, Any]) -> bool:
    """What somebody opened is said never to have been."""
    return _at_a_seat(rng, record, lambda one: {**one, "opened": None})


def _denied(rng: random.Random, record: dict[str, Any]) -> bool:
    """Somebody who opened is said never to have committed."""
    return _at_a_seat(rng, record, lambda one: None)


def _one_share(rng: random.Random, record: dict[str, Any]) -> bool:
    """One hand tells of other contributions."""
    fair = rng.choice(record["hands"])["fair"]
    fair["contributions"][0] = {"commitment": "0" * 64, "opened": None}
    return len(record["hands"]) > 1


def _number(rng: random.Random, record: dict[str, Any]) -> bool:
    rng.choice(record["hands"])["deal_number"] += 1
    return True


def _first(rng: random.Random, record: dict[str, Any]) -> bool:
    """Another one began; nothing is played, or it would be plain to see."""
    key, seats = ("first_dealer", 4) if "first_dealer" in record else ("first_drawer", 2)
    record["hands"] = record["hands"][:1]
    record["hands"][0]["actions"] = []
    record["hands"][0].pop("redraws", None)
    record.pop("end", None)
    record[key] = (record[key] + rng.randrange(1, seats)) % seats
    return True


def _order(rng: random.Random, record: dict[str, Any]) -> bool:
    """Two hands have each other's proof."""
    if len(record["hands"]) < 2:
        return False
    one, other = record["hands"][:2]
    for key in ("fair", "deal_number"):
        one[key], other[key] = other[key], one[key]
    return True


def _scheme(rng: random.Random, record: dict[str, Any]) -> bool:
    for hand in record["hands"]:
        hand["fair"]["scheme"] = "spades-fair-2"
    return True


def _again(rng: random.Random, record: dict[str, Any]) -> bool:
    """The same cards were dealt twice, by the same seed."""
    record["hands"] = [record["hands"][0], {**record["hands"][0], "actions": []}]
    record["hands"][1].pop("redraws", None)
    record.pop("end", None)
    return True


WAYS: Final[dict[str, Way]] = {
    "cards": _cards,
    "last deal": _last_deal,
    "redraw": _redraw,
    "seed": _seed,
    "closed": _closed,
    "commitment": _commitment,
    "one commitment": _one_commitment,
    "share": _share,
    "pledge": _pledge,
    "withheld": _withheld,
    "denied": _denied,
    "one share": _one_share,
    "number": _number,
    "first": _first,
    "order": _order,
    "scheme": _scheme,
    "again": _again,
}
"""Each lie that a record can tell of its shuffles."""


def _at_a_seat(
    rng: random.Random, record: dict[str, Any], changed: Callable[[dict[str, Any]], Any]
) -> bool:
    """Change what some seat put in, in every hand alike; only one that was opened counts."""
    contributions = record["hands"][0]["fair"]["contributions"]
    opened = [seat for seat, one in enumerate(contributions) if one and one["opened"]]
    if not opened:
        return False
    seat = rng.choice(opened)
    other = changed(contributions[seat])
    for hand in record["hands"]:
        hand["fair"]["contributions"][seat] = copy.deepcopy(other)
    return True


def _other_digit(rng: random.Random, text: str) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice([d for d in "0123456789abcdef" if d != text[at]]) + text[at + 1 :]
