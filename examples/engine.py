"""A player of Spades in a program of its own, to begin yours from: docs/engine-protocol.md.

spades arena "exec:python3 examples/engine.py" simple

It bids its aces, kings and long spades, wins tricks as cheaply as it can while it needs them, and
then, or with a Nil, ducks.
"""

import json
import sys
from typing import Any

RANKS = "23456789TJQKA"


def strength(card: str) -> tuple[bool, int]:
    return card[1] == "S", RANKS.index(card[0])  # any spade is above the other suits


def bid(hand: list[str]) -> int:
    spades = [card for card in hand if card[1] == "S"]
    tops = [card for card in hand if card[0] in ("AKQ" if card[1] == "S" else "AK")]
    return max(1, len(tops) + max(0, len(spades) - 4))


def play(view: dict[str, Any], cards: list[str]) -> str:
    low, mine, table = min(cards, key=strength), view["bids"][view["seat"]], view["trick"]["cards"]
    needs = isinstance(mine, int) and view["taken"][view["seat"]] < mine  # a Nil is a word
    if not table:
        return max((c for c in cards if needs and c[1] != "S"), key=strength, default=low)
    best = max((card for card in table if card[1] in (table[0][1], "S")), key=strength)
    wins = [c for c in cards if c[1] in (table[0][1], "S") and strength(c) > strength(best)]
    if needs:
        return min(wins, key=strength, default=low)
    return max((card for card in cards if card not in wins), key=strength, default=low)


def choose(view: dict[str, Any], legal: list[str], cards: list[str]) -> str:
    verb = legal[0].split()[0]
    if verb == "keep":
        return "keep" if strength(view["drawn"]) >= (False, RANKS.index("T")) else "refuse"
    if verb == "bid":
        return f"bid {bid(view['hand'])}"
    if verb == "play":
        return "play " + play(view, [action.split()[1] for action in legal])
    if verb in ("pass", "exchange"):
        return f"{verb} " + " ".join(sorted(cards, key=strength)[-3:])  # the highest
    return verb  # look, decline


for line in sys.stdin:
    question = json.loads(line)
    answer: dict[str, Any] = {"type": "ready", "name": "example"}
    if question["type"] == "act":
        action = choose(question["view"], question["legal"], question["cards"])
        answer = {"type": "action", "id": question["id"], "action": action}
    if question["type"] != "bye":
        print(json.dumps(answer), flush=True)
