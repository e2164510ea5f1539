"""The page's part of the benchmark: a real visit. How heavy it is is tested, how fast is not."""

from serai.bench.page import visit
from serai.bench.tables import table

LIMIT = 150  # kilobytes of script and style before a board is opened


def test_a_visit_loads_little_and_sees_a_bot_move() -> None:
    seen = visit()
    assert 10 < seen["kilobytes"] <= LIMIT
    assert 0 < seen["first_page"] < seen["first_bot_move"]


def test_the_figures_are_told() -> None:
    page = {"kilobytes": 58.3, "first_page_seconds": 1.93, "first_bot_move_seconds": 3.88}
    told = table(
        {
            "playouts": {},
            "start_up": {"help": 0.1, "first_match": 1.0},
            "calls": {"copy": 1.0, "legal": 2.0},
            "page": page,
        }
    )
    assert "58 kB" in told and "1.9 s" in told and "3.9 s" in told
