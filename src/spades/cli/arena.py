"""``spades arena``: two players against each other, every deal twice with the seats swapped."""

from __future__ import annotations

import contextlib
import json
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer

from spades.cli import common

if TYPE_CHECKING:
    from spades.analysis.arena import OnPair, Result
    from spades.analysis.duplicate import Leg
    from spades.analysis.intervals import Estimate
    from spades.analysis.summary import Summary
    from spades.i18n import Texts
    from spades.rules import Rules


def command(
    first: Annotated[
        str,
        typer.Argument(
            metavar="A", help="random, simple, montecarlo, or exec:COMMAND for a program."
        ),
    ],
    second: Annotated[str, typer.Argument(metavar="B", help="The other player.")],
    game: Annotated[
        str, typer.Option("--game", help="partnership (four seats) or two-player.")
    ] = "partnership",
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="NAME=VALUE", help="A table rule; may be repeated."),
    ] = None,
    matches: Annotated[
        int, typer.Option("--matches", help="How many in all; even, for each deal is played twice.")
    ] = 100,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="Same text, same deals; else a new one."),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", help="Processes to play in; the result is the same.")
    ] = 1,
    move_time: Annotated[
        float, typer.Option("--move-time", help="Seconds that a program has for a decision.")
    ] = 5.0,
    records: Annotated[
        Path | None,
        typer.Option("--records", metavar="DIR", help="Write each match to this folder."),
    ] = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Set two players against each other and tell who is better.

    It tells how sure that is, too. Matches end after 100 hands at the latest; a level end is half
    a win. A player that crashes, answers late or illegally loses that match, which is left out of
    the points. Exit code: 0 the matches were played, 1 not one of them to its end, 2 an error.
    """
    texts = common.speak(lang, ascii, as_json)
    from spades.analysis.arena import pairing_of, play_arena
    from spades.analysis.folder import RecordFolder
    from spades.analysis.summary import summary_json

    pairing = pairing_of(
        first, second, _rules(game, rules), _seed() if seed is None else seed.strip(), move_time
    )
    _stop_as_if_interrupted()
    with contextlib.ExitStack() as stack:
        told: list[OnPair] = []
        if records is not None:
            told.append(RecordFolder(records).save)
        if sys.stderr.isatty():
            told.append(stack.enter_context(_progress(matches, texts)))

        def on_pair(both: tuple[Leg, Leg]) -> None:
            for tell in told:
                tell(both)

        result = play_arena(pairing, matches, jobs, records is not None, on_pair)
    if as_json:
        typer.echo(json.dumps(summary_json(result), ensure_ascii=False))
    else:
        _print(result, texts)
        if records is not None:
            print(texts.say("arena-records", path=str(records)))
    if result.all_failed:
        raise typer.Exit(1)


def _rules(game: str, pairs: list[str] | None) -> Rules:
    """The preset with the changes asked for. Raises UsageError ``option.*``, RulesError."""
    from spades.rules import Rules

    return Rules.from_json({"preset": game, **common.rule_changes(pairs)})


def _seed() -> str:
    """A new seed, short enough to be typed again."""
    from spades.cards.shuffle import fresh_seed

    return fresh_seed().hex()[:16]


def _stop_as_if_interrupted() -> None:
    """Being asked to end is no reason to leave other people's programs running."""

    def stop(*_: object) -> NoReturn:
        sys.exit(128 + signal.SIGTERM)

    with contextlib.suppress(ValueError):  # not the main thread: then it is not ours to say
        signal.signal(signal.SIGTERM, stop)


@contextlib.contextmanager
def _progress(matches: int, texts: Texts) -> Iterator[Callable[[object], None]]:
    """A bar on standard error; what it gives is called for each pair."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:

        def told(done: int) -> str:
            return texts.say("arena-progress", done=done, total=matches)

        task: TaskID = progress.add_task(told(0), total=matches)

        def advance(_: object) -> None:
            progress.advance(task, 2)
            done = int(progress.tasks[0].completed)
            progress.update(task, description=told(done))

        yield advance


# --- for people


def _print(result: Result, texts: Texts) -> None:
    from spades.analysis.summary import counted, summaries
    from spades.cli.sheets import print_table

    both = summaries(result)
    names = _names(both)
    rows = [[texts.say(f"arena-{key}"), *map(tell, both)] for key, tell in _rows(texts)]
    print_table(texts.say("arena-title"), [texts.say("arena-player"), *names], rows, (1, 2))
    print(texts.say("arena-finished", total=len(result.legs)))
    left = len(counted(result.legs))
    if left < len(result.legs):
        print(texts.say("arena-counted", count=left))
    if _around(both[0].win_rate, 0.5) and _around(both[0].points, 0.0):
        print(texts.say("arena-equal"))
    for summary, name in zip(both, names, strict=True):
        for trouble in summary.troubles:
            reason = texts.error(_error(trouble.code, trouble.facts))
            print(texts.say("arena-lost", name=name, count=trouble.matches, reason=reason))
    print(f"{texts.say('arena-seed')}: {result.pairing.seed}")


def _around(found: Estimate, value: float) -> bool:
    """Whether an interval holds this value."""
    return found.low is not None and found.high is not None and found.low <= value <= found.high


def _error(code: str, facts: Any) -> Any:
    from spades.errors import PlayerError

    return PlayerError(code, **facts)


def _names(both: tuple[Summary, Summary]) -> list[str]:
    """What the columns are called; two of one name are told apart by a number."""
    names = [summary.called or summary.player for summary in both]
    return [f"{name} ({n})" for n, name in enumerate(names, 1)] if names[0] == names[1] else names


def _rows(texts: Texts) -> list[tuple[str, Callable[[Summary], str]]]:
    """The lines of the table: the key of each, and what it says of a player."""
    number = _Numbers(texts)
    return [
        ("wins", lambda s: str(s.wins)),
        ("draws", lambda s: str(s.draws)),
        ("losses", lambda s: str(s.losses)),
        ("forfeits", lambda s: str(s.forfeits)),
        ("win-rate", lambda s: number.percent(s.win_rate.mean)),
        ("interval", lambda s: number.interval(s.win_rate, number.percent)),
        ("points", lambda s: number.signed(s.points.mean)),
        ("interval", lambda s: number.interval(s.points, number.signed)),
        ("hands", lambda s: str(s.tally.hands)),
        ("contracts-made", lambda s: number.share(s.tally.contracts_made, s.tally.contracts)),
        ("bags", lambda s: number.plain(s.tally.bags, s.tally.hands)),
        ("nils", lambda s: f"{s.tally.nils_made}/{s.tally.nils}"),
        ("double-nils", lambda s: f"{s.tally.double_nils_made}/{s.tally.double_nils}"),
    ]


class _Numbers:
    """Numbers as the reader's language writes them; a dash where there is none."""

    def __init__(self, texts: Texts) -> None:
        self._language = texts.language
        self._ascii = texts.ascii
        self._none = "-" if texts.ascii else "–"

    def percent(self, value: float | None) -> str:
        return self._format(value, "0.0%")

    def signed(self, value: float | None) -> str:
        zero = value is not None and abs(value) < 0.05
        return self._format(0.0 if zero else value, "0.0" if zero else "+0.0;-0.0")

    def plain(self, count: int, of: int) -> str:
        return self._format(count / of if of else None, "0.00")

    def share(self, count: int, of: int) -> str:
        return self._format(count / of if of else None, "0.0%")

    def interval(self, found: Estimate, tell: Callable[[float | None], str]) -> str:
        if found.low is None:
            return self._none
        return f"{tell(found.low)} {self._none} {tell(found.high)}"

    def _format(self, value: float | None, pattern: str) -> str:
        if value is None:
            return self._none
        from babel.numbers import format_decimal

        text = str(format_decimal(value, format=pattern, locale=self._language))
        return text if self._ascii else text.replace("-", "−")
