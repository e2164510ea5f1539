"""Opponents. A bot gets what its seat may know and nothing else.

`levels` names them, `search` is how they think, `arena` measures them.
"""
