"""The ready-made phrases of a table: by name here, in words in the five catalogues."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "thanks",
    "well_played",
    "nice_bid",
    "sorry",
    "my_mistake",
    "unlucky",
    "oops",
    "one_moment",
    "back_again",
    "your_turn",
    "good_game",
    "once_more",
    "goodbye",
)
