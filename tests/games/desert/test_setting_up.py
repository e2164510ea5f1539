"""D1–D7: players, board, leaders in hand, herds, palms and tokens."""

from collections import Counter

import pytest

import serai
from games.desert.picture import picture, signs
from serai.core.contract import CHANCE
from serai.core.errors import BadOption, InvalidAction
from serai.core.match import Match

PASS = """\
name: pass
players: 2-5
palms: 0
board:
  . . . .
   . . . .
  ---------
  . . . .
   . . . .
"""

TWO_PALM_SPACES = """\
name: two palm spaces
players: 2
palms: 1
board:
  . . . . . . .
   . p . . p .
  . . . o . . .
"""

COLOURS = ["amber", "lime", "rose", "sky", "violet"]
ASIDES = ["aside rose", "aside sky", "aside amber", "aside violet", "aside lime"]


def herds(match: Match) -> set[int]:
    line = next(line for line in str(match.position).splitlines() if line.startswith("| herds: "))
    return {int(word.strip(",")) for word in line.split() if word.strip(",").isdigit()}


def palms(match: Match) -> set[str]:
    return {cell for cell, sign in signs(match).items() if sign == "T"}


def tokens(match: Match) -> Counter[str]:
    return Counter(sign for sign in signs(match).values() if sign in "123")


# -- D1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_play(seats: int) -> None:
    assert serai.new("desert", seats, seed=1).seats == seats


@pytest.mark.rule("D1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_or_with_five_others(seats: int) -> None:
    with pytest.raises(BadOption, match="2, 3, 4"):
        serai.new("desert", seats, seed=1)


@pytest.mark.rule("D1")
def test_the_first_player_is_drawn_by_lot() -> None:
    tables = [serai.new("desert", 3, seed=seed, map=PASS) for seed in range(40)]
    assert {table.actor for table in tables} == {0, 1, 2}
    for table in tables:
        lot = table.log[0]
        assert (lot.seat, table.text(lot.action)) == (CHANCE, f"first {table.actor + 1}")


@pytest.mark.rule("D1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_table_may_name_the_first_player(first: int) -> None:
    tables = [serai.new("desert", 3, seed=seed, map=PASS, first=first) for seed in range(10)]
    assert {table.actor for table in tables} == {first - 1}


# -- D2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", [2, 3])
def test_beyond_the_line_there_is_nothing_for_two_or_three(seats: int) -> None:
    match = serai.new("desert", seats, seed=1, map=PASS)
    assert list(signs(match)) == ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2"]
    with pytest.raises(InvalidAction, match="a3"):
        match.why_not("leader lime a3")


@pytest.mark.rule("D2")
@pytest.mark.parametrize("seats", [4, 5])
def test_four_or_five_use_the_whole_board(seats: int) -> None:
    match = serai.new("desert", seats, seed=1, map=PASS)
    assert len(signs(match)) == 16
    assert "d4" in signs(match)


@pytest.mark.rule("D2")
def test_the_line_does_not_part_neighbours_for_four() -> None:
    match = serai.new("desert", 4, seed=1, map=PASS, first=1)
    match.play("leader lime b2")
    assert match.why_not("leader rose b3")[0].cells == ("b2",)


@pytest.mark.rule("D2")
def test_next_to_means_sharing_a_side() -> None:
    match = picture("""
        1   .   .   .   .   .   .
        2     .   .   .   .   .   .
        3   .   .   .   .   .   .
        4     .   L1  .   .   R1  .
        5   .   .   .   .   .   .
        6     .   .   .   .   .   .
        """)
    lime = [text.split()[2] for text in match.legal() if "lime" in text]
    assert lime == ["b3", "c3", "a4", "c4", "b5", "c5"]


@pytest.mark.rule("D2")
def test_next_to_is_the_same_in_rows_that_are_not_shifted() -> None:
    match = picture("""
        1   .   .   .   .
        2     .   .   .   .
        3   .   .   L1  .
        4     .   .   .   .
        """)
    assert [text.split()[2] for text in match.legal()] == ["b2", "c2", "b3", "d3", "b4", "c4"]


@pytest.mark.rule("D2")
def test_a_mountain_is_not_a_space() -> None:
    match = picture("""
        1   .   ^   .
        2     L1  .   .
        3   .   .   .
        """)
    assert "camel lime b1" not in match.legal()
    with pytest.raises(InvalidAction, match="b1"):
        match.play("lime b1")


# -- D3, D4 -----------------------------------------------------------------------------------


@pytest.mark.rule("D3")
def test_everybody_has_one_leader_of_each_colour() -> None:
    match = serai.new("desert", 2, seed=5, first=1)
    assert {text.split()[1] for text in match.legal()} == set(COLOURS)
    for turn, cell in enumerate(free_cells(match, 10)):
        match.play(f"leader {COLOURS[(turn // 2 + turn % 2) % 5]} {cell}")
    leaders = sorted(sign for sign in signs(match).values() if sign[0].isupper() and sign != "T")
    assert leaders == sorted(f"{colour[0].upper()}{seat}" for colour in COLOURS for seat in (1, 2))


def free_cells(match: Match, number: int) -> list[str]:
    """Cells where leaders may stand, far enough from each other."""
    spots = [text.split()[2] for text in match.legal() if text.startswith("leader amber")]
    chosen: list[str] = []
    while len(chosen) < number:
        apart = [cell for cell in spots if all(far(cell, other) for other in chosen)]
        chosen.append(apart[0])
    return chosen


def far(cell: str, other: str) -> bool:
    rows = abs(int(cell[1:]) - int(other[1:]))
    return rows > 1 or abs(ord(cell[0]) - ord(other[0])) > 1


@pytest.mark.rule("D3")
def test_a_leader_is_a_camel() -> None:
    match = picture("""
        1   .   .   .   L2
        2     L1  .   .   .
        """)
    assert match.why_not("rose a2")[0].rule == "D15"
    assert [reason.rule for reason in match.why_not("lime c1")] == ["D16", "D17"]


@pytest.mark.rule("D4")
def test_with_five_players_each_sets_another_leader_aside_in_turn() -> None:
    match = serai.new("desert", 5, seed=1, first=3)
    order, left = [], []
    for aside in ASIDES:
        order.append(match.actor)
        left.append(len(match.legal()))
        match.play(aside)
    assert order == [2, 3, 4, 0, 1]
    assert left == [5, 4, 3, 2, 1]


@pytest.mark.rule("D4")
def test_a_colour_set_aside_is_not_set_aside_again() -> None:
    match = serai.new("desert", 5, seed=1)
    match.play("aside rose")
    assert match.legal() == ["aside amber", "aside lime", "aside sky", "aside violet"]


@pytest.mark.rule("D4")
def test_palms_and_tokens_are_laid_only_after_leaders_are_set_aside() -> None:
    match = serai.new("desert", 5, seed=1)
    for aside in ASIDES:
        assert not palms(match) and not tokens(match)
        match.play(aside)
    assert len(palms(match)) == 5 and tokens(match).total() == 45


@pytest.mark.rule("D4")
def test_what_was_set_aside_is_not_placed() -> None:
    match = serai.new("desert", 5, seed=1, first=1)
    for aside in ASIDES:
        match.play(aside)
    assert {text.split()[1] for text in match.legal()} == {"amber", "lime", "sky", "violet"}


@pytest.mark.rule("D4")
def test_with_four_players_nothing_is_set_aside() -> None:
    assert serai.new("desert", 4, seed=1).legal()[0].startswith("leader")


# -- D5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("D5")
@pytest.mark.parametrize(("seats", "camels"), [(2, 22), (3, 26), (4, 30), (5, 29)])
def test_herds_are_smaller_with_fewer_players(seats: int, camels: int) -> None:
    assert herds(serai.new("desert", seats, seed=1)) == {camels}


@pytest.mark.rule("D5")
def test_a_map_may_name_smaller_herds() -> None:
    assert herds(serai.new("desert", 2, seed=1, map=PASS)) == {22}
    quick = PASS.replace("palms: 0", "palms: 0\nherds: 7")
    assert herds(serai.new("desert", 2, seed=1, map=quick)) == {7}


# -- D6, D7 -----------------------------------------------------------------------------------


@pytest.mark.rule("D6")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 6), (3, 6), (4, 7)])
def test_five_palms_are_drawn_for_the_palm_spaces(seats: int, spaces: int) -> None:
    drawn = [palms(serai.new("desert", seats, seed=seed)) for seed in range(30)]
    assert {len(cells) for cells in drawn} == {5}
    assert len(set().union(*drawn)) == spaces
    assert len({frozenset(cells) for cells in drawn}) > 3


@pytest.mark.rule("D6")
def test_a_table_may_fix_the_palms() -> None:
    for seed in range(8):
        match = serai.new("desert", 2, seed=seed, map=TWO_PALM_SPACES, palms="e2")
        assert palms(match) == {"e2"}


@pytest.mark.rule("D6")
def test_a_palm_space_without_a_palm_is_a_waterhole_space() -> None:
    match = serai.new("desert", 2, seed=1, map=TWO_PALM_SPACES, palms="b2")
    assert signs(match)["e2"] in "123"
    assert [reason.kind for reason in match.why_not("leader lime e2")] == ["waterhole"]
    assert match.why_not("leader lime f2") == []
    assert [reason.kind for reason in match.why_not("leader lime a2")] == ["next-to-oasis"]


@pytest.mark.rule("D7")
def test_each_waterhole_space_and_free_palm_space_gets_one_token() -> None:
    match = serai.new("desert", 2, seed=1, map=TWO_PALM_SPACES, palms="b2")
    assert [cell for cell, sign in signs(match).items() if sign in "123"] == ["e2", "d3"]


@pytest.mark.rule("D7")
@pytest.mark.parametrize("seed", range(5))
def test_with_four_players_all_forty_five_tokens_lie_on_the_board(seed: int) -> None:
    assert tokens(serai.new("desert", 4, seed=seed)) == {"1": 15, "2": 15, "3": 15}


@pytest.mark.rule("D7")
def test_with_two_players_twelve_tokens_drawn_at_random_are_left_over() -> None:
    laid = [tokens(serai.new("desert", 2, seed=seed)) for seed in range(20)]
    assert {number.total() for number in laid} == {33}
    assert max(max(number.values()) for number in laid) <= 15
    assert len({tuple(sorted(number.items())) for number in laid}) > 3


@pytest.mark.rule("D7")
def test_tokens_lie_face_up() -> None:
    match = serai.new("desert", 2, seed=1, hide_totals=True)
    shown = {cell["name"]: str(cell.get("waterhole")) for cell in match.view(1)["cells"]}
    lying = {cell: sign for cell, sign in signs(match).items() if sign in "123"}
    assert {cell: shown[cell] for cell in lying} == lying
