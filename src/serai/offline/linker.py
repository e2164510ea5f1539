"""LLVM's linker for WebAssembly, out of a wheel that is pinned by its hash.

The wheel is a whole compiler for other languages; of it only the program itself is kept, which has
the linker in it.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

from serai.core.compiled import cache_root

from .fingerprint import digest

LOCK = Path(__file__).with_name("linker.lock")
PROGRAM = "ziglang/zig" + (".exe" if sys.platform == "win32" else "")


def linker() -> list[str]:
    """How it is called; fetched once."""
    folder = cache_root() / "offline" / f"linker-{digest({LOCK.name: LOCK}).hex()[:16]}"
    program = folder / PROGRAM
    if not program.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as found:
            _fetch(Path(found))
            folder.mkdir(exist_ok=True)
            program.parent.mkdir(exist_ok=True)
            Path(found, PROGRAM).replace(program)
    return [str(program), "wasm-ld"]


def _fetch(into: Path) -> None:
    words = ("download", "--no-deps", "--require-hashes", "-q", "-r", LOCK, "-d", into)
    quiet = "--disable-pip-version-check"
    subprocess.run([sys.executable, "-m", "pip", *words, quiet], check=True)
    (wheel,) = into.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extract(PROGRAM, into)
    Path(into, PROGRAM).chmod(0o755)
