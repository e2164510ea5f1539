"""Imported before a game whose types alone are wanted: then nothing has to be compiled for them."""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"
