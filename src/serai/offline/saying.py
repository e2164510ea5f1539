"""What the pages of this browser say to their tables, and what they hear: the socket's messages.

Handlers' generators, as for requests; what is to be told lies in the house until it is fetched.
"""

import secrets
from collections.abc import Callable, Generator, Mapping

from serai.core.errors import SeraiError
from serai.core.texts import speak, spoken
from serai.tables import telling, wire

from . import rows
from .asking import Json, Keep, NotKept, Steps, Think
from .house import House
from .people import myself
from .table import Answer, OwnTable, refusal


def hello(house: House, page: str, version: str) -> None:
    """The first that a page hears."""
    said: wire.Hello = {
        "type": "hello",
        "protocol": wire.PROTOCOL,
        "version": version,
        "person": myself(house),
    }
    house.tell([(page, said)])


def hear(house: House, page: str, message: Mapping[str, Json], at: int) -> Steps:
    """A message of a page: done, or refused with what was wrong."""
    try:
        match message:
            case {"type": "ping"}:
                house.tell([(page, {"type": "pong"})])
            case {"type": "speak", "language": str(language)}:
                speak(language)
            case {"table": str(table)}:
                own = yield from house.table(table)
                yield from done(house, own, own.hear(message, at, page))
            case _:
                raise SeraiError("bad-message")
    except NotKept as error:
        house.tell([(page, _not_kept(message, error))])
    except SeraiError as error:
        house.tell([(page, {"type": "error", "trouble": telling.trouble(error, spoken())})])


def _not_kept(message: Mapping[str, Json], error: NotKept) -> Mapping[str, Json]:
    match message:
        case {"type": "move" | "confirm", "table": table, "seat": seat, "n": n}:
            return refusal(table, seat, n, error, sentences=False)
    return {"type": "error", "trouble": telling.trouble(error, spoken())}


def done(house: House, own: OwnTable, answer: Answer) -> Generator[Keep, Json, None]:
    """What was done at a table: kept, and then told."""
    sheet = own.table.sheet
    if answer.addition is not None:
        try:
            yield Keep(rows.of_addition(sheet, answer.addition))
        except BaseException:
            house.forget(sheet.id)
            raise
    house.tell(answer.then())
    if answer.addition is not None:
        house.sits(own.table.sheet)


def let_bot_play(house: House, table: str, now: Callable[[], int]) -> Steps:
    """The bot whose turn it is: one action. What it thought of an older moment is dropped."""
    own = yield from house.table(table)
    if own.bot_turn is None or not own.ears:
        return
    n = len(own.table.match.log)
    action = yield Think(own.bot_job(secrets.randbits(62)))
    own = yield from house.table(table)
    answer = own.play_bot(n, action, now())
    if answer is None:
        return
    try:
        yield from done(house, own, answer)
    except NotKept as error:
        wrong = {"type": "error", "trouble": telling.trouble(error, spoken())}
        house.tell([(page, wrong) for page in dict.fromkeys(page for page, _ in own.ears)])
        raise


def gone(house: House, page: str) -> None:
    """A page is closed."""
    for own in house.tables.values():
        own.leave(page)


def bots_waited_for(house: House) -> list[str]:
    """Tables at which a bot has its turn, and somebody looks."""
    return [name for name, own in house.tables.items() if own.ears and own.bot_turn is not None]
