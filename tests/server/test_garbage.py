"""Looking for garbage: seldom through all that lives, and always in the end."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from serai.server.garbage import Garbage


class Ring:
    """Garbage as soon as nobody holds it: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_has_lived_is_left_alone_until_all_is_looked_through() -> None:
    now = [0.0]
    garbage = Garbage(lambda: now[0])
    ring = Ring()
    seen = weakref.ref(ring)
    garbage.look()
    del ring
    gc.collect()
    assert seen() is not None  # it was there a second ago, and is not looked at
    now[0] = 599.0
    garbage.look()
    assert seen() is not None
    now[0] = 600.0
    garbage.look()
    assert seen() is None


def test_where_it_takes_long_it_is_done_as_much_more_seldom() -> None:
    times = iter([0.0, 600.0, 602.0, 1601.0, 1602.0, 1604.0])  # it takes two seconds
    garbage = Garbage(lambda: next(times))
    garbage.look()
    ring = Ring()
    seen = weakref.ref(ring)
    del ring
    garbage.look()
    assert seen() is not None
    garbage.look()
    assert seen() is None
