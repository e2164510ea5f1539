"""Hints and variations in a record: read back to the same, passed over by older readers."""

from dataclasses import replace

import pytest

import serai
from serai.core import annotations, record
from serai.core.annotations import Hint, Variation
from serai.core.errors import BadRecord
from serai.core.match import Match


def annotated() -> Match:
    match = serai.new("desert", seats=2, seed=7, map="wadi", first=1)
    before = len(match.steps)
    other = match.legal()[5]
    match.play(match.legal()[0])
    then = match.positions[before].play(other)
    further = f"{then.actor + 1} {then.legal()[0]}"
    match.hints = [Hint(before, 0, "nudge"), Hint(before, 0, "move")]
    match.variations = [
        Variation(before, (f"1 {other}",), "another place", "first thought\nsecond thought"),
        Variation(1, (further,), "", "", within=0),
    ]
    return match


def test_a_record_with_hints_and_variations_reads_back_to_the_same_text() -> None:
    match = annotated()
    again = serai.load(match.record())
    assert (again.hints, again.variations) == (match.hints, match.variations)
    assert again.record() == match.record()


def test_an_older_reader_reads_the_main_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has always passed over blocks that it does not look for."""
    match = annotated()
    monkeypatch.setattr(record, "_annotate", lambda match, head: None)
    assert serai.load(match.record()).position == match.position


def test_a_variation_that_cannot_be_played_is_refused() -> None:
    match = annotated()
    for wrong in ("1 skip", "2 leader lime b1", "nobody knows", "1"):
        match.variations = [Variation(len(match.steps) - 1, (wrong,))]
        with pytest.raises(BadRecord) as refused:
            serai.load(match.record())
        assert refused.value.code == "bad-variation"
    match.variations = [Variation(0, ("1 skip",), within=-1)]  # of the one before the first
    with pytest.raises(BadRecord):
        serai.load(match.record())
    match.variations = [Variation(10_000, ("1 skip",))]
    with pytest.raises(BadRecord):
        serai.load(match.record())


def test_while_a_game_goes_on_a_seats_record_tells_hints_but_no_variations() -> None:
    text = annotated().record(0)
    assert "| hint" in text and "variation" not in text


@pytest.mark.parametrize("end", ["\n", "\u2028", "\u2029", "\x85", "\x0b"])
def test_no_name_and_no_action_begins_a_line_of_its_own(end: str) -> None:
    """Whatever may be kept loads again: no line of a record's head can be forged."""
    match = annotated()
    first, second = match.variations
    for wrong in (
        replace(first, name=f"a{end}moves:"),
        replace(first, actions=(f"{first.actions[0]}{end}moves:",)),
    ):
        with pytest.raises(BadRecord) as refused:
            annotations.check(match.positions, [wrong, second])
        assert refused.value.code == "bad-variation"


def test_variations_are_as_many_and_as_long_as_can_be_kept() -> None:
    way = "variation after 0: "
    for lines in (
        [way] * (annotations.MOST_VARIATIONS + 1),
        [way + "n" * (annotations.LONGEST_NAME + 1)],
        [way, *["; " + "n" * 99] * 21],
        [way, *["1 a"] * (annotations.LONGEST_WAY + 1)],
    ):
        with pytest.raises(BadRecord) as refused:
            annotations.read(lines)
        assert refused.value.code == "variation-too-much"
    _, variations = annotations.read([way] * annotations.MOST_VARIATIONS)
    assert len(variations) == annotations.MOST_VARIATIONS
