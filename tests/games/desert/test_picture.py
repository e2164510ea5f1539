"""Through the Desert as a picture: everything on the board is there, and nothing that is hidden."""

import re

from games.desert.picture import picture
from serai.core.contract import SPECTATOR

DRAWN = """
    1   .   l1  L1  .   1   .   .
    2     .   l1  .   .   .   a2  A2
    3   .   .   3   .   .   .   .
    4     .   .   .   T   .   .   .
    5   .   .   .   .   .   .   .
    """


def test_every_camel_stands_with_its_letter_and_every_leader_with_its_rider() -> None:
    drawn = picture(DRAWN).svg()
    board = drawn.partition('class="')[2]
    on_board = board[: board.index(">The herds<")]
    assert on_board.count('href="#desert-camel-lime"') == 3
    assert on_board.count('href="#desert-camel-amber"') == 2
    assert on_board.count('<use href="#desert-rider-0"') == 1
    assert on_board.count('<use href="#desert-rider-1"') == 1
    assert on_board.count(">L</text>") == 3


def test_waterholes_and_oases_are_there_with_their_words() -> None:
    drawn = picture(DRAWN).svg()
    assert "<title>c3, waterhole 3</title>" in drawn
    assert "<title>d4, oasis</title>" in drawn


def test_what_a_piece_is_can_be_read() -> None:
    match = picture(DRAWN)
    match.names = ["Ada", "Bo"]
    drawn = match.svg()
    assert "<title>c1, lime leader of Ada</title>" in drawn
    assert "<title>f2, amber camel of Bo</title>" in drawn


def test_hidden_totals_stay_hidden_but_for_ones_own() -> None:
    match = picture(DRAWN, hide_totals=True)
    totals = re.compile(r">(\?|\d+ points?)</text>")
    assert totals.findall(match.svg(SPECTATOR)) == ["?", "?"]
    mine, theirs = totals.findall(match.svg(0))
    assert theirs == "?" != mine
