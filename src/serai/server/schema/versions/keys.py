"""The server has a key of its own, to sign cookies with."""

import sqlalchemy as sa
from alembic import op

revision = "keys"
down_revision: str | None = "language"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("keys")
