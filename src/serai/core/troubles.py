"""What the system itself complains of, in the reader's language."""

from errno import errorcode

from .texts import say

USUAL = (
    "enoent",
    "eisdir",
    "enotdir",
    "eexist",
    "eacces",
    "eperm",
    "enospc",
    "erofs",
    "enametoolong",
)


def why(error: Exception) -> str:
    """What was wrong: one of the usual troubles, or in the system's own words."""
    if not isinstance(error, OSError):
        return str(error)
    name = errorcode.get(error.errno or 0, "").lower()
    return say(f"trouble-{name}") if name in USUAL else error.strerror or str(error)
