"""Files and functions are small enough to be read at one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LONGEST_FILE, LONGEST_FUNCTION = 450, 50


def sources() -> list[Path]:
    """Every Python file that is not a test."""
    program = [*(ROOT / "src/serai").rglob("*.py"), *(ROOT / "bench").rglob("*.py")]
    return sorted([*program, *(ROOT / "web").glob("*.py")])


def page_sources() -> list[Path]:
    """What is written for the page by hand, tests and what `web/wire.py` makes left out."""
    web = ROOT / "web"
    files = [*(web / "src").rglob("*"), *web.glob("*.ts"), *web.glob("*.js")]
    kinds = (".ts", ".js", ".svelte", ".css")
    written = (file for file in files if file.suffix in kinds and file.parent.name != "wire")
    return sorted(file for file in written if not file.name.endswith(".test.ts"))


def too_long(name: str, source: str) -> Iterator[str]:
    """What is longer than it may be; the decorators of a function belong to it."""
    lines = len(source.splitlines())
    if lines > LONGEST_FILE:
        yield f"{name}: {lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min(part.lineno for part in (node, *node.decorator_list))
            lines = (node.end_lineno or first) - first + 1
            if lines > LONGEST_FUNCTION:
                yield f"{name}: {node.name} has {lines} lines"


def test_no_file_and_no_function_is_too_long() -> None:
    named = {file.relative_to(ROOT).as_posix(): file for file in sources()}
    found = [
        fault for name, file in named.items() for fault in too_long(name, file.read_text("utf-8"))
    ]
    assert found == []


def test_no_file_of_the_page_is_too_long() -> None:
    lines = {file.relative_to(ROOT): file.read_text("utf-8").count("\n") for file in page_sources()}
    assert len(lines) > 300
    assert [f"{name}: {number}" for name, number in lines.items() if number > LONGEST_FILE] == []


def test_what_is_too_long_would_be_found() -> None:
    longest = "def f():\n" + "    g()\n" * (LONGEST_FUNCTION - 1)
    assert list(too_long("a.py", longest)) == []
    assert list(too_long("a.py", "@h\n" + longest)) == ["a.py: f has 51 lines"]
    assert list(too_long("a.py", "async " + longest + "    g()\n")) == ["a.py: f has 51 lines"]
    assert list(too_long("a.py", "a = 1\n" * LONGEST_FILE)) == []
    assert list(too_long("a.py", "a = 1\n" * (LONGEST_FILE + 1))) == ["a.py: 451 lines"]
