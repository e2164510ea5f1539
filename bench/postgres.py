"""Run a command with a PostgreSQL of its own; the address of an empty database is its last word.

python bench/postgres.py serai bench --database
"""

import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from cluster import Cluster


def main() -> int:
    """As careful as one that is in use: it waits for the disk."""
    running = Cluster({"fsync": "on", "full_page_writes": "on", "autovacuum": "on"}).make()
    try:
        return subprocess.run([*sys.argv[1:], running.database()], check=False).returncode
    finally:
        running.end()


if __name__ == "__main__":
    sys.exit(main())
