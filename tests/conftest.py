"""What all tests share: the small game of the tests is a game like any other."""

from serai.core import registry

registry.PACKAGES["souk"] = "souk"
