"""A table goes on by the rules version it was begun with; a rematch is a new game."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

import serai
from serai.bots.jobs import choose
from serai.core import registry
from serai.core.errors import SeraiError
from serai.core.log import Entry
from serai.core.match import Match
from serai.core.material import build
from serai.core.position import Position
from serai.games.sons.layout import Phase, state_of
from serai.server.store import Store
from serai.server.thinking import job_for
from serai.tables.sheet import Line, Sheet
from serai.workers.worker import Caller
from server.house import UNLIMITED, House, Player, house
from walk import ODD_TILES

OLD, NEW = 1, 2
LAZY = ("pass", "end", "leave", "decline", "stay")
BOT = "beginner"


def play_until_the_first_passes(match: Match, luck: int) -> bool:
    """As version 1 allows it and version 2 does not, up to seat 1's next move; if it comes so."""
    dice = random.Random(luck)
    passed = False
    while not match.over and (not passed or match.actor != 0):
        legal = match.legal()
        first = state_of(match.state).phase == Phase.CHOOSING and "pass" in legal
        if first:
            passed = True
            match.play("pass")
        else:
            match.play(dice.choice([text for text in legal if text not in LAZY] or legal))
    return not match.over


def grown_old(where: House, table: str) -> None:
    """What a table would be like had it been begun before version 2 was there, and played a while.

    It is written into the store of a server that is not running.
    """

    async def work() -> None:
        store = Store(where.store_url)
        sheet = await store.sheet(table)
        assert sheet is not None
        there = await store.lines(table)
        known, luck = len(there), 0
        while not play_until_the_first_passes(match := begun(sheet, there), luck):
            luck += 1  # the cards are the server's: with some of them nobody may pass
        lines = [
            Line(n, entry.seat, match.entry_text(entry), max(entry.seat, 0), sheet.standing.changed)
            for n, entry in enumerate(match.log)
        ]
        standing = replace(sheet.standing, turn=match.actor, bot_turn=False, confirmed=len(lines))
        await store.append(table, lines[known:], standing)
        store.close()

    asyncio.run(work())
    where.sql("UPDATE tables SET rules = :rules WHERE id = :id", rules=OLD, id=table)


def begun(sheet: Sheet, lines: list[Line]) -> Match:
    game = registry.game(sheet.game)
    material = build(game, len(sheet.seats), sheet.options, OLD)
    match = Match(Position(game, material), sheet.seed, resolve_chance=False)
    for line in lines:
        match.replay(Entry(line.seat, match.parse(line.action)))
    return match


def test_a_table_of_version_1_goes_on_by_version_1_and_a_rematch_takes_the_newest(
    tmp_path: Path,
) -> None:
    with house(tmp_path, *UNLIMITED) as running:
        ada = running.guest("Ada")
        made = ada.table("sons", "me", BOT, options={"tiles": ODD_TILES, "first": "1"})
        assert made["rules"] == NEW
        running.stop()
        grown_old(running, made["id"])
        running.start()
        assert ada.get(f"/api/tables/{made['id']}")["rules"] == OLD
        with ada.socket() as socket:
            Player(socket, made["id"], 0).finish()
        record = ada.record(made["id"])
        assert f"\nrules: {OLD}\n" in record and serai.load(record).over
        again = ada.post(f"/api/tables/{made['id']}/rematch", same_deal=True)
        assert again["rules"] == NEW


@pytest.mark.parametrize(("rules", "passes"), [(OLD, True), (NEW, False)])
def test_a_bot_thinks_by_the_tables_rules_version(rules: int, passes: bool) -> None:
    """With one field there, the first in line may pass by version 1 alone."""
    game = registry.game("sons")
    options = {"tiles": ODD_TILES, "first": "1"}
    match = Match(Position(game, build(game, 2, options, rules)), "5")
    dice = random.Random(3)
    while state_of(match.state).phase != Phase.CHOOSING:
        legal = match.legal()
        match.play(dice.choice([text for text in legal if text not in LAZY] or legal))
    job = job_for(match, options, match.actor, "random", 0.1)
    said = {choose({**job, "dice": number, "cores": 1}, Caller()) for number in range(40)}
    assert ("pass" in said) == passes
    assert said <= set(match.legal())


def test_a_table_of_rules_to_come_is_refused() -> None:
    game = registry.game("sons")
    with pytest.raises(SeraiError, match=r"no rules version 3; the newest is 2"):
        build(game, 2, {}, 3)
