"""How far a long chore is: a bar on a terminal, a few plain lines elsewhere; always on stderr."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from serai.core import registry
from serai.core.contract import Game
from serai.core.texts import say

Tell = Callable[[int, int, str], None]
SEARCH = "serai.bots.tree"
_PATIENCE = 10.0  # seconds between two plain lines


@contextmanager
def bar(title: str) -> Iterator[Tell]:
    """A chore called `title`; the teller takes how much is done, of how much, and what is next."""
    with _drawn(title) if sys.stderr.isatty() else _written(title) as tell:
        yield tell


def prepared(name: str) -> Game:
    """The game, compiled if it has not been: then with a bar."""
    from serai.core.compiled import is_compiled

    if is_compiled(registry.package_of(name)):
        return registry.game(name)
    with bar(say("terminal-compiling", name=say(f"{name}-name"))) as tell:
        return registry.game(name, tell)


def prepare_search() -> bool:
    """The bots' search, compiled if it has not been: then with a bar. Whether it had to be."""
    from serai.core.compiled import is_compiled, load

    if is_compiled(SEARCH):
        return False
    with bar(say("terminal-compiling-search")) as tell:
        load(SEARCH, tell)
    return True


def prepare_all() -> bool:
    """Every game and the search; whether anything had to be compiled."""
    from serai.core.compiled import is_compiled

    wanted = [name for name in registry.names() if not is_compiled(registry.package_of(name))]
    for name in wanted:
        prepared(name)
    return prepare_search() or bool(wanted)


@contextmanager
def _drawn(title: str) -> Iterator[Tell]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=14),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        TextColumn("{task.fields[what]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None, what="")

        def tell(done: int, total: int, what: str) -> None:
            progress.update(task, completed=done, total=total, what=what)

        yield tell


@contextmanager
def _written(title: str) -> Iterator[Tell]:
    print(title, file=sys.stderr, flush=True)
    told = time.monotonic()

    def tell(done: int, total: int, what: str) -> None:
        nonlocal told
        if time.monotonic() - told >= _PATIENCE:
            told = time.monotonic()
            line = say("terminal-so-far", title=title, percent=100 * done // max(total, 1))
            print(f"{line} {what}".rstrip(), file=sys.stderr, flush=True)

    yield tell
