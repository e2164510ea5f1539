"""Numba's inner parts, of which none is here."""

cgutils = None
