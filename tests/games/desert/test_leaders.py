"""D8–D12: placing the leaders."""

import pytest

import serai
from games.desert.picture import board, drawn, picture
from serai.core.match import Match

PLAIN = "name: plain\nplayers: {players}\npalms: 0\nboard:\n" + "\n".join(
    "  " + " " * (row % 2) + " ".join("." * 14) for row in range(14)
)
ASIDE = "amber 1, lime 2, rose 3, sky 4, violet 5"


def spaces(match: Match, colour: str) -> list[str]:
    """Where the seat to act may place this leader."""
    return [text.split()[2] for text in match.legal() if text.split()[1] == colour]


def colours(match: Match) -> list[str]:
    """The leaders the seat to act may place."""
    return list(dict.fromkeys(text.split()[1] for text in match.legal()))


def phase(match: Match) -> str:
    return str(match.position).partition("| phase: ")[2].splitlines()[0]


def placing_order(match: Match) -> list[int]:
    """Place any leaders until camels are placed; the seats in the order in which they acted."""
    order = []
    while phase(match) != "camels":
        order.append(match.actor)
        match.play(match.legal()[0])
    return order


@pytest.mark.rule("D8")
@pytest.mark.parametrize(("seats", "first"), [(2, 1), (2, 2), (3, 2), (4, 4)])
def test_leaders_are_placed_in_five_rounds_from_the_first_player_on(seats: int, first: int) -> None:
    chart = PLAIN.format(players=seats)
    match = serai.new("desert", seats, seed=1, map=chart, first=first)
    one_round = [(first - 1 + i) % seats for i in range(seats)]
    assert placing_order(match) == one_round * 5
    assert match.actor == first - 1


@pytest.mark.rule("D8")
@pytest.mark.rule("D4")
def test_with_five_players_there_are_four_rounds_of_leaders() -> None:
    match = serai.new("desert", 5, seed=1, map=PLAIN.format(players=5), first=3)
    for _ in range(5):
        match.play(match.legal()[0])
    assert placing_order(match) == [2, 3, 4, 0, 1] * 4
    placed = [sign for sign in board(match).split() if sign[0] in "ALRSV"]
    assert sorted(sign[0] for sign in placed) == sorted("ALRSV" * 4)


@pytest.mark.rule("D8")
def test_a_leader_is_placed_only_once() -> None:
    match = picture(
        """
        1   L1  .   .   .   .   .
        2     .   .   .   R2  .   .
        """,
        phase="leaders",
    )
    assert colours(match) == ["amber", "rose", "sky", "violet"]


@pytest.mark.rule("D9")
def test_a_leader_goes_on_an_empty_space() -> None:
    match = picture(
        """
        1   .   3   .   .   .
        2     .   .   L1  .   .
        3   2   .   .   .   1
        """,
        phase="leaders",
        turn=2,
    )
    assert spaces(match, "rose") == ["a1", "e1", "a2", "e2", "b3"]


@pytest.mark.rule("D9")
def test_a_leader_does_not_stand_on_an_oasis() -> None:
    match = picture(
        """
        1   .   .   .   .
        2     .   T   .   .
        3   .   .   .   .
        """,
        phase="leaders",
    )
    assert "b2" not in spaces(match, "lime")
    assert match.why_not("leader lime b2")[0].rule == "D9"


@pytest.mark.rule("D10")
def test_a_leader_does_not_stand_next_to_an_oasis() -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     .   .   T   .   .
        3   .   .   .   .   .
        """,
        phase="leaders",
    )
    assert spaces(match, "amber") == ["a1", "b1", "e1", "a2", "e2", "a3", "b3", "e3"]


@pytest.mark.rule("D10")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_leader_does_not_stand_next_to_any_leader_even_its_own_players(seat: int) -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     .   .   L1  .   .
        3   .   .   .   .   R2
        """,
        phase="leaders",
    )
    if seat == 2:
        match.play("leader sky a1")
    assert not {"c1", "d1", "b2", "d2", "c3", "d3"} & set(spaces(match, "violet"))
    assert {"b3", "e1"} < set(spaces(match, "violet"))


@pytest.mark.rule("D10")
def test_a_leader_may_stand_next_to_a_waterhole() -> None:
    match = picture(
        """
        1   .   3   .
        2     .   .   .
        """,
        phase="leaders",
    )
    match.play("leader lime a1")
    assert board(match) == drawn("""
        1   L1  3   .
        2     .   .   .
        """)


@pytest.mark.rule("D11")
def test_nobody_repeats_a_colour_in_the_first_round_of_leaders() -> None:
    match = serai.new("desert", 3, seed=1, map=PLAIN.format(players=3), first=2)
    match.play("leader rose a1")
    assert colours(match) == ["amber", "lime", "sky", "violet"]
    match.play("leader lime d1")
    assert colours(match) == ["amber", "sky", "violet"]


@pytest.mark.rule("D11")
def test_after_the_first_round_colours_are_free() -> None:
    match = serai.new("desert", 3, seed=1, map=PLAIN.format(players=3), first=2)
    for leader in ["rose a1", "lime d1", "amber g1"]:
        match.play(f"leader {leader}")
    assert match.actor == 1
    assert colours(match) == ["amber", "lime", "sky", "violet"]


FOUR_OF_FIVE = """
    1   {}  .   {}  .   {}  .   {}  .   .
    2     .   .   .   .   .   .   .   .   .
    """


@pytest.mark.rule("D11")
def test_the_fifth_of_five_places_any_colour_if_all_of_hers_have_been_placed() -> None:
    match = picture(
        FOUR_OF_FIVE.format("L1", "A2", "S3", "R4"), seats=5, phase="leaders", turn=5, aside=ASIDE
    )
    assert colours(match) == ["amber", "lime", "rose", "sky"]


@pytest.mark.rule("D11")
def test_the_fifth_of_five_has_no_choice_if_one_of_hers_has_not_been_placed() -> None:
    match = picture(
        FOUR_OF_FIVE.format("L1", "A2", "V3", "R4"), seats=5, phase="leaders", turn=5, aside=ASIDE
    )
    assert colours(match) == ["sky"]


@pytest.mark.rule("D12")
def test_the_placing_of_leaders_ends_when_no_space_is_left() -> None:
    match = picture("1   .   .   .   .   .", phase="leaders", first=2, turn=2)
    match.play("leader lime a1")
    match.play("leader rose c1")
    assert phase(match) == "leaders"
    match.play("leader sky e1")
    assert phase(match) == "camels"
    assert match.actor == 1
    assert board(match) == "1   L2  .   R1  .   S2"


@pytest.mark.rule("D12")
def test_leaders_left_over_do_not_join_the_herds() -> None:
    match = picture("1   .   .   .", phase="leaders", herds=9)
    match.play("leader lime b1")
    assert phase(match) == "camels"
    assert "| herds: amber 9, lime 9, rose 9, sky 9, violet 9" in str(match.position)


@pytest.mark.rule("D12")
@pytest.mark.rule("D16")
def test_a_leader_left_over_can_have_no_caravan() -> None:
    match = picture("1   .   .   .", phase="leaders")
    match.play("leader lime b1")
    assert match.legal() == ["camel lime a1", "camel lime c1"]
    assert [reason.kind for reason in match.why_not("rose a1")] == ["no-caravan"]
