"""The documents are true: examples run, links lead somewhere, pictures and figures are new."""

import doctest
import json
import re
import runpy
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.bench import measure
from serai.bench.environment_tables import environments_table
from serai.bench.tables import table

CHECKOUT = Path(__file__).parents[2]
FIRST_SCREEN = 40
LARGEST_PICTURE = 150_000
KINDS = (
    *("*.md", "*.toml", "*.lock", "*.in", "*.py", "*.svg", "*.json", "Makefile"),
    *("*.ts", "*.svelte", "*.css", "*.ftl"),
)
GENERATED = ("build", "dist", "node_modules", "page")  # a page is built into src/serai/server

FENCE = re.compile(r"^```.*$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
COMMAND = re.compile(r"(?:^|`)make ([a-z]+)\b", re.MULTILINE)
TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
PACKAGES = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)
REGISTRY = re.compile(r"https?://[^\s\"')]*(?:pypi|pythonhosted|npmjs|yarnpkg|anaconda|/simple\b)")
LINKED_FONT = re.compile(r"@font-face|@import|url\(['\"]?https?:")
OUR_PATHS = "/" + "work/"


def files(*kinds: str) -> list[Path]:
    """The files of the project of these kinds, without what tools have put beside them."""
    found = [file.relative_to(CHECKOUT) for kind in kinds for file in CHECKOUT.rglob(kind)]
    return sorted(
        file for file in found if not any(p.startswith(".") or p in GENERATED for p in file.parts)
    )


def text(name: str | Path) -> str:
    return (CHECKOUT / name).read_text("utf-8")


documents = pytest.mark.parametrize("document", files("*.md"), ids=str)


# -- examples --------------------------------------------------------------------------------


class Fenced(doctest.DocTestParser):
    """Examples between fences, which are no part of what is expected."""

    def parse(self, string: str, name: str = "<string>") -> list[str | doctest.Example]:
        return super().parse(FENCE.sub("", string), name)


def run_examples(document: Path) -> doctest.TestResults:
    return doctest.testfile(
        str(CHECKOUT / document), module_relative=False, parser=Fenced(), encoding="utf-8"
    )


@documents
def test_the_examples_of_a_document_come_true(document: Path) -> None:
    assert run_examples(document).failed == 0


@pytest.mark.parametrize("name", ["README.md", "docs/notation.md", "docs/architecture.md"])
def test_there_are_examples_to_run(name: str) -> None:
    assert len(doctest.DocTestParser().get_examples(FENCE.sub("", text(name)))) > 4


def test_an_example_that_is_wrong_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.md"
    wrong.write_text("```python\n>>> 1 + 1\n3\n```\n", "utf-8")
    assert run_examples(wrong).failed == 1
    assert "Expected:\n    3\nGot:\n    2" in capsys.readouterr().out


# -- links and commands ----------------------------------------------------------------------


def links(document: Path) -> Iterator[str]:
    for written, attribute in LINK.findall(text(document)):
        target = written or attribute
        if not re.match(r"[a-z]+:", target):
            yield target


def anchors(document: Path) -> set[str]:
    """The names under which GitHub can link to a document's headings."""
    headings = re.findall(r"^#+ (.+)$", text(document), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@documents
def test_every_link_leads_somewhere(document: Path) -> None:
    for link in links(document):
        path, _, anchor = link.partition("#")
        target = (CHECKOUT / document.parent / path).resolve() if path else CHECKOUT / document
        assert target.exists(), link
        assert target.is_relative_to(CHECKOUT), link
        assert not anchor or anchor in anchors(target.relative_to(CHECKOUT)), link


def test_the_first_screen_says_how_to_play_and_how_to_test() -> None:
    first_screen = text("README.md").splitlines()[:FIRST_SCREEN]
    commands = COMMAND.findall("\n".join(first_screen))
    assert {"play", "test"} <= set(commands)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_command_that_is_named_is_there(name: str) -> None:
    assert set(COMMAND.findall(text(name))) <= set(TARGET.findall(text("Makefile")))


def test_every_command_that_is_there_is_explained() -> None:
    assert set(TARGET.findall(text("Makefile"))) <= set(COMMAND.findall(text("CONTRIBUTING.md")))


def test_every_dependency_has_its_reason_and_nothing_else_has() -> None:
    project: dict[str, Any] = tomllib.loads(text("pyproject.toml"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(line for extra in extras.values() for line in extra)]
    named = [re.split(r"[<>=~! \[]", line)[0] for line in wanted]
    names = [name for name in named if name != project["name"]]
    page: dict[str, Any] = json.loads(text("web/package.json"))
    names += [*page["dependencies"], *page["devDependencies"]]
    names += json.loads(text("web/offline/package.json"))["dependencies"]
    names += re.findall(r"(?m)^(\S+)==", text("src/serai/offline/linker.lock"))
    names += text("docs/site/site.in").split()
    cells = PACKAGES.findall(text("docs/decisions/dependencies.md"))
    assert sorted(re.findall("`([^`]+)`", " ".join(cells))) == sorted(names)


# -- pictures and figures --------------------------------------------------------------------


def test_the_readme_shows_the_figures_that_were_measured() -> None:
    shown = text("README.md").partition(measure.BEGIN)[2].partition(measure.END)[0]
    assert shown.strip() == table(json.loads(text("bench.json")))
    shown = text("docs/environments.md").partition(measure.BEGIN)[2].partition(measure.END)[0]
    assert shown.strip() == environments_table(json.loads(text("bench.json")))


def test_the_picture_is_the_one_that_is_drawn() -> None:
    drawn: str = runpy.run_path(str(CHECKOUT / "docs" / "picture.py"))["draw"]()
    assert drawn == text("docs/picture.svg"), "draw it again: python docs/picture.py"


@pytest.mark.parametrize("picture", files("*.svg"), ids=str)
def test_a_picture_is_small_and_whole_and_can_be_read_aloud(picture: Path) -> None:
    drawing = text(picture)
    assert len(drawing) < LARGEST_PICTURE
    assert "<title" in drawing and "<desc" in drawing
    assert not LINKED_FONT.search(drawing)


def test_nothing_names_a_registry_or_a_place_on_one_machine() -> None:
    for file in files(*KINDS):
        content = text(file)
        assert not REGISTRY.search(content), file
        assert OUR_PATHS not in content, file
