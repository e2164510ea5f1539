"""Arbitrary text gives the project's own errors, in sentences, and nothing else."""

import random
import string
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from serai.core.bounds import MOST_FAULTS, told
from serai.core.errors import BadMaterial, BadPosition, BadRecord, InvalidAction, SeraiError
from serai.games.desert.material import check
from walk import TABLES, Table, finished, length

EXAMPLES = length(3000)
WORDS = ["camel", "leader", "lime", "Rose", "a1", "q9", "skip", "token", "palm", "first", "٣", "²"]
pytestmark = pytest.mark.soak
fuzzed = settings(max_examples=EXAMPLES, deadline=None)
RECORDS = {str(table): finished(table, 1).record() for table in TABLES[:4]}
MATCH = Table("desert", 2).match(1)
POSITION = str(MATCH.position)
MAP = MATCH.material.source


def survives(attempt: Callable[[], object]) -> None:
    """It works, or it is refused with a sentence."""
    try:
        attempt()
    except SeraiError as error:
        assert str(error).strip()


def mangled(text: str, seed: int) -> str:
    """A text with a few of its characters or lines lost, doubled, swapped or replaced."""
    dice = random.Random(seed)
    lines = text.splitlines()
    for _ in range(dice.randint(1, 3)):
        row = dice.randrange(len(lines))
        column = dice.randrange(len(lines[row]) + 1)
        sign = dice.choice(string.printable + "٣²é\u2028")
        change = dice.randrange(5)
        if change == 0:
            lines[row] = lines[row][:column] + sign + lines[row][column + 1 :]
        elif change == 1:
            lines[row] = lines[row][:column] + lines[row][column + 1 :]
        elif change == 2:
            lines.insert(row, dice.choice(lines))
        elif change == 3 and len(lines) > 1:
            del lines[row]
        else:
            lines[row] = lines[row].swapcase()
    return "\n".join(lines)


@fuzzed
@given(st.text() | st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))
def test_any_text_is_an_action_or_invalid(text: str) -> None:
    try:
        assert isinstance(MATCH.parse(text), int)
    except InvalidAction as error:
        assert str(error).strip()


@fuzzed
@given(st.text())
def test_any_text_is_no_record(text: str) -> None:
    for read in (serai.load, lambda text: serai.position("desert", text)):
        try:
            read(text)
        except (BadRecord, BadPosition) as error:
            assert str(error).strip()


@fuzzed
@given(st.sampled_from(sorted(RECORDS)), st.integers(0))
def test_a_mangled_record_is_read_or_refused(table: str, seed: int) -> None:
    survives(lambda: serai.load(mangled(RECORDS[table], seed)))


@fuzzed
@given(st.integers(0))
def test_a_mangled_position_is_read_or_refused(seed: int) -> None:
    survives(lambda: serai.position("desert", mangled(POSITION, seed)))


@fuzzed
@given(st.integers(0))
def test_a_mangled_map_is_sound_or_its_faults_are_named(seed: int) -> None:
    text = mangled(MAP, seed) + "\n"
    faults = check(text)
    assert all("line" in sentence for sentence in told(faults)[:MOST_FAULTS])
    try:
        serai.new("desert", map=text)
        assert not faults
    except BadMaterial as error:
        assert error.faults == faults
    except SeraiError as error:
        assert not faults, error


@fuzzed
@given(st.text())
def test_any_text_is_no_map(text: str) -> None:
    assert all(sentence.strip() for sentence in told(check(text)))


@fuzzed
@given(
    st.dictionaries(st.sampled_from(["first", "palms", "map", "hide_totals", "x"]), st.text()),
    st.integers(-1, 7),
)
def test_any_options_are_taken_or_refused(options: dict[str, str], seats: int) -> None:
    survives(lambda: serai.new("desert", seats=seats, seed=1, **options))
