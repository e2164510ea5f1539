"""Opponents. A bot gets what its seat may know and nothing else.

`levels` names them, `search` is how they think, `arena` measures them; `jobs` is what they do in a
worker process.
"""
