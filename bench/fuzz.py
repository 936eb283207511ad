"""Malformed records, sheets, engine answers, actions and log lines: refused by a code, or valid.

Valid examples are changed at random, as JSON (values swapped, dropped, doubled, of another type,
huge, nested), and as text (bytes flipped, cut, repeated; NaN, keys twice, half characters). Each
then goes the way that it would take from a file or a pipe. The answer has to be a result that
holds together or a SpadesError whose sentence can be told; never another exception, and what was
refused has changed nothing.

    python bench/fuzz.py
"""

from __future__ import annotations

import copy
import json
import random
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from spades.cli.common import error_json, parse_json
from spades.errors import SpadesError
from spades.game.actions import parse_action, verb_text
from spades.game.codec import event_json, read_event
from spades.game.decide import decide, legal_actions
from spades.game.events import Event, HandScored
from spades.game.evolve import fold
from spades.game.projection import record_of
from spades.game.record import read_record, record_json, replay
from spades.game.report import hand_json, replay_json, standing_json
from spades.game.sheet import score_sheet
from spades.game.state import Exchanging, Over, State
from spades.game.view import view_of
from spades.players.external import read_answer
from spades.rules import GAMES, Rules
from spades.table import Command, Entry, Table, restore_local, step
from spades.testing import Broken, random_position, random_rules, random_steps
from spades.testing.generate import random_action

KINDS: Final = ("record", "sheet", "answer", "action", "event")
SHARES: Final = (40, 25, 20, 10, 5)


@dataclass(frozen=True)
class Example:
    """Something valid, as its JSON or its text; ``state`` is where an answer or action belongs."""

    kind: str
    value: Any
    state: Any = None


# --- valid examples


@cache
def examples(seed: str) -> dict[str, list[Example]]:
    """Some of each kind, of both games and of many rules."""
    rng = random.Random(seed)
    made: dict[str, list[Example]] = {kind: [] for kind in KINDS}
    for number in range(24):
        rules = random_rules(rng, GAMES[number % 2])
        steps = list(random_steps(rng, rules, 2, double_nil=40, low_bid=60))
        log = [event for events, _ in steps for event in events]
        made["record"].append(Example("record", _record(rng, log, steps)))
        made["sheet"].append(Example("sheet", _sheet(rng, log, rules)))
        made["event"] += [Example("event", event_json(event)) for event in rng.sample(log, 10)]
        for _ in range(6):
            state = random_position(rng, rules, double_nil=50)
            action = random_action(rng, state)
            made["action"].append(Example("action", str(action), state))
            answer = {"type": "action", "id": 7, "action": verb_text(action)}
            made["answer"].append(Example("answer", answer, state))
    return made


def _record(
    rng: random.Random, log: list[Event], steps: list[tuple[tuple[Event, ...], State]]
) -> Any:
    if rng.randrange(2):  # unfinished, anywhere but between a card put down and its redraw
        whole = [
            sum(len(events) for events, _ in steps[: index + 1])
            for index, (_, state) in enumerate(steps)
            if not (isinstance(state, Exchanging) and state.owed is not None)
        ]
        log = log[: rng.choice(whole)]
    record = record_json(record_of(log))
    seats = 4 if record["rules"]["preset"] == "partnership" else 2
    if rng.randrange(2):
        record["players"] = ["Ní", "Östen", "南", "w"][:seats]
        record["meta"] = {"event": "a club night", "tables": [1, 2.5, None, {"x": "♠"}]}
    if rng.randrange(3) == 0 and not isinstance(fold(log), Over):
        record["end"] = {"by": "forfeit", "side": 0}
    if record["hands"] and rng.randrange(3) == 0:
        record["hands"][0] |= {"deal_number": 7, "fair": _proof(seats)}
    return record


def _proof(seats: int) -> dict[str, Any]:
    """As a fair table writes it; what it says does not hold, which is for ``verify`` to find."""
    put_in = [{"commitment": "0f" * 32, "opened": "a1" * 16}, None]
    told = {"scheme": "spades-fair-1", "commitment": "0" * 64, "seed": None}
    return {**told, "contributions": put_in * (seats // 2)}


def _sheet(rng: random.Random, log: list[Event], rules: Rules) -> Any:
    results = [hand_json(event.result) for event in log if isinstance(event, HandScored)]
    sheet: dict[str, Any] = {
        "rules": rules.to_json(),
        "hands": [{"bids": hand["bids"], "tricks": hand["tricks"]} for hand in results],
    }
    if rng.randrange(2):
        sheet |= {"format": "spades-sheet", "version": 1, "start": {"scores": [0, 0]}}
    return sheet


# --- what is done to them

ODD: Final[tuple[Any, ...]] = (
    None, True, False, 0, 1, -1, 2, 13, 14, 52, 255, 2**31, -(2**63), 10**30, 10**3000,
    0.0, -0.0, 0.5, 1.0, 1e308, float("nan"), float("inf"), float("-inf"),
    "", " ", "nil", "NIL", "double-nil", "0", "-0", "13", "14", "１", "٣", "1e1", "²",
    "AS", "as", "10S", "A♠", "A♠\ufe0e", "??", "1S", "XX", "AS AS", "AS\u00a0KS", "AS\nKS",
    "\ud800", "\udfff\ud800", "\x00", "\u202e", "e\u0301", "ſ", "ß", "K", "\U0001f0a1", "x" * 5000,
    "partnership", "two-player", "spades-record", "spades-sheet", "forfeit", "simultaneous",
    [], [[]], [None], [0, 0], ["AS"], {}, {"": {}}, {"AS": []}, {"preset": "two-player"},
)  # fmt: skip
KEYS: Final = (
    "format", "version", "rules", "preset", "players", "first_dealer", "first_drawer", "start",
    "scores", "bags", "hands", "deal", "stock", "actions", "redraws", "end", "by", "side", "meta",
    "bids", "tricks", "type", "id", "action", "event", "seat", "card", "cards", "max_hands", "",
    "bag_limit", "losing_score", "fair", "deal_number", "scheme", "commitment", "contributions",
    "opened", "seed", "\ud800", "__class__",
)  # fmt: skip
TOKENS: Final = (
    *(b"[" * deep + b"]" * deep for deep in (300, 800, 900, 950, 980, 990)),
    *(b'{"a":' * deep + b"0" + b"}" * deep for deep in (300, 900, 980)),
    b"NaN", b"-Infinity", b"-0", b"1e999", b"1E400", b"0x1", b"01", b"9" * 5000, b"null", b"true",
    b"[" * 200000, b"[" * 700, b"]" * 700, b'{"a":' * 700, b'"', b"\\", b"\\u0000", b"\\ud800",
    b"\\uD83C", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf",
    b"\x00", b"\n", b"\r\n", b"\x85", b"\xe2\x80\xa8", b",", b",,", b"{}", b"[]", b"//", b"\x1a",
)  # fmt: skip


def broken(rng: random.Random, example: Example) -> bytes:
    """The example, changed once or a few times, as bytes."""
    if isinstance(example.value, str):
        data = _text(rng, example.value) if rng.randrange(3) else example.value
        return data.encode("utf-8", "surrogatepass")
    value = example.value
    ways = rng.randrange(10)
    if ways < 8:
        value = json.loads(json.dumps(value))
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            value = _changed(rng, value)
    try:
        data = json.dumps(value, ensure_ascii=rng.randrange(2) == 0)
    except ValueError:  # an integer too long to be written by the default limits
        data = json.dumps(example.value)
    raw = data.encode("utf-8", "surrogatepass")
    if ways >= 7:
        for _ in range(rng.choice((1, 1, 2, 8))):
            raw = _hurt(rng, raw)
    return raw


def _changed(rng: random.Random, value: Any) -> Any:
    """One change somewhere in a JSON value; deeper places are likelier, as there are more."""
    if isinstance(value, dict) and value and rng.randrange(10):
        key = rng.choice(list(value))
        if rng.randrange(2):  # what there is most of
            key = max(value, key=lambda name: len(str(value[name])))
        return _changed_object(rng, value, key)
    if isinstance(value, list) and value and rng.randrange(10):
        return _changed_list(rng, value, rng.randrange(len(value)))
    if isinstance(value, str) and rng.randrange(3):
        return _text(rng, value)
    if type(value) is int and abs(value) < 10**9 and rng.randrange(2):
        return rng.choice((value + 1, value - 1, -value, value / 2, str(value), [value]))
    if rng.randrange(12) == 0:
        return _nested(rng, value)
    return _odd(rng)


def _odd(rng: random.Random) -> Any:
    return copy.deepcopy(rng.choice(ODD))


def _changed_object(rng: random.Random, value: dict[str, Any], key: str) -> dict[str, Any]:
    match rng.randrange(20):
        case 0:
            del value[key]
        case 1:
            value[rng.choice(KEYS)] = value[key]
        case 2:
            value[rng.choice(KEYS)] = value.pop(key)
        case 3:
            value[rng.choice(KEYS)] = _odd(rng)
        case _:
            value[key] = _changed(rng, value[key])
    return value


def _changed_list(rng: random.Random, value: list[Any], place: int) -> Any:
    other = rng.randrange(len(value))
    match rng.randrange(20):
        case 0:
            del value[place]
        case 1:
            value.insert(other, value[place])
        case 2:
            value[place], value[other] = value[other], value[place]
        case 3:
            value.append(_odd(rng))
        case 4:
            return value[:place]
        case 5:
            return {str(index): item for index, item in enumerate(value)}
        case 6:
            value *= rng.choice((2, 2, 40))
        case _:
            value[place] = _changed(rng, value[place])
    return value


def _nested(rng: random.Random, value: Any) -> Any:
    for _ in range(rng.choice((3, 60, 400))):
        value = [value] if rng.randrange(2) else {"meta": value}
    return value


def _text(rng: random.Random, text: str) -> str:
    """A text with one change: a character, a word, the case, the order."""
    words = text.split(" ")
    place = rng.randrange(len(text) + 1)
    match rng.randrange(9):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return (
                text[:place]
                + chr(rng.choice((0, 9, 0x30, 0x41, 0xA0, 0x660, 0x2660, 0xD800, 0x1F0A1)))
                + text[place:]
            )
        case 2:
            return text[:place] + rng.choice("0123456789ATKQJCDHScdhs- ") + text[place + 1 :]
        case 3:
            return text.swapcase() if rng.randrange(2) else text[::-1]
        case 4:
            return text + " " + rng.choice(words)
        case 5:
            rng.shuffle(words)
        case 6:
            words[rng.randrange(len(words))] = str(rng.choice(ODD))[:6000]
        case 7:
            del words[rng.randrange(len(words))]
        case _:
            words[0] = str(rng.randrange(-1, 11))
    return " ".join(words)


def _hurt(rng: random.Random, data: bytes) -> bytes:
    """Bytes with one change that knows nothing of JSON, or all too much."""
    place = rng.randrange(len(data) + 1)
    end = min(len(data), place + rng.randrange(1, 40))
    match rng.randrange(8):
        case 0:
            return data[:place]
        case 1:
            return data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :]
        case 2:
            return data[:place] + data[end:]
        case 3:
            return data[:end] + data[place:end] + data[end:]
        case 4:
            return data[:place] + rng.choice(TOKENS) + data[place:]
        case 5:
            return data[:place] + rng.choice(TOKENS) + data[end:]
        case 6:
            return _twice(rng, data)
    values = list(re.finditer(rb"-?\d+|null|true|false", data))
    if not values:
        return data
    one = rng.choice(values)
    return data[: one.start()] + rng.choice(TOKENS) + data[one.end() :]


def _twice(rng: random.Random, data: bytes) -> bytes:
    """One key of an object twice."""
    keys = list(re.finditer(rb'"[a-z_]+": ', data))
    if not keys:
        return data
    one = rng.choice(keys)
    return data[: one.start()] + one[0] + b"null, " + data[one.start() :]


# --- what has to come of it


def judge(example: Example, data: bytes) -> str | None:
    """None for a valid result, or the code of the refusal. Raises what must not be raised."""
    try:
        _JUDGES[example.kind](example, data)
    except SpadesError as error:
        told = error_json(error)["error"]
        if not told["message"] or told["code"] != error.code:
            raise Broken(f"an error that cannot be told: {told}") from error
        # Plain values, so that JSON says them as they are.
        json.dumps(error.facts, allow_nan=False)
        return error.code
    return None


def _judge_record(_: Example, data: bytes) -> None:
    record = read_record(parse_json(data))
    played = replay(record)
    json.dumps(replay_json(played), allow_nan=False)
    again = json.dumps(record_json(record))
    if read_record(parse_json(again.encode())) != record:
        raise Broken(f"a record reads otherwise than it was written: {again}")
    if replay(record_of(played.events)).events != played.events:
        raise Broken("the record of a replay replays otherwise")


def _judge_sheet(_: Example, data: bytes) -> None:
    played = score_sheet(parse_json(data))
    told = standing_json(played.state, played.results)
    json.dumps(told, allow_nan=False)
    for hand in told["hands"]:
        for side in (0, 1):
            if sum(line["amount"] for line in hand["lines"][side]) != hand["points"][side]:
                raise Broken(f"lines do not add up: {hand}")


def _judge_answer(example: Example, data: bytes) -> None:
    view = view_of(example.state, example.state.to_act)
    action = read_answer(data, 7, view)
    decide(example.state, action)


def _judge_action(example: Example, data: bytes) -> None:
    """As a table takes it: refused, everything stands as it stood."""
    table = _table(example.state)
    action = parse_action(data.decode("utf-8", "surrogatepass"))
    after, told = step(table, Command("one", action), 0.0)
    if told.answer.error is None:
        if after.version <= table.version or told.entry is None:
            raise Broken(f"{action} was done, and nothing happened")
        return
    if after is not table or told.entry is not None:
        raise Broken(f"{action} was refused, and something happened")
    if action in legal_actions(example.state):
        raise Broken(f"{action} is legal, and was refused")
    raise told.answer.error


def _judge_event(_: Example, data: bytes) -> None:
    read_event(parse_json(data))


def _table(state: State) -> Table:
    """A table at which a match stands so; its log is of no matter here."""
    rules = state.match.rules
    started = Entry(0, None, 0.0, (_started(rules),))
    table = restore_local(("person",) * rules.seats, [started])
    return replace(table, state=state)


def _started(rules: Rules) -> Any:
    from spades.game.decide import start

    return start(rules, 0)


_JUDGES: Final[dict[str, Callable[[Example, bytes], None]]] = {
    "record": _judge_record,
    "sheet": _judge_sheet,
    "answer": _judge_answer,
    "action": _judge_action,
    "event": _judge_event,
}


# --- the bench


def fuzz(seed: str, cases: int) -> dict[str, int]:
    """So many cases; how many were valid, and how often each code was told. Raises Broken."""
    rng = random.Random(seed)
    found: dict[str, int] = {"cases": 0, "valid": 0}
    corpus = examples("corpus")
    for _ in range(cases):
        example = rng.choice(corpus[rng.choices(KINDS, SHARES)[0]])
        data = broken(rng, example)
        try:
            code = judge(example, data)
        except Exception as error:
            shown = data if len(data) < 2000 else data[:2000] + b"..."
            raise Broken(f"{example.kind}: {error!r} from {shown!r}") from error
        found["cases"] += 1
        name = "valid" if code is None else f"code {code}"
        found[name] = found.get(name, 0) + 1
    return found


def chunk(task: list[Any]) -> dict[str, int]:
    """One chunk: its seed and number, and how many cases."""
    seed, number, cases = task
    return fuzz(f"{seed} {number}", cases)


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--cases", type=int, default=20_000)
    given = options.parse_args()
    size = 500
    tasks = [
        [given.seed, number, min(size, given.cases - number * size)]
        for number in range(-(-given.cases // size))
    ]
    sizes = {"cases": given.cases, "seed": given.seed}
    found = in_chunks("fuzz", sizes, tasks, chunk, given.jobs, given.fresh)
    codes = [name for name in found if name.startswith("code ")]
    return figure(
        "fuzz",
        f"{found['cases']:,} of {given.cases:,} malformed records, sheets, answers, actions and "
        f"log lines; {len(codes)} codes told, {found['valid']:,} still valid, nothing else raised",
        found["cases"] >= given.cases,
    )


if __name__ == "__main__":
    sys.exit(main())
