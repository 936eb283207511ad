"""A folder that takes an arena's records, one file a match: ``pair-0001-leg-1.json``."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from spades.analysis.duplicate import Leg
from spades.errors import UsageError, reason_of


class RecordFolder:
    """Writes records; each file appears whole or not at all, an older one of its name is replaced.

    Raises UsageError ``arena.records`` where the folder cannot be made or written to.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            # Asked before the first match is played: not all that may be written to says so.
            with tempfile.TemporaryFile(dir=path):
                pass
        except OSError as error:
            raise self._refused(error) from None

    def save(self, both: tuple[Leg, Leg]) -> None:
        """Write the records of a pair; a match that was not played has none."""
        for leg in both:
            if leg.record is not None:
                text = json.dumps(leg.record, ensure_ascii=False, indent=1) + "\n"
                self._write(f"pair-{leg.pair:04}-leg-{leg.leg}.json", text)

    def _write(self, name: str, text: str) -> None:
        unborn = self.path / f".{name}.new"
        try:
            with unborn.open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            unborn.replace(self.path / name)
        except OSError as error:
            with suppress(OSError):
                unborn.unlink()
            raise self._refused(error) from None

    def _refused(self, error: OSError) -> UsageError:
        return UsageError("arena.records", path=str(self.path), reason=reason_of(error))
