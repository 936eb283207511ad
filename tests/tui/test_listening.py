"""Lines that are typed and news, whichever comes first."""

import io
import queue
import threading

import pytest

from spades.tui.listening import ListeningLines
from spades.tui.plain import EndOfInput


class Keyboard(io.StringIO):
    """What is typed into it comes out line by line; who reads waits."""

    def __init__(self, terminal):
        super().__init__()
        self._terminal = terminal
        self._typed: queue.Queue[str] = queue.Queue()
        self.asked = threading.Semaphore(0)

    def isatty(self):
        return self._terminal

    def readline(self, *_):
        self.asked.release()
        return self._typed.get()

    def type(self, line):
        self._typed.put(line)


def lines(terminal=False):
    keyboard = Keyboard(terminal)
    return keyboard, ListeningLines(keyboard, io.StringIO())


def test_news_comes_before_a_line_that_nobody_has_typed_yet():
    keyboard, ears = lines()
    ears.heard()
    assert ears.next(asked=True) is None
    keyboard.type("7H\n")
    assert ears.next(asked=True) == "7H"


def test_from_a_terminal_a_line_is_taken_at_any_time():
    keyboard, ears = lines(terminal=True)
    keyboard.type("status\n")
    assert ears.next(asked=False) == "status"


def test_a_scripts_line_waits_until_something_is_asked():
    keyboard, ears = lines()
    keyboard.type("auto\n")
    assert ears.next(asked=False, patience=0.05) is None
    assert not keyboard.asked.acquire(blocking=False)
    assert ears.next(asked=True) == "auto"


def test_a_line_that_was_asked_for_is_kept_when_the_question_has_gone():
    keyboard, ears = lines()
    ears.heard()
    assert ears.next(asked=True) is None
    assert keyboard.asked.acquire(timeout=10)
    keyboard.type("auto\n")
    while not ears._held:
        assert ears.next(asked=False, patience=0.05) is None
    assert ears.next(asked=True) == "auto"


def test_the_end_of_the_input_is_told_when_a_line_is_asked_for_and_again():
    keyboard, ears = lines()
    keyboard.type("")
    for _ in range(2):
        with pytest.raises(EndOfInput):
            ears.next(asked=True)
    assert ears.next(asked=False, patience=0.01) is None


def test_a_question_waits_for_its_answer_whatever_happens():
    keyboard, ears = lines()
    ears.heard()
    ears.heard()
    keyboard.type(" yes \n")
    assert ears.ask(["Really?"]) == "yes"
