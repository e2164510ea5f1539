"""What time it is, for everything that is kept."""

import time

DAY = 24 * 3600 * 1000  # milliseconds


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
