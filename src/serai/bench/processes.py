"""One process and two on PostgreSQL: moves a second, and what each costs the server and PostgreSQL.

Each socket plays both seats of its tables as fast as it can, as in `serving`. CPU time is that of
all processes of the server, and of PostgreSQL with all its own.
"""

import os
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from .serving import Figures, Load, Server, disk_folder, loads, moves, per, served

_NUMBERS = (1, 2)
_SOCKETS = 50
_LOCK = ".s.PGSQL.5432.lock"  # beside PostgreSQL's socket; its first line is the process


def all_processes(database: str, share: float = 1.0) -> Figures:
    """With a smaller share there is less of everything."""
    with disk_folder() as folder:
        rows: list[Figures] = []
        for number in _NUMBERS:
            with served(folder, database=database, processes=number) as server:
                rows.append({"processes": number, **_measured(server, database, share)})
    return {"moves": rows}


def _measured(server: Server, database: str, share: float) -> Figures:
    """First a tenth of it, so that everything is loaded; then the figures."""
    load = Load(loads()[-1].game, _SOCKETS)
    moves(server, load, share / 10)
    pids = [server.process, postgres_of(database)]
    before = [milliseconds(pid) for pid in pids]
    [row] = moves(server, load, share)
    spent = [
        per(was, milliseconds(pid), row["moves"], 2) for pid, was in zip(pids, before, strict=True)
    ]
    names = ("cpu_ms_per_move", "postgres_cpu_ms_per_move")
    return {**row, **dict(zip(names, spent, strict=True))}


def postgres_of(database: str) -> int | None:
    """The first process of a PostgreSQL on this machine, if the address names its socket."""
    asked: dict[str, Any] = parse_qs(urlsplit(database).query)
    try:
        lock = Path(asked["host"][0]) / _LOCK
        return int(lock.read_text("utf-8").split()[0])
    except (KeyError, OSError, ValueError):
        return None


def milliseconds(pid: int | None) -> float | None:
    """CPU time of a process and all its children, those that ended included."""
    if pid is None:
        return None
    try:
        status = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    except OSError:
        return None
    own = 1000 * sum(map(int, status[11:15])) / os.sysconf("SC_CLK_TCK")
    return own + sum(milliseconds(int(child)) or 0.0 for child in children)
