"""`serai picture`: a moment or a whole game in a file."""

from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import serai
from serai.core import filming
from serai.core.errors import SeraiError
from serai.terminal.picturing import PictureArgs, picture
from serai.terminal.seats import called

RECORD = Path(__file__).parents[1] / "records" / "targi-2.serai"


def drawn(into: Path, file: Path = RECORD, **more: Any) -> Path:
    picture(file, PictureArgs(**{"out": into, "ply": None, "seat": None, "dark": False, **more}))
    return into


def test_a_moment_is_drawn_as_a_seat_saw_it(tmp_path: Path) -> None:
    match = serai.load(RECORD.read_text("utf-8"))
    svg = drawn(tmp_path / "a.svg", ply=100, seat=2).read_text("utf-8")
    assert svg == match.positions[100].svg(1, called(match))
    painted = Image.open(BytesIO(drawn(tmp_path / "a.PNG", dark=True).read_bytes()))
    assert (painted.format, painted.width) == ("PNG", 1200)


def test_a_whole_game_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filming, "MOST_FRAMES", 3)
    film: Any = Image.open(BytesIO(drawn(tmp_path / "a.apng").read_bytes()))
    assert film.n_frames == 3


def test_a_position_can_be_drawn_too(tmp_path: Path) -> None:
    position = serai.load(RECORD.read_text("utf-8")).positions[50]
    file = tmp_path / "position.txt"
    file.write_text(str(position), "utf-8")
    assert drawn(tmp_path / "b.svg", file).read_text("utf-8").startswith("<svg")


def test_what_cannot_be_drawn_is_refused(tmp_path: Path) -> None:
    wrong: list[tuple[str, Any, str]] = [
        ("a.gif", {}, "bad-picture"),
        ("a.svg", {"ply": 100_000}, "no-such-ply"),
        ("a.svg", {"seat": 9}, "bad-seat"),
    ]
    for name, more, code in wrong:
        with pytest.raises(SeraiError) as refused:
            drawn(tmp_path / name, **more)
        assert refused.value.code == code
    (tmp_path / "mine.svg").write_text("not a picture", "utf-8")
    with pytest.raises(SeraiError):
        drawn(tmp_path / "mine.svg")
