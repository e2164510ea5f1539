"""Souk with one action too many."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from serai.bots.tree.layout import MOST_ACTIONS
from serai.core.game import manifest
from souk import layout as small
from souk.game import GAME as SOUK

layout: Any = SimpleNamespace(**{**vars(small), "ACTIONS": MOST_ACTIONS + 1})
GAME = replace(SOUK, manifest=manifest(__package__), layout=layout)
