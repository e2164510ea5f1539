"""The browsers that tests use: a Chromium without windows, and a whole one for what that lacks.

python tests/browser/chromium.py    fetches them where they are missing, and says where the first is

Debian has a package for each; elsewhere Playwright brings its own.
"""

import os
import shutil
import subprocess
import sys

from serai.bench.page import BROWSERS, installed_browser

PACKAGES = BROWSERS[:2]


def fetch() -> None:
    if shutil.which("apt-get") and _may_install():
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        _run(*sudo, "apt-get", "update", "-qq")
        for package in PACKAGES:
            _run(*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", package)
    if installed_browser() is None:
        _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str) -> None:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=True)


def _may_install() -> bool:
    if os.geteuid() == 0:
        return True
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False)
    return asked.returncode == 0


if __name__ == "__main__":
    if not all(map(shutil.which, PACKAGES)):
        fetch()
    print(installed_browser() or "playwright")
