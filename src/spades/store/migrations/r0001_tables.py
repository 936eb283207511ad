"""The first schema: openings, heads, logs, snapshots, records, processes and their leases."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make all tables."""
    name = sa.String(64).with_variant(sa.String(64, collation="C"), "postgresql")
    text, time, data = sa.String(), sa.Float(53), sa.LargeBinary()

    def table_of(table: str) -> list[sa.schema.SchemaItem]:
        return [
            sa.Column("table_id", name, nullable=False),
            sa.ForeignKeyConstraint(
                ["table_id"], ["opening.id"], name=f"fk_{table}_table_id", ondelete="CASCADE"
            ),
        ]

    op.create_table(
        "opening",
        sa.Column("id", name, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("plan", data, nullable=False),
        sa.Column("secret", data, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_opening"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "head",
        *table_of("head"),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("hash", data, nullable=False),
        sa.Column("status", text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("changed", time, nullable=False),
        sa.Column("body", data, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_head"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_head_status_table_id", "head", ["status", "table_id"])
    op.create_table(
        "log",
        *table_of("log"),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("cause", text),
        sa.Column("at", time, nullable=False),
        sa.Column("body", data, nullable=False),
        sa.Column("hash", data, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_log"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshot",
        *table_of("snapshot"),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("body", data, nullable=False),
        sa.Column("hash", data, nullable=False),
        sa.Column("seal", data, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshot"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "record",
        sa.Column("table_id", name, nullable=False),
        sa.Column("at", time, nullable=False),
        sa.Column("body", data, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_record"),
    )
    op.create_index("ix_record_at_table_id", "record", ["at", "table_id"])
    op.create_table(
        "process",
        sa.Column("id", text, nullable=False),
        sa.Column("until", time, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_process"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lease",
        *table_of("lease"),
        sa.Column("process", text, nullable=False),
        sa.Column("until", time, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_lease"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_lease_process", "lease", ["process"])
