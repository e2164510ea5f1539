"""From the portable text to the module: optimised as Numba does it, emitted by LLVM, linked."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from .capture import TRIPLE

FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
FLAGS = (
    *("-shared", "--experimental-pic", "--no-entry", "--import-memory"),
    *("--strip-all", "--gc-sections", "-O3"),
)


def link(text: str, exports: Sequence[str], linker: Sequence[str], folder: Path) -> bytes:
    """One module that can be loaded into the memory of another: Pyodide's, or a test's."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target: Any = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, reloc="pic", features=FEATURES)
    module = _parsed(text, machine)
    _optimise(module, machine, prune=True)
    counts = Path(__file__).with_name("counts.ll").read_text("utf-8")
    module.link_in(_parsed(counts, machine))
    _optimise(module, machine, prune=False)
    compiled, linked = folder / "verbs.o", folder / "verbs.wasm"
    compiled.write_bytes(machine.emit_object(module))
    named = [f"--export={name}" for name in exports]
    subprocess.run([*linker, *FLAGS, *named, compiled, "-o", linked], check=True)
    return linked.read_bytes()


def _parsed(text: str, machine: Any) -> Any:
    module: Any = llvm.parse_assembly(text)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    return module


def _optimise(module: Any, machine: Any, prune: bool) -> None:
    """In full; and pruned of references that are counted up and down for nothing."""
    how: Any = llvm.create_pipeline_tuning_options(speed_level=3)
    how.loop_vectorization = how.slp_vectorization = False
    builder: Any = llvm.create_pass_builder(machine, how)
    passes = builder.getModulePassManager()
    if prune:
        passes.add_refprune_pass()
    passes.run(module, builder)
