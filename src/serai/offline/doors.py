"""A plain way into every verb, for JavaScript and for Python's ctypes.

An array comes as its address and its lengths, a number as 32 bits or as a float. What a verb gives
comes back, nothing as 0; a call that failed gives `FAILED`, and all that it took is free again. A
search is given its game's own verbs here: no function goes in or out.
"""

from collections.abc import Mapping, Sequence

from .capture import Captured, Slot

FAILED = -(2**31)
FINE = (0, -2)  # what Numba's code says of itself when all went well: something, or nothing, given


def doors(verbs: Sequence[Captured], search: Mapping[str, Sequence[str]], sources: bytes) -> str:
    """All of them, and one that tells which sources the module was made from."""
    codes = {verb.name: verb.code for verb in verbs}
    chosen = {slot: [codes[name] for name in names] for slot, names in search.items()}
    return "\n".join([_told(sources), *(_Door(verb, chosen).text() for verb in verbs)])


def exports(verbs: Sequence[Captured]) -> list[str]:
    return ["serai_lend", "serai_sources", *sorted(verb.name for verb in verbs)]


def _told(sources: bytes) -> str:
    size, escaped = len(sources), "".join(f"\\{byte:02x}" for byte in sources)
    return f"""@serai.made_from = internal constant [{size} x i8] c"{escaped}"
define i32 @serai_sources(ptr %into) {{
  call void @llvm.memcpy.p0.p0.i32(ptr %into, ptr @serai.made_from, i32 {size}, i1 false)
  ret i32 {size}
}}
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
"""


class _Door:
    """One function, written line by line."""

    def __init__(self, verb: Captured, search: Mapping[str, Sequence[str]]) -> None:
        self.verb, self.search = verb, search
        self.taken: list[str] = []
        self.lines: list[str] = []
        self.handed: list[str] = []
        names = [slot.name for slot in verb.slots]
        if "plain" in names:
            self.lines.append(f"  %plain = icmp ne i32 %v{names.index('plain')}, 0")

    def text(self) -> str:
        for place, slot in enumerate(self.verb.slots):
            self._convert(place, slot)
        for place, slot in enumerate(self.verb.slots):
            self._hand(place, slot)
        given = ["  %r = load i64, ptr %ret", "  %t = trunc i64 %r to i32", "  ret i32 %t"]
        return "\n".join(
            [
                f"define i32 @{self.verb.name}({', '.join(self.taken)}) {{",
                "  %ret = alloca i64",
                "  %exc = alloca ptr",
                *self.lines,
                f"  %status = call i32 @{self.verb.code}"
                f"(ptr %ret, ptr %exc, {', '.join(self.handed)})",
                *(f"  %fine{n} = icmp eq i32 %status, {code}" for n, code in enumerate(FINE)),
                "  %fine = or i1 %fine0, %fine1",
                "  br i1 %fine, label %done, label %failed",
                "failed:",
                "  call void @serai.clear()",
                f"  ret i32 {FAILED}",
                "done:",
                *(given if self.verb.gives else ["  ret i32 0"]),
                "}",
                "",
            ]
        )

    def _convert(self, place: int, slot: Slot) -> None:
        if slot.kind == "array":
            self.taken.append(f"ptr %p{place}")
            for axis in range(slot.dimensions):
                self.taken.append(f"i32 %n{place}.{axis}")
                self.lines.append(f"  %s{place}.{axis} = zext i32 %n{place}.{axis} to i64")
            if slot.dimensions == 2:
                self.lines.append(f"  %i{place} = mul i64 %s{place}.0, %s{place}.1")
                self.lines.append(f"  %b{place} = mul i64 %s{place}.1, {slot.item}")
        elif slot.kind == "function":
            usual, plain = self.search[slot.name]
            self.lines.append(f"  %f{place} = select i1 %plain, ptr @{plain}, ptr @{usual}")
        elif slot.kind == "double":
            self.taken.append(f"double %w{place}")
        else:
            self.taken.append(f"i32 %v{place}")
            change = "sext" if slot.kind == "i64" else "trunc"
            self.lines.append(f"  %w{place} = {change} i32 %v{place} to {slot.kind}")

    def _hand(self, place: int, slot: Slot) -> None:
        if slot.kind == "array":
            shape = [f"i64 %s{place}.{axis}" for axis in range(slot.dimensions)]
            all_items = shape[0] if slot.dimensions == 1 else f"i64 %i{place}"
            steps = [f"i64 %b{place}"] if slot.dimensions == 2 else []
            item = f"i64 {slot.item}"
            owner = ["ptr null", "ptr null"]
            self.handed += [*owner, all_items, item, f"ptr %p{place}", *shape, *steps, item]
        elif slot.kind == "function":
            self.handed += ["ptr null", "ptr null", f"ptr %f{place}"]
        else:
            self.handed.append(f"{slot.kind} %w{place}")
