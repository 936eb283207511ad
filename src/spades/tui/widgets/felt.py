"""The table seen from above: who sits where, what they bid and took, and the trick."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget

from spades.cards import CARD, Card, cards_of
from spades.game.view import View
from spades.rules.laws import partner_of
from spades.table import PERSON
from spades.tui.canvas import LARGE, SMALL, Canvas, card_words, draw_card, fit
from spades.tui.desk import Desk
from spades.tui.remote.room import away_text
from spades.tui.stage import Stage

_SIGNS = {
    # turn, dealer, led, looked, not looked, takes
    False: "▶ ● ◆ ◉ ▒ ★",
    True: "> * + o # !",
}


class Felt(Widget):
    """Draws the stage's view; a click hurries what is being shown."""

    class Hurried(Message):
        """The table was clicked."""

    def __init__(self, desk: Desk, stage: Stage) -> None:
        super().__init__(id="felt")
        self._desk = desk
        self._stage = stage
        self.again = False
        """Whether the last trick is shown once more, in place of the one being played."""
        self.since: View | None = None
        """The view when it was asked for: it goes when something happens."""

    def on_click(self, event: events.Click) -> None:
        """A click on the table itself asks for no card: only for speed."""
        event.stop()
        self.post_message(self.Hurried())

    def render(self) -> Text:
        """Seats around the edge, the trick in the middle."""
        canvas = Canvas(self.size.width, self.size.height)
        self._draw_seats(canvas)
        if self._stage.view.phase == "draw":
            self._draw_stock(canvas)
        else:
            self._draw_trick(canvas)
        return canvas.text()

    # --- the seats

    def _draw_seats(self, canvas: Canvas) -> None:
        stage = self._stage
        for seat in range(stage.seats):
            place = stage.place(seat) if stage.seats == 4 else 2 * stage.place(seat)
            head, facts = self._headline(seat), self._facts(seat)
            style = self._desk.palette.strong
            if stage.view.to_act == seat:
                style = self._desk.palette.lamp
            if place in (0, 2):
                top = canvas.height - 2 if place == 0 else 0
                canvas.put_centred(top, head, style)
                self._put_line(canvas, top + 1, facts)
            else:
                self._put_column(canvas, place == 1, head, style, facts)

    def _headline(self, seat: int) -> str:
        stage, texts = self._stage, self._desk.texts
        name = fit(stage.names(texts)[seat], 24)
        if seat == stage.seat:
            name = f"{name} ({texts.say('seat-you')})"
        elif stage.seats == 4 and stage.seat is not None and seat == partner_of(stage.seat):
            name = f"{name} ({texts.say('seat-partner')})"
        turn = self._sign(0) if stage.view.to_act == seat else ""
        return f"{turn} {name}".strip()

    def _facts(self, seat: int) -> list[tuple[str, Style]]:
        """Bid, tricks and marks, each a sign or word of its own."""
        stage, texts, palette = self._stage, self._desk.texts, self._desk.palette
        view = stage.view
        facts: list[tuple[str, Style]] = []
        bid = view.bids[seat] if view.bids else None
        if bid is not None:
            facts.append((f"{texts.say('sheet-bid')} {texts.bid(bid)}", palette.ink))
        if view.phase == "play":
            facts.append((f"{texts.say('sheet-taken')} {view.taken[seat]}", palette.ink))
        if view.dealer == seat:
            key = "table-dealer" if stage.seats == 4 else "table-first-drawer"
            facts.append((f"{self._sign(1)} {texts.say(key)}", palette.faint))
        complete = stage.last_trick is not None and (self.again or not view.trick)
        if view.phase == "play" and view.leader == seat and not complete:
            facts.append((f"{self._sign(2)} {texts.say('table-leads')}", palette.faint))
        if complete and stage.last_trick is not None and stage.last_trick.winner == seat:
            facts.append((f"{self._sign(5)} {texts.say('table-takes')}", palette.strong))
        if view.phase == "bidding" and stage.seats == 4 and bid is None and not all(view.looked):
            key, sign = ("table-looked", 3) if view.looked[seat] else ("table-not-looked", 4)
            facts.append((f"{self._sign(sign)} {texts.say(key)}", palette.faint))
        return facts + self._presence(seat)

    def _presence(self, seat: int) -> list[tuple[str, Style]]:
        """Who is not there, where people meet, and since when; which seats are computers'."""
        match, texts, palette = self._stage.match, self._desk.texts, self._desk.palette
        if match.room is None:
            return []
        one = match.room.seats[seat]
        told: list[tuple[str, Style]] = []
        if one.is_persons and not one.is_present:
            away = away_text(match.room.away_for(seat, match.now), texts)
            told.append((away, palette.wrong))
        if one.sitter is not None:
            told.append((texts.say("join-sits-in"), palette.faint))
        elif one.kind != PERSON:
            told.append((texts.say("name-computer-only"), palette.faint))
        return told

    def _sign(self, at: int) -> str:
        return _SIGNS[self._desk.texts.ascii].split()[at]

    def _put_line(self, canvas: Canvas, y: int, facts: list[tuple[str, Style]]) -> None:
        """What fits in one line: what is faint matters least, and the last of it goes first."""
        between = " - " if self._desk.texts.ascii else " · "
        faint = [at for at, (_, style) in enumerate(facts) if style == self._desk.palette.faint]
        while faint and cell_len(between.join(fact for fact, _ in facts)) > canvas.width:
            del facts[faint.pop()]
        line = Text()
        for at, (fact, style) in enumerate(facts):
            line.append(between if at else "", self._desk.palette.line)
            line.append(fact, style)
        canvas.put_text((canvas.width - line.cell_len) // 2, y, line)

    def _put_column(
        self, canvas: Canvas, left: bool, head: str, style: Style, facts: list[tuple[str, Style]]
    ) -> None:
        width = self._trick_left(canvas) - 2
        lines = [(head, style), *facts]
        y = max(2, (canvas.height - len(lines)) // 2)
        for text, its in lines:
            text = fit(text, width)
            canvas.put(1 if left else canvas.width - 1 - cell_len(text), y, text, its)
            y += 1

    # --- the trick

    def _card_size(self, canvas: Canvas) -> tuple[int, int]:
        return LARGE if canvas.height >= 4 + 3 * LARGE[1] and canvas.width >= 66 else SMALL

    def _trick_left(self, canvas: Canvas) -> int:
        """The first column of the left neighbour's card."""
        width = self._card_size(canvas)[0]
        return canvas.width // 2 - width // 2 - width - 2

    def _draw_trick(self, canvas: Canvas) -> None:
        stage, view, palette = self._stage, self._stage.view, self._desk.palette
        leader, cards, winner = view.leader, view.trick, None
        if stage.last_trick is not None and (self.again or not cards):
            last = stage.last_trick
            leader, cards, winner = last.leader, last.cards, last.winner
        if leader is None or not cards:
            self._draw_middle(canvas)
            return
        size = self._card_size(canvas)
        for turn, card in enumerate(cards):
            seat = (leader + turn) % stage.seats
            x, y = self._card_place(canvas, seat, size)
            won = seat == winner
            border = palette.strong if won else palette.line
            draw_card(canvas, x, y, card, self._desk.texts, palette, size, won, border)

    def _card_place(self, canvas: Canvas, seat: int, size: tuple[int, int]) -> tuple[int, int]:
        place = self._stage.place(seat) * (1 if self._stage.seats == 4 else 2)
        width, height = size
        middle = canvas.width // 2 - width // 2
        spare = canvas.height - 4 - 3 * height
        top = 2 + max(0, spare // 2)
        x = middle + (0, -width - 2, 0, width + 2)[place]
        y = top + (2 * height, height, 0, height)[place]
        return x, y

    def _draw_middle(self, canvas: Canvas) -> None:
        """Nothing is on the table: during the exchange, what was passed and what came."""
        texts, palette, view = self._desk.texts, self._desk.palette, self._stage.view
        lines = []
        for key, cards in (("status-passed", view.passed), ("status-received", view.received)):
            if cards:
                lines.append(texts.say(key, cards=cards_of(cards)))
        y = (canvas.height - len(lines)) // 2
        for at, line in enumerate(lines):
            canvas.put_centred(y + at, line, palette.ink)
        if not lines and not texts.ascii:
            canvas.put_centred(canvas.height // 2, "♠", palette.line)

    # --- the draw of the two-player game

    def _draw_stock(self, canvas: Canvas) -> None:
        stage, texts, palette = self._stage, self._desk.texts, self._desk.palette
        view, size = stage.view, self._card_size(canvas)
        middle = canvas.width // 2 - size[0] // 2
        top = 3 if canvas.height < 18 else canvas.height // 2 - size[1]
        backs = view.stock_left > (1 if view.drawn is not None else 0)
        if backs:
            draw_card(canvas, middle - size[0] - 1, top, None, texts, palette, size)
        if view.drawn is not None:
            x = middle + size[0] - 1
            draw_card(canvas, x, top, view.drawn, texts, palette, size, True, palette.lamp)
        y = top + size[1]
        canvas.put_centred(y, texts.say("status-stock", count=view.stock_left), palette.ink)
        known = cards_of(view.discards)
        if known:
            self._put_discards(canvas, y + 1, known)

    def _put_discards(self, canvas: Canvas, y: int, known: tuple[Card, ...]) -> None:
        """The discards that this seat has seen, suit by suit."""
        texts, palette = self._desk.texts, self._desk.palette
        title = texts.say("status-discards-known", cards=()).rstrip(" .:") + ":"
        line = Text(title + " ", palette.faint)
        lines = []
        for suit in (3, 2, 1, 0):
            cards = tuple(CARD[card] for card in known if card.suit == suit)
            if not cards:
                continue
            words = card_words(cards, texts, palette)
            if line.cell_len + words.cell_len + 2 > canvas.width - 2:
                lines.append(line)
                line = Text()
            line.append_text(words)
            line.append("  ")
        for at, told in enumerate([*lines, line]):
            canvas.put_text(max(0, (canvas.width - told.cell_len) // 2), y + at, told)
