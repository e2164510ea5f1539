"""`exp` and `log` from plain arithmetic: near the true value, and the same bits everywhere."""

import ast
import math
import random
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from serai.core.arithmetic import exp, log, plain_exp, plain_log

SOURCE = Path(serai.__file__).parent
# Where a bot's choice is made; what counts matches and draws curves may use the C library.
THINKING = ("games/**/*.py", "bots/tree/*.py", "bots/search.py", "bots/levels.py", "core/chance.py")
LIBRARIES = ("math", "np", "numpy")
EXACT = {"sqrt", "floor", "ceil", "inf", "nan"}  # exact everywhere

# Bits of results: whatever machine runs this, they are these.
KNOWN_EXP = {
    -745.0: "0000000000000001",
    -20.5: "3e157a3afeed00ac",
    -0.1: "3fecf46d99d52b3a",
    0.0: "3ff0000000000000",
    0.3: "3ff599058c8c1a96",
    1.0: "4005bf0a8b14576a",
    50.0: "44719103e4080b45",
    709.5: "7fe81e9b4b52d0c9",
}
KNOWN_LOG = {
    5e-324: "c0874385446d71c3",
    0.1: "c0026bb1bbb55515",
    1.0: "0000000000000000",
    1.5: "3fd9f323ecbf984c",
    2.0: "3fe62e42fefa39ef",
    7.0: "3fff2272ae325a57",
    1000.0: "401ba18a998fffa0",
    1e300: "4085963447f87fb5",
}


def bits(x: float) -> str:
    return struct.pack(">d", x).hex()


def apart(found: float, right: float) -> float:
    """How far apart two numbers are, in units of the last place."""
    return abs(found - right) / math.ulp(right)


def numbers() -> list[float]:
    dice = random.Random(1)
    near = [dice.gauss(0, 1e-3) for _ in range(2000)]
    usual = [dice.uniform(-6, 6) for _ in range(4000)]
    far = [dice.uniform(-740, 709) for _ in range(2000)]
    return [*near, *usual, *far, 0.0, -0.0]


def test_exp_is_within_a_unit_of_the_last_place() -> None:
    assert max(apart(exp(x), math.exp(x)) for x in numbers()) <= 1.0


def test_log_is_within_two_units_of_the_last_place() -> None:
    dice = random.Random(2)
    near = [1.0 + dice.gauss(0, 1e-3) for _ in range(2000)]
    tiny = [5e-324, 1e-310, 2.0**-1022]
    for x in [*near, *tiny, *(math.exp(x) for x in numbers()), *map(float, range(1, 2000))]:
        assert apart(log(x), math.log(x)) <= 2.0 or math.log(x) == 0.0 == log(x), x


def test_beyond_what_a_number_can_hold() -> None:
    assert exp(1000.0) == math.inf
    assert exp(-1000.0) == 0.0


@pytest.mark.parametrize("x", KNOWN_EXP)
def test_the_bits_are_the_same_on_every_machine(x: float) -> None:
    assert bits(exp(x)) == KNOWN_EXP[x]


@pytest.mark.parametrize("x", KNOWN_LOG)
def test_the_bits_of_a_logarithm_are_too(x: float) -> None:
    assert bits(log(x)) == KNOWN_LOG[x]


def test_plain_and_compiled_agree_to_the_last_bit() -> None:
    for x in numbers():
        assert bits(plain_exp(x)) == bits(exp(x))
        if x > 0:
            assert bits(plain_log(x)) == bits(log(x))


def machines_own(source: str) -> Iterator[str]:
    """What differs from one C library to the next: its functions, and powers that are one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            inexact = node.attr not in EXACT and callable(getattr(math, node.attr, None))
            if node.value.id in LIBRARIES and (inexact or node.attr in ("power", "float_power")):
                yield ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and node.module == "math":
            yield from (name.name for name in node.names if name.name not in EXACT)
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
            yield ast.unparse(node)


@pytest.mark.parametrize("pattern", THINKING)
def test_nothing_that_thinks_leaves_it_to_the_c_library(pattern: str) -> None:
    files = sorted(file for file in SOURCE.glob(pattern) if "picture" not in file.parts)
    assert files
    assert [(file.name, found) for file in files for found in machines_own(file.read_text())] == []


def test_what_would_leave_it_to_the_c_library_is_noticed() -> None:
    found = (
        "from math import log, floor\nx = np.exp(y) + math.sin(y) + y**0.5 + np.sqrt(y)\ny **= 2"
    )
    assert sorted(machines_own(found)) == ["log", "math.sin", "np.exp", "y ** 0.5", "y **= 2"]
