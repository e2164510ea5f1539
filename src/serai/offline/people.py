"""Who sits at this screen: one person, who has a name and a language."""

from serai.core.errors import SeraiError
from serai.core.texts import LANGUAGES
from serai.tables import wire
from serai.tables.naming import check_name

from .asking import Asked, Steps
from .house import PERSON, House
from .table import OWNER


def me(asked: Asked) -> wire.PersonTold:
    return myself(asked.house)


def change_me(asked: Asked) -> Steps:
    """What I want to be called, and which language I read."""
    known = dict(asked.house.thing(PERSON, {}))
    if name := asked.said("name", str, ""):
        known["name"] = check_name(name)
    if language := asked.said("language", str, ""):
        if language not in LANGUAGES:
            raise SeraiError("unknown-language", name=language, known=list(LANGUAGES))
        known["language"] = language
    yield from asked.house.put(**{PERSON: known})
    return myself(asked.house)


def myself(house: House) -> wire.PersonTold:
    """Nobody, as long as there is nothing to keep."""
    known = house.thing(PERSON)
    if known is None:
        return {"id": "", "name": "", "language": ""}
    return {"id": OWNER, "name": known.get("name", ""), "language": known.get("language", "")}
