"""Practice: positions from games that were kept, and one's own games from the other side.

`service` lays the tables, `doors` are asked.
"""
