"""What the benches share that compare with endplay: its deals, its solver, and CPU seconds."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from typing import Any

from endplay.dds.solve import SolveMode, solve_board
from endplay.types import Deal, Denom, Player

from spades.cards import cards_of
from spades.cards.card import RANKS
from spades.game.state import Playing


def deal_text(state: Playing) -> str:
    """The cards still held as PBN has them, from seat 0, which is north."""
    hands = (
        ".".join(
            "".join(RANKS[card.rank] for card in cards_of(hand) if card.suit == suit)
            for suit in (3, 2, 1, 0)
        )
        for hand in state.hands
    )
    return f"N:{' '.join(hands)}"


def their_deal(state: Playing) -> Deal:
    """The same position for endplay: spades trump, the same leader. Made before any clock runs."""
    return Deal(deal_text(state), first=Player(state.leader), trump=Denom.spades)


def solve_theirs(deal: Deal) -> None:
    """The tricks of the side on lead, one best card, as endplay's bundled solver finds them."""
    solve_board(deal, SolveMode.OptimalOne)


def seconds(ask: Callable[[Any], object], about: Any) -> float:
    """CPU seconds of this thread for one question."""
    begun = time.thread_time()
    ask(about)
    return time.thread_time() - begun


def quiet() -> None:
    """No garbage is collected between two clocks."""
    gc.collect()
    gc.disable()


def percentile(values: list[float], share: float) -> float:
    """The value below which a share of all lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
