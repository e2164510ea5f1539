"""Set up boardgame.io to be measured against: its packages, as the lock has them, and our files.

python bench/boardgame.py .cache/peers/boardgame.io
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "web"))

from node import programs  # noqa: E402

FILES = HERE / "boardgame.io"


def set_up(folder: Path) -> None:
    """Copy our files there, fetch the packages, and leave a link to the Node that runs them."""
    shutil.copytree(FILES, folder, dirs_exist_ok=True)
    node, npm = programs()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    words = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(words, cwd=folder, env={**os.environ, "PATH": path}, check=True)
    link = folder / "node"
    link.unlink(missing_ok=True)
    link.symlink_to(Path(node).resolve())


if __name__ == "__main__":
    try:
        set_up(Path(sys.argv[1]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
