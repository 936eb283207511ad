"""A line game without a terminal: what is typed as a list, what is told as a list."""

import io
import itertools

from spades.i18n import Texts
from spades.rules import Rules
from spades.tui.plain import LineGame, Lines
from spades.tui.session import LocalMatch
from spades.tui.settings import Settings, new_setup

QUICK = Settings(speed="off")


class Typist(Lines):
    """Types lines, from a list or a generator; remembers what is told, and with what view."""

    def __init__(self, typed, colour=False):
        self.paper = io.StringIO()
        super().__init__(io.StringIO(), self.paper, colour)
        self.typed = iter(typed)
        self.told: list[str] = []
        self.answers: list[list[str]] = [[]]
        """What was told after each line typed; first what was told before any."""
        self.watch = None

    def tell(self, *sentences):
        super().tell(*sentences)
        for sentence in sentences:
            self.told.append(sentence)
            self.answers[-1].append(sentence)
            if self.watch is not None:
                self.watch(sentence)

    def ask(self, asked=()):
        self.tell(*asked)
        line = next(self.typed, "")
        self._given = io.StringIO(line + "\n" if line is not None else "")
        self.answers.append([])
        return super().ask()

    @property
    def written(self):
        return self.paper.getvalue()


def typed(*lines):
    """These lines, and then the end of the input."""
    return itertools.chain(lines, itertools.repeat(None))


def auto(*lines):
    """These lines, and then ``auto`` to the end."""
    return itertools.chain(lines, itertools.repeat("auto"))


def new_match(rules=None, folder=None, seed="s", kind="simple", texts=None, settings=QUICK):
    """A match with the person at their usual seat, whose times are counted, not taken."""
    setup = new_setup(settings, rules or Rules(), (kind,), seed=seed, folder=folder)
    return setup.open(texts or Texts("en"))


def play(match, lines, settings=QUICK, texts=None, resumed=False, sleep=None):
    """Play a match with a typist; the exit code, and the game as it then is."""
    pauses: list[float] = []
    game = LineGame(match, settings, texts or Texts("en"), lines, sleep or pauses.append)
    try:
        return game.play(resumed), game
    finally:
        match.close()


def resumed(path):
    """The saved match again."""
    return LocalMatch.resume(path)
