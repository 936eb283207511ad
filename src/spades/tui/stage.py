"""What the screen shows of a match: it follows the match event by event, never ahead of it.

The match may already know how the trick went while the screen still shows its second card. So the
stage keeps a view of its own, folded from the events as this seat may see them, and takes one at
a time. When none is left it equals the seat's view of the match.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace

from spades.errors import SpadesError
from spades.game.events import HandDealt, HandResult, HandScored, Rewound, StockSet, TrickTaken
from spades.game.evolve_view import evolve_view
from spades.game.state import Trick
from spades.game.view import View, playable
from spades.i18n import Texts
from spades.table import Logged, Told
from spades.table.events import of_game, of_table
from spades.tui.match import Match, Naming
from spades.tui.narrate import narrate
from spades.tui.narrate_room import narrate_room

REMEMBERED = 120
"""How many events the log on the screen goes back."""
FAR = 6
"""More events than this, about a trick, are no longer shown one by one, each for its while."""


@dataclass(frozen=True, slots=True)
class Moment:
    """An event with the views around it: enough to tell it, in any language, at any time."""

    event: Logged
    before: View | None
    after: View
    naming: Naming
    """What everybody was called then."""
    by: int | None = None
    """Who took back, where it was not the seat that looks."""


class Stage:
    """One person's sight of a match; without a seat, what everybody may see."""

    def __init__(self, match: Match, seat: int | None = None) -> None:
        self.match = match
        self.seat = match.seat if seat is None else seat
        self.view = match.view(self.seat)
        self.moments: deque[Moment] = deque(maxlen=REMEMBERED)
        self.results: list[HandResult] = []
        self.last_trick: Trick | None = None
        self.scored_trick: Trick | None = None
        """The last trick of the hand that was scored last: the next one may be dealt already."""
        self._coming: deque[Moment] = deque()
        self.catch_up()

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.match.rules.seats

    @property
    def home(self) -> int:
        """The seat that is drawn nearest: one's own; for a spectator South, or the first one."""
        if self.seat is not None:
            return self.seat
        return 2 if self.seats == 4 else 0

    @property
    def behind(self) -> bool:
        """Whether events wait to be shown."""
        return bool(self._coming)

    @property
    def far_behind(self) -> bool:
        """Whether so many wait that nobody wants to see each for its while."""
        return len(self._coming) > FAR

    @property
    def my_turn(self) -> bool:
        """Whether all is shown and the match waits for this seat."""
        waits_for = self.match.waits_for
        return not self._coming and waits_for is not None and waits_for == self.seat

    @property
    def may_look(self) -> bool:
        """Whether this seat may look at its cards, in turn or not, as far as is shown."""
        return self.seat in self.view.may_look and not self.match.pending

    @property
    def forced(self) -> int | None:
        """The one card that may be played now, if it is only one."""
        if not self.my_turn or self.view.phase != "play":
            return None
        cards = playable(self.view)
        return cards.bit_length() - 1 if cards and not cards & (cards - 1) else None

    @property
    def hands_over(self) -> int:
        """How many hands have been finished in the match, as far as is shown."""
        return self.match.hands_before + len(self.results)

    def place(self, seat: int) -> int:
        """Where a seat sits as this player sees it: 0 here, then clockwise (1 is the left)."""
        return (seat - self.home) % self.seats

    def names(self, texts: Texts) -> tuple[str, ...]:
        """The players' names by seat, in the reader's language where nobody gave one."""
        return self.match.called(texts)

    def take(self, told: Told) -> SpadesError | None:
        """Take what a step of the match caused; the error, if it was refused."""
        if told.answer.kind == "state":
            while self.step():
                pass  # what came before is in the log
            self.catch_up()
        naming, by = self.match.telling, self.match.undone_by
        for event in told.events_for(self.match.rules, self.seat):
            moment = Moment(event, self.view, self.view, naming, by)
            if of_table(event) and not self._coming:
                self._note(moment)  # nothing of the game waits for it: nobody's turn is disturbed
            else:
                self._coming.append(moment)  # the views are known when it is shown
        return told.answer.error

    def step(self) -> Logged | None:
        """Show the next event."""
        if not self._coming:
            return None
        coming = self._coming.popleft()
        event, before = coming.event, self.view
        if of_game(event) and not isinstance(event, Rewound):
            self.view = evolve_view(before, event, self.seat)
        self._note(replace(coming, before=before, after=self.view))
        return event

    def catch_up(self) -> None:
        """Show the match as it stands: at the start, after an undo, where events are missing."""
        self._coming.clear()
        self.view = self.match.view(self.seat)
        if self.match.live:
            self.results = list(self.match.results)
            self.last_trick = self.view.tricks[-1] if self.view.tricks else None
            return
        self.moments.clear()
        self.results.clear()
        self.last_trick = None
        view, naming = None, self.match.telling
        for event in self.match.past(self.seat):
            before, view = view, evolve_view(view, event, self.seat)
            self._note(Moment(event, before, view, naming))

    def undo(self) -> SpadesError | None:
        """Take this seat's last decision back, or propose it; the error, if that cannot be."""
        assert self.seat is not None, "a spectator has nothing to take back"
        told = self.match.undo(self.seat)
        if told.answer.error is not None or told.entry is None:
            return told.answer.error
        self.catch_up()
        (rewound,) = told.game_events_for(self.match.rules, self.seat)
        self.moments.append(Moment(rewound, self.view, self.view, self.match.telling))
        return None

    def told(self, texts: Texts, count: int) -> list[str]:
        """The last sentences of what happened, the latest last."""
        sentences: list[str] = []
        for moment in reversed(self.moments):
            sentences[:0] = self._sentences(moment, texts)
            if len(sentences) >= count:
                break
        return sentences[-count:]

    def _sentences(self, moment: Moment, texts: Texts) -> list[str]:
        event, names = moment.event, moment.naming(texts)
        if of_game(event):
            return narrate(event, moment.before, moment.after, names, texts, moment.by)
        assert of_table(event)
        return narrate_room(event, self.seat, names, texts)

    def _note(self, moment: Moment) -> None:
        event = moment.event
        if isinstance(event, TrickTaken):
            self.last_trick = moment.after.tricks[-1]
        elif isinstance(event, (HandDealt, StockSet)):
            self.last_trick = None
        elif isinstance(event, HandScored):
            self.results.append(event.result)
            self.scored_trick = self.last_trick
        self.moments.append(moment)
