"""Names: of any script, and none that cannot be seen or does something to what is around it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.errors import BadOption
from serai.core.texts import LANGUAGES, say
from serai.tables.naming import LONGEST, check_name, normalised

GOOD = {
    "Polish": "Łucja Żółć",
    "Hebrew": "שרה לוי",
    "Hebrew with vowels": "שָׂרָה בַּת־שֶׁבַע",
    "German": "Jürgen Groß-Müller",
    "French": "Zoë d’Arc",
    "Vietnamese": "Nguyễn Thị Ngọc",
    "Japanese": "砂 さくら",
    "Thai": "น้ำทิพย์",
    "Hindi": "क्षत्रिय",
    "Hindi with a joiner": "क्\u200dष",
    "Persian with a non-joiner": "می\u200cخواهم",
    "Tibetan": "བརྒྱུད",
    "an emoji": "🐪",
    "a family": "👩\u200d👩\u200d👧",
    "a heart on fire": "❤\ufe0f\u200d🔥",
    "a skin": "👋🏽",
    "a flag": "🇵🇱",
    "a keycap": "1\ufe0f⃣",
    "a digit": "7",
    "a sign": "+",
    "as long as can be": "A" * LONGEST,
    "the most bytes": "🐪" * LONGEST,
}
BAD = {
    "": "bad-name",
    "A" * (LONGEST + 1): "bad-name",
    " Ada": "bad-name",
    "Ada|Bo": "bad-name",
    "\u2003": "bad-name",
    "\u200b": "name-sign",
    "\u200d": "name-sign",
    "A\u200dda": "name-sign",
    "A\u200cda": "name-sign",
    "🐪\u200d": "name-sign",
    "\u2060\ufeff": "name-sign",
    "\u202eadA": "name-sign",
    "\u2066Ada\u2069": "name-sign",
    "Ada\u200f": "name-sign",
    "A\u00a0da": "name-sign",
    "A\u00adda": "name-sign",
    "\u3164": "name-sign",
    "\u115f\u1160": "name-sign",
    "\u2800": "name-sign",
    "A\ufe0f": "name-sign",
    "A\U000e0100": "name-sign",
    "🏴\U000e0067": "name-sign",
    "\ue000": "name-sign",
    "\U000f0000": "name-sign",
    "\u0378": "name-sign",
    "\ufffe": "name-sign",
    "\ud800": "name-sign",
    "\x00": "name-sign",
    "A\x1bda": "name-sign",
    "\u0301": "name-marks",
    "\u0301Ada": "name-marks",
    "A" + 4 * "\u0316": "name-marks",
    40 * "\u0316": "name-marks",
    "...": "name-unseen",
    "-": "name-unseen",
}


@pytest.mark.parametrize("name", GOOD.values(), ids=GOOD)
def test_a_name_of_any_script_is_taken(name: str) -> None:
    name = normalised(name)
    assert check_name(name) == name
    assert len(name.encode()) <= 4 * LONGEST


@pytest.mark.parametrize(("name", "code"), BAD.items(), ids=map(ascii, BAD))
def test_what_others_cannot_see_or_read_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadOption) as caught:
        check_name(name)
    assert caught.value.code == code
    for language in LANGUAGES:
        assert say(code, language, **caught.value.facts).strip()


def test_a_refusal_names_the_sign() -> None:
    with pytest.raises(BadOption, match=r"U\+202E"):
        check_name("Ada\u202e")


@given(st.text(max_size=LONGEST))
def test_a_name_that_is_taken_can_be_seen_and_does_nothing(text: str) -> None:
    name = normalised(text)
    try:
        check_name(name)
    except BadOption as error:
        assert str(error).strip()
        return
    kinds = [unicodedata.category(sign) for sign in name]
    assert any(kind[0] in "LNS" for kind in kinds)
    joiners = {sign for sign, kind in zip(name, kinds, strict=True) if kind == "Cf"}
    assert joiners <= {"\u200c", "\u200d"}
    assert not {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"} & set(kinds)
    assert "MMMM" not in "".join(kind[0] for kind in kinds)
    assert normalised(name) == name
