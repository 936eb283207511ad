"""How what a person asks for is written in a command: the inverse of ``table.parse_ask``."""

from __future__ import annotations

from typing import Final

from spades.game.actions import Action, verb_text
from spades.table import asks
from spades.table.asks import Ask

_PLAIN: Final[dict[type[Ask], str]] = {
    asks.Undo: "take_back",
    asks.Concede: "concede",
    asks.Leave: "leave",
    asks.Abandon: "abandon",
    asks.Begin: "begin",
    asks.ProposeRedeal: "redeal",
    asks.Claim: "claim",
    asks.AcceptWin: "accept_win",
    asks.Back: "back",
}


def words_of(ask: Action | Ask) -> str:
    """``play 7H``, ``talk thanks``, ``kick 2 rude``: the seat that asks is left out."""
    if isinstance(ask, Action):
        return verb_text(ask)
    match ask:
        case asks.Answer(_, agrees):
            return "agree" if agrees else "disagree"
        case asks.OpenShare(_, share):
            return f"open {share}"
        case asks.Talk(_, phrase):
            return f"talk {phrase}"
        case asks.Fill(_, whose, kind):
            return f"seat {whose} {kind}"
        case asks.Kick(_, whom, reason):
            return f"kick {whom} {reason}"
        case asks.GiveHost(_, to):
            return f"host {to}"
    return _PLAIN[type(ask)]
