"""Through the Desert, by Reiner Knizia.

Read `layout` (what a state is), then `rules` (what may happen), then the room you came for.
"""
