"""The rulebook as it is read on a terminal: what Markdown has no words for is said in words."""

import re

from serai.core.texts import say

_BLOCK = re.compile(r"^> \[!(NOTE|TIP)\]\n(?:>\n)?", re.MULTILINE)
_DRAWING = re.compile(r"^\[([^\]]+)\]\(drawings/[\w-]+\.txt\)$", re.MULTILINE)
_LABELS = {"NOTE": "terminal-ruling", "TIP": "terminal-example"}


def readable(text: str) -> str:
    """Rulings and examples with their labels, drawings by what they show."""
    text = _BLOCK.sub(lambda found: f"> **{say(_LABELS[found[1]])}**\n>\n", text)
    label = say("terminal-drawing")
    return _DRAWING.sub(lambda found: f"*{label} {found[1]}*", text)
