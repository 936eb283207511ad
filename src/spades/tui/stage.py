"""What the screen shows of a match: it follows the match event by event, never ahead of it.

The match may already know how the trick went while the screen still shows its second card. So the
stage keeps a view of its own, folded from the events as this seat may see them, and takes one at
a time. When none is left it equals the seat's view of the match.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from spades.errors import SpadesError
from spades.game.events import (
    Event,
    HandDealt,
    HandResult,
    HandScored,
    Rewound,
    StockSet,
    TrickTaken,
)
from spades.game.evolve_view import evolve_view
from spades.game.projection import effective
from spades.game.state import Trick
from spades.game.view import View, playable, redact
from spades.i18n import Texts
from spades.table import Told
from spades.tui.narrate import narrate
from spades.tui.session import LocalMatch
from spades.tui.settings import shown_names

REMEMBERED = 120
"""How many events the log on the screen goes back."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event with the views around it: enough to tell it, in any language, at any time."""

    event: Event | Rewound
    before: View | None
    after: View


class Stage:
    """One person's sight of a match."""

    def __init__(self, match: LocalMatch, seat: int | None = None) -> None:
        self.match = match
        self.seat = match.people[0] if seat is None else seat
        self.view = match.view(self.seat)
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        self.results: list[HandResult] = []
        self.last_trick: Trick | None = None
        self._coming: deque[Event] = deque()
        self.catch_up()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.match.rules.seats

    @property
    def behind(self) -> bool:
        """Whether events wait to be shown."""
        return bool(self._coming)

    @property
    def my_turn(self) -> bool:
        """Whether all is shown and the match waits for this seat."""
        return not self._coming and self.match.waits_for == self.seat

    @property
    def may_look(self) -> bool:
        """Whether this seat may look at its cards, in turn or not, as far as is shown."""
        return self.seat in self.view.may_look

    @property
    def forced(self) -> int | None:
        """The one card that may be played now, if it is only one."""
        if not self.my_turn or self.view.phase != "play":
            return None
        cards = playable(self.view)
        return cards.bit_length() - 1 if cards and not cards & (cards - 1) else None

    def place(self, seat: int) -> int:
        """Where a seat sits as this player sees it: 0 here, then clockwise (1 is the left)."""
        return (seat - self.seat) % self.seats

    def names(self, texts: Texts) -> tuple[str, ...]:
        """The players' names by seat, in the reader's language where nobody gave one."""
        return shown_names(self.match.header, texts)

    def take(self, told: Told) -> SpadesError | None:
        """Take what a step of the match caused; the error, if it was refused."""
        for event in told.events_for(self.match.rules, self.seat):
            assert not isinstance(event, Rewound), "an undo is followed by catch_up"
            self._coming.append(event)
        return told.answer.error

    def step(self) -> Event | None:
        """Show the next event."""
        if not self._coming:
            return None
        event = self._coming.popleft()
        before, self.view = self.view, evolve_view(self.view, event, self.seat)
        self._note(Moment(event, before, self.view))
        return event

    def catch_up(self) -> None:
        """Show the match as it stands: at the start, and after an undo."""
        self._coming.clear()
        self.moments.clear()
        self.results.clear()
        self.last_trick = None
        rules, view = self.match.rules, None
        for event in effective(self.match.table.log):
            event = redact(event, self.seat, rules)
            before, view = view, evolve_view(view, event, self.seat)
            self._note(Moment(event, before, view))
        self.view = self.match.view(self.seat)

    def undo(self) -> SpadesError | None:
        """Take this seat's last decision back; the error, if that cannot be."""
        told = self.match.undo(self.seat)
        if told.answer.error is not None:
            return told.answer.error
        assert told.entry is not None
        self.catch_up()
        self.moments.append(Moment(told.entry.events[0], self.view, self.view))
        return None

    def told(self, texts: Texts, count: int) -> list[str]:
        """The last sentences of what happened, the latest last."""
        names = self.names(texts)
        sentences: list[str] = []
        for moment in reversed(self.moments):
            told = narrate(moment.event, moment.before, moment.after, names, texts)
            sentences[:0] = told
            if len(sentences) >= count:
                break
        return sentences[-count:]

    def _note(self, moment: Moment) -> None:
        event = moment.event
        if isinstance(event, TrickTaken):
            self.last_trick = moment.after.tricks[-1]
        elif isinstance(event, (HandDealt, StockSet)):
            self.last_trick = None
        elif isinstance(event, HandScored):
            self.results.append(event.result)
        self.moments.append(moment)
