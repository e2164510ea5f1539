"""A table and its people, to be put into a store."""

from serai.server.guests import Person
from serai.server.store import Store
from serai.tables.sheet import FINISHED, RUNNING, Line, Seat, Sheet, Standing

ADA = Person("ada", "Ada")
SHEET = Sheet(
    id="t" * 16,
    game="desert",
    rules=1,
    options={"map": "wadi"},
    seed="7",
    owner=ADA.id,
    watch_secret="watch",
    created=1,
    standing=Standing(changed=1),
    seats=(Seat(0, "host", "Ada", ADA.id), Seat(1, "friend", "", None, "secret")),
)
GOING = Standing(RUNNING, 0, False, 0, None, 2)
OVER = Standing(FINISHED, None, False, 0, [1.0, 0.0], 3)


def line(n: int, action: str = "camel lime b4") -> Line:
    return Line(n, 0, action, 0, 5)


async def with_table(store: Store) -> None:
    await store.add_person(ADA, "hash", 1)
    await store.add_table(SHEET, [])
