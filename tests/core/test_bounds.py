"""Own files and records of any size: read, or refused in few words and without work."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.core import refusals, registry
from serai.core.bounds import MOST_FAULTS, OWN_FILE, RECORD, bounded, outside, told
from serai.core.contract import Fault
from serai.core.errors import BadMaterial, BadPosition, BadRecord, SeraiError
from serai.core.match import Match
from serai.core.material import build
from serai.core.texts import LANGUAGES, say, speak
from walk import length

FEW_KB = 8_000
GAMES = [name for name in registry.names() if name != "souk"]
HEADS = {
    "desert": "name: x\nplayers: 2\nboard:\n",
    "targi": "# a deck\n",
    "sons": "name: x\nstack 1\n",
}
SIGNS = ["?", "\x00", "\ud800", "🐪", "́", "\u202e", " ", ",", "-", "a", "\x1b[2J"]
every_game = pytest.mark.parametrize("game", GAMES)


def shipped(game: str) -> str:
    found = registry.game(game)
    return build(found, found.material.SEATS[0], {}).source


def check(game: str, text: str) -> list[str]:
    return told(registry.game(game).material.check(text))


def made(game: str, text: str) -> Match:
    own: dict[str, Any] = {registry.game(game).material.SOURCE: text}
    return serai.new(game, **own)


def refused(game: str, text: str) -> BadMaterial:
    with pytest.raises(BadMaterial) as caught:
        made(game, text)
    return caught.value


def lines(number: int) -> list[Fault]:
    return [Fault("line-too-long", {"line": n, "characters": 9, "most": 1}) for n in range(number)]


def size(faults: list[str]) -> int:
    return len("\n".join(faults).encode())


def test_a_row_of_a_quarter_of_a_million_unknown_signs_is_not_read() -> None:
    error = refused("desert", HEADS["desert"] + "?" * 250_000 + "\n")
    assert told(error.faults) == [say("text-too-long", most=OWN_FILE.characters)]


def test_of_many_faults_the_first_are_told_and_the_others_counted() -> None:
    row = "?" * 300 + "\n"
    error = refused("desert", HEADS["desert"] + row * 20)
    sentences = told(error.faults)
    assert len(sentences) == MOST_FAULTS + 1
    assert "line 4, column 1:" in sentences[0]
    assert sentences[-1] == "and 5,980 more"
    assert check("desert", HEADS["desert"] + row * 20) == sentences


@pytest.mark.parametrize("number", [0, 1, MOST_FAULTS - 1, MOST_FAULTS])
def test_as_many_faults_as_can_be_told_are_all_told(number: int) -> None:
    assert len(told(lines(number))) == len(bounded(lines(number))) == number


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_more_there_are_is_said_in_every_language(language: str) -> None:
    speak(language)
    try:
        for more in (1, 2, 3, 12, 22, 1000):
            for faults in (lines(MOST_FAULTS + more), bounded(lines(MOST_FAULTS + more))):
                [*_, last] = told(faults)
                assert last == say("more-faults", language, more=more) and last.strip()
    finally:
        speak("en")


def test_faults_that_are_never_told_are_never_put_into_words() -> None:
    class Counted:
        said = 0

        def __str__(self) -> str:
            Counted.said += 1
            return "a game"

    told([Fault("unknown-game", {"name": Counted(), "known": []})] * 100_000)
    assert Counted.said == MOST_FAULTS


def test_long_sentences_leave_room_for_fewer() -> None:
    long = Fault("unknown-game", {"name": "🐪" * 200, "known": ["🐪" * 100]})
    sentences = told([long] * 12)
    assert 2 <= len(sentences) < 12 and size(sentences) < FEW_KB
    assert sentences[-1] == say("more-faults", more=12 - len(sentences) + 1)
    [one] = told([long])
    assert one == say(long.key, **long.facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_said_in_the_language_of_whoever_reads_them(language: str) -> None:
    """The same faults, found once, are said to each reader; also after they crossed a pipe."""
    error = refused("desert", HEADS["desert"] + "?\n" * 3)
    sentences = told(error.faults, language)
    assert sentences == [say(fault.key, language, **fault.facts) for fault in error.faults]
    assert language == "en" or sentences != told(error.faults, "en")
    assert told(refusals.read(refusals.write(error)).faults, language) == sentences
    speak(language)
    try:
        assert str(error).splitlines()[1:] == sentences
    finally:
        speak("en")


@every_game
def test_too_much_text_too_many_lines_and_too_long_lines_are_named(game: str) -> None:
    whole = shipped(game)
    comment = "# a remark"
    assert check(game, f"{comment}\n{whole}") == []
    assert check(game, "#" * OWN_FILE.line + "\n" + whole) == []
    long_line = check(game, "#" * (OWN_FILE.line + 1) + "\n" + whole)
    assert len(long_line) == 1 and "line 1: 401 characters" in long_line[0]
    lines = check(game, (comment + "\n") * OWN_FILE.lines + whole)
    assert len(lines) == 1 and "2,000" in lines[0]
    text = check(game, ("#" * 99 + "\n") * (OWN_FILE.characters // 100 + 1) + whole)
    assert len(text) == 1 and "65,536" in text[0]


@every_game
@pytest.mark.parametrize("sign", ["\ud800", "\x00", "\x1b", "\x9b"])
def test_a_sign_that_no_text_has_is_named_by_its_place(game: str, sign: str) -> None:
    text = f"# first\n#{sign}\n" + shipped(game)
    assert "line 2, column 2:" in told(refused(game, text).faults)[0]
    "\n".join(check(game, text)).encode()


@pytest.mark.parametrize("what", ["record", "position"])
def test_a_record_or_a_position_has_bounds_too(what: str) -> None:
    head = f"serai {what} 1\ngame: desert\n"
    texts = {
        "text-too-long": head + "x" * RECORD.characters,
        "text-too-many-lines": head + "\n" * RECORD.lines,
        "line-too-long": head + "x" * (RECORD.line + 1),
        "sign-no-text": head + "\ud800",
    }
    read: Callable[[str], object] = serai.load
    if what == "position":
        read = lambda text: serai.position("desert", text)  # noqa: E731
    for code, text in texts.items():
        with pytest.raises((BadRecord, BadPosition)) as caught:
            read(text)
        assert caught.value.code == code
        assert len(str(caught.value).encode()) < 1000


def test_what_is_quoted_is_cut_and_can_do_no_harm() -> None:
    said = say("unknown-game", name="\x1b[2J\u202e\ud800" + "x" * 100_000, known=["desert"])
    assert len(said) < 1000
    said.encode()
    assert not {"\x1b", "\u202e", "\x00"} & set(said)


texts = st.lists(
    st.tuples(st.sampled_from(SIGNS) | st.text(max_size=5), st.integers(0, 90_000), st.booleans()),
    max_size=4,
)


@pytest.mark.soak
@settings(max_examples=length(1000), deadline=None)
@given(st.sampled_from(GAMES), texts, st.booleans())
def test_whatever_comes_in_the_answer_is_short(
    game: str, parts: list[tuple[str, int, bool]], whole: bool
) -> None:
    text = shipped(game) if whole else HEADS[game]
    for sign, times, breaks in parts:
        repeated = sign * (times // max(1, len(sign)))
        text += "\n".join(repeated) if breaks else repeated
        text += "\n"
    faults = check(game, text)
    assert size(faults) < FEW_KB
    try:
        made(game, text)
    except BadMaterial as error:
        assert told(error.faults) == faults
        assert len(str(error).encode()) < FEW_KB
    except SeraiError as error:
        assert not faults and len(str(error).encode()) < FEW_KB
    assert not outside(text) or faults
