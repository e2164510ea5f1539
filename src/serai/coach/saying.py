"""The coach's numbers as sentences, in the reader's language; nothing is said that is no number."""

from collections.abc import Sequence
from typing import Any

from serai.core.characters import called
from serai.core.contract import Belief, Phrase
from serai.core.ledger import POINTS
from serai.core.texts import has, say

from .analysis.telling import decimal, players, share

Data = dict[str, Any]
OLD = 0.05, 0.10, 0.20  # what words began at in documents that do not say so


def with_sentences(document: Data, language: str = "") -> Data:
    """A game's document in which every reason is said too; another's is as it was."""
    if "moments" not in document:
        return document
    names = players(document["game"], document["names"], called, language)
    moments = [
        {
            **one,
            "verdict": one["verdict"] and said(one["verdict"], document["game"], names, language),
        }
        for one in document["moments"]
    ]
    kept = {"least": list(OLD), **document}  # it may have been made before they were told
    return {**kept, "moments": moments}


def said(verdict: Data, game: str, names: Sequence[str], language: str = "") -> Data:
    """A verdict in which every reason is said too."""
    why = [{**one, "sentence": reason(game, one, names, language)} for one in verdict["why"]]
    return {**verdict, "why": why}


def reason(game: str, why: Data, names: Sequence[str], language: str = "") -> str:
    own = f"{game}-why-{why['kind']}"  # a game may call its points otherwise
    key = own if why["kind"] != POINTS or has(own) else "coach-why-points"
    facts = {name: _word(game, name, value) for name, value in why["facts"].items()}
    played, better = (_number(why["unit"], why[which], language) for which in ("played", "better"))
    return say(key, language, seat=names[why["seat"]], played=played, better=better, **facts)


def beliefs(found: Sequence[Belief], language: str = "") -> list[Data]:
    """What may be where, as it is told."""
    return [
        {
            "kind": one.kind,
            "owner": one.owner,
            "cells": list(one.cells),
            "may_be": [
                {
                    "item": phrase.key,
                    "facts": phrase.facts,
                    "chance": round(chance, 6),
                    "sentence": say(phrase.key, language, **phrase.facts),
                }
                for phrase, chance in one.may_be
            ],
        }
        for one in found
    ]


def _word(game: str, name: str, value: Any) -> Any:
    key = f"{game}-source-{value}"
    return Phrase(key) if name == "source" and has(key) else value


def _number(unit: str, value: float, language: str) -> str:
    if unit == "often":
        return share(value, language)
    return decimal(value, 1, language)
