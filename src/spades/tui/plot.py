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
LEAST = 4


def plot(desk: Desk, stage: Stage, width: int, lines: int = HEIGHT + 2) -> Text:
    """One mark a side and hand, as high as the scores are apart; the marks are named below.

    The target is a line if it is near, else a word below. ``lines``: how many there is room for.
    """
    texts, palette = desk.texts, desk.palette
    own = side_of(stage.home)
    courses = [[0, *(result.scores[side] for result in stage.results)] for side in (own, 1 - own)]
    target = stage.match.rules.target_score
    low = min(0, *(min(course) for course in courses))
    high = max(low + 1, *(max(course) for course in courses))
    near = target - high <= high - low
    high = max(high, target) if near else high
    height = max(LEAST, min(HEIGHT, lines - 2))

    def row(score: int) -> int:
        return round((high - score) * (height - 1) / (high - low))

    # Of two numbers on one line the one put last is read: the target, then 0, are worth most.
    named = [low, high, 0, *([target] if near else [])]
    margin = max(len(str(number)) for number in named) + 1
    room = width - margin - 2
    count = len(courses[0])
    canvas = Canvas(width, height + 2)
    rule, upright = ("-", "|") if texts.ascii else ("┄", "│")
    for number in named:
        canvas.put(0, row(number), f"{number:>{margin - 1}}", palette.faint)
    for number in [0, *([target] if near else [])]:
        canvas.put(margin + 1, row(number), rule * room, palette.line)
    for y in range(height):
        canvas.put(margin, y, upright, palette.line)
    marks = "*o" if texts.ascii else "●○"
    both, met = "@" if texts.ascii else "◉", False
    for hand in range(count):
        x = margin + 1 + (hand * (room - 1) // max(1, count - 1))
        ours, theirs = (row(course[hand]) for course in courses)
        canvas.put(x, theirs, marks[1], palette.ink)
        canvas.put(x, ours, both if ours == theirs else marks[0], palette.lamp)
        met = met or ours == theirs
    names = stage.names(texts)
    told = [
        (f"{mark} {fit(side_name(side, stage.seat, names, texts), 20)}", style)
        for mark, side, style in zip(
            marks, (own, 1 - own), (palette.lamp, palette.ink), strict=True
        )
    ]
    if met:
        told.append((f"{both} {texts.say('sheet-both')}", palette.lamp))
    if not near:
        told.append((texts.say("status-target", target=target), palette.faint))
    x = margin + 1
    gap = 3 if sum(cell_len(label) + 3 for label, _ in told) <= width - x else 1
    for label, style in told:
        canvas.put(x, height + 1, label, style)
        x += cell_len(label) + gap
    return canvas.text()
