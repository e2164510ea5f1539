"""What a server holds, and how it stands beside boardgame.io's, as Markdown."""

from collections.abc import Iterator
from typing import Any

from serai.core.texts import say

Figures = dict[str, Any]
Table = tuple[tuple[str, ...], list[tuple[str, ...]]]  # the keys of its head, and its rows

BESIDE = ("beside", "ours", "memory", "times", "files", "times")
HOLDING = ("holding", "moves", "half", "most", "cpu", "rss")
HANDLING = ("handling", "make", "open", "reconnect", "bytes", "most-bytes", "compressed")


def holding_tables(figures: Figures) -> Iterator[Table]:
    """Those whose figures are there."""
    if figures.get("one_core"):
        yield HOLDING, _holding_rows(figures)
    if figures.get("handling"):
        yield HANDLING, _handling_rows(figures)
    if figures.get("beside"):
        yield BESIDE, [_beside_row(row) for row in figures["beside"]["rows"]]


def holding_closing(figures: Figures) -> Iterator[str]:
    """A sentence where fewer sockets could be opened than were wanted; how the peer was met."""
    crowded = figures.get("crowded")
    if crowded and crowded["sockets"] < crowded["wanted"]:
        yield say("bench-few-files", wanted=crowded["wanted"], sockets=crowded["sockets"])
    if figures.get("beside"):
        yield say("bench-beside", version=figures["beside"]["version"])


def _holding_rows(figures: Figures) -> list[tuple[str, ...]]:
    rows = [
        (
            say("bench-row-one-core", game=say(f"{row['game']}-name"), tables=row["tables"]),
            *_moves(row),
            "–",
        )
        for row in figures["one_core"]["rows"]
    ]
    for name in ("live", "crowded"):
        row = figures[name]
        about = {"tables": row["tables"], "sockets": row["sockets"], "pause": f"{row['pause']:g}"}
        rows.append(
            (say("bench-row-live", **about), *_moves(row), _or_dash(row["rss_mb"], 0, "MB"))
        )
    return rows


def _moves(row: Figures) -> tuple[str, ...]:
    return (
        f"{row['moves_per_second']:,.0f}",
        f"{row['half_within_ms']:,.0f} ms",
        f"{row['most_within_ms']:,.0f} ms",
        _or_dash(row["cpu_ms_per_move"], 2, "ms"),
    )


def _handling_rows(figures: Figures) -> list[tuple[str, ...]]:
    return [
        (
            say(f"{game}-name"),
            *(_or_dash(row[f"{what}_ms"], 1, "ms") for what in ("make", "open", "reconnect")),
            f"{figures['telling'][game]['mean_bytes']:,}",
            f"{figures['telling'][game]['most_within_bytes']:,}",
            f"{figures['telling'][game]['mean_compressed_bytes']:,}",
        )
        for game, row in figures["handling"].items()
    ]


def _beside_row(row: Figures) -> tuple[str, ...]:
    cells = [say("bench-row-beside", game=say(f"{row['game']}-name"), tables=row["tables"])]
    cells.append(_or_dash(row["ours"]["cpu_ms_per_move"], 2, "ms"))
    for name in ("memory", "files"):
        cells.append(_or_dash(row[name]["cpu_ms_per_move"], 2, "ms"))
        cells.append(f"× {row['times'][name]:.1f}" if name in row["times"] else "–")
    return tuple(cells)


def _or_dash(number: float | None, digits: int, unit: str) -> str:
    """Where the system does not tell, a dash."""
    return "–" if number is None else f"{number:,.{digits}f} {unit}"
