"""Actions as text by a table of words."""

import numpy as np
import pytest

from serai.core.compiled import Buffer
from serai.core.contract import Range
from serai.core.errors import InvalidAction
from serai.core.notation import Names, Notation, Words, numbered

STAY = Range(0, 1)
GO = STAY.next(2 * 4)
SAY = GO.next(3)
BOTH = SAY.next(1)
ASKED: list[int] = []


def places(m: Buffer) -> list[str]:
    """As many as the material says."""
    ASKED.append(int(m[0]))
    return [f"p{number}" for number in range(int(m[0]))]


NOTATION = Notation(
    "souk",
    (
        Words(STAY, "stay"),
        Words(GO, "go", Names(("left", "right")), Names(places, 4)),
        Words(SAY, "say", Names(("yes", "not yet", "no"))),
        Words(BOTH, "go home"),
    ),
    each_verb=False,
)
TEXTS = ["stay", "go left p0", "go left p1", "go right p0", "go right p1", "say not yet", "go home"]


def material(number: int) -> Buffer:
    return np.array([number], np.uint8)


def test_every_action_has_its_text_and_every_text_its_action() -> None:
    m = material(2)
    written = [NOTATION.text(m, action) for action in range(BOTH.stop)]
    assert [text for text in TEXTS if text not in written] == []
    for text in TEXTS:
        assert written[NOTATION.parse(m, text)] == text
        assert NOTATION.parse(m, f"  {text.upper()} ".replace(" ", "  ")) == written.index(text)


@pytest.mark.parametrize(
    "text", ["", "go", "go left", "go left p2", "go left p0 p1", "say", "say y"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidAction) as caught:
        NOTATION.parse(material(2), text)
    assert (caught.value.code, caught.value.facts) == ("souk-no-action", {"text": text})


def test_names_are_made_once_for_each_material() -> None:
    ASKED.clear()
    small, large = material(1), material(4)
    for _ in range(3):
        assert NOTATION.parse(large, "go left p3") == GO.start + 3
        with pytest.raises(InvalidAction):
            NOTATION.parse(small, "go left p3")
    assert sorted(ASKED) == [1, 4]
    del small
    again = material(3)
    assert NOTATION.text(again, GO.start + 2) == "go left p2"
    assert sorted(ASKED) == [1, 3, 4]


def test_a_word_can_have_a_refusal_of_its_own() -> None:
    number = Names(numbered(2), code="souk-x", fact="word", told=lambda names: {"n": len(names)})
    table = Notation("souk", (Words(Range(0, 2), "take", number),))
    with pytest.raises(InvalidAction) as caught:
        table.parse(material(0), "take 3")
    assert (caught.value.code, caught.value.facts) == (
        "souk-x",
        {"text": "take 3", "word": "3", "n": 2},
    )
    with pytest.raises(InvalidAction) as caught:
        table.parse(material(0), "take 1 2")
    assert caught.value.code == "souk-no-take" and caught.value.facts["example"] == "take 1"


def test_a_number_without_a_name_is_written_so_that_one_sees_it() -> None:
    assert NOTATION.text(material(1), GO.start + 3) == "go left #3"
    with pytest.raises(InvalidAction):
        NOTATION.parse(material(1), "go left #3")
