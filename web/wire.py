"""The page's types, made from Python's: what is said and asked, web/src/wire, and what is seen.

python web/wire.py           writes the files
python web/wire.py --check   says whether they are as they should be
"""

import inspect
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

import asking
import views
from node import node
from serai.core.contract import OVER
from serai.tables.wire import (
    answers,
    bodies,
    coach,
    daily,
    learning,
    messages,
    positions,
    practice,
    puzzles,
    told,
)

WEB = Path(__file__).parent
SAID = WEB / "src" / "wire"
REQUESTS = SAID / "requests.ts"
TYPES = SAID / "types.ts"
SEEN = WEB / "src" / "games"
Parts = dict[str, list[tuple[str, Any]]]  # the schemas of a part, by the name of their model
PARTS = (bodies, messages, told, answers, coach, positions, learning, daily, practice, puzzles)
HEADER = """\
/** {says}

Made by `python web/wire.py` from src/serai/tables/wire/{part}.py:
change that, and make it anew. */
"""
ALL = """\
/** Everything that is said between the page and the server, part by part.

Made by `python web/wire.py` from src/serai/tables/wire: change that, and make it anew. */
"""
# One schema after the other, so that the types stand in the order of the models.
SCRIPT = """
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
const options = {
  bannerComment: "", ignoreMinAndMaxItems: true, additionalProperties: false,
  style: { printWidth: 100 },
};
const made = {};
for (const [part, schemas] of Object.entries(JSON.parse(readFileSync(0, "utf-8")))) {
  made[part] = "";
  for (const [name, schema] of schemas)
    made[part] += "\\n" + (await compile(schema, name, options));
}
process.stdout.write(JSON.stringify(made));
"""
SEATS = SAID / "seats.ts"
NO_SEAT = f"""\
/** Who acts, where it is no seat.

Made by `python web/wire.py` from src/serai/core/contract.py: change that, and make it anew. */
/** Nobody: the game is over. */
export const OVER = {OVER};
"""
UNIONS = {"messages": {"Message": get_args(messages.Message)[0]}, "told": {"Told": told.Told}}


PRETTY = """
import { readFileSync } from "node:fs";
import { format } from "prettier";
const options = { parser: "typescript", printWidth: 100 };
process.stdout.write(await format(readFileSync(0, "utf-8"), options));
"""


def main(words: list[str]) -> int:
    wrong = [file for file, made in files().items() if _read(file) != made]
    if words != ["--check"]:
        for file in wrong:
            file.write_text(files()[file], "utf-8")
        return 0
    for file in wrong:
        print(f"{file.relative_to(WEB.parent)} is not what Python says: run python web/wire.py")
    return int(bool(wrong))


@cache
def files() -> dict[Path, str]:
    """Everything that is made, by where it belongs."""
    games = sorted(file.parent.name for file in SEEN.glob("*/index.ts"))
    seen = {SEEN / game / "view.ts": views.typescript(game) for game in games}
    seen[REQUESTS] = asking.typescript()
    seen[SEATS] = NO_SEAT
    return typescript() | {file: run(PRETTY, text) for file, text in seen.items()}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def typescript() -> dict[Path, str]:
    """What is said: a file for each part, and one that has them all."""
    every, parts = schemas(), {_name(part): part for part in PARTS}
    said = {name: [(kind, every[kind]) for kind in _kinds(part)] for name, part in parts.items()}
    asked = {name: [*kinds, *unions(name).items()] for name, kinds in said.items()}
    made = json.loads(run(SCRIPT, json.dumps(asked)))
    files = {
        SAID / f"{name}.ts": _header(part) + _imports(name, said) + made[name]
        for name, part in parts.items()
    }
    return files | {TYPES: ALL + "".join(f'export type * from "./{name}";\n' for name in parts)}


def _name(part: ModuleType) -> str:
    return part.__name__.rpartition(".")[2]


def _kinds(part: ModuleType) -> list[str]:
    return [kind.__name__ for kind in models(part)]


def _header(part: ModuleType) -> str:
    return HEADER.format(says=inspect.getdoc(part), part=_name(part))


def _imports(name: str, parts: Parts) -> str:
    """What the types of a part need of the others."""
    needed = set(_named(parts[name]))
    lines = []
    for other, schemas in parts.items():
        found = sorted(needed & {kind for kind, _ in schemas}) if other != name else []
        if found:
            lines.append(f'import type {{ {", ".join(found)} }} from "./{other}";\n')
    return "".join(lines)


def _named(schema: Any) -> Iterator[str]:
    """The types that are called by name somewhere in a schema."""
    if isinstance(schema, list | tuple):
        for one in schema:
            yield from _named(one)
    if isinstance(schema, dict):
        if isinstance(schema.get("tsType"), str):
            yield schema["tsType"]
        yield from _named(list(schema.values()))


def run(script: str, given: str) -> str:
    """What a script for Node makes of it."""
    line = [node(), "--input-type=module", "--eval", script]
    done = subprocess.run(
        line, cwd=WEB, input=given, encoding="utf-8", check=True, stdout=subprocess.PIPE
    )
    return done.stdout


def models(part: ModuleType) -> list[Any]:
    """Everything of a part that can be said, in the order of the page that says it."""
    own = [kind for kind in vars(part).values() if inspect.isclass(kind)]
    own = [kind for kind in own if kind.__module__ == part.__name__]
    return [kind for kind in own if issubclass(kind, BaseModel) or is_typeddict(kind)]


def schemas() -> dict[str, Any]:
    """A schema each, in which the others are called by name."""
    every = [kind for part in PARTS for kind in models(part)]
    adapters: list[Any] = [(kind.__name__, "validation", TypeAdapter(kind)) for kind in every]
    _, whole = TypeAdapter.json_schemas(adapters, ref_template="{model}")
    return {kind.__name__: plain(whole["$defs"][kind.__name__]) for kind in every}


def unions(part: str) -> dict[str, Any]:
    return {
        name: {"anyOf": [{"tsType": kind.__name__} for kind in get_args(union)]}
        for name, union in UNIONS.get(part, {}).items()
    }


def plain(schema: Any) -> Any:
    """Without the titles, which would make a type of every field."""
    if isinstance(schema, list):
        return [plain(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"tsType": schema["$ref"]}
    fields = {name: plain(field) for name, field in schema.get("properties", {}).items()}
    rest = {
        name: plain(part) for name, part in schema.items() if name not in ("title", "properties")
    }
    return {**rest, "properties": fields} if "properties" in schema else rest


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
