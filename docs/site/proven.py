"""The page that says how it is proven: every rule with its tests and its refusals, and the figures.

Rules come from the rulebooks, tests from their marks, refusals from the code that refuses.
"""

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from serai.core import registry, rulebook

CHECKOUT = Path(__file__).parents[2]
TESTS = CHECKOUT / "tests"
RULE = re.compile(r"[A-Z]\d+")
_LAST_SOAK = re.compile(r"^The last run: .*$", re.MULTILINE)
_LONGEST_SOAKS = 12


@dataclass
class Row:
    """A rule, those tests that show it, and how it refuses."""

    rule: str
    title: str
    tests: dict[str, list[str]] = field(default_factory=dict)  # by file
    refusals: list[str] = field(default_factory=list)

    @property
    def number(self) -> int:
        return sum(map(len, self.tests.values()))


def rows(game: str) -> list[Row]:
    """The matrix of a game, in the order of its rulebook."""
    found = {
        rule: Row(rule, entry.partition("\n")[0].removeprefix(f"### {rule} "))
        for rule, entry in rulebook.entries(game, "en").items()
    }
    for rule, file, test in marks():
        if rule in found:
            found[rule].tests.setdefault(file, []).append(test)
    for rule, refusal in refusals(game):
        if rule in found and refusal not in found[rule].refusals:
            found[rule].refusals.append(refusal)
    return list(found.values())


def marks() -> Iterator[tuple[str, str, str]]:
    """Every rule that a test is marked with, and the test."""
    for file in sorted(TESTS.rglob("test_*.py")):
        source = file.read_text("utf-8")
        if "mark.rule" not in source:
            continue
        name = file.relative_to(CHECKOUT).as_posix()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in _marked(node.decorator_list):
                    yield rule, name, node.name
        yield from ((rule, name, "") for rule in _of_module(source))


def _marked(decorators: list[ast.expr]) -> Iterator[str]:
    for decorator in decorators:
        for node in ast.walk(decorator):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                yield from filter(None, map(_rule, node.args))


def _of_module(source: str) -> Iterator[str]:
    """What all tests of a file are marked with."""
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield from _marked([node.value])


def refusals(game: str) -> Iterator[tuple[str, str]]:
    """Every rule that a game refuses by: with the kind of its reason, or where it is chosen."""
    source = (rulebook.folder_of(game).parent / "refusal.py").read_text("utf-8")
    for part in ast.parse(source).body:
        said: set[ast.AST] = set()
        for node in ast.walk(part):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and len(node.args) > 1
            ):
                rule, kind = _rule(node.args[0]), node.args[1]
                if node.func.id == "Reason" and rule and isinstance(kind, ast.Constant):
                    said.add(node.args[0])
                    yield rule, f"`{kind.value!s}`"
        for node in ast.walk(part):
            if (rule := _rule(node)) and node not in said:
                yield rule, f"in `{_name(part)}`"


def _name(part: ast.stmt) -> str:
    """A function's, or that of a table of rules."""
    if isinstance(part, ast.Assign | ast.AnnAssign):
        target = part.targets[0] if isinstance(part, ast.Assign) else part.target
        return ast.unparse(target).strip("_")
    return getattr(part, "name", "refusal").strip("_")


def _rule(node: ast.AST) -> str | None:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return None
    return node.value if RULE.fullmatch(node.value) else None


def page() -> str:
    intro = Path(__file__).with_name("intro.md").read_text("utf-8").rstrip()
    parts = [intro, *(_matrix(game) for game in registry.names()), _soaked(), _measured()]
    return "\n\n".join(parts) + "\n"


def _matrix(game: str) -> str:
    lines = [
        f"## {_title(game)}",
        "| rule | | tests | refused as |",
        "|---|---|---|---|",
    ]
    for row in rows(game):
        shown = "<br>".join(_tests(file, names) for file, names in row.tests.items())
        link = f"[{row.rule}](rules/{game}/en.md#{anchor(f'{row.rule} {row.title}')})"
        refused = ", ".join(row.refusals) or "–"
        lines.append(f"| {link} | {row.title} | {shown} | {refused} |")
    return "\n".join([lines[0], "", *lines[1:]])


def _tests(file: str, names: list[str]) -> str:
    short = file.removeprefix("tests/")
    said = [name.removeprefix("test_").replace("_", " ") for name in dict.fromkeys(names) if name]
    shown = "; ".join(said) or "all of it"
    return f"`{short}`: {shown}"


def _title(game: str) -> str:
    return rulebook.whole(game, "en").partition("\n")[0].removeprefix("# ")


def anchor(heading: str) -> str:
    """As a document's headings are linked to."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _soaked() -> str:
    soak = (CHECKOUT / "docs" / "soak.md").read_text("utf-8")
    last = _LAST_SOAK.search(soak)
    table = [line for line in soak.splitlines() if line.startswith("|")][: _LONGEST_SOAKS + 2]
    return "\n".join(
        ["## For long", "", last[0] if last else "", "", *table, "", "[All of it](soak.md)."]
    )


def _measured() -> str:
    """How many plies of random play a second, by the number of seats."""
    bench = json.loads((CHECKOUT / "bench.json").read_text("utf-8"))
    lines = [f"On {bench['machine']} with Python {bench['python']}, by `make bench`:", ""]
    lines += ["| plies a second, random play | seats | |", "|---|---:|---:|"]
    for game in registry.names():
        for seats, measured in bench["playouts"][game].items():
            speed = f"{measured['plies_per_second']:,}"
            lines.append(f"| {_title(game)} | {seats} | {speed} |")
    return "\n".join(["## How fast", "", *lines])
