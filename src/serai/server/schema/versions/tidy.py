"""Who was here when, and at which tables a person has moved: what can be tidied away."""

import time

import sqlalchemy as sa
from alembic import op

revision = "tidy"
down_revision: str | None = "away"

_INDICES = (
    ("whose_tokens", "tokens"),
    ("whose_links", "device_links"),
    ("who_watches", "watchers"),
)


def upgrade() -> None:
    seen = sa.Column("seen", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("people", seen)
    played = sa.Column("played", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("tables", played)
    for name, table in _INDICES:
        op.create_index(name, table, ["person"])
    people, tables, log = (
        sa.table("people", sa.column("seen")),
        sa.table("tables", sa.column("id"), sa.column("played")),
        sa.table("log", sa.column("table"), sa.column("by")),
    )
    op.execute(people.update().values(seen=time.time_ns() // 1_000_000))
    moved = sa.select(log.c.by).where(log.c.table == tables.c.id, log.c.by >= 0)
    op.execute(tables.update().values(played=sa.exists(moved)))


def downgrade() -> None:
    for name, table in _INDICES:
        op.drop_index(name, table)
    op.drop_column("tables", "played")
    op.drop_column("people", "seen")
