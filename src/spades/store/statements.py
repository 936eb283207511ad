"""Two ways of running a statement that the queries share: very often, and insert or change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Executable, Table
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.sql.elements import ClauseElement


class Quick:
    """A statement that is run very often; on SQLite its text goes straight to the driver."""

    def __init__(self, statement: Executable) -> None:
        self.statement = statement
        self._text: tuple[str, Sequence[str]] | None = None

    def __call__(self, connection: Connection, values: Mapping[str, Any]) -> Any:
        """Run it; something with ``fetchone`` and ``rowcount``."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self.statement, values)
        text, order = self._text or self._compile(connection)
        driver: Any = connection.connection.dbapi_connection
        return driver.execute(text, tuple([values[name] for name in order]))

    def _compile(self, connection: Connection) -> tuple[str, Sequence[str]]:
        assert isinstance(self.statement, ClauseElement)
        compiled = self.statement.compile(dialect=connection.dialect)
        order = compiled.positiontup  # type: ignore[attr-defined]
        self._text = str(compiled), order
        return self._text


def put(
    connection: Connection,
    into: Table,
    key: Mapping[str, Any],
    facts: Mapping[str, Any],
    where: Any = None,
) -> bool:
    """Insert a row, or change the one with this key, where that one fits; whether it is there."""
    make = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    insert = make(into).values(**key, **facts)
    insert = insert.on_conflict_do_update(index_elements=list(key), set_=dict(facts), where=where)
    return connection.execute(insert).rowcount == 1
