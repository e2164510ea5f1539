"""The deals of the days, and what a table has to do with one, or with a position to practise."""

import sqlalchemy as sa
from alembic import op

revision = "daily"
down_revision: str | None = "progress"


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(10), nullable=True))
    op.add_column("tables", sa.Column("practice", sa.JSON, nullable=True))
    op.create_index("one_a_day", "tables", ["day", "game", "owner"], unique=True)
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("published", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deals")
    op.drop_index("one_a_day", "tables")
    op.drop_column("tables", "practice")
    op.drop_column("tables", "day")
