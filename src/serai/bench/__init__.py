"""How fast it is. `measure` times the games and their peers, `serving` a server under load,
`page` what a browser gets."""

from serai.core import compiled

with compiled.package(__name__):
    from . import loops as loops

from .measure import run, run_environments, run_server
from .tables import table

__all__ = ["run", "run_environments", "run_server", "table"]
