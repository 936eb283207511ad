"""Spades: the rules, the players, the table and the teacher."""

__version__ = "0.1.0"
