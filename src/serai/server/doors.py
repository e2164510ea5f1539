"""All doors for requests. Each module has a `router`; who adds one adds it here."""

from . import api, home, shelf
from .coach import doors as coach
from .daily import doors as daily
from .learning import doors as learning
from .practice import doors as practice
from .puzzles import doors as puzzles
from .sharing import doors as sharing
from .watching import doors as watching

DOORS = (api, home, shelf, coach, sharing, learning, daily, practice, puzzles, watching)
