"""Who resigned at another's screen: that is not the loss of whoever's screen it is."""

import sqlalchemy as sa
from alembic import op

revision = "screens"
down_revision: str | None = "lists"


def upgrade() -> None:
    here = sa.Column("resigned_here", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", here)
    _find_those()


def _find_those() -> None:
    """Seats given up at the host's screen, as far as it can be told.

    They are still another's at that screen, or a bot's whose table the host still sits at.
    """
    columns = ("table", "seat", "kind", "person", "resigned", "resigned_here")
    seats = sa.table("seats", *map(sa.column, columns))
    own = seats.alias()
    host = sa.exists().where(
        own.c.table == seats.c.table, own.c.kind == "me", own.c.person == seats.c.resigned
    )
    theirs = sa.or_(seats.c.kind == "here", sa.and_(seats.c.kind == "bot", host))
    given_up = sa.and_(seats.c.resigned.is_not(None), theirs)
    op.execute(seats.update().where(given_up).values(resigned_here=sa.true()))


def downgrade() -> None:
    op.drop_column("seats", "resigned_here")
