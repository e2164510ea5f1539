"""Souk with one seat too many."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from serai.bots.tree.layout import MOST_SEATS
from serai.core.game import manifest
from souk import material as small
from souk.game import GAME as SOUK

material: Any = SimpleNamespace(**{**vars(small), "SEATS": (2, MOST_SEATS + 1)})
GAME = replace(SOUK, manifest=manifest(__package__), material=material)
