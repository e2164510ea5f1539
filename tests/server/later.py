"""`serai`, with a clock that can be put forward: by so many seconds as a file says."""

import sys
import time
from pathlib import Path

from serai.cli import main

_time_ns = time.time_ns


def put_forward(file: Path, seconds: int) -> None:
    """From now on it is so much later than it is."""
    file.write_text(str(seconds), "utf-8")


def program(file: Path) -> list[str]:
    put_forward(file, 0)
    return [sys.executable, "-P", __file__, str(file)]


if __name__ == "__main__":
    _, _file, *_words = sys.argv
    time.time_ns = lambda: _time_ns() + int(Path(_file).read_text("utf-8") or 0) * 10**9
    sys.argv = ["serai", *_words]
    main()
