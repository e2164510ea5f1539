"""What the coach found out and was asked, and tables that begin from a position."""

import sqlalchemy as sa
from alembic import op

revision = "coach"
down_revision: str | None = "queue"


def upgrade() -> None:
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
    op.add_column("tables", sa.Column("start", sa.Text, nullable=True))
    op.create_table(
        "hints",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=True),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=True),
        sa.Column("variations", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table", name="one_a_table"),
        sa.UniqueConstraint("secret", name="one_a_link"),
    )
    op.create_index("whose_analyses", "analyses", ["person"])


def downgrade() -> None:
    op.drop_index("whose_analyses", "analyses")
    op.drop_table("analyses")
    op.drop_table("hints")
    op.drop_column("tables", "start")
    op.drop_column("tables", "hints")
