"""Every bot of a level is somebody: with a name in every language, and unlike its neighbours."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import serai
from serai.bots.characters import character
from serai.bots.names import BOTS, LEVELS
from serai.core import characters, registry
from serai.core.characters import ANIMALS
from serai.core.contract import Event, Phrase
from serai.core.texts import LANGUAGES, say, say_event

TEXTS = Path(serai.__file__).parent / "texts" / "characters"
EVERY = [f"{level}-{animal}" for level in LEVELS for animal in ANIMALS]
GAMES = [name for name in registry.names() if name != "souk"]


def names(language: str) -> list[str]:
    return [say(f"character-{one}", language) for one in EVERY]


@pytest.mark.parametrize("game", GAMES)
def test_no_two_bots_at_a_table_are_alike(game: str) -> None:
    """Not even of different levels: each seat has an animal of its own."""
    seats = max(registry.game(game).material.SEATS)
    for level in LEVELS:
        sitting = [character(game, seat, level) for seat in range(seats)]
        assert len(set(sitting)) == seats and set(sitting) <= set(EVERY)
    animals = {str(character(game, seat, "easy")).partition("-")[2] for seat in range(seats)}
    assert len(animals) == seats


def test_seats_of_the_same_number_meet_somebody_else_in_each_game() -> None:
    assert len({character(game, 1, "easy") for game in GAMES}) == len(GAMES)


def test_who_sits_where_never_changes() -> None:
    """Records, replays and rematches tell it anew from game, seat and level: as it has been."""
    assert [character(game, 1, "master") for game in ("desert", "targi", "sons")] == [
        "master-gazelle",
        "master-owl",
        "master-jerboa",
    ]


@pytest.mark.parametrize("name", ["Ada", "", "you", "Master", *sorted(set(BOTS) - set(LEVELS))])
def test_people_and_measures_have_no_character(name: str) -> None:
    assert character("desert", 1, name) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_short_name_of_its_own_in_every_language(language: str) -> None:
    resource = FluentParser().parse((TEXTS / f"{language}.ftl").read_text("utf-8"))
    written = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    assert {f"character-{one}" for one in EVERY} <= written  # its own, not the English one
    found = names(language)
    assert len(set(found)) == len(EVERY)
    assert all(name.isprintable() and 3 <= len(name) <= 8 for name in found)
    hebrew = [any("\u05d0" <= letter <= "\u05ea" for letter in name) for name in found]
    assert all(hebrew) if language == "he" else not any(hebrew)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_is_introduced_with_its_level(language: str) -> None:
    for one in EVERY:
        phrase = characters.introduced(one)
        said = say(phrase.key, language, **phrase.facts)
        level = say(f"character-level-{one.partition('-')[0]}", language)
        assert say(f"character-{one}", language) in said and level in said


def test_in_a_sentence_it_is_called_by_its_name_in_the_readers_language() -> None:
    calls: list[str | Phrase] = ["Ada", characters.called("strong-jerboa")]
    event = Event("skip", 1, "D20")
    for language, name in (("en", "Jamal"), ("pl", "Dżamal"), ("he", "ג׳מאל")):
        assert name in say_event("desert", event, calls, language)
