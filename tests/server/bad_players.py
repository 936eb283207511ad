"""Players that fail in every way that there is, to be found by name in a worker process."""

import os
import time
from pathlib import Path

from spades.cards import FULL_DECK, cards_of
from spades.game.actions import Pass, Play
from spades.players import Decision, because, make_player


class Fails:
    """Does what its name says, when it is to decide."""

    def __init__(self, name, seed):
        self.name = name
        self.seed = seed

    def decide(self, view):
        match self.name:
            case "hangs":
                time.sleep(60)
            case "slow":
                time.sleep(0.3)
                return make_player("simple").decide(view)
            case "notes":
                # A line for each time that it is asked, in the file that its seed names.
                with Path(self.seed.decode()).open("a") as file:
                    file.write("asked\n")
                time.sleep(0.3)
                return make_player("simple").decide(view)
            case "dies" if self.seed:  # not while it is only loaded
                os._exit(3)
            case "dies at once":
                os._exit(3)
            case "quits":
                raise SystemExit(1)
            case "raises":
                raise ValueError("0 play AS")
            case "is rubbish":
                return "rubbish"
            case "speaks":
                return Decision("0 plays well", because("x"))  # type: ignore[arg-type]
            case "sits elsewhere":
                held = cards_of(view.hand or 0)
                return Decision(Play((view.seat + 1) % 4, held[0]), because("x"))
            case "cheats":
                others = cards_of(FULL_DECK & ~(view.hand or 0))
                return Decision(Play(view.seat, others[0]), because("x"))
            case "passes":
                return Decision(Pass(view.seat, ()), because("x"))
        return None


NAMES = (
    "hangs",
    "slow",
    "notes",
    "dies",
    "dies at once",
    "quits",
    "raises",
    "is rubbish",
    "speaks",
    "sits elsewhere",
    "cheats",
    "passes",
)


def make(name, seed=b""):
    """A player that fails, or a built-in one."""
    return Fails(name, seed) if name in NAMES else make_player(name, seed)


def unloadable(name, seed=b""):
    raise ImportError(name)
