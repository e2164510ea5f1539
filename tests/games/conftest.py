"""Whatever a test of the games is refused or told, it is refused and told in every language.

The tests of refusals and events reach every kind there is, so this walks through all of them: each
sentence cites its rule, names its cells, and is in the language's own words.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from serai.core.contract import Event, Reason
from serai.core.match import Match
from serai.core.texts import LANGUAGES, say_event, say_reason

NAMES = ("⟨1⟩", "⟨2⟩", "⟨3⟩", "⟨4⟩", "⟨5⟩")
HEBREW = re.compile("[א-ת]")
CELL = re.compile(r"[a-q]\d{1,2}")
WORDS = re.compile(r"[^\W\d_]{2,}")


@pytest.fixture(autouse=True)
def said_in_every_language(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    if request.module.__name__.rpartition(".")[2] not in ("test_refusals", "test_events"):
        yield
        return
    reasons: dict[tuple[str, str], Reason] = {}
    events: dict[tuple[str, str], Event] = {}
    why_not, happened = Match.why_not, Match.happened

    def asked(match: Match, *words: Any, **more: Any) -> list[Reason]:
        found = why_not(match, *words, **more)
        reasons.update({(match.game.name, str(reason)): reason for reason in found})
        return found

    def told(match: Match, *words: Any, **more: Any) -> list[tuple[int, Event]]:
        found = happened(match, *words, **more)
        events.update({(match.game.name, str(event)): event for _, event in found})
        return found

    monkeypatch.setattr(Match, "why_not", asked)
    monkeypatch.setattr(Match, "happened", told)
    yield
    for (game, _), reason in reasons.items():
        check_reason(game, reason)
    for (game, _), event in events.items():
        check_event(game, event)


def check_reason(game: str, reason: Reason) -> None:
    said = {language: say_reason(game, reason, NAMES, language) for language in LANGUAGES}
    for language, sentence in said.items():
        assert reason.rule in sentence, (language, sentence)
        check_sentence(language, sentence, said["en"])
        cells = [cell for cell in reason.cells if CELL.fullmatch(cell)]
        assert not cells or any(cell in sentence for cell in cells), (sentence, reason)


def check_event(game: str, event: Event) -> None:
    said = {language: say_event(game, event, list(NAMES), language) for language in LANGUAGES}
    for language, sentence in said.items():
        check_sentence(language, sentence, said["en"])
        if event.seat >= 0 and NAMES[event.seat] in said["en"]:
            assert NAMES[event.seat] in sentence, (language, event)


def check_sentence(language: str, sentence: str, english: str) -> None:
    assert sentence and "{" not in sentence and "None" not in sentence, sentence
    if language == "en":
        return
    assert WORDS.findall(sentence) != WORDS.findall(english), sentence
    if language == "he":
        assert HEBREW.search(sentence), sentence
