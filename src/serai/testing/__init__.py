"""For whoever writes a game: the laws that every game obeys, to be run on one's own.

`tables` are ways to sit down and games played there by lot; `laws` is what must hold at each of
them. `docs/new-game.md` shows how they are run with pytest.
"""

from .laws import LAWS, LONG, name_of
from .laws.common import Law
from .tables import Table, finished, length, tables, walk

__all__ = ["LAWS", "LONG", "Law", "Table", "finished", "length", "name_of", "tables", "walk"]
