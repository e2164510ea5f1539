"""The documentation site, put together from the documents, the rulebooks and the docstrings.

    .venv/bin/python docs/site/gathering.py build/site                writes its sources
    .venv/bin/python docs/site/gathering.py --check build/site/html   fails if a link leads nowhere

`make site` does both, and builds between them. The documents link to each other as they lie in the
checkout; here their links are made to lead to the pages of the site, and what is no page of it
(code, tests) stays a word.
"""

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from os.path import relpath
from pathlib import Path, PurePosixPath
from urllib.parse import unquote, urlsplit

import proven
from serai.core import registry, rulebook
from serai.core.texts import LANGUAGES

CHECKOUT = Path(__file__).parents[2]
HERE = Path(__file__).parent
CONFIG = HERE / "zensical.toml"
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^)\s]+)\)")
_FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"(`[^`\n]+`)")
_SHOWN = (".svg", ".jpg", ".png", ".py", ".toml", ".yml", ".yaml", ".service", ".timer", ".serai")
_LARGEST = 200_000
NATIVE = {"en": "English", "de": "Deutsch", "fr": "Français", "he": "עברית", "pl": "Polski"}


@dataclass(frozen=True)
class Page:
    """A file of the checkout, and where it stands on the site."""

    name: str
    source: Path
    target: PurePosixPath


def pages() -> dict[str, list[Page]]:
    """Those that are documents, by the part in which they stand."""
    parts = tomllib.loads((HERE / "pages.toml").read_text("utf-8"))["part"]
    return {
        part["name"]: [
            Page(name, CHECKOUT / file, target_of(file))
            for name, file in part["pages"]
            if file and file != "PROVEN"
        ]
        for part in parts
    }


def target_of(file: str) -> PurePosixPath:
    place = PurePosixPath(file)
    if place.parts[0] == "docs":
        place = PurePosixPath(*place.parts[1:])
    if file == "README.md" or place.name == "README.md":
        return place.with_name("index.md")
    return place.with_name(place.name.lower())


def books() -> Iterator[tuple[str, str, PurePosixPath]]:
    for game in registry.names():
        for language in LANGUAGES:
            yield game, language, PurePosixPath("rules", game, f"{language}.md")


class Links:
    """Where the documents' links lead on the site."""

    def __init__(self, out: Path, every: list[Page]) -> None:
        self._out = out
        self._targets = {page.source.resolve(): page.target for page in every}

    def led(self, text: str, source: Path, target: PurePosixPath) -> str:
        """A document with its links made to lead to pages; what stands in code is left alone."""
        pieces = _FENCE.split(text)
        for number in range(0, len(pieces), 2):
            pieces[number] = self._outside_code(pieces[number], source, target)
        return "".join(pieces)

    def _outside_code(self, text: str, source: Path, target: PurePosixPath) -> str:
        def lead(found: re.Match[str]) -> str:
            picture, words, link = found.groups()
            place = self._place(link, source, target)
            if place is not None:
                return f"{picture}[{words}]({place})"
            return words

        return _LINK.sub(lead, text)

    def _place(self, link: str, source: Path, target: PurePosixPath) -> str | None:
        """The same from there, or None if the site has no such page."""
        path, sharp, anchor = link.partition("#")
        if re.match(r"[a-z]+:", link) or not path:
            return link
        file = (source.parent / path).resolve()
        found = self._targets.get(file)
        if found is None:
            found = self._copied(file)
        if found is None:
            return None
        return relpath(found, target.parent) + sharp + anchor

    def _copied(self, file: Path) -> PurePosixPath | None:
        """A picture, or a file that is short enough to be given away."""
        if not file.is_file() or file.suffix not in _SHOWN or "src" in file.parts:
            return None
        if file.stat().st_size > _LARGEST:
            return None
        place = PurePosixPath("files", file.relative_to(CHECKOUT).as_posix())
        (self._out / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, self._out / place)
        return place


def write(folder: Path) -> None:
    """The sources of the site, and how it is to be built."""
    docs = folder / "docs"
    shutil.rmtree(folder, ignore_errors=True)
    docs.mkdir(parents=True)
    parts = pages()
    home = Page("Home", CHECKOUT / "README.md", PurePosixPath("index.md"))
    every = [home, *(page for part in parts.values() for page in part)]
    links = Links(docs, every)
    for page in every:
        text = page.source.read_text("utf-8")
        _put(docs / page.target, links.led(text, page.source, page.target))
    for game, language, target in books():
        _put(docs / target, _book(docs, game, language))
    _put(docs / "proven.md", proven.page())
    modules = tomllib.loads((HERE / "pages.toml").read_text("utf-8"))["reference"]["modules"]
    for module in modules:
        _put(docs / "api" / f"{module}.md", f"# `{module}`\n\n::: {module}\n")
    nav = _nav(parts, modules)
    _put(folder / "zensical.toml", CONFIG.read_text("utf-8").replace("nav = []", f"nav = {nav}"))


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def _book(docs: Path, game: str, language: str) -> str:
    """A rulebook with its drawings, from right to left where it is read so."""

    def drawn(found: re.Match[str]) -> str:
        _, words, link = found.groups()
        if not link.startswith("drawings/"):
            return found[0]
        place = PurePosixPath("rules", game, "drawings", f"{Path(link).stem}.svg")
        if not (docs / place).exists():
            drawing = rulebook.drawings(game)[place.stem]
            seat = () if drawing.seat is None else (drawing.seat,)
            _put(docs / place, drawing.match.svg(*seat))
        return f"![{words}](drawings/{place.name})\n\n*{words}*"

    text = _LINK.sub(drawn, rulebook.whole(game, language))
    if language != "he":
        return text
    title, _, rest = text.partition("\n")
    return f'{title}\n\n<div dir="rtl" lang="he" markdown="1">\n{rest}\n</div>\n'


def _nav(parts: dict[str, list[Page]], modules: list[str]) -> str:
    """The navigation, as the configuration has it."""
    declared = tomllib.loads((HERE / "pages.toml").read_text("utf-8"))["part"]
    lines = ['  { "Home" = "index.md" },']
    for part in declared:
        known = {page.name: page.target for page in parts[part["name"]]}
        inside: list[str] = []
        for name, file in part["pages"]:
            if name == "RULES":
                inside += [_books_of(game) for game in registry.names()]
            elif name == "API":
                inside += [f'{{ "{module}" = "api/{module}.md" }}' for module in modules]
            else:
                target = "proven.md" if file == "PROVEN" else known[name]
                inside.append(f'{{ "{name}" = "{target}" }}')
        lines.append(f'  {{ "{part["name"]}" = [{", ".join(inside)}] }},')
    return "[\n" + "\n".join(lines) + "\n]"


def _books_of(game: str) -> str:
    title = rulebook.whole(game, "en").partition("\n")[0].removeprefix("# ")
    inside = [f'{{ "{NATIVE[one]}" = "rules/{game}/{one}.md" }}' for one in LANGUAGES]
    return f'{{ "{title}" = [{", ".join(inside)}] }}'


# -- what was built ------------------------------------------------------------------------------


class _Read(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value and tag != "base":
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.names.add(value)


def broken(site: Path) -> list[str]:
    """Links inside the site that lead nowhere."""
    read: dict[Path, _Read] = {}
    for file in site.rglob("*.html"):
        read[file.resolve()] = parsed = _Read()
        parsed.feed(file.read_text("utf-8"))
    found = []
    for file, parsed in read.items():
        if file.name == "404.html":
            continue
        for link in parsed.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            target = target / "index.html" if target.is_dir() else target
            named = unquote(parts.fragment)
            there = target.exists()
            if not there or (named and target in read and named not in read[target].names):
                found.append(f"{file.relative_to(site.resolve())}: {link}")
    return found


def main(words: list[str]) -> int:
    if words[:1] != ["--check"]:
        write(Path(words[0]))
        return 0
    faults = broken(Path(words[1]))
    print("\n".join(faults), file=sys.stderr, end="\n" if faults else "")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
