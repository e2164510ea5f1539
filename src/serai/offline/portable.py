"""What Numba says, without Python and without the machine that it was said on.

Functions that talk to Python's interpreter go, and Numba's runtime goes, for which `runtime.ll`
stands in. Errors are told by a status alone: their texts, pickled with the paths of this machine,
go too, and what only words them is never to be reached. What nobody stands in for stops the module
(a trap) instead of calling something unknown.
"""

import re

PARTS = re.compile(r"(?m)^(?=define |declare |attributes |!|@|; Function Attrs)")
NAME = re.compile(r'@("[^"]+"|[-\w.$]+)\(')
TALKS_TO_PYTHON = re.compile(r'"?(_ZN7cpython|cfunc\.|NRT_|nrt_)')
WORDS_ERRORS = re.compile(
    r'"?(_ZN5numba7cpython7unicode|_ZN5numba2np8arrayobj31ol_raise_with_shape_context'
    r"|__excinfo_unwrap)"
)
PICKLE = re.compile(
    r'(?m)^(@"?\.const\.pickledata\.[^ ]+ = internal constant )\[\d+ x i8\] c"[^\n]*$'
)
LINKAGE = re.compile(r"^define (weak_odr |linkonce_odr |internal )?")
PRODUCT = "llvm.smul.with.overflow.i64"


class Portable:
    """Parts of a module that are kept, and what they call that is not among them."""

    def __init__(self) -> None:
        self.kept: list[str] = []
        self.declared: dict[str, str] = {}
        self.defined: set[str] = set()

    def take(self, part: str) -> None:
        if part.startswith("define "):
            self._take_function(part)
        elif part.startswith("declare "):
            name = _name(part)
            if name == PRODUCT or not name.startswith("llvm."):
                self.declared[name] = _without_attributes(part.strip())
            else:
                self.kept.append(part)
        elif part.startswith("@"):
            plain = re.sub(r" = (common|linkonce|linkonce_odr|weak_odr) ", " = internal ", part)
            self.kept.append(PICKLE.sub(r"\1[1 x i8] zeroinitializer", plain))
        elif not part.startswith("; Function Attrs"):
            self.kept.append(part)

    def _take_function(self, part: str) -> None:
        name = _name(part)
        if TALKS_TO_PYTHON.match(name):
            return
        if WORDS_ERRORS.match(name):
            head = part[: part.index("\n")]
            head = _without_attributes(head[: head.rindex("{")].strip())
            self.declared[name] = LINKAGE.sub("declare ", head)
            return
        self.defined.add(name)
        self.kept.append(LINKAGE.sub("define internal ", part, count=1))

    def text(self, runtime: str) -> str:
        """With the runtime, and with a stop for whatever nobody stands in for."""
        text = "".join(self.kept).replace(f"@{PRODUCT}(", "@serai.product(")
        have = self.defined | {_name(found) for found in PARTS.split(runtime) if "@" in found}
        called = set(re.findall(r'@("[^"]+"|[-\w.$]+)', text))
        stops = [_stop(line) for name, line in self.declared.items() if name in called - have]
        return "\n".join([text, runtime, *stops])


def portable(code: str, runtime: str) -> str:
    """The same module for any machine with WebAssembly."""
    made = Portable()
    for part in PARTS.split(code):
        made.take(part)
    return made.text(runtime)


def _name(part: str) -> str:
    found = NAME.search(part)
    return found[1] if found else ""


def _without_attributes(line: str) -> str:
    return re.sub(r" #\d+$", "", line)


def _stop(declaration: str) -> str:
    head = declaration.replace("declare ", "define internal ", 1)
    return f"{head} noinline cold {{\n  call void @llvm.trap()\n  unreachable\n}}\n"
