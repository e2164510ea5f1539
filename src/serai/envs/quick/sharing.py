"""A step of many tables, shared among threads: each has its part, and then helps the others.

Every part is taken a few tables at a time, from a counter that all threads see. So nobody waits for
a thread that the system has not woken yet, or keeps busy with something else: the others do its
part. Whoever begins a step sets the counters back, and it is over when all tables are counted.
"""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from serai.core.compiled import STEP, inlined

AT_ONCE = 16  # tables: some microseconds
APART = 16  # numbers between two counters, so that they are not in one line of the cache
COUNTERS = types.Array(types.int64, 1, "C")  # of each part the next table, then how many are done
ROWS = types.Array(types.int64, 2, "C")
# what a step takes besides the first and the last of its tables
tuple_of: Any = types.Tuple
TABLES = tuple_of([kind for kind in STEP.args if kind is not types.int64])


def _called_at(context: Any, address: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        record: Any = cgutils.create_struct_proxy
        null: Any = cgutils.get_null_value
        found = record(signature.return_type)(context, builder)
        pointer = context.get_value_type(types.voidptr)
        found.c_addr = builder.inttoptr(arguments[0], pointer)
        found.py_addr, found.jit_addr = null(pointer), null(pointer)
        return found._getvalue()

    return types.FunctionType(STEP)(types.int64), generate


def _atomic(operation: str) -> Any:
    """A number among others, changed at a stroke; it tells what was there before."""

    def change(context: Any, numbers: Any, place: Any, number: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            kind = signature.args[0]
            pointer_to: Any = cgutils.get_item_pointer
            array = context.make_array(kind)(context, builder, arguments[0])
            pointer = pointer_to(context, builder, kind, array, [arguments[1]])
            return builder.atomic_rmw(operation, pointer, arguments[2], "seq_cst")

        return types.int64(numbers, types.int64, types.int64), generate

    return intrinsic(change)


# a compiled step by its address: as an argument of its own it takes fourteen microseconds a call
step_at: Any = intrinsic(_called_at)
add_to: Any = _atomic("add")
exchange: Any = _atomic("xchg")


@inlined
def set_back(parts: Any, counters: Any) -> None:
    """Everything is to be done anew. A thread that comes late may add to a counter meanwhile."""
    exchange(counters, len(parts) * APART, 0)
    for part in range(len(parts)):
        exchange(counters, part * APART, parts[part, 0])


@inlined
def take_part(address: int, mine: int, parts: Any, counters: Any, tables: Any) -> None:
    """Step tables as long as there are any that nobody has taken, one's own first."""
    step = step_at(address)
    for other in range(len(parts)):
        part = (mine + other) % len(parts)
        high = parts[part, 1]
        while True:
            low = add_to(counters, part * APART, AT_ONCE)
            if low >= high:
                break
            end = min(low + AT_ONCE, high)
            step(tables[0], tables[1], low, end, *tables[2:])
            add_to(counters, len(parts) * APART, end - low)
