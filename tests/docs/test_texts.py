"""The texts: every key that code asks for is there in all languages, and none is left unused."""

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import serai
from serai.core.registry import folder_of
from serai.core.texts import LANGUAGES
from serai.testing.courses import taught

SOURCE = Path(serai.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
GAMES = [name for name in serai.GAMES if name != "souk"]
PAGE_KINDS = ("*.ts", "*.svelte")
HOLE = r"\$?\{[^{}]*\}"  # of an f-string, or of a template
PLURALS = {"zero", "one", "two", "few", "many", "other"}
FOLDERS = [
    SOURCE / "texts",
    SOURCE / "texts" / "characters",
    PAGE / "texts",
    PAGE / "texts" / "coach",
    PAGE / "texts" / "learn",
    *(SOURCE / "games" / game / "texts" for game in GAMES),
    *(SOURCE / "games" / game / "texts" / "screen" for game in GAMES),
    *(SOURCE / "games" / game / "course" / "texts" for game in taught()),
]

folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder)[-20:])
translations = pytest.mark.parametrize("language", LANGUAGES[1:])


class Read(Visitor):
    """What a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selected: list[tuple[str, set[str]]] = []
        self.words = ""
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += f"\0{node.value}"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.selected.append((str(getattr(node.selector, "id", "")), names))
        self.generic_visit(node)


@cache
def catalogue(folder: Path, language: str = "en") -> dict[str, Read]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
    return {message.id.name: Read(message) for message in messages}


def variables(texts: dict[str, Read], key: str) -> set[str]:
    """Those of a message, and of the messages in it."""
    read = texts[key]
    return read.variables.union(*(variables(texts, other) for other in read.messages))


@cache
def written() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys in quotes or in other texts; and families such as `f"{game}-reason-{kind}"`."""
    files = [*SOURCE.rglob("*.py"), *(file for kind in PAGE_KINDS for file in PAGE.rglob(kind))]
    code = "\n".join(file.read_text("utf-8") for file in files)
    texts = "\n".join(
        file.read_text("utf-8") for place in (SOURCE, PAGE) for file in place.rglob("en.ftl")
    )
    literals = set(re.findall(rf"[\"'`]((?:[\w\-]|{HOLE})+)[\"'`]", code))
    whole = literals | set(re.findall(r"\{ ([\w\-]+)[ .]", texts))
    families = {re.sub(HOLE, "*", literal) for literal in literals if "{" in literal}
    told = [family for family in families if re.search(r"\w\w", family) and "-" in family]
    return whole, [re.compile(family.replace("*", r"[\w\-]+")) for family in told]


@folders
def test_no_text_is_left_unused(folder: Path) -> None:
    whole, families = written()
    for key in catalogue(folder):
        assert key in whole or any(family.fullmatch(key) for family in families), key


@translations
@folders
def test_every_language_has_the_same_keys_in_the_same_order(folder: Path, language: str) -> None:
    assert list(catalogue(folder, language)) == list(catalogue(folder))


@translations
@folders
def test_every_language_has_the_same_variables(folder: Path, language: str) -> None:
    english, other = catalogue(folder), catalogue(folder, language)
    for key in english:
        assert variables(other, key) == variables(english, key), key


@pytest.mark.parametrize("language", LANGUAGES)
@folders
def test_plural_categories_are_complete(folder: Path, language: str) -> None:
    """Whoever asks for one category asks for all that whole numbers have in the language."""
    rule = Locale(language).plural_form
    needed = {rule(number) for number in range(1000)} | {"other"}
    for key, read in catalogue(folder, language).items():
        for _, names in read.selected:
            if names - {"other"} and names <= PLURALS:
                assert names >= needed, (key, needed - names)


@translations
@folders
def test_no_english_is_left(folder: Path, language: str) -> None:
    """Three words that are the same as in English are a text that nobody translated."""
    english, other = catalogue(folder), catalogue(folder, language)
    for key, read in other.items():
        words = re.findall(r"[^\W\d_]{2,}", re.sub(r"`[^`]*`|“[a-z ]+”", " ", read.words))
        if len(words) > 2 and not key.endswith("-name"):
            assert words != re.findall(r"[^\W\d_]{2,}", english[key].words), key


@folders
def test_hebrew_needs_no_marks_of_direction(folder: Path) -> None:
    """What is inserted is isolated by the software."""
    text = (folder / "he.ftl").read_text("utf-8")
    assert re.search("[\u200e\u200f\u202a-\u202e\u2066-\u2069]", text) is None


@folders
def test_french_keeps_its_spaces_and_apostrophes(folder: Path) -> None:
    """A space that does not break stands before ; : ! ? and inside « »; apostrophes are curved."""
    for key, read in catalogue(folder, "fr").items():
        words = re.sub(r"`[^`]*`|https?:\S+", "", read.words)
        assert re.search(r"\w'\w|\w [;!?:»](?!\w)|« ", words) is None, key


def test_every_text_that_the_page_asks_for_is_there() -> None:
    known = set().union(*(catalogue(folder) for folder in FOLDERS[1:]))
    code = "\n".join(
        file.read_text("utf-8") for file in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    )
    asked = set(re.findall(r"\bt\(\s*\"([a-z][a-z0-9-]+)\"", code))
    assert len(asked) > 100 and asked <= known, asked - known


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_reason_and_event_has_its_sentence(game: str) -> None:
    folder = folder_of(game)
    assert folder is not None
    known = catalogue(folder)
    refusal = (folder.parent / "refusal.py").read_text("utf-8")
    events = (folder.parent / "events.py").read_text("utf-8")
    for kind in re.findall(r"Reason\(\s*[^,]+, \"([a-z-]+)\"", refusal):
        assert f"{game}-reason-{kind}" in known
    for kind in re.findall(r"Event\(\s*\"([a-z-]+)\"", events):
        assert f"{game}-event-{kind}" in known
