"""Whoever thinks gets what its seat may know: worlds that are one to the seat give the same job."""

import json
from dataclasses import replace
from typing import Any

import pytest

import serai
from offline.asking_all import at
from offline.desk import NOW, Desk
from serai.core import record
from serai.core.chance import dice
from serai.core.errors import SeraiError
from serai.core.position import Position
from serai.offline import rows
from serai.offline.table import OWNER, begun
from serai.tables.sheet import BOT, HERE, HOST, Seat, Sheet

SECRETS: list[tuple[str, dict[str, Any]]] = [
    ("desert", {"hide_totals": "yes"}),
    ("targi", {}),
    ("sons", {}),
]
TABLE = "a-table-of-twins"


def twins(game: str, options: dict[str, Any]) -> tuple[Position, Position]:
    """Two worlds that whoever is to act cannot tell apart."""
    match = serai.new(game, seats=2, seed=5, **options)
    for ply in range(2_000):
        if match.over:
            break
        here, seat = match.position, match.actor
        known = here.hidden_from(seat)
        worlds = [known.dealt(seat, dice(number)) for number in range(6)]
        other = next((one for one in worlds if one != worlds[0]), None)
        if other is not None and len(here.legal_numbers()) > 1:
            assert other.hidden_from(seat) == worlds[0].hidden_from(seat) == known
            return worlds[0], other
        legal = match.legal()
        match.play(legal[(ply * 7919 + 13) % len(legal)])
    raise AssertionError("nothing was ever hidden")


def jobs(world: Position, kind: str) -> list[str]:
    """All that whoever thinks is given at a table that begins there."""
    sitting = (
        Seat(0, HOST, "ada", OWNER),
        Seat(1, HERE, "bob", OWNER),
    )
    seats = tuple(
        Seat(one.seat, BOT, kind) if kind and one.seat == world.actor else one for one in sitting
    )
    sheet = Sheet(
        id=TABLE,
        game=world.game.name,
        rules=world.material.rules,
        options=dict(world.material.options),
        seed="a-seed",
        owner=OWNER,
        watch_secret="",
        created=NOW,
        hints=True,
        start=record.write_position(world),
        seats=seats,
    )
    desk = Desk()
    own, answer = begun(sheet, NOW)
    assert answer.addition is not None
    desk.keep(rows.of_addition(replace(sheet), answer.addition))
    desk.reload()
    if kind:
        return [json.dumps(own.bot_job(dice=1))]
    seat, n = world.actor, len(at(desk, TABLE).table.match.log)
    action = own.table.match.legal()[0]
    path = f"/api/tables/{TABLE}"
    desk.before_thinking = _not_thought
    for what, body in (
        ("hints", {"seat": seat, "n": n, "what": "move"}),
        ("branch", {"ply": 0, "actions": [action], "seat": seat, "level": "easy"}),
    ):
        status, _ = desk.ask("POST", f"{path}/{what}", body)
        assert status == 422
    assert desk.ask("GET", f"{path}/beliefs?seat={seat}")[0] == 422
    return [json.dumps(job) for job in desk.jobs]


def _not_thought(job: Any) -> None:
    raise SeraiError("own-thinker-failed")


@pytest.mark.parametrize(("game", "options"), SECRETS, ids=[game for game, _ in SECRETS])
def test_hints_what_if_beliefs_and_bots_are_given_the_same_in_worlds_that_are_one_to_the_seat(
    game: str, options: dict[str, Any]
) -> None:
    one, other = twins(game, options)
    for kind in ("", "master"):
        asked = jobs(one, kind)
        assert asked == jobs(other, kind)
        assert len(asked) == (1 if kind else 3)
        assert all("start" not in json.loads(job) for job in asked)
