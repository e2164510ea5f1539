"""How far a long chore is: a bar on a terminal, a few plain lines elsewhere; always on stderr."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from serai.core import registry
from serai.core.contract import Game
from serai.core.errors import SeraiError
from serai.core.texts import has, say

Tell = Callable[[int, int, str], None]
SEARCH = "serai.bots.tree"
HOUSE = "serai."  # the packages of Serai itself
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
    with bar(say("terminal-compiling", name=called(name))) as tell:
        return registry.game(name, tell)


def called(name: str) -> str:
    """A game's name; the one by which it is typed if it has no other."""
    key = f"{name}-name"
    return say(key) if has(key) else name


def prepare_search() -> bool:
    """The bots' search, compiled if it has not been: then with a bar. Whether it had to be."""
    from serai.core.compiled import is_compiled, load

    if is_compiled(SEARCH):
        return False
    with bar(say("terminal-compiling-search")) as tell:
        load(SEARCH, tell)
    return True


def prepare_all() -> bool:
    """Every game and the search; whether anything had to be compiled.

    A game from outside is loaded in any case: one that is no good, or too large for a search, is
    left out with a sentence that says why.
    """
    from serai.bots.tree.layout import check_fits
    from serai.core.compiled import is_compiled

    packages = {name: registry.package_of(name) for name in registry.names()}
    wanted = [name for name, package in packages.items() if not is_compiled(package)]
    for name, package in packages.items():
        if name in wanted or not package.startswith(HOUSE):
            try:
                check_fits(prepared(name))
            except SeraiError as error:
                registry.leave_out(name, error)
    for trouble in registry.troubles():
        print(trouble, file=sys.stderr, flush=True)
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
