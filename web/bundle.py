"""All that a browser needs to play without a server, as files, in src/serai/server/offline.

python web/bundle.py     makes it, as far as it is not there from the same sources

Pyodide, NumPy and Python's own library, cut to what is used; Serai's rooms, read ahead; every
game's module. `listing.json` says of each file how large it is, its sha-256, and what it is for.
"""

import json
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from importlib.metadata import distribution
from pathlib import Path

from blanking import blanked
from node import npm
from packing import LOCK, Tree, hash_of, read_ahead, squeezed
from serai.coach.shelf import shelf
from serai.core import registry
from serai.core.compiled import made_from
from serai.offline.build import module
from serai.offline.fingerprint import SEARCH, fingerprint
from trimming import empty, goes_along, is_cold, without_names, without_places, without_strangers

WEB = Path(__file__).parent
SERAI = WEB.parent / "src" / "serai"
BUNDLE = SERAI / "server" / "offline"
PACKAGES = WEB / "offline" / "node_modules"
PYODIDE = PACKAGES / "pyodide"
NUMPY = PACKAGES / "@emscripten-forge" / "numpy" / "pkg"
SITE = "lib/python3.12/site-packages/"
LIBRARIES = ("fluent.runtime", "fluent.syntax", "babel")
ENGINE = "pyodide.asm.wasm"
LISTING = "listing.json"
WORTH_IT = (".js", ".mjs", ".wasm", ".txt")
ROOT = "offline/"  # where all of it lies on the page
START, GAME, ASKED = "start", "game", "asked"


@dataclass(frozen=True)
class File:
    """One file of the page that goes along."""

    path: str
    size: int
    sha256: str
    role: str
    when: str  # it is needed: at the start, with its game, or when it is asked for
    game: str | None = None
    packed: str | None = (
        None  # by gzip, for whoever serves it may not do so: what it is called then
    )


class Bundle:
    """What has been put together so far."""

    def __init__(self) -> None:
        self.files: list[File] = []
        self.contents: dict[str, bytes] = {}

    def add(
        self,
        path: str,
        content: bytes,
        role: str,
        when: str,
        game: str | None = None,
        packed: str | None = None,
    ) -> None:
        self.contents[path] = content
        told = len(content), hash_of(content)
        self.files.append(File(ROOT + path, *told, role, when, game, packed))

    def listing(self) -> bytes:
        files = [asdict(one) for one in sorted(self.files, key=lambda one: one.path)]
        files = [{key: told for key, told in one.items() if told is not None} for one in files]
        version = hash_of(json.dumps(files).encode())[:16]
        own = [one for one in shelf() if one["name"] in games()]
        told = {"version": version, "shelf": own, "files": files}
        return json.dumps(told, indent=1).encode()


def bundle() -> Path:
    """Make it, and put it where the server finds it, in one go."""
    fetch()
    made = Bundle()
    trees = {"python": dict(stdlib_tree()), "numpy": dict(numpy_tree()), "rooms": dict(rooms())}
    zips = read_ahead(trees, cold(trees))
    add_python(made, zips["python"])
    made.add(named("numpy", zips["numpy"], ".zip"), zips["numpy"], "numpy", START)
    made.add(named("rooms", zips["rooms"], ".zip"), zips["rooms"], "rooms", START)
    for game in games():
        add_game(made, game)
    licences = "\n\n".join(told for _, told in sorted(licences_of().items())).encode()
    made.add("licences.txt", licences, "licences", ASKED)
    write(made)
    return BUNDLE


def games() -> list[str]:
    """Those of the house: what is installed besides has no place in a wheel."""
    return [one for one in registry.names() if registry.package_of(one).startswith("serai.")]


def fetch() -> None:
    """Pyodide and NumPy for it, as the lock has them."""
    ready = PACKAGES / ".package-lock.json"
    if not ready.exists() or ready.stat().st_mtime < LOCK.stat().st_mtime:
        npm("--prefix", "offline", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
        ready.touch()


def named(name: str, content: bytes, suffix: str) -> str:
    """A name that never means anything else."""
    return f"{name}.{hash_of(content)[:16]}{suffix}"


def add_python(made: Bundle, stdlib: bytes) -> None:
    """Pyodide asks for its files by their own names: so their folder has the hash."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    files = {name: (PYODIDE / name).read_bytes() for name in ("pyodide.mjs", "pyodide.asm.js")}
    files["pyodide.asm.packed"] = squeezed(blanked((PYODIDE / ENGINE).read_bytes()))
    files["pyodide-lock.json"] = json.dumps({"info": lock["info"], "packages": {}}).encode()
    files["python_stdlib.zip"] = stdlib
    folder = "python." + hash_of("".join(map(hash_of, files.values())).encode())[:16]
    for name, content in files.items():
        packed = ENGINE if name.endswith(".packed") else None
        role = "boot" if name == "pyodide.mjs" else "python"
        made.add(f"{folder}/{name}", content, role, START, packed=packed)


def add_game(made: Bundle, game: str) -> None:
    code = module(game).read_bytes()
    made.add(named(game, code, ".wasm"), code, "module", GAME, game)
    puzzles = SERAI / "games" / game / "puzzles.txt.gz"
    if puzzles.exists():
        content = puzzles.read_bytes()
        made.add(named(f"{game}-puzzles", content, ".packed"), content, "puzzles", ASKED, game)


# -- trees -----------------------------------------------------------------------------------


def stdlib_tree() -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        for name in archive.namelist():
            if not name.endswith("/") and goes_along("python", name):
                yield name, archive.read(name)


def numpy_tree() -> Iterator[tuple[str, bytes]]:
    (packed,) = NUMPY.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        for one in archive:
            path = one.name.removeprefix(SITE)
            if one.isfile() and path != one.name and goes_along("numpy", path):
                file = archive.extractfile(one)
                assert file is not None
                content = file.read()
                yield path, without_names(content) if path.endswith(".so") else content
    for path in empty("numpy"):
        yield path, b""


def rooms() -> Iterator[tuple[str, bytes]]:
    """Serai's rooms, the libraries they use, and what stands in for others: first on the path."""
    for path in _serai():
        content = (SERAI / path).read_bytes()
        strange = path.startswith("texts/") and path.endswith(".ftl")
        yield f"site/serai/{path}", without_strangers(content) if strange else content
    for folder, place in (("packed", "site/serai"), ("carried", "carried")):
        yield from ((f"{place}/{path}", text) for path, text in sources(SERAI / "offline" / folder))
    yield "site/serai/packed.json", json.dumps(made_of(), indent=1).encode()
    yield from libraries()
    own, told = distribution("serai"), "site/serai.dist-info"
    yield (
        f"{told}/METADATA",
        f"Metadata-Version: 2.1\nName: serai\nVersion: {own.version}\n".encode(),
    )
    points = [f"{one.name} = {one.value}" for one in own.entry_points.select(group=registry.GROUP)]
    yield f"{told}/entry_points.txt", "\n".join([f"[{registry.GROUP}]", *points, ""]).encode()


def _serai() -> list[str]:
    files = (file for file in sorted(SERAI.rglob("*")) if file.is_file())
    paths = [file.relative_to(SERAI).as_posix() for file in files]
    return [path for path in paths if goes_along("serai", path)]


def cold(trees: Mapping[str, Tree]) -> set[str]:
    """What is not read ahead."""
    ours = {f"rooms/site/serai/{path}" for path in _serai() if is_cold("serai", path)}
    others = {
        f"{part}/{path}"
        for part in ("python", "numpy")
        for path in trees[part]
        if is_cold(part, path)
    }
    return ours | others


def sources(folder: Path) -> Iterator[tuple[str, bytes]]:
    for file in sorted(folder.rglob("*.py")):
        yield file.relative_to(folder).as_posix(), file.read_bytes()


def made_of() -> dict[str, dict[str, str | list[str]]]:
    """What compiled code is made from, by its package: written down, for there it is not seen."""
    packages = [*map(registry.package_of, games()), SEARCH]
    return {
        package: {"modules": sorted(made_from(package)), "fingerprint": fingerprint(package).hex()}
        for package in sorted(packages)
    }


def libraries() -> Iterator[tuple[str, bytes]]:
    for name in LIBRARIES:
        for one in distribution(name).files or ():
            path = one.as_posix()
            if goes_along("libraries", path):
                content = Path(str(one.locate())).read_bytes()
                yield f"site/{path}", without_places(content) if path.endswith(".dat") else content


def licences_of() -> dict[str, str]:
    """What others have made of it, and on which terms."""
    found = {}
    for name in LIBRARIES:
        own = distribution(name)
        files = [one for one in own.files or () if "LICENSE" in one.name.upper()]
        texts = [Path(str(one.locate())).read_text("utf-8") for one in files]
        found[name] = "\n".join([f"{name} {own.version}", *texts])
    (packed,) = NUMPY.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        file = archive.extractfile("info/licenses/LICENSE.txt")
        assert file is not None
        found["numpy"] = "NumPy\n" + file.read().decode()
    package = json.loads((PYODIDE / "package.json").read_text("utf-8"))
    found["pyodide"] = f"Pyodide {package['version']}: {package['license']}, {package['homepage']}"
    found["python"] = "Python: PSF-2.0, https://docs.python.org/3/license.html"
    return found


def write(made: Bundle) -> None:
    """Each file, with its compressed twin where the page's have one; nothing if all is there."""
    there = BUNDLE / LISTING
    if there.exists() and there.read_bytes() == made.listing():
        return
    half = BUNDLE.with_name("offline.part")
    shutil.rmtree(half, ignore_errors=True)
    for path, content in made.contents.items():
        file = half / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        if file.suffix in WORTH_IT:
            file.with_name(f"{file.name}.gz").write_bytes(squeezed(content))
    (half / LISTING).write_bytes(made.listing())
    shutil.rmtree(BUNDLE, ignore_errors=True)
    half.rename(BUNDLE)


if __name__ == "__main__":
    sys.path.insert(0, str(WEB))
    print(bundle())
