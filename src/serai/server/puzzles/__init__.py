"""Puzzles on a server: which come next for somebody, what their answers were, and runs.

Enter by `doors`. `standing` is what is kept of it with the person, `service` what is told.
"""
