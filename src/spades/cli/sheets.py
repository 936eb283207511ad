"""Tables for people: score sheets and lists, in a terminal of any width, plain in a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from spades.game.events import HandResult
    from spades.game.record import Replay
    from spades.game.state import Over
    from spades.i18n import Texts


ROOMY: Final = 100
"""Columns of a terminal from which on bids are written out."""


def print_table(
    title: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Sequence[int] = (),
    rules_after: Sequence[int] = (),
    whole: Sequence[int] = (),
    optional: Sequence[int] = (),
) -> None:
    """A table on standard output; columns by their index.

    ``right``: numbers; ``whole``: never wrapped; ``optional``: left out, the first of them first,
    where the terminal is too narrow. Other cells are wrapped there; in a pipe no line is.
    """
    from rich import box
    from rich.cells import cell_len
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    tty = sys.stdout.isatty()
    encoding = (sys.stdout.encoding or "ascii").lower()
    frame = box.SIMPLE_HEAD if encoding.startswith("utf") else box.ASCII2
    console = Console(highlight=False, width=None if tty else 1000)
    widths = [max(cell_len(row[at]) for row in (heads, *rows)) for at in range(len(heads))]
    shown = list(range(len(heads)))
    for at in optional:
        if sum(widths[at] + 2 for at in shown) > console.width:
            shown.remove(at)
    table = Table(
        box=frame if tty else None,
        padding=(0, 1 if tty else 2, 0, 0),
        pad_edge=False,
        show_edge=False,
    )
    for at in shown:
        justify: Literal["left", "right"] = "right" if at in right else "left"
        table.add_column(Text(heads[at]), justify=justify, no_wrap=at in whole)
    for number, row in enumerate(rows):
        table.add_row(*(Text(row[at]) for at in shown), end_section=number in rules_after)
    if title:
        print(title)
    with console.capture() as printed:
        console.print(table)
    for line in printed.get().rstrip().splitlines():
        print(line.rstrip())


def print_standing(replay: Replay, players: Sequence[str] | None, texts: Texts) -> None:
    """The finished hands of a match, where it stands and who has won."""
    from rich.console import Console

    from spades.game.state import Over
    from spades.tui.narrate import public_side_name

    state = replay.state
    rules = state.match.rules
    names = seat_names(players, rules.seats, texts)
    sides = [public_side_name(side, names, texts) for side in (0, 1)]
    if replay.results:
        rows, ends = [], []
        short = sys.stdout.isatty() and Console().width < ROOMY
        for number, result in enumerate(replay.results, 1):
            rows += _hand_rows(number, result, sides, texts, short)
            ends.append(len(rows) - 1)
        heads = ("hand", "side", "bid", "taken", "points", "bags", "total", "bag-count")
        labels = [texts.say(f"sheet-{head}") for head in heads]
        print_table(texts.say("sheet-title"), labels, rows, (0, 4, 5, 6, 7), ends)
    else:
        print(texts.say("replay-no-hands"))
    for side in (0, 1):
        bags = state.match.bag_counts[side]
        score = state.match.scores[side]
        print(texts.say("status-score", side=sides[side], score=score, bags=bags))
    if isinstance(state, Over):
        print(_ending(state, sides, texts))
        return
    print(texts.say("replay-not-over"))
    if state.phase != "deal":
        phase = texts.say("phase-name", phase=state.phase)
        print(f"{texts.say('replay-hand', hand=state.match.hand_number)}: {phase}")
    if state.to_act is not None:
        print(texts.say("status-turn", you=False, name=names[state.to_act]))


def _ending(state: Over, sides: Sequence[str], texts: Texts) -> str:
    if state.by == "abandoned":
        return texts.say("replay-abandoned")
    if state.winner is None:
        return texts.say("replay-draw")
    if state.by == "forfeit":
        return texts.say("match-conceded", you=False, side=sides[1 - state.winner])
    return texts.say("replay-winner-side", side=sides[state.winner])


def _hand_rows(
    number: int, result: HandResult, sides: Sequence[str], texts: Texts, short: bool
) -> list[list[str]]:
    """A finished hand: a row for each side, bids and tricks in the order of its seats."""
    rows = []
    key = "bid-short" if short else "bid-text"
    for side in (0, 1):
        amounts = [texts.signed(line.amount) for line in result.lines[side] if line.amount]
        points = texts.signed(result.points[side])
        minus = "-" if texts.ascii else "−"
        rows.append(
            [
                str(number) if side == 0 else "",
                sides[side],
                " + ".join(texts.say(key, bid=bid) for bid in result.bids[side::2]),
                " + ".join(str(taken) for taken in result.tricks[side::2]),
                f"{' '.join(amounts)} = {points}" if len(amounts) > 1 else points,
                str(result.bags[side]),
                str(result.scores[side]).replace("-", minus),
                str(result.bag_counts[side]),
            ]
        )
    return rows


def seat_names(players: Sequence[str] | None, seats: int, texts: Texts) -> tuple[str, ...]:
    """The players of a record; where it names none, the seats, or first and second player."""
    if players is not None:
        return tuple(players)
    if seats == 4:
        return tuple(texts.say("seat-name", seat=seat) for seat in range(4))
    return texts.say("seat-first-player"), texts.say("seat-second-player")
