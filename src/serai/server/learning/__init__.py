"""What a server keeps and does for those who learn a game. Enter by `doors`.

`progress` is how far somebody has come, whatever it is in: notes of a kind, each a word under the
name of an item. The server keeps them, and does not ask what they mean.
"""
