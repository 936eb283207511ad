"""What the screen draws, without the screen: cards, colours, the plot, the pace."""

import pytest
from rich.cells import cell_len
from rich.color import Color
from rich.style import Style

from spades.cards import Card
from spades.game.events import CardPlayed, HandScored, TrickTaken
from spades.i18n import LANGUAGES, Texts
from spades.rules import PRESETS, Rules
from spades.tui.app import SMALLEST
from spades.tui.asks import ORDERS, sorted_hand
from spades.tui.canvas import LARGE, SMALL, Canvas, draw_card, fit
from spades.tui.desk import Desk
from spades.tui.palette import PALETTES, THEMES
from spades.tui.plot import plot
from spades.tui.screens.fields import rule_fields, with_rule
from spades.tui.session import LocalMatch
from spades.tui.settings import SORTS
from spades.tui.stage import Stage
from tests.tui.app_driver import settings_for


def _light(colour: Color) -> float:
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: Color, other: Color) -> float:
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_all_that_is_read_has_contrast(theme):
    palette = PALETTES[theme.name]
    read = [palette.ink, palette.strong, palette.faint, palette.lamp, palette.wrong]
    for ground in (theme.background, theme.panel):
        for style in (*read, *palette.suits):
            assert style.color is not None
            assert _contrast(style.color, Color.parse(ground or "")) >= 4.5, (style, ground)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_a_card_is_as_large_as_it_says_and_shows_its_face(size, ascii_only):
    palette = next(iter(PALETTES.values()))
    canvas = Canvas(*size)
    texts = Texts(ascii=ascii_only)
    draw_card(canvas, 0, 0, Card.parse("TD"), texts, palette, size)
    lines = canvas.text().plain.split("\n")
    assert [len(line) for line in lines] == [size[0]] * size[1]
    assert texts.card("TD") in lines[1]
    assert not ascii_only or canvas.text().plain.isascii()
    assert all(line[0].strip() and line[-1].strip() for line in lines)


def test_wide_and_joined_characters_keep_their_cells():
    canvas = Canvas(8, 1)
    canvas.put(0, 0, "春e\u0301x", Style())
    canvas.put(6, 0, "春春", Style())
    assert canvas.text().plain == "春e\u0301x  春"
    assert fit("春春春", 5) == "春春…"


@pytest.mark.parametrize("order", SORTS)
def test_a_hand_is_sorted_suit_by_suit_high_to_low(order):
    hand = sorted_hand((1 << 64) - 1 & 0x1FFF1FFF1FFF1FFF, order)
    assert len(hand) == 52
    assert [card.suit for card in hand[::13]] == list(ORDERS[order])
    ranks = [card.rank for card in hand]
    assert ranks == [*range(12, -1, -1)] * 4
    reds = [suit in (1, 2) for suit in ORDERS["alternate"]]
    assert reds == [True, False, True, False]


def _played(rules: Rules) -> Stage:
    """A match that computers played, as a person would have seen it."""
    kinds = ("person", *["simple"] * (rules.seats - 1))
    match = LocalMatch.new(
        rules, [f"P{seat}" for seat in range(rules.seats)], kinds, seed=b"p" * 32
    )
    stage = Stage(match, 0)
    while not match.over:
        told = match.advance()
        if told is None:
            decision = match.suggestion(0)
            assert decision is not None
            told = match.act(decision.action)
        stage.take(told)
    return stage


@pytest.mark.parametrize("game", PRESETS)
def test_the_stage_follows_event_by_event_and_arrives_where_the_match_is(game):
    stage = _played(Rules(game=game, max_hands=2))
    full = 0
    while (event := stage.step()) is not None:
        if isinstance(event, CardPlayed):
            full += len(stage.view.trick) == stage.seats
        if isinstance(event, (TrickTaken, HandScored)):
            assert stage.last_trick is not None
            assert len(stage.last_trick.cards) == stage.seats
    assert full == 26
    assert stage.view == stage.match.view(0)
    assert tuple(stage.results) == stage.match.results
    again = Stage(stage.match, 0)
    assert again.view == stage.view
    assert again.results == stage.results
    assert [one.event for one in again.moments] == [one.event for one in stage.moments]
    assert again.told(Texts(), 30) == stage.told(Texts(), 30)


@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_plot_has_a_mark_for_each_hand_and_side(ascii_only):
    stage = _played(Rules(max_hands=4))
    while stage.step() is not None:
        pass
    desk = Desk(settings_for(), Texts(ascii=ascii_only))
    drawn = plot(desk, stage, 60).plain
    ours, theirs, both = "*o@" if ascii_only else "●○◉"
    course = drawn.rpartition("\n")[0]  # without the legend
    marks = course.count(ours) + course.count(theirs) + 2 * course.count(both)
    assert marks == 2 * (len(stage.results) + 1)
    assert "500" in drawn
    assert all(len(line) <= 60 for line in drawn.split("\n"))
    assert not ascii_only or drawn.isascii()


@pytest.mark.parametrize("lines", [6, 11])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plot_is_as_high_as_the_scores_are_apart_and_explains_its_marks(language, lines):
    stage = _played(Rules(max_hands=1))
    while stage.step() is not None:
        pass
    texts = Texts(language)
    assert stage.view.scores == (42, 70)
    *course, _, legend = plot(Desk(settings_for(), texts), stage, 66, lines).plain.split("\n")
    assert len(course) == lines - 2
    rows = [next(y for y, line in enumerate(course) if mark in line) for mark in "●○"]
    assert rows[0] > rows[1] == 0
    assert f"◉ {texts.say('sheet-both')}" in legend
    assert texts.say("status-target", target=500) in legend
    near = _played(Rules(max_hands=1, target_score=100))
    while near.step() is not None:
        pass
    drawn = plot(Desk(settings_for(), texts), near, 66, lines).plain
    assert "100 │" in drawn
    assert texts.say("status-target", target=100) not in drawn


@pytest.mark.parametrize("game", PRESETS)
def test_each_value_that_the_rules_form_offers_makes_a_sound_table(game):
    texts = Texts()
    for field in rule_fields(PRESETS[game], texts):
        assert field.help
        assert len(field.words) == len(field.values)
        for value in field.values:
            rules = with_rule(PRESETS[game], field.key, value)
            assert rules is not None
            assert getattr(rules, field.key) == value
            assert rule_fields(rules, texts)


def test_a_rule_that_means_nothing_any_more_goes_back_to_the_classic_one():
    behind = with_rule(PRESETS["partnership"], "double_nil", "behind")
    assert behind is not None
    deficit = with_rule(behind, "double_nil_deficit", 200)
    assert deficit is not None
    never = with_rule(deficit, "double_nil", "never")
    assert never is not None
    assert never.double_nil_deficit == 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_beside_a_player_fit_the_smallest_table(language):
    texts = Texts(language)
    room = SMALLEST[0] - 28  # the panel
    beside = room // 2 - SMALL[0] // 2 - SMALL[0] - 2 - 2
    for key in ("dealer", "leads", "takes", "looked", "not-looked"):
        word = texts.say(f"table-{key}")
        assert cell_len(f"▶ {word}") <= beside, word
    for key in ("sheet-bid", "sheet-taken"):
        assert cell_len(f"{texts.say(key)} 13") <= beside
    assert cell_len(f"{texts.say('sheet-bags')} 9 {texts.say('sheet-contract')} 13/13") <= 25
