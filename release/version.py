"""The version of what is released: written in `pyproject.toml`, and nowhere else by hand.

python release/version.py          says it
python release/version.py v1.2.3   fails if that is not its tag, or the changelog lacks it
"""

import sys
import tomllib
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]


def version(checkout: Path = CHECKOUT) -> str:
    project = tomllib.loads((checkout / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["version"])


def faults(tag: str, checkout: Path = CHECKOUT) -> list[str]:
    """Why that tag may not be released."""
    ours, found = version(checkout), []
    if tag != f"v{ours}":
        found.append(f"{tag} is not v{ours}, which pyproject.toml names")
    if f"## {ours}" not in (checkout / "CHANGELOG.md").read_text("utf-8"):
        found.append(f"CHANGELOG.md has no part for {ours}")
    if f"version: {ours}\n" not in (checkout / "CITATION.cff").read_text("utf-8"):
        found.append(f"CITATION.cff does not name {ours}")
    return found


def main(words: list[str]) -> int:
    if not words:
        print(version())
        return 0
    found = faults(words[0])
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
