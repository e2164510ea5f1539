"""From the words of a command line to a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from serai.core.chance import new_seed
from serai.core.contract import Game
from serai.core.errors import BadOption
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.core.record import load, position
from serai.core.texts import say

from .checking import game_named
from .files import read_text
from .progress import prepared


@dataclass(frozen=True)
class Source:
    """What to play with, by name or as a file; the word, if a game's own stood for `--source`."""

    given: str
    word: str = ""


def begin(
    name: str,
    names: Sequence[str] | int,
    seed: str | None,
    options: Sequence[str],
    source: Source | None,
) -> Match:
    """A new match for these seats."""
    game = prepared(name)
    chosen: dict[str, object] = dict(map(_option, options))
    if source is not None:
        chosen[_source_of(game, source.word)] = _text_or_name(source.given)
    seats = names if isinstance(names, int) else len(names)
    start = Position(game, build(game, seats, chosen))
    return start.match(seed or new_seed(), [] if isinstance(names, int) else names)


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


def _source_of(game: Game, word: str) -> str:
    """A game has a map, a deck or tiles, never two of them."""
    right = game.manifest.source
    if word not in ("", right):
        facts = {"game": say(f"{game.name}-name"), "given": word, "right": right}
        raise BadOption("terminal-other-source", **facts)
    return right


def _text_or_name(given: str) -> str:
    path = Path(given).expanduser()
    return read_text(path).rstrip("\n") + "\n" if path.is_file() else given


def positioned(file: Path) -> Position:
    """The position that a file holds, chance's turn or not."""
    text = read_text(file)
    return position(prepared(game_named(text)).name, text)
