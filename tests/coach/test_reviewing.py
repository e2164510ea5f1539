"""Games gone over: certain where things are certain, honest, the same again, adding up."""

import json
import random
from threading import Event
from typing import Any

import pytest

import serai
from coach.test_analysis import last_raid, one_camel
from serai.bots.search import Budget
from serai.coach import branching, documents
from serai.coach.hints import hint
from serai.coach.reasons import CLEAR
from serai.coach.reviewing import Effort, Review
from serai.coach.saying import reason, with_sentences
from serai.coach.whole import go_over, pace
from serai.coach.words import USUAL, least_for, word_for
from serai.core import registry
from serai.core.chance import dice
from serai.core.errors import IllegalAction
from serai.core.match import Match
from serai.core.position import Position
from serai.core.texts import LANGUAGES
from walk import Table, finished

SECRETS = [Table("targi", 2), Table("sons", 3)]
FEW = Effort(16, 32)


def gone_over(match: Match, effort: Effort = FEW, seed: int = 0) -> Any:
    return go_over(Review(match, effort, seed, cores=1), lambda told: None)


def verdict_of(match: Match, action: str, simulations: int = 400) -> Any:
    here = match.position
    review = Review(match, Effort(simulations, simulations), cores=1)
    _, told = review.verdict(here, here.actor, here.number_of(action), simulations)
    why = review.why(here.hidden_from(here.actor), here.actor, told)
    return documents.verdict(told) | {"why": [one.data() for one in why]}


def test_words_begin_where_they_are_said_to_begin() -> None:
    slip, mistake, blunder = USUAL
    assert [word_for(loss) for loss in (-0.2, 0.0, slip, mistake, blunder, 1.0)] == [
        *("good", "good", "slip", "mistake", "blunder", "blunder")
    ]
    assert word_for(0.3, error=0.2) == "good"  # it may be nothing
    desert, targi, souk = (least_for(registry.game(name)) for name in ("desert", "targi", "souk"))
    assert word_for(0.12, least=desert) == "good" and word_for(0.12, least=targi) == "mistake"
    assert souk == USUAL


# -- what is certain -------------------------------------------------------------------------


def test_the_move_that_throws_a_won_game_away_is_a_blunder_in_desert() -> None:
    match = one_camel()
    better = max(match.legal(), key=lambda action: match.position.play(action).points()[0])
    worse = next(one for one in match.legal() if match.position.play(one).result()[0] == 0.0)  # type: ignore[index]
    told = verdict_of(match, worse)
    assert (told["word"], told["loss"], told["best"]["action"]) == ("blunder", 1.0, better)
    assert told["helped"] == [-1.0, 1.0]
    points = next(one for one in told["why"] if one["facts"] == {"source": "waterholes"})
    assert points["better"] - points["played"] == 3.0
    assert verdict_of(match, better)["word"] == "good"


def test_a_raid_that_is_paid_with_the_wrong_thing_loses_in_targi() -> None:
    match = last_raid()
    verdicts = {action: verdict_of(match, action) for action in match.legal()}
    words = {action: told["word"] for action, told in verdicts.items()}
    assert "good" in words.values()
    for action, told in verdicts.items():
        won = match.position.play(action)
        if told["word"] == "blunder":
            assert told["loss"] > USUAL[-1] and won.over


# -- honest ----------------------------------------------------------------------------------


def redealt(match: Match, ply: int, seed: int) -> Position:
    """The same moment, with what its mover could not know dealt anew."""
    here = match.positions[ply]
    return here.hidden_from(here.actor).dealt(here.actor, dice(seed))


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_a_verdict_does_not_change_when_what_the_seat_could_not_know_is_dealt_anew(
    table: Table,
) -> None:
    match = finished(table, 5)
    review = Review(match, FEW, cores=1)
    compared = 0
    for ply, position in enumerate(match.positions):
        if position.actor < 0 or len(position.legal_numbers()) < 2 or ply % 7:
            continue
        other = redealt(match, ply, ply)
        action = match.steps[ply].action
        fresh = [Review(match, FEW, cores=1) for _ in range(2)]
        told = [
            json.dumps(documents.verdict(one.verdict(place, place.actor, action, 16)[1]))
            for one, place in zip(fresh, (position, other), strict=True)
        ]
        assert told[0] == told[1]
        compared += position != other
    assert review.decisions == []
    assert compared or table.game == "targi"  # something was hidden


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_a_hint_does_not_change_either(table: Table) -> None:
    match = finished(table, 6)
    for ply in range(20, len(match.steps), 40):
        position = match.positions[ply]
        if position.actor < 0:
            continue
        seat, budget = position.actor, Budget(simulations=24)
        known = [place.hidden_from(seat) for place in (position, redealt(match, ply, 3))]
        first, second = (hint(one, seat, budget).data() for one in known)
        assert json.dumps(first, default=vars) == json.dumps(second, default=vars)


def test_a_hint_has_a_reason_beside_the_next_best_or_a_middling_move() -> None:
    """Where the next best is much like it, there is something else to tell it from."""
    match, told = finished(Table("targi", 2), 6), []
    for position in match.positions[40::14]:
        if position.actor >= 0 and len(position.legal_numbers()) > 2:
            seat = position.actor
            told.append(hint(position.hidden_from(seat), seat, Budget(simulations=1_000)))
    reasoned = [one for one in told if one.why]
    assert {one.beside for one in reasoned} == {"next", "middling"}
    assert 2 * len(reasoned) > len(told)
    for why in (why for one in reasoned for why in one.why):
        assert abs(why.better - why.played) > CLEAR * why.error


# -- adding up -------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [Table("targi", 2), Table("sons", 2)], ids=str)
def test_luck_and_skill_add_up_to_the_result(table: Table) -> None:
    told = gone_over(finished(table, 3), Effort(8, 8))
    assert told["draws"] and len(told["luck"]) == 2
    for seat, luck in enumerate(told["luck"]):
        parts = ("start", "luck", "skill", "others", "uncovered", "unexplained")
        assert abs(sum(luck[part] for part in parts) - luck["result"]) < 1e-4
        assert luck["skill"] <= 0.0
        assert luck["result"] == told["last"]["chances"][seat]


def test_however_little_time_there_is_the_worst_move_comes_first_for_its_reasons() -> None:
    """Looking closer ends in time for them, and for luck."""
    review = Review(finished(Table("targi", 2), 3), Effort(256, 256), cores=1)
    told = go_over(review, lambda progress: None, limit=1e-9)
    assert not told["whole"] and told["luck"]
    verdicts = [one["verdict"] for one in told["moments"] if one["verdict"]]
    assert sum(one["simulations"] == 256 for one in verdicts) == 1
    worst = max((one for one in verdicts if one["word"] != "good"), key=lambda one: one["loss"])
    assert [one for one in verdicts if one["why"]] == [worst]


def test_glances_get_shorter_where_the_time_would_not_do_for_every_move() -> None:
    assert pace(0.0, 0.0) == pace(0.5, 0.5) == pace(0.9, 0.1) == 1.0
    assert pace(0.1, 0.2) == pytest.approx((0.8 / 0.9) / 2)
    assert pace(0.0, 9.0) == pace(0.5, 1.0) == pace(0.5, 2.0) == 0.0
    match = finished(Table("desert", 2), 3)
    review = Review(match, Effort(64, 64), cores=1)
    review.first_pass(lambda *told: None, lambda done: 0.0)
    assert review.is_complete
    judged = [one.verdict for one in review.decisions if one.verdict is not None]
    assert {one.simulations for one in judged} == {8}
    assert review.last.certain


def test_what_was_broken_off_is_not_called_luck() -> None:
    match, enough = finished(Table("targi", 2), 3), Event()
    review = Review(match, Effort(8, 8), cores=1, enough=enough)

    def tell(told: dict[str, Any]) -> None:
        if told.get("stage") == "luck":
            enough.set()

    told = go_over(review, tell)
    assert told["whole"] and told["luck"] is None and told["draws"] is None


def test_the_same_seed_goes_over_a_game_in_the_same_way_and_another_does_not() -> None:
    match = finished(Table("desert", 3), 2)
    first = gone_over(match)
    assert first == gone_over(match)
    assert first != gone_over(match, seed=1)
    assert len(first["seats"]) == 3 and first["luck"] is None


# -- said ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "source", "word"), [("sons", "goods", "gold"), ("targi", "tokens", "points")]
)
def test_points_are_called_what_the_game_calls_them(game: str, source: str, word: str) -> None:
    why = {"kind": "points", "seat": 0, "unit": "points", "facts": {"source": source}}
    sentence = reason(game, {**why, "played": 20.5, "better": 26.0}, ["Ada", "Bo"])
    assert f"20.5 {word}" in sentence and "26.0" in sentence


def test_every_reason_is_said_from_its_numbers_in_every_language() -> None:
    told = gone_over(finished(Table("desert", 2, {"map": "wadi"}), 8), Effort(64, 64))
    whys = [why for one in told["moments"] if one["verdict"] for why in one["verdict"]["why"]]
    assert whys
    for language in LANGUAGES:
        for why in whys:
            sentence = reason("desert", why, ["Ada", "Bo"], language)
            shown = round(100 * why["played"]) if why["unit"] == "often" else why["played"]
            digits = f"{shown:.0f}" if why["unit"] == "often" else f"{shown:.1f}"
            assert digits.replace(".", ",") in sentence.replace(".", ",")
            assert ("Ada", "Bo")[why["seat"]] in sentence
    said = with_sentences(told)
    assert all(
        why["sentence"]
        for one in said["moments"]
        if one["verdict"]
        for why in one["verdict"]["why"]
    )


# -- what if ---------------------------------------------------------------------------------


def test_the_same_way_meets_the_same_draws_and_can_be_gone_again() -> None:
    match = serai.new("sons", seats=2, seed=4, first=1)
    rolls = random.Random(1)
    here = match.position
    actions: list[str] = []
    for _ in range(6):
        way = branching.follow(here, actions)
        assert way.entries == branching.follow(here, actions).entries
        actions = [text for _, text in way.entries]
        actions.append(rolls.choice(way.position.legal()).text)
    assert [text for _, text in branching.follow(here, actions).entries][: len(actions)] == actions
    with pytest.raises(IllegalAction):
        branching.follow(here, ["pass"])


def test_a_draw_of_a_real_game_is_asked_for_and_can_be_any_that_is_left() -> None:
    start = serai.new("sons", seats=2, seed=4, first=1).position
    actions = ["stay", "draw"]
    way = branching.follow(start, actions, waits=True)
    assert way.position.is_chance
    offered = branching.told(way, 0, ["1", "2"], None, share=True)["legal"]
    assert [one["action"] for one in offered] == [str(one) for one in way.position.legal()]
    assert all(one["preview"] for one in offered)
    for drawn in (offered[0]["action"], offered[-1]["action"]):
        on = branching.follow(start, [*actions, drawn], waits=True)
        assert (on.entries[-1][1], on.position.is_chance) == (drawn, False)
    assert not branching.follow(start, actions).position.is_chance
