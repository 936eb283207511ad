"""What happened, told from where the reader sits."""

import re

import pytest

from spades.cards import Card, parse_cards
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    DoubleNilDeclined,
    HandDealt,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    Rewound,
    StockSet,
)
from spades.game.evolve_view import evolve_view
from spades.game.score import score_hand
from spades.game.view import View, redact
from spades.i18n import LANGUAGES, Texts
from spades.rules import DOUBLE_NIL, NIL, Rules
from spades.tui.narrate import (
    match_end_text,
    narrate,
    narrate_all,
    score_lines,
    side_lines,
    side_name,
)
from tests.tui.scripted import QUICK, Typist, auto, new_match, play

EN = Texts("en", ascii=True)
NAMES = ("Ana", "Budi", "Citra", "Dewi")
AS, KH, TC = Card.parse("AS"), Card.parse("KH"), Card.parse("TC")
THREE = parse_cards("AS KH TC")
HIDDEN = (None, None, None)


def view(seat=0, game="partnership", **more):
    rules = more.pop("rules", Rules(game=game))
    seats = rules.seats
    facts = {"bids": (None,) * seats, "looked": (False,) * seats, "phase": "play", "to_act": 0}
    return View(
        seat,
        rules,
        1,
        3,
        **{**facts, "scores": (0, 0), "bag_counts": (0, 0), **more},
    )


def told(event, seat=0, before=None, after=None, **more):
    here = view(seat, **more)
    rules = here.rules
    shown = redact(event, seat, rules) if not isinstance(event, Rewound) else event
    return narrate(shown, before or here, after or here, NAMES[: rules.seats], EN)


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (Looked(0, 3), "You look at your cards.", "Ana looks at their cards."),
        (BidMade(0, 4), "You bid 4.", "Ana bids 4."),
        (BidMade(0, NIL), "You bid Nil.", "Ana bids Nil."),
        (BidMade(0, DOUBLE_NIL, 5), "You bid Double Nil.", "Ana bids Double Nil."),
        (
            PassChosen(0, THREE),
            "You have chosen AS, KH, TC to pass.",
            "Ana has chosen three cards to pass.",
        ),
        (CardPlayed(0, KH), "You lead KH.", "Ana leads KH."),
    ],
)  # fmt: skip
def test_four_players_each_from_their_seat(event, mine, others):
    assert told(event, 0) == [mine]
    for seat in (1, 2, 3, None):
        assert told(event, seat) == [others]


@pytest.mark.parametrize(
    ("event", "mine", "others"),
    [
        (DoubleNilDeclined(0), ["You do without Double Nil."], ["Ana does without Double Nil."]),
        (CardDrawn(0, AS), [], []),
        (
            CardKept(0, AS, KH),
            ["You keep AS. The next card is discarded face down."],
            ["Ana keeps the card. The next one is discarded face down."],
        ),
        (
            CardRefused(0, AS, KH),
            ["You refuse KH and take the next card, AS."],
            ["Ana refuses the card and takes the next one."],
        ),
        (CardsPutDown(0, THREE), ["You put down 3 cards: AS, KH, TC."], ["Ana exchanges 3 cards."]),
        (CardsPutDown(0, (AS,)), ["You put down one card, AS."], ["Ana exchanges one card."]),
        (CardsPutDown(0, ()), ["You exchange no cards."], ["Ana exchanges no cards."]),
        (CardsRedrawn(0, THREE), ["You take up AS, KH, TC."], []),
        (CardsRedrawn(0, ()), [], []),
    ],
)
def test_two_players_each_from_their_seat(event, mine, others):
    assert told(event, 0, game="two-player") == mine
    assert told(event, 1, game="two-player") == others
    assert told(event, None, game="two-player") == others


def test_open_discards_are_named():
    rules = Rules(game="two-player", discard_view="open")
    kept, refused = CardKept(0, AS, KH), CardRefused(0, AS, KH)
    assert told(kept, 0, rules=rules) == ["You keep AS. The next card, KH, is discarded."]
    assert told(kept, 1, rules=rules) == ["Ana keeps the card. The next one, KH, is discarded."]
    assert told(refused, 1, rules=rules) == ["Ana refuses KH and takes the next card."]
    drawn = CardsRedrawn(0, (AS,))
    assert told(drawn, 1, rules=rules) == ["Ana takes up AS."]


def test_a_pass_is_told_to_the_two_partners_only():
    event = CardsPassed(0, 2, THREE)
    assert told(event, 0) == ["You pass AS, KH, TC to Citra."]
    assert told(event, 2) == ["Ana passes AS, KH, TC to you."]
    assert told(event, 1) == told(event, None) == ["Ana passes three cards to Citra."]
    swap = CardsSwapped(2, 0, THREE, parse_cards("2C 3C 4C"))
    assert told(swap, 0) == [
        "You pass 2C, 3C, 4C to Citra.",
        "Citra passes AS, KH, TC to you.",
    ]
    assert told(swap, 3) == [
        "Ana passes three cards to Citra.",
        "Citra passes three cards to Ana.",
    ]


def test_hands_begin_with_their_number_and_who_begins():
    deal = HandDealt((1, 2, 3, 4), (False,) * 4)
    assert told(deal, 1) == ["Hand 3. You deal."]
    assert told(deal, 0) == ["Hand 3. Budi deals."]
    stock = StockSet(None, (False, False))
    assert told(stock, 1, game="two-player") == ["Hand 3. You draw first."]
    started = MatchStarted(Rules(target_score=300), 1)
    after = evolve_view(None, started, 0)
    assert narrate(started, None, after, NAMES, EN) == ["The match begins. 300 points win."]


def test_spades_are_broken_once_and_tricks_are_counted():
    broken = view(trick=(KH,), leader=0), view(trick=(KH, AS), leader=0, spades_broken=True)
    assert told(CardPlayed(1, AS), 0, *broken) == ["Budi plays AS.", "Spades are broken."]
    again = (broken[1], broken[1])
    assert told(CardPlayed(2, Card.parse("2S")), 0, *again) == ["Citra plays 2S."]


def test_taking_a_move_back_is_told():
    assert told(Rewound(3)) == ["You take back your last move."]


@pytest.mark.parametrize(
    ("winner", "by", "seat", "sentence"),
    [
        (0, "rules", 0, "You win the match, 512 to -40."),
        (0, "rules", 2, "You win the match, 512 to -40."),
        (0, "rules", 1, "You lose the match, -40 to 512."),
        (0, "rules", None, "The match goes to Ana and Citra, 512 to -40."),
        (None, "rules", 1, "The match is a draw, -40 to 512."),
        (None, "rules", None, "The match is a draw, 512 to -40."),
        (0, "forfeit", 3, "You concede the match."),
        (0, "forfeit", 0, "The match is conceded by Budi and Dewi."),
        (0, "accepted", 0, "The others have left. The match is yours."),
        (0, "accepted", 1, "The others have left. The match goes to Ana and Citra."),
        (None, "abandoned", 0, "The match was abandoned. Nobody wins."),
    ],
)
def test_the_end_is_told_from_ones_own_side(winner, by, seat, sentence):
    over = view(seat, phase="over", scores=(512, -40), winner=winner, ended_by=by)
    assert match_end_text(over, NAMES, EN) == sentence
    assert told(MatchEnded(winner, by), seat, over, over) == [sentence]


def test_sides_are_named_from_ones_own_seat():
    assert [side_name(side, 1, NAMES, EN) for side in (0, 1)] == ["Them", "Us"]
    assert [side_name(side, 1, NAMES[:2], EN) for side in (0, 1)] == ["Ana", "You"]
    assert [side_name(side, None, NAMES, EN) for side in (0, 1)] == [
        "Ana and Citra",
        "Budi and Dewi",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("game", ["partnership", "two-player"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_of_a_score_add_up(game, language):
    """For every hand of some wild matches: what is told is what the score changes by."""
    texts = Texts(language, ascii=True)
    match = new_match(Rules(game=game, max_hands=12), kind="random", texts=texts)
    play(match, Typist(auto()), QUICK, texts)
    names = match.names
    amount = re.compile(r"[+-]\d+|(?<=[ ,])0(?=$)")
    assert len(match.results) == 12
    for result in match.results:
        for side in (0, 1):
            lines = side_lines(result, side, 0, names, texts)
            points = sum(int(found) for line in lines for found in amount.findall(line))
            assert points == result.points[side], lines
        whole = score_lines(result, 1, names, texts)
        assert len(whole) == sum(map(len, result.lines)) + 2
        mine = side_lines(result, 1, 1, names, texts)
        assert whole[: len(mine)] == mine, "one's own side comes first"


def test_the_score_says_what_was_made_and_what_failed():
    match = new_match(Rules(max_hands=30), kind="random", seed="lines")
    play(match, Typist(auto()))
    said = "\n".join(line for result in match.results for line in score_lines(result, 0, NAMES, EN))
    for pattern in (
        r"^Us: contract \d+ made with \d+, \+\d+$",
        r"^Them: contract \d+ failed with \d+, -\d+$",
        r"^Us: 1 bag, \+1$",
        r"^Us: \d+ bags, \+\d+$",
        r"^Nil of \w+ has failed, -100$",
        r"^Double Nil of \w+ has failed, -200$",
        r"^(Us|Them): bag penalty, -\d00$",
        r"^Us: [+-]\d+ this hand, now -?\d+, bags: \d$",
    ):
        assert re.search(pattern, said, re.MULTILINE), pattern


@pytest.mark.parametrize(
    ("taken", "sentence"),
    [
        (5, "Us: contract 6 failed with 5, -60"),
        (6, "Us: contract 6 made with 6, +60"),
        (7, "Us: contract 6 made with 7, +60"),
    ],
)
def test_a_contract_is_made_with_exactly_its_tricks(taken, sentence):
    result = score_hand(Rules(), (0, 0), (0, 0), (4, 3, 2, 3), (taken, 13 - taken, 0, 0))
    assert score_lines(result, 0, NAMES, EN)[0] == sentence


def test_the_tricks_of_a_nil_do_not_count_for_the_contract():
    result = score_hand(Rules(), (0, 0), (0, 0), (4, 3, 0, 3), (3, 5, 2, 3))
    assert score_lines(result, 0, NAMES, EN) == [
        "Us: contract 4 failed with 3, -40",
        "Us: 2 bags, +2",
        "Nil of Citra has failed, -100",
        "Us: -138 this hand, now -138, bags: 2",
        "Them: contract 6 made with 8, +60",
        "Them: 2 bags, +2",
        "Them: +62 this hand, now 62, bags: 2",
    ]
    assert "Your Nil has failed, -100" in score_lines(result, 2, NAMES, EN)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_is_told_to_every_seat(seat, language):
    texts = Texts(language)
    match = new_match(Rules(max_hands=2), kind="random")
    play(match, Typist(auto()))
    here = evolve_view(None, match.table.log[0], seat)
    events = [redact(event, seat, match.rules) for event in match.table.log[1:]]
    after, sentences = narrate_all(events, here, NAMES, texts)
    assert after == match.view(seat)
    assert len(sentences) > 2 * (52 + 13)
    taken = {
        texts.say("event-trick-taken", you=winner == seat, name=NAMES[winner], trick=number)
        for winner in range(4)
        for number in range(1, 14)
    }
    assert sum(sentence in taken for sentence in sentences) == 26
    named = sum(texts.card(card) in " ".join(sentences) for card in parse_cards("AS KS QS JS"))
    assert named == 4
