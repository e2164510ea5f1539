"""Games that `serai games` wrote, as Parquet: for pandas, Polars, DuckDB (needs pyarrow).

    python examples/parquet.py folder games.parquet

A row is a choice, with the share of the win and the points that its seat came to in the end.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow.parquet import ParquetWriter

from serai.envs.data import shards


def rows(shard: dict[str, Any]) -> pa.Table:
    """One shard; observations and masks are bytes, the actions looked at are lists."""
    game, seat = shard["game"] - shard["game"].min(initial=0), shard["seat"]
    ends = np.concatenate([[0], shard["visits"].cumsum()]).astype(np.int32)

    def packed(numbers: Any) -> pa.Array:
        return pa.array([row.tobytes() for row in numbers], pa.binary())

    columns = {name: shard[name] for name in ("game", "ply", "seat", "action", "value")} | {
        "observation": packed(shard["observation"]),
        "mask": packed(shard["mask"]),
        "looked_at": pa.ListArray.from_arrays(ends, shard["visited"][:, 0]),
        "visits": pa.ListArray.from_arrays(ends, shard["visited"][:, 1]),
        "result": shard["result"][game, seat],
        "points": shard["points"][game, seat],
    }
    return pa.table(columns, metadata={"made_from": str(shard["made_from"])})


def write(folder: Path, out: Path) -> int:
    """Shard after shard into one file; how many choices are in it."""
    written, writer = 0, None
    for shard in shards(folder):
        table = rows(shard)
        writer = writer or ParquetWriter(out, table.schema, compression="zstd")
        writer.write_table(table.cast(writer.schema))
        written += table.num_rows
    if writer is not None:
        writer.close()
    return written


if __name__ == "__main__":
    print(f"{write(Path(sys.argv[1]), Path(sys.argv[2]))} choices")
