"""All that is known of a game stands in its own folder: no line elsewhere names one.

What may name them: the entry points in `pyproject.toml`, documents, tests. In the program nothing
may, and on the page nothing but what is called after a desert anyway.
"""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = [folder.parent.name for folder in (ROOT / "src/serai/games").glob("*/game.toml")]
KINDS = (".py", ".js", ".ts", ".svelte", ".css", ".ftl", ".toml", ".json", ".html", ".md")
CALLED = re.compile(rf"^(?:{'|'.join(GAMES)})-name = (.+)$", re.MULTILINE)


def called() -> set[str]:
    """What the games are called, in every language."""
    texts = (ROOT / "src/serai/games").glob("*/texts/*.ftl")
    return {name for file in texts for name in CALLED.findall(file.read_text("utf-8"))}


NAMED = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])|{'|'.join(map(re.escape, called()))}")
# The word itself, and not the game: what a serai stands in, what board games are about, what sounds
# are called in French.
WORDS = ("Aspect et sons", "A gate in the desert", "oard games of the desert")
BUILT = ("src/serai/server/page/", "src/serai/server/offline/")
TESTS = "web/tests/"


def lines() -> list[tuple[str, str]]:
    """Every line of the program and of the page that is not in a game's own folder."""
    found = []
    for folder in (ROOT / "src", ROOT / "web", ROOT / "bench"):
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            own = re.match(r"(?:src/serai|web/src)/games/([a-z]+)/", name)
            left_out = "node_modules" in name or name.startswith((*BUILT, TESTS))
            if left_out or (own and own[1] in GAMES):
                continue
            if file.is_file() and file.suffix in KINDS:
                found += [(name, line) for line in file.read_text("utf-8").splitlines()]
    return found


def test_no_line_outside_its_folder_names_a_game() -> None:
    assert len(GAMES) == 3 and len(called()) > 2 * len(GAMES)
    allowed = ("bench/strength.json", "bench/README.md")  # what was measured, and of what
    naming = {
        f"{name}: {line.strip()}"
        for name, line in lines()
        if NAMED.search(line) and name not in allowed
        if not any(word in line for word in WORDS)
    }
    assert naming == set()


def test_a_line_that_names_one_would_be_found() -> None:
    assert NAMED.search('Load("targi", 1)') and NAMED.search("terminal-sons-welcome")
    assert NAMED.search("Tables for Through the Desert") and NAMED.search("Stoły do gry Tuareg")
    assert not NAMED.search("reasons") and not NAMED.search("persons")
