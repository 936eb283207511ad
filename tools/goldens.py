"""Write the golden files anew, or tell how what the game does now differs from them.

    python tools/goldens.py --check      what differs? (the default)
    python tools/goldens.py --write      write tests/goldens/ anew

They are the playthroughs, the perft table and the fingerprint; all come from hashes, none from
Python's own generator. Read the diff before you commit it. CHANGELOG.md names the fingerprint and,
when it changed, says why: that line is written by hand.
"""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spades.cards import ALL_CARDS, mask_of
from spades.game.state import Playing
from spades.rules import PRESETS
from spades.rules.laws import DOUBLE_NIL, NIL
from spades.testing import Lots
from spades.testing.chance import shuffled
from spades.testing.perft import perft, small_hand
from spades.testing.playthrough import VARIANTS, fingerprint, playthrough

GOLDENS: Final = Path(__file__).resolve().parent.parent / "tests" / "goldens"

# Cards a hand, and how many such hands; then full hands, and how many cards are played of them.
SMALL: Final = ((1, 3), (2, 6), (3, 4), (4, 1))
DEPTHS: Final = (1, 2, 3, 4)
BIDS: Final = (NIL, 1, 1, 2, 2, 3, DOUBLE_NIL)


def perft_table() -> str:
    """The perft table: what was played out, how many ends, the sum of their hashes."""
    rows = [
        "Perft: the ends of a hand played out in every way, and the sum of their hashes.",
        "A hand is dealt and bid by the hashes of its name; depth is in cards, - to the end.",
        "",
        f"{'hand':<20} {'cards':>5} {'depth':>5} {'ends':>8}  hash",
    ]
    for name, cards, depth in _perft_rows():
        count, total = perft(_hand(name, cards), depth)
        shown = "-" if depth is None else str(depth)
        rows.append(f"{name:<20} {cards:>5} {shown:>5} {count:>8}  {total:016x}")
    return "\n".join(rows) + "\n"


def _perft_rows() -> Iterator[tuple[str, int, int | None]]:
    for game in PRESETS:
        for cards, hands in SMALL:
            for number in range(hands):
                yield f"{game} {cards}.{number}", cards, None
        for depth in DEPTHS:
            yield f"{game} 13.0", 13, depth


def _hand(name: str, cards: int) -> Playing:
    rules = PRESETS[name.split(maxsplit=1)[0]]
    lots = Lots(f"perft {name}")
    deck = shuffled(lots, ALL_CARDS)
    hands = tuple(mask_of(deck[cards * seat : cards * seat + cards]) for seat in range(rules.seats))
    bids = tuple(BIDS[lots.randrange(len(BIDS))] for _ in hands)
    return small_hand(rules, hands, bids, dealer=lots.randrange(rules.seats))


def goldens() -> dict[str, str]:
    """Every golden file's name and what it should hold."""
    made = {f"playthrough-{name}.txt": playthrough(name) for name in VARIANTS}
    made["perft.txt"] = perft_table()
    made["fingerprint.txt"] = fingerprint() + "\n"
    return made


def kept() -> dict[str, str]:
    """The golden files as they are; others in the folder are not ours."""
    ours = [*GOLDENS.glob("playthrough-*.txt"), GOLDENS / "perft.txt", GOLDENS / "fingerprint.txt"]
    return {path.name: path.read_text(encoding="utf-8") for path in ours if path.exists()}


def differences(now: dict[str, str], before: dict[str, str], lines: int = 40) -> list[str]:
    """The first lines of a diff, empty when all is the same."""
    told: list[str] = []
    for name in sorted(now.keys() | before.keys()):
        old, new = before.get(name, ""), now.get(name, "")
        if old != new:
            told += list(
                difflib.unified_diff(
                    old.splitlines(),
                    new.splitlines(),
                    f"kept/{name}",
                    f"now/{name}",
                    n=1,
                    lineterm="",
                )
            )[:lines]
    return told


def main(arguments: list[str]) -> int:
    """Do what the one argument says; return 1 when something differs."""
    match arguments:
        case ["--write"]:
            now = goldens()
            GOLDENS.mkdir(parents=True, exist_ok=True)
            for name in kept().keys() - now.keys():
                (GOLDENS / name).unlink()
            for name, text in now.items():
                (GOLDENS / name).write_text(text, encoding="utf-8")
            print(f"Fingerprint: {now['fingerprint.txt'].strip()}")
            return 0
        case [] | ["--check"]:
            told = differences(goldens(), kept())
            print("\n".join(told) or "The golden files are as the game is.")
            return 1 if told else 0
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
