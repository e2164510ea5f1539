"""Positions drawn in tests: the map is read off the drawing, so that a test is a picture."""

from textwrap import dedent

import serai
from serai.core.match import Match
from serai.games.desert.material import cell_name
from serai.games.desert.reading import read_signs

SPACE_OF = {"T": "p", "p": "p", "o": "o", "1": "o", "2": "o", "3": "o"}


def picture(
    drawing: str,
    seats: int = 2,
    herds: int = 20,
    hide_totals: bool = False,
    chart: str = "",
    **head: object,
) -> Match:
    """A match from a drawn board. Rows begin with their number; see `serai.games.desert.position`.

    `head` are lines such as turn=2, left=1, waterholes="1 0 0 / 0 0 0". What is not said is: camels
    are placed, seat 1 is to place two, and is the first player. Drawn oases are the palms, an
    `o` is a waterhole space whose token is gone. `chart` is the map, if not the one drawn.
    """
    rows = drawn(drawing).splitlines()
    places = {place: sign for place, (sign, _) in read_signs(rows, 0).items()}
    chart = chart or map_text(places, seats, herds)
    lines = [f"{key}: {value}" for key, value in head.items()]
    start = [f"| {line}".rstrip() for line in [*lines, "board:", *rows]]
    text = [
        "serai position 1",
        "game: desert",
        "rules: 1",
        f"seats: {seats}",
        f"options: map=own hide_totals={'yes' if hide_totals else 'no'}",
        "material: drawn",
        *[f"| {line}".rstrip() for line in chart.splitlines()],
        "start:",
        *start,
    ]
    return serai.position("desert", "\n".join(text) + "\n").match()


def map_text(signs: dict[tuple[int, int], str], seats: int, herds: int) -> str:
    """The map under a drawing."""
    palms = sum(sign[0] == "T" for sign in signs.values())
    lines = ["name: drawn", f"players: {seats}", f"palms: {palms}", f"herds: {herds}", "board:"]
    for row in range(max(row for row, _ in signs) + 1):
        columns = [column for r, column in signs if r == row]
        cells = [
            SPACE_OF.get(signs[row, column][0], ".") if (row, column) in signs else "^"
            for column in range(max(columns, default=-1) + 1)
        ]
        lines.append("  " + " " * (row % 2) + " ".join(cells))
    return "\n".join(lines) + "\n"


def drawn(drawing: str) -> str:
    """A drawing as `board` gives it back, from a text that a test has indented."""
    return "\n".join(line.rstrip() for line in dedent(drawing).strip("\n").splitlines())


def board(match: Match) -> str:
    """The drawing of a match's board alone, as a test would write it."""
    rows = str(match.position).rpartition("| board:\n")[2].splitlines()[1:]
    return "\n".join(row[2:] for row in rows)


def signs(match: Match) -> dict[str, str]:
    """What is drawn on each space, by its name."""
    drawing = read_signs(board(match).splitlines(), 0)
    return {cell_name(place): sign for place, (sign, _) in sorted(drawing.items())}


def enclosed(match: Match) -> str:
    """The names of all enclosed spaces, in reading order."""
    closed = [cell for cell, sign in signs(match).items() if sign[0] in "#T" and len(sign) == 2]
    return " ".join(closed)
