"""The games that come with Serai, in their order: what all of them must do is tried with each."""

import tomllib
from pathlib import Path

_MANIFESTS = (Path(__file__).parents[1] / "src/serai/games").glob("*/game.toml")
_told = [tomllib.loads(file.read_text("utf-8")) for file in _MANIFESTS]
GAMES: tuple[str, ...] = tuple(str(one["name"]) for one in sorted(_told, key=lambda m: m["order"]))
