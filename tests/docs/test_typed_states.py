"""In the games no parameter is Any, neither so called nor by another name for it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SRC = Path(__file__).parents[2] / "src"
ROOMS = ("core", "screens", "games")  # games import from nowhere else
UNTYPED = ("self", "cls")
Modules = dict[str, ast.Module]


def modules() -> Modules:
    files = [file for room in ROOMS for file in (SRC / "serai" / room).rglob("*.py")]
    return {
        ".".join(file.relative_to(SRC).with_suffix("").parts): ast.parse(file.read_text("utf-8"))
        for file in sorted(files)
    }


def words(node: ast.expr) -> set[str]:
    """Every name in an annotation, also where it stands in quotes."""
    found = set()
    for part in ast.walk(node):
        if isinstance(part, ast.Name | ast.Attribute):
            found.add(part.id if isinstance(part, ast.Name) else part.attr)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            found |= set(re.findall(r"\w+", part.value))
    return found


def other_names(trees: Modules) -> dict[str, set[str]]:
    """Any, and what in each module is another name for something that Any is in."""
    found = {name: {"Any"} for name in trees}
    while any([*(learn(name, tree, found) for name, tree in trees.items())]):
        pass
    return found


def learn(name: str, tree: ast.Module, found: dict[str, set[str]]) -> bool:
    """Whether a module has more such names than were known: given there, or imported."""
    known = found[name]
    before = len(known)
    for line in tree.body:
        if isinstance(line, ast.ImportFrom):
            there = ".".join([*name.split(".")[: -line.level or 0], line.module or ""]).strip(".")
            loose = found.get(there) or found.get(f"{there}.__init__") or set()
            known |= {one.asname or one.name for one in line.names if one.name in loose}
        elif isinstance(line, ast.Assign) and is_loose(line.value, known):
            known |= {one.id for one in line.targets if isinstance(one, ast.Name)}
    return len(known) > before


def is_loose(node: ast.expr, known: set[str]) -> bool:
    return isinstance(node, ast.Name | ast.Subscript) and bool(known & words(node))


def parameters(tree: ast.Module) -> Iterator[ast.arg]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            own = node.args
            yield from (*own.posonlyargs, *own.args, *own.kwonlyargs)
            yield from (one for one in (own.vararg, own.kwarg) if one)


def loose_in(trees: Modules) -> list[str]:
    """The parameters of which mypy knows nothing."""
    return [
        f"{name}:{one.lineno}: {one.arg}"
        for name, names in other_names(trees).items()
        for one in parameters(trees[name])
        if (names & words(one.annotation) if one.annotation else one.arg not in UNTYPED)
    ]


def test_no_parameter_in_the_games_is_any() -> None:
    trees = modules()
    games = [tree for name, tree in trees.items() if name.startswith("serai.games.")]
    assert sum(len(list(parameters(tree))) for tree in games) > 2000
    assert [one for one in loose_in(trees) if one.startswith("serai.games.")] == []


def test_a_parameter_that_is_any_would_be_found() -> None:
    core = "Facts = dict[str, Any]\nLook = Callable[['Facts'], str]\n"
    game = (
        "from serai.core import Facts as Told\n"
        "from .a.words import Look, Word\n"
        "def b(self, one: Any, two: 'list[Any]', three: int, *four: Told, **five: Word): ...\n"
        "def c(six, seven: Look): ...\n"
    )
    words_of_a = "from ...core import Look\nWord = Literal['any']\n"
    given = {"serai.core.__init__": core, "serai.games.b": game, "serai.games.a.words": words_of_a}
    found = loose_in({name: ast.parse(source) for name, source in given.items()})
    assert found == [f"serai.games.b:{one}" for one in ("3: one", "3: two", "3: four")] + [
        "serai.games.b:4: six",
        "serai.games.b:4: seven",
    ]
