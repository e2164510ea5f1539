"""Names of tables that cannot be guessed, and what their links hold."""

import secrets

OWN = "own-"  # how the ids of all begin that is kept in a browser


def new_id() -> str:
    """A public id that cannot be guessed either: 96 bits."""
    while (found := secrets.token_urlsafe(12)).startswith(OWN):
        pass
    return found


def new_own_id() -> str:
    """The same of a table, or of anything else, that is kept in a browser."""
    return OWN + secrets.token_urlsafe(9)


def new_secret() -> str:
    """What a link holds: 192 bits."""
    return secrets.token_urlsafe(24)
