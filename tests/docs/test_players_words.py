"""The rulebooks speak to players: with names as the page has them, without codes, without typing.

What one types at a terminal, and how files are written, is told by the terminal and by
docs/notation.md.
"""

import re
from functools import cache
from pathlib import Path

import pytest

import serai
from serai.core import registry, rulebook
from serai.core.errors import InvalidAction
from serai.core.match import Match
from serai.core.texts import LANGUAGES
from serai.games.sons.layout import FIELD_NAMES
from serai.games.targi.layout import EFFECT_NAMES, GOODS_CARD_NAMES
from shipped import GAMES

ROOT = Path(__file__).parents[2]
NOTATION = ROOT / "docs/notation.md"

CODE = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"[a-z]\d{0,2}|\d{1,2}|\d\.\d{1,2}|r\d")  # a cell, its row or column, a tile …
SUM = re.compile(r"[−+]?\d+(?: [−+] \d+)*(?: = \d+)?")  # … or numbers, kept from being turned round
CITED_FILE = re.compile(r"\]\([^)]*\)")
TRIBE_CARD = re.compile(r"\b(?:well|rider|oasis|targia|camp)\d\b")
WORD = re.compile(r"[\w.+]+")
QUOTED = re.compile(r"[“„«״]\s*(?:\{ \"\\u2066\" \})?([a-z]+)\b")
FOR_PROGRAMS = re.compile(rf"(?:{'|'.join(GAMES)})-(?:no|fault|position|unsound|unknown)-")
LONGEST = 6  # words of an action: `pay dates 1 salt 1`, and one to spare

books = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in GAMES for language in LANGUAGES]
)


@cache
def told(game: str, language: str) -> str:
    """The book without what is not said in it to players: addresses of drawings, words on cards."""
    text = CITED_FILE.sub("]", rulebook.whole(game, language))
    for words in short_words(language).values() if game == "targi" else ():
        text = text.replace(words, "")
    return text


@cache
def short_words(language: str) -> dict[str, str]:
    """What stands on a tribe card of Targi, by the code of its effect."""
    folder = registry.folder_of("targi")
    assert folder is not None
    catalogue = (folder / f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^targi-short-(\w+) = (.+)$", catalogue, re.MULTILINE))


@cache
def option_names(language: str) -> dict[str, str]:
    """The names of the options on the page, by their codes."""
    folders = [ROOT / "web/src/texts", *(registry.manifest_of(game).texts for game in GAMES)]
    catalogue = "\n".join((folder / f"{language}.ftl").read_text("utf-8") for folder in folders)
    return dict(re.findall(r"^(?:page|\w+)-option-(\w+) = (.+)$", catalogue, re.MULTILINE))


def codes_in(text: str) -> list[str]:
    """Words that only a program would write."""
    coded = {
        code
        for code in (*EFFECT_NAMES, *GOODS_CARD_NAMES, *FIELD_NAMES)
        if re.search(r"[_+\d]", code)
    }
    found = [word for word in WORD.findall(text) if word in coded or "_" in word]
    return found + TRIBE_CARD.findall(text)


def typed_in(sentence: str) -> list[str]:
    """Words in quotation marks with which an action begins, or that are one."""
    alone = set(re.findall(r"`([a-z]+)`", NOTATION.read_text("utf-8")))
    return [word for word in QUOTED.findall(sentence) if word in verbs() | alone]


@cache
def matches_of(game: str) -> list[Match]:
    """A game on its usual map, deck or tiles, and on those of the drawings."""
    drawn = [drawing.match for drawing in rulebook.drawings(game).values()]
    return [serai.new(game, seed=1), *drawn]


def actions_in(game: str, text: str) -> list[str]:
    """Three words or more that the game reads as an action; two, such as “place 1”, may be just
    words, if nothing sets them apart."""
    found = []
    for line in text.splitlines():
        words = list(WORD.finditer(line))
        for begin in range(len(words)):
            for end in range(begin + 1, min(begin + LONGEST, len(words))):
                if line[words[end - 1].end() : words[end].start()] != " ":
                    break
                typed = line[words[begin].start() : words[end].end()].rstrip(".")
                if end - begin >= 2 and is_action(game, typed):
                    found.append(typed)
    return found


@cache
def verbs() -> set[str]:
    """How actions begin."""
    return set(re.findall(r"`([a-z]+) [^`\n]+`", NOTATION.read_text("utf-8")))


@cache
def is_action(game: str, typed: str) -> bool:
    if typed.split()[0] not in verbs():
        return False
    for match in matches_of(game):
        try:
            match.parse(typed)
        except InvalidAction:
            continue
        return True
    return False


@books
def test_what_is_set_apart_in_a_book_is_a_name_on_the_board_or_a_sum(
    game: str, language: str
) -> None:
    for code in CODE.findall(told(game, language)):
        assert NAME.fullmatch(code) or SUM.fullmatch(code), code


@books
def test_no_code_stands_in_a_book(game: str, language: str) -> None:
    assert codes_in(told(game, language)) == []


@books
def test_no_book_tells_what_one_types(game: str, language: str) -> None:
    assert actions_in(game, told(game, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_the_page_tells_what_one_types(language: str) -> None:
    """What is said of a text that is no action, or of a file, is for those who write them."""
    folders = [ROOT / "web/src/texts", *(ROOT / f"src/serai/games/{game}/texts" for game in GAMES)]
    sentences = [
        sentence
        for folder in folders
        for sentence in re.split(r"\n(?=\S+ = )", (folder / f"{language}.ftl").read_text("utf-8"))
        if not FOR_PROGRAMS.match(sentence)
    ]
    assert len(sentences) > 500
    assert [one for one in sentences if typed_in(one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_the_hand_names_the_card_that_lifts_it(language: str) -> None:
    assert short_words(language)["free_hand"] in rulebook.entry("targi", "T23", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_effect_is_called_by_the_words_on_its_card(language: str) -> None:
    rows = re.findall(r"^\| (.+?) \| (.+?) \| ", rulebook.entry("targi", "T37", language), re.M)
    named = [words for words, _ in rows[1:-1]]  # between the table's head and “no effect”
    known = short_words(language)
    assert sorted(named) == sorted(known.values())
    assert set(known) == {code for code in EFFECT_NAMES if code != "-"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_is_called_as_it_is_on_the_page(language: str) -> None:
    names = option_names(language)
    for game, rule, code in (
        *((game, f"{game[0].upper()}1", "first") for game in GAMES),
        ("desert", "D2", "map"),
        ("desert", "D6", "palms"),
        ("desert", "D35", "hide_totals"),
    ):
        assert names[code] in rulebook.entry(game, rule, language), (rule, code)


def test_the_notation_tells_the_code_of_every_effect() -> None:
    notation = NOTATION.read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", notation, re.MULTILINE))
    for code, words in short_words("en").items():
        assert rows[code] == words


def test_codes_and_actions_are_found_out() -> None:
    """The test of the test: what once stood in the books."""
    assert codes_in("A player with `face_foe` in the display, and `hide_totals`") == [
        "face_foe",
        "hide_totals",
    ]
    assert codes_in("`dates2`, date+salt, `well8`, `water2`") == [
        "dates2",
        "date+salt",
        "water2",
        "well8",
    ]
    assert typed_in("to stay there, say “stay”.") == ["stay"]
    assert typed_in('כתבו ״{ "\\u2066" }take { $tile }{ "\\u2069" }״.') == ["take"]
    assert actions_in("sons", "You write `lay g5 3`: the cell, and …") == ["lay g5 3"]
    assert actions_in("sons", "are written lay g5 3 and lay e5 2.") == ["lay g5 3", "lay e5 2"]
    assert actions_in("desert", "You write camel amber a2.") == ["camel amber a2"]
    assert actions_in("targi", "for gold: `trade dates gold`;") == ["trade dates gold"]
    assert actions_in("sons", "Amal may take `3.1` and lay it on g5, then stay") == []
    for code in ("pass", "first", "place 6", "a... incense", "-"):
        assert not NAME.fullmatch(code)
        assert not SUM.fullmatch(code)
