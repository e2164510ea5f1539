"""The language of the terminal: how it is found, and that nothing stays in English."""

import re
import sys
from pathlib import Path

import pytest

from serai.cli import app, main
from serai.coach.analysis.telling import decimal, finely, percent, shortest
from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES, say, speak, spoken
from serai.terminal import language
from serai.terminal.rule_text import readable
from serai.terminal.screen import Output
from terminal.tools import begun, environment, kept, run

OTHERS = [name for name in LANGUAGES if name != "en"]
COMMANDS = ["", *(str(command.name) for command in app.registered_commands)]
ENGLISH = re.compile(r"\b(Usage|Show this|Error|Missing|required|the|with|this|from|your)\b")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """A command run here: its exit code, its output and its errors."""
    sys.argv[:] = ["serai", *words]
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    code = stopped.value.code
    return (code if isinstance(code, int) else 0), said.out, said.err


# -- which language --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "found"),
    [
        ({}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "he_IL.UTF-8"}, "he"),
        ({"LANG": "iw_IL"}, "he"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "pl:de"}, "pl"),
        ({"LANGUAGE": "es:de", "LANG": "pl_PL"}, "de"),
        ({"LANGUAGE": "es", "LANG": "pl_PL"}, "pl"),
        ({"LANGUAGE": "pl:de", "LC_ALL": "C"}, "en"),
        ({"LANGUAGE": "", "LANG": "pl_PL"}, "pl"),
    ],
    ids=str,
)
def test_the_environment_decides(environ: dict[str, str], found: str) -> None:
    assert language.of_environment(environ) == found


@pytest.mark.parametrize(
    ("words", "rest", "asked"),
    [
        (["play", "targi"], ["play", "targi"], None),
        (["--lang", "pl", "play"], ["play"], "pl"),
        (["play", "--lang", "pl", "targi"], ["play", "targi"], "pl"),
        (["play", "targi", "--lang=pl"], ["play", "targi"], "pl"),
        (["--lang", "pl", "play", "--lang", "de"], ["play"], "de"),
        (["check", "--", "--lang", "pl"], ["check", "--", "--lang", "pl"], None),
    ],
    ids=str,
)
def test_the_language_may_be_named_anywhere(
    words: list[str], rest: list[str], asked: str | None
) -> None:
    assert language.parted(words) == (rest, asked)


def test_the_language_that_is_named_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert told(capsys, "--help")[1].startswith("Aufruf:")
    assert told(capsys, "--help", "--lang", "pl")[1].startswith("Użycie:")
    assert language.words() == ["--lang", "pl"]
    speak("de")
    assert language.words() == []


@pytest.mark.parametrize("asked", ["xx", "", "english", "../pl"])
def test_an_unknown_language_is_refused_with_those_that_are_known(
    asked: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, "--lang", asked, "--help")
    assert (code, out) == (2, "")
    assert f"“{asked}”" in err
    assert "en, pl, he, fr, de" in err
    assert told(capsys, "play", "--lang")[::2] == (2, "--lang needs a value after it.\n")


@pytest.mark.parametrize("asked", ["PL", "pl_PL.UTF-8", "pl-PL"])
def test_a_language_may_be_named_as_a_locale(asked: str) -> None:
    assert language.named(asked) == "pl"


# -- help and refusals of the command line ---------------------------------------------------


@pytest.mark.parametrize("name", OTHERS)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_the_language(
    command: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [command] if command else []
    code, out, _ = told(capsys, *words, "--help", "--lang", name)
    _, english, _ = told(capsys, *words, "--help", "--lang", "en")
    assert code == 0
    assert f"\n  --lang {say('word-language', name)}" in out
    assert not ENGLISH.findall(out)
    known = [line.strip() for line in english.splitlines()]
    same = [line for line in out.splitlines() if line.strip() in known and wordy(line)]
    assert same == []


def wordy(line: str) -> bool:
    """Whether a line has so many words that it cannot be notation alone."""
    return len(re.findall(r"\b[^\W\d_]{2,}\b", line)) > 2


WRONG = [
    ["dance"],
    ["play", "--sead", "3"],
    ["play", "--seed"],
    ["play", "a", "b"],
    ["check"],
    ["arena"],
    ["serve", "--port", "70000"],
    ["serve", "--port", "x"],
    ["analyse", "game", "--time", "soon"],
    ["--version=3"],
    ["play", "chess"],
    ["play", "--option", "first"],
    ["analyse", "nowhere.serai"],
    ["rules", "desert", "D99"],
    ["rules", "desert", "--id", "D99"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_is_wrong_is_said_in_the_language(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    said = {name: told(capsys, *words, "--lang", name) for name in LANGUAGES}
    assert {code for code, _, _ in said.values()} == {2}
    assert len({err for _, _, err in said.values()}) == len(LANGUAGES)
    for name in OTHERS:
        assert not ENGLISH.findall(said[name][2])
        assert "No such" not in said[name][2]


def test_what_is_wrong_with_a_number_says_what_it_must_be(
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, _, err = told(capsys, "serve", "--port", "70000")
    assert "--port cannot be “70000”: it is a whole number from 0 to 65535." in err
    _, _, err = told(capsys, "play", "--thinking", "0")
    assert "--thinking cannot be “0”: it is a number of 0.01 or more." in err
    _, _, err = told(capsys, "analyse", "game", "--seed", "1.5")
    assert "--seed cannot be “1.5”: it is a whole number." in err


# -- files and numbers -----------------------------------------------------------------------


def test_a_saved_game_is_the_same_in_every_language(tmp_path: Path) -> None:
    words = ("play", "--map", "wadi", "--seed", 7, "--option", "first=1", "--seats", "you,Bo")
    records = set()
    for name in ("en", "he"):
        file = tmp_path / name
        done = run(tmp_path, *words, "--save", file, "--lang", name, lines=["lime g10", "quit"])
        assert done.returncode == 0
        assert ("--lang" in done.stdout) == (name != "en")
        records.add(file.read_text("utf-8"))
    assert len(records) == 1


def test_the_environment_speaks_to_a_whole_command(tmp_path: Path) -> None:
    record = kept(begun(20), tmp_path / "game.serai")
    record.write_text(record.read_text("utf-8") + "1 camel lime z9\n", "utf-8")
    done = run(tmp_path, "check", record, env={"LANG": "fr_FR.UTF-8"})
    assert done.returncode == 1
    assert "ligne " in done.stdout
    assert environment(tmp_path)["LANG"] == "C.UTF-8"


def test_numbers_are_written_as_the_language_has_them() -> None:
    assert [decimal(1234.56, 1, name) for name in LANGUAGES] == [
        "1234.6",
        "1234,6",
        "1234.6",
        "1234,6",
        "1234,6",
    ]
    assert decimal(-0.04, 1) == "0.0"
    assert decimal(-3.2, 0, "he") == "−3"
    assert decimal(12, signed=True) == "+12"
    assert (shortest(0.05, "pl"), shortest(2.0, "pl")) == ("0,05", "2")
    assert (finely(0.123, "de"), percent(0.5, language="fr")) == ("12,3 %", "50\u202f%")


def test_an_analysis_has_the_numbers_of_the_language(tmp_path: Path) -> None:
    record = kept(begun(4), tmp_path / "game.serai")
    done = run(tmp_path, "analyse", record, "--time", "0.002", "--lang", "pl")
    assert done.returncode == 0
    assert "0,002 s" in done.stdout
    assert not re.search(r"\d\.\d", done.stdout)
    assert not ENGLISH.findall(done.stdout)


def test_a_terminal_without_accents_gets_plain_letters(tmp_path: Path) -> None:
    env = {"PYTHONIOENCODING": "ascii"}
    done = run(tmp_path, "play", "--seed", 7, "--lang", "pl", lines=["?"], env=env)
    assert done.returncode == 0
    assert "aby zobaczyc, co mozesz zrobic" in done.stdout
    assert "\N{REPLACEMENT CHARACTER}" not in done.stdout


# -- the rulebook ----------------------------------------------------------------------------

PAGE = """### D17 Keep apart

A rule.

[Two caravans that touch.](drawings/apart.txt)

> [!TIP]
> Ada places a camel on d5.

> [!NOTE]
> The book is silent.
"""


def test_rulings_examples_and_drawings_are_labelled_in_the_language() -> None:
    speak("pl")
    text = readable(PAGE)
    assert "> **Przykład**\n>\n> Ada" in text
    assert "> **Nasze rozstrzygnięcie**\n>\n> The book" in text
    assert "*Rysunek: Two caravans that touch.*" in text
    assert "drawings/" not in text and "[!" not in text


def test_a_rule_is_found_by_an_option_too(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["desert", "--id", "D10"], ["desert", "D10"], ["D10"], ["--id", "d10"]):
        assert told(capsys, "rules", *words)[1].startswith("### D10 ")
    assert told(capsys, "rules", "D10", "--lang", "pl")[1].startswith("### D10 ")
    assert spoken() == "pl"


def test_a_rule_is_set_from_right_to_left_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    speak("he")
    out = Output()
    monkeypatch.setattr(type(out.console), "is_terminal", True)
    out.console.width = 40
    out.markdown("### D17 שמרו מרחק\n\nגמל לא נוגע בגמל של שחקן אחר באותו צבע, גם לא בפינה.\n")
    lines = capsys.readouterr().out.splitlines()
    written = [line for line in lines if re.search("[א-ת]", line)]
    assert len(written) == 3
    assert all(line.count("\u2067") == line.count("\u2069") == 1 for line in written)


def test_nothing_is_said_in_a_language_that_is_not_there() -> None:
    with pytest.raises(SeraiError):
        language.named("tlh")
