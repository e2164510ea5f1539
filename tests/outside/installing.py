"""A game from outside, installed with pip into a place of its own, without the network."""

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
SOUK = CHECKOUT / "tests" / "souk"
QUIET = ("-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index")


def install(package: Path, into: Path) -> Path:
    """As its player would, but for the place."""
    command = [sys.executable, "-m", "pip", "install", *QUIET, "--target", str(into), str(package)]
    subprocess.run(command, check=True, cwd=into.parent, capture_output=True)
    return into


def surroundings(place: Path) -> dict[str, str]:
    """This environment, with that place on the way to packages and no other of the tests."""
    return {**os.environ, "PYTHONPATH": str(place)}


def program(*places: Path) -> list[str]:
    """The command `serai`, with the games of these places."""
    return ["env", f"PYTHONPATH={os.pathsep.join(map(str, places))}", sys.executable, "-m", "serai"]


def pretend(place: Path, name: str, package: str, **files: str) -> None:
    """A package as pip would leave it: its files, and the entry point of a game."""
    told = place / f"{name}-1.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", "utf-8")
    (told / "entry_points.txt").write_text(f"[serai.games]\n{name} = {package}\n", "utf-8")
    for file, text in files.items():
        path = place / package / file.replace("_toml", ".toml").replace("_py", ".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
