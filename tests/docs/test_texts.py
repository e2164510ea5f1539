"""The texts: every key that code asks for is there, and no text is left unused."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import serai
from serai.core.registry import folder_of

SOURCE = Path(serai.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
ENTRIES = FluentParser()


def keys(folder: Path) -> set[str]:
    resource = ENTRIES.parse((folder / "en.ftl").read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def quoted() -> str:
    files = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.ftl")]
    files += [file for kind in ("*.ts", "*.svelte", "*.ftl") for file in PAGE.rglob(kind)]
    return "\n".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize(
    "folder",
    [SOURCE / "texts", PAGE / "texts", *filter(None, map(folder_of, serai.GAMES))],
    ids=lambda folder: folder.parent.name,
)
def test_no_text_is_left_unused(folder: Path) -> None:
    """A key is used whole, or as the end of a family such as `desert-reason-…`."""
    code = quoted()
    for key in keys(folder):
        tails = [key.split("-", cut)[-1] for cut in range(4)]
        found = (re.search(rf"[\"`{{ \-]{re.escape(tail)}[\"` }}]", code) for tail in tails)
        assert any(found), key


def test_every_text_that_the_page_asks_for_is_there() -> None:
    known = set().union(*(keys(folder) for folder in filter(None, map(folder_of, serai.GAMES))))
    known |= keys(PAGE / "texts")
    code = "\n".join(
        file.read_text("utf-8") for file in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    )
    asked = set(re.findall(r"\bt\(\s*\"([a-z][a-z0-9-]+)\"", code))
    assert len(asked) > 100 and asked <= known, asked - known


@pytest.mark.parametrize("game", [name for name in serai.GAMES if name != "souk"])
def test_every_kind_of_reason_and_event_has_its_sentence(game: str) -> None:
    folder = folder_of(game)
    assert folder is not None
    known = keys(folder)
    refusal = (folder.parent / "refusal.py").read_text("utf-8")
    events = (folder.parent / "events.py").read_text("utf-8")
    for kind in re.findall(r"Reason\(\s*[^,]+, \"([a-z-]+)\"", refusal):
        assert f"{game}-reason-{kind}" in known
    for kind in re.findall(r"Event\(\s*\"([a-z-]+)\"", events):
        assert f"{game}-event-{kind}" in known
