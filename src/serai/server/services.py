"""Everything that answers need, for both doors."""

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from serai.core.contract import SPECTATOR

from .buckets import Buckets
from .coach.service import Coach
from .daily.service import Days
from .guests import Person
from .learning.progress import Progress
from .lobby import Lobby
from .looking import Looks, Still
from .people import People
from .practice.service import Practice
from .puzzles.service import Puzzles
from .rates import Rates
from .served import ServedTable
from .settings import Settings
from .threads import Threads


@dataclass(frozen=True)
class Services:
    settings: Settings
    people: People
    lobby: Lobby
    new_tables: Buckets
    new_guests: Buckets
    new_names: Buckets
    rates: Rates
    threads: Threads
    looks: Looks
    coach: Coach
    days: Days
    practice: Practice
    progress: Progress
    puzzles: Puzzles
    new_notes: Buckets

    @property
    def buckets(self) -> dict[str, Buckets]:
        """What processes tell each other of."""
        return {
            "tables": self.new_tables,
            "guests": self.new_guests,
            "names": self.new_names,
            "notes": self.new_notes,
            **self.rates.buckets,
        }


def services_of(asked: HTTPConnection) -> Services:
    """Those of the application that is asked, by a request or by a socket."""
    return cast("Services", asked.app.state.services)


def viewer_of(table: ServedTable | Still, person: Person, seat: int | None) -> int:
    """The seat from which somebody may look; no seat is a spectator's."""
    sheet = table.table.sheet if isinstance(table, Still) else table.sheet
    return sheet.check_viewer(person.id, SPECTATOR if seat is None else seat)
