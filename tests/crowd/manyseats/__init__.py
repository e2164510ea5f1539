"""Souk with one seat too many."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import souk
from serai.bots.tree.layout import MOST_SEATS
from serai.core.game import manifest

material: Any = SimpleNamespace(**{**vars(souk.material), "SEATS": (2, MOST_SEATS + 1)})
GAME = replace(souk.GAME, manifest=manifest(__name__), material=material)
