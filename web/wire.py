"""The wire's types for the page, made from the server's models: web/src/wire/types.ts.

python web/wire.py           writes the file
python web/wire.py --check   says whether it is as it should be
"""

import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

from pydantic import BaseModel, TypeAdapter
from typing_extensions import is_typeddict

from node import node
from serai.server import wire

WEB = Path(__file__).parent
TYPES = WEB / "src" / "wire" / "types.ts"
HEADER = """\
/** What is said between the page and the server.

Made from src/serai/server/wire.py by `python web/wire.py`: change that, and make this anew. */
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


def main(words: list[str]) -> int:
    made = typescript()
    if words != ["--check"]:
        TYPES.write_text(made, "utf-8")
    elif not TYPES.exists() or TYPES.read_text("utf-8") != made:
        print("web/src/wire/types.ts is not what the server says: run python web/wire.py")
        return 1
    return 0


def typescript() -> str:
    """The whole file."""
    said = json.dumps([*schemas().items(), *map(list, unions().items())])
    run = [node(), "--input-type=module", "--eval", SCRIPT]
    return (
        HEADER
        + subprocess.run(
            run, cwd=WEB, input=said, encoding="utf-8", check=True, stdout=subprocess.PIPE
        ).stdout
    )


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
