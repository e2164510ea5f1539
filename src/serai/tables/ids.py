"""Names of tables that cannot be guessed, and what their links hold."""

import secrets


def new_id() -> str:
    """A public id that cannot be guessed either: 96 bits."""
    return secrets.token_urlsafe(12)


def new_secret() -> str:
    """What a link holds: 192 bits."""
    return secrets.token_urlsafe(24)
