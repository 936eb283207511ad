"""What a person may ask of the table beside the game, and how it is written.

One text for each, as for the actions of the game: ``talk thanks``, ``kick 2``, ``take_back``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spades.errors import NotationError
from spades.game.actions import Action, parse_verb
from spades.table.talk import PHRASES


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back one's last decision: at once among computers, else when all people agree."""

    seat: int


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the match up, when all people of the side agree."""

    seat: int


@dataclass(frozen=True, slots=True)
class Leave:
    """Go: before the match the seat is free, in it a computer sits in after the grace time."""

    seat: int


@dataclass(frozen=True, slots=True)
class Abandon:
    """Nobody goes on: the match ends without a winner. Only where no other person has a say."""

    seat: int


@dataclass(frozen=True, slots=True)
class Begin:
    """The host begins; seats that nobody took go to computers."""

    seat: int


@dataclass(frozen=True, slots=True)
class Fill:
    """The host gives a free seat to a computer player, or back to people."""

    seat: int
    whose: int
    kind: str


@dataclass(frozen=True, slots=True)
class Kick:
    """The host sends a person away, with a reason."""

    seat: int
    whom: int
    reason: str


@dataclass(frozen=True, slots=True)
class GiveHost:
    """The host makes another person host."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class OpenShare:
    """Open one's share in the shuffle, 16 bytes as hex."""

    seat: int
    share: str


@dataclass(frozen=True, slots=True)
class ProposeRedeal:
    """Throw this hand away and deal it anew, when all people agree."""

    seat: int


@dataclass(frozen=True, slots=True)
class Answer:
    """Agree to the proposal on the table, or not."""

    seat: int
    agrees: bool


@dataclass(frozen=True, slots=True)
class Claim:
    """Take the rest, where nobody can prevent it."""

    seat: int


@dataclass(frozen=True, slots=True)
class AcceptWin:
    """Take the match as won: nobody of the other side is there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Talk:
    """Say one of the ready-made phrases."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Back:
    """Take one's seat back from the computer that sits in."""

    seat: int


Ask = (
    Undo
    | Concede
    | Leave
    | Abandon
    | Begin
    | Fill
    | Kick
    | GiveHost
    | OpenShare
    | ProposeRedeal
    | Answer
    | Claim
    | AcceptWin
    | Talk
    | Back
)

REASONS: Final = ("rude", "slow", "away", "friend", "other")
"""Why a host sends somebody away."""

_PLAIN: Final[dict[str, type[Ask]]] = {
    "take_back": Undo,
    "concede": Concede,
    "leave": Leave,
    "abandon": Abandon,
    "begin": Begin,
    "redeal": ProposeRedeal,
    "claim": Claim,
    "accept_win": AcceptWin,
    "back": Back,
}

GRAMMAR: Final = (
    *_PLAIN,
    "agree",
    "disagree",
    "open HEX",
    "talk PHRASE",
    "seat N PLAYER",
    "kick N REASON",
    "host N",
)
"""How each is written, the seat that asks left out."""


def parse_ask(seat: int, text: str) -> Action | Ask:
    """Read what a seat asks for, of the game or of the table.

    Raises NotationError as ``parse_verb``, and ``talk.unknown``, ``kick.reason``.
    """
    words = text.split() if isinstance(text, str) else []
    match words:
        case [verb] if verb in _PLAIN:
            return _PLAIN[verb](seat)  # type: ignore[call-arg]
        case ["agree" | "disagree" as verb]:
            return Answer(seat, verb == "agree")
        case ["open", share]:
            return OpenShare(seat, share)
        case ["talk", phrase]:
            if phrase not in PHRASES:
                raise NotationError("talk.unknown", text=phrase[:40], known=list(PHRASES))
            return Talk(seat, phrase)
        case ["seat", whose, kind] if whose in ("0", "1", "2", "3"):
            return Fill(seat, int(whose), kind)
        case ["kick", whom, reason] if whom in ("0", "1", "2", "3"):
            if reason not in REASONS:
                raise NotationError("kick.reason", text=reason[:40], known=list(REASONS))
            return Kick(seat, int(whom), reason)
        case ["host", to] if to in ("0", "1", "2", "3"):
            return GiveHost(seat, int(to))
    return parse_verb(seat, text)
