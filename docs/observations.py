"""Write the tables of what is observed into docs/environments.md, from what the games declare."""

import re
from collections.abc import Sequence
from pathlib import Path

import serai
from serai.core import registry
from serai.core.observing import Axis, Part

DOCUMENT = Path(__file__).parent / "environments.md"
MARKED = re.compile(r"(<!-- observed: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(parts: Sequence[Part]) -> str:
    """The parts as a table in Markdown."""
    rows = ["| part | axes | up to | what a number says |", "|---|---|---:|---|"]
    for part in parts:
        axes = " × ".join(named(axis) for axis in part.axes) or "–"
        rows.append(f"| `{part.name}` | {axes} | {part.most} | {part.about} |")
    return "\n".join(rows)


def named(axis: Axis) -> str:
    return f"{axis.name} ({axis.size})" if isinstance(axis.size, int) else axis.name


def written(document: str) -> str:
    """The document with its tables as they are now."""

    def fill(found: re.Match[str]) -> str:
        room = registry.game(found[2]).observe
        assert room is not None
        head = f"Version {room.VERSION}.\n\n"
        return f"{found[1]}{head}{table(tuple(room.PARTS))}\n{found[3]}"

    return MARKED.sub(fill, document)


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
    print(DOCUMENT, *serai.GAMES)
