"""A match at this computer: durable before it is told, the same after any interruption."""

import itertools
from dataclasses import replace

import pytest

from spades.cards.shuffle import seed_from_text
from spades.errors import JournalError, UsageError
from spades.game.actions import Look
from spades.game.decide import legal_actions
from spades.game.events import CardsPutDown, CardsRedrawn, HandDealt, Looked, StockSet
from spades.game.record import read_record, record_json, replay
from spades.game.state import Over
from spades.players.player import Decision, because
from spades.rules import Rules
from spades.store.journal import Journal, read_journal
from spades.table import PERSON, restore_local
from spades.tui.session import LocalMatch, saved_match, saved_record

GAMES = {"partnership": Rules(max_hands=2), "two-player": Rules(game="two-player", max_hands=2)}
NAMES = ("North", "East", "South", "West")


OPEN: list[LocalMatch] = []


@pytest.fixture(autouse=True)
def _closed():
    """Every match that a test opened lets go of its file."""
    yield
    while OPEN:
        OPEN.pop().close()


def resume(path):
    OPEN.append(LocalMatch.resume(path))
    return OPEN[-1]


def new(game="partnership", person=True, folder=None, seed="s", kind="random", rules=None):
    rules = rules or GAMES[game]
    kinds = [kind] * rules.seats
    if person:
        kinds[0] = PERSON
    ticks = itertools.count(1.0)
    match = LocalMatch.new(
        rules, NAMES[: rules.seats], kinds, folder, seed_from_text(seed), clock=lambda: next(ticks)
    )
    OPEN.append(match)
    return match


def play_on(match, steps=10**6):
    """Let the adviser decide for the person; at most so many steps."""
    for _ in range(steps):
        if match.advance() is None:
            if match.over:
                return match
            decision = match.suggestion(match.waits_for)
            assert decision is not None
            assert match.act(decision.action).answer.kind == "done"
    return match


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["random", "simple"])
def test_a_saved_match_is_its_journal_and_its_record(game, kind, tmp_path):
    match = play_on(new(game, folder=tmp_path, kind=kind))
    match.close()
    header, entries = read_journal(match.path)
    assert restore_local(header.kinds, entries) == match.table
    record = read_record(record_json(saved_record(match.path)))
    assert replay(record).state == match.table.state
    assert record.players == match.names
    assert match.results == replay(record).results


@pytest.mark.parametrize("game", GAMES)
def test_resumed_at_any_point_it_goes_on_as_if_nothing_had_been(game, tmp_path):
    whole = play_on(new(game)).record()
    match = new(game, folder=tmp_path)
    for _ in range(400):
        play_on(match, 7)
        table = match.table
        match.close()
        match = resume(match.path)
        assert match.table == table
        if match.over:
            break
    assert match.record() == whole


@pytest.mark.parametrize("game", GAMES)
def test_every_stored_state_is_what_its_record_replays_to(game, tmp_path):
    """Wherever a process may end: at each whole line of the journal."""
    match = play_on(new(game, folder=tmp_path, seed="double nils", kind="random"))
    header, entries = read_journal(match.path)
    for count in range(1, len(entries) + 1):
        table = restore_local(header.kinds, entries[:count])
        stored = LocalMatch(header, table, None)
        assert replay(stored.record()).state == table.state


def test_put_down_and_drawn_again_are_one_line(tmp_path):
    found = 0
    for seed in range(3):
        match = play_on(new("two-player", False, tmp_path, str(seed)))
        for entry in read_journal(match.path)[1]:
            kinds = [type(event) for event in entry.events]
            if CardsPutDown in kinds:
                found += 1
                assert CardsRedrawn in kinds
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_repeats_the_deals_and_no_seed_does_not(game):
    def deals(match):
        return [e for e in match.table.log if isinstance(e, (HandDealt, StockSet))]

    first, again, other = (play_on(new(game, seed=seed)) for seed in ("a", "a", "b"))
    assert deals(first) == deals(again) != deals(other)
    assert first.table.log == again.table.log
    secret = [
        LocalMatch.new(GAMES[game], NAMES[: GAMES[game].seats], ["random"] * GAMES[game].seats)
        for _ in range(2)
    ]
    assert secret[0].header.seed != secret[1].header.seed


def test_the_deals_do_not_hang_on_who_plays():
    def deals(match):
        return [event.hands for event in match.table.log if isinstance(event, HandDealt)]

    assert deals(play_on(new(kind="random"))) == deals(play_on(new(kind="simple")))


def test_the_seed_is_told_only_when_the_match_is_over():
    match = play_on(new(), 60)
    assert match.record().meta == {}
    assert match.header.seed not in str(record_json(match.record()))
    play_on(match)
    assert match.record().meta["seed"] == match.header.seed


@pytest.mark.parametrize("game", GAMES)
def test_all_at_once_is_the_same_as_one_by_one(game, tmp_path):
    one, all_ = new(game), new(game, folder=tmp_path)
    while not all_.over:
        told = all_.advance_all()
        single = [one.advance() for _ in told]
        assert [step.entry.events for step in told] == [step.entry.events for step in single]
        assert one.advance() is None
        if all_.over:
            break
        decision = all_.suggestion(0)
        all_.act(decision.action)
        one.act(decision.action)
    assert one.table.log == all_.table.log
    assert saved_match(all_.path).table == all_.table


def test_all_at_once_stops_where_the_person_may_look():
    match = new()
    match.advance_all(to_look=True)
    assert match.view(0).may_look
    assert match.view(0).bids == (None,) * 4
    match.act(Look(0))
    assert match.advance_all(to_look=True)


def test_only_who_is_to_act_is_asked():
    match = new()
    match.advance_all()
    assert match.waits_for == 0
    assert match.advance() is None
    assert match.suggestion(1) is None
    assert match.people == (0,)


class Broken:
    """A player that answers with whatever it is given, or raises it."""

    name = "broken"

    def __init__(self, answer):
        self.answer = answer

    def decide(self, view):
        if isinstance(self.answer, Exception):
            raise self.answer
        return Decision(self.answer, because("look"))


@pytest.mark.parametrize("answer", [RuntimeError("oh"), Look(3), Look(9), None])
def test_a_player_that_fails_does_not_stop_the_match(answer, caplog):
    match = new()
    match._players = {seat: Broken(answer) for seat in (1, 2, 3)}
    match._adviser = Broken(RuntimeError("oh"))
    for _ in range(30):
        if match.advance() is None:
            assert match.suggestion(0) is None
            match.act(_first(match))
    assert len(match.table.log) > 25


def test_a_player_acts_for_its_own_seat_only():
    match = new()
    match._players = {seat: Broken(Look(3)) for seat in (1, 2)} | {3: match._players[3]}
    match.advance_all(to_look=False)
    looks = [event.seat for event in match.table.log if isinstance(event, Looked)]
    order = [seat for seat in (1, 2, 3) if seat in looks]
    assert looks == sorted(set(looks), key=looks.index)
    for seat in order:
        assert match.table.state.match.bidding_order.index(seat) <= looks.index(seat)


def _first(match):
    return legal_actions(match.table.state, 0)[0]


@pytest.mark.parametrize("way", ["act", "advance", "advance_all"])
def test_what_cannot_be_saved_has_not_happened(way, tmp_path, monkeypatch):
    match = new(folder=tmp_path)
    if way == "act":
        match.advance_all()
    table = match.table

    def fail(self, *entries):
        raise JournalError("journal.write", path="x", reason="disk full")

    monkeypatch.setattr(Journal, "append", fail)
    act = {"act": lambda: match.act(Look(0))}.get(way) or getattr(match, way)
    with pytest.raises(JournalError):
        act()
    assert match.table is table
    monkeypatch.undo()
    match.close()
    assert resume(match.path).table == table


def test_an_unknown_player_begins_no_match(tmp_path):
    with pytest.raises(UsageError):
        new(kind="none", folder=tmp_path)
    assert not list(tmp_path.iterdir())


def test_two_processes_do_not_play_one_match(tmp_path):
    match = new(folder=tmp_path)
    with pytest.raises(JournalError) as caught:
        LocalMatch.resume(match.path)
    assert caught.value.code == "journal.in_use"
    assert saved_match(match.path).table == match.table  # looking is no playing


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("kinds", ("person", "none", "random", "random"), "player.unknown"),
        ("kinds", ("person", "random"), "table.seats"),
        ("names", ("Dewi",), "table.seats"),
    ],
)
def test_a_header_that_does_not_fit_is_named(field, value, reason, tmp_path):
    match = new(folder=tmp_path)
    match.close()
    header, entries = read_journal(match.path)
    path = tmp_path / "odd.spades"
    Journal.create(path, replace(header, **{field: value}), entries[0]).close()
    for act in (LocalMatch.resume, saved_match):
        with pytest.raises(JournalError) as caught:
            act(path)
        assert (caught.value.code, caught.value.facts["reason"]) == ("journal.replay", reason)


def test_conceding_and_abandoning_are_saved(tmp_path):
    for way in ("concede", "abandon"):
        match = new(folder=tmp_path)
        match.advance_all()
        match.concede(0) if way == "concede" else match.abandon()
        match.close()
        state = saved_match(match.path).table.state
        assert isinstance(state, Over)
        ended = ("forfeit", 1) if way == "concede" else ("abandoned", None)
        assert (state.by, state.winner) == ended


def test_undo_is_saved(tmp_path):
    match = new("two-player", folder=tmp_path)
    play_on(match, 60)
    match.advance_all()
    log = len(match.table.log)
    assert match.undo(0).answer.kind == "done"
    match.close()
    assert len(saved_match(match.path).table.log) == log + 1
    assert resume(match.path).table == match.table
