"""What a front end needs of a match, wherever it is played: the port between screens and matches.

``session.LocalMatch`` is a match at this computer: whoever shows it asks for each next step.
``remote.match.RemoteMatch`` is one at a server's table: there the others act by themselves, so
there is news at any time, and a command is answered later. Both tell what happened as ``Told``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from spades.errors import SpadesError
from spades.game.actions import Action
from spades.game.events import Event, HandResult
from spades.game.view import View
from spades.i18n import Texts
from spades.players import Decision
from spades.rules import Rules
from spades.table import Ask, Told
from spades.tui.remote.room import Room

Names = tuple[str, ...]
Naming = Callable[[Texts], Names]


class Match(Protocol):
    """One match, as the person here sees it."""

    live: bool
    """Whether others act by themselves, so that there may be news at any time."""

    @property
    def seat(self) -> int | None:
        """The person's seat; None: they look on."""

    @property
    def rules(self) -> Rules: ...

    @property
    def kinds(self) -> tuple[str, ...]:
        """Who holds each seat: PERSON, or a computer player's name."""

    @property
    def begun(self) -> bool:
        """Whether there is something to look at."""

    @property
    def over(self) -> bool: ...

    @property
    def waits_for(self) -> int | None:
        """The person's seat while the match waits for their decision, else None."""

    @property
    def pending(self) -> bool:
        """Whether a decision of the person's has been sent and is not answered yet."""

    @property
    def asked(self) -> bool:
        """Whether the person has to answer a proposal."""

    @property
    def online(self) -> bool:
        """Whether there is a connection, where one is needed."""

    @property
    def lost(self) -> SpadesError | None:
        """Why the match cannot go on here; None: it can."""

    @property
    def results(self) -> Sequence[HandResult]:
        """The finished hands that are known here, in order."""

    @property
    def hands_before(self) -> int:
        """How many hands were finished before the first of ``results``."""

    @property
    def room(self) -> Room | None:
        """Who is at the table, where people meet; None: at this computer."""

    @property
    def now(self) -> float:
        """The clock that the table's times are told in."""

    @property
    def telling(self) -> Naming:
        """What those are called that the last news are about."""

    @property
    def undone_by(self) -> int | None:
        """Who took back what was taken back last, where that is known."""

    def called(self, texts: Texts) -> Names:
        """What everybody is called now, by seat."""

    def view(self, seat: int | None) -> View:
        """What the seat may know now."""

    def past(self, seat: int | None) -> Iterable[Event]:
        """What has happened so far and counts, as the seat may see it, where that is kept here."""

    def act(self, ask: Action | Ask) -> Told:
        """Do it, or send it. Raises JournalError."""

    def undo(self, seat: int) -> Told:
        """Take the last decision back, or propose that."""

    def concede(self, seat: int) -> Told:
        """Give the match up, or propose that to the partner."""

    def advance(self) -> Told | None:
        """The next step that needs no person here, or the next news; None: there is none now."""

    def advance_all(self, to_look: bool = False) -> Sequence[Told]:
        """All of them up to the person's next decision; ``to_look``: up to where they may look."""

    def claim(self) -> HandResult | None:
        """What the hand will be worth if the person claims the rest; None: they cannot."""

    def suggestion(self, seat: int) -> Decision | None:
        """What the adviser would do in this seat now; None when there is nothing to do."""

    def go_on(self) -> str | None:
        """The command that goes on with the match later; None: nothing is kept of it."""

    def listen(self, heard: Callable[[], None]) -> None:
        """Be called when there is news, in any thread."""

    def close(self) -> None:
        """Let go of it."""
