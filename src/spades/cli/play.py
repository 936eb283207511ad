"""``spades play``: a match at this terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spades.cli import common

if TYPE_CHECKING:
    from spades.i18n import Texts
    from spades.rules import Rules
    from spades.tui.listening import ListeningLines
    from spades.tui.plain import Lines
    from spades.tui.settings import Settings, Setup


def command(
    context: typer.Context,
    match: Annotated[
        str | None,
        typer.Argument(metavar="MATCH", help="With --resume: which saved match; else the last."),
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", help="partnership (four players) or two-player.")
    ] = None,
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="NAME=VALUE", help="A table rule; may be repeated."),
    ] = None,
    target: Annotated[
        int | None, typer.Option("--target", help="Points to win: --rules target_score=N.")
    ] = None,
    hands: Annotated[
        int | None, typer.Option("--hands", help="Most hands: --rules max_hands=N.")
    ] = None,
    opponents: Annotated[
        str | None,
        typer.Option(
            "--opponents",
            "--players",
            metavar="NAME[,NAME,NAME]",
            help=(
                "Computer players, random, simple or montecarlo: one for all, or one for each "
                "other seat in their order. Programs (exec:…) play in the arena only."
            ),
        ),
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="What you are called.")] = None,
    seat: Annotated[
        int | None,
        typer.Option("--seat", help="Your seat: 0 North to 3 West; 0 or 1 of two players."),
    ] = None,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="Deals that can be repeated with this text."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a saved match, the last or MATCH.")
    ] = False,
    no_save: Annotated[bool, typer.Option("--no-save", help="Do not save the match.")] = False,
    join: Annotated[
        str | None,
        typer.Option(
            "--join",
            metavar="LINK",
            help="Play at a table on a server: the link that you were sent. The same link again "
            "takes the same seat.",
        ),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option("--server", metavar="URL", help="With --join and a table's name: its server."),
    ] = None,
    watch: Annotated[
        bool, typer.Option("--watch", help="With --join: look on, without a seat.")
    ] = False,
    take_over: Annotated[
        bool,
        typer.Option("--take-over", help="With --join: end another connection of your seat."),
    ] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line: screen readers, pipes, scripts.")
    ] = False,
    speed: Annotated[
        str | None,
        typer.Option("--speed", help="Pause after computers' moves: off, fast, normal, slow."),
    ] = None,
    autoplay: Annotated[
        bool | None,
        typer.Option("--autoplay/--no-autoplay", help="Play a card that is the only choice."),
    ] = None,
    look_at_once: Annotated[
        bool | None,
        typer.Option(
            "--look-at-once/--no-look-at-once", help="Look at your cards at once: no Double Nil."
        ),
    ] = None,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Play Spades against computer players.

    With any of --game, --rules, --target, --hands, --opponents, --seat and --seed the match begins
    at once; without, the game asks what to play. Options hold for this run; what is chosen on the
    screen or answered is found again. Every move is saved. Without a terminal, or with
    --plain, it is played line by line: type ? for the words. A script may answer auto to let the
    computer decide a turn: yes auto | spades play --plain. With --join the others are people at a
    table on a server. Exit code: 0 the match is over, or was saved by quit; 1 the input ended
    before the match did; 2 an error.
    """
    people = sys.stdin.isatty() and sys.stdout.isatty()
    common.speak(lang, ascii)
    from spades.cli.join import play_at
    from spades.errors import UsageError
    from spades.tui.settings import Settings, changed, load_settings, save_settings

    context.with_resource(_quiet_log())
    # What a script plays does not hang on what somebody chose here before.
    settings, wrong = load_settings(common.data_folder()) if people else (Settings(), None)
    remembered = None if os.environ.get("SPADES_LANG") else settings.language
    texts = common.speak(lang or remembered, ascii or settings.ascii)
    if wrong is not None:
        common.complain(wrong)
    kept = settings
    settings = _settings(settings, name, speed, autoplay, look_at_once, ascii, people)
    line_by_line = plain or not people or os.environ.get("TERM", "dumb") == "dumb"
    if join is not None or watch or take_over or server is not None:
        own = {"MATCH": match, "--resume": resume or None, "--no-save": no_save or None}
        new = {"--game": game, "--rules": rules or None, "--target": target, "--hands": hands}
        _refuse_beside("--join", {**own, **new, "--opponents": opponents, "--seed": seed})
        if join is None:
            lone = "--watch" if watch else "--take-over" if take_over else "--server"
            raise UsageError("option.needs", option=lone, other="--join")
        if watch and seat is not None:
            raise UsageError("option.conflict", option="--seat", beside="--watch")
        raise typer.Exit(
            play_at(
                join,
                server,
                settings,
                kept,
                texts,
                _listening(),
                line_by_line,
                seat,
                watch,
                take_over,
            )
        )
    lines = _lines() if line_by_line else None
    resumed = resume or match is not None
    setup: Setup | None
    if resumed:
        _refuse_beside(
            "--resume",
            {
                "--game": game,
                "--rules": rules or None,
                "--target": target,
                "--hands": hands,
                "--opponents": opponents,
                "--name": name,
                "--seat": seat,
                "--seed": seed,
                "--no-save": no_save or None,
            },
        )
        setup = _saved(match)
    else:
        given = (game, rules, target, hands, opponents, seat, seed)
        unasked = people and not any(value not in (None, []) for value in given)
        if unasked and lines is not None:
            from spades.tui.plain import EndOfInput
            from spades.tui.questions import ask_settings

            try:
                answered, texts = ask_settings(settings, texts, lines, lang is None)
            except EndOfInput:
                raise typer.Exit(1) from None
            # What was answered is found again; an option holds for this run only.
            save_settings(replace(kept, **changed(settings, answered)), common.data_folder())
            settings = answered
        setup = None
        if not unasked or lines is not None:
            setup = _new(settings, game, rules, target, hands, opponents, seat, seed, no_save)
    if lines is None:
        from spades.tui.app import run

        folder = None if no_save else common.matches_folder()
        raise typer.Exit(run(setup, settings, texts, folder, kept))
    assert setup is not None
    raise typer.Exit(_play_lines(setup, settings, texts, lines, seed))


def _play_lines(
    setup: Setup, settings: Settings, texts: Texts, lines: Lines, seed: str | None
) -> int:
    from spades.tui.plain import play_lines

    match = setup.open(texts)
    if seed is not None:
        lines.tell(texts.say("seed-repeatable", seed=seed))
    return play_lines(match, settings, texts, lines, setup.resume is not None)


def _settings(
    settings: Settings,
    name: str | None,
    speed: str | None,
    autoplay: bool | None,
    look_at_once: bool | None,
    ascii: bool,  # noqa: A002
    people: bool,
) -> Settings:
    """The settings as the options change them. Raises UsageError ``option.bad_value``."""
    from spades.errors import UsageError
    from spades.table.seating import NAME_LENGTH
    from spades.tui.names import clean_name, one_line
    from spades.tui.settings import SPEEDS

    changes: dict[str, Any] = {}
    if name is not None:
        changes["name"] = clean_name(name)
        if changes["name"] != one_line(name):
            raise UsageError("option.name", most=NAME_LENGTH)
    if speed is not None:
        if speed not in SPEEDS:
            known = list(SPEEDS)
            raise UsageError("option.bad_value", option="--speed", value=speed[:40], known=known)
        changes["speed"] = speed
    elif not people:
        changes["speed"] = "off"
    if autoplay is not None:
        changes["autoplay"] = autoplay
    if look_at_once is not None:
        changes["look_at_once"] = look_at_once
    if ascii:
        changes["ascii"] = True
    return replace(settings, **changes)


def _new(
    settings: Settings,
    game: str | None,
    rules: list[str] | None,
    target: int | None,
    hands: int | None,
    opponents: str | None,
    seat: int | None,
    seed: str | None,
    no_save: bool,
) -> Setup:
    """The new match that the options and the settings ask for."""
    from spades.tui.settings import new_setup

    return new_setup(
        settings,
        _rules(settings, game, rules, target, hands),
        None if opponents is None else tuple(kind.strip() for kind in opponents.split(",")),
        seat,
        seed,
        None if no_save else common.matches_folder(),
    )


def _rules(
    settings: Settings,
    game: str | None,
    pairs: list[str] | None,
    target: int | None,
    hands: int | None,
) -> Rules:
    """The rules last played, or with any rule given the classic ones with those changes."""
    from spades.rules import Rules

    own = {"--game": game, "--target": target, "--hands": hands}
    changes = common.rule_changes(pairs, [name for name, value in own.items() if value is not None])
    if target is not None:
        changes["target_score"] = target
    if hands is not None:
        changes["max_hands"] = hands
    chosen = game or changes.get("game") or changes.get("preset") or settings.game
    if not changes and chosen in settings.rules:
        return settings.rules_for(chosen)
    return Rules.from_json({"preset": chosen, **changes})


def _refuse_beside(asked: str, given: dict[str, object]) -> None:
    """A saved match, and a server's table, have their own rules, players and seed.

    Raises UsageError ``option.conflict``.
    """
    from spades.errors import UsageError

    for option, value in given.items():
        if value is not None:
            raise UsageError("option.conflict", option=option, beside=asked)


def _saved(asked: str | None) -> Setup:
    """A saved match to go on with. Raises UsageError ``match.*``, JournalError."""
    from spades.cli.matches import find_match, last_unfinished
    from spades.errors import UsageError
    from spades.tui.session import saved_match
    from spades.tui.settings import Setup

    folder = common.matches_folder()
    latest = asked is None or asked == "latest"
    path = last_unfinished(folder) if latest else find_match(asked or "", folder)
    match = saved_match(path)
    if match.over:
        raise UsageError("matches.over", match=path.stem)
    return Setup(match.rules, match.header.kinds, match.header.names, resume=path)


def _lines() -> Lines:
    """The terminal or the pipes; unreadable bytes and signs it cannot show stop nobody."""
    from spades.tui.plain import Lines

    _show_what_can_be_shown()
    return Lines(sys.stdin, sys.stdout, _coloured(), _columns if sys.stdout.isatty() else None)


def _listening() -> ListeningLines:
    """The same, for whoever has to hear of news at any time."""
    from spades.tui.listening import ListeningLines

    _show_what_can_be_shown()
    columns = _columns if sys.stdout.isatty() else None
    return ListeningLines(sys.stdin, sys.stdout, _coloured(), columns)


def _show_what_can_be_shown() -> None:
    sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]


def _coloured() -> bool:
    dumb = os.environ.get("TERM", "dumb") == "dumb"
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and not dumb


def _columns() -> int:
    """How wide the terminal is now; 80 where it does not say."""
    try:
        return os.get_terminal_size(sys.stdout.fileno()).columns or 80
    except OSError:
        return 80


@contextmanager
def _quiet_log() -> Iterator[None]:
    """What goes wrong inside is written to a file in the data folder, not over the table."""
    import logging

    log = logging.getLogger("spades")
    handler: logging.Handler = logging.NullHandler()
    try:
        folder: Path = common.data_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / "spades.log", delay=True)
    except OSError:
        pass
    before = log.propagate
    log.addHandler(handler)
    log.propagate = False
    try:
        yield
    finally:
        log.propagate = before
        log.removeHandler(handler)
        handler.close()
