"""A server that has just started loads its games as they are asked for, by everybody at once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from server.house import Guest, house
from shipped import GAMES

EACH = 3


def test_the_first_tables_of_all_games_can_be_made_at_once(tmp_path: Path) -> None:
    with house(tmp_path, afresh=True) as where:
        people = [where.guest() for _ in range(EACH * len(GAMES))]

        def sit(number: int, guest: Guest) -> str:
            made = guest.table(GAMES[number % len(GAMES)], "me", "here")
            with guest.socket() as socket:
                return str(socket.open(made["id"], 0)["status"])

        with ThreadPoolExecutor(len(people)) as crowd:
            told = list(crowd.map(sit, range(len(people)), people))
        assert told == ["running"] * len(people)
        assert [line for line in where.log() if "error" in line] == []
