"""What games are played with: options as they are told, files that are read without the rules."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.core import registry
from serai.core.errors import BadOption
from serai.core.material import build

GAMES = [name for name in registry.names() if name != "souk"]
CHECK = """
import json, sys
from pathlib import Path
from serai.core import compiled
from serai.terminal.checking import check
found = [check(Path(file)) for file in sys.argv[1:]]
loaded = [name for name in sys.modules if name.startswith("serai.games.")]
rooms = [name for name in loaded if name.rpartition(".")[2] in ("game", "rules", "evaluate")]
print(json.dumps([[one.grade for one in found], list(compiled._pending), rooms]))
"""


def test_reading_a_file_compiles_nothing(tmp_path: Path) -> None:
    """`serai check` of a map, a deck and tiles, sound or not: no verb of any game is even there."""
    files = [tmp_path / name for name in (*GAMES, "faulty")]
    for file, game in zip(files, GAMES, strict=False):
        found = registry.supply(game)
        file.write_text(build(found, found.material.SEATS[0], {}).source, "utf-8")
    files[-1].write_text("name: x\nplayers: 2\nboard:\n  ?\n", "utf-8")
    cache = tmp_path / "cache"
    command = [sys.executable, "-c", CHECK, *map(str, files)]
    surroundings = {**os.environ, "SERAI_CACHE": str(cache)}
    done = subprocess.run(command, env=surroundings, capture_output=True, text=True, check=True)
    grades, verbs, rooms = json.loads(done.stdout)
    assert grades == [0] * len(GAMES) + [1]
    assert verbs == [] and rooms == []
    assert not cache.exists()


@pytest.mark.parametrize("name", GAMES)
def test_material_is_the_same_with_and_without_the_rules(name: str) -> None:
    supply, game = registry.supply(name), registry.game(name)
    assert supply.material is game.material and supply.manifest is game.manifest
    for seats in game.material.SEATS:
        assert build(supply, seats, {}).m.tobytes() == build(game, seats, {}).m.tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_every_option_says_how_it_is_asked_for(name: str) -> None:
    room = registry.supply(name).material
    kinds = {option.name: option.kind for option in room.OPTIONS}
    assert [option for option, kind in kinds.items() if kind == "source"] == [room.SOURCE]
    for option in room.OPTIONS:
        if option.choices:
            assert option.default in option.choices
        if option.kind == "switch":
            assert len(option.choices) == 2


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_choice_is_refused_with_those_there_are(name: str) -> None:
    for option in registry.supply(name).material.OPTIONS:
        if option.choices:
            with pytest.raises(BadOption) as caught:
                serai.new(name, 2, **{option.name: "perhaps"})
            seats = ["1", "2"] if option.kind == "seat" else []
            allowed = [*option.choices, *seats]
            facts = {"name": option.name, "value": "perhaps", "allowed": allowed}
            assert (caught.value.code, caught.value.facts) == ("bad-option", facts)
