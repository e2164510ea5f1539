"""All that is kept in this browser, as far as it is known here: the person, their tables, things.

The sheets of all tables and what is short (`things`) are told once, when Python starts; the log of
a table is read when somebody is at it, and what is long (`files`) when it is asked for. The store
is the authority: nothing is in the house before it is there.
"""

from collections import OrderedDict
from collections.abc import Generator, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from serai.core.annotations import Hint
from serai.core.texts import spoken
from serai.tables.sheet import Sheet

from . import rows
from .asking import SHEETS, THINGS, Json, Keep, Lines, NotHere, Row, Steps
from .table import Ears, OwnTable, Told, folded

if TYPE_CHECKING:
    from serai.coach.analyses import Going

_MOST_AT_HAND = 8  # tables whose match is held; the others are folded anew
PERSON = "person"


class House:
    """What the rooms for people ask, and change by what they keep."""

    def __init__(self) -> None:
        self.things: dict[str, Json] = {}
        self.sheets: dict[str, Sheet] = {}
        self.tables: dict[str, OwnTable] = {}  # those at hand, the last asked for last
        self.going: dict[str, Going] = {}  # analyses that are worked on
        self.thought: OrderedDict[tuple[Hashable, ...], Json] = OrderedDict()  # hints, for a while
        self._outbox: Told = []
        self._begun: list[tuple[Steps, str]] = []
        self._stopped: list[str] = []
        self._ears: dict[str, Ears] = {}  # who looks at tables that are to be folded anew

    def holds(self, sheets: Sequence[Mapping[str, Any]], things: Mapping[str, Json]) -> None:
        """What the store told at the start."""
        self.sheets = {kept["id"]: rows.sheet(kept) for kept in sheets}
        self.things = dict(things)

    # -- what is told -----------------------------------------------------------------------

    def tell(self, told: Told) -> None:
        """Pages hear this as soon as whoever drives us fetches it."""
        self._outbox += told

    def fetch(self) -> Told:
        told, self._outbox = self._outbox, []
        return told

    def begin(self, steps: Steps) -> None:
        """To be done beside what is answered."""
        self._begun.append((steps, spoken()))

    def fetch_begun(self) -> list[tuple[Steps, str]]:
        """Each with the language it speaks."""
        begun, self._begun = self._begun, []
        return begun

    def stop(self, name: str) -> None:
        """Whoever thinks about that need not go on."""
        self._stopped.append(name)

    def fetch_stopped(self) -> list[str]:
        stopped, self._stopped = self._stopped, []
        return stopped

    # -- things -----------------------------------------------------------------------------

    def thing(self, key: str, without: Json = None) -> Json:
        return self.things.get(key, without)

    def put(self, **things: Json) -> Steps:
        """Keep things by their keys, together; None takes one away."""
        yield Keep(tuple(Row(THINGS, key, value) for key, value in things.items()))
        self.took(things)

    def took(self, things: Mapping[str, Json]) -> None:
        """They have been kept."""
        self.things.update(things)
        for key in [key for key, value in things.items() if value is None]:
            del self.things[key]

    @property
    def name(self) -> str:
        """What the person at this screen is called."""
        return str(self.thing(PERSON, {}).get("name", ""))

    def hints(self, table: str) -> list[Hint]:
        """Those that were used at a table: kept as a thing of its own, `hints TABLE`."""
        return [Hint(*one) for one in self.thing(f"hints {table}", [])]

    # -- tables -----------------------------------------------------------------------------

    def sheet(self, table: str) -> Sheet:
        found = self.sheets.get(table)
        if found is None:
            raise NotHere("no-such-table")
        there = self.tables.get(table)
        return found if there is None else there.table.sheet

    def table(self, table: str) -> Generator[Lines, Json, OwnTable]:
        """A table with its match, folded from its log if it is not at hand."""
        sheet = self.sheet(table)
        found = self.tables.pop(table, None)
        if found is None:
            found = folded(sheet, rows.lines((yield Lines(table))), self._ears.pop(table, None))
        self.tables[table] = found
        self._let_go()
        return found

    def forget(self, table: str) -> None:
        """What is held of it was not kept: it is folded anew."""
        there = self.tables.pop(table, None)
        if there is not None and there.ears:
            self._ears[table] = there.ears

    def sits(self, sheet: Sheet) -> None:
        """That is how it has been kept."""
        self.sheets[sheet.id] = sheet

    def _let_go(self) -> None:
        idle = [name for name, own in self.tables.items() if not own.ears]
        for name in idle[: max(0, len(self.tables) - _MOST_AT_HAND)]:
            del self.tables[name]


def gone(sheet: Sheet, entries: int) -> Keep:
    """A table is forgotten, with its log."""
    lines = tuple(Row("lines", (sheet.id, n), None) for n in range(entries))
    return Keep((Row(SHEETS, sheet.id, None), *lines))
