"""A small field of character cells to draw on, and what cards look like on it."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from spades.cards import Card
from spades.i18n import Texts
from spades.tui.palette import Palette

_BLANK: Final = Style()

# Corners and sides: top left, top right, bottom left, bottom right, horizontal, vertical.
_THIN: Final = (tuple("╭╮╰╯─│"), tuple("++++-|"))
_HEAVY: Final = (tuple("┏┓┗┛━┃"), tuple("####=#"))


class Canvas:
    """Cells by row and column; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._cells = [[(" ", _BLANK)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = _BLANK) -> None:
        """Write from a cell on to the right; a wide character takes two cells."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for character in text:
            wide = cell_len(character)
            if wide == 0:
                if 0 < x <= self.width:
                    row[x - 1] = (row[x - 1][0] + character, row[x - 1][1])
                continue
            if x >= 0 and x + wide <= self.width:
                row[x] = (character, style)
                if wide == 2:
                    row[x + 1] = ("", style)
            x += wide

    def put_centred(self, y: int, text: str, style: Style = _BLANK) -> None:
        """Write in the middle of a row, cut to fit."""
        text = fit(text, self.width)
        self.put((self.width - cell_len(text)) // 2, y, text, style)

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Write a line of several styles."""
        for piece in text.divide([at for span in text.spans for at in (span.start, span.end)]):
            style = piece.spans[0].style if piece.spans else _BLANK
            self.put(x, y, piece.plain, style if isinstance(style, Style) else _BLANK)
            x += cell_len(piece.plain)

    def text(self) -> Text:
        """All that was drawn."""
        lines = []
        for row in self._cells:
            line = Text(no_wrap=True, end="")
            run, last = "", _BLANK
            for character, style in row:
                if style is not last and style != last:
                    line.append(run, last)
                    run, last = "", style
                run += character
            line.append(run, last)
            lines.append(line)
        return Text("\n", no_wrap=True, end="").join(lines)


def fit(text: str, width: int, more: str = "…") -> str:
    """Text cut to a width in cells, with a sign that something was cut.

    >>> fit("Saraswati", 6), fit("Budi", 6)
    ('Saras…', 'Budi')
    """
    if cell_len(text) <= width:
        return text
    if width <= cell_len(more):
        return set_cell_size(text, max(width, 0))
    return set_cell_size(text, width - cell_len(more)).rstrip() + more


# --- cards

SMALL: Final = (5, 3)
LARGE: Final = (7, 5)


def draw_card(
    canvas: Canvas,
    x: int,
    y: int,
    card: Card | None,
    texts: Texts,
    palette: Palette,
    size: tuple[int, int] = SMALL,
    heavy: bool = False,
    border: Style | None = None,
    face: Style | None = None,
) -> None:
    """A card with its border; None is a card face down. Heavy borders mark it without colour."""
    width, height = size
    marks = (_HEAVY if heavy else _THIN)[texts.ascii]
    top_left, top_right, low_left, low_right, flat, upright = marks
    border = border or palette.line
    canvas.put(x, y, top_left + flat * (width - 2) + top_right, border)
    canvas.put(x, y + height - 1, low_left + flat * (width - 2) + low_right, border)
    inside = _faces(card, texts, width - 2, height - 2)
    style = face or (palette.faint if card is None else palette.suits[card.suit])
    for row, line in enumerate(inside, 1):
        canvas.put(x, y + row, upright, border)
        canvas.put(x + 1, y + row, line, style)
        canvas.put(x + width - 1, y + row, upright, border)


def _faces(card: Card | None, texts: Texts, width: int, height: int) -> list[str]:
    if card is None:
        return [("/" if texts.ascii else "░") * width] * height
    name = texts.card(card)
    if height == 1:
        return [name.center(width) if len(name) != width - 1 else name.rjust(width)]
    suit = name[-1].center(width)
    blank = " " * width
    middle = [blank] * ((height - 3) // 2)
    return [name.ljust(width), *middle, suit, *middle, name.rjust(width)]


def card_words(cards: tuple[Card, ...], texts: Texts, palette: Palette) -> Text:
    """Cards in a row of text, each in its suit's colour."""
    line = Text()
    for at, card in enumerate(cards):
        line.append(" " if at else "")
        line.append(texts.card(card), palette.suits[card.suit])
    return line
