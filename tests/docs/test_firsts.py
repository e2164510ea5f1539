"""What games explain when it first comes up: every entry has its words, its rule, and comes up."""

import pytest

from serai.core import registry, rulebook
from serai.core.firsts import First, firsts
from serai.core.match import Match
from serai.core.record import load
from serai.core.texts import LANGUAGES, say
from shipped import GAMES

LONGEST = 260  # characters: a card beside the board, also on a phone


def at(view: object, path: tuple[str, ...], me: int) -> list[object]:
    found = [view]
    for part in path:
        found = [after for one in found for after in step(one, str(me) if part == "me" else part)]
    return found


def step(one: object, part: str) -> list[object]:
    if isinstance(one, list):
        if part == "*":
            return list(one)
        return [one[int(part)]] if part.isdecimal() and int(part) < len(one) else []
    if isinstance(one, dict):
        return list(one.values()) if part == "*" else [one[part]] if part in one else []
    return []


def comes_up(first: First, match: Match, seat: int) -> bool:
    happened = match.events(seat)
    if any(e.kind in first.events and (not first.mine or e.seat == seat) for e in happened):
        return True
    for ply in range(0, len(match.steps) + 1, 2):
        for value in at(match.view_at(ply, seat), first.path, seat) if first.path else []:
            low = first.at_most is not None and isinstance(value, int) and value <= first.at_most
            if value in first.values or low:
                return True
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_has_words_in_every_language_and_a_rule(game: str) -> None:
    found = firsts(game)
    assert 6 <= len(found) == len({one.name for one in found})
    for one in found:
        assert one.rule in rulebook.entries(game)
        told = {language: say(f"{game}-first-{one.name}", language) for language in LANGUAGES}
        assert len(set(told.values())) == len(LANGUAGES)
        assert all(20 < len(text) <= LONGEST for text in told.values()), told


@pytest.mark.parametrize("game", GAMES)
def test_every_explanation_comes_up_in_a_game_that_was_kept(game: str) -> None:
    folder = registry.manifest_of(game).folder / "practice"
    matches = [load(file.read_text("utf-8")) for file in sorted(folder.glob("*.serai"))]
    missing = [
        one.name
        for one in firsts(game)
        if not any(comes_up(one, match, seat) for match in matches for seat in range(match.seats))
    ]
    assert missing == []


def test_a_game_without_any_explains_nothing() -> None:
    assert firsts("souk") == ()
