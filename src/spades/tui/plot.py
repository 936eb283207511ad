"""The course of a match as a picture in text: both sides' scores, hand by hand."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from spades.rules.laws import side_of
from spades.tui.canvas import Canvas, fit
from spades.tui.desk import Desk
from spades.tui.narrate import side_name
from spades.tui.stage import Stage

HEIGHT = 9


def plot(desk: Desk, stage: Stage, width: int) -> Text:
    """One mark a side and hand, the target as a line; the marks are named below."""
    texts, palette = desk.texts, desk.palette
    own = side_of(stage.seat)
    courses = [[0, *(result.scores[side] for result in stage.results)] for side in (own, 1 - own)]
    target = stage.match.rules.target_score
    low = min(0, *(min(course) for course in courses))
    high = max(target, *(max(course) for course in courses))

    def row(score: int) -> int:
        return round((high - score) * (HEIGHT - 1) / (high - low))

    margin = max(len(str(number)) for number in (low, 0, target)) + 1
    room = width - margin - 2
    count = len(courses[0])
    canvas = Canvas(width, HEIGHT + 2)
    rule, upright = ("-", "|") if texts.ascii else ("┄", "│")
    for number in (target, 0):
        canvas.put(margin - 1 - len(str(number)), row(number), str(number), palette.faint)
        canvas.put(margin + 1, row(number), rule * room, palette.line)
    for y in range(HEIGHT):
        canvas.put(margin, y, upright, palette.line)
    marks = "*o" if texts.ascii else "●○"
    both = "@" if texts.ascii else "◉"
    for hand in range(count):
        x = margin + 1 + (hand * (room - 1) // max(1, count - 1))
        ours, theirs = (row(course[hand]) for course in courses)
        canvas.put(x, theirs, marks[1], palette.ink)
        canvas.put(x, ours, both if ours == theirs else marks[0], palette.lamp)
    names = stage.names(texts)
    x = margin + 1
    for mark, side in zip(marks, (own, 1 - own), strict=True):
        label = f"{mark} {fit(side_name(side, stage.seat, names, texts), 24)}"
        canvas.put(x, HEIGHT + 1, label, palette.lamp if side == own else palette.ink)
        x += cell_len(label) + 4
    return canvas.text()
