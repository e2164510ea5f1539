"""Numba's own LLVM code of every verb of a game and of the search, before anything optimises it.

In a process of its own, which compiles nothing for the machine it runs on: Numba's front end is
told that it compiles for WebAssembly, from the first line that it writes (sizes and alignments of
pointers are written into loads and stores), and its libraries are put together unoptimised. The
inner parts of Numba that are replaced here are those of the version in the lock; a test that
compares every verb with the native one fails if they change.

python -m serai.offline.capture PACKAGE FOLDER     writes code.ll and verbs.json
"""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import cgutils, codegen, dispatcher, runtime
from numba.core.cpu import CPUContext

from serai.core import compiled

TRIPLE = "wasm32-unknown-emscripten"


@dataclass(frozen=True)
class Slot:
    """An argument of a verb: `kind` is `array`, `function`, or the LLVM type of a number."""

    kind: str
    name: str = ""  # of a field; of a function, which of the game's verbs it is
    item: int = 0  # bytes of an array's items
    dimensions: int = 0

    @property
    def parts(self) -> list[str]:
        """As Numba's code takes it: an array with its owner, numbers of items and steps."""
        if self.kind == "array":
            return ["ptr", "ptr", "i64", "i64", "ptr", *(["i64"] * 2 * self.dimensions)]
        return ["ptr"] * 3 if self.kind == "function" else [self.kind]


@dataclass(frozen=True)
class Captured:
    """A verb: what it is called, what its code is called, what it takes and gives."""

    name: str
    code: str
    slots: list[Slot]
    gives: bool


class Capture:
    """Numba with its back end taken off: every library that is made is kept as it is."""

    def __init__(self) -> None:
        llvm.initialize_all_targets()
        llvm.initialize_all_asmprinters()
        self.machine: Any = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3)
        self.libraries: list[Any] = []
        self.verbs: list[tuple[Any, Any]] = []

    def begin(self) -> None:
        self._replace_target()
        self._replace_back_end()
        compiled._FLAGS.update(no_cpython_wrapper=True, no_cfunc_wrapper=True)
        mark = compiled.verb

        def verb(signature: Any) -> Callable[[Any], Any]:
            def note(function: Any) -> Any:
                made = mark(signature)(function)
                self.verbs.append((function, made))
                return made

            return note

        compiled.verb = verb

    def _replace_target(self) -> None:
        begin: Any = codegen.CPUCodegen._init
        layout = str(self.machine.target_data)
        as_text: Any = cgutils.normalize_ir_text

        def for_wasm(generator: Any, module: Any) -> None:
            begin(generator, module)
            generator._target_data, generator._data_layout = self.machine.target_data, layout

        def empty(generator: Any, name: str) -> Any:
            module: Any = ir.Module(as_text(name))
            ready = generator._data_layout is not None
            module.triple = TRIPLE if ready else llvm.get_process_triple()
            if ready:
                module.data_layout = generator._data_layout
            return module

        changed: Any = codegen.CPUCodegen
        changed._init, changed._create_empty_module = for_wasm, empty

    def _replace_back_end(self) -> None:
        def leave(library: Any, module: Any) -> None:
            module.data_layout = library._codegen._data_layout

        def keep(library: Any) -> None:
            library._finalized = True
            self.libraries.append(library)

        def nothing(*_: Any) -> None:
            return None

        def note(made: Any, result: Any) -> None:
            made.overloads[tuple(result.signature.args)] = result

        library: Any = codegen.CPUCodeLibrary
        library._optimize_functions, library.finalize = leave, keep
        machine: Any = codegen.JITCPUCodegen
        machine._add_module = nothing
        context: Any = CPUContext
        context.get_executable = lambda *_: lambda *_: None  # a key by which Numba knows each
        function: Any = dispatcher.Dispatcher
        function.enable_caching, function.add_overload = nothing, note

    def code(self) -> str:
        """All of it as one module."""
        for _, made in self.verbs:
            (result,) = made.overloads.values()
            if result.library not in self.libraries:
                self.libraries.append(result.library)
        own = cast("Any", runtime).rtsys.library
        if own not in self.libraries:
            self.libraries.append(own)
        whole = llvm.parse_assembly(str(self.libraries[0]._final_module))
        for library in self.libraries[1:]:
            module = library._final_module
            for function in module.functions:
                if not function.is_declaration and function.linkage == llvm.Linkage.external:
                    function.linkage = "weak_odr"
            whole.link_in(module, preserve=True)
        return str(whole)

    def list_verbs(self) -> list[Captured]:
        found = []
        for function, made in self.verbs:
            ((taken, result),) = made.overloads.items()
            slots = [slot for kind in taken for slot in slots_of(kind)]
            gives = result.signature.return_type != types.none
            code = result.fndesc.llvm_func_name
            _, _, *own = result.library._final_module.get_function(code).arguments
            told = [str(one.type) for one in own]
            assert told == [part for slot in slots for part in slot.parts], (function, told)
            found.append(Captured(function.__name__, code, slots, gives))
        names = [verb.name for verb in found]
        assert len(set(names)) == len(names), f"two verbs of one name: {sorted(names)}"
        return found


def slots_of(kind: Any, name: str = "") -> list[Slot]:
    """How a type comes as arguments; a tuple as its fields."""
    if isinstance(kind, types.NamedTuple):
        pairs = zip(kind.fields, kind.types, strict=True)
        return [slot for field, inner in pairs for slot in slots_of(inner, field)]
    if isinstance(kind, types.Array):
        assert kind.layout == "C"
        return [Slot("array", name, kind.dtype.bitwidth // 8, kind.ndim)]
    if isinstance(kind, types.FunctionType):
        return [Slot("function", name)]
    plain = {types.int64: "i64", types.float64: "double", types.boolean: "i8"}
    return [Slot(plain[kind], name)]


def capture(package: str, folder: Path) -> None:
    """Write what the module of a game, in this package, is made from."""
    own = Capture()
    own.begin()
    from serai.bots.search import verbs_of
    from serai.core import registry
    from serai.core.game import manifest

    name = manifest(package).name
    if not registry.is_game(name):
        registry.add(package)
    game = registry.game(name)
    asked = [verbs_of(game, plain=plain)._asdict() for plain in (False, True)]
    named = {made: function.__name__ for function, made in own.verbs}
    told = {
        "verbs": [asdict(verb) for verb in own.list_verbs()],
        "search": {slot: [named[one[slot]] for one in asked] for slot in asked[0]},
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "code.ll").write_text(own.code(), "utf-8")
    (folder / "verbs.json").write_text(json.dumps(told, indent=1), "utf-8")


if __name__ == "__main__":
    capture(sys.argv[1], Path(sys.argv[2]))
