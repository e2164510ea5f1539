"""Hints and variations in a record: read back to the same, passed over by older readers."""

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


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Variation(0, (), "a\u2028moves:"), "name"),
        (Variation(0, (), "a" * (annotations.LONGEST_NAME + 1)), "name"),
        (Variation(0, (), "a", "b" * (annotations.LONGEST_NOTE + 1)), "note"),
    ],
)
def test_words_that_a_record_cannot_hold_are_refused(wrong: Variation, why: str) -> None:
    with pytest.raises(BadRecord) as refused:
        annotations.check(annotated().positions, [wrong])
    assert why in str(refused.value)


def test_a_record_holds_only_so_many_variations() -> None:
    match = annotated()
    match.variations = [Variation(0, ())] * annotations.MOST_VARIATIONS
    assert len(serai.load(match.record()).variations) == annotations.MOST_VARIATIONS
    match.variations.append(Variation(0, ()))
    with pytest.raises(BadRecord) as refused:
        serai.load(match.record())
    assert refused.value.code == "too-many-variations"


def test_a_long_note_is_read_line_by_line() -> None:
    """Each line once, whatever came before: so many lines are read in no more time than few."""
    lines = ["variation after 0: long", *["; word"] * 50_000, *["1 x"] * 50_000]
    _, (found,) = annotations.read(lines)
    assert (found.note.count("word"), len(found.actions)) == (50_000, 50_000)
