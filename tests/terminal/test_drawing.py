"""The board and the table, drawn from what a seat may know."""

import re
from typing import Any, cast

import pytest
from rich.console import Console

import serai
from serai.core.match import Match
from serai.games.desert import screen as desert
from serai.terminal import screen
from terminal.tools import begun

WIDTH = 80
SIGNS = re.compile(r" [·^1-3Ψ] {2}| Ψ\d |[ \[][alrsv]\d[ \]]|[ \[][ALRSV]\d[ \]]| #\d | {4}")


def seen(match: Match, seat: int = 0) -> desert.Seen:
    return cast("desert.Seen", screen.seen(match, seat))


def drawn(match: Match, seat: int = 0, fresh: tuple[str, ...] = (), simple: bool = False) -> str:
    return desert.board(seen(match, seat), fresh, simple).plain


def table(match: Match, seat: int = 0) -> list[str]:
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as printed:
        names = [f"{name} ({number + 1})" for number, name in enumerate(match.names)]
        console.print(desert.table(seen(match, seat), names))
    return printed.get().splitlines()


TABLES = [
    begun(0),
    begun(40),
    begun(200),
    begun(80, ("you", "b", "c"), map="sirocco"),
    begun(120, ("you", "b", "c", "d", "e"), map="sirocco"),
]


@pytest.mark.parametrize("match", TABLES, ids=lambda match: f"{match.seats}-{len(match.log)}")
def test_every_row_has_its_cells_at_the_same_places(match: Match) -> None:
    letters, shifted, *rows = drawn(match).splitlines()
    assert shifted == "  " + letters
    for number, row in enumerate(rows):
        assert row.startswith(f"{number + 1:>2} ")
        body = row[3 + 2 * (number % 2) :]
        assert len(body) % 4 == 0
        cells = [body[at : at + 4] for at in range(0, len(body), 4)]
        assert all(SIGNS.fullmatch(cell) for cell in cells), row
        assert len(row) <= WIDTH


@pytest.mark.parametrize("match", TABLES, ids=lambda match: f"{match.seats}-{len(match.log)}")
def test_each_space_is_under_its_letter_and_beside_its_number(match: Match) -> None:
    letters, shifted, *rows = drawn(match).splitlines()
    for cell in match.view(0)["cells"]:
        at = 3 + 2 * (cell["row"] % 2) + 4 * cell["column"] + 1
        assert (shifted if cell["row"] % 2 else letters)[at] == cell["name"][0]
        shown = rows[cell["row"]][at : at + 2].rstrip()
        assert shown == sign(cell)


def sign(cell: dict[str, object]) -> str:
    """What a space should show, put together in another way."""
    camel, enclosed = cell.get("camel"), cell.get("enclosed")
    if isinstance(camel, dict):
        initial = str(camel["colour"])[0]
        return f"{initial.upper() if camel['leader'] else initial}{camel['seat'] + 1}"
    owner = str(enclosed["seat"] + 1) if isinstance(enclosed, dict) else ""
    if "oasis" in cell:
        return "Ψ" + owner
    return f"#{owner}" if owner else str(cell.get("waterhole", "·"))


def test_new_camels_stand_in_brackets_that_move_nothing() -> None:
    match = begun(40)
    camel = next(cell["name"] for cell in match.view(0)["cells"] if "camel" in cell)
    plain, marked = drawn(match), drawn(match, fresh=(camel,))
    assert marked.replace("[", " ").replace("]", " ") == plain
    assert marked.count("[") == 1


def test_a_terminal_without_unicode_gets_ascii_signs() -> None:
    board = drawn(begun(40), simple=True)
    assert board.isascii()
    assert " T " in board


def test_every_piece_brings_its_own_ground_and_ink() -> None:
    board = desert.board(seen(begun(40)), (), False)
    styles = {str(span.style) for span in board.spans if board.plain[span.start : span.end].strip()}
    coloured = {style for style in styles if "#" in style}
    assert coloured
    assert all(re.search(r"#\w{6} on #\w{6}$", style) for style in coloured)


def test_the_table_tells_points_caravans_and_who_leads() -> None:
    match = begun(40)
    view = match.view(0)
    head, herds, *seats = table(match)
    assert head.split() == [*view["colours"], "water", "oases", "land", "total"]
    assert [int(word.strip("!")) for word in herds.split()[1:]] == list(view["herds"].values())
    for player, line in zip(view["players"], seats, strict=True):
        words = line.replace(">", " ").split()[2:]
        sizes, (water, oases, land, total) = words[:5], words[5:]
        assert [int(size.strip("*=")) for size in sizes] == [
            caravan["size"] for caravan in player["caravans"]
        ]
        assert [int(water), int(oases)] == [player["waterholes"], player["oases"]]
        assert (land, int(total)) == (f"({player['areas']})", player["points"])
        for caravan, size in zip(player["caravans"], sizes, strict=True):
            ahead = view["largest"][caravan["colour"]]["seats"]
            mark = "" if player["seat"] not in ahead else "*" if len(ahead) == 1 else "="
            assert size.rstrip("0123456789") == mark


def test_the_last_table_adds_up_to_the_points() -> None:
    match = begun(200)
    assert match.over
    for score, line in zip(match.points(), table(match)[2:], strict=True):
        *sources, total = map(int, line.split()[-5:])
        assert sum(sources) == total == score.total


def test_hidden_totals_are_not_in_the_table() -> None:
    match = begun(35, hide_totals=True)
    view, (mine, theirs) = seen(match), table(match)[2:]
    assert theirs.split()[-1] == "?"
    assert f"{view['players'][1]['tokens']}×?" in theirs.split()
    assert mine.split()[-1] == str(match.points()[0].total)
    assert desert.open_ledgers(view) == [0]


def test_a_herd_that_may_be_empty_within_a_round_is_warned_of() -> None:
    match = begun(0)
    while min(match.view(0)["herds"].values()) > 4:
        match.play(match.legal()[-1])
    assert any("Soon empty" in line for line in desert.turn(seen(match), "Ada"))
    assert "!" in table(match)[1]
    fresh = serai.new("desert", seed=7, map="wadi")
    assert not any("Soon empty" in line for line in desert.turn(seen(fresh), "Ada"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("l d5", "lime d5"),
        ("L D5", "lime D5"),
        ("camel v b3", "camel violet b3"),
        ("aside r", "aside rose"),
        ("lime d5", "lime d5"),
        ("x d5", "x d5"),
    ],
)
def test_the_first_letter_is_enough_for_a_colour(typed: str, meant: str) -> None:
    assert desert.full(typed, cast("Any", {})) == meant
