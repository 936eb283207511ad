"""The readable engine and the kernel play the same matches, and agree after every ply.

Both presets and random rules objects of both games, at random legal actions, the dealer's
included, from scores and bags anywhere. After every ply: phase, hand number, dealer, whose turn,
what is legal and who may look; leader, broken spades and tallies; scores, bags and winner; and the
whole packed state, lane by lane. At every tenth also: what is unpacked is the state.

    python bench/one_law.py --jobs 2
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure
from bench.kinds import in_chunk, options_of, played, rules_of
from spades.cards import Card, cards_of
from spades.game.actions import (
    Action,
    Bid,
    Deal,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Refuse,
    Stock,
)
from spades.game.decide import decide, legal_actions, may_look, start
from spades.game.evolve import evolve
from spades.game.state import Dealing, Exchanging, Over, Playing, State
from spades.kernel import action_code, lanes, step
from spades.kernel.rules_code import Row, code_of
from spades.rules import PARTNERSHIP, PRESETS, TWO_PLAYER, Rules
from spades.rules.laws import DOUBLE_NIL
from spades.testing import Broken, random_action, random_chance

RANDOM: Final = {"random-partnership": PARTNERSHIP, "random-two-player": TWO_PLAYER}
KINDS: Final = (*PRESETS, *RANDOM)
HANDS: Final = 3
"""Hands after which a match is left."""
PHASES: Final = ("deal", "draw", "bidding", "exchange", "play", "over")
"""The engine's names of the kernel's phases 0 … 5."""


def play_plies(kind: str, seed: str, plies: int) -> dict[str, int]:
    """Play so many plies in lockstep; raise Broken where engine and kernel part."""
    rng = random.Random(seed)
    figures = {"plies": 0, PARTNERSHIP: 0, TWO_PLAYER: 0, "matches": 0, "ended": 0}
    while figures["plies"] < plies:
        rules = rules_of(kind, rng, RANDOM)
        done, ended = lockstep(rng, rules, HANDS, plies - figures["plies"])
        figures["plies"] += done
        figures[rules.game] += done
        figures["matches"] += 1
        figures["ended"] += ended
    return figures


def lockstep(rng: random.Random, rules: Rules, hands: int, plies: int) -> tuple[int, bool]:
    """One match, to its end, or so many hands or plies; how many plies, and whether it ended."""
    often: dict[str, Any] = {
        "double_nil": rng.choice((None, 10, 60)),
        "low_bid": rng.choice((0, 80)),
        "stray_look": 20,
    }
    state = random_start(rng, rules)
    code, row = code_of(rules), lanes.pack(state)
    first, done = state.match.hand_number, 0
    compare(state, code, row, True)
    while not isinstance(state, Over) and state.match.hand_number < first + hands and done < plies:
        action = random_chance(rng, state) or random_action(rng, state, **often)
        for event in decide(state, action):
            state = evolve(state, event)
        if isinstance(action, (Deal, Stock)):
            step.bring(code, row, action_code.row_of(action))
        else:
            step.step(code, row, action_code.int_of(action))
        done += 1
        compare(state, code, row, done % 10 == 0)
    return done, isinstance(state, Over)


def random_start(rng: random.Random, rules: Rules) -> State:
    """A match begun at scores and bags anywhere below its end, in any of its hands."""
    low = max(rules.floor + 1, rules.target_score - rng.choice((1, 50, 1000)))
    scores = (0, 0)
    if low < rules.target_score:  # else only level scores go on
        scores = (rng.randrange(low, rules.target_score), rng.randrange(low, rules.target_score))
    most = rules.bag_limit or 30
    bags = (rng.randrange(most), rng.randrange(most))
    state = evolve(None, start(rules, rng.randrange(rules.seats), scores, bags))
    number = rng.randrange(rules.hand_limit or 20) + 1
    return replace(state, match=replace(state.match, hand_number=number))


def compare(state: State, code: Row, row: Row, closely: bool) -> None:
    """The engine's state and the kernel's lanes, fact by fact. Raises Broken."""
    match, seats = state.match, state.match.seats
    now = row.tolist()
    winner = state.winner if isinstance(state, Over) else None
    same("phase", PHASES[now[lanes.PHASE]], state.phase, state)
    same("hand number", now[lanes.HAND_NUMBER], match.hand_number, state)
    same("dealer", now[lanes.DEALER], match.dealer, state)
    same("scores", now[lanes.SCORES : lanes.SCORES + 2], list(match.scores), state)
    same("bags", now[lanes.BAGS : lanes.BAGS + 2], list(match.bag_counts), state)
    same("winner", now[lanes.WINNER], -1 if winner is None else winner, state)
    same("turn", step.to_act(code, row), -1 if state.to_act is None else state.to_act, state)
    legal = {action_code.int_of(action) for action in legal_actions(state)}
    same("legal", legal_ints(code, row), legal, state)
    same("may look", step.may_look(code, row), sum(1 << seat for seat in may_look(state)), state)
    if not isinstance(state, (Dealing, Over)):
        same("hands", now[lanes.HANDS : lanes.HANDS + seats], list(state.hands), state)
    if isinstance(state, Exchanging) and state.owed is not None:
        same("pool", step.legal(code, row), state.pool, state)
    if isinstance(state, Playing):
        same("leader", now[lanes.LEADER], state.leader, state)
        same("broken", bool(now[lanes.BROKEN]), state.broken, state)
        same("taken", now[lanes.TAKEN : lanes.TAKEN + seats], list(state.taken), state)
    same("lanes", now, lanes.pack(state).tolist(), state)
    if closely:
        same("unpacked", lanes.unpack(match.rules, row), without_past(state), state)


def same(what: str, kernel: Any, engine: Any, state: State) -> None:
    if kernel != engine:
        raise Broken(f"{what}: kernel {kernel}, engine {engine}, in {state}")


def without_past(state: State) -> State:
    """A state without what is not packed: finished tricks, public actions, the last result."""
    if isinstance(state, (Dealing, Over)):
        return replace(state, result=None)
    state = replace(state, opening=replace(state.opening, actions=()))
    return replace(state, tricks=()) if isinstance(state, Playing) else state


def legal_ints(code: Row, row: Row) -> set[int]:
    """The actions of the kernel's legal bits, as ``step`` says what they mean."""
    bits, seat, phase = step.legal(code, row), step.to_act(code, row), row[lanes.PHASE]
    if seat < 0:
        return set()
    if phase == lanes.PLAYING:
        return {action_code.int_of(Play(seat, card)) for card in cards_of(bits)}
    if phase == lanes.EXCHANGING:
        return {action_code.int_of(one) for one in _exchanges(seat, cards_of(bits), code[0] == 4)}
    plain: dict[int, Action] = {
        step.LOOKING: Look(seat),
        step.DECLINING: Decline(seat),
        step.KEEPING: Keep(seat),
        step.REFUSING: Refuse(seat),
        **{1 << bid: Bid(seat, bid) for bid in range(DOUBLE_NIL + 1)},
    }
    return {action_code.int_of(action) for bit, action in plain.items() if bits & bit}


def _exchanges(seat: int, cards: tuple[Card, ...], partners: bool) -> list[Pass | Exchange]:
    if partners:
        return [Pass(seat, chosen) for chosen in combinations(cards, 3)]
    return [Exchange(seat, chosen) for size in range(4) for chosen in combinations(cards, size)]


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk of plies."""
    return in_chunk(task, play_plies)


def main() -> int:
    given = options_of(__doc__, "plies", 1_000_000, "of all kinds together", 5_000)
    each = -(-given.plies // len(KINDS))
    total = played("one_law", given, "plies", KINDS, each, chunk)
    return figure(
        "one law",
        f"{total['plies']:,} of {given.plies:,} plies in lockstep: partnership "
        f"{total[PARTNERSHIP]:,}, two-player {total[TWO_PLAYER]:,}; {total['matches']:,} matches "
        f"of presets and random rules, {total['ended']:,} to their ends; nothing differs",
        total["plies"] >= given.plies,
    )


if __name__ == "__main__":
    sys.exit(main())
