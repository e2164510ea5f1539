"""No sentence in code: what a person reads is in the catalogues, in Python and on the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import serai

SOURCE = Path(serai.__file__).parent
PAGE = Path(__file__).parents[2] / "web" / "src"
SENTENCE = re.compile(r"[A-Za-z][a-z]+(?:[,;:]? [A-Za-z]?[a-z’']+){2,}")
LETTERS = re.compile(r"[^\W\d_]{2,}")
# Words that are not for players: tables of the store, fields of the wire, parts of observations
# (a document's, which is in English); lines of other languages.
ELSEWHERE = ("server/store.py", "server/sqlite.py", "server/schema", "tables/wire/")
OBSERVED = re.compile(r"games/\w+/observe\.py")
FOREIGN = re.compile(r"\bimport |-src |stroke-width|\bi32\b|\bicmp\b")  # the last two are LLVM's
CODE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
READ_ALOUD = re.compile(
    r"\b(?:aria-label|aria-description|aria-roledescription|title|alt|placeholder)=\"([^\"{]*)\""
)


def sentences(source: str) -> Iterator[str]:
    """Strings that read like a sentence; comments to the reader of the code are none."""
    tree = ast.parse(source)
    quiet = {id(node) for node in silent(tree)}
    for node in ast.walk(tree):
        if id(node) in quiet or not isinstance(node, ast.Constant):
            continue
        text = node.value
        if isinstance(text, str) and SENTENCE.search(text) and not FOREIGN.search(text):
            yield text


def silent(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, and what an assertion or an error for programmers says."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        if isinstance(node, ast.Assert) and node.msg is not None:
            yield from ast.walk(node.msg)


def test_no_sentence_is_in_python() -> None:
    found = {
        f"{file.relative_to(SOURCE)}: {text}"
        for file in SOURCE.rglob("*.py")
        if not file.relative_to(SOURCE).as_posix().startswith(ELSEWHERE)
        if not OBSERVED.fullmatch(file.relative_to(SOURCE).as_posix())
        for text in sentences(file.read_text("utf-8"))
    }
    assert found == set()


def markup(source: str) -> str:
    """What stands between the tags, without what is worked out in braces."""
    text = CODE.sub(" ", source)
    while "{" in text:
        text, before = re.sub(r"\{[^{}]*\}", " ", text), text
        assert text != before, before
    return text


def test_no_word_is_in_the_markup_of_the_page() -> None:
    for file in PAGE.rglob("*.svelte"):
        text = markup(file.read_text("utf-8"))
        between = re.sub(r"<[^>]*>|&[a-z]+;", " ", text)
        assert set(LETTERS.findall(between)) <= {"Serai"}, file
        assert [said for said in READ_ALOUD.findall(text) if LETTERS.search(said)] == [], file


def test_no_sentence_is_in_the_code_of_the_page() -> None:
    """A string with a capital and three words, in a script or beside one."""
    for file in [*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]:
        code = re.sub(r"/\*.*?\*/|^\s*//.*$", " ", scripts(file), flags=re.DOTALL | re.MULTILINE)
        for quoted in re.findall(r"\"([^\"\n]*)\"|`([^`]*)`", code):
            said = re.sub(r"\$\{[^}]*\}", " ", "".join(quoted))
            assert re.search(r"[A-Z][a-z]+(?: [a-z]+){2,}", said) is None, (file, said)


def scripts(file: Path) -> str:
    source = file.read_text("utf-8")
    if file.suffix == ".ts":
        return source
    return "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", source, re.DOTALL))


def test_a_sentence_in_code_would_be_found() -> None:
    assert list(
        sentences('def f():\n    """A docstring is fine here."""\n    say("Not your turn")')
    )
    assert not list(sentences('x = "desert-reason-touches"\nassert x, "for the programmer only"'))
    assert LETTERS.findall(re.sub(r"<[^>]*>", " ", markup("<p>{t(`a ${b}`)} left</p>"))) == ["left"]
    assert READ_ALOUD.findall('<a title="Go home">') == ["Go home"]
