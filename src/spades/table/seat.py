"""One seat of a table: whom it is for, who sits there, whether they are there, who sits in."""

from __future__ import annotations

from dataclasses import dataclass

from spades.table.plan import PERSON


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat as the log has it. Times are the log's."""

    kind: str
    """PERSON, or a computer player's name."""
    name: str | None = None
    """The person's name; None: the seat is free, or a computer's."""
    key: str | None = None
    """The SHA-256 of the person's token."""
    pledge: str | None = None
    """The SHA-256 of the person's share in the shuffle."""
    share: str | None = None
    """The share, once it is opened."""
    link: str | None = None
    """The connection; None: the person is not there."""
    away_since: float = 0.0
    """Since when nobody is connected."""
    left: bool = False
    """Whether the person went on purpose."""
    been: bool = False
    """Whether the person has ever been there: who never came has not gone."""
    sitter: str | None = None
    """The computer player that sits in."""
    since: int = 0
    """The version from which on its device has it: what refers to an older one is not its own."""
    code: str | None = None
    """The SHA-256 of a one-time code for another device."""
    code_until: float = 0.0

    @property
    def is_free(self) -> bool:
        """For a person, and nobody has taken it."""
        return self.kind == PERSON and self.name is None

    @property
    def is_persons(self) -> bool:
        """Whether a person has it, there or not."""
        return self.name is not None

    @property
    def is_present(self) -> bool:
        """Whether its person is connected."""
        return self.name is not None and self.link is not None

    @property
    def player(self) -> str | None:
        """The computer player that acts here now; None: a person does, or nobody."""
        return self.sitter if self.kind == PERSON else self.kind
