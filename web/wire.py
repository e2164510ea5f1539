"""The page's types, made from Python's: what is said and asked, web/src/wire, and what is seen.

python web/wire.py           writes the files
python web/wire.py --check   says whether they are as they should be
"""

import inspect
import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

import asking
import views
from node import node
from serai.tables import wire

WEB = Path(__file__).parent
TYPES = WEB / "src" / "wire" / "types.ts"
REQUESTS = WEB / "src" / "wire" / "requests.ts"
SEEN = WEB / "src" / "games"
HEADER = """\
/** What is said between the page and the server.

Made from src/serai/tables/wire.py by `python web/wire.py`: change that, and make this anew. */
"""
# One schema after the other, so that the types stand in the order of the models.
SCRIPT = """
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
const options = { bannerComment: "", ignoreMinAndMaxItems: true, additionalProperties: false };
for (const [name, schema] of JSON.parse(readFileSync(0, "utf-8")))
  process.stdout.write("\\n" + (await compile(schema, name, options)));
"""
UNIONS = {"Message": get_args(wire.Message)[0], "Told": wire.Told}


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
    return {TYPES: typescript()} | {file: run(PRETTY, text) for file, text in seen.items()}


def _read(file: Path) -> str:
    return file.read_text("utf-8") if file.exists() else ""


def typescript() -> str:
    """What is said."""
    return HEADER + run(SCRIPT, json.dumps([*schemas().items(), *map(list, unions().items())]))


def run(script: str, given: str) -> str:
    """What a script for Node makes of it."""
    line = [node(), "--input-type=module", "--eval", script]
    done = subprocess.run(
        line, cwd=WEB, input=given, encoding="utf-8", check=True, stdout=subprocess.PIPE
    )
    return done.stdout


def models() -> list[Any]:
    """Everything that can be said, in the order of the page that says it."""
    own = [kind for kind in vars(wire).values() if inspect.isclass(kind)]
    own = [kind for kind in own if kind.__module__ == wire.__name__ and kind is not wire.Model]
    return [kind for kind in own if issubclass(kind, BaseModel) or is_typeddict(kind)]


def schemas() -> dict[str, Any]:
    """A schema each, in which the others are called by name."""
    adapters: list[Any] = [(kind.__name__, "validation", TypeAdapter(kind)) for kind in models()]
    _, whole = TypeAdapter.json_schemas(adapters, ref_template="{model}")
    return {kind.__name__: plain(whole["$defs"][kind.__name__]) for kind in models()}


def unions() -> dict[str, Any]:
    return {
        name: {"anyOf": [{"tsType": kind.__name__} for kind in get_args(union)]}
        for name, union in UNIONS.items()
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
