"""S1–S8: players, the plan and its cross, the stacks, what everybody begins with."""

from collections import Counter
from typing import Any

import pytest

import serai
from games.sons.table import display, do, legal, stands, table, tile_set, turban, water
from serai.core.contract import CHANCE, SPECTATOR
from serai.core.errors import BadMaterial, BadOption
from serai.core.match import Match
from serai.core.position import Position
from serai.games.sons.notation import CELL_NAMES

ARMS = {
    "n": ["f5", "f4", "f3", "f2", "f1"],
    "e": ["g6", "h6", "i6", "j6", "k6"],
    "s": ["f7", "f8", "f9", "f10", "f11"],
    "w": ["e6", "d6", "c6", "b6", "a6"],
}
CROSS = {"f6", *(cell for arm in ARMS.values() for cell in arm)}
SHAPES = ["....", "a...", "aa..", "a.a.", "ab..", "a.b.", "aaa.", "aab.", "abb.", "aaaa", "aabb"]
FEW = tile_set(["a..."], ["...."] * 2, [".a.."] * 2, ["..a."] * 2, ["...a"])


def waiting(seats: int = 2, first: object = 1, **options: Any) -> Match:
    """A match before chance has done anything."""
    match = serai.new("sons", seats, seed=1, first=first, **options)
    return Match(Position(match.game, match.material), "1", resolve_chance=False)


def sides(match: Match) -> dict[str, str]:
    """What the sides of every discovered cell are: `.` desert, `a` oasis; north, east, …"""
    return {cell["name"]: cell["sides"] for cell in match.view()["cells"]}


# -- S1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert serai.new("sons", seats, seed=1).seats == seats


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_nobody_plays_alone_and_five_are_too_many(seats: int) -> None:
    with pytest.raises(BadOption, match="for 2, 3"):
        serai.new("sons", seats, seed=1)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    tables = [serai.new("sons", seats, seed=seed) for seed in range(40)]
    assert {match.actor for match in tables} == set(range(seats))
    for match in tables:
        lot = match.log[0]
        assert (lot.seat, match.text(lot.action)) == (CHANCE, f"first {match.actor + 1}")


@pytest.mark.rule("S1")
def test_the_lot_is_fair() -> None:
    match = waiting(3, "lot")
    assert legal(match) == "first 1, first 2, first 3"
    assert match.game.weights(match.material.m, match.state) == [1, 1, 1]


@pytest.mark.rule("S1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_a_table_may_name_the_first_player(first: int) -> None:
    tables = [serai.new("sons", 3, seed=seed, first=first) for seed in range(10)]
    assert {match.actor for match in tables} == {first - 1}
    assert not any(match.text(match.log[0].action).startswith("first") for match in tables)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("first", ["0", "3", "youngest", ""])
def test_only_a_seat_or_the_lot_can_be_first(first: str) -> None:
    with pytest.raises(BadOption, match="lot, 1"):
        serai.new("sons", 2, seed=1, first=first)


@pytest.mark.rule("S1")
def test_turns_go_round_to_the_next_seat() -> None:
    match = serai.new("sons", 3, seed=1, first=2)
    actors: list[int] = []
    while len(actors) < 7:
        if match.view()["phase"] == "moving" and actors[-1:] != [match.actor]:
            actors.append(match.actor)
        match.play(match.legal()[-1] if "end" in match.legal() else match.legal()[0])
    assert actors == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("S1")
@pytest.mark.rule("S7")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_first_player_owns_the_turban(first: int) -> None:
    explorers = serai.new("sons", 4, seed=1, first=first).view()["players"][first - 1]["explorers"]
    assert [e["height"] for e in explorers if e["turban"]] == [16]


# -- S2, S3 -----------------------------------------------------------------------------------


@pytest.mark.rule("S2")
def test_the_plan_is_eleven_by_eleven() -> None:
    assert len(CELL_NAMES) == 121
    assert (CELL_NAMES[0], CELL_NAMES[10], CELL_NAMES[-1]) == ("a1", "k1", "k11")


@pytest.mark.rule("S2")
def test_the_cross_of_21_cells_is_known_from_the_start() -> None:
    assert len(CROSS) == 21
    assert set(sides(waiting())) == CROSS


@pytest.mark.rule("S3")
def test_sixteen_white_sides_are_the_same_on_every_arm() -> None:
    """Ruling: looking outward, right of 1, left of 3, right of 4, left of 5."""
    white = {
        *("f5e", "f3w", "f2e", "f1w"),
        *("g6s", "i6n", "j6s", "k6n"),
        *("f7w", "f9e", "f10w", "f11e"),
        *("e6n", "c6s", "b6n", "a6s"),
    }
    found = {
        cell + side
        for cell, kinds in sides(waiting()).items()
        for side, kind in zip("nesw", kinds, strict=True)
        if kind != "."
    }
    assert found == white
    for outward, arm in ARMS.items():
        right = "nesw"["nesw".index(outward) - 3]
        left = "nesw"["nesw".index(outward) - 1]
        on_arm = [arm[0] + right, arm[2] + left, arm[3] + right, arm[4] + left]
        assert set(on_arm) == {name for name in white if name[:-1] in arm}


@pytest.mark.rule("S3")
def test_all_lines_along_the_arms_and_out_at_their_ends_are_brown() -> None:
    shown = sides(waiting())
    for outward, arm in ARMS.items():
        way = "nesw".index(outward)
        for cell in arm:
            assert shown[cell][way] == shown[cell][way - 2] == "."
    assert shown["f6"] == "...."
    assert all(len(kinds) == 4 for kinds in shown.values())


@pytest.mark.rule("S3")
def test_every_white_side_of_the_cross_is_an_oasis_part_of_its_own() -> None:
    oases = waiting().view()["oases"]
    assert len(oases) == 16
    assert all(len(o["parts"]) == 1 and o["open"] == 1 and o["fields"] == [] for o in oases)


# -- S4 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S4")
def test_five_stacks_of_seventeen_tiles() -> None:
    assert waiting(3).view()["stacks"] == [17, 17, 17, 17, 17]
    assert waiting(4).view()["stacks"] == [17, 17, 17, 17, 17]


@pytest.mark.rule("S4")
def test_with_two_players_stack_1_is_left_out() -> None:
    match = waiting(2)
    assert match.view()["stacks"] == [0, 17, 17, 17, 17]
    assert not any(tile["name"].startswith("1.") for tile in match.view()["unseen"])
    assert legal(match).startswith("tile 2.1, tile 2.2")


@pytest.mark.rule("S4")
@pytest.mark.rule("S6")
def test_the_first_tiles_come_from_the_current_stack_each_as_likely() -> None:
    match = waiting(3)
    assert match.legal() == [f"tile 1.{number}" for number in range(1, 18)]
    assert set(match.game.weights(match.material.m, match.state)) == {1}


@pytest.mark.rule("S4")
def test_the_current_stack_is_the_lowest_one_with_tiles_left() -> None:
    match = waiting(3, tiles=FEW)
    do(match, "tile 1.1")
    assert legal(match) == "tile 2.1, tile 2.2"
    do(match, "tile 2.2")
    assert legal(match) == "tile 2.1"
    do(match, "tile 2.1", "stay", "draw")
    assert legal(match) == "tile 3.1, tile 3.2"


@pytest.mark.rule("S4")
def test_how_many_tiles_are_left_is_open_and_their_order_unknown() -> None:
    match = serai.new("sons", 3, seed=1)
    assert match.view(SPECTATOR)["stacks"] == [14, 17, 17, 17, 17]
    unseen = [tile["name"] for tile in match.view(SPECTATOR)["unseen"]]
    assert unseen == sorted(unseen, key=lambda name: [int(word) for word in name.split(".")])
    assert len(unseen) == 14 + 4 * 17


@pytest.mark.rule("S4")
def test_each_stack_is_shuffled_by_the_seed() -> None:
    tables = [serai.new("sons", 2, seed=seed, first=1) for seed in range(60)]
    assert len({display(match, 0) for match in tables}) > 10


# -- S5 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S5")
@pytest.mark.parametrize("tile", SHAPES)
def test_a_tile_has_one_oasis_part_or_two_that_are_not_joined(tile: str) -> None:
    match = table(f"""
             g     h     i
        3    .     .     .
        4    .     {tile}  .
        5    .     .     .
        """)
    here = [oasis for oasis in match.view()["oases"] if oasis["parts"][0][0] == "h4"]
    assert len(here) == len(set(tile) - {"."})
    assert sum(oasis["open"] for oasis in here) == 4 - tile.count(".")


@pytest.mark.rule("S5")
@pytest.mark.parametrize("tile", ["aba.", "bab.", "abab", "aaab", "abbb", "a.ab"])
def test_other_ways_to_split_a_tile_are_none(tile: str) -> None:
    with pytest.raises(BadMaterial):
        table(f"""
                 h
            4    {tile}
            """)


@pytest.mark.rule("S5")
@pytest.mark.rule("S20")
def test_only_tiles_with_four_desert_sides_are_desert_tiles() -> None:
    for tile, place, desert in [("tile 5.1", "lay g1 0", True), ("tile 5.2", "lay g1 0", False)]:
        match = table(left=".... a...", phase="discovering")
        do(match, "draw", tile, place)
        assert match.view()["second"] == desert


# -- S6 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S6")
@pytest.mark.parametrize(
    ("seats", "first", "caravans"),
    [
        (2, 1, "f1 f11"),
        (2, 2, "f11 f1"),
        (3, 1, "f1 k6 f11"),
        (3, 3, "k6 f11 f1"),
        (4, 1, "f1 k6 f11 a6"),
        (4, 2, "a6 f1 k6 f11"),
    ],
)
def test_caravans_begin_at_the_ends_of_the_cross(seats: int, first: int, caravans: str) -> None:
    """Ruling: clockwise from the north end; two opposite; with three the west end stays empty."""
    players = serai.new("sons", seats, seed=1, first=first).view()["players"]
    assert " ".join(player["caravan"] for player in players) == caravans


@pytest.mark.rule("S6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_begins_with_the_same_things(seats: int) -> None:
    for player in serai.new("sons", seats, seed=1).view()["players"]:
        assert (player["water"], player["camels"], player["places"]) == (2, 0, 4)
        assert set(player["goods"].values()) == {0}
        assert len(player["explorers"]) == 4
        assert len(player["display"]) == 1
        assert all(explorer["at"] is None for explorer in player["explorers"])


@pytest.mark.rule("S6")
def test_the_first_tiles_are_dealt_in_turn_order_and_lie_open() -> None:
    match = waiting(3, 2)
    do(match, "tile 1.7", "tile 1.3", "tile 1.9")
    assert [display(match, seat) for seat in range(3)] == ["1.9", "1.7", "1.3"]
    assert match.actor == 1
    dealt = [(event.kind, event.rule, event.seat) for event in match.events()]
    assert dealt == [("dealt", "S6", 1), ("dealt", "S6", 2), ("dealt", "S6", 0)]


# -- S7 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S7")
@pytest.mark.parametrize("first", [1, 3])
def test_heights_go_by_turn_order(first: int) -> None:
    """Ruling: 16 13 3 2, 11 10 8 5, 12 9 7 6, 15 14 4 1 from the first player on."""
    players = serai.new("sons", 4, seed=1, first=first).view()["players"]
    heights = [[explorer["height"] for explorer in player["explorers"]] for player in players]
    in_turn = heights[first - 1 :] + heights[: first - 1]
    assert in_turn == [[16, 13, 3, 2], [11, 10, 8, 5], [12, 9, 7, 6], [15, 14, 4, 1]]


@pytest.mark.rule("S7")
def test_all_heights_differ_and_each_player_has_the_same_sum() -> None:
    players = serai.new("sons", 4, seed=1).view()["players"]
    heights = [[explorer["height"] for explorer in player["explorers"]] for player in players]
    assert sorted(height for four in heights for height in four) == list(range(1, 17))
    assert {sum(four) for four in heights} == {34}


@pytest.mark.rule("S7")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_fewer_players_the_first_groups_of_heights_are_used(seats: int) -> None:
    match = serai.new("sons", seats, seed=1)
    assert turban(match) == 16
    heights = {e["height"] for player in match.view()["players"] for e in player["explorers"]}
    assert heights == {16, 13, 3, 2, 11, 10, 8, 5} | ({12, 9, 7, 6} if seats == 3 else set())


@pytest.mark.rule("S7")
@pytest.mark.rule("S24")
def test_the_wearer_of_the_turban_counts_as_the_tallest_of_all() -> None:
    match = table(
        """
             f      g    h
        2    +@1    .    ...a:salt
        """,
        display_1=".a.a:gems",
        explorers="13 h2w 11 h2w 8 h2w",
        turban=11,
    )
    do(match, "stay", "take 3.1", "lay g2 0", "pass")
    assert [e["height"] for e in match.view()["line"]] == [11, 13, 8]


# -- S8 ---------------------------------------------------------------------------------------


@pytest.mark.rule("S8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_at_the_start(seats: int) -> None:
    supply = serai.new("sons", seats, seed=1).view()["supply"]
    assert supply == {
        "water": 20 - 2 * seats,
        "camels": 10,
        "goods": {"incense": 10, "myrrh": 10, "salt": 10, "gems": 10},
        "rumours": 6,
        "put_back": [],
    }


HEARING = """
         f      g      h
    2    +@1    .      ...a:rumour
    """


def at_a_rumour(**lines: Any) -> Match:
    """Seat 1 has just taken a rumour field."""
    match = table(HEARING, display_1=".a.a", explorers="16 h2w", **lines)
    do(match, "stay", "take 3.1", "lay g2 0", "pass", "field rumour")
    return match


@pytest.mark.rule("S8")
def test_six_rumour_tiles_of_five_values_are_mixed() -> None:
    """Ruling: +3, +2, +1, −1, −1, −2."""
    match = at_a_rumour()
    weights = match.game.weights(match.material.m, match.state)
    assert dict(zip(match.legal(), weights, strict=True)) == {
        "rumour +3": 1,
        "rumour +2": 1,
        "rumour +1": 1,
        "rumour -1": 2,
        "rumour -2": 1,
    }


@pytest.mark.rule("S8")
def test_a_rumour_drawn_is_not_there_for_the_next() -> None:
    match = at_a_rumour(r1="-1 salt seen 2", r2="+3 salt seen 1")
    weights = match.game.weights(match.material.m, match.state)
    assert dict(zip(match.legal(), weights, strict=True)) == {
        "rumour +2": 1,
        "rumour +1": 1,
        "rumour -1": 1,
        "rumour -2": 1,
    }


@pytest.mark.rule("S8")
def test_the_rumour_board_has_two_places_for_each_good() -> None:
    """Ruling."""
    match = at_a_rumour(r1="-1 salt seen 2", r2="+3 salt seen 1", r3="+1 gems seen 1")
    do(match, "rumour +2")
    assert legal(match) == "put incense, put myrrh, put gems"


@pytest.mark.rule("S8")
def test_all_water_paid_goes_to_the_supply() -> None:
    match = table(left="....", phase="leading", display_1="....", display_2="....")
    supply = [match.view()["supply"]["water"]]
    do(match, "leader")
    supply.append(match.view()["supply"]["water"])
    do(match, "move k6", "scout 3.2", "lay k7 0")
    supply.append(match.view()["supply"]["water"])
    assert supply == [16, 17, 18]
    assert water(match) == [0, 2]


SHORT = """
         f      g      h
    2    +@1    .      ...a:{}
    """


def at_a_field(field: str, **lines: Any) -> Match:
    """Seat 1 is about to take the only field."""
    match = table(SHORT.format(field), display_1=".a.a", explorers="13 h2w", **lines)
    do(match, "stay", "take 3.1", "lay g2 0", "pass")
    assert legal(match) == f"field {field}"
    return match


@pytest.mark.rule("S8")
@pytest.mark.parametrize(("other", "gained"), [(17, 3), (18, 2), (19, 1), (20, 0)])
def test_short_water_gives_what_there_is(other: int, gained: int) -> None:
    """Ruling."""
    match = at_a_field("water3", player_1="water 0", player_2=f"water {other}")
    do(match, "field water3")
    assert water(match) == [gained, other]
    assert match.view()["supply"]["water"] == 20 - other - gained


@pytest.mark.rule("S8")
def test_a_camel_field_without_camels_brings_nothing() -> None:
    """Ruling."""
    match = at_a_field("camel", player_2="camels 10")
    events = do(match, "field camel")
    assert [player["camels"] for player in match.view()["players"]] == [0, 10]
    assert [(event.kind, event.rule) for event in events[1:]] == [("nothing", "S8")]


@pytest.mark.rule("S8")
@pytest.mark.parametrize("held", ["incense 0", "incense 4"])
def test_a_good_that_has_run_out_brings_nothing_and_nothing_is_thrown_away(held: str) -> None:
    """Ruling: it is not even asked."""
    match = at_a_field("salt", player_1=f"{held}, water 1", player_2="salt 10, camels 3")
    events = do(match, "field salt")
    assert match.view()["players"][0]["goods"]["salt"] == 0
    assert [(event.kind, event.rule) for event in events[1:]] == [("nothing", "S8")]
    assert match.view()["phase"] == "leading"


@pytest.mark.rule("S8")
def test_pieces_of_a_whole_table_add_up() -> None:
    match = serai.new("sons", 4, seed=1)
    view = match.view()
    assert view["supply"]["water"] + sum(player["water"] for player in view["players"]) == 20
    tiles = Counter(tile["name"] for tile in view["unseen"])
    tiles.update(tile["name"] for player in view["players"] for tile in player["display"])
    assert len(tiles) == 85 and set(tiles.values()) == {1}
    assert all(stands(match, height) == "home" for height in range(1, 17))
