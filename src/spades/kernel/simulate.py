"""``spades.simulate``: many hands played to their end by a policy, from a position or a deal.

The module itself needs neither numba nor numpy; they are fetched at the first call.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spades.cards import mask_of
from spades.errors import UsageError, shown
from spades.game.position import check_position
from spades.game.state import Dealing, Match, Playing, State
from spades.rules.laws import NIL, NO_CARD

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from spades.kernel.policies import Policy

MOST: Final = 1_000_000_000
MOST_THREADS: Final = 256
NOISE: Final = 0.25
"""The share of cards that ``rules`` plays at random: about where playouts tell most."""
_CHUNK: Final = 1024
"""Threads take so many playouts at a time at least."""


@dataclass(frozen=True, eq=False)
class Simulation:
    """What came of ``count`` hands: arrays with a row for each, in the order of their numbers."""

    bids: NDArray[np.int8]
    """(count, seats): 0 Nil, 1 … 13 tricks, 14 Double Nil."""
    tricks: NDArray[np.int8]
    """(count, seats): tricks of the whole hand by seat, those taken before included."""
    points: NDArray[np.int32]
    """(count, 2): points of the hand by side, bags and their penalties included."""
    bags: NDArray[np.int8]
    """(count, 2): bags of the hand by side, before any are cleared by a penalty."""

    def __len__(self) -> int:
        """How many hands."""
        return len(self.tricks)


def simulate(
    state: State,
    *,
    count: int = 1000,
    policy: str | Policy = "random",
    seed: int | str | bytes = 0,
    threads: int = 1,
    noise: float = NOISE,
) -> Simulation:
    """Play ``count`` hands to their end, each from ``state``, all seats by one policy.

    ``state``: a position of the play, also in the middle of a trick; or a match that waits for a
    deal: then each hand is dealt (or drawn), bid, exchanged and played. All cards are known: this
    is no player, it sees through every hand, though its policies do not.

    ``policy``: ``random``, every legal answer alike; ``rules``, a small sound player that plays
    the share ``noise`` (0 … 1) of its cards at random; or a ``spades.kernel.policies.Policy``.

    ``seed``: the same seed gives the same hands, on every machine, with any number of threads and
    in any larger ``count``: hand n depends on the seed and on n alone.

    Returns a :class:`Simulation`. Cost: about 0.25 µs for 13 tricks at random from a position and
    0.5 µs from the deal, 0.9 and 1.2 µs by ``rules``, half of it with two players; the first call
    compiles the kernel or loads it.

    Raises UsageError ``simulate.phase``, ``simulate.no_bids``, ``simulate.count``,
    ``simulate.policy``, ``simulate.threads``, ``simulate.noise``, ``kernel.missing``, and
    RecordError as ``spades.game.position.check_position`` for a position that cannot be.
    """
    if type(count) is not int or not 0 <= count <= MOST:
        raise UsageError("simulate.count", value=shown(count), most=MOST)
    if type(threads) is not int or not 1 <= threads <= MOST_THREADS:
        raise UsageError("simulate.threads", value=shown(threads), most=MOST_THREADS)
    if isinstance(noise, bool) or not isinstance(noise, (int, float)) or not 0 <= noise <= 1:
        raise UsageError("simulate.noise", value=shown(noise))
    if not isinstance(state, (Dealing, Playing)):
        raise UsageError("simulate.phase", phase=str(getattr(state, "phase", state))[:40])
    if isinstance(state, Playing) and None in state.opening.bids:
        raise UsageError("simulate.no_bids")
    from spades.kernel import need

    need()
    import numpy as np

    from spades.kernel.points import WORTH
    from spades.kernel.policies import POLICIES, deal_many_of, play_many_of
    from spades.kernel.policies import Policy as PolicyType
    from spades.kernel.rng import seed_word
    from spades.kernel.rulepolicy import NOISE_UNIT

    if isinstance(policy, str) and policy in POLICIES:
        player = POLICIES[policy]
    elif isinstance(policy, PolicyType):
        player = policy
    else:
        raise UsageError("simulate.policy", policy=str(policy)[:40], known=list(POLICIES))
    seats = state.match.seats
    told = setting_of(state) if isinstance(state, Dealing) else position_of(state)
    given = np.array(told, np.int64)
    word, share = seed_word(seed), round(noise * NOISE_UNIT)
    made = Simulation(
        np.empty((count, seats), np.int8),
        np.empty((count, seats), np.int8),
        np.empty((count, 2), np.int32),
        np.empty((count, 2), np.int8),
    )
    untraced = np.empty((0, 0), np.int64)
    if isinstance(state, Playing):
        made.bids[:] = [bid or NIL for bid in state.opening.bids]
        play: Any = play_many_of(player, seats)
    else:
        play = deal_many_of(player, seats)

    def work(start: int, stop: int) -> None:
        made_of: Any = (made.bids, made.tricks, made.points, made.bags)
        rows = [row[start:stop] for row in made_of]
        if isinstance(state, Playing):
            rows[0] = np.empty(WORTH, np.int64)
        play(given, word, start, share, *rows, untraced)

    play.prepare()  # compiled here, not in a thread
    _share_out(work, count, threads)
    return made


def _share_out(work: Any, count: int, threads: int) -> None:
    """Call ``work(start, stop)`` for all of ``count``, in so many threads."""
    if threads == 1 or count <= _CHUNK:
        work(0, count)
        return
    # More pieces than threads: one that is held up holds up the others less.
    size = max(_CHUNK, -(-count // (8 * threads)))
    with ThreadPoolExecutor(threads) as pool:
        starts = range(0, count, size)
        for done in [pool.submit(work, start, min(start + size, count)) for start in starts]:
            done.result()


# --- states as the kernel takes them


def _scales(match: Match) -> tuple[int, ...]:
    from spades.kernel.points import scales_of

    return scales_of(match.rules, match.bag_counts)


def position_of(state: Playing) -> list[int]:
    """A position as ``playout`` takes it. Raises RecordError as ``check_position``."""
    from spades.kernel.points import packed

    check_position(state)
    leader, trick = state.leader, state.trick
    rounds = state.hands[state.to_act].bit_count()
    gone = mask_of(card for done in state.tricks for card in done.cards)
    return [
        *[*state.hands, 0, 0][:4],
        leader,
        *[*map(int, trick), *[NO_CARD] * 4][:4],
        int(state.broken),
        gone,
        rounds,
        packed(state.taken),
        packed(bid or NIL for bid in state.opening.bids),
        *_scales(state.match),
    ]


def setting_of(state: Dealing) -> list[int]:
    """A match before a deal as ``wholehand`` takes it."""
    match = state.match
    rules = match.rules
    return [
        *_scales(match),
        match.dealer,
        *match.scores,
        rules.double_nil_mode,
        rules.double_nil_deficit,
        int(rules.exchange_order == "simultaneous"),
    ]
