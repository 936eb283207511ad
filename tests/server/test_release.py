"""Time as an outlet: when a computer acts says nothing of its cards, nor of how long it thought."""

import asyncio
import math
import random

import pytest

from bench.virtual import run
from spades.cards import cards_of
from spades.game.state import Playing
from spades.game.view import legal_texts, view_of
from spades.players import make_player
from spades.server.thinking import pause
from spades.store.memory import Shelf
from spades.testing import random_position, random_rules
from tests.server.processes import Guest, hub_at, plan_of

KS_1_PERCENT = 1.628
"""Beyond this, times √((n + m) / nm), two samples are of one distribution once in a hundred."""


def distance(one, other):
    """Kolmogorov's and Smirnov's: how far two empirical distributions lie apart at most."""
    one, other = sorted(one), sorted(other)
    places = sorted({*one, *other})
    share: dict[str, list[float]] = {}
    for name, sample in (("one", one), ("other", other)):
        index, share[name] = 0, []
        for place in places:
            while index < len(sample) and sample[index] <= place:
                index += 1
            share[name].append(index / len(sample))
    return max(abs(a - b) for a, b in zip(share["one"], share["other"], strict=True))


def limit(one, other):
    return KS_1_PERCENT * math.sqrt((len(one) + len(other)) / (len(one) * len(other)))


def test_the_measure_sees_a_shift_and_no_difference_where_there_is_none():
    rng = random.Random("ks")
    base = [rng.random() for _ in range(3000)]
    same = [rng.random() for _ in range(3000)]
    shifted = [rng.random() * 0.9 + 0.1 for _ in range(3000)]
    assert distance(base, same) < limit(base, same)
    assert distance(base, shifted) > limit(base, shifted)


@pytest.mark.slow
@pytest.mark.parametrize(
    "splits",
    [
        lambda view, hand: len(legal_texts(view)) == 1,
        lambda view, hand: bool(hand >> 48),
        lambda view, hand: hand.bit_count() % 2 == 0,
    ],
    ids=["forced cards", "a spade in hand", "even hands"],
)
def test_pauses_are_drawn_alike_whatever_the_hand(splits):
    rng = random.Random("pauses")
    drawn: dict[bool, list[float]] = {True: [], False: []}
    while min(map(len, drawn.values())) < 300:
        state = random_position(rng, random_rules(rng))
        if not isinstance(state, Playing):
            continue
        view = view_of(state, state.to_act)
        seed, version = rng.randbytes(32), rng.randrange(300)
        drawn[splits(view, state.hands[state.to_act])].append(
            pause(1.0, seed, "t", version, "simple")
        )
    assert distance(*drawn.values()) < limit(*drawn.values())


def test_pauses_are_even_between_their_bounds():
    drawn = [pause(2.0, bytes(32), "table", version, "simple") for version in range(4000)]
    even = [1.2 + 1.6 * (place + 0.5) / 4000 for place in range(4000)]
    assert min(drawn) >= 1.2
    assert max(drawn) <= 2.8
    assert distance(drawn, even) < limit(drawn, even)


def test_a_decision_is_released_at_the_drawn_time_however_long_it_took():
    async def moments(thinking):
        """When the cards of one hand were played, at a table of one person and three computers."""
        rng = random.Random(f"thinking {thinking}")
        hub = hub_at(Shelf(), "one", chance=random.Random("the same deals").randbytes)
        hub.pause = pause

        async def think(kind, seed, view, seconds):
            await asyncio.sleep(thinking(rng) * seconds)
            return make_player(kind, 1).decide(view).action

        hub.think = think
        await hub.start()
        table = await hub.open(plan_of(people=1, pace=1.0))
        guest = await Guest.sits(hub, table)
        await guest.joins()
        live = hub.tables[table]
        while live.table.phase == "playing" and live.table.match.match.hand_number == 1:
            if live.table.to_act == guest.seat:
                await guest.does(_first(live.table.view(guest.seat)))
            else:
                await asyncio.sleep(0.05)
        return [(row.version, row.at) for row, _ in hub.store.shelf.tables[table].rows]

    quick = run(lambda: moments(lambda rng: 0.0))
    slow = run(lambda: moments(lambda rng: 0.99))
    varied = run(lambda: moments(lambda rng: rng.random()))
    assert len(quick) > 50
    assert quick == slow == varied


def _first(view):
    """Something legal that needs no cards to be chosen."""
    texts = [text for text in legal_texts(view) if text != "bid double-nil"]
    return "pass " + " ".join(_three(view)) if texts == ["pass C C C"] else texts[0]


def _three(view):
    return [str(card) for card in cards_of(view.hand)[:3]]
