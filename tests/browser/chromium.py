"""The browser that tests use: the machine's Chromium, else Debian's package, else Playwright's own.

python tests/browser/chromium.py    fetches it where it is missing, and says where it is
"""

import os
import shutil
import subprocess
import sys

from serai.bench.page import installed_browser


def fetch() -> None:
    if shutil.which("apt-get") and _may_install():
        sudo = [] if os.geteuid() == 0 else ["sudo", "-n"]
        _run(*sudo, "apt-get", "update", "-qq")
        _run(*sudo, "apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")
    if installed_browser() is None:
        _run(sys.executable, "-m", "playwright", "install", "chromium")


def _run(*command: str) -> None:
    """What it says goes beside, so that only the browser's place is the answer."""
    subprocess.run(command, stdout=sys.stderr, check=False)


def _may_install() -> bool:
    if os.geteuid() == 0:
        return True
    sudo = shutil.which("sudo")
    return sudo is not None and subprocess.run([sudo, "-n", "true"], check=False).returncode == 0


if __name__ == "__main__":
    if installed_browser() is None:
        fetch()
    print(installed_browser() or "playwright")
