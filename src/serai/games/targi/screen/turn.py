"""What the person to move has to do now, with what can be typed."""

from collections.abc import Callable

from serai.core.texts import say
from serai.screens import row

from .cards import card_words, cost_words, in_use, is_tribe, sentence
from .seen import Seen
from .shorthand import short
from .square import border_name

MOST_OPTIONS = 12


def turn(view: Seen, name: str) -> list[str]:
    """What is to be done, then what may be typed."""
    phase = view["phase"]
    return _LINES[phase](view, name)


def _say(phase: str, name: str, **facts: object) -> str:
    return say(f"targi-screen-turn-{phase}", name=name, **facts)


def _options(view: Seen) -> str:
    """The lines that can be typed; of many only some."""
    lines = [say("targi-screen-typed", line=short(action)) for action in view["legal"]]
    return row(lines if len(lines) <= MOST_OPTIONS else [*lines[:MOST_OPTIONS], "…"])


def _placing(view: Seen, name: str) -> list[str]:
    numbers = [short(action) for action in view["legal"]]
    return [
        _say("placing", name, number=view["targi"]),
        say("targi-screen-type-place", numbers=" ".join(numbers), example=numbers[0]),
    ]


def _acting(view: Seen, name: str) -> list[str]:
    legal = view["legal"]
    uses = [action.removeprefix("use ") for action in legal if action.startswith("use ")]
    skips = [action.removeprefix("skip ") for action in legal if action.startswith("skip ")]
    idle = [piece for piece in skips if piece not in uses]
    lines = []
    if uses:
        pieces = [piece_words(view, piece) for piece in uses]
        lines.append(_say("acting", name, pieces=row(pieces), example=uses[0]))
    if idle:
        facts = {"uses": len(uses), "pieces": row(idle), "example": idle[0]}
        lines.append(_say("skipping", name, **facts))
    if "lay hand" in legal:
        hand = view["players"][view["actor"]]["hand"]
        assert hand is not None
        lines.append(_say("hand", name, card=hand["name"], done="yes" if "done" in legal else "no"))
    return lines


def piece_words(view: Seen, piece: str) -> str:
    """A piece by what it stands on: `5 (Trader)`, `a2 (targia4)`."""
    for card in view["border"]:
        if str(card["number"]) == piece:
            return f"{piece} ({border_name(card)})"
    lying = next(space["card"] for space in view["inner"] if space["name"] == piece)
    assert lying is not None
    return f"{piece} ({card_words(lying)})"


def _keeping(view: Seen, name: str) -> list[str]:
    cards = view["using"]["drawn"]
    told = [sentence(card) if is_tribe(card) else card_words(card) for card in cards]
    lines = [say("targi-screen-keep", number=n + 1, card=card) for n, card in enumerate(told)]
    return [_say("keeping", name), *lines]


def _taking(view: Seen, name: str) -> list[str]:
    return [_say("taking", name, number=view["takes"])]


def _deciding(view: Seen, name: str) -> list[str]:
    choices = [say(f"targi-screen-may-{action}") for action in view["legal"]]
    too_dear = [] if "lay" in view["legal"] else [say("targi-screen-why-lay")]
    return [
        _say("deciding", name, card=sentence(in_use(view))),
        " ".join([say("targi-screen-choose", choices=row(choices)), *too_dear]),
    ]


def _paying(view: Seen, name: str) -> list[str]:
    card = in_use(view)
    facts = {"card": card["name"], "cost": cost_words(card), "gold": card["cost"]["gold"]}
    return [_say("paying", name, options=_options(view), **facts)]


def _laying(view: Seen, name: str) -> list[str]:
    display = view["players"][view["actor"]]["display"]
    rows = []
    for action in view["legal"]:
        number = int(action.split()[1])
        cards = [card["name"] for card in display[number - 1]["cards"]]
        lying = row(cards) or say("targi-screen-new-row")
        rows.append(say("targi-screen-row", number=number, cards=lying))
    return [_say("laying", name, card=in_use(view)["name"], rows=row(rows))]


def _plain(view: Seen, name: str) -> list[str]:
    """A phase whose sentence needs nothing but what can be typed."""
    return [_say(view["phase"], name, options=_options(view))]


def _working(view: Seen, name: str) -> list[str]:
    takes = {offer["action"]: offer["takes"]["number"] for offer in view["exchanges"]}
    options = [
        say("targi-screen-silver", line=short(action), points=takes[action])
        for action in view["legal"]
    ]
    return [_say("working", name, options=row(options))]


def _returning(view: Seen, name: str) -> list[str]:
    player = view["players"][view["actor"]]
    facts = {"number": player["goods_over"], "most": player["most_goods"]}
    return [_say("returning", name, options=_options(view), **facts)]


def _raid(view: Seen, name: str) -> list[str]:
    raid = view["raid"]
    assert raid is not None
    good = "gold" if raid["gold"] else "goods"
    points = say("targi-points", points=raid["points"])
    price = say(f"targi-screen-price-{good}", number=raid["gold"] or raid["goods"], points=points)
    facts = {"corner": raid["corner"], "price": price}
    return [_say("raid", name, options=_options(view), **facts)]


_LINES: dict[str, Callable[[Seen, str], list[str]]] = {
    "placing": _placing,
    "acting": _acting,
    "keeping": _keeping,
    "taking": _taking,
    "deciding": _deciding,
    "paying": _paying,
    "laying": _laying,
    "swapping": _plain,
    "trading": _plain,
    "working": _working,
    "moving": _plain,
    "returning": _returning,
    "raid": _raid,
}
