"""What a screen of Targi is drawn from."""

from serai.screens import Frame

from ..view_types import View


class Seen(View, Frame):
    """What a seat sees, whose turn it is, and what may be done."""
