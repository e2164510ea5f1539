"""Which modules a package's compiled code is made from: found by what imports what.

Whatever a verb is made from stands in a module that defines something compiled, or in one that such
a module imports, or that one, and so on. A room for people, which nothing compiled imports, is none
of them, and an edit of it recompiles nothing.
"""

import ast
import re
import sys
from collections.abc import Iterable
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path

_COMPILERS = ("verb", "inlined", "spliced")
_BY_ATTRIBUTE = re.compile(rf"\bcompiled\.({'|'.join(_COMPILERS)})\b")
_ONLY_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:.*\n(?:(?:[ \t].*)?\n)+", re.M)
# Where an import may begin; what it imports is then read as Python. To read whole files so would
# take longer than all else that happens at a start.
_IMPORT = re.compile(r"(?:^|[;:])[ \t]*((?:from\b[\s\\]*[.\w]+[\s\\]*)?\bimport\b.*)", re.M)


def compiled_from(package: str) -> dict[str, Path]:
    """The modules that a package's verbs are made from, and their files.

    All that its modules with something compiled import, wherever it lies: in the package, in Serai,
    or in a folder beside them. What is installed besides is known by its version.
    """
    folder = _source(package).parent
    modules = [_name(package, file.relative_to(folder)) for file in sorted(folder.rglob("*.py"))]
    return imported_by(module for module in modules if _compiles(module))


def imported_by(modules: Iterable[str]) -> dict[str, Path]:
    """These modules and all that they import, one through the other."""
    todo = list(modules)
    ours = {_top(module) for module in (*todo, __name__)}
    found: dict[str, Path] = {}
    for module in todo:
        file = _file(module)
        if file is None or module in found:
            continue
        if _top(module) in ours or "site-packages" not in file.parts:
            found[module] = file
            todo += _imports(module)
    return found


def _name(package: str, file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join((package, *(part for part in parts if part != "__init__")))


def _top(module: str) -> str:
    return module.partition(".")[0]


def _source(module: str) -> Path:
    file = _file(module)
    assert file is not None, module
    return file


@cache
def _file(module: str) -> Path | None:
    """Where a module lies; None if there is no such, or if it is Python's own."""
    if _top(module) in sys.stdlib_module_names:
        return None
    top, *parts = module.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        return None
    place = Path(spec.origin).parent.joinpath(*parts)
    tried = [place.with_suffix(".py"), place / "__init__.py"] if parts else [Path(spec.origin)]
    return next((file for file in tried if file.is_file()), None)


def _compiles(module: str) -> bool:
    """Whether something compiled is defined there."""
    text = _source(module).read_text("utf-8")
    names = [name for statement in _statements(module) for name in _names(statement)]
    compilers = any(name in _COMPILERS or _top(name) == "numba" for name in names)
    return compilers or _BY_ATTRIBUTE.search(text) is not None


def _names(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.ImportFrom):
        return [statement.module or "", *(alias.name for alias in statement.names)]
    return [alias.name for alias in statement.names] if isinstance(statement, ast.Import) else []


@cache
def _imports(module: str) -> list[str]:
    """What a module imports, wherever in it; some may be no modules but things in them."""
    own = module.split(".")
    package = own if _source(module).name == "__init__.py" else own[:-1]
    found = [module]
    for statement in _statements(module):
        if isinstance(statement, ast.Import):
            found += _names(statement)
        elif isinstance(statement, ast.ImportFrom):
            begin = package[: len(package) + 1 - statement.level] if statement.level else []
            base = ".".join([*begin, *filter(None, [statement.module])])
            found += [f"{base}.{alias.name}" for alias in statement.names]
    around = [part for one in found for part in accumulate(one.split("."), "{}.{}".format)]
    return [one for one in dict.fromkeys(around) if one != module]


@cache
def _statements(module: str) -> list[ast.stmt]:
    text = _ONLY_FOR_TYPES.sub("", _source(module).read_text("utf-8"))
    return [one for begin in _IMPORT.finditer(text) for one in _statement(text[begin.start(1) :])]


def _statement(text: str) -> list[ast.stmt]:
    """The statement that a text begins with, be it on several lines; none if it is no Python."""
    lines = text.split("\n")
    goes_on = "(" in lines[0] or lines[0].endswith("\\")
    ends = range(1, len(lines) + 1) if goes_on else (1,)
    for end in ends:
        try:
            return ast.parse("\n".join(lines[:end])).body
        except SyntaxError:
            continue
    return []
