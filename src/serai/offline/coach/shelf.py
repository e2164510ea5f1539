"""Analyses as they are kept: how each stands is a thing, what is long of it is a file.

A job that was not done when the page was closed is begun again by whoever looks at it.
"""

from collections.abc import Generator, Mapping
from dataclasses import asdict, replace
from typing import Any

from serai.coach.analyses import Going, Kept
from serai.tables.errors import NotThere

from ..asking import FILES, THINGS, File, Json, Keep, Row, Steps
from ..house import House

_ALL = "analyses"  # the thing that all of them are kept in, by their ids
_LONG = ("text", "document", "variations")
_NO_LONG: dict[str, Any] = {"text": None, "document": None, "variations": None}


def all_kept(house: House) -> list[Kept]:
    """The newest first, without what is long."""
    heads: Mapping[str, Any] = house.thing(_ALL, {})
    found = [Kept(**{**head, **_NO_LONG}) for head in heads.values()]
    return sorted(found, key=lambda one: (one.created, one.id), reverse=True)


def of_table(house: House, table: str) -> Kept | None:
    return next((one for one in all_kept(house) if one.table == table), None)


def named(house: House, name: str) -> Kept:
    found = next((one for one in all_kept(house) if one.id == name), None)
    if found is None or (found.table is not None and found.table not in house.sheets):
        raise NotThere("no-such-analysis")
    return found


def whole(kept: Kept) -> Generator[File, Json, Kept]:
    """With all that is long of it."""
    long = yield File(_file(kept.id))
    return replace(kept, **(long or {"variations": []}))


def put(house: House, kept: Kept, gone: tuple[str, ...] = ()) -> Steps:
    """Keep it; at once others are forgotten."""
    heads = {name: head for name, head in house.thing(_ALL, {}).items() if name not in gone}
    row = asdict(kept)
    head = {name: value for name, value in row.items() if name not in _LONG}
    heads[kept.id] = head
    long = Row(FILES, _file(kept.id), {name: row[name] for name in _LONG})
    files = tuple(Row(FILES, _file(name), None) for name in gone)
    yield Keep((Row(THINGS, _ALL, heads), long, *files))
    house.took({_ALL: heads})


def remove(house: House, name: str) -> Steps:
    heads = {key: head for key, head in house.thing(_ALL, {}).items() if key != name}
    yield Keep((Row(THINGS, _ALL, heads), Row(FILES, _file(name), None)))
    house.took({_ALL: heads})


def there(house: House, kept: Kept) -> bool:
    """Whether nobody has forgotten it meanwhile."""
    return kept.id in house.thing(_ALL, {})


def going_of(house: House, kept: Kept) -> Going | None:
    """How far it has come, if it is worked on."""
    return house.going.get(kept.id)


def _file(name: str) -> str:
    return f"analysis {name}"
