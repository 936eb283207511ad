"""The tables of the database, the same for SQLite and PostgreSQL.

``migrations/`` brings a database here step by step; a test holds that what it makes is this. The
facts that change with every append (version, last hash, summary) are a row of their own, so that
writing it is small, and only its status is indexed, so that an index is seldom written.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    String,
    Table,
)

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}

Name: Final = String(64).with_variant(String(64, collation="C"), "postgresql")
"""Names are in the order of their bytes, whatever the language of the database."""
Text: Final = String()
Time: Final = Float(53)
"""Seconds since 1970, all 53 bits of them: the chain is over them."""

metadata: Final = MetaData(naming_convention=NAMES)


def _of_a_table(column: str = "table_id") -> Column[str]:
    return Column(column, Name, ForeignKey("opening.id", ondelete="CASCADE"), primary_key=True)


opening: Final = Table(
    "opening",
    metadata,
    Column("id", Name, primary_key=True),
    Column("created", Time, nullable=False),
    Column("plan", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

head: Final = Table(
    "head",
    metadata,
    _of_a_table(),
    Column("version", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("changed", Time, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index(None, "status", "table_id"),
    sqlite_with_rowid=False,
)

log: Final = Table(
    "log",
    metadata,
    _of_a_table(),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("count", BigInteger, nullable=False),
    Column("cause", Text),
    Column("at", Time, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

snapshot: Final = Table(
    "snapshot",
    metadata,
    _of_a_table(),
    Column("version", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

record: Final = Table(
    "record",
    metadata,
    Column("table_id", Name, primary_key=True),
    Column("at", Time, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index(None, "at", "table_id"),
)

process: Final = Table(
    "process",
    metadata,
    Column("id", Text, primary_key=True),
    Column("until", Time, nullable=False),
    sqlite_with_rowid=False,
)

lease: Final = Table(
    "lease",
    metadata,
    _of_a_table(),
    Column("process", Text, nullable=False, index=True),
    Column("until", Time, nullable=False),
    sqlite_with_rowid=False,
)
