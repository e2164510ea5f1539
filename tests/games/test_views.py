"""A view is what its types say, from which the page's own are made: no key more, none less."""

import importlib
import random
import types
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest
from typing_extensions import is_typeddict

import serai
from serai.core.contract import SPECTATOR
from serai.core.match import Match
from serai.tables.wire import AnyView

SEATS = {"desert": (2, 3, 4, 5), "targi": (2,), "sons": (2, 3, 4)}
GAMES_OF_EACH = 4
EVERY = 5
FRAME = get_type_hints(AnyView)


def faults(value: Any, hint: Any, where: str = "view") -> list[str]:
    """Where a value is not what its type says."""
    if is_typeddict(hint):
        return _of_fields(value, hint, where)
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return [] if value in args else [f"{where}: {value!r}"]
    if origin in (list, dict) and not isinstance(value, origin):
        return [f"{where}: {value!r}"]
    if origin is list:
        found = [faults(one, args[0], f"{where}[]") for one in value]
        return [fault for some in found for fault in some]
    if origin is dict:
        found = [faults(key, args[0], where) + faults(value[key], args[1], where) for key in value]
        return [fault for some in found for fault in some]
    if origin in (Union, types.UnionType):
        tried = [faults(value, one, where) for one in args]
        return min(tried, key=len)
    return [] if type(value) is hint else [f"{where}: {value!r}"]


@cache
def _hints(hint: Any) -> dict[str, Any]:
    return get_type_hints(hint)


def _of_fields(value: Any, hint: Any, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r}"]
    hints = _hints(hint)
    wrong = [f"{where}.{key} is unknown" for key in value if key not in hints]
    wrong += [f"{where}.{key} is not there" for key in hint.__required_keys__ if key not in value]
    known = [key for key in value if key in hints]
    return wrong + [f for key in known for f in faults(value[key], hints[key], f"{where}.{key}")]


@pytest.mark.parametrize("game", SEATS)
def test_a_view_is_what_its_types_say(game: str) -> None:
    kind = importlib.import_module(f"serai.games.{game}.view_types").View
    for number in range(GAMES_OF_EACH):
        seats = SEATS[game][number % len(SEATS[game])]
        match, dice = serai.new(game, seats=seats, seed=number), random.Random(number)
        while not match.over:
            if len(match.log) % EVERY == 0:
                check(match, kind)
            match.act(dice.choice(match.legal()))
        check(match, kind)


def check(match: Match, kind: type) -> None:
    """What everybody at the table sees just now."""
    for seat in (SPECTATOR, 0, 1):
        view = match.view(seat)
        assert faults({key: view[key] for key in FRAME}, AnyView) == []
        told = {key: view[key] for key in view if key not in FRAME}
        assert faults(told, kind) == []


def test_deserts_names_are_those_that_the_page_knows() -> None:
    from serai.games.desert import layout
    from serai.games.desert.layout import COLOUR_NAMES
    from serai.games.desert.view_types import Colour, Phase

    assert get_args(Colour) == COLOUR_NAMES
    assert get_args(Phase) == layout.Phase.labels()


def test_what_is_missing_unknown_or_of_another_type_is_noticed() -> None:
    from serai.games.targi.view_types import Decks, Pile

    assert faults({"goods": 1, "tribe": 2}, Decks) == []
    assert faults({"goods": 1}, Decks) == ["view.tribe is not there"]
    assert faults({"goods": 1, "tribe": 2, "more": 3}, Decks) == ["view.more is unknown"]
    assert faults({"goods": 1, "tribe": "2"}, Decks) == ["view.tribe: '2'"]
    assert faults({"goods": ["dust"], "tribe": []}, Pile) == ["view.goods[]: 'dust'"]
