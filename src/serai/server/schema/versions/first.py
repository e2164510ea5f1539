"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision: str | None = None


def upgrade() -> None:
    _create_people()
    _create_tables()
    _create_seats_and_log()


def _create_people() -> None:
    """Who there is, and by what they are known again."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "device_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("open_deal", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.Boolean, nullable=False),
        sa.Column("thinking", sa.Float, nullable=False),
        sa.Column("owner", sa.String(22), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("watch_secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("bot_turn", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("result", sa.JSON, nullable=True),
        sa.Column("follows", sa.String(22), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("follows_as", sa.String(8), nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("follows", "follows_as", name="one_of_each"),
    )
    op.create_index("unfinished", "tables", ["status", "bot_turn"])
    op.create_index("whose_tables", "tables", ["owner"])


def _create_seats_and_log() -> None:
    """What belongs to a table: its seats, those who look on, its log."""
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("secret", sa.String(64), nullable=True),
    )
    op.create_index("whose_seats", "seats", ["person"])
    op.create_table(
        "watchers",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("by", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("log", "watchers", "seats", "tables", "device_links", "tokens", "people"):
        op.drop_table(name)
