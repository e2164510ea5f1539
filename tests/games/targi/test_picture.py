"""Targi as a picture: every card of the square is there, and no secret of a hand."""

import pytest

from games.targi.table import table
from serai.core.contract import SPECTATOR


def test_every_border_card_and_every_open_card_is_there() -> None:
    drawn = table("2:1 6:2").svg()
    for symbol in ("noble", "trader", "silversmith", "fata-morgana", "caravan", "expansion"):
        assert drawn.count(f'<use href="#targi-border-{symbol}"') == 1
    assert drawn.count('<use href="#targi-border-raid"') == 4
    assert "<title>a2, Targia" in drawn
    assert "<title>c3, Goods card: gold.</title>" in drawn


def test_the_pieces_stand_where_they_are() -> None:
    drawn = table("2:1 6:2").svg()
    assert drawn.count('<use href="#targi-targi-0"') == 1
    assert drawn.count('<use href="#targi-targi-1"') == 1
    assert drawn.count('<use href="#targi-robber"') == 1


@pytest.mark.rule("T5")
def test_a_secret_hand_card_is_shown_to_its_owner_and_to_nobody_else() -> None:
    match = table("2:1 6:2", hand_1="targia1 secret")
    for seat in (1, SPECTATOR):
        assert "<title>A tribe card, face down.</title>" in match.svg(seat)
    assert "<title>A tribe card, face down.</title>" not in match.svg(0)
    assert match.svg(0) != match.svg(1)


def test_laid_cards_are_in_the_display() -> None:
    assert table("2:1 6:2", rows_1="well1").svg().count('<use href="#targi-kind-well"') == (
        table("2:1 6:2").svg().count('<use href="#targi-kind-well"') + 1
    )
