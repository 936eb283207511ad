"""What a player is: a view goes in, a decision with its reason comes out.

A player gets the view of one seat and nothing else, and keeps nothing between decisions: what it
answers depends on its seed and on the view. So a match that is resumed, undone or replayed asks
the same questions and gets the same answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from spades.game.actions import Action
from spades.game.view import View

Fact = str | int
"""A value of a reason: a number, a card (``AS``) or cards (``AS KS``) as text."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a player decides as it does: a code and facts.

    The sentence is made at the edge, in the reader's language, from the key ``reason-<code>``. A
    card played is always among the facts, as ``card``, whether the sentence names it or not.
    """

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def values(self) -> dict[str, Fact]:
        """The facts by name, as the catalogues take them."""
        return dict(self.facts)


@dataclass(frozen=True, slots=True)
class Decision:
    """An action for the seat that was asked, and why."""

    action: Action
    reason: Reason


class Player(Protocol):
    """Anything that decides for a seat. Built-in ones can be pickled and keep no memory."""

    @property
    def name(self) -> str:
        """What it is called where players are listed, such as ``simple``."""
        ...

    def decide(self, view: View) -> Decision:
        """What ``view.seat`` does now: it is to act, or may look at its cards.

        Raises PlayerError ``player.not_asked`` for a seat that has nothing to decide.
        """
        ...


def because(code: str, **facts: Fact) -> Reason:
    """A reason with its facts by name."""
    return Reason(code, tuple(facts.items()))
