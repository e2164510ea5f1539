"""The plan of Im Reich der Wüstensöhne, what lies beside it, and the table of seats."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.console import Console
from rich.text import Text

from games.sons.table import closing, do, table
from serai.core.match import Match
from serai.games.sons import screen as sons
from serai.games.sons.notation import COLUMN_NAMES
from serai.games.sons.outlook import Explorer, Field
from serai.games.sons.screen import tile
from serai.games.sons.screen.notes import held, notes, rotations, short_notes
from serai.games.sons.screen.plan import large, small
from serai.games.sons.screen.seen import Seen
from serai.games.sons.view_types import Cell, Tile
from terminal.sons_games import PEOPLE, seen, views, walked
from walk import ODD_TILES

PLAIN, WIDE = 80, 120
SIDES = "nesw"

# an oasis on h4 and h5, another one on f5, g5 and h5: both of them open
SCENE = """
     f     g          h              i
4    +     .          a.a.:camel     .
5    +     aa.a:salt  a..b:-,water2  ..a.:gems
6    +@1   +          +              +@2
"""
STAND = "16 h4n 10 g5n"
FAR = "f g h\n2 +@1 .a.a:salt .a.a:gems"  # h2 lies behind two white lines


def now(match: Match) -> Seen:
    return seen(match, match.actor)


def cell(lines: list[Text], name: str) -> list[str]:
    """The three lines of a cell of the large plan."""
    row, column = int(name[1:]), COLUMN_NAMES.index(name[0])
    start = 3 + tile.WIDTH * column
    drawn = [line.plain for line in lines[1 + 3 * (row - 1) :][:3]]
    return [line[start : start + tile.WIDTH].rstrip() for line in drawn]


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


SCENES = [
    table(SCENE, explorers=STAND),
    walked(0),
    walked(120),
    walked(300),
    walked(250, ("you", "b", "c", "d")),
    walked(9999, ("you", "b", "c")),
]
scenes = pytest.mark.parametrize(
    "match", SCENES, ids=lambda match: f"{match.seats}-{match.log[-1:]}"
)


# -- the large plan --------------------------------------------------------------------------


def test_lines_fields_explorers_and_caravans_of_a_cell() -> None:
    lines = large(now(SCENES[0]), ())
    assert cell(lines, "g5") == [" s ║10²", "══ + ══", "   │"]
    assert cell(lines, "h4") == ["   ║16*", "── + ──", "   ║C"]
    assert cell(lines, "h5") == ["   ║o", "══ + ──", "w2 │"]
    assert cell(lines, "i5") == ["   │", "── + ──", "   ║g"]
    assert cell(lines, "f6") == ["   │", "──@1 ──", "   │"]
    assert cell(lines, "f5") == ["   │", "── + ══", "   │"]
    assert cell(lines, "i6") == ["   ║", "──@2 ──", "   │"]
    assert cell(lines, "g4") == ["", "   ·", ""]


@scenes
def test_every_cell_is_at_its_place_with_its_lines(match: Match) -> None:
    view = seen(match, max(match.actor, 0))
    lines = large(view, ())
    assert len(lines) == 35
    known = {shown["name"]: shown for shown in view["cells"]}
    for name in (f"{column}{row}" for column in COLUMN_NAMES for row in range(1, 12)):
        top, middle, bottom = (f"{line:<7}" for line in cell(lines, name))
        if name not in known:
            assert middle.strip() in ("·", name)
            continue
        signs = [top[3], middle[5:], bottom[3], middle[:2]]
        white = ["║", "══", "║", "══"]
        assert [sign == right for sign, right in zip(signs, white, strict=True)] == [
            side != "." for side in known[name]["sides"]
        ]
        seat = known[name]["caravan"]
        assert (middle[2:4] == f"@{(seat or 0) + 1}") == (seat is not None)


@scenes
def test_every_part_has_its_field_and_every_explorer_stands(match: Match) -> None:
    view = seen(match, max(match.actor, 0))
    lines = large(view, ())
    for shown in view["cells"]:
        top, _, bottom = (f"{line:<7}" for line in cell(lines, shown["name"]))
        told = sorted(f"{top[:3]} {top[4:]} {bottom[:3]} {bottom[4:]}".split())
        assert told == sorted(expected(shown))


def expected(shown: Cell) -> Iterator[str]:
    """The signs in the corners of a cell, put together in another way."""
    names = {"camel": "C", "rumour": "R", None: "o"}
    for part in shown["parts"] if shown["tile"] else []:
        field = part["field"]
        sign = field and (f"w{field[-1]}" if field.startswith("water") else field[0])
        yield names.get(field) or sign or ""
        for explorer in part["explorers"]:
            owner = "*" if explorer["turban"] else "¹²³⁴"[explorer["seat"]]
            yield f"{explorer['height']}{owner}"


def shapes() -> Iterator[Cell]:
    """Every tile that can be, in every rotation, an explorer on one of its parts or on none."""
    ones = ["a...", "aa..", "a.a.", "aaa.", "aaaa"]
    for sides in (*ones, "ab..", "a.b.", "aab.", "abb.", "aabb"):
        number = 2 if "b" in sides else 1
        for rotation in range(4):
            for standing in (None, *range(number)):
                fields: list[Field | None] = ["water2", "gems"]
                lying: Tile = {"name": "2.1", "sides": sides, "fields": fields[:number]}
                shown = tile.from_tile(lying, rotation)
                if standing is not None:
                    explorer: Explorer = {"height": 13, "seat": 0, "turban": False}
                    shown["parts"][standing]["explorers"] = [explorer]
                yield shown


def test_what_stands_on_a_part_is_beside_its_sides_and_the_explorer_beside_no_others() -> None:
    corners = {(0, 0): "nw", (0, 4): "ne", (2, 0): "sw", (2, 4): "se"}
    for shown in shapes():
        lines = [line.plain for line in tile.drawn(shown)]
        found = {lines[y][x : x + 3].strip(): sides for (y, x), sides in corners.items()}
        for part, sign in zip(shown["parts"], ("w2", "g"), strict=False):
            assert set(part["sides"]) & set(found[sign])
            if part["explorers"]:
                others = {s for p in shown["parts"] if p is not part for s in p["sides"]}
                assert set(part["sides"]) & set(found["13¹"])
                assert not others & set(found["13¹"])


def test_new_tiles_stand_in_brackets_that_move_nothing() -> None:
    view = now(SCENES[0])
    old, new = (plain(large(view, fresh)) for fresh in ((), ("h5", "g5")))
    assert cell(large(view, ("h5",)), "h5")[1] == "═[ + ]─"
    assert len(old) == len(new)
    assert new.count("[") == new.count("]") == 2


# -- the small plan --------------------------------------------------------------------------


def test_the_small_plan_has_a_line_a_row() -> None:
    lines = plain(small(now(SCENES[0]))).splitlines()
    assert (
        lines[0] == "      a      b      c      d      e      f      g      h      i      j      k"
    )
    assert lines[4] == (
        " 4   ·      ·      ·      ·      ·   ─     +─  ·   ─█16C +─  ·      ·      ·"
    )
    assert lines[5] == (
        " 5   ·      ·      ·      ·      ·   ─     +═▀10s +═▀ow2 +─▄g   +─  ·      ·"
    )
    assert lines[6] == (
        " 6 ▄    +─▀    +─▄    +─     +─▀    +─    @1─▄    +─     +─▀   @2─▄    +─▀    +"
    )


def test_where_there_is_no_room_a_sign_says_so() -> None:
    water = table("f g\n2 + .a.a:water2@1", explorers="16 g2e")
    assert " 16~@1═" in plain(small(now(water)))
    split = table("f g\n2 + .a.b:gems,salt@1", explorers="16 g2e")
    assert " 16&@1═" in plain(small(now(split)))


@scenes
def test_both_plans_show_the_same_lines_across(match: Match) -> None:
    view = seen(match, max(match.actor, 0))
    cells = {shown["name"]: shown for shown in view["cells"]}
    rows = plain(small(view)).splitlines()[1:]
    for shown in view["cells"]:
        column, row = COLUMN_NAMES.index(shown["name"][0]), int(shown["name"][1:])
        line = f"{rows[row - 1]:<80}"
        if column < 10:
            assert line[3 + 7 * column + 6] == ("═" if shown["sides"][1] != "." else "─")
        upright = (shown["sides"][0] != ".", shown["sides"][2] != ".")
        sign = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
        assert line[3 + 7 * column] == sign[upright]
    assert len(rows) == 11
    assert cells


# -- any moment ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def moments() -> list[Seen]:
    games = chain(views(1, 2, 12), views(2, 4, 12), views(3, 3, 3, tiles=ODD_TILES))
    return [view for _, view in games]


@pytest.mark.parametrize("size", [(80, 24), (80, 60), (120, 40), (200, 50)], ids=str)
def test_the_board_of_any_moment_fits_the_width(
    moments: list[Seen], size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(size[0]))
    monkeypatch.setenv("LINES", str(size[1]))
    for view in moments[:: 1 if size == (80, 24) else 4]:
        drawn = sons.board(view, ("f5",), False)
        assert max(map(len, drawn.plain.splitlines())) <= size[0]
        simple = sons.board(view, ("f5",), True)
        assert simple.plain.isascii()
        assert len(simple.plain) == len(drawn.plain)
        assert simple.spans == drawn.spans


def test_the_small_plan_is_always_in_sight_at_24_rows(moments: list[Seen]) -> None:
    for view in moments:
        turn = sum(len(line) // PLAIN + 1 for line in sons.turn(view, "greedy (1)"))
        below = len(held(view, PLAIN)) + 1 + view["seats"] + turn + 1
        assert len(small(view)) + below <= 24


def test_the_plan_is_as_large_as_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    view = now(SCENES[2])

    def lines(columns: int, rows: int) -> list[str]:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(rows))
        return sons.board(view, (), False).plain.splitlines()

    one_each, below, beside = lines(80, 24), lines(80, 60), lines(120, 40)
    assert sum(bool(re.match(r" ?\d+ ", line)) for line in one_each) == 11
    assert [line[:3].strip() for line in below].count("7") == 1
    assert below[2][:3] == beside[2][:3] == " 1 "
    assert below[35].startswith("Stack")
    assert any(line[82:].startswith("Stack") for line in beside)
    assert len(beside) == 35
    assert len(beside[-1]) > 82


def test_into_a_pipe_the_plan_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("LINES", raising=False)
    monkeypatch.setattr("sys.__stdout__", None)
    assert sons.board(now(SCENES[2]), (), False).plain.splitlines()[2].startswith(" 1 ")


def test_every_sign_brings_its_own_ground_and_ink() -> None:
    for match in SCENES:
        for lines in (large(seen(match, 0), ()), small(seen(match, 0)), notes(seen(match, 0), 80)):
            drawn = Text("\n").join(lines)
            styles = {str(s.style) for s in drawn.spans if drawn.plain[s.start : s.end].strip()}
            coloured = {style for style in styles if "#" in style}
            assert all(re.search(r"#\w{6} on #\w{6}$", style) for style in coloured)
            assert styles - coloured <= {"dim", "bold"}


# -- marks -----------------------------------------------------------------------------------


def marked(view: Seen, sign: str) -> list[str]:
    names = [shown["name"] for shown in view["cells"]]
    lines = large(view, ())
    return [name for name in names if f"{cell(lines, name)[1]:<7}"[3] == sign]


def test_what_is_in_reach_is_marked_and_what_costs_water_differently(moments: list[Seen]) -> None:
    moving = [view for view in moments if view["phase"] == "moving"]
    assert any(view["second"] for view in moving)
    for view in moving[::3]:
        moves = {action[5:] for action in view["legal"] if action != "stay"}
        dear = set() if view["driver"] else set(view["reach"]["driver"]) & moves
        assert set(marked(view, "+")) == moves - dear
        assert set(marked(view, "$")) == dear


def test_the_second_white_line_costs_water() -> None:
    assert ("g2" in marked(now(table(FAR)), "+"), marked(now(table(FAR)), "$")) == (True, ["h2"])
    poor = now(table(FAR, player_1="water 0"))
    assert not marked(poor, "$")
    assert "h2" not in marked(poor, "+")


def test_a_paid_driver_makes_everything_free() -> None:
    match = table(FAR, display_1="....")
    do(match, "move h2", "take 3.1", "lay h1 0")
    assert now(match)["second"]
    assert not marked(now(match), "$")
    assert "f1" in marked(now(match), "+")


# -- the tile to be laid ---------------------------------------------------------------------


def laying(drawn: str) -> Match:
    match = table("f g\n2 +@1 .", phase="discovering", display_1=drawn)
    do(match, "take 3.1")
    return match


def test_the_cells_where_a_tile_fits_are_named() -> None:
    match = laying("a...:gems")
    assert cell(large(now(match), ()), "g2")[1].strip() == "g2"
    assert " g2 " in plain(small(now(match))).splitlines()[2]
    labels = plain(held(now(match), PLAIN)).splitlines()[0]
    assert re.split(r" +(?=\d:)", labels) == ["0: e2", "1: -", "2: e2", "3: e2 g2"]


def test_a_rotation_looks_as_the_tile_will_lie() -> None:
    for sides in ("aab.:gems,salt", "a...:water2", "aa..", "ab..:camel,-", "aaa.:rumour"):
        for action in laying(sides).legal():
            match = laying(sides)
            in_hand = now(match)["held"]
            assert in_hand is not None
            turned = tile.drawn(tile.from_tile(in_hand, int(action.split()[2])))
            do(match, action)
            shown = next(c for c in now(match)["cells"] if c["name"] == action.split()[1])
            lying = tile.drawn({**shown, "caravan": None, "parts": [
                {**part, "explorers": []} for part in shown["parts"]
            ]})  # fmt: skip
            assert [line.plain for line in turned] == [line.plain for line in lying]


@pytest.mark.parametrize(
    ("drawn", "number"),
    [
        ("....", 1),
        ("aaaa", 1),
        ("a.a.", 2),
        ("a.b.:-,-", 2),
        ("a.b.:gems,-", 4),
        ("aabb:salt,salt", 2),
    ],
)
def test_rotations_that_look_alike_are_drawn_once(drawn: str, number: int) -> None:
    tiles = now(table("f g\n2 + .", display_1=drawn))["players"][0]["display"]
    assert len(rotations(tiles[0])) == number


# -- beside the plan -------------------------------------------------------------------------


def test_displays_are_drawn_or_told() -> None:
    match = table("f g\n2 + .", display_1="aabb:water2,rumour ....", display_2="a...:gems")
    assert plain(notes(now(match), PLAIN)).splitlines()[1:] == [
        " 1  3.1  1  3.2  2  3.3",
        "   ║w2     │       ║g",
        "══   ══ ──   ── ──   ──",
        " R ║       │       │",
    ]
    assert "Displays 1: 3.1 ne/w2 sw/R, 3.2 desert · 2: 3.3 n/g" in plain(
        short_notes(now(match), PLAIN, ())
    )


def test_oases_are_told_if_somebody_stands_there_or_a_tile_may_complete_them() -> None:
    match = table(
        """
             f    g           h              i
        2    +    .a.a:salt   .a.a:-         .
        3    +    .           .a..:gems      .aaa:camel
        4    +    .           ..a.:myrrh     .
        """,
        explorers="11 h2e 16 g2e",
    )
    told = plain(notes(now(match), PLAIN))
    assert "Oasis f2 g2 h2: s, open to i2, in line 16*¹ 11²" in told
    assert "Oasis h4: m, open to h5" in told
    assert told.count("Oasis") == 2  # not i3, open to two cells, and no bare side of the cross
    assert "New: h3, i3" in plain(short_notes(now(match), PLAIN, {"i3", "h3"}))


def test_rumours_are_told_as_far_as_they_are_known() -> None:
    match = table("f g\n2 + .", r1="+3 salt seen 1", r2="-1 gems seen 2", r3="+1 salt seen 1 2")
    mine, theirs = (plain(notes(seen(match, seat), PLAIN)) for seat in (0, 1))
    assert "incense 4, myrrh 4, salt 8 (r1 +3, r3 +1), gems 4? (r2 ?)" in mine
    assert "incense 4, myrrh 4, salt 5? (r1 ?, r3 +1), gems 3 (r2 −1)" in theirs


# -- the table -------------------------------------------------------------------------------


def said(match: Match, seat: int = 0) -> list[str]:
    console = Console(width=PLAIN, color_system=None)
    names = [f"{name} ({seat + 1})" for seat, name in enumerate(PEOPLE[: match.seats])]
    with console.capture() as printed:
        console.print(sons.table(seen(match, seat), names))
    return [line.rstrip() for line in printed.get().splitlines()]


def test_the_table_tells_stores_and_where_explorers_are() -> None:
    match = table(
        SCENE,
        explorers="16 h4n 10 g5n 8 h5w",
        player_1="water 3, camels 1, salt 2, gems 1",
        r1="? gems seen 2",
        r2="+2 salt seen 1",
    )
    assert said(match) == [
        "          water i m s g goods camels  gold explorers",
        "> Ada (1)     3 0 0 2 1   3/6      1 (16?) 16*:h4 13 3 2",
        "  Bo (2)      2 0 0 0 0   0/4      0   (0) 11 10:g5 8:h5w 5",
    ]


@scenes
def test_the_table_fits_and_its_last_gold_is_the_result(match: Match) -> None:
    lines = said(match)
    assert max(map(len, lines)) <= PLAIN
    gold = [line.split()[line.split().index(f"({n + 1})") + 8] for n, line in enumerate(lines[1:])]
    assert match.over == all("(" not in amount for amount in gold)
    if match.over:
        assert [int(amount) for amount in gold] == [score.total for score in match.points()]


def test_everybodys_ledger_is_open() -> None:
    for match in (SCENES[1], SCENES[-1]):
        assert sons.open_ledgers(seen(match, 0)) == list(range(match.seats))


def test_a_line_of_explorers_leaves_the_plan() -> None:
    match = closing("salt gems", "16")
    assert "16*" in plain(large(now(match), ()))
    do(match, "pass")
    assert "16*" not in plain(large(now(match), ()))
