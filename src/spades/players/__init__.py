"""Players: what decides for a seat, from the seat's view alone."""

from spades.players.player import Decision, Player, Reason, because
from spades.players.registry import PLAYERS, make_player

__all__ = ["PLAYERS", "Decision", "Player", "Reason", "because", "make_player"]
