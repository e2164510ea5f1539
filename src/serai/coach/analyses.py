"""An analysis as it is kept, and told: with a server or without one."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, cast

from serai.core.errors import SeraiError
from serai.tables import wire
from serai.tables.ids import new_id

Data = dict[str, Any]
TABLE = "table"
WAITING, RUNNING, DONE, FAILED = "waiting", "running", "done", "failed"
MOST_KEPT = 60_000  # characters of the variations of an analysis


@dataclass(frozen=True)
class Kept:
    """An analysis as it is kept."""

    id: str
    table: str | None
    person: str
    kind: str
    game: str
    text: str | None
    status: str
    edition: int
    document: str | None
    variations: list[Data] | None  # None: not asked for
    secret: str | None
    created: int
    changed: int


@dataclass
class Going:
    """How far one has come that is worked on: which pass, how many positions, what was found."""

    stage: str = ""
    done: int = 0
    of: int = 0
    edition: int = 0
    document: str | None = None
    waits: bool = True
    over: bool = False

    def hear(self, told: Mapping[str, Any]) -> None:
        """What the job tells on its way."""
        if "document" in told:
            self.document = json.dumps(told["document"], ensure_ascii=False)
            self.edition += 1
        else:
            self.stage, self.done, self.of = told["stage"], told["done"], told["of"]


def fresh(person: str, kind: str, game: str, text: str | None, table: str | None, at: int) -> Kept:
    return Kept(new_id(), table, person, kind, game, text, WAITING, 0, None, [], None, at, at)


def told(kept: Kept, going: Going | None, link: str | None, may_share: bool) -> wire.AnalysisTold:
    """But for its document."""
    status = kept.status if going is None else WAITING if going.waits else RUNNING
    return {
        "id": kept.id,
        "kind": cast("Any", kept.kind),
        "table": kept.table,
        "game": kept.game,
        "status": cast("Any", status),
        "stage": cast("Any", "" if going is None else going.stage),
        "done": 0 if going is None else going.done,
        "of": 0 if going is None else going.of,
        "edition": kept.edition if going is None else going.edition,
        "may_share": may_share,
        "link": link,
        "document": None,
        "variations": cast("Any", kept.variations or []),
        "variations_tag": "" if kept.variations is None else tag_of(kept.variations),
    }


def tag_of(variations: list[Data]) -> str:
    """By which variations are known again (an entity tag)."""
    return blake2b(_written(variations).encode(), digest_size=8).hexdigest()


def check_size(variations: list[Data]) -> None:
    """So many have room; whoever has much to say has other analyses too."""
    number = len(_written(variations))
    if number > MOST_KEPT:
        raise SeraiError("variations-too-long", most=MOST_KEPT, number=number)


def _written(variations: list[Data]) -> str:
    return json.dumps(variations, sort_keys=True, ensure_ascii=False)
