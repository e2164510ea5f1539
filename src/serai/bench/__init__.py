"""How fast it is. `measure` times Through the Desert and its peers; `loops` is what it times."""

from serai.core import compiled

with compiled.package(__name__):
    from . import loops as loops

from .measure import run
from .tables import table

__all__ = ["run", "table"]
