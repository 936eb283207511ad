"""Whatever people do at a table, in whatever order and at whatever time: what always holds."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from spades.cards import ALL_CARDS
from spades.errors import SpadesError
from spades.game.actions import ENDINGS, Bid, Close, Look, Play
from spades.game.decide import legal_actions
from spades.game.projection import record_of
from spades.game.record import replay
from spades.rules import Rules
from spades.table import (
    Attach,
    Bring,
    Command,
    Credit,
    Decided,
    Detach,
    Move,
    OfferMove,
    Sit,
    Tick,
    new_table,
    parse_ask,
    restore,
    trimmed,
    turn_ends_at,
    wakes_at,
)
from spades.table.asks import REASONS
from spades.table.claim import may_claim
from spades.table.fair import pledge_of
from spades.table.snapshot import read_snapshot, snapshot_json
from spades.table.talk import PHRASES
from spades.table.told import table_json
from spades.table.votes import unanswered
from spades.testing.fair import check_opened
from tests.table.room import Room, digest, share_of

CODES = set(
    re.findall(
        r"^\| `([a-z_]+\.[a-z_]+)` \|",
        (Path(__file__).parents[2] / "docs" / "errors.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
FOUR: dict[str, Any] = {"game": "partnership", "max_hands": 2}
TWO: dict[str, Any] = {"game": "two-player", "max_hands": 2}
RULES = [
    Rules(**FOUR),
    Rules(**FOUR, double_nil="never"),
    Rules(**FOUR, exchange_order="simultaneous"),
    Rules(**TWO),
    Rules(**TWO, discard_view="open"),
]
WAITS = (0.0, 0.1, 1.0, 5.0, 9.9, 10.0, 30.0, 39.9, 40.0, 100.0, 1000.0, -50.0)


class Crowd:
    """People, computers and a dealer at one table, each doing whatever comes to mind."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        rng = self.rng
        rules = rng.choice(RULES)
        self.room = Room(
            rules,
            people=[seat for seat in range(rules.seats) if rng.random() < 0.7] or [0],
            fair=rng.random() < 0.6,
            seed=seed,
            dealer=False,
            turn_seconds=rng.choice([None, 5, 20, 60]),
            when_left=rng.choice(["computer", "computer", "wait"]),
            accept_win=rng.random() < 0.5,
            take_back=rng.random() < 0.8,
            by_host=rng.random() < 0.3,
            redeals=rng.choice([0, 1, 5]),
            talk=rng.random() < 0.9,
        )
        self.sent: list[Any] = []
        self.keys = 0

    def step(self) -> None:
        """Something happens; what is due, owed or a computer's turn mostly, else anything."""
        rng, room = self.rng, self.room
        table = room.table
        chosen = rng.random()
        asked = unanswered(table, room.now)
        if asked and chosen < 0.5:
            seat = rng.choice(asked)
            self.give(self.command(seat, parse_ask(seat, rng.choice(["agree"] * 5 + ["disagree"]))))
        elif table.needs is not None and chosen < 0.7:
            self.give(room.brought())
        elif table.computer_to_act is not None and chosen < 0.6:
            action = room.player.decide(table.view(table.computer_to_act)).action
            self.give(Decided(action, table.version - rng.choice([0, 0, 0, 1, 5])))
        elif chosen < 0.2 and table.to_act is not None and may_claim(table.view(table.to_act)):
            self.give(self.command(table.to_act, parse_ask(table.to_act, "claim")))
        elif chosen < 0.55 and table.to_act is not None:
            self.give(self.command(table.to_act, rng.choice(legal_actions(table.match))))
        elif chosen < 0.62 and any(not seat.is_present for seat in table.seats):
            self.come()
        elif chosen < 0.72:
            room.now += rng.choice(WAITS)
            self.tick()
        else:
            self.anything()

    def come(self) -> None:
        """Somebody sits down or comes back."""
        seats = self.room.table.seats
        seat = self.rng.choice([n for n, one in enumerate(seats) if not one.is_present])
        if seats[seat].is_persons:
            self.give(Attach(seat, self.link()))
        else:
            self.give(self.sitting(self.rng.choice([seat, seat, None])))

    def sitting(self, seat: int | None) -> Sit:
        self.keys += self.rng.choice([0, 1, 1, 1])
        pledge = pledge_of(share_of(seat or 0)) if self.rng.random() < 0.8 else None
        return Sit(f"s{self.keys}", "Ann", digest(f"key {self.keys}"), seat, pledge)

    def link(self) -> str:
        return f"link {self.rng.randrange(6)}"

    def anything(self) -> None:
        rng, room = self.rng, self.room
        table = room.table
        seat = rng.randrange(-1, table.rules.seats + 1)
        whom = rng.randrange(4)
        held = [number for number, one in enumerate(table.seats) if one.is_persons]
        if held and rng.random() < 0.8:
            seat = rng.choice(held)
        match rng.randrange(9):
            case 0 | 1 | 2:
                text = rng.choice(
                    [
                        "take_back",
                        "take_back",
                        "redeal",
                        "concede" if rng.random() < 0.2 else "back",
                        "leave",
                        "abandon" if rng.random() < 0.2 else "back",
                        "begin",
                        "claim",
                        "accept_win",
                        "agree",
                        "agree",
                        "agree",
                        "disagree",
                        f"open {share_of(seat)}",
                        f"talk {rng.choice(PHRASES)}",
                        f"seat {whom} {rng.choice(['person', 'random', 'x'])}",
                        f"kick {whom} {rng.choice(REASONS)}",
                        f"host {whom}",
                    ]
                )
                self.give(self.command(seat, parse_ask(seat, text)))
            case 3:
                action = rng.choice(
                    [Look(seat), Bid(seat, rng.randrange(15)), Play(seat, rng.choice(ALL_CARDS))]
                )
                self.give(self.command(seat, action))
            case 4 if self.sent:
                self.give(rng.choice(self.sent))  # once more
            case 5:
                inside = 0 <= seat < len(table.seats)
                link = table.seats[seat].link if inside and rng.random() < 0.7 else self.link()
                self.give(Detach(seat, link or "none", rng.random() < 0.3))
            case 6:
                self.give(Attach(seat, self.link()))
            case 7:
                code = digest(f"code {rng.randrange(3)}")
                self.give(
                    rng.choice(
                        [
                            OfferMove(f"o{rng.randrange(9)}", seat, code, room.now + 50),
                            Move("m", code, digest(f"key {rng.randrange(100, 200)}")),
                            Credit(rng.choice([-1.0, 5.0, 300.0])),
                            Bring(Close(rng.choice(ENDINGS), rng.choice([None, 0, 1]))),
                        ]
                    )
                )
            case _:
                self.give(Decided(Look(whom), table.version))

    def command(self, seat: int, ask: Any) -> Command:
        version = self.room.table.version
        seen = self.rng.choice([None, version, version, version - 1, version - 7, version + 1])
        return Command(f"c{self.rng.randrange(10**6)}", ask, seen)

    def give(self, given: Any) -> None:
        """One input; whatever it is, it is answered, and what is refused changes nothing."""
        room, before = self.room, self.room.table
        entries = len(room.entries)
        told = room.give(given)
        self.sent = [*self.sent[-20:], given]
        answer = told.answer
        assert answer.kind in ("done", "already", "stale", "refused", "nothing")
        if told.entry is None:
            assert answer.kind != "done"
            assert room.table is before
            assert len(room.entries) == entries
        else:
            assert answer.kind == "done"
            assert told.entry.version == before.version
            assert room.table.version == before.version + len(told.entry.events)
            assert told.entry.at >= before.at
        if answer.kind == "refused":
            assert isinstance(answer.error, SpadesError)
            assert answer.error.code in CODES, answer.error

    def tick(self) -> None:
        """All that is due happens; then nothing is due in the past."""
        for _ in range(50):
            told = self.room.give(Tick())
            if told.entry is None:
                break
        else:
            raise AssertionError("there is always something due")
        wakes = wakes_at(self.room.table)
        assert wakes is None or wakes > max(self.room.now, self.room.table.at)


def check_somebody_is_waited_for(table: Any) -> None:
    """No table stands still with nobody who could end that."""
    if table.phase in ("over", "closed") or table.needs is not None:
        return
    if table.computer_to_act is not None or wakes_at(table) is not None:
        return
    if table.phase == "gathering":
        # More people are to come, or the host who is there to begin.
        assert any(seat.is_free for seat in table.seats) or table.seats[table.host].is_present
        assert table.people or table.empty_since is None
        return
    seat = table.to_act
    assert table.phase == "playing"
    assert seat is not None
    assert table.seats[seat].is_persons
    away = not table.seats[seat].is_present
    assert not away or table.plan.options.when_left == "wait"


def check_seats(table: Any) -> None:
    people = table.people
    if table.phase not in ("over", "closed"):
        assert (table.empty_since is None) == bool(people) or not table.log
    for seat in table.seats:
        assert not seat.is_free or table.phase != "playing" or seat.sitter is not None
        assert seat.kind == "person" or (seat.name is None and seat.sitter is None)
    keys = [seat.key for seat in table.seats if seat.key is not None]
    assert len(keys) == len(set(keys))
    ends = turn_ends_at(table)
    assert ends is None or table.seats[table.to_act].player is None


@pytest.mark.slow
@pytest.mark.parametrize("number", range(40))
def test_whatever_happens_the_log_is_the_truth_and_somebody_is_waited_for(number):
    crowd = Crowd(f"crowd {number}")
    room = crowd.room
    for turn in range(400):
        crowd.step()
        table = room.table
        check_seats(table)
        check_somebody_is_waited_for(table)
        if turn % 20 == 0 or turn > 390:
            check_log(room)
        if table.phase in ("over", "closed") and crowd.rng.random() < 0.05:
            break
    check_log(room)
    check_opened(room.plan.rules.game, room.table.log)


def check_log(room: Room) -> None:
    table = room.table
    assert room.again() == table
    if table.state is not None and table.needs != "redraw":
        assert replay(record_of(table.game_log)).state == table.state
    short = trimmed(table)
    if not short.log:
        assert read_snapshot(room.plan, snapshot_json(short)) == short
        assert table_json(short) == table_json(table)


@pytest.mark.parametrize("number", range(12))
def test_a_server_that_trims_its_tables_has_the_same_table(number):
    """With every entry applied to a table that is trimmed wherever it can be."""
    crowd = Crowd(f"trimming {number}")
    for _ in range(300):
        crowd.step()
    short = new_table(crowd.room.plan, crowd.room.opened)
    for entry in crowd.room.entries:
        undone = short.match_log
        if not any(type(event).__name__ == "Rewound" for event in entry.events) and not undone:
            short = trimmed(short)
        short = restore(short, [entry])
    assert short.state == crowd.room.table.state
    assert table_json(short) == table_json(crowd.room.table)


def test_the_codes_of_the_page_are_read():
    assert len(CODES) > 100
