"""The documentation site: all documents are on it, links lead somewhere, every rule is shown.

That it is built strictly `make site` sees to; here are its sources, which need no other package.
"""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

import gathering
import proven
from serai.core import registry, rulebook
from serai.core.texts import LANGUAGES
from shipped import GAMES

CHECKOUT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)\s#]+)(#[^)\s]*)?\)")
FENCED = re.compile(r"^```.*?^```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(registry._shelf().games, "souk", raising=False)  # a game of the tests
        folder = tmp_path_factory.mktemp("site") / "site"
        gathering.write(folder)
    return folder


def test_every_document_is_on_the_site() -> None:
    there = {page.source for part in gathering.pages().values() for page in part}
    documents = {*(CHECKOUT / "docs").glob("*.md"), *(CHECKOUT / "docs/decisions").glob("*.md")}
    assert documents <= there


def test_every_rulebook_is_there_in_every_language_with_its_drawings(site: Path) -> None:
    for game in GAMES:
        for language in LANGUAGES:
            book = (site / "docs/rules" / game / f"{language}.md").read_text("utf-8")
            assert "drawings/" in book and ".txt)" not in book
        drawn = {file.stem for file in (site / "docs/rules" / game / "drawings").iterdir()}
        assert drawn == set(rulebook.drawings(game))


def test_a_link_between_pages_leads_to_a_page_and_one_to_code_is_none(site: Path) -> None:
    for page in (site / "docs").rglob("*.md"):
        if "api" in page.relative_to(site / "docs").parts:
            continue
        for link, _ in LINK.findall(FENCED.sub("", page.read_text("utf-8"))):
            if not re.match(r"[a-z]+:", link):
                assert (page.parent / link).exists(), (page.name, link)


def test_links_are_made_to_lead_on(tmp_path: Path) -> None:
    page = gathering.Page("Rooms", CHECKOUT / "docs/decisions/rooms.md", PurePosixPath("d/r.md"))
    links = gathering.Links(tmp_path, [page])
    text = "[a](decisions/rooms.md#b), [code](../src/serai/cli.py), `[c](x.md)`, [w](https://x.org)"
    led = links.led(text, CHECKOUT / "docs/bots.md", PurePosixPath("bots.md"))
    assert led.startswith("[a](d/r.md#b), code, ")
    assert led.endswith("[w](https://x.org)")


def test_everything_in_the_navigation_is_there(site: Path) -> None:
    config = tomllib.loads((site / "zensical.toml").read_text("utf-8"))

    def files(item: object) -> Iterator[str]:
        if isinstance(item, str):
            yield item
        elif isinstance(item, dict):
            for inside in item.values():
                yield from files(inside)
        elif isinstance(item, list):
            for inside in item:
                yield from files(inside)

    named = set(files(config["project"]["nav"]))
    assert {"index.md", "hosting.md", "proven.md", "api/serai.md"} <= named
    there = {file.relative_to(site / "docs").as_posix() for file in (site / "docs").rglob("*.md")}
    assert named == there


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "index.html").write_text('<h1 id="here">A</h1><a href="../b.png">b</a>')
    (tmp_path / "index.html").write_text(
        '<a href="a/">a</a><a href="a/#here">h</a><a href="a/#gone">g</a><a href="https://x.org">x</a>'
    )
    assert sorted(gathering.broken(tmp_path)) == ["a/index.html: ../b.png", "index.html: a/#gone"]


# -- how it is proven --------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_shown_with_its_tests(game: str) -> None:
    rows = proven.rows(game)
    assert [row.rule for row in rows] == list(rulebook.entries(game, "en"))
    assert [row.rule for row in rows if not row.number] == []
    for row in rows:
        for file, names in row.tests.items():
            source = (CHECKOUT / file).read_text("utf-8")
            assert all(f"def {name}(" in source for name in names if name)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_refuses_is_shown_with_its_refusal(game: str) -> None:
    source = (rulebook.folder_of(game).parent / "refusal.py").read_text("utf-8")
    cited = set(re.findall(r"\"([A-Z]\d+)\"", source))
    told = {row.rule for row in proven.rows(game) if row.refusals}
    assert cited and told == cited


def test_a_rule_without_a_test_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(proven.marks())
    monkeypatch.setattr(proven, "marks", lambda: iter(m for m in known if m[0] != "D17"))
    assert [row.rule for row in proven.rows("desert") if not row.number] == ["D17"]


def test_the_page_tells_of_the_last_soak_and_the_last_measures(site: Path) -> None:
    page = (site / "docs" / "proven.md").read_text("utf-8")
    assert "The last run: " in page and "make bench" in page
    for game in GAMES:
        assert f"](rules/{game}/en.md#" in page
