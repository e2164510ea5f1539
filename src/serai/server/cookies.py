"""What stands in a session cookie: a random number, and our signature to it, an HMAC.

Nobody but us can make one, so whoever wants to be many people has to ask us for each, and that is
counted by address. The key is kept in the store: processes that share a store share it too.
"""

import hashlib
import hmac
import secrets

_TOKEN_BYTES = 32
_SIGNATURE_BYTES = 16
_SHORTEST, _LONGEST = 32, 80
_BETWEEN = "."


def new_key() -> str:
    """256 bits, as the store keeps them."""
    return secrets.token_hex(_TOKEN_BYTES)


def is_token(text: str | None) -> bool:
    """Whether it has the looks of one, ours or not."""
    return text is not None and _SHORTEST <= len(text) <= _LONGEST and text.isascii()


class Cookies:
    """Made, and known again."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def new(self) -> str:
        number = secrets.token_urlsafe(_TOKEN_BYTES)
        return f"{number}{_BETWEEN}{self._signature(number)}"

    def is_ours(self, text: str) -> bool:
        """Whether we have signed it; compared in constant time, so that nothing can be timed."""
        number, _, signature = text.rpartition(_BETWEEN)
        right = self._signature(number)
        return hmac.compare_digest(signature.encode(), right.encode())

    def _signature(self, number: str) -> str:
        return hmac.digest(self._key, number.encode(), hashlib.sha256)[:_SIGNATURE_BYTES].hex()
