"""For several processes: how often a table has changed, who serves, who looks where and thinks."""

import sqlalchemy as sa
from alembic import op

revision = "many"
down_revision: str | None = "screens"


def upgrade() -> None:
    edition = sa.Column("edition", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("tables", edition)
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("crowd", sa.JSON, nullable=False),
    )
    op.create_table(
        "looking",
        sa.Column("process", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(22), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_index("who_looks", "looking", ["table"])
    op.create_table(
        "claims",
        sa.Column("table", sa.String(22), primary_key=True),
        sa.Column("process", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("claims", "looking", "processes"):
        op.drop_table(table)
    op.drop_column("tables", "edition")
