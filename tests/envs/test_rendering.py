"""What is shown of a table, at each door and in each form, is what the one who looks may know."""

from typing import Any
from xml.etree import ElementTree

import gymnasium
import numpy as np
import pytest

import serai
from serai.core.contract import SPECTATOR
from serai.envs.aec import SeraiAEC
from serai.envs.gym import SeraiEnv
from serai.envs.gym_vector import SeraiVectorEnv
from serai.envs.rendering import WIDTH

HOUSE = [name for name in serai.GAMES if name != "souk"]
PLIES = 12


def went_on(game: str, mode: str) -> SeraiEnv:
    """Some way into a game, from seat 1."""
    env = SeraiEnv(game, seat=1, render_mode=mode)
    generator = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(PLIES):
        info = env.step(generator.choice(info["legal"]))[4]
    return env


@pytest.mark.parametrize("game", HOUSE)
def test_text_reads_back_as_the_position_that_the_seat_knows(game: str) -> None:
    env = went_on(game, "ansi")
    assert serai.position(game, env.render()) == env.tables.position().hidden_from(1)


@pytest.mark.parametrize("game", HOUSE)
def test_a_drawing_is_the_one_of_the_games_own_package(game: str) -> None:
    env = went_on(game, "svg")
    drawing = env.render()
    assert drawing == env.tables.position().svg(1)
    assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize("game", HOUSE)
def test_pixels_are_the_drawing_in_colours(game: str) -> None:
    shown = went_on(game, "rgb_array").render()
    assert shown.dtype == np.uint8 and shown.shape[1:] == (WIDTH, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20


def test_a_person_is_shown_each_position_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = went_on("targi", "human")
    assert env.render() is None
    assert capsys.readouterr().out.count("serai position 1") == PLIES + 1


@pytest.mark.parametrize("opponents", [None, "random"])
def test_a_vector_shows_every_table(opponents: str | None) -> None:
    env = SeraiVectorEnv("targi", 3, opponents=opponents, render_mode="ansi")
    env.reset(seed=1)
    seats = env._seats.tolist() if opponents else [SPECTATOR] * 3
    for table, shown in enumerate(env.render() or ()):
        known = env.tables.position(table).hidden_from(seats[table])
        assert serai.position("targi", shown) == known
    assert SeraiVectorEnv("targi", 2).render() is None


def test_a_table_of_agents_is_shown_as_to_somebody_who_looks_on() -> None:
    table = SeraiAEC("sons", seats=3, render_mode="ansi")
    table.reset(seed=1)
    known = table.tables.position().hidden_from(SPECTATOR)
    assert serai.position("sons", table.render()) == known


@pytest.mark.parametrize(
    ("door", "kind"),
    [
        (SeraiEnv, gymnasium.error.Error),
        (SeraiVectorEnv, gymnasium.error.Error),
        (SeraiAEC, ValueError),
    ],
)
def test_a_form_that_is_not_to_be_had_is_refused(door: Any, kind: type[Exception]) -> None:
    with pytest.raises(kind, match="render_mode cannot be “film”"):
        door("targi", render_mode="film")
