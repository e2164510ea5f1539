"""What somebody may be called: a name that others can see, read and tell apart, in any script.

A name is up to forty code points after normalisation (NFC), and so at most forty graphemes and 160
bytes. Letters of all scripts, digits, signs and emoji are welcome, emoji joined by U+200D too;
what cannot be seen, stacks up, or turns the direction of what stands around it is not.
"""

import re
import unicodedata

from serai.core.errors import BadOption

LONGEST = 40
MOST_MARKS = 3  # on a letter: Hebrew has a dot for shin, a dagesh and a vowel
_JOINER, _NON_JOINER = "\u200d", "\u200c"
_VIRAMA = 9  # the combining class after which Indic scripts use both
_PICTURE_STYLES = "\ufe0e\ufe0f"  # whether a sign is drawn as text or as a picture
# Letters, signs and marks by their class that are drawn as nothing.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufe00-\ufe0d"
    "\U0001d159\U000e0100-\U000e01ef]"
)


def normalised(name: str) -> str:
    """One way of writing for each name: what looks the same is the same."""
    return unicodedata.normalize("NFC", name)


def check_name(name: str) -> str:
    """A name that a record can hold in its line, and that everybody at a table can see."""
    if not 0 < len(name) <= LONGEST or name != name.strip() or "|" in name:
        raise BadOption("bad-name", name=name, most=LONGEST)
    for at, sign in enumerate(name):
        if not _may_stand(name, at):
            raise BadOption("name-sign", name=name, sign=f"U+{ord(sign):04X}")
    if _marks(name) > MOST_MARKS or _is_mark(name[0]):
        raise BadOption("name-marks", name=name, most=MOST_MARKS)
    if not any(unicodedata.category(sign)[0] in "LNS" for sign in name):
        raise BadOption("name-unseen", name=name)
    return name


def _may_stand(name: str, at: int) -> bool:
    sign = name[at]
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if sign in (_JOINER, _NON_JOINER):
        return _joins(sign, before, after)
    if sign in _PICTURE_STYLES:
        return bool(before) and unicodedata.category(before) in ("So", "Sm", "Sk", "Po", "Nd")
    return sign.isprintable() and not _BLANK.match(sign)


def _joins(sign: str, before: str, after: str) -> bool:
    """Whether a joiner does something here that can be seen: in emoji, Indic and Arabic script."""
    if not before or not after:
        return False
    if unicodedata.combining(before) == _VIRAMA:
        return True
    if sign == _NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    picture = before in _PICTURE_STYLES or unicodedata.category(before) in ("So", "Sk")
    return picture and unicodedata.category(after) in ("So", "Sm")


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign).startswith("M")


def _marks(name: str) -> int:
    """The most marks on one letter."""
    most = run = 0
    for sign in name:
        run = run + 1 if _is_mark(sign) else 0
        most = max(most, run)
    return most
