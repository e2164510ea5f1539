"""What all tests share: the small game of the tests is a game like any other."""

import os

from serai.core import registry

registry.PACKAGES["souk"] = "souk"

SOAK = bool(os.environ.get("SERAI_SOAK"))
