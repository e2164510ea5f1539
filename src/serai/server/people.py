"""Guests: a signed token in a cookie, a name one can set, and a link to a second device.

A person is kept on the disk when there is something to keep; before that the cookie is only a
random number that we have signed. The store knows a token by its hash.
"""

import hashlib
from dataclasses import replace

from serai.tables import wire
from serai.tables.errors import NotYours
from serai.tables.ids import new_id, new_secret

from .clock import DAY, now
from .cookies import Cookies, is_token
from .guests import Person
from .language import check_language
from .store import Store

COOKIE = "serai"
DEVICE_SECONDS = 600
NOBODY = Person("")  # a guest who is not kept: no seat and no table is theirs


def hashed(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=32, person=b"serai secret").hexdigest()


class People:
    """Who is who."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._cookies = Cookies(store.signing_key)

    def new_token(self) -> str:
        return self._cookies.new()

    async def recognises(self, token: str | None) -> bool:
        """Whether a cookie is one of ours: signed, or from before we signed them and in use."""
        if token is None or not is_token(token):
            return False
        return self._cookies.is_ours(token) or await self.known(token) is not None

    async def known(self, token: str | None) -> Person | None:
        """The person with that cookie, if one is kept."""
        if token is None or not is_token(token):
            return None
        found = await self.store.person_with(hashed(token))
        if found is not None and now() - found.seen > DAY:
            await self.store.saw(found.id, now())
        return found

    async def kept(self, token: str, now: int) -> Person:
        """The same, kept from now on if need be."""
        found = await self.known(token)
        return found or await self.store.add_person(Person(new_id()), hashed(token), now)

    async def speaks(self, person: Person, language: str) -> Person:
        """The same, who reads that language from now on, on every device."""
        await self.store.set_language(person.id, check_language(language))
        return replace(person, language=language)

    async def device_link(self, person: Person, public_url: str, now: int) -> wire.DeviceLink:
        """A link for another device of the same person."""
        secret = new_secret()
        expires = now + DEVICE_SECONDS * 1000
        await self.store.add_device_link(hashed(secret), person.id, expires, now)
        link = f"{public_url}/device#{secret}"
        return {"link": link, "secret": secret, "seconds": DEVICE_SECONDS}

    async def use_device(self, secret: str, now: int) -> tuple[Person, str]:
        """The person whose link it was, and a token for the device that brought it."""
        token = self.new_token()
        person = await self.store.use_device_link(hashed(secret), hashed(token), now)
        if person is None:
            raise NotYours("device-link-spent")
        return person, token
