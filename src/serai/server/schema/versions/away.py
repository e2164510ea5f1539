"""A friend who is away has a time of grace, and it is known since when."""

import sqlalchemy as sa
from alembic import op

revision = "away"
down_revision: str | None = "keys"


def upgrade() -> None:
    op.create_table(
        "moments",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    # Tables that were made before have the usual time.
    grace = sa.Column("grace", sa.Integer, nullable=True, server_default="600")
    op.add_column("tables", grace)
    op.add_column("seats", sa.Column("away_since", sa.BigInteger, nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "away_since")
    op.drop_column("tables", "grace")
    op.drop_table("moments")
