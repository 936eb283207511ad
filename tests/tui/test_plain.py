"""The game line by line: complete, said in sentences, refusing with reasons, saved as it goes."""

import re
from dataclasses import replace

import pytest

from spades.cards import Card, cards_of
from spades.errors import JournalError
from spades.game.evolve_view import evolve_view
from spades.game.projection import effective
from spades.game.record import replay
from spades.game.view import playable, redact
from spades.i18n import LANGUAGES, Texts
from spades.rules import DOUBLE_NIL, Rules
from spades.store.journal import Journal
from spades.tui.lines import COMMANDS, read_line
from spades.tui.names import shown_names
from spades.tui.narrate import narrate_all
from spades.tui.session import saved_match
from tests.tui.scripted import QUICK, Typist, auto, new_match, play, resumed, typed

EN = Texts("en")
CARD = re.compile(r"(?<![\w♣♦♥♠])(10|[2-9JQKAT])([♣♦♥♠CDHS])(?!\w)")
TWO = Rules(game="two-player", max_hands=1)
FOUR = Rules(max_hands=1)
VARIANTS = [
    FOUR,
    TWO,
    Rules(max_hands=1, double_nil="never"),
    Rules(max_hands=1, exchange_order="simultaneous"),
    Rules(game="two-player", max_hands=1, discard_view="open"),
    Rules(game="two-player", max_hands=1, discard_view="private", double_nil="never"),
]


def cards_in(text):
    return {Card.parse("".join(found)) for found in CARD.findall(text)}


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
@pytest.mark.parametrize("kind", ["simple", "random"])
def test_a_script_plays_to_the_end(rules, kind, tmp_path):
    match = new_match(rules, tmp_path, kind=kind)
    lines = Typist(auto())
    code, game = play(match, lines)
    assert code == 0
    assert match.over
    assert lines.told[-1].endswith(".")
    assert saved_match(match.path).table == match.table
    assert replay(match.record()).state == match.table.state
    assert game.view == match.view(game.seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii", [False, True])
def test_it_is_said_in_every_language(language, ascii):  # noqa: A002
    texts = Texts(language, ascii=ascii)
    for rules in (FOUR, TWO):
        lines = Typist(
            auto("?", "status", "hint", "auto", "status", "last", "rules", "howto", "zz")
        )
        code, _ = play(new_match(rules, texts=texts, kind="random"), lines, texts=texts)
        assert code == 0
        assert not any("{" in sentence or "}" in sentence for sentence in lines.told)
        if ascii:
            assert not set("♣♦♥♠−–×…“”") & set(lines.written)
        if ascii and language == "en":
            assert lines.written.isascii()


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_no_card_is_told_that_the_seat_may_not_know(rules):
    for seed in range(3):
        match = new_match(rules, seed=str(seed), kind="random")
        seat = match.people[0]
        known: set[Card] = set()

        def watch(sentence, match=match, seat=seat, known=known):
            view = match.view(seat)
            masks = [view.hand, view.passed, view.received, view.discards, view.played]
            masks += [*view.shown, 0 if view.drawn is None else 1 << view.drawn]
            for mask in masks:
                known.update(cards_of(mask or 0))
            for event in match.table.log[-12:]:
                if type(event).__name__ == "CardPlayed":
                    known.add(event.card)
            if sentence != EN.say("keys-line-mode"):  # which shows how a card is written
                assert cards_in(sentence) <= known, sentence

        lines = Typist(auto("status", "hint"))
        lines.watch = watch
        play(match, lines)


def test_nothing_of_the_hand_is_told_before_the_player_looks():
    lines = Typist(typed("status", "hand", "hint", "last", "score", "undo", "?", "4", "play"))
    code, game = play(new_match(FOUR), lines)
    assert code == 1
    assert game.view.hand is None
    help_text = EN.say("keys-line-mode")
    assert not any(cards_in(told) for told in lines.told if told != help_text)
    assert EN.say("status-hand-hidden") in lines.told


def test_double_nil_is_asked_in_passing():
    lines = Typist(typed("", "", "double nil"))
    _, game = play(new_match(FOUR), lines)
    assert game.view.looked[game.seat]
    assert game.view.bids[game.seat] is None  # an empty line looks, and bids nothing
    assert any("before one sees a card" in told for told in lines.told)
    lines = Typist(typed("double nil"))
    _, game = play(new_match(FOUR), lines)
    assert game.view.bids[game.seat] == DOUBLE_NIL
    lines = Typist(typed(""))
    _, game = play(new_match(TWO), lines)
    assert EN.say("event-double-nil-declined", you=True, name="") in lines.told


def test_looking_at_once_is_a_setting():
    lines = Typist(typed())
    settings = replace(QUICK, look_at_once=True)
    _, game = play(new_match(FOUR), lines, settings)
    looked = lines.told.index(EN.say("event-looked", you=True, name=""))
    assert lines.told[looked + 1].startswith("Your hand: ")
    assert not any(" bids " in told for told in lines.told[:looked])
    assert lines.told[-2] == EN.say("prompt-bid")
    _, game = play(new_match(TWO), Typist(typed()), settings)
    assert game.view.looked[game.seat]
    assert not game.view.asking


@pytest.mark.parametrize("rules", [FOUR, TWO], ids=str)
def test_forced_cards_play_themselves_if_wished(rules):
    asked = {}
    for wish in (False, True):
        lines = Typist(auto())
        play(new_match(rules), lines, replace(QUICK, autoplay=wish))
        asked[wish] = [told for told in lines.told if told.startswith("You can play: ")]
        forced = any(re.match("[0-9JQKA]+[♣♦♥♠] is the only card", told) for told in lines.told)
        assert forced == wish
    assert all(len(cards_in(told)) > 1 for told in asked[True])
    assert len(asked[True]) < len(asked[False]) == 13


def play_until(text, rules=FOUR, seed="s"):
    """A game in which the adviser plays until something is asked; then lines can be typed."""
    match = new_match(rules, seed=seed)
    lines = Typist([])
    lines.typed = iter(lambda: None if any(text in told for told in lines.told) else "auto", 0)
    _, game = play(match, lines)
    return match, game


def answers(match, *typed_lines, settings=QUICK):
    """What each line is answered with, up to the next question."""
    lines = Typist(typed(*typed_lines))
    play(match, lines, settings, resumed=True)
    return lines.answers[1:]


def test_a_refusal_says_why_and_asks_again():
    match, game = play_until("Which card do you play?")
    holds_led = [card for card in cards_of(game.view.hand) if card.suit == game.view.trick[0].suit]
    other = next(card for card in cards_of(game.view.hand) if card.suit != game.view.trick[0].suit)
    version = match.table.version
    told = answers(match, str(other), "zz", "5", "play", "nil", "4 5", "keep", "decline")
    if holds_led:
        assert told[0][0].startswith(f"{EN.card(other)} does not follow suit")
    assert told[1][0].startswith("“zz” is no card")
    for answer in told[:-1]:
        assert answer[-1] == "Which card do you play?"
    assert match.table.version == version


def test_bids_out_of_range_are_refused():
    match, _ = play_until("Your bid: Nil, or 1 to 13?")
    told = answers(match, "14", "-1", "many", "bid", "bid x", "AS", "double nil")
    assert told[0][0].startswith("14 is no bid")
    assert told[1][0].startswith("−1 is no bid") or told[1][0].startswith("-1 is no bid")
    assert told[2][0].startswith("“many” was not understood")
    assert "before one sees a card" in told[6][0]
    assert all(answer[-1] == "Your bid: Nil, or 1 to 13?" for answer in told[:-1])


@pytest.mark.parametrize("line", ["AS", "as", "A♠", "a♠", "play AS", " PLAY  as ", "A♤"])
def test_a_card_is_written_in_many_ways(line):
    _, game = play_until("Which card do you")
    action = read_line(line, game.view)
    assert str(action) == f"{game.seat} play AS"


def test_a_ten_is_written_in_two_ways():
    _, game = play_until("Which card do you")
    for line in ("10s", "TS", "10♠", "t♠"):
        assert str(read_line(line, game.view)) == f"{game.seat} play TS"


def test_every_command_is_in_the_help():
    lines = Typist(typed("?", "help"))
    play(new_match(TWO), lines)
    for answer in lines.answers[1:3]:
        for words in COMMANDS.values():
            assert sum(told.startswith(words[0]) for told in answer) >= 1


def test_commands_are_no_cards_and_no_bids():
    words = [word for words in COMMANDS.values() for word in words]
    assert len(set(words)) == len(words)
    for word in words:
        assert not CARD.fullmatch(word.upper())
        assert not word.isdigit()


def test_a_suggestion_comes_with_its_reason():
    match, _ = play_until("Which card do you")
    suggestion = match.suggestion(match.people[0])
    assert suggestion is not None
    told = answers(match, "hint")[0][0]
    assert told.startswith(f"Play {EN.card(suggestion.action.card)}. ")
    reason = EN.say(f"reason-{suggestion.reason.code}", **suggestion.reason.values())
    assert told.endswith(reason)


def test_undo_takes_the_last_decision_back(tmp_path):
    match, _ = play_until("You take trick")
    version = match.table.version
    told = answers(match, "undo", "undo")
    assert told[0][0] == "You take back your last move."
    assert told[1][0] == "You take back your last move."
    assert match.table.version == version + 2


def test_what_was_done_blind_is_not_undone():
    match, _ = play_until("Your bid: Nil")
    told = answers(match, "undo")[0]
    assert told[0].startswith("What was done before you saw your cards")


def test_undo_goes_past_cards_that_would_play_themselves():
    forced = re.compile("[0-9JQKA]+[♣♦♥♠] is the only card")
    found = 0
    for turns in range(3, 12):
        lines = Typist(typed(*["auto"] * turns, "undo"))
        match = new_match(FOUR)
        play(match, lines, replace(QUICK, autoplay=True))
        before, after = lines.answers[turns], lines.answers[turns + 1]
        found += any(map(forced.match, before))
        assert after[0] == "You take back your last move."
        assert not any(map(forced.match, after))
        view = match.view(match.people[0])
        assert view.phase != "play" or playable(view).bit_count() > 1
    assert found


def test_conceding_asks_first():
    match = new_match(FOUR)
    lines = Typist(typed("concede", "no", "concede", "", "concede", "yes"))
    code, game = play(match, lines)
    assert code == 0
    assert match.over
    assert game.view.winner == 1
    assert lines.told[-1] == "You concede the match."
    assert lines.answers[2] != lines.answers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_is_understood_in_the_readers_language(language):
    texts = Texts(language)
    for yes in ("yes", "y", "YES", texts.say("ui-yes")):
        match = new_match(FOUR, texts=texts)
        play(match, Typist(typed("concede", yes)), texts=texts)
        assert match.over


def test_the_end_of_the_input_saves_and_says_how_to_go_on(tmp_path):
    match = new_match(FOUR, tmp_path)
    lines = Typist(typed("look", "auto"))
    code, _ = play(match, lines)
    assert code == 1
    assert lines.told[-1] == f"The match is saved. To go on: spades play --resume {match.path.stem}"
    again = resumed(match.path)
    assert again.table == match.table
    lines = Typist(auto())
    code, _ = play(again, lines, resumed=True)
    assert code == 0
    assert EN.say("event-resumed", hand=1) in lines.told


def test_quit_is_no_failure_and_an_unsaved_match_says_so(tmp_path):
    for word in COMMANDS["quit"]:
        match = new_match(FOUR, tmp_path)
        code, _ = play(match, Typist(typed(word)))
        assert code == 0
        assert not saved_match(match.path).over
    match = new_match(FOUR)
    lines = Typist(typed("quit"))
    play(match, lines)
    assert lines.told[-1] == EN.say("saving-off")


def test_resuming_says_where_things_stand(tmp_path):
    match = new_match(FOUR, tmp_path, seed="5")
    lines = Typist(typed("look", "3", "auto", "auto"))
    play(match, lines)
    lines = Typist(typed())
    play(resumed(match.path), lines, resumed=True)
    told = lines.told
    assert any(line.startswith("Your hand: ") for line in told)
    assert any(re.match(r"You: bid 3, taken \d", line) for line in told)
    assert "Us: 0 points, 0 bags" in told


def test_passing_and_exchanging_by_hand():
    match = new_match(FOUR)
    play(match, Typist(typed("double nil")))
    assert match.view(2).phase == "exchange"
    assert match.waits_for == 2
    hand = [str(card) for card in cards_of(match.view(2).hand)]
    told = answers(match, "AS", "pass", "AS AS KS", ", ".join(hand[:3]))
    assert any("cards are passed" in line or "is not in your hand" in line for line in told[0])
    assert "twice" in told[2][0]
    assert any(line.startswith("You pass ") for line in told[3])
    match = new_match(TWO)
    lines = Typist(typed("double nil", *["keep", "refuse"] * 6, "keep", "exchange AS KS QS JS"))
    _, game = play(match, lines)
    assert game.view.phase == "exchange"
    told = answers(match, "none")
    assert "You exchange no cards." in told[0]


def test_scores_are_told_line_by_line():
    match = new_match(Rules(max_hands=2))
    lines = Typist([])
    lines.typed = iter(lambda: None if len(match.results) else "auto", 0)
    play(match, lines)
    told = answers(match, "score")[0]
    result = match.results[0]
    assert told[0] == "Hand 1"
    assert f"Us: {EN.signed(result.points[0])} this hand" in "\n".join(told)
    assert "Playing to 500" in told


def test_what_cannot_be_saved_is_not_told(tmp_path, monkeypatch):
    match = new_match(FOUR, tmp_path)
    append = Journal.append
    left = [8]

    def full(self, *entries):
        left[0] -= 1
        if left[0] < 0:
            raise JournalError("journal.write", path="x", reason="disk full")
        append(self, *entries)

    monkeypatch.setattr(Journal, "append", full)
    lines = Typist(auto())
    with pytest.raises(JournalError):
        play(match, lines)
    stored = saved_match(match.path)
    seat = match.people[0]
    events = [redact(event, seat, match.rules) for event in effective(stored.table.game_log)]
    names = shown_names(match.header, EN)
    first = evolve_view(None, events[0], seat)
    _, outcomes = narrate_all(events[1:], first, names, EN)
    told = iter(lines.told)
    assert all(outcome in told for outcome in outcomes)  # in this order
    assert not [line for line in told if re.match(r"\w+ (play|lead|bid|take|look)s? ", line)]


def test_colour_is_for_red_suits_only():
    lines = Typist(auto(), colour=True)
    play(new_match(TWO), lines)
    assert "\x1b[31m" in lines.written
    assert not re.search("\x1b\\[31m[^\x1b]*[♣♠]", lines.written)
    plain = Typist(auto())
    play(new_match(TWO), plain)
    assert "\x1b" not in plain.written
    assert re.sub("\x1b\\[\\d+m", "", lines.written) == plain.written


def test_computers_take_their_time_if_wished():
    pauses: list[float] = []
    match = new_match(FOUR)
    lines = Typist(typed("look", "3"))
    play(match, lines, replace(QUICK, speed="fast"), sleep=pauses.append)
    assert pauses
    assert set(pauses) == {0.25}
    assert len(pauses) <= len(match.table.log)


def test_at_any_speed_the_same_is_told():
    told = []
    for speed in ("off", "slow"):
        lines = Typist(auto())
        play(new_match(FOUR), lines, replace(QUICK, speed=speed), sleep=lambda _: None)
        told.append(lines.told)
    assert told[0] == told[1]


@pytest.mark.parametrize("word", ["hand", "status"])
def test_a_hand_just_told_is_not_told_again_by_the_question(word):
    lines = Typist(typed("look", word))
    play(new_match(FOUR), lines)
    answer = lines.answers[2]
    assert sum(line.startswith("Your hand") for line in answer) == 1
    assert answer[-1] != answer[0] or word == "status"
