"""Runs in Pyodide: every .py below /stage is compiled, without what only people read.

Remarks are blank, a function is all on its first line; in what is not ours nothing is asserted.
What is listed in `cold` stays source, which is smaller: it is seldom asked for.
"""

import ast
import json
import os
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from types import CodeType

STAGE = "/stage"
OURS = "rooms"
BLANK = " "  # not empty: who has no remark at all may be given one
WITHOUT_COLUMNS = 0x80 | 13 << 3  # of an entry of a table of lines; the low bits are its length
LONGEST = 8
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def bare(source: bytes) -> ast.Module:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, Documented) and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(BLANK)), node.body[0])
    return ast.fix_missing_locations(tree)


def on_one_line(code: CodeType) -> CodeType:
    units = len(code.co_code) // 2
    lengths = [LONGEST] * (units // LONGEST) + [units % LONGEST] * (units % LONGEST > 0)
    inner = (on_one_line(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(
        co_linetable=bytes(part for n in lengths for part in (WITHOUT_COLUMNS | (n - 1), 0)),
        co_consts=tuple(inner),
    )


def read_ahead(file: str, cold: bool) -> None:
    told = file.removeprefix(STAGE)
    with open(file, "rb") as source:
        tree = bare(source.read())
    if cold:
        with open(file, "w", encoding="utf-8") as left:
            left.write(ast.unparse(tree))
        return
    ours = told.split("/")[1] == OURS
    code = on_one_line(compile(tree, told, "exec", 0, True, 0 if ours else 1))
    with open(f"{file}c", "wb") as made:
        made.write(_code_to_hash_pyc(code, bytes(8), False))
    os.remove(file)


def main() -> None:
    with open(f"{STAGE}/cold.json", encoding="utf-8") as told:
        cold = set(json.load(told))
    for folder, _, names in sorted(os.walk(STAGE)):
        for name in sorted(names):
            if name.endswith(".py"):
                file = f"{folder}/{name}"
                read_ahead(file, file.removeprefix(f"{STAGE}/") in cold)


main()
