"""The package: a wheel has the page in it, so that who installs it needs no Node."""

import gzip
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).parents[2]
LEFT_OUT = (".git", ".venv", ".cache", "build", "dist", "node_modules", "page", "tests", "docs")
PAGE = "serai/server/page/"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    copy = tmp_path_factory.mktemp("built") / "serai"
    shutil.copytree(CHECKOUT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT, "__pycache__"))
    (copy / "web" / "node_modules").symlink_to(CHECKOUT / "web" / "node_modules")
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


def test_a_wheel_has_every_catalogue_and_rulebook(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    for file in (CHECKOUT / "src").rglob("*"):
        if file.suffix in (".ftl", ".md", ".map", ".csv"):
            assert file.relative_to(CHECKOUT / "src").as_posix() in names
