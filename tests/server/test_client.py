"""The document's example client, run as it stands against a real server."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.house import PATIENCE, House, house
from shipped import GAMES

CLIENT = Path(__file__).parents[2] / "docs" / "client.py"


@pytest.fixture(scope="module")
def where(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("client")) as running:
        yield running


def run(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(CLIENT), *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=3 * PATIENCE, check=False
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_documents_client_plays_a_whole_game(where: House, game: str) -> None:
    done = run(where.url, game)
    assert (done.returncode, done.stderr) == (0, "")
    result, address = done.stdout.splitlines()
    assert sum(json.loads(result)) == pytest.approx(1)
    table = address.removeprefix(f"{where.url}/api/tables/").removesuffix("/record")
    made = [line for line in where.log() if line["event"] == "table-made"]
    assert (made[-1]["table"], made[-1]["game"]) == (table, game)


def test_the_client_says_what_is_wrong(where: House) -> None:
    done = run(where.url, "chess")
    assert done.returncode != 0
    assert "422" in done.stderr
