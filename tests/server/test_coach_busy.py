"""Whoever asks the coach for much makes nobody else wait."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest

from serai.coach.branching import THINKING_SECONDS
from server.house import UNLIMITED, Player, eventually, house

pytestmark = pytest.mark.usefixtures("forked_workers")

WADI = {"map": "wadi", "first": "1"}
ONE = ("--workers", "1")
ASKED, MOVES = 8, 3


def test_one_who_asks_for_much_advice_makes_no_other_table_wait(tmp_path: Path) -> None:
    """Bo asks after Eve, from the same address; he plays on, and has his hint before her last one.

    The one process has a second to think about each of Eve's questions, so that as long as some
    are open Bo has not stood behind them.
    """
    assert THINKING_SECONDS >= 1.0
    with house(tmp_path, *UNLIMITED, *ONE) as inn, ThreadPoolExecutor(ASKED) as many:
        eve, bo = inn.guest("Eve"), inn.guest("Bo")
        hers, table = (
            guest.table("desert", "me", "easy", options=WADI)["id"] for guest in (eve, bo)
        )
        door = f"/api/tables/{hers}/branch"
        ways = [one["action"] for one in eve.post(door, ply=0, seat=0)["legal"]]

        def advice(action: str) -> int:
            asked = {"ply": 0, "seat": 0, "actions": [action], "level": "master"}
            return eve.ask("POST", door, json=asked).status_code

        asked: list[Future[int]] = [many.submit(advice, action) for action in ways[:ASKED]]
        with bo.socket() as socket:
            player = Player(socket, table, 0)
            eventually(lambda: any(one.done() for one in asked))
            for _ in range(MOVES):
                player.wait()
                player.play()
            player.wait()
            wanted = {"seat": 0, "n": player.state["n"], "what": "move"}
            hint = bo.post(f"/api/tables/{table}/hints", **wanted)
        waiting = [one for one in asked if not one.done()]
        assert hint["action"] in [one["action"] for one in player.state["legal"]]
        assert waiting, "Eve has been answered before Bo"
        assert {one.result() for one in asked} == {200}
