"""Souk with one action too many."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import souk
from serai.bots.tree.layout import MOST_ACTIONS
from serai.core.game import manifest

layout: Any = SimpleNamespace(**{**vars(souk.layout), "ACTIONS": MOST_ACTIONS + 1})
GAME = replace(souk.GAME, manifest=manifest(__name__), layout=layout)
