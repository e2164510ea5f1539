"""Targi's square, cards and table, drawn from what a seat may know."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.console import Console
from rich.text import Text

from games.targi.table import bare, do, own, table
from serai.core.match import Match
from serai.core.texts import say
from serai.games.targi import screen as targi
from serai.games.targi.screen.square import BARRED_STYLE, CORNER_STYLE, GRID
from serai.games.targi.view_types import Inner
from terminal.tools import seen, views, walked
from walk import rich_deck

WIDTH, HEIGHT = 80, 40
STEP = 16  # from a card to the next one across
TOPS = (0, 3, 7, 11, 15)  # the first line of each row of cards
TABLE = 3  # lines of the table of seats


def board(match: Match, seat: int = 0, fresh: tuple[str, ...] = (), simple: bool = False) -> Text:
    return targi.board(seen(match, seat), fresh, simple)


def square(drawn: Text) -> list[str]:
    lines = drawn.plain.splitlines()
    heading = next(n for n, line in enumerate(lines) if line.startswith("Round "))
    return lines[heading + 1 :]


def at(lines: list[str], name: str) -> list[str]:
    """The lines of one card."""
    row, column = next(
        (r, c) for r, names in enumerate(GRID) for c, n in enumerate(names) if n == name
    )
    height = 3 if 0 < row < 4 else 2
    return [line[STEP * column :][:14].rstrip() for line in lines[TOPS[row] : TOPS[row] + height]]


def said(match: Match, seat: int = 0) -> list[str]:
    console = Console(width=WIDTH, color_system=None)
    with console.capture() as printed:
        console.print(targi.table(seen(match, seat), ["Ada (1)", "Bo (2)"]))
    return printed.get().splitlines()


WALKS = [walked(actions) for actions in (0, 4, 60, 150, 400)]


# -- the square ------------------------------------------------------------------------------


@pytest.mark.parametrize("match", WALKS, ids=lambda match: str(len(match.log)))
def test_every_card_is_at_its_place(match: Match) -> None:
    lines = square(board(match))
    assert len(lines) == 17
    view = match.view(0)
    for card in view["border"]:
        assert at(lines, str(card["number"]))[0].startswith(f"{card['number']} ")
    for space in view["inner"]:
        name, words, more = at(lines, space["name"])
        assert name.startswith(space["name"])
        shown = f"{name.removeprefix(space['name'])}{words} {more}"
        assert all(word in shown for word in expected(space)), (space, shown)


def expected(space: Inner) -> Iterator[str]:
    """What a space should show, put together in another way."""
    card = space["card"]
    if space["down"]:
        yield from ("face down", f"({space['down']})")
    elif card is None:
        yield "no card"
    elif card["deck"] == "tribe":
        yield from (card["name"], f"{card['points']}★", *(["/1g"] if card["or_gold"] else []))
        yield from (f"{number}{good[0]}" for good, number in card["cost"].items() if number)
    else:
        yield from (f"{n} {good[:4]}" for good, n in card["gives"].items() if n)
        yield {"choice": "any 1 good", "gold": "1 gold", "point": "1 point"}.get(card["name"], "")


def test_the_board_of_any_moment_fits_the_width_and_the_height() -> None:
    for _, view in chain(views([1]), views([2], deck=rich_deck())):
        drawn = targi.board(view, (), False).plain.splitlines()
        assert max(map(len, drawn)) <= WIDTH
        turn = targi.turn(view, "Ada (1)")
        below = TABLE + sum(len(line) // WIDTH + 1 for line in turn)
        assert len(drawn) + below <= HEIGHT


def test_a_terminal_without_unicode_gets_ascii_signs() -> None:
    for _, view in views([3]):
        drawn, simple = (targi.board(view, (), simple) for simple in (False, True))
        assert simple.plain.isascii()
        assert len(simple.plain) == len(drawn.plain)
        assert simple.spans == drawn.spans


PLACING = "3:2 11:1 13:1 14:2"


def test_targis_their_lines_and_the_crossings_so_far_are_shown() -> None:
    match = table(PLACING, phase="placing", robber=1, turn=1)
    lines = square(board(match))
    assert at(lines, "11")[1] == " 1 pepper  T1"
    assert at(lines, "3")[1] == " 1 salt    T2"
    assert at(lines, "1")[1] == " hand card R!"
    assert at(lines, "c1")[0].endswith("+1")
    assert at(lines, "b3")[0].endswith("+2")
    assert sum("+1" in line or "+2" in line for line in lines) == 2
    across = {n: re.findall("━.", line) for n, line in enumerate(lines) if "━" in line}
    assert across == {8: ["━2"] * 3, 12: ["━1"] * 3}  # from 14 and from 13, not up to 6 and 7
    down = {n: re.findall("┃.", line) for n, line in enumerate(lines) if "┃" in line}
    assert down == {2: ["┃2"], 6: ["┃1", "┃2"], 10: ["┃1", "┃2"], 14: ["┃1"]}
    assert lines[6].index("┃1") - STEP == lines[6].index("┃2") - 3 * STEP == 6


def test_two_lines_of_both_seats_on_one_row_are_both_shown() -> None:
    match = table("5:1 15:2 1:1 3:2", phase="placing", robber=7, rows_1="targia9")
    row = square(board(match))[4]
    assert [row[14 + STEP * gap :][:2] for gap in range(4)] == ["━2", "12", "12", "━1"]
    assert at(square(board(match)), "a1")[0].endswith("+1")


def test_the_robber_and_a_targi_may_share_a_card() -> None:
    match = table("7:1", phase="placing", turn=2, robber=7, rows_1="rider7")
    assert at(square(board(match, 1)), "7")[1] == " 1 date   T1R!"


def test_markers_of_both_seats_stand_on_their_cards() -> None:
    match = bare("a1=gold:1 b2=rider3:12 5:1")
    lines = square(board(match))
    assert at(lines, "a1") == ["a1         m1", " 1 gold", ""]
    assert at(lines, "b2") == ["b2 rider3 m1m2", " 1d 2s 1p   2★", ""]
    assert at(lines, "c3") == ["c3", " no card", ""]


def test_new_pieces_stand_in_brackets_that_move_nothing() -> None:
    match = table(PLACING, phase="placing", robber=1)
    plain, marked = board(match).plain, board(match, fresh=("14", "3")).plain
    assert marked.replace("[", " ").replace("]", " ") == plain
    assert marked.count("[T2]") == 2


def test_the_cards_where_no_targi_may_be_placed_are_grey_and_say_why() -> None:
    seen_so_far = set()
    for match, view in chain(views([1]), views([2], deck=rich_deck())):
        if view["phase"] != "placing":
            continue
        drawn = targi.board(view, (), False)
        for number, style, words in border(drawn):
            barred = style in (BARRED_STYLE, CORNER_STYLE)
            assert barred == (f"place {number}" not in view["legal"])
            kinds = {reason.kind for reason in match.why_not(f"place {number}")}
            assert ("× faces T" in words) == (kinds == {"opposite"})
            seen_so_far |= kinds
    assert seen_so_far == {"corner", "robber", "occupied", "opposite"}


def border(drawn: Text) -> Iterator[tuple[str, str, str]]:
    """Each border card with the style of its name and its second line."""
    lines = square(drawn)
    start = drawn.plain.index(lines[0])
    for row, names in enumerate(GRID):
        for column, name in enumerate(names):
            offset = start + sum(len(line) + 1 for line in lines[: TOPS[row]]) + STEP * column
            span = next(s for s in drawn.spans if s.start <= offset < s.end)
            if name.isdigit():
                yield name, str(span.style), at(lines, name)[1]


def test_every_card_and_piece_brings_its_own_ground_and_ink() -> None:
    for match in WALKS:
        drawn = board(match)
        styles = {str(s.style) for s in drawn.spans if drawn.plain[s.start : s.end].strip()}
        coloured = {style for style in styles if "#" in style}
        assert coloured
        assert all(re.search(r"#\w{6} on #\w{6}$", style) for style in coloured)
        assert styles - coloured <= {"dim", "bold"}


# -- cards in words --------------------------------------------------------------------------


def test_each_tribe_card_in_sight_is_told_in_words() -> None:
    match = table("5:1 a1=targia4", hand_1="rider9", hand_2="well7 secret")
    above = board(match).plain.partition("Round ")[0].splitlines()
    assert "a1     targia4  2★  2d 1g       At the end: a point for every two Targias." in above
    assert "hand 1 rider9   1★  2s 1p/1g    At Caravan draw two cards and use one." in above
    assert "hand 2 ?        Secret." in above
    assert not any("well7" in line for line in above)
    assert any("well7" in line for line in board(match, 1).plain.splitlines())


def test_a_card_drawn_in_secret_is_shown_to_its_drawer_only() -> None:
    match = table("14:1 a1=gold:1")
    do(match, "use 14", "draw camp9")
    assert "drawn  camp9    1★  1d 1s 1p/1g" in board(match).plain
    assert "drawn  ?" in board(match, 1).plain
    assert "camp9" not in board(match, 1).plain


def test_the_displays_lie_side_by_side_with_their_bonuses() -> None:
    rows = {"rows_1": "well1 well2 well4 well5 / camp1 rider1", "rows_2": "targia1 rider2 rider4"}
    lines = board(table("5:1", **rows)).plain.splitlines()
    one, two = [line for line in lines if re.match(r" 1 \d: ", line)]
    assert one == (
        " 1 1: well1   well2   well4   well5   +4 2 1: targia1 rider2  rider4  ·       -"
    )
    assert " ".join(two.split()) == "1 2: camp1 rider1 · · 2? 2 2: · · · · 4?"


def test_long_names_put_the_displays_one_below_the_other() -> None:
    deck = own(*["targia,1,1,0,0,0,0,-"] * 12)
    match = bare("5:1", deck, rows_1="targia10 targia2", rows_2="targia3 / targia12")
    rows = [line for line in board(match).plain.splitlines() if re.match(r" [12] \d: ", line)]
    assert [row[:14] for row in rows] == [
        " 1 1: targia10",
        " 1 2: ·       ",
        " 2 1: targia3 ",
        " 2 2: targia12",
    ]


# -- the table -------------------------------------------------------------------------------


def test_the_table_tells_stores_limits_and_points() -> None:
    for match in WALKS:
        head, *seats = said(match)
        assert head.split() == [
            *(
                "dates",
                "salt",
                "pepper",
                "goods",
                "gold",
                "tokens",
                "cards",
                "end",
                "points",
                "hand",
            )
        ]
        for player, line in zip(match.view(0)["players"], seats, strict=True):
            words = line.replace(">", " ").split()[2:]
            goods, gold = player["goods"], player["gold"]
            assert words[:3] == [str(number) for number in goods.values()]
            assert words[3].lstrip("!") == f"{sum(goods.values())}/{player['most_goods']}"
            assert words[4].lstrip("!") == f"{gold}/{player['most_gold']}"
            assert [int(word) for word in words[5:7]] == [player["tokens"], player["printed"]]
            assert int(words[7].strip("()")) == player["effects"] + player["rows"]
            assert int(words[8]) == player["points"]


def test_the_last_table_adds_up_to_the_points() -> None:
    match = WALKS[-1]
    assert match.over
    for score, line in zip(match.points(), said(match)[1:], strict=True):
        *sources, total = map(int, line.split()[-5:-1])
        assert sum(sources) == total == score.total


def test_what_is_above_the_limit_is_marked() -> None:
    match = table("6:1 2:1", player_1="dates 9, salt 3, pepper 0, gold 4")
    assert said(match)[1].split()[6:8] == ["!12/10", "!4/3"]
    assert said(match)[2].split()[5:7] == ["6/10", "1/3"]


def test_a_secret_hand_is_a_question_mark_to_the_other() -> None:
    match = table("5:1", hand_1="rider9 secret", hand_2="well7")
    assert [line.split()[-1] for line in said(match, 0)[1:]] == ["rider9", "well7"]
    assert [line.split()[-1] for line in said(match, 1)[1:]] == ["?", "well7"]


def test_every_effect_has_a_name_that_fits_on_its_card() -> None:
    for _, view in views([1], deck=rich_deck()):
        effects = {card["effect"] for card in view["unseen"]["tribe"]}
        for effect in effects:
            assert len(say(f"targi-screen-effect-{effect}")) <= 13
        return
