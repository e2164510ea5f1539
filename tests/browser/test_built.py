"""The package: a wheel has the page in it, so that who installs it needs no Node."""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
LEFT_OUT = (".git", ".venv", ".cache", "build", "dist", "node_modules", "tests", "docs")
BUILT = ("page", "offline")  # beside the server
PAGE = "serai/server/page/"
OFFLINE = "serai/server/offline/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    copy = tmp_path_factory.mktemp("built") / "serai"
    shutil.copytree(CHECKOUT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT, "__pycache__"))
    for part in BUILT:
        shutil.rmtree(copy / "src/serai/server" / part, ignore_errors=True)
    for packages in ("web/node_modules", "web/offline/node_modules"):
        (copy / packages).symlink_to(CHECKOUT / packages)
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run(command, cwd=copy, check=True, capture_output=True)
    (built,) = (copy / "dist").glob("*.whl")
    return zipfile.ZipFile(built)


def test_a_wheel_has_the_page(wheel: zipfile.ZipFile) -> None:
    names = [name.removeprefix(PAGE) for name in wheel.namelist() if name.startswith(PAGE)]
    assert {"index.html", "index.html.gz", "icon.svg"} <= set(names)
    scripts = [name for name in names if name.endswith(".js")]
    assert scripts and all(f"{name}.gz" in names for name in scripts)
    script = scripts[0]
    squeezed = gzip.decompress(wheel.read(f"{PAGE}{script}.gz"))
    assert squeezed == wheel.read(f"{PAGE}{script}")


def test_a_wheel_has_what_the_page_takes_along(wheel: zipfile.ZipFile) -> None:
    listed = json.loads(wheel.read(f"{OFFLINE}listing.json"))["files"]
    assert {one["role"] for one in listed} >= {"boot", "python", "numpy", "rooms", "module"}
    for one in listed:
        assert wheel.getinfo(f"serai/server/{one['path']}").file_size == one["size"]


def test_a_wheel_has_every_catalogue_and_rulebook(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    for file in (CHECKOUT / "src").rglob("*"):
        if file.suffix in (".ftl", ".md", ".map", ".csv"):
            assert file.relative_to(CHECKOUT / "src").as_posix() in names
