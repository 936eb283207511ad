"""The README's pictures, from running games with fixed deals: python tools/screenshots.py

Writes docs/pictures/*.svg. With names as arguments only those. The same code gives the same
pictures, so a changed picture is a changed screen.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from spades.rules import Rules  # noqa: E402
from tests.tui.app_driver import LARGE, SMALL, Sitting, sitting  # noqa: E402

Scene = Callable[[Sitting], Coroutine[Any, Any, None]]


async def _to_play(here: Sitting) -> None:
    """The first hand, some tricks in, with a suggestion."""
    await here.follow(until="play")
    await here.press(*["h", "enter"] * 3, "h")


async def _to_bid(here: Sitting) -> None:
    await here.press("l", "h")


async def _to_draw(here: Sitting) -> None:
    await here.press("l", *["h", "enter"] * 6, "h")


async def _to_end(here: Sitting) -> None:
    await here.follow()


async def _nothing(here: Sitting) -> None:
    await here.settle()


PICTURES: Final[dict[str, tuple[Scene, dict[str, Any]]]] = {
    "start": (_nothing, {"ask": True}),
    "table": (_to_play, {"size": LARGE}),
    "table-small": (_to_play, {"size": SMALL, "seed": "small"}),
    "bidding": (_to_bid, {}),
    "draw": (_to_draw, {"rules": Rules(game="two-player")}),
    "match-over": (_to_end, {"rules": Rules(target_score=300), "size": LARGE}),
}


async def picture(name: str) -> str:
    """One picture as SVG, without fonts from elsewhere."""
    scene, options = PICTURES[name]
    async with sitting(**{"seed": "picture", "size": SMALL, **options}) as here:
        await scene(here)
        drawn = here.app.export_screenshot(title="spades play")
    drawn = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", drawn)
    return drawn.replace("Fira Code, monospace", "monospace").replace("Fira Code", "monospace")


def main() -> None:
    """Draw what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PICTURES))
    parser.add_argument("--to", type=Path, default=ROOT / "docs" / "pictures")
    given = parser.parse_args()
    unknown = set(given.names) - set(PICTURES)
    if unknown:
        parser.error(f"no such picture: {', '.join(sorted(unknown))}")
    given.to.mkdir(parents=True, exist_ok=True)
    for name in given.names or PICTURES:
        path = given.to / f"{name}.svg"
        path.write_text(asyncio.run(picture(name)), encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
