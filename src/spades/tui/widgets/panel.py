"""Beside the table: both sides' scores and bags, and what happened."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text
from textual.widget import Widget

from spades.rules.laws import side_of
from spades.tui.canvas import fit
from spades.tui.desk import Desk
from spades.tui.narrate import contract_of, side_name, taken_of
from spades.tui.stage import Stage


class Scores(Widget):
    """Two lines for each side, the player's own first: score; bags and contract."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(id="scores")
        self._desk = desk
        self._stage = stage

    def render(self) -> Text:
        """Us above Them."""
        own = side_of(self._stage.home)
        lines = [*self._side(own), *self._side(1 - own)]
        return Text("\n", no_wrap=True).join(lines)

    def _side(self, side: int) -> list[Text]:
        stage, texts, palette = self._stage, self._desk.texts, self._desk.palette
        view, width = stage.view, self.size.width
        score = str(view.scores[side])
        if not texts.ascii:
            score = score.replace("-", "−")
        name = fit(side_name(side, stage.seat, stage.names(texts), texts), width - len(score) - 1)
        head = Text(name, palette.strong, no_wrap=True)
        head.append(" " * (width - cell_len(name) - len(score)) + score, palette.strong)
        bags = f"{texts.say('sheet-bags')} {view.bag_counts[side]}"
        more = ""
        if view.bids and any(bid is not None for bid in view.bids[side::2]):
            taken = taken_of(view.bids, view.taken, side) if view.taken else 0
            more = f"{texts.say('sheet-contract')} {taken}/{contract_of(view.bids, side)}"
        between = max(1, width - cell_len(bags) - cell_len(more))
        facts = Text(bags, palette.faint, no_wrap=True)
        facts.append(" " * between + more, palette.ink)
        return [head, facts]


class Log(Widget):
    """The last sentences, the latest lowest and strongest."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(id="log")
        self._desk = desk
        self._stage = stage

    def render(self) -> Text:
        """As much as there is room for."""
        palette, (width, height) = self._desk.palette, self.size
        if not width or not height:
            return Text()
        told = self._stage.told(self._desk.texts, height)
        lines: list[Text] = []
        for age, sentence in enumerate(reversed(told)):
            style = palette.ink if age == 0 else palette.faint
            wrapped = Text(sentence, style).wrap(self.app.console, width - 1)
            mark = ("> " if self._desk.texts.ascii else "› ") if age == 0 else "  "
            wrapped = Text(sentence, style).wrap(self.app.console, width - 2)
            block = [
                Text(mark if at == 0 else "  ", style, no_wrap=True, end="").append_text(line)
                for at, line in enumerate(wrapped)
            ]
            if len(lines) + len(block) > height:
                break
            lines[:0] = block
        blank = [Text("")] * (height - len(lines))
        return Text("\n", no_wrap=True).join([*blank, *lines])
