"""Who has resigned, what everybody got, and which tables somebody wants to see no more."""

import sqlalchemy as sa
from alembic import op

revision = "lists"
down_revision: str | None = "tidy"


def upgrade() -> None:
    op.create_table(
        "put_away",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(22), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("who_put_away", "put_away", ["person"])
    op.add_column("tables", sa.Column("points", sa.JSON, nullable=True))
    op.add_column("seats", sa.Column("resigned", sa.String(22), nullable=True))
    op.add_column("seats", sa.Column("share", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("points", sa.Integer, nullable=True))
    op.create_index("who_resigned", "seats", ["resigned"])
    _share_out()


def _share_out() -> None:
    """Everybody's share of the win stood with the table alone; points were not kept before."""
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("result", sa.JSON))
    seats = sa.table("seats", sa.column("table"), sa.column("seat"), sa.column("share"))
    connection = op.get_bind()
    over = sa.select(tables.c.id, tables.c.result).where(tables.c.status == "over")
    shares = [
        {"of": row.id, "at": seat, "got": share}
        for row in connection.execute(over)
        for seat, share in enumerate(row.result or [])
    ]
    where = sa.and_(seats.c.table == sa.bindparam("of"), seats.c.seat == sa.bindparam("at"))
    if shares:
        connection.execute(seats.update().where(where).values(share=sa.bindparam("got")), shares)


def downgrade() -> None:
    op.drop_index("who_resigned", "seats")
    for column in ("points", "share", "resigned"):
        op.drop_column("seats", column)
    op.drop_column("tables", "points")
    op.drop_table("put_away")
