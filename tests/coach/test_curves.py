"""The drawing of a game: whole, legible, and for everybody."""

import re
from collections.abc import Sequence
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from serai.coach.analysis import curves
from serai.coach.analysis.judging import Outlook
from serai.coach.analysis.verdicts import Analysis, Assessment, Choice, Played, Ply, Verdict
from serai.core.contract import OVER, SPECTATOR
from serai.core.texts import LANGUAGES, say

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Ada", "שרה", "<Cy & Co>", "Émilie", "砂漠の商人")
LONG = "A name of quite a few words, as long as may be"


def look(seats: int, leader: int, chance: float, certain: bool = False) -> Outlook:
    rest = (1 - chance) / (seats - 1)
    chances = tuple(chance if seat == leader else rest for seat in range(seats))
    points = tuple(20.0 + 30 * share for share in chances)
    return Outlook(chances, points, (0.0 if certain else 0.02,) * seats)


def choice(action: str, seats: int) -> Choice:
    outlook = look(seats, 0, 0.5)
    return Choice(action, 10, 0.5, outlook.chances, outlook.points, (action,))


def ply(number: int, seats: int, lost: float) -> Ply:
    seat = (number - 1) % seats
    before = Assessment(seat, seat, 100, look(seats, number % seats, 0.6), ())
    best, played = look(seats, seat, 0.6), look(seats, seat, 0.6 - lost)
    moves = choice("camel sky b2", seats), choice(f"camel lime a{number}", seats)
    verdict = Verdict(*moves, best, played, lost, 0.02, lost > 0.06)
    return Ply(number, number, seat, f"camel lime a{number}", 9, before, verdict)


def game(
    names: Sequence[str], moves: int = 40, worst: Sequence[int] = (), over: bool = True
) -> Analysis:
    """A game of desert in which the worst moves are the given ones, worst first."""
    seats = len(names)
    losses = {number: 0.5 - 0.02 * place for place, number in enumerate(worst)}
    plies = tuple(ply(number, seats, losses.get(number, 0.0)) for number in range(1, moves + 1))
    at_last = look(seats, 0, 1.0 if over else 0.7, over)
    last = Assessment(OVER if over else 0, SPECTATOR, 0, at_last, ())
    played = tuple(Played(name, moves // seats, 0.01, 0.01, ()) for name in names)
    return Analysis("desert", tuple(names), 1000, None, 0, 1.0, plies, last, played, tuple(worst))


def texts(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter(f"{SVG}text"))


def said(svg: str) -> list[str]:
    return [text.text or "" for text in texts(svg)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_drawing_is_well_formed_and_names_every_seat(seats: int) -> None:
    svg = curves.draw(game(NAMES[:seats], worst=[7, 20]))
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    for name in NAMES[:seats]:
        assert said(svg).count(name) == 2  # beside the chances and beside the points
    for seat in range(seats):
        assert svg.count(f'class="line s{seat}"') == 2


def test_a_drawing_can_be_read_aloud() -> None:
    svg = curves.draw(game(NAMES, worst=[7]))
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "title desc"
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None and title.text == "Through the Desert: how the game went"
    assert desc is not None and desc.text is not None
    text = desc.text.replace("\u2068", "").replace("\u2069", "")
    assert all(f"{name}: chance to win" in text for name in NAMES)
    assert "Move 7, שרה: “camel lime a7” lost 50.0 % of the chance to win" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_drawing_is_in_the_language(language: str) -> None:
    svg = curves.draw(game(NAMES, worst=[7]), language=language)
    assert say("analysis-curves-chances", language) in svg
    assert ("50,0" in svg) == (language in ("pl", "fr", "de"))


def test_seats_differ_by_more_than_colour() -> None:
    svg = curves.draw(game(NAMES))
    dashes = dict(re.findall(r"\.line\.s(\d) \{ stroke-dasharray: ([^;]+);", svg))
    assert len(set(dashes.values())) == len(dashes) == 5
    badges = [text.text for text in texts(svg) if "badge" in str(text.get("class"))]
    assert sorted(map(str, badges)) == sorted("12345" * 2)


def test_a_drawing_has_colours_for_light_and_for_dark() -> None:
    style = curves.draw(game(NAMES)).partition("<style>")[2].partition("</style>")[0]
    light, _, dark = style.partition("@media (prefers-color-scheme: dark)")
    for kind in ("text", ".ground", ".rule", ".small", *(f".s{seat}" for seat in range(5))):
        assert f"{kind} {{" in light and f"{kind} {{" in dark


@pytest.mark.parametrize("pair", ["light", "dark"])
def test_lines_and_letters_stand_out_from_the_ground(pair: str) -> None:
    light = (curves.GROUND, curves.INK, curves.QUIET, *curves.COLOURS)
    dark = (curves.DARK_GROUND, curves.DARK_INK, curves.DARK_QUIET, *curves.DARK_COLOURS)
    ground, *others = light if pair == "light" else dark
    assert all(contrast(ground, other) > 4.5 for other in others)


def contrast(one: str, other: str) -> float:
    """As WCAG has it."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_the_worst_moves_are_marked_with_their_numbers() -> None:
    svg = curves.draw(game(NAMES[:2], worst=[30, 7, 8, 21]), worst=3)
    marks = [text.text for text in texts(svg) if "mark" in str(text.get("class"))]
    assert marks == ["7", "8", "30"]
    assert svg.count('class="fall') == 3


def test_marks_that_are_close_stand_above_each_other() -> None:
    svg = curves.draw(game(NAMES[:2], moves=300, worst=[100, 101, 102]))
    heights = [text.get("y") for text in texts(svg) if "mark" in str(text.get("class"))]
    assert len(set(heights)) == 3


def test_names_at_the_end_never_overlap_nor_leave_the_drawing() -> None:
    for seats in (2, 3, 4, 5):
        svg = curves.draw(game(NAMES[:seats]))
        places = [float(str(text.get("y"))) for text in texts(svg) if text.get("class") == "own"]
        for panel in (sorted(places[:seats]), sorted(places[seats:])):
            steps = [low - high for high, low in pairwise(panel)]
            assert all(step >= curves.LABEL_STEP - 0.2 for step in steps)
        for text in texts(svg):
            assert 0 < float(str(text.get("x"))) < curves.WIDTH
            assert 0 < float(str(text.get("y"))) < curves.HEIGHT


def test_a_long_name_is_cut_beside_its_line_and_whole_in_the_description() -> None:
    svg = curves.draw(game([LONG, "Bo"]))
    assert LONG not in said(svg)
    assert any(text.endswith("…") and LONG.startswith(text[:-1]) for text in said(svg))
    assert LONG in svg


def test_a_name_and_a_number_are_never_in_one_text() -> None:
    """Where a line is written from right to left, they would change places."""
    assert not any("שרה" in text and text != "שרה" for text in said(curves.draw(game(NAMES))))


def test_seats_without_a_name_are_players_with_a_number() -> None:
    assert {"Player 1", "Player 2"} <= set(said(curves.draw(game(["1", "you"]))))


def test_what_is_not_certain_is_not_drawn_as_certain() -> None:
    assert "100 %" in said(curves.draw(game(NAMES)))
    unfinished = curves.draw(game(NAMES, over=False))
    assert {"now", "70 %"} <= set(said(unfinished))
    assert "end" not in said(unfinished)


def test_a_long_game_is_drawn_as_means_of_a_few_positions_up_to_its_very_end() -> None:
    svg = curves.draw(game(NAMES[:2], moves=500))
    first = re.search(r'class="line s0" d="M([^"]+)"', svg)
    assert first is not None
    places = first[1].split(" L")
    assert 100 < len(places) <= curves.MOST_DRAWN + 1
    assert places[-1] == f"{curves.RIGHT}.0 152.0"  # certain at last
    assert any("A point is the mean of 4 positions." in text for text in said(svg))


@pytest.mark.parametrize("moves", [0, 1, 2, 13, 999])
def test_games_of_any_length_can_be_drawn(moves: int) -> None:
    svg = curves.draw(game(NAMES[:2], moves=moves))
    numbers = [text for text in said(svg) if text.isdigit()]
    assert len(numbers) < 40
    ElementTree.fromstring(svg)
