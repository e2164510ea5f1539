"""Guests on the disk: who is known by which token, and links to a second device."""

from dataclasses import asdict, dataclass, field
from itertools import islice

from sqlalchemy import Connection, Select, and_, delete, insert, select

from .schema.model import device_links, people, tokens

_PERSON = (people.c.id, people.c.name, people.c.language, people.c.seen)


@dataclass(frozen=True, slots=True)
class Person:
    """A guest: known by cookies, called by a name, who has chosen a language; or none (“”)."""

    id: str
    name: str = ""
    language: str = ""
    seen: int = field(default=0, compare=False)  # when they were last here, to within a day


class Remembered:
    """Guests by their tokens as they are on the disk (a cache), until something changes there.

    Only for a store that nobody else writes to.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._guests: dict[str, Person] = {}
        self.changes = 0  # how often something has changed

    def get(self, token_hash: str) -> Person | None:
        return self._guests.get(token_hash)

    def put(self, token_hash: str, person: Person, changes: int) -> None:
        """As it was read when there were so many changes: there may have been one since."""
        if changes != self.changes:
            return
        if len(self._guests) >= self._most:
            for old in list(islice(self._guests, self._most // 2)):
                del self._guests[old]
        self._guests[token_hash] = person

    def changed(self) -> None:
        self._guests.clear()
        self.changes += 1


def add(c: Connection, person: Person, token_hash: str, now: int) -> Person:
    """Keep a person, known by that token; or the one who is known by it already."""
    there = with_token(c, token_hash)
    if there is not None:
        return there
    c.execute(insert(people).values(**{**asdict(person), "seen": now}, created=now))
    c.execute(insert(tokens).values(hash=token_hash, person=person.id, created=now))
    return person


def add_device_link(c: Connection, link_hash: str, person: str, expires: int, now: int) -> None:
    c.execute(delete(device_links).where(device_links.c.expires < now))
    c.execute(insert(device_links).values(hash=link_hash, person=person, expires=expires))


def use_device_link(c: Connection, link_hash: str, token_hash: str, now: int) -> Person | None:
    where = and_(device_links.c.hash == link_hash, device_links.c.expires >= now)
    person = _person(c, select(*_PERSON).join(device_links).where(where))
    spent = delete(device_links).where(device_links.c.hash == link_hash)
    if person is None or not c.execute(spent).rowcount:  # another process was quicker
        return None
    c.execute(insert(tokens).values(hash=token_hash, person=person.id, created=now))
    return person


def with_token(c: Connection, token_hash: str) -> Person | None:
    return _person(c, select(*_PERSON).join(tokens).where(tokens.c.hash == token_hash))


def _person(c: Connection, query: Select[tuple[str, str, str, int]]) -> Person | None:
    row = c.execute(query).first()
    return None if row is None else Person(row.id, row.name, row.language, row.seen)
