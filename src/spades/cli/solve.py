"""``spades solve``: what a position is worth when all cards are seen and everybody plays best."""

from __future__ import annotations

import json
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spades.cli import common
from spades.cli.waiting import Progress, compile_for_solving, telling
from spades.errors import RecordError, UsageError, shown

if TYPE_CHECKING:
    from spades.game.state import Playing
    from spades.i18n import Texts
    from spades.kernel.solution import Solution

SECONDS: Final = 30.0
"""How long a search may take where no limit is given."""
LONGEST: Final = 10**6
"""The most seconds that can be asked for."""
MOST_NODES: Final = 10**15

_SEATS: Final = "NESW"


@dataclass(frozen=True, slots=True)
class _Choice:
    """Which moment of a file, and what a PBN deal does not tell."""

    hand: int | None
    after: int | None
    leader: str | None
    bids: str | None

    def only(self, kind: str, *allowed: str) -> None:
        """Refuse the options that have no meaning for such a file."""
        for name in ("hand", "after", "leader", "bids"):
            if name not in allowed and getattr(self, name) is not None:
                raise UsageError("solve.file_kind", option=f"--{name}", kind=kind)


def command(
    file: Annotated[
        str,
        typer.Argument(
            metavar="FILE",
            help="A record, a position (.json) or a PBN deal; - reads standard input. "
            "Or the deal itself: N:AKQ.…",
        ),
    ],
    goal: Annotated[
        str | None,
        typer.Option(
            "--goal",
            metavar="GOAL",
            help="What is played for: score; or tricks, the default where bids are unknown.",
        ),
    ] = None,
    every_card: Annotated[
        bool, typer.Option("--every-card", help="The value of each legal card.")
    ] = False,
    line: Annotated[
        bool, typer.Option("--line", help="A line of best play to the end of the hand.")
    ] = False,
    hand: Annotated[
        int | None,
        typer.Option("--hand", metavar="N", help="Of a record: the Nth hand; of a PBN file: deal."),
    ] = None,
    after: Annotated[
        int | None,
        typer.Option("--after", metavar="N", help="A record: after N actions of the hand."),
    ] = None,
    leader: Annotated[
        str | None,
        typer.Option("--leader", metavar="SEAT", help="A PBN deal: who leads, N (default) E S W."),
    ] = None,
    bids: Annotated[
        str | None,
        typer.Option("--bids", metavar="BIDS", help='A PBN deal: bids N E S W, "4 nil 3 5".'),
    ] = None,
    no_break_rule: Annotated[
        bool, typer.Option("--no-break-rule", help="Spades may be led at any time, as in bridge.")
    ] = False,
    nodes: Annotated[
        int | None,
        typer.Option("--nodes", metavar="N", help="Stop after N tricks searched: repeatable."),
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds",
            metavar="S",
            help=f"Stop after so many seconds ({SECONDS:.0f} without --nodes).",
        ),
    ] = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Solve a hand: its value and best card when all cards are seen.

    Everybody plays best. The first run compiles the solver, which is kept; spades warm-up does it
    beforehand. Exit codes: 0 solved; 1 a limit stopped the search, what is proven is told;
    2 refused.
    """
    texts = common.speak(lang, ascii, as_json)
    from spades.cli import solved
    from spades.game.position import missing_for_score
    from spades.kernel.solution import GOALS, SCORE, TRICKS

    if goal is not None and goal not in GOALS:
        raise UsageError("option.bad_value", option="--goal", value=goal[:40], known=list(GOALS))
    _check_limit("--nodes", nodes, MOST_NODES)
    _check_limit("--seconds", seconds, LONGEST)
    state, players = _position(file, _Choice(hand, after, leader, bids))
    missing = missing_for_score(state)
    if goal is None:
        goal = TRICKS if missing else SCORE
    elif goal == SCORE and missing:
        raise UsageError("solve.not_scored", missing=list(missing))
    if nodes is None and seconds is None:
        seconds = SECONDS
    solution = _solved(
        state,
        None if as_json else texts,
        goal=goal,
        cards=every_card,
        line=line,
        break_rule=not no_break_rule,
        nodes=nodes,
        seconds=seconds,
    )
    asked = solved.Asked(state, goal, every_card, line, not no_break_rule)
    if as_json:
        typer.echo(json.dumps(solved.solution_json(asked, solution), ensure_ascii=False))
    else:
        solved.print_solution(asked, solution, players, texts)
    if not solved.all_proven(asked, solution):
        raise typer.Exit(1)


def _check_limit(option: str, value: float | None, most: int) -> None:
    if value is not None and not 0 < value <= most:  # NaN neither
        raise UsageError("solve.limit", option=option, value=shown(value), most=most)


# --- what there is to solve


def _position(file: str, choice: _Choice) -> tuple[Playing, tuple[str, ...] | None]:
    """The position that a file, or a deal on the command line, holds; and its players' names."""
    from spades.game.pbn import deals_in

    # A deal has no slashes; what has one is a path, but a tag may hold anything beside its deal.
    told = deals_in(file)
    if told and ("[" in file or not {"/", "\\"} & {*file}):
        return _from_pbn(told, choice), None
    data = common.read_file(file)
    text = data.decode("utf-8-sig", errors="replace").strip()
    deals = deals_in(text)
    if text.startswith("{"):  # JSON, or a comment before the tags of PBN
        try:
            given = common.parse_json(data, file)
        except RecordError:
            if not deals:
                raise
        else:
            return _from_json(given, choice)
    if deals:
        return _from_pbn(deals, choice), None
    if not text:
        raise RecordError("file.empty", path=file, hand=None, action=None)
    raise UsageError("solve.unreadable", path=file)


def _from_json(given: Any, choice: _Choice) -> tuple[Playing, tuple[str, ...] | None]:
    from spades.game import position, record
    from spades.game.state import Playing

    kind = given.get("format")
    if kind == position.FORMAT:
        choice.only("position")
        return position.read_position(given), None
    if kind != record.FORMAT:
        known = f"{record.FORMAT}, {position.FORMAT}"
        raise RecordError(
            "record.unknown_format", format=str(kind)[:40], known=known, hand=None, action=None
        )
    choice.only("record", "hand", "after")
    match = record.read_record(given)
    state = record.replay(position.cut_record(match, choice.hand, choice.after)).state
    if not isinstance(state, Playing):
        raise UsageError("solve.not_play", phase=state.phase)
    return state, match.players


def _from_pbn(deals: list[str], choice: _Choice) -> Playing:
    from spades.game.pbn import parse_pbn
    from spades.game.position import deal_position

    choice.only("pbn", "hand", "leader", "bids")
    if choice.hand is None and len(deals) > 1:
        raise UsageError("solve.choose_deal", count=len(deals))
    number = 1 if choice.hand is None else choice.hand
    if not 1 <= number <= len(deals):
        raise UsageError("solve.no_hand", number=number, count=len(deals))
    return deal_position(parse_pbn(deals[number - 1]), _leader(choice.leader), _bids(choice.bids))


def _leader(text: str | None) -> int:
    """A seat, as a letter or a number; North without one."""
    letter = "N" if text is None else text.strip().upper()
    if len(letter) == 1 and letter in _SEATS + "0123":
        return _SEATS.index(letter) if letter in _SEATS else int(letter)
    raise UsageError(
        "option.bad_value", option="--leader", value=str(text)[:40], known=list(_SEATS)
    )


def _bids(text: str | None) -> list[int] | None:
    from spades.game.actions import parse_bid

    return None if text is None else [parse_bid(word) for word in text.replace(",", " ").split()]


# --- solving it


def _solved(state: Playing, texts: Texts | None, **asked: Any) -> Solution:
    """Solve in a thread, so that Ctrl-C is heard: compiled code runs on until it is done."""
    done: list[Solution] = []
    failed: list[BaseException] = []
    at_work = Progress()

    def work() -> None:
        try:
            compile_for_solving(at_work)
            from spades.kernel.solver import solve

            done.append(solve(state, **asked))
        except BaseException as error:  # noqa: BLE001 - raised again where it can be told
            failed.append(error)

    # A daemon: the program ends at Ctrl-C, whatever the thread is at.
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    with telling(at_work, texts) as tell:
        while thread.is_alive():
            thread.join(0.1)
            tell()
        tell()
    if failed:
        raise failed[0]
    return done[0]
