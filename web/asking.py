"""The page's types of its requests, made from the server's own routes: web/src/wire/requests.ts."""

import json
from typing import Any

from fastapi import FastAPI

import uncompiled  # noqa: F401
from serai.server.doors import DOORS

HEADER = """\
/** Every request there is: what names it, what is sent with it, and what is answered.

Made by `python web/wire.py` from the doors that src/serai/server/doors.py names: change those, and
make it anew. */
"""
PLAIN = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}
OF_EVERY_REQUEST = "language"  # which is added to all


def typescript() -> str:
    """The whole file, not yet formatted."""
    server = FastAPI()
    for door in DOORS:
        server.include_router(door.router)
    lines, names = [], set[str]()
    for path, methods in server.openapi()["paths"].items():
        for method, said in methods.items():
            parts = {"at": _at(said), "body": _body(said, names), "answer": _answer(said, names)}
            fields = "; ".join(f"{name}: {kind}" for name, kind in parts.items())
            lines.append(f"{json.dumps(f'{method.upper()} {path}')}: {{ {fields} }};")
    types = f'import type {{ {", ".join(sorted(names))} }} from "./types";\n\n'
    return HEADER + types + "export interface Requests {\n" + "\n".join(lines) + "\n}\n"


def _at(said: Any) -> str:
    """What stands in the path or in the query."""
    told = [one for one in said.get("parameters", []) if one["in"] in ("path", "query")]
    fields = [
        f"{one['name']}{'' if one['required'] else '?'}: {_type(one['schema'], set())}"
        for one in told
        if one["name"] != OF_EVERY_REQUEST
    ]
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"


def _body(said: Any, names: set[str]) -> str:
    content = said.get("requestBody", {}).get("content", {})
    return _type(content["application/json"]["schema"], names) if content else "undefined"


def _answer(said: Any, names: set[str]) -> str:
    right = next(answer for code, answer in said["responses"].items() if code.startswith("2"))
    content = right.get("content", {})
    schema = content.get("application/json", content.get("text/plain", {})).get("schema")
    return _type(schema, names) if schema else "undefined"


def _type(schema: Any, names: set[str]) -> str:
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1].removesuffix("-Input").removesuffix("-Output")
        names.add(name)
        return str(name)
    if "anyOf" in schema:
        return " | ".join(_type(one, names) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"({_type(schema['items'], names)})[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'], names)}>"
    return PLAIN[schema["type"]]
