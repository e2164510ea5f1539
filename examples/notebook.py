"""Make `first_steps.ipynb` anew: its cells are run here, one after the other, and what they show is
kept in it. Needs no Jupyter.

    python examples/notebook.py
"""

import contextlib
import io
import json
from pathlib import Path
from typing import Any

from showing import Picture

HERE = Path(__file__).parent
NOTEBOOK = HERE / "first_steps.ipynb"

CELLS = (
    """# First steps

A position as a picture, a net that learns by itself, and a game that it plays. Everything here is
NumPy and Serai; `python examples/notebook.py` makes this notebook anew.""",
    """import numpy as np

import serai
from serai.envs import Tables, random_actions
from showing import Picture, line

tables = Tables("targi", 4, seed=7)
generator = np.random.default_rng(7)
for _ in range(25):
    tables.step(random_actions(tables, generator))
Picture(tables.position(0).svg())""",
    """What the seat to act observes of it, number by number, in words (the first ten):""",
    """[str(reading) for reading in tables.observer.explain(tables.observations[0])][:10]""",
    """Self-play with one small net for all seats (`learn.py`). The curve is its share of the wins
against random play, at a hundred games each time.""",
    """from learn import How, Learner
from strength import against

learner, curve = Learner("targi", How(), seed=1), [(0, 0.0)]
curve[0] = (0, against("targi", learner.net.best, "random", 100))
for choices in range(12_288, 49_153, 12_288):
    learner.go_on(choices=choices)
    curve.append((learner.choices, against("targi", learner.net.best, "random", 100)))
Picture(line(curve))""",
    """And a game against a beginner. A match keeps the record, the net is asked at seat 0.""",
    """from serai.bots.levels import move, player
from serai.core.observations import Observer

match = serai.new("targi", seats=2, seed="first-steps")
observer = Observer(match.game, match.material)
bot = player("beginner", match.game, match.material, 1, seed=1)
while not match.over:
    if match.actor == 1:
        match.act(move(bot, match).text)
        continue
    mask = np.zeros((1, observer.game.layout.ACTIONS), np.uint8)
    mask[0, match.position.legal_numbers()] = 1
    action = learner.net.best(observer.of(match.state, 0)[None], mask)[0]
    match.act(match.text(int(action)))
print("points", [score.total for score in match.points()])
print("\\n".join(match.record().splitlines()[-12:]))""",
)


def run(source: str, names: dict[str, Any]) -> list[dict[str, Any]]:
    """What a cell shows: what it prints, and the value of its last line."""
    *lines, last = source.splitlines()
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        try:
            code = compile(last, "cell", "eval")
        except SyntaxError:
            exec(source, names)
        else:
            exec("\n".join(lines), names)
            value = eval(code, names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": printed.getvalue()})
    if value is not None:
        is_picture = isinstance(value, Picture)
        data = {"image/svg+xml": value.svg} if is_picture else {"text/plain": repr(value)}
        outputs.append({"output_type": "display_data", "data": data, "metadata": {}})
    return outputs


def made() -> dict[str, Any]:
    """The notebook: cells of words and of code by turns."""
    names: dict[str, Any] = {}
    cells: list[dict[str, Any]] = []
    for number, source in enumerate(CELLS):
        is_code = number % 2 == 1
        cell: dict[str, Any] = {
            "cell_type": "code" if is_code else "markdown",
            "id": f"cell-{number}",
            "metadata": {},
            "source": source,
        }
        if is_code:
            cell |= {"execution_count": number // 2 + 1, "outputs": run(source, names)}
        cells.append(cell)
    about = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return {"cells": cells, "metadata": about, "nbformat": 4, "nbformat_minor": 5}


if __name__ == "__main__":
    NOTEBOOK.write_text(json.dumps(made(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(NOTEBOOK)
