"""What somebody has learned, solved and been told."""

import sqlalchemy as sa
from alembic import op

revision = "progress"
down_revision: str | None = "coach"


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("item", sa.String(64), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("progress")
