"""The page's types of a view, made from the game's own: web/src/games/<game>/view.ts."""

import importlib
import inspect
import json
import re
import types
from collections.abc import Iterator
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import uncompiled  # noqa: F401

PLAIN = {str: "string", int: "number", bool: "boolean", type(None): "null"}
HEADER = """\
/** What a seat sees of a game, in the order in which it is told.

Made by `python web/wire.py` from src/serai/games/{game}/view_types.py:
change that, and make it anew. */
import type {{ AnyView }} from "../contract";
"""


def typescript(game: str) -> str:
    """The whole file, not yet formatted."""
    view, module = (
        importlib.import_module(f"serai.games.{game}.{room}") for room in ("view", "view_types")
    )
    names = _literals(module) | _literals(view)
    parts = [HEADER.format(game=game)]
    parts += [_named(name, union) for union, name in names.items()]
    parts += [_interface(kind, names) for kind in _reached(module.View)]
    for table, kind in _tables(view):
        told = json.dumps(getattr(view, table))
        parts.append(f"export const {table}: {_type(kind, names)} = {told};\n")
    return "\n".join(parts)


def _tables(module: types.ModuleType) -> Iterator[tuple[str, Any]]:
    """What is printed and never changes: every dict that a module declares in capitals."""
    for name, kind in get_type_hints(module).items():
        if name.isupper() and not name.startswith("_") and get_origin(kind) is dict:
            yield name, kind


def _literals(module: types.ModuleType) -> dict[Any, str]:
    """The module's own names for a choice of words."""
    return {
        value: name
        for name, value in vars(module).items()
        if get_origin(value) is Literal and not name.startswith("_")
    }


def _named(name: str, union: Any) -> str:
    """A choice of words: the list of them, and a type for one of them."""
    listed = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
    return (
        f"export const {listed} = {json.dumps(get_args(union))} as const;\n"
        f"export type {name} = (typeof {listed})[number];\n"
    )


def _reached(start: Any) -> list[Any]:
    """A view and everything in it that has a type of its own, each once."""
    found = [start]
    for kind in found:
        for hint in get_type_hints(kind).values():
            found += [one for one in _within(hint) if one not in found]
    return found


def _within(hint: Any) -> Iterator[Any]:
    if is_typeddict(hint):
        yield hint
    for part in get_args(hint):
        if not isinstance(part, str):
            yield from _within(part)


def _interface(kind: Any, names: dict[Any, str]) -> str:
    above = " extends AnyView" if kind.__name__ == "View" else ""
    optional = kind.__optional_keys__
    fields = [
        f"{name}{'?' if name in optional else ''}: {_type(hint, names)};"
        for name, hint in get_type_hints(kind, include_extras=True).items()
    ]
    told = kind.__dict__.get("__doc__")
    doc = f"/** {inspect.cleandoc(told)} */\n" if told else ""
    return doc + f"export interface {kind.__name__}{above} {{\n" + "\n".join(fields) + "\n}\n"


def _type(hint: Any, names: dict[Any, str]) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:  # as it is called on the page
        return str(args[1])
    if origin is NotRequired:
        return _type(args[0], names)
    if origin is Literal:
        return names.get(hint) or " | ".join(map(json.dumps, args))
    inner = [_type(part, names) for part in args if part is not ...]
    if origin is list:
        return f"({inner[0]})[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    if origin in (Union, types.UnionType):
        return " | ".join(inner)
    raise TypeError(f"no TypeScript for {hint}")
