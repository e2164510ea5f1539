"""From the words of a command line to a match."""

from collections.abc import Sequence
from pathlib import Path

from serai.core.chance import new_seed
from serai.core.compiled import Buffer
from serai.core.contract import Game
from serai.core.errors import BadOption
from serai.core.match import Match, build
from serai.core.record import load, read_start

from .bars import prepared
from .checking import game_named
from .files import read_text


def begin(
    name: str,
    names: Sequence[str] | int,
    seed: str | None,
    options: Sequence[str],
    drawn: str | None,
) -> Match:
    """A new match for these seats; `drawn` is a map by its name or a file with one."""
    game = prepared(name)
    chosen: dict[str, object] = dict(map(_option, options))
    if drawn is not None:
        chosen[game.material.SOURCE] = _drawn(drawn)
    seats = names if isinstance(names, int) else len(names)
    material = build(game, seats, chosen)
    return Match(game, material, seed or new_seed(), [] if isinstance(names, int) else names)


def resumed(file: Path) -> Match:
    """The match that a record holds."""
    text = read_text(file)
    prepared(game_named(text))
    return load(text)


def _option(written: str) -> tuple[str, str]:
    name, equals, value = written.partition("=")
    if not name or not equals:
        raise BadOption("terminal-option-form", text=written)
    return name.strip(), value.strip()


def _drawn(given: str) -> str:
    path = Path(given).expanduser()
    return read_text(path).rstrip("\n") + "\n" if path.is_file() else given


def positioned(file: Path) -> tuple[Game, Buffer, Buffer]:
    """Game, material and state of a drawn position, chance's turn or not."""
    text = read_text(file)
    game = prepared(game_named(text))
    material, start = read_start(game, text)
    return game, material.m, start
