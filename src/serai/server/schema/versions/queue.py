"""What several processes share: the queue of jobs and those who do them, and what was spent."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "queue"
down_revision: str | None = "many"


def upgrade() -> None:
    """PostgreSQL need not put these on the disk: what is lost of them is asked for again."""
    spent = sa.Column("spent", sa.JSON, nullable=False, server_default="{}")
    op.add_column("processes", spent)
    passing = op.get_bind().dialect.name == "postgresql"
    more: dict[str, Any] = {"prefixes": ["UNLOGGED"]} if passing else {}
    _create_jobs(more)
    _create_stations(more)


def _create_jobs(more: dict[str, Any]) -> None:
    op.create_table(
        "jobs",
        sa.Column("id", sa.BigInteger, sa.Identity(), primary_key=True),
        sa.Column("asker", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(32), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("shortest", sa.Float, nullable=False),
        sa.Column("tree", sa.String(32), nullable=False),
        sa.Column("work", sa.Text, nullable=False),
        sa.Column("arrived", sa.Float, nullable=False),
        sa.Column("station", sa.Integer, nullable=True),
        sa.Column("slot", sa.String(8), nullable=True),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("given", sa.Float, nullable=True),
        sa.Column("enough", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("answer", sa.Text, nullable=True),
        **more,
    )
    op.create_index("whose_jobs", "jobs", ["asker"])
    op.create_table(
        "tellings",
        sa.Column("job", sa.BigInteger, primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("told", sa.Text, nullable=False),
        **more,
    )


def _create_stations(more: dict[str, Any]) -> None:
    op.create_table(
        "accounts",
        sa.Column("of", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("had", sa.Float, nullable=False),
        **more,
    )
    op.create_table(
        "stations",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("slots", sa.JSON, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        **more,
    )
    op.create_table(
        "trees",
        sa.Column("tree", sa.String(32), primary_key=True),
        sa.Column("station", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        **more,
    )


def downgrade() -> None:
    for table in ("trees", "stations", "accounts", "tellings", "jobs"):
        op.drop_table(table)
    op.drop_column("processes", "spent")
