"""Positions whose texts were mangled: refused, or good enough to be played to the end."""

import random
import re
from collections.abc import Sequence

import serai
from serai.core.contract import OVER
from serai.core.errors import SeraiError

MOST_ACTIONS = 2000


def mangled(text: str, dice: random.Random, likes: Sequence[str], signs: Sequence[str]) -> str:
    """A position in which numbers, words or pieces have changed places, or a word is another.

    What is alike, by one of the patterns, changes places.
    """
    head, start, picture = text.partition("start:\n")
    words = re.split(r"([\s:,|]+)", picture)
    for _ in range(dice.randint(1, 3)):
        like = dice.choice(likes)
        alike = [place for place, word in enumerate(words) if re.fullmatch(like, word)]
        if alike:
            one, other = dice.choice(alike), dice.choice(alike)
            words[one], words[other] = words[other], words[one]
            if dice.random() < 0.2:
                words[one] = dice.choice(signs)
    return head + start + "".join(words)


def check_refused_or_playable(game: str, text: str, dice: random.Random, every: int = 1) -> None:
    """A text that somebody has written: its faults are told, or its game comes to its end.

    After the first actions so many are done from one check of the state to the next.
    """
    try:
        match = serai.position(game, text).match(seed=1)
    except SeraiError as error:
        assert str(error).strip()
        return
    m, rules, state = match.material.m, match.game.rules, match.state
    for step in range(MOST_ACTIONS):
        if rules.actor(m, state) == OVER:
            break
        rules.apply(m, state, dice.choice(match.game.legal(m, state)))
        if step < 10 or step % every == 0:
            assert match.game.validate.faults(m, state) == []
    assert rules.actor(m, state) == OVER
