"""Drawn positions: every way in which a drawing can be wrong is named, with its line."""

import re

import pytest

from serai.core import registry
from serai.core.compiled import Buffer
from serai.core.contract import Fault
from serai.core.errors import BadPosition
from serai.core.material import build

BOARD = """\
1   L1  l1  .   .
2     .   2   .   L2
3   .   .   .   .
"""
HEAD = {"phase": "camels", "herds": "lime 19", "waterholes": "0 0 0 / 0 0 0"}


def material(board: str) -> Buffer:
    chart = f"name: small\nplayers: 2\npalms: 0\nherds: 20\nboard:\n{board}"
    return build(registry.supply("desert"), 2, {"map": chart}).m


def read(m: Buffer, board: str, head: dict[str, str]) -> Buffer:
    lines = [f"{key}: {value}\n" for key, value in head.items()]
    return registry.game("desert").position.read(m, "".join([*lines, "board:\n", board]))


SMALL = material("  . . . .\n   . o . .\n  . . . .\n")


def refused(head: dict[str, str], board: str = BOARD, m: Buffer = SMALL) -> BadPosition:
    with pytest.raises(BadPosition) as caught:
        read(m, board, {**HEAD, **head})
    return caught.value


def test_a_drawing_says_what_it_needs_and_no_more() -> None:
    write = registry.game("desert").position.write
    whole = write(SMALL, read(SMALL, BOARD, HEAD))
    assert "herds: amber 20, lime 19, rose 20, sky 20, violet 20\n" in whole
    assert write(SMALL, read(SMALL, BOARD, {})) == whole


HEADS = [
    ("value", 1, {"phase": "sleeping"}),
    ("value", 4, {"first": "3"}),
    ("value", 4, {"turn": "-"}),
    ("value", 4, {"left": "3"}),
    ("value", 4, {"opening": "perhaps"}),
    ("value", 4, {"aside": "lime 3"}),
    ("value", 4, {"aside": "lime 1, lime 2"}),
    ("value", 4, {"aside": "lime"}),
    ("value", 2, {"herds": "green 3"}),
    ("value", 2, {"herds": "lime x"}),
    ("value", 3, {"waterholes": "0 0 0"}),
    ("value", 3, {"waterholes": "0 0 / 0 0 0"}),
    ("value", 3, {"waterholes": "99 ? / 0 0 0"}),
    ("line", 4, {"weather": "fine"}),
    ("herd", 0, {"herds": "lime 20"}),
]


@pytest.mark.parametrize(("kind", "line", "head"), HEADS, ids=[str(head) for _, _, head in HEADS])
def test_a_line_that_is_wrong_is_named(kind: str, line: int, head: dict[str, str]) -> None:
    error = refused(head)
    assert (error.code, error.facts.get("line", 0)) == (f"desert-position-{kind}", line)


DRAWINGS = [
    ("label", 6, "2     .", "x     ."),
    ("label", 6, "2     .", "100   ."),
    ("column", 6, "2     .   2", "2     .  2 "),
    ("twice", 7, "3   .", "2     ."),
    ("missing", 4, "3   .   .   .   .\n", ""),
    ("sign", 5, "l1  .", "l1  x"),
    ("sign", 5, "l1  .   .", "l1  l3  ."),
    ("sign", 5, "l1  .   .", "l1  L1  ."),
    ("sign", 5, "l1  .", "l1  p"),
    ("no-space", 5, "l1  .   .", "l1  .   .   ."),
    ("open", 0, "3   .   .", "3   #1  ."),
]


@pytest.mark.parametrize(("kind", "line", "old", "new"), DRAWINGS)
def test_a_board_that_is_drawn_wrong_is_refused(kind: str, line: int, old: str, new: str) -> None:
    assert BOARD.count(old) == 1
    error = refused({}, BOARD.replace(old, new))
    assert (error.code, error.facts.get("line", 0)) == (f"desert-position-{kind}", line)


def test_what_is_enclosed_must_be_drawn_so() -> None:
    m = material("  . . .\n   . . .\n  . . .\n   . . .\n  . . .\n")
    ring = """\
1   R2  .   .
2     l1  l1  .
3   l1  .   l1
4     L1  l1  .
5   .   .   .
"""
    error = refused({"herds": "lime 15"}, ring, m)
    assert (error.code, error.facts) == ("desert-position-enclosed", {"cell": "b3", "seat": 1})


def test_a_drawing_without_a_board_is_refused() -> None:
    with pytest.raises(BadPosition) as caught:
        registry.game("desert").position.read(SMALL, "phase: camels\nturn: 1\n")
    assert (caught.value.code, caught.value.facts) == ("desert-position-no-board", {"line": 2})


def test_a_position_in_which_nobody_could_do_anything_is_refused() -> None:
    """A leader is to be placed, and no space is left for one."""
    m = material("  . . .\n")
    error = refused({"phase": "leaders", "herds": "lime 20"}, "1   L1  .   R2\n", m)
    assert error.code == "desert-position-stuck"


def test_what_cannot_be_is_told_as_data() -> None:
    error = refused({"herds": "lime 18"}, BOARD.replace("L2", "l2"))
    assert error.code == "position-unsound"
    assert isinstance(error.facts["why"], Fault)
    assert error.facts["why"].key == "desert-unsound-torn"
    assert str(error).startswith("This position cannot be: ")


def test_every_kind_of_bad_drawing_is_reached() -> None:
    folder = registry.folder_of("desert")
    assert folder is not None
    texts = (folder / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^desert-position-([a-z-]+) =", texts, re.MULTILINE))
    reached = {kind for kind, *_ in [*HEADS, *DRAWINGS]}
    assert reached | {"enclosed", "no-board", "stuck"} == known
