"""The pages that the table opens: help, how to play, score sheet, a hand's score, the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from spades.errors import SpadesError
from spades.game.events import HandResult
from spades.game.state import Trick
from spades.i18n import howto
from spades.rules import Rules
from spades.rules.laws import NIL, side_of
from spades.tui.desk import Desk
from spades.tui.narrate import match_end_text, side_lines, side_name
from spades.tui.plot import HEIGHT, plot
from spades.tui.screens.dialogs import Page
from spades.tui.stage import Stage
from spades.tui.standing import all_rules

Keys = tuple[tuple[str, str, str], ...]

KEYS: Final[Keys] = (
    ("← →", "keys-move", ""),
    ("Enter", "keys-play-card", ""),
    ("A S, T D, 1 0 D", "keys-type-card", ""),
    ("Space", "keys-select-card", "exchange"),
    ("0–13 Enter, N", "keys-bid", ""),
    ("L", "keys-look", "bid"),
    ("N", "keys-bid-double-nil", "unseen"),
    ("K, R", "keys-keep-refuse", ""),
    ("H", "keys-suggestion", ""),
    ("U", "keys-undo", ""),
    ("L", "keys-last-trick", "play"),
    ("S", "keys-score-sheet", ""),
    ("Space", "keys-hurry", "others"),
    ("O", "menu-settings", ""),
    ("I, F1", "keys-howto", ""),
    ("C", "keys-concede", ""),
    ("Q, Ctrl+Q", "keys-quit", ""),
    ("Q Q, Q Enter", "keys-quit-asked", ""),
)
"""The keys, what each does, and when, if it means something else at another time."""

Hints = tuple[tuple[str, str], ...]

HINTS: Final[Hints] = (
    ("?", "ui-help"),
    ("H", "suggestion-title"),
    ("U", "table-undo"),
    ("S", "sheet-title"),
    ("L", "table-last-trick"),
    ("O", "menu-settings"),
    ("I", "menu-howto"),
    ("C", "table-concede"),
    ("Q", "ui-quit"),
)


def start_hints(desk: Desk) -> str:
    """The keys at the foot of the start screen."""
    say = desk.texts.say
    arrows = ("Up/Down", "Left/Right") if desk.texts.ascii else ("↑ ↓", "← →")
    keys = (*arrows, "Enter", "?", "Q")
    words = ("menu-choose", "menu-change", "keys-confirm", "ui-help", "ui-quit")
    return "   ".join(f"{key} {say(word)}" for key, word in zip(keys, words, strict=True))


def key_hints(desk: Desk, width: int, offered: Hints = HINTS) -> Text:
    """The keys at the foot of the table: as many as there is room for, help and quit always."""
    texts, palette = desk.texts, desk.palette
    hints = [(key, texts.say(word)) for key, word in offered]
    room = width - 2
    needed = sum(cell_len(f"{key} {word}") for key, word in hints)
    while len(hints) > 2 and needed + 2 * (len(hints) - 1) > room:
        key, word = hints.pop(-2)
        needed -= cell_len(f"{key} {word}")
    gap = 3 if needed + 3 * (len(hints) - 1) <= room else 2
    line = Text(no_wrap=True)
    for at, (key, word) in enumerate(hints):
        line.append(" " * gap if at else "")
        line.append(key, palette.strong)
        line.append(f" {word}", palette.faint)
    return line


def help_page(desk: Desk, saved: bool, keys: Keys = KEYS) -> Page:
    """All keys; ``saved``: whether quitting keeps the match."""
    texts, palette = desk.texts, desk.palette

    def body(width: int, height: int) -> Text:
        lines = []
        for key, word, when in keys:
            shown = _ascii_key(key) if texts.ascii else key
            line = Text(f"{shown:<16}", palette.strong)
            said = texts.say("keys-quit-unsaved" if word == "keys-quit" and not saved else word)
            said = texts.say("keys-when", key=said, when=when) if when else said
            said += f" (N: {texts.bid(NIL)})" if word == "keys-bid" else ""
            line.append(said, palette.ink)
            lines.append(line)
        return Text("\n").join(lines)

    return Page(desk, texts.say("keys-title"), body, toggle="?")


def _ascii_key(key: str) -> str:
    return key.replace("← →", "<- ->").replace("↑ ↓", "Up/Down").replace("–", "-")


def howto_page(desk: Desk, rules: Rules) -> Page:
    """How the game is played, then this table's rules."""
    texts, palette = desk.texts, desk.palette

    def body(width: int, height: int) -> Text:
        parts = []
        for title, said in howto(texts, rules.game):
            parts.append(Text(title, palette.lamp))
            parts.append(Text(said + "\n", palette.ink))
        parts.append(Text(texts.say("menu-rules"), palette.lamp))
        parts.append(Text("\n".join(all_rules(rules, texts)), palette.ink))
        return Text("\n").join(parts)

    return Page(desk, texts.say("howto-title"), body, toggle="i")


def error_page(desk: Desk, error: SpadesError) -> Page:
    """What went wrong."""
    said = desk.error(error)
    return Page(desk, desk.texts.say("ui-error"), lambda *_: Text(said, desk.palette.wrong))


# --- a hand, and the match


def hand_page(desk: Desk, stage: Stage) -> Page:
    """The hand just scored: its last trick, and every line of the score."""
    texts = desk.texts

    def body(width: int, height: int) -> Text:
        last = last_trick_text(desk, stage, stage.scored_trick)
        parts = [Text(last, desk.palette.faint), Text("")]
        parts += _hand_lines(desk, stage, stage.results[-1])
        return Text("\n").join(parts)

    keys = {"enter": texts.say("ui-next"), "s": texts.say("sheet-title")}
    if not stage.match.live:
        keys["u"] = texts.say("table-undo")
    return Page(desk, hand_title(desk, stage), body, keys)


def hand_title(desk: Desk, stage: Stage) -> str:
    """Which hand was just scored."""
    return desk.texts.say("event-hand-scored", hand=stage.hands_over)


def _hand_lines(desk: Desk, stage: Stage, result: HandResult) -> list[Text]:
    texts, palette, seat = desk.texts, desk.palette, stage.seat
    names = stage.names(texts)
    parts = []
    own = side_of(stage.home)
    for side in (own, 1 - own):
        parts += [Text(line, palette.ink) for line in side_lines(result, side, seat, names, texts)]
        total = texts.say(
            "line-total",
            side=side_name(side, seat, names, texts),
            amount=result.points[side],
            score=result.scores[side],
            bags=result.bag_counts[side],
        )
        parts += [Text(total, palette.strong), Text("")]
    return parts


def last_trick_text(desk: Desk, stage: Stage, last: Trick | None) -> str:
    """The last trick in words, and who took it."""
    texts = desk.texts
    if last is None:
        return texts.say("status-last-trick-none")
    names = stage.names(texts)
    cards = [
        f"{names[(last.leader + turn) % stage.seats]} {texts.card(card)}"
        for turn, card in enumerate(last.cards)
    ]
    you = last.winner == stage.seat
    return texts.say("status-last-trick", cards=cards, you=you, name=names[last.winner])


def match_page(desk: Desk, stage: Stage, more: Sequence[Text] = ()) -> Page:
    """Who won; ``more`` there is to say; how both sides' scores went; what next."""
    texts, palette = desk.texts, desk.palette

    def body(width: int, height: int) -> Text:
        names = stage.names(texts)
        parts = [Text(match_end_text(stage.view, names, texts), palette.lamp), *more]
        scored = []
        if stage.results and stage.view.ended_by == "rules":
            scored = _hand_lines(desk, stage, stage.results[-1])
        if stage.results:
            # The plot is as high as the lines of the score leave it room for.
            told = (*parts, *scored)
            room = height - sum(max(1, -(-line.cell_len // (width - 2))) for line in told)
            blank = [Text("")] * (room >= HEIGHT + 4)
            parts += [*blank, plot(desk, stage, width - 2, room), *blank, *scored]
        return Text("\n").join(parts)

    keys = {"s": texts.say("sheet-title"), "q": texts.say("ui-quit")}
    if not stage.match.live:
        keys = {
            "n": texts.say("menu-play"),
            "b": texts.say("ui-back"),
            "s": texts.say("sheet-title"),
            "u": texts.say("table-undo"),
            "q": texts.say("ui-quit"),
        }
    return Page(desk, texts.say("phase-name", phase="over").capitalize(), body, keys)


def sheet_page(desk: Desk, stage: Stage) -> Page:
    """Every hand so far."""
    title = desk.texts.say("sheet-title")
    return Page(desk, title, lambda *_: sheet(desk, stage), toggle="s")


def sheet(desk: Desk, stage: Stage) -> Text:
    """The score sheet: a line for each hand and side."""
    texts, palette = desk.texts, desk.palette
    if not stage.results:
        return Text(texts.say("sheet-empty"), palette.ink)
    names = stage.names(texts)
    heads = ["hand", "side", "bid", "taken", "points", "total", "bag-count"]
    rows: list[Sequence[str]] = [[texts.say(f"sheet-{head}") for head in heads]]
    own = side_of(stage.home)
    for number, result in enumerate(stage.results, stage.match.hands_before + 1):
        for side in (own, 1 - own):
            name = side_name(side, stage.seat, names, texts)
            first = str(number) if side == own else ""
            rows.append([first, name, *_sheet_cells(desk, result, side)])
    return _table(rows, _row_style(desk))


def _row_style(desk: Desk) -> Callable[[int], Style]:
    """The style of a row of a table: heads strong, every other hand fainter."""
    palette = desk.palette

    def style(row: int) -> Style:
        if row == 0:
            return palette.lamp
        return palette.ink if (row - 1) // 2 % 2 == 0 else palette.faint

    return style


def _sheet_cells(desk: Desk, result: HandResult, side: int) -> list[str]:
    texts = desk.texts
    bids = "+".join(texts.say("bid-short", bid=bid) for bid in result.bids[side::2])
    won = "+".join(str(count) for count in result.tricks[side::2])
    score = str(result.scores[side])
    return [
        bids,
        won,
        texts.signed(result.points[side]),
        score if texts.ascii else score.replace("-", "−"),
        str(result.bag_counts[side]),
    ]


def _table(rows: Sequence[Sequence[str]], style: Callable[[int], Style]) -> Text:
    """Columns as wide as they need; the first two to the left, numbers to the right."""
    widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))]
    lines = []
    for number, row in enumerate(rows):
        cells = []
        for at, cell in enumerate(row):
            blank = " " * (widths[at] - cell_len(cell))
            cells.append(cell + blank if at < 2 else blank + cell)
        lines.append(Text("  ".join(cells), style(number), no_wrap=True))
    return Text("\n").join(lines)
