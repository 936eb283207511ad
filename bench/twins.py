"""Twins: two worlds that a viewer cannot tell apart tell it the same, to the byte and microsecond.

World A is a match at the real server: hub, tables, socket's handler, queues, wire codec, HTTP
application, in virtual time. At a random moment of a hand a viewer is chosen: a seat, whoever sits
in elsewhere, or a spectator. World B has the same past, but the cards that the viewer cannot see
lie elsewhere (``game/worlds.py``; its own hand too, as long as it has not looked), and everybody
acts as in A, as far as that can be seen. The commitment is the same in both.

Then all is compared that left towards the viewer up to that moment, and what it gets out of the
server now: a fresh state, a resumed stream, answers to 200 hostile messages, HTTP answers whole,
every line of the log, the measures. What computers think takes another time in B.

    python bench/twins.py --hands 5000 --jobs 2
    python bench/twins.py --seed-of "spades 17.3"    a failure again, alone
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import msgspec

from bench.common import figure, in_chunks, parser
from bench.person import DECODER, Habits, Person, TakenWelcome
from bench.probes import ask, probes, requests
from bench.simulate import drawn_plan
from bench.virtual import run
from bench.world import CALM, SETTINGS, Deed, Process, Quiet, Wire, World
from spades.errors import IllegalAction, SpadesError
from spades.game.actions import Action, Chance, Exchange, Pass, Redraw, verb_text
from spades.game.decide import apply
from spades.game.events import (
    CardDrawn,
    CardKept,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    HandDealt,
    PassChosen,
    Rewound,
    StockSet,
)
from spades.game.evolve import evolve
from spades.game.projection import action_of
from spades.game.state import Bidding, Drawing, Exchanging, Playing, State
from spades.game.view import View
from spades.game.worlds import World as Cards
from spades.game.worlds import WorldSampler
from spades.players import make_player
from spades.server.app import create_app
from spades.server.dealer import Dealer
from spades.server.service import Service
from spades.store.bus import MemoryBus
from spades.store.memory import MemoryStore
from spades.table import Plan, Table
from spades.table.fair import Chain
from spades.table.trail import Trail
from spades.testing import Broken

CHUNK: Final = 20
TRIES: Final = 200
"""Worlds drawn, where a card was shown and taken back, until one has it in the same place."""
HIDDEN: Final = (
    PassChosen, CardsPassed, CardsSwapped, CardsPutDown, CardsRedrawn,
    CardKept, CardRefused, CardDrawn,
)  # fmt: skip
"""What shows somebody a card that the view does not hold any more once it is taken back."""
BUSY: Final = Habits(
    pace=0.15, whim=6.0, naughty=0.0, claims=0.0, ends=0.0, shy=0.9, goes=0.1, returns=0.7
)
"""Whoever tries what is not allowed may tell two worlds apart: that is left to the viewer."""


CARD: Final = re.compile(r"\b[2-9TJQKA][CDHS]\b")


class Apart(Broken):
    """A viewer can tell two worlds apart, or was told what nobody is told, by an outlet."""

    def __init__(self, seed: str, viewer: int | None, outlet: str, what: str) -> None:
        super().__init__(f"seed {seed!r}, viewer {viewer}, {outlet}: {what}")
        self.outlet = outlet
        self._given = seed, viewer, outlet, what

    def __reduce__(self) -> Any:
        """From a process of its own it comes whole, too."""
        return Apart, self._given


class Passed(Exception):
    """This moment, or this match, is none to compare."""


@dataclass
class Outlets:
    """All that a viewer got, and all that the server told the host."""

    frames: list[tuple[int, list[tuple[float, str]]]] = field(default_factory=list)
    probed: list[tuple[float, str]] = field(default_factory=list)
    http: list[Any] = field(default_factory=list)
    logs: list[str] = field(default_factory=list)
    measures: list[str] = field(default_factory=list)


@dataclass
class First:
    """World A at its moment: what has to be done again, and what came of it."""

    plan: Plan
    table: str
    moment: float
    tape: list[Deed]
    script: dict[Any, Action]
    held: Table
    viewer: str
    seat: int | None
    token: str | None
    outlets: Outlets
    secrets: list[str]
    """What no outlet may hold: seeds that are not opened, tokens, and what is kept of them."""


@dataclass(frozen=True)
class Twin:
    """The drawn cards of the hand that is compared: deal ``number`` of the table."""

    number: int
    cards: Cards
    seat: int | None

    @property
    def dealt(self) -> Chance:
        return self.cards.hand.deal

    def instead(self, action: Action) -> Action:
        """What a seat does in world B where it does this in A."""
        if action.seat == self.seat or not isinstance(action, Pass | Exchange):
            return action
        for other in self.cards.hand.actions:
            if type(other) is type(action) and other.seat == action.seat:
                return other
        return action


class TwinDealer(Dealer):
    """Deals the drawn cards, under the commitment of the true ones."""

    def __init__(self, secret: bytes, twin: Twin) -> None:
        super().__init__(secret)
        self._twin = twin

    def chance(self, table: Table, state: State, number: int) -> Chance:
        hand = self._twin.cards.hand
        if number != self._twin.number:
            return super().chance(table, state, number)
        if isinstance(state, Exchanging):
            return Redraw(hand.redraws[sum(got is not None for got in state.opening.received)])
        return self._twin.dealt


# --- the application, whose parts are made anew for each world


@cache
def _app() -> Any:
    return create_app(SETTINGS, MemoryStore(), MemoryBus())


def _made_anew(*given: Any) -> Service:
    service: Service = _app().state.service
    Service.__init__(service, *given)
    return service


# --- one of the two worlds


class Stage:
    """A world with one table, to be stopped at a moment."""

    def __init__(self, seed: str, twin: Twin | None = None) -> None:
        self.world = World(seed, CALM, 1)
        self.world.make_service = _made_anew  # type: ignore[assignment]
        self.world.think = self.think
        self.twin = twin
        self.script: dict[Any, Action] = {}
        self.table = ""
        # Players take another time in the other world, and nobody may notice.
        self.rng = random.Random(f"{seed} thinking {twin is None}")

    @property
    def process(self) -> Process:
        return self.world.processes[0]

    @property
    def held(self) -> Table:
        return self.process.hub.tables[self.table].table

    async def open(self, plan: Plan) -> None:
        await self.world.start()
        if (twin := self.twin) is not None:
            self.process.hub.dealer = lambda secret: TwinDealer(secret, twin)
        self.table = await self.world.open(plan)
        self.world.tape.clear()

    async def think(
        self, process: Process, kind: str, seed: bytes, view: View, seconds: float
    ) -> Action:
        """In A as players do; in B as they did, whatever cards they have there."""
        public = (view.phase, view.actions, view.stock_left, view.drawn is not None)
        place = (self.held.deals, view.seat, public)
        await asyncio.sleep(self.rng.random() * seconds)
        if self.twin is None:
            number = int.from_bytes(seed[:8], "big")
            self.script[place] = make_player(kind, number).decide(view).action
            return self.script[place]
        if place not in self.script:
            await asyncio.Event().wait()
        action = self.script[place]
        return self.twin.instead(action) if self.held.deals == self.twin.number else action

    async def stop(self) -> None:
        """Nobody acts any more; what is on its way arrives."""
        self.process.hub.tables[self.table].driver.stop()
        await asyncio.sleep(0.05)

    async def outlets(
        self, quiet: Quiet, viewer: str, seat: int | None, token: str | None
    ) -> Outlets:
        """What the viewer has got so far, and gets now."""
        world, found = self.world, Outlets()
        # Spectators see less than any seat: what they got must be the same, too.
        found.frames = [
            (wire.number, list(wire.sent))
            for wire in world.wires
            if wire.owner == viewer or wire.owner.startswith("s")
        ]
        rng = random.Random(f"{world.seed} probes")
        ids = [_id_of(deed.given[0]) for deed in world.tape if deed.what == "say"]
        # First what is asked over HTTP: of a match that a probe has ended the record may be told.
        for method, path, body, bearer in requests(self.table, token):
            answer = await ask(_app(), method, path, body, bearer)
            if path != "/metrics":  # compared line by line, below
                found.http.append((method, path, *answer))
        found.probed = await self._probed(rng, seat, token, [name for name in ids if name])
        found.logs = [_line(record) for record in quiet.lines]
        found.measures = _measures(self.process.service)
        found.measures += [f"{name} {count}" for name, count in sorted(world.counts.items())]
        return found

    async def _probed(
        self, rng: random.Random, seat: int | None, token: str | None, ids: list[str]
    ) -> list[tuple[float, str]]:
        world, told = self.world, []
        heard: list[str] = []
        since = rng.randrange(self.held.version + 2)
        for version in (since, None):
            heard = []
            wire = Wire(world, self.process, "probe", partial(_keep, heard), _no)
            wire.say(_hello(self.table, token, version))
            await asyncio.sleep(0.05)
            told.append(wire)
        wire = told[-1]
        state = next((_state(text) for text in heard if text.startswith('{"type":"welcome"')), None)
        if state is not None:
            for text in probes(rng, state, seat, ids):
                wire.say(text)
                await asyncio.sleep(0.004)
        return [one for wire in told for one in wire.sent]


def _keep(heard: list[str], wire: Wire, text: str) -> None:
    heard.append(text)


def _no(wire: Wire) -> None:
    """Nobody minds that it ended."""


def _hello(table: str, token: str | None, since: int | None) -> str:
    told = {"type": "hello", "protocol": 1, "table": table, "take_over": True}
    told |= {} if token is None else {"token": token}
    told |= {} if since is None else {"since": since}
    return msgspec.json.encode(told).decode()


def _state(text: str) -> dict[str, Any] | None:
    message = DECODER.decode(text)
    if not isinstance(message, TakenWelcome) or message.state is None:
        return None
    turn = message.state.turn
    return {
        "table": msgspec.json.decode(message.state.table),
        "view": msgspec.json.decode(message.state.view),
        "turn": None if turn is None else msgspec.to_builtins(turn),
    }


def _id_of(text: str) -> str | None:
    with contextlib.suppress(msgspec.MsgspecError, TypeError, AttributeError):
        name = msgspec.json.decode(text).get("id")
        return name if isinstance(name, str) else None
    return None


_PLAIN: Final = frozenset(logging.LogRecord("", 0, "", 0, "", None, None).__dict__)


def _line(record: logging.LogRecord) -> str:
    """A line of the log, with all that was given for it."""
    extra = {key: record.__dict__[key] for key in sorted(set(record.__dict__) - _PLAIN)}
    failed = None if record.exc_info is None else repr(record.exc_info[1])
    return f"{record.name} {record.levelname} {record.getMessage()} {extra} {failed}"


def _measures(service: Service) -> list[str]:
    """The measures that do not come from a real clock, or from the whole process."""
    lines = service.measured().decode().splitlines()
    others = ("#", "process_", "python_")
    return [line for line in lines if not line.startswith(others) and "_seconds_" not in line]


# --- world A


async def _first(seed: str, quiet: Quiet) -> First:
    rng = random.Random(f"{seed} first")
    plan = drawn_plan(rng)
    stage = Stage(seed)
    await stage.open(plan)
    habits = BUSY
    people = [
        Person(stage.world, stage.table, f"p{number}", habits)
        for number in range(plan.kinds.count("person"))
    ]
    people += [
        Person(stage.world, stage.table, f"s{number}", habits, watches=True)
        for number in range(rng.randrange(1, 3))
    ]
    for person in people:
        person.come(rng.uniform(0, 5))
    await asyncio.sleep(rng.uniform(5, rng.choice((8, 15, 30, 60, 120))))
    for _ in range(2000):
        if stage.table not in stage.process.hub.tables or stage.held.phase in ("over", "closed"):
            raise Passed
        if _compares(stage.held):
            break
        await asyncio.sleep(0.1)
    else:
        raise Passed
    moment = stage.world.time
    tape = list(stage.world.tape)
    for person in people:
        person.freeze()
    await stage.stop()
    if not _compares(stage.held):
        raise Passed
    viewer = rng.choice([one for one in people if one.token is not None or one.watches])
    token, seat = viewer.token, viewer.seat
    if seat is not None and stage.process.hub.seat_of(_live(stage), token or "") != seat:
        raise Passed
    held = stage.held
    secrets = _secrets(stage, [one.token for one in people if one.token is not None])
    outlets = await stage.outlets(quiet, viewer.name, seat, token)
    return First(
        plan,
        stage.table,
        moment,
        tape,
        stage.script,
        held,
        viewer.name,
        seat,
        token,
        outlets,
        secrets,
    )


def _secrets(stage: Stage, tokens: list[str]) -> list[str]:
    live = _live(stage)
    chain = Chain(live.opening.secret)
    seeds = [chain.seed(live.table.deals + more) for more in (0, 1)]
    keys = [seat.key for seat in live.table.seats if seat.key is not None]
    return [*tokens, *keys, *(seed.hex() for seed in (*seeds, live.opening.secret))]


def _live(stage: Stage) -> Any:
    return stage.process.hub.tables[stage.table]


def _compares(table: Table) -> bool:
    """Whether a hand is in play of which nothing hidden was seen and taken back."""
    state = table.state
    if not isinstance(state, Drawing | Bidding | Exchanging | Playing) or state.to_act is None:
        return False
    return not any(isinstance(event, HIDDEN) for event in _undone(table))


def _undone(table: Table) -> list[Any]:
    """What was taken back in this hand."""
    return _hand(table)[1]


def _kept(table: Table) -> list[Any]:
    """What was done in this hand, and counts."""
    return _hand(table)[0]


def _hand(table: Table) -> tuple[list[Any], list[Any]]:
    kept: list[Any] = []
    undone: list[Any] = []
    began = 0
    for event in table.game_log:
        if isinstance(event, Rewound):
            place = event.to - table.counted
            undone += kept[place:]
            del kept[place:]
            continue
        if isinstance(event, HandDealt | StockSet):
            undone.clear()
            began = len(kept)
        kept.append(event)
    return kept[began:], undone


def drawn(first: First, rng: random.Random) -> Twin:
    """Other cards for the same hand, as far as the viewer can see. Raises Passed."""
    sampler = WorldSampler(first.held.view(first.seat))
    for _ in range(TRIES if _undone(first.held) else 1):
        twin = Twin(first.held.deals, _ordered(sampler.sample(rng), first.held), first.seat)
        if not _undone(first.held) or _could_be(first.held, twin):
            return twin
    raise Passed


def _ordered(cards: Cards, table: Table) -> Cards:
    """Cards redrawn come in some order, which means nothing, and is seen where they are."""
    orders = [
        tuple(card for card in event.cards if card is not None)
        for event in _kept(table)
        if isinstance(event, CardsRedrawn)
    ]
    redraws = tuple(
        order if set(order) == set(redraw) else redraw
        for order, redraw in zip(orders, cards.hand.redraws, strict=True)
    )
    return replace(cards, hand=replace(cards.hand, redraws=redraws))


def _could_be(table: Table, twin: Twin) -> bool:
    """Whether all that was played in this hand, and taken back, could be with these cards."""
    log = table.game_log
    began = max(i for i, event in enumerate(log) if isinstance(event, HandDealt | StockSet))
    before = table.changed(log=Trail(), times=Trail(), state=table.anchor)
    states: list[State] = []
    for event in log[: began + 1]:
        if isinstance(event, Rewound):
            del states[event.to - before.counted :]
        else:
            states.append(evolve(states[-1] if states else before.state, event))
    dealt, of_twin = len(states), apply(states[-2] if len(states) > 1 else before.match, twin.dealt)
    return _could_follow(log[began + 1 :], table.counted + dealt, of_twin, twin)


def _could_follow(log: Sequence[Any], place: int, dealt: State, twin: Twin) -> bool:
    states = [dealt]
    for event in log:
        if isinstance(event, Rewound):
            del states[event.to - place + 1 :]
            continue
        action = action_of(event)
        if action is None:
            # What follows from an action has its place in the count, and is done with it.
            states.append(states[-1])
            continue
        try:
            states.append(apply(states[-1], twin.instead(action)))
        except IllegalAction:
            return False
    return True


# --- world B


async def _second(seed: str, first: First, twin: Twin, quiet: Quiet) -> Outlets:
    stage = Stage(seed, twin)
    stage.script = first.script
    await stage.open(first.plan)
    wires: dict[int, Wire] = {}
    for deed in first.tape:
        wait = deed.at - stage.world.time
        if wait > 0:
            await asyncio.sleep(wait)
        _do(stage, wires, deed)
    await asyncio.sleep(first.moment - stage.world.time)
    await stage.stop()
    return await stage.outlets(quiet, first.viewer, first.seat, first.token)


def _do(stage: Stage, wires: dict[int, Wire], deed: Deed) -> None:
    """Do again what a client did."""
    if deed.what == "ask":
        stage.process.run(_asked(stage, deed.given[0]))
    elif deed.what == "open":
        wires[deed.wire] = Wire(stage.world, stage.process, deed.given[0], lambda *_: None, _no)
    elif deed.what == "say":
        wires[deed.wire].say(_said(stage, deed.given[0]))
    else:
        getattr(wires[deed.wire], deed.what)()


async def _asked(stage: Stage, what: Any) -> None:
    with contextlib.suppress(SpadesError):
        await what(stage.process.hub)


def _said(stage: Stage, text: str) -> str:
    """The message of a client, with the cards that its seat has in this world."""
    twin, seat = stage.twin, stage.held.to_act
    assert twin is not None
    if stage.held.deals != twin.number or seat == twin.seat:
        return text
    if '"action":"pass ' not in text and '"action":"exchange' not in text:
        return text
    told = msgspec.json.decode(text)
    for action in twin.cards.hand.actions:
        if isinstance(action, Pass | Exchange) and action.seat == seat:
            told["action"] = verb_text(action)
    return msgspec.json.encode(told).decode()


# --- compared


def compare(seed: str) -> int:
    """Compare two worlds of a seed; 1, or 0 where there was nothing to compare. Raises Broken."""
    try:
        with Quiet() as quiet:
            first = run(partial(_first, seed, quiet))
        twin = drawn(first, random.Random(f"{seed} cards"))
        with Quiet() as quiet:
            second = run(partial(_second, seed, first, twin, quiet))
    except Passed:
        return 0
    except (IllegalAction, Broken) as error:
        raise Broken(f"seed {seed!r}: {error}") from error
    for what, text in told_secrets(first):
        raise Apart(seed, first.seat, what, f"a secret: {text}")
    for what, one, other in differences(first.outlets, second):
        raise Apart(seed, first.seat, what, f"{one} != {other}")
    return 1


def told_secrets(first: First) -> Iterator[tuple[str, str]]:
    """Outlets that hold what nobody is told; and lines of the log that hold a card."""
    for name in Outlets.__dataclass_fields__:
        # Once a probe has ended the match its seeds are opened.
        text = repr(getattr(first.outlets, name)).split('"MatchEnded"')[0]
        for secret in first.secrets:
            if secret in text:
                yield name, secret
    for line in first.outlets.logs:
        if CARD.search(line):
            yield "logs", line


def differences(one: Outlets, other: Outlets) -> Iterator[tuple[str, Any, Any]]:
    """Where two worlds part: the outlet, and what came out of it in each."""
    for name in Outlets.__dataclass_fields__:
        here, there = getattr(one, name), getattr(other, name)
        if here == there:
            continue
        for left, right in zip(here, there, strict=False):
            if left != right:
                yield name, *_narrowed(left, right)
                return
        yield name, f"{len(here)} in all", f"{len(there)} in all"
        return


def _narrowed(left: Any, right: Any) -> tuple[Any, Any]:
    if isinstance(left, tuple) and isinstance(right, tuple):
        for a, b in zip(left, right, strict=False):
            if a != b and isinstance(a, list | tuple):
                return next(((x, y) for x, y in zip(a, b, strict=False) if x != y), (a, b))
    return left, right


# --- the bench


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: its seed and number, and how many hands."""
    seed, number, hands = task
    total = {"hands": 0, "seeds": 0}
    while total["hands"] < hands:
        total["hands"] += compare(f"{seed} {number}.{total['seeds']}")
        total["seeds"] += 1
    return total


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--hands", type=int, default=5_000)
    options.add_argument("--seed-of", help="one pair again, by the seed that a failure told")
    given = options.parse_args()
    if given.seed_of is not None:
        print("the same" if compare(given.seed_of) else "nothing to compare")
        return 0
    sizes = {"hands": given.hands, "seed": given.seed}
    tasks = [
        [given.seed, number, min(CHUNK, given.hands - number * CHUNK)]
        for number in range(-(-given.hands // CHUNK))
    ]
    found = in_chunks("twins", sizes, tasks, chunk, given.jobs, given.fresh)
    return figure(
        "twins",
        f"{found['hands']:,} of {given.hands:,} hands told a viewer the same in both worlds, "
        "through frames, answers, HTTP, log and measures",
        found["hands"] >= given.hands,
    )


if __name__ == "__main__":
    sys.exit(main())
