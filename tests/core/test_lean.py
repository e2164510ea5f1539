"""What a server does not need in its memory."""

import subprocess
import sys

import pytest

from serai.core import lean

LET_GO = """
import os
import re
from pathlib import Path

import llvmlite.binding as llvm
from serai.core.lean import forget_compiler

def mapped():
    parts = Path("/proc/self/smaps").read_text().split("VmFlags")
    found = [part for part in parts if "libllvmlite" in part]
    return sum(int(re.search(r"^Rss: +([0-9]+) kB", part, re.M)[1]) for part in found)

def compile():
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine()
    module = llvm.parse_assembly("define i32 @f() { ret i32 7 }")
    return len(machine.emit_object(module))

compile()
if os.fork():  # what it had before is its parent's too
    os.wait()
else:
    compile()
    before = mapped()
    forget_compiler()
    after = mapped()
    print(before, after, compile())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system is not asked")
def test_the_compilers_library_is_let_go_and_compiles_again_when_it_is_called() -> None:
    run = subprocess.run([sys.executable, "-c", LET_GO], check=True, capture_output=True, text=True)
    before, after, compiled = map(int, run.stdout.split())
    assert after < before / 3
    assert compiled > 0


def test_a_package_that_is_done_without_is_not_found() -> None:
    lean.do_without("no_such_package")
    assert sys.modules.pop("no_such_package") is None


def test_numba_needs_no_scipy() -> None:
    code = "from serai.core import lean; lean.do_without('scipy'); import numba, sys"
    code += "; print(sys.modules['scipy'])"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.split() == ["None"]


def test_a_package_that_is_loaded_already_stays() -> None:
    before = sys.modules["subprocess"]
    lean.do_without("subprocess")
    assert sys.modules["subprocess"] is before
