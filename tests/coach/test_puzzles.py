"""The puzzles that are shipped: every one can be read and solved, and tells nothing hidden."""

import gzip
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.bots.levels import player
from serai.bots.names import LEVELS
from serai.bots.search import Budget
from serai.coach.analysis.judging import Judge, Outlook
from serai.coach.puzzles import choosing, mining, solving
from serai.coach.puzzles.book import Puzzle, book, file_of, is_there, write
from serai.coach.puzzles.finding import LOOKS_EASY, Eyes
from serai.coach.puzzles.rating import BEGINS, Standing, difficulty, expected
from serai.coach.puzzles.rating import LEVELS as PLACES
from serai.coach.puzzles.room import Effort, room_of
from serai.coach.words import least_for
from serai.core import registry
from serai.core.chance import dice
from serai.core.contract import Phrase
from serai.core.errors import IllegalAction
from serai.core.texts import LANGUAGES, has, say
from serai.testing.tables import length

GAMES = [game for game in registry.names() if is_there(game)]
MOST_BYTES = 1_000_000  # of all games together
SAMPLE = 30  # of a game, solved by bots
games = pytest.mark.parametrize("game", GAMES)


def some(game: str, number: int) -> list[Puzzle]:
    """Puzzles from all over the book, the same every time."""
    found = book(game).puzzles
    return list(found[:: max(1, len(found) // number)])[:number]


@games
def test_every_puzzle_is_a_position_as_its_seat_knows_it_and_its_moves_are_allowed(
    game: str,
) -> None:
    found = book(game)
    assert found.rules == registry.manifest_of(game).version
    assert len({puzzle.name for puzzle in found.puzzles}) == len(found.puzzles)
    for puzzle in found.puzzles:
        known = puzzle.position
        assert known.actor == puzzle.seat and known == known.hidden_from(puzzle.seat)
        legal = {str(action) for action in known.legal()}
        assert {*puzzle.right, puzzle.looks, *puzzle.rivals} <= legal
        assert puzzle.line[0] == puzzle.right[0] and puzzle.looks not in puzzle.right


@games
def test_every_puzzle_has_a_clear_lead_and_is_not_found_by_looks(game: str) -> None:
    for puzzle in book(game).puzzles:
        assert puzzle.lead >= least_for(registry.game(game))[0] - 0.001
        assert puzzle.lead > 3 * puzzle.error - 0.002
        assert puzzle.levels["easy"] <= LOOKS_EASY and set(puzzle.levels) == set(LEVELS)


@games
def test_a_theme_is_told_by_the_position_and_there_are_enough_of_each(game: str) -> None:
    room, found = room_of(game), book(game)
    assert room is not None
    for puzzle in found.puzzles:
        one = {"start": puzzle.start, "seat": puzzle.seat}
        themes = choosing.themes_of(game, room, {**one, "right": puzzle.right, "why": puzzle.why})
        assert Phrase(puzzle.theme, dict(puzzle.facts)) in themes
    enough = len(found.puzzles) >= choosing.ENOUGH
    assert min(found.themes.values()) >= (choosing.FEWEST if enough else choosing.FEW)
    assert set(found.themes) <= set(room.THEMES)


@games
def test_every_theme_is_said_in_every_language(game: str) -> None:
    room = room_of(game)
    assert room is not None
    for theme in room.THEMES:
        for key in (f"{game}-puzzle-{theme}", f"{game}-puzzles-{theme}"):
            told = {say(key, language, colour="rose", number=2) for language in LANGUAGES}
            assert has(key) and len(told) == len(LANGUAGES), key
    for puzzle in some(game, 20):
        for language in LANGUAGES:
            said = say(f"{game}-puzzle-{puzzle.theme}", language, **puzzle.facts)
            assert said and "{" not in said


def test_the_books_are_small_and_the_same_puzzles_make_the_same_bytes() -> None:
    assert GAMES and sum(file_of(game).stat().st_size for game in GAMES) <= MOST_BYTES
    for game in GAMES:
        told = write(book(game))
        assert gzip.decompress(told) == gzip.decompress(file_of(game).read_bytes())
        assert told[4:8] == bytes(4), "no time of day in it"


# -- nothing hidden ----------------------------------------------------------------------------


@games
def test_what_is_told_of_a_puzzle_hangs_on_nothing_that_its_seat_cannot_know(game: str) -> None:
    """Whatever is hidden from the seat is dealt anew: the position stays what it was, so what is
    shown of it, and all that is thought about it, does."""
    for puzzle in some(game, 12):
        known, rng = puzzle.position, dice(7)
        for _ in range(3):
            world = known.dealt(puzzle.seat, rng)
            assert world.hidden_from(puzzle.seat) == known
            assert world.view(puzzle.seat) == known.view(puzzle.seat)


@games
def test_a_line_is_shown_only_as_far_as_it_looks_the_same_in_every_world(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for puzzle in some(game, 6):
        known = puzzle.position
        line = [
            known.number_of(puzzle.right[0]),
            *solving._numbers(known, puzzle.seat, puzzle.line),
        ]
        first = solving.follows(known, puzzle.seat, line)
        monkeypatch.setattr(solving, "_SEED", 1000)
        other = solving.follows(known, puzzle.seat, line)
        monkeypatch.undo()
        assert first[: len(other)] == other[: len(first)] and first


# -- answers -----------------------------------------------------------------------------------


@games
def test_a_right_answer_is_praised_and_a_wrong_one_is_answered(game: str) -> None:
    puzzle = some(game, 3)[1]
    name = puzzle.name
    asked = solving.step(game, name, None)
    assert (asked["state"], asked["right"], asked["follows"]) == ("open", [], [])
    assert asked["sentence"] and asked["chances"] is None and asked["looks"] is None
    assert {one["action"] for one in asked["legal"]} >= {*puzzle.right, puzzle.looks}
    met = solving.step(game, name, puzzle.right[-1])
    assert met["state"] == "met" and met["follows"][0]["action"] == puzzle.right[0]
    missed = solving.step(game, name, puzzle.looks)
    assert missed["state"] == "missed" and missed["right"] == list(puzzle.right)
    assert missed["follows"][0]["action"] == puzzle.looks
    assert missed["chances"]["tried"] < missed["chances"]["best"]
    shown = solving.step(game, name, None, shown=True)
    assert shown["state"] == "missed" and shown["follows"] == met["follows"]


def test_an_action_against_the_rules_is_refused_with_reasons() -> None:
    with pytest.raises(IllegalAction) as refused:
        solving.step("desert", book("desert").puzzles[0].name, "skip")
    assert refused.value.reasons


# -- how difficult, how good -------------------------------------------------------------------


def test_what_every_level_solves_is_easy_and_what_only_the_strongest_does_is_difficult() -> None:
    shares = [dict.fromkeys(LEVELS, 0.0) | dict.fromkeys(LEVELS[n:], 1.0) for n in range(6)]
    ratings = [difficulty(share) for share in shares]
    assert ratings == sorted(ratings) and ratings[0] == PLACES["beginner"]


def test_a_rating_moves_by_the_first_tries_and_less_later() -> None:
    assert expected(1500, 1500) == 0.5 and expected(1900, 1500) == pytest.approx(10 / 11)
    once = Standing().after(BEGINS, solved=True)
    assert (once.rating, once.tried, once.solved) == (BEGINS + 24, 1, 1)
    late = Standing(1500.0, 10, 5).after(1500, solved=False)
    assert (late.rating, late.tried, late.solved) == (1488.0, 11, 5)
    assert Standing.read(str(late)) == late and Standing.read("what?") == Standing()


# -- found -------------------------------------------------------------------------------------


class Listening(Judge):
    """A judge who remembers how long each move was thought about."""

    lasted: list[int]

    def after(self, *words: Any, **more: Any) -> Outlook:
        self.lasted.append(words[3].simulations)
        return super().after(*words, **more)


def test_a_duel_lasts_longer_while_its_lead_may_be_noise() -> None:
    """What it finds at last is clear; how much it was thought about grows until then."""
    rounds = set()
    for puzzle in some("targi", 12):
        known, seat = puzzle.position, puzzle.seat
        eyes = Eyes(known.game, known.material, Effort(0, 0, 40, 0))
        judge = Listening(known.game, known.material, Budget(40), 0, 1, eyes.judge.spread)
        eyes.judge, judge.lasted = judge, []
        right, looks = (known.number_of(one) for one in (puzzle.right[0], puzzle.looks))
        found = eyes._duel(known, seat, [right], looks)
        assert judge.lasted == sorted(judge.lasted) and set(judge.lasted) <= {40, 80, 160}
        assert found is None or found["lead"] > 3 * found["error"]
        rounds.add(len(set(judge.lasted)))
    assert len(rounds) > 1, "some are clear at once, some are not"


def test_a_theme_is_named_for_what_the_best_move_leads_to_as_well() -> None:
    """An area that the camel does not close, but that is surely larger at the end."""
    ahead = 0
    for puzzle in book("desert").puzzles:
        if puzzle.theme == "area":
            known = puzzle.position
            does = known.events(known.number_of(puzzle.right[0]), puzzle.seat)
            closes = any(event.kind == "enclosed" for event in does)
            gains = any(
                why["kind"] == "area"
                and why["seat"] == puzzle.seat
                and why["better"] > why["played"]
                for why in puzzle.why
            )
            assert closes or gains, puzzle.name
            ahead += not closes
    assert ahead


def test_paying_the_caravan_leader_or_not_is_a_question_of_water() -> None:
    leading = [one for one in book("sons").puzzles if {"leader", "end"} & {*one.right, one.looks}]
    assert leading and {one.theme for one in leading} <= {"water", "last", "finish"}


# -- mined and chosen --------------------------------------------------------------------------


def test_mining_goes_on_where_it_was_left_and_finds_the_same(tmp_path: Path) -> None:
    vein = mining.Vein("targi", 1, tmp_path / "targi.jsonl")
    done, found = list(mining.mine(vein, range(2)))[-1]
    whole = vein.out.read_text("utf-8")
    assert done == 2 and whole.count('"right"') == found
    lines = whole.splitlines(keepends=True)
    first = next(place for place, line in enumerate(lines) if line.startswith('{"done"'))
    vein.out.write_text("".join(lines[: first + 1]) + '{"half', "utf-8")
    assert list(mining.mine(vein, range(2)))[-1] == (done, found)
    assert vein.out.read_text("utf-8") == whole
    games, again = choosing.mined(tmp_path, "targi")
    assert games == 2 and len(again) == found


def test_a_theme_that_stays_rare_is_left_to_the_others() -> None:
    many = [({"n": n}, [Phrase("often"), Phrase("also")]) for n in range(60)]
    rare = [({"n": 60 + n}, [Phrase("rare"), Phrase("also")]) for n in range(2)]
    lost = [({"n": 99}, [Phrase("lost")])]
    counts = Counter(theme.key for _, theme in choosing.shared_out([*many, *rare, *lost]))
    assert set(counts) == {"often", "also"} and sum(counts.values()) == 62


def test_a_book_lies_theme_by_theme_from_easy_to_difficult() -> None:
    for game in GAMES:
        found = book(game)
        place = [(list(found.themes).index(one.theme), one.rating) for one in found.puzzles]
        assert place == sorted(place)
        head = json.loads(gzip.decompress(file_of(game).read_bytes()).splitlines()[0])
        assert head["number"] == len(found.puzzles)


# -- judged anew -------------------------------------------------------------------------------


@games
def test_a_deeper_look_with_other_dice_judges_as_the_miner_did(game: str) -> None:
    """A few of them; all in a soak."""
    wrong = [puzzle.name for puzzle in some(game, 4) if not _stands(puzzle)]
    assert not wrong


@pytest.mark.soak
@games
def test_every_puzzle_stands_when_it_is_analysed_anew(game: str) -> None:
    """With twice the simulations and other dice nearly all do."""
    found = some(game, length(10_000, 20))
    wrong = [puzzle.name for puzzle in found if not _stands(puzzle)]
    assert len(wrong) <= 0.05 * len(found), wrong


@pytest.mark.soak
@games
def test_the_strongest_solve_a_sample_and_easy_does_not(game: str) -> None:
    sample, seeds = some(game, SAMPLE), range(3)
    master = sum(_solves(puzzle, "master", seed) for puzzle in sample for seed in seeds)
    easy = sum(_solves(puzzle, "easy", seed) for puzzle in sample for seed in seeds)
    tries = len(sample) * len(seeds)
    assert master >= 0.95 * tries and easy <= 0.4 * tries, (master, easy, tries)


def _stands(puzzle: Puzzle) -> bool:
    """Whether the best keeps at least half of its lead over what looks best."""
    room, known = room_of(puzzle.game), puzzle.position
    assert room is not None
    effort = Effort(*room.EFFORT)
    deeper = replace(effort, duel=2 * effort.duel)
    judge = Eyes(known.game, known.material, deeper, seed=77).judge
    best, looks = (
        judge.after(known, puzzle.seat, known.number_of(one), judge.budget).chances[puzzle.seat]
        for one in (puzzle.right[0], puzzle.looks)
    )
    return best - looks >= puzzle.lead / 2


def _solves(puzzle: Puzzle, level: str, seed: int) -> bool:
    known = puzzle.position
    bot = player(level, known.game, known.material, puzzle.seat, 500 + seed, None, 1)
    return str(known.action(bot.choose(known, None))) in puzzle.right


def test_without_a_number_as_many_games_are_gone_through_as_for_what_is_shipped() -> None:
    for game in GAMES:
        games = {int(puzzle.name.partition("-")[0]) for puzzle in book(game).puzzles}
        assert max(games) < mining.usual(game) == book(game).games
    assert mining.usual("souk") == mining.NEW


def test_what_the_strongest_does_not_find_is_left_out() -> None:
    found = [
        {"start": one.start, "seat": one.seat, "right": [*right]}
        for one in some("desert", 2)
        for right in (one.right, [one.looks])
    ]
    assert choosing.certain("desert", found) == found[::2]
