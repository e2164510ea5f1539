"""What is to stand in one line of a record is one line, however a line may be ended."""

import pytest
from pydantic import ValidationError

from serai.tables.wire import VariationSaid


@pytest.mark.parametrize("end", ["\n", "\r", "\v", "\x1c", "\x85", "\u2028", "\u2029"])
def test_a_name_with_the_end_of_a_line_in_it_is_refused(end: str) -> None:
    assert len(f"a{end}b".splitlines()) == 2
    with pytest.raises(ValidationError):
        VariationSaid(after=0, name=f"a{end}moves:", actions=["1 x"])
