"""A worker's jobs for the coach: whole games, with an end; texts; what a seat may know."""

import json
import re
from typing import Any

import pytest

import serai
from bots.thinking import middle
from serai.coach import branching, jobs, sending, texts
from serai.coach.reviewing import effort_for
from serai.core.chance import commitment
from serai.core.errors import SeraiError
from serai.core.match import Match
from serai.workers.protocol import Job
from serai.workers.worker import Caller
from walk import Table, finished

WADI = Table("desert", 2, {"map": "wadi", "first": "1"})
SECRETS = [Table("targi", 2), Table("sons", 3)]
FEW = {"most": 16, "seed": 3, "cores": 1, "limit": 600.0}


def done(asked: Job, caller: Caller | None = None) -> Any:
    """As it goes through a pipe."""
    handler = jobs.KINDS[asked["kind"]]
    return json.loads(json.dumps(handler(json.loads(json.dumps(asked)), caller or Caller())))


def reviewed(text: str, caller: Caller | None = None, **more: Any) -> Any:
    return done({**jobs.reviewing(text), **FEW, **more}, caller)


def test_a_game_is_gone_over_the_same_way_again_and_says_how_far_it_is() -> None:
    text = finished(WADI, 4).record()
    heard: list[Any] = []
    told = reviewed(text, Caller(heard.append))
    assert told == reviewed(text)
    assert told["whole"] and told["over"] and told["moments"]
    stages = list(dict.fromkeys(one["stage"] for one in heard if "stage" in one))
    assert stages[:2] == ["first", "close"]
    assert any("document" in one for one in heard)


def test_whoever_has_had_enough_gets_the_moves_that_were_judged_by_then() -> None:
    text, caller = finished(WADI, 4).record(), Caller()

    def tell(told: Any) -> None:
        if told.get("done") == 5:
            caller.enough.set()

    caller.tell = tell
    told, whole = reviewed(text, caller), reviewed(text)
    assert not told["whole"] and len(told["moments"]) == 5
    early = [(one["action"], one["ply"]) for one in told["moments"]]
    assert early == [(one["action"], one["ply"]) for one in whole["moments"]][:5]


def test_it_ends_when_its_time_is_over() -> None:
    told = reviewed(finished(WADI, 4).record(), most=100_000, limit=0.2)
    assert not told["whole"]


def test_a_position_that_was_typed_in_is_judged() -> None:
    told = reviewed(str(middle(WADI).position))
    assert told["format"] == "serai coach-position 1" and told["moves"]
    sons = middle(Table("sons", 2))
    alone = reviewed(str(sons.position), most=400)
    assert alone["simulations"] == 400 > effort_for(sons.game).most  # more than one of a game gets


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_a_hint_gets_to_know_what_its_seat_knows_and_nothing_else(table: Table) -> None:
    match = middle(table, 40)
    seat, options = match.actor, dict(match.material.options)
    asked = jobs.branching_here(match, options, seat)
    known = match.game.hidden_from(match.material.m, match.state, seat)
    assert bytes.fromhex(asked["known"]) == known.tobytes()
    assert "seed" not in asked and "record" not in asked
    told = done({"kind": "hint", **asked, "simulations": 40, "seed": 0, "cores": 1})
    assert told["action"] in match.legal() and told["line"][0] == told["action"]


def test_a_text_that_is_neither_is_refused() -> None:
    with pytest.raises(SeraiError):
        done({"kind": "look", "text": "once upon a time"})


def test_a_commitment_is_known_however_it_is_spelt() -> None:
    """A file may have been saved with other line ends; it is the same game still."""
    going = serai.new("targi", seats=2, seed="0f" * 16)
    line = f"commitment: {commitment(str(going.seed))}"
    record = re.sub("^seed:.*$", line, going.record(), flags=re.MULTILINE)
    wanted = texts.read(record).commitment
    assert wanted
    other = re.sub("(?<=commitment: )[0-9a-f]+", lambda found: found[0].upper(), record)
    wider = record.replace("commitment: ", "commitment: \N{NO-BREAK SPACE}")
    for spelt in (record.replace("\n", "\r\n"), other, wider):
        assert texts.read(spelt).commitment == wanted


def test_of_a_better_line_everything_is_sent_that_can_be_done() -> None:
    """What somebody could not do, as it turned out, ends it, and does not take the rest along."""
    match = middle(Table("targi", 2), 30)
    start = match.position
    first = str(start.legal()[0])
    then = branching.follow(start, [first]).position
    line = [first, str(then.legal()[0]), "place 4", str(then.legal()[0])]
    assert sending.as_far_as_it_goes(start, line) == line[:2]
    assert sending.as_far_as_it_goes(start, ["place 4"]) == []
    moment = {"ply": len(match.steps), "seat": start.actor, "verdict": told_better(match, line)}
    whole = {"game": "targi", "names": ["1", "2"], "moments": [moment]}
    sent = sending._judged(match, whole)
    assert sent["document"]["moments"][0]["verdict"]["best"]["line"] == line[:2]
    assert any(way.endswith(f"| {first}") for way in sent["ways"])


def told_better(match: Match, line: list[str]) -> dict[str, Any]:
    outlook = {"chances": [0.5, 0.5], "points": [0.0, 0.0], "errors": [0.1, 0.1]}
    return {
        "word": "blunder",
        "best": {"action": line[0], "line": line},
        "played": {"action": "another", "line": []},
        "with_best": outlook,
        "with_played": outlook,
        "why": [],
    }
