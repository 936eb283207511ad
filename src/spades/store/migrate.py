"""Bring a database to the schema that this program knows, within the caller's transaction.

The steps lie in ``migrations/`` and travel in the wheel; Alembic knows their order and keeps, in a
table of one row, how far a database has come. They run from here, with neither a configuration
file nor a command.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from spades.errors import StoreError

STEPS: Final = Path(__file__).parent / "migrations"


def revisions(steps: Path = STEPS) -> tuple[str, ...]:
    """The names of all steps, the first one first."""
    return _names(_scripts(steps))


def migrate(connection: Connection, to: str | None = None, steps: Path = STEPS) -> str:
    """Run the steps that are missing, up to ``to`` or all; the name of the last.

    The caller begins and commits; on PostgreSQL it also keeps others out meanwhile. Raises
    StoreError ``store.newer`` when the database has come further than this program knows.
    """
    scripts = _scripts(steps)
    known = _names(scripts)
    want = to or known[-1]

    def missing(_heads: Any, context: MigrationContext) -> Iterable[Any]:
        found = context.get_current_revision()
        if found is not None and found not in known:
            raise StoreError("store.newer", found=found, known=known[-1])
        done = known.index(found) + 1 if found else 0
        for name in known[done : known.index(want) + 1]:
            script = scripts.get_revision(name)
            yield MigrationStep.upgrade_from_script(scripts.revision_map, script)

    options: dict[str, Callable[..., Any]] = {"fn": missing}
    context = MigrationContext.configure(connection, opts=options)
    with Operations.context(context):
        context.run_migrations()
    return want


def _scripts(steps: Path) -> ScriptDirectory:
    return ScriptDirectory(str(steps), version_locations=[str(steps)])


def _names(scripts: ScriptDirectory) -> tuple[str, ...]:
    return tuple(script.revision for script in scripts.walk_revisions())[::-1]
