"""Computers that think beside the server: in processes of their own, on time, always legal.

A player that takes its time would hold up every table, so it runs in a worker process. What comes
late, crashes or breaks the laws costs that decision only: another is made in its place, here and
at once. How long a table then waits is drawn beforehand and tells nothing of the cards.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

import anyio
from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from spades.game.actions import Action
from spades.game.view import View
from spades.players import PLAYERS, make_player
from spades.players.simple import Simple
from spades.server.thought import Answer, Make, first_legal, judged, think, think_apart, warm

QUICK: Final = frozenset({"random", "simple"})
"""Players that decide faster than a worker can be asked: they think in this process."""
LEAST: Final = 0.05
"""Seconds that a player has at least."""
SPARE: Final = 0.02
"""Seconds kept back of a longer time, so that a decision made in its place is on time too."""
GRACE: Final = 10.0
"""Seconds after which a worker that still thinks is ended. A late one is let finish before that:
starting another takes longer than most players do."""
KEEP: Final = 120.0
"""Every so often the workers are asked for a sign of life, which also keeps them: one that has
nothing to do for five minutes would be ended."""

_log = logging.getLogger(__name__)


def pause(pace: float, rng_seed: bytes, table: str, version: int, player: str) -> float:
    """Seconds from the moment a computer is to act until it does: 0.6 to 1.4 times ``pace``.

    Drawn evenly by SHA-256 from a secret and the moment, so neither the cards nor how long the
    player thought can be read from it: who thinks ahead has at least the time that it may take.
    """
    asked = b"pause|%s|%d|" % (table.encode(), version)
    drawn = int.from_bytes(hashlib.sha256(asked + rng_seed).digest()[:7], "big") / 2**56
    least = 0.0 if player in QUICK else LEAST + 2 * SPARE
    return max(least, pace * (0.6 + 0.8 * drawn))


def _nobody_counts(what: str, **labels: Any) -> None:
    pass


class Thinker:
    """Asks players, at most ``workers`` at a time, and answers for them when they do not.

    ``make`` and ``kinds`` are the players, those built in unless told otherwise. ``count`` is told
    of each failure, as ``player_failed`` with ``player`` and ``why``.
    """

    def __init__(
        self,
        workers: int,
        count: Callable[..., None] = _nobody_counts,
        make: Make = make_player,
        kinds: tuple[str, ...] = tuple(PLAYERS),
    ) -> None:
        self._workers = workers
        self._count = count
        self._make = make
        self._slow = tuple(kind for kind in kinds if kind not in QUICK)
        self._slots = asyncio.Semaphore(workers)
        self._limiter = CapacityLimiter(workers)  # nobody waits here: the slots come first
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def start(self) -> None:
        """Start the workers and load what the players need.

        It takes a second or so; where nothing was compiled before (``spades warm-up``), a minute.
        A player that cannot be loaded is logged, and ``simple`` decides for it.
        """
        if not self._slow:
            return
        # One goes first and compiles what has to be; the others find it on disk.
        for kind, answer in await self._warm():
            self._failed(kind, None, answer)
        await self._warm_all()
        self._spawn(self._keep_warm())

    async def close(self) -> None:
        """End what is still thinking. Whoever waits gets the decision made in its place."""
        self._closed = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def decide(self, kind: str, seed: bytes, view: View, seconds: float) -> Action:
        """What the player of this kind and seed does in ``view.seat``: always something legal.

        It has ``seconds``, at least LEAST. The same seed and view bring the same decision as in
        this process, if it comes in time. Raises PlayerError ``player.not_asked`` where the seat
        has nothing to decide.
        """
        if kind not in self._slow:
            answer = think(self._make, kind, seed, view)
        elif self._closed:
            answer = Answer(None, "stopped")
        else:
            answer = await self._ask(kind, seed, view, max(seconds - SPARE, LEAST))
        action, answer = judged(view, answer)
        return action or self._instead(kind, view, answer)

    def _instead(self, kind: str, view: View, answer: Answer) -> Action:
        instead = first_legal(view)
        self._failed(kind, view.seat, answer)
        with contextlib.suppress(Exception):
            instead = judged(view, Answer(str(Simple().decide(view).action)))[0] or instead
        return instead

    def _failed(self, kind: str, seat: int | None, answer: Answer) -> None:
        self._count("player_failed", player=kind, why=answer.why)
        facts = {"player": kind, "seat": seat, "why": answer.why, "error": answer.error or None}
        _log.warning("a player failed", extra=facts)

    # --- workers

    async def _ask(self, kind: str, seed: bytes, view: View, seconds: float) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                await self._slots.acquire()
                run = self._spawn(self._run(kind, seed, view))
                run.add_done_callback(lambda _: self._slots.release())
                await asyncio.wait({run})
        except TimeoutError:
            return Answer(None, "late")
        return Answer(None, "stopped") if run.cancelled() else run.result()

    async def _run(self, kind: str, seed: bytes, view: View) -> Answer:
        """Ask a worker, whether or not somebody still waits for the answer."""
        try:
            with anyio.fail_after(GRACE):
                return await to_process.run_sync(
                    think_apart,
                    self._make,
                    kind,
                    seed,
                    view,
                    cancellable=True,
                    limiter=self._limiter,
                )
        except TimeoutError:
            answer = Answer(None, "late")
        except BrokenWorkerProcess:
            answer = Answer(None, "crashed")
        except (Exception, SystemExit) as error:  # noqa: BLE001 - not to be sent, or to be read
            answer = Answer(None, "crashed", type(error).__name__)
        if not self._closed:
            self._spawn(self._warm_all())  # a worker is gone: start another before it is missed
        return answer

    async def _warm(self) -> tuple[tuple[str, Answer], ...]:
        """Wake one worker, or start one where none is free; gives the players that failed."""
        async with self._slots:
            try:
                return await to_process.run_sync(
                    warm, self._make, self._slow, cancellable=True, limiter=self._limiter
                )
            except (Exception, SystemExit) as error:  # noqa: BLE001 - no worker, and yet a server
                failed = Answer(None, "crashed", type(error).__name__)
                return tuple((kind, failed) for kind in self._slow)

    async def _warm_all(self) -> None:
        # Asked all at once each goes to another worker, and those that are missing are started.
        await asyncio.gather(*(self._warm() for _ in range(self._workers)))

    async def _keep_warm(self) -> None:
        while True:
            await asyncio.sleep(KEEP)
            await self._warm_all()

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
