"""Questions about the cards of Targi: `card NAME`, `decks`, `signs`."""

import re
from collections.abc import Iterator

from serai.core.texts import say
from serai.screens import Look, row

from ..view_types import GoodsName, Inner, Player, TribeCard
from .cards import GROUNDS, UNSEEN, goods_words, in_sight, is_goods, is_tribe, sentence
from .seen import Seen


def card(view: Seen, about: str) -> list[str]:
    """Cards by their names, their places or their kinds; without a name all that are in sight."""
    if not about:
        names = [shown["name"] for _, shown in in_sight(view) if shown["name"] != UNSEEN]
    else:
        names = [_singular(name) for name in _joined(about.lower()).split()]
    found = dict.fromkeys(line for name in names for line in _named(view, name))
    return list(found) or [say("targi-screen-no-such-card", name=about)]


def _joined(about: str) -> str:
    """A card is spoken of as `Rider 6`, and written `rider6`."""
    return re.sub(rf"\b({'|'.join(GROUNDS)})\s+(?=\d)", r"\1", about)


def _singular(name: str) -> str:
    """A kind may be asked for as `wells`, `oases`."""
    kinds = {plural: kind for kind in GROUNDS for plural in (f"{kind}s", f"{kind[:-2]}es")}
    return kinds.get(name, name)


def _named(view: Seen, name: str) -> Iterator[str]:
    for border in view["border"]:
        if name in (str(border["number"]), border["name"]):
            yield say(f"targi-screen-about-{border['name']}", number=border["number"])
    for space in view["inner"]:
        if space["name"] == name and not (space["card"] and is_tribe(space["card"])):
            yield _no_tribe_card(space)
    if name == "hand" and not view["players"][view["actor"]]["hand"]:
        yield say("targi-screen-no-hand")
    for place, where, shown in _everywhere(view):
        if name in (shown["name"], shown["kind"], place):
            yield say("targi-screen-whereabouts", card=sentence(shown), where=where)


def _no_tribe_card(space: Inner) -> str:
    if space["card"] and is_goods(space["card"]):
        words = goods_words(space["card"]["name"])
        return say("targi-screen-lies-open", space=space["name"], words=words)
    return say(f"targi-screen-lies-{space['down'] or 'empty'}", space=space["name"])


def _everywhere(view: Seen) -> Iterator[tuple[str, str, TribeCard]]:
    """Every tribe card of the deck, with its place as it is typed and in words."""
    for space in view["inner"]:
        if space["card"] and is_tribe(space["card"]):
            yield space["name"], say("targi-screen-at-space", space=space["name"]), space["card"]
    for shown in view["using"]["drawn"]:
        if is_tribe(shown):
            yield "drawn", say("targi-screen-at-drawn"), shown
    for player in view["players"]:
        yield from _owned(view, player)
    for shown in view["discards"]["tribe"]:
        yield "discards", say("targi-screen-at-discards"), shown
    for shown in view["unseen"]["tribe"]:
        yield "", say("targi-screen-at-unseen"), shown


def _owned(view: Seen, player: Player) -> Iterator[tuple[str, str, TribeCard]]:
    seat = player["seat"]
    if player["hand"] and is_tribe(player["hand"]):
        place = "hand" if view["actor"] == seat else ""
        yield place, say("targi-screen-at-hand", number=seat + 1), player["hand"]
    for number, laid in enumerate(player["display"], 1):
        for shown in laid["cards"]:
            yield "", say("targi-screen-at-row", number=seat + 1, row=number), shown


def decks(view: Seen, about: str) -> list[str]:
    """What may still come, and what was discarded."""
    left, piles = view["decks"], {"unseen": view["unseen"], "discards": view["discards"]}
    told = [
        *(("goods", key, left["goods"], _goods(pile["goods"])) for key, pile in piles.items()),
        *(("tribe", key, left["tribe"], _tribe(pile["tribe"])) for key, pile in piles.items()),
    ]
    return [
        say(
            f"targi-screen-{key}-{deck}",
            number=number,
            cards=row(cards) or say("targi-screen-no-card"),
        )
        for deck, key, number, cards in told
    ]


def _goods(names: list[GoodsName]) -> list[str]:
    words = {name: " + ".join(goods_words(name)) for name in names}
    return [
        say("targi-screen-times", card=card, number=names.count(name))
        for name, card in words.items()
    ]


def _tribe(cards: list[TribeCard]) -> list[str]:
    """`well 1 2 5`: the numbers of the cards of each kind."""
    kinds: dict[str, list[str]] = {}
    for shown in cards:
        kinds.setdefault(shown["kind"], []).append(shown["name"].removeprefix(shown["kind"]))
    return [f"{kind} {' '.join(numbers)}" for kind, numbers in kinds.items()]


def signs(view: Seen, about: str) -> list[str]:
    return say("targi-screen-signs").splitlines()


LOOKS: dict[str, Look[Seen]] = {
    "card": card,
    "cards": card,
    "decks": decks,
    "deck": decks,
    "discards": decks,
    "signs": signs,
}
