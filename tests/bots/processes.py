"""Looking at processes from outside, as the system lists them."""

from pathlib import Path


def runs(number: int) -> bool:
    """Whether there is such a process, and it is not only waiting to be reaped."""
    try:
        stat = Path(f"/proc/{number}/stat").read_text("utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def children_of(number: int) -> list[int]:
    listed = Path(f"/proc/{number}/task/{number}/children").read_text("utf-8")
    return [int(child) for child in listed.split()]
