"""People have a language."""

import sqlalchemy as sa
from alembic import op

revision = "language"
down_revision: str | None = "first"


def upgrade() -> None:
    op.add_column("people", sa.Column("language", sa.String(8), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("people", "language")
