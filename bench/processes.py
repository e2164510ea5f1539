"""What a move costs a server with one or several processes, on SQLite or PostgreSQL.

    python bench/processes.py --game NAME
    python bench/processes.py --game NAME --database postgresql+psycopg://… --processes 2 --also PID

The load is that of `serai bench`: each socket plays both seats of its tables as fast as it can. The
figures are CPU time, of all processes of the server and of those that `--also` names, with all
their children (PostgreSQL's first process, say): on a busy machine they stay what they are, which
moves a second do not.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from serai.bench.serving import _ADDRESS, LIMITS, Load, Server, disk_folder, moves

TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of(pid: int) -> float:
    """Seconds of CPU that a process and all its children have used, those that ended included."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu_of(int(child)) for child in children)


def command(database: str, processes: int) -> list[str]:
    words = ["serve", "--port", "0", "--database", database, "--workers", "1"]
    words += ["--processes", str(processes)] if processes > 1 else []
    words += [word for name in LIMITS for word in ("--limit", f"{name}=1000000")]
    return [sys.executable, "-m", "serai", *words]


def measure(server: Server, asked: argparse.Namespace) -> None:
    """First a tenth of it, so that everything is loaded; then the figures."""
    load = Load(asked.game, asked.sockets)
    moves(server, load, asked.share / 10)
    pids = [server.process, *asked.also]
    before = [cpu_of(pid) for pid in pids]
    [row] = moves(server, load, asked.share)
    print(row)
    for pid, was in zip(pids, before, strict=True):
        used = cpu_of(pid) - was
        print(f"{pid}: {used:.2f} s of CPU, {used / row['moves'] * 1000:.2f} ms a move")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--database", default="")
    reader.add_argument("--processes", type=int, default=1)
    reader.add_argument("--sockets", type=int, default=50)
    reader.add_argument("--share", type=float, default=1.0)
    reader.add_argument("--game", required=True)
    reader.add_argument("--also", type=int, action="append", default=[])
    asked = reader.parse_args()
    with disk_folder() as folder, (folder / "log").open("w", encoding="utf-8") as log:
        words = command(asked.database or str(folder / "serai.sqlite"), asked.processes)
        server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True)
        assert server.stdout is not None
        found = _ADDRESS.search(server.stdout.readline())
        assert found is not None, (folder / "log").read_text("utf-8")
        try:
            measure(Server(int(found[1]), server.pid), asked)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
