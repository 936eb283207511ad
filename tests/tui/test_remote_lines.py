"""Playing line by line at a table on a real server: whole matches, cuts, votes, leaving, proofs."""

import threading

import pytest

from spades.errors import RemoteError
from spades.i18n import LANGUAGES, Texts
from spades.table import asks
from spades.tui.remote.join import join
from spades.tui.remote.notes import load_note
from spades.tui.remote.requests import fetch_record
from tests.server.hall import Hall
from tests.tui.at_table import WAIT, Sitter, auto, cut, table

pytestmark = pytest.mark.slow

EN = Texts("en")
FAIR = "all as promised before the match. Your own share was in it."
FETCH = "spades.tui.remote.proof.fetch_record"
SORTED = {"max_hands": 1, "double_nil": "never"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def people(hall, tmp_path, link, *scripts, **settings):
    return [
        Sitter(link, tmp_path / name, script, name, **settings)
        for name, script in zip(("Ani", "Budi", "Citra", "Dewi"), scripts, strict=False)
    ]


@pytest.mark.parametrize("seats", ["pcpc", "pppp", "pp", "cp"])
def test_a_whole_match_is_played_by_scripts_and_its_shuffle_is_proven(hall, tmp_path, seats):
    link = table(hall, seats)
    sitters = people(hall, tmp_path, link, *[auto()] * seats.count("p"))
    for one in sitters:
        assert one.done() == 0
        assert FAIR in one.told[-1]
        assert load_note(tmp_path / one.match.note.name, link) is None
    record = hall.ask(f"/api/tables/{link.table}/record").json()
    assert len(record["hands"]) == 1
    for one in sitters:
        assert one.match.view(one.match.seat).scores == (*one.match.results[-1].scores,)
        assert record["players"][one.match.seat] == one.match.note.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(hall, tmp_path, language):
    link = table(hall, "pp")
    typed = auto("?", "who", "talk", "talk 2", "status", "hint", "talk hello", "rules", "zz")
    ani, budi = people(hall, tmp_path, link, typed, auto(), language=language)
    assert (ani.done(), budi.done()) == (0, 0)
    assert not any("{" in sentence for sentence in ani.told + budi.told)
    said = Texts(language).say("talk-good-luck")
    assert budi.lines.until(said).startswith("Ani: ")
    assert Texts(language).say("join-proving") in ani.told


def test_cuts_at_any_moment_lose_nothing_and_play_nothing_twice(hall, tmp_path):
    link = table(hall, "pp")

    def cutting(ani):
        cut(ani.match)
        return "auto"

    typed = auto(*(cutting if number % 3 == 0 else "auto" for number in range(60)))
    ani, budi = people(hall, tmp_path, link, typed, auto())
    assert (ani.done(), budi.done()) == (0, 0)
    assert ani.told.count(EN.say("join-cut")) == ani.told.count(EN.say("join-back")) > 5
    assert FAIR in ani.told[-1]
    (hand,) = hall.ask(f"/api/tables/{link.table}/record").json()["hands"]
    assert sum(" play " in action for action in hand["actions"]) == 26
    mine = [told for told in ani.told if told.startswith(("You lead ", "You play "))]
    assert len(mine) == len(set(mine)) == 13


def test_a_refused_play_is_told_with_its_reason_and_asked_again(hall, tmp_path):
    link = table(hall, "pccc", rules=SORTED)
    asked = []

    def wrong(ani):
        asked.append(ani.told[-1])
        hand = ani.match.view(ani.match.seat).hand
        return next(card for card in ("2C", "3D", "4H", "5S") if not hand >> _bit(card) & 1)

    (ani,) = people(hall, tmp_path, link, auto("auto", wrong))
    assert ani.done() == 0
    at = ani.told.index(asked[0])
    assert any("is not in your hand" in told for told in ani.told[at:])
    assert ani.told.count(asked[0]) >= 2


def _bit(card):
    return "CDHS".index(card[1]) * 16 + "23456789TJQKA".index(card[0])


def test_a_decision_from_before_the_game_went_on_is_told_as_such(hall, tmp_path):
    link = table(hall, "pccc", rules=SORTED)

    def late(ani):
        match = ani.match
        match._wire.send("late", 0, "bid 3")
        match._waiting["late"] = asks.Undo(match.seat)
        return "hand"

    (ani,) = people(hall, tmp_path, link, auto(late))
    assert ani.done() == 0
    assert any("The game went on" in told for told in ani.told)


def answering(answer):
    """Lines of somebody who answers every proposal so, and else lets the computer decide."""
    return iter(lambda: lambda one: answer if "Do you agree?" in one.told[-1] else "auto", 0)


@pytest.mark.parametrize("answer", ["yes", "no", "auto"])
def test_a_take_back_is_proposed_and_the_others_decide(hall, tmp_path, answer):
    hands = []

    def undoing(one):
        view = one.match.view(one.match.seat)
        if view.phase == "play":
            hands.append(view.hand)
            if len(hands) == 2:
                return "undo"
        return "auto"

    link = table(hall, "pp", rules=SORTED)
    ani, budi = people(hall, tmp_path, link, iter(lambda: undoing, 0), answering(answer))
    assert (ani.done(), budi.done()) == (0, 0)
    asked = "Ani would like to take back their last move."
    assert any(asked in told for told in budi.told)
    assert any(told.startswith("Time left: 0:") for told in budi.told)
    if answer == "yes":
        assert hands[2] == hands[0] != hands[1]
        assert any(told == "All agree." for told in ani.told)
    else:
        assert hands[2] == hands[1]
        assert any("Budi does not agree" in told for told in ani.told)
    assert FAIR in ani.told[-1]
    assert FAIR in budi.told[-1]


def test_partners_concede_together(hall, tmp_path):
    def conceding(one):
        return "yes" if EN.say("dialog-concede") in one.told[-1] else "concede"

    link = table(hall, "pcpc")
    ani, citra = people(hall, tmp_path, link, iter(lambda: conceding, 0), answering("yes"))
    assert (ani.done(), citra.done()) == (0, 0)
    for one in (ani, citra):
        assert "You concede the match." in one.told


def test_a_hand_is_dealt_anew_when_all_agree(hall, tmp_path):
    seen = []

    def redealing(one):
        view = one.match.view(one.match.seat)
        if view.phase == "bidding" and view.hand is not None:
            seen.append(view.hand)
            if len(seen) == 1:
                return "redeal"
        return "auto"

    link = table(hall, "pcpc", rules=SORTED)
    ani, budi = people(hall, tmp_path, link, iter(lambda: redealing, 0), answering("yes"))
    assert (ani.done(), budi.done()) == (0, 0)
    assert seen[1] != seen[0]
    assert FAIR in ani.told[-1]
    (hand,) = hall.ask(f"/api/tables/{link.table}/record").json()["hands"]
    assert hand["deal_number"] == 2


def test_a_spectator_sees_all_that_is_open_and_no_card_of_a_hand(hall, tmp_path):
    link = table(hall, "pccc")
    looking = Sitter(link, None, ["4", "undo", "status", "who", "quit"])
    (ani,) = people(hall, tmp_path, link, auto())
    assert (ani.done(), looking.done()) == (0, 0)
    assert EN.say("join-watching") in looking.told
    assert looking.match.seat is None
    assert sum(" leads " in told for told in looking.told) == 13
    assert not any("Your hand" in told or "You " in told[:4] for told in looking.told[9:])
    assert "No share of yours was in it." in looking.told[-1]
    assert looking.match.view(None).scores == ani.match.view(0).scores


def test_whoever_quits_keeps_the_seat_and_finds_the_match_where_it_is(hall, tmp_path):
    link = table(hall, "pccc", options={"grace_left": 3600})
    (ani,) = people(hall, tmp_path, link, ["auto", "auto", "quit", "yes"])
    assert ani.done() == 0
    assert ani.told[-1].endswith(f"spades play --join {link}")
    note = load_note(tmp_path / "Ani", link)
    assert note is not None
    assert note.opened
    again = Sitter(link, tmp_path / "Ani", auto())
    assert again.done() == 0
    assert again.match.seat == ani.match.seat
    assert FAIR in again.told[-1]


@pytest.mark.parametrize("seated", [True, False])
def test_before_the_match_all_that_needs_none_can_be_asked_for(hall, tmp_path, seated):
    link = table(hall, "pp", rules={})
    ani = Sitter(link, tmp_path / "a" if seated else None, [], "Ani")
    for typed in ("?", "help", "howto", "rules", "who", "hand", "talk 1", "hint", "zz", "back"):
        assert ani.game._do(typed)
    told = "\n".join(ani.told)
    assert EN.say("keys-leave") in told
    assert EN.say("keys-quit") not in told, "nothing is saved here"
    assert (EN.say("keys-talk") in told) == seated, "who looks on is offered what does something"
    assert ani.told.count(EN.say("ui-not-understood", text="hint")) == 1
    assert (EN.say("join-not-sat-in") in told) == seated
    ani.match.close()


def test_before_the_match_leaving_frees_the_seat(hall, tmp_path):
    link = table(hall, "pccp")
    ani = Sitter(link, tmp_path / "a", [], "Ani")
    ani.lines.until(EN.say("join-script-waits"))
    ani.lines.any_time = True
    ani.lines._came.put("quit\n")
    ani.lines._came.put("yes\n")
    assert ani.done() == 0
    assert ani.told[-1] == EN.say("join-seat-free")
    assert load_note(tmp_path / "a", link) is None
    budi, citra = people(hall, tmp_path, link, auto(), auto())
    assert {budi.match.seat, citra.match.seat} == {0, 3}
    assert (budi.done(), citra.done()) == (0, 0)


def test_whoever_is_sent_away_is_told_and_has_no_seat_any_more(hall, tmp_path):
    link = table(hall, "pccp")
    ani = join(link, tmp_path / "a", "Ani")
    thinks = threading.Event()
    citra = Sitter(link, tmp_path / "c", [lambda _: thinks.wait(WAIT) and ""], "Citra")
    ani.act(asks.Kick(0, 3, "slow"))
    with pytest.raises(RemoteError) as ended:
        citra.done()
    thinks.set()
    assert ended.value.code == "join.seat_freed"
    assert "Reason: playing too slowly." in EN.error(ended.value)
    assert load_note(tmp_path / "c", link) is None
    ani.leave()


def test_a_seat_is_in_one_place_at_a_time(hall, tmp_path):
    link = table(hall, "pccp")
    ani = Sitter(link, tmp_path / "a", [], "Ani")
    with pytest.raises(RemoteError) as refused:
        join(link, tmp_path / "a", "Ani")
    assert refused.value.code == "seat.in_use"
    other = join(link, tmp_path / "a", "Ani", take_over=True)
    assert other.seat == ani.match.seat
    with pytest.raises(RemoteError) as ended:
        ani.done()
    assert ended.value.code == "seat.elsewhere"
    assert ani.told[-1].endswith(f"spades play --join {link} --take-over")
    assert load_note(tmp_path / "a", link) is not None
    other.leave()


def test_what_cannot_be_prevented_can_be_claimed(hall, tmp_path):
    def claims(ani):
        if EN.say("dialog-claim") in ani.told[-1]:
            return "yes"
        return "claim" if "whatever happens" in "".join(ani.told[-3:]) else "auto"

    for _ in range(12):
        link = table(hall, "pccc", rules=SORTED)
        (ani,) = people(hall, tmp_path, link, iter(lambda: claims, 0))
        assert ani.done() == 0
        assert FAIR in ani.told[-1]
        if any("You claim the last" in told for told in ani.told):
            return
    raise AssertionError("nothing was ever claimed")


def test_one_is_reminded_when_the_clock_runs_short(hall, tmp_path):
    link = table(hall, "pccc", options={"turn_seconds": 8})
    (ani,) = people(
        hall, tmp_path, link, auto(lambda one: one.lines.until("Time left: 0:0") and "")
    )
    assert ani.done() == 0


def test_the_settings_look_and_play_by_themselves_here_too(hall, tmp_path):
    link = table(hall, "pccc")
    (ani,) = people(hall, tmp_path, link, auto(), look_at_once=True, autoplay=True)
    assert ani.done() == 0
    assert not any(told.startswith("Look at your cards, or bid") for told in ani.told)
    assert any("is the only card" in told for told in ani.told)


# --- proofs


def test_a_record_of_other_cards_is_called_out(hall, tmp_path, monkeypatch):
    other = table(hall, "pp")
    for one in people(hall, tmp_path / "x", other, auto(), auto()):
        assert one.done() == 0
    monkeypatch.setattr(FETCH, lambda link: fetch_record(other))
    link = table(hall, "pp")
    ani, budi = people(hall, tmp_path, link, auto(), auto())
    for one in (ani, budi):
        assert one.done() == 0
        told = "\n".join(one.told)
        assert "THE SHUFFLE OF THIS MATCH IS NOT RIGHT" in told
        assert "is not the hand that was played" in told
        assert "commitment that you noted is not" in told
        assert "What you put in is not in this record" in told


def test_a_seed_that_is_not_opened_is_told(hall, tmp_path, monkeypatch):
    def shut(link):
        record = fetch_record(link)
        record["hands"][0]["fair"]["seed"] = None
        return record

    monkeypatch.setattr(FETCH, shut)
    (ani,) = people(hall, tmp_path, table(hall, "cp"), auto())
    assert ani.done() == 0
    assert "did not open all of its seeds" in ani.told[-1]


def test_a_table_that_promises_nothing_is_told_as_such(hall, tmp_path):
    (ani,) = people(hall, tmp_path, table(hall, "cp", fair=False), auto())
    assert ani.done() == 0
    assert "promised nothing about its shuffle" in ani.told[-1]


def test_a_record_that_cannot_be_had_proves_nothing_and_accuses_nobody(hall, tmp_path, monkeypatch):
    def gone(link):
        raise RemoteError("join.no_server", address=link.server, reason="gone")

    monkeypatch.setattr(FETCH, gone)
    (ani,) = people(hall, tmp_path, table(hall, "cp"), auto())
    assert ani.done() == 0
    assert any("The shuffle could not be checked." in told for told in ani.told)
    assert not any("NOT RIGHT" in told for told in ani.told)
