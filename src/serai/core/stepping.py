"""Many tables at once, a choice at each: the loop under every environment.

One call plays an action at each of its tables, lets chance act, begins finished games anew, and
writes down what there is to know then: who acts, what is legal, what the one to act observes, what
everybody got. It is made from a game's own verbs, so that it is compiled with them; a game that has
not compiled it is played by the same lines uncompiled.
"""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .chance import below
from .compiled import Buffer, Dice, Floats, Ints, Verb, spliced, unowned
from .contract import CHANCE, OVER, Rules

Buffers = NDArray[np.uint8]
IntRows = NDArray[np.int32]
FloatRows = NDArray[np.float64]
Step = Callable[..., None]
Observe = Callable[[Buffer, Buffer, int, Buffer], None]
IsLegal = Callable[[int, Ints, int, Buffer], bool]


class Decorator(Protocol):
    """What makes a function a part of compiled code; or leaves it as it is."""

    def __call__(self, function: Verb, /) -> Verb: ...


# in place of an action: nothing happens at this table; a game is begun; what there is to know is
# written down anew
LEAVE, BEGIN, SHOW = -1, -2, -3

# places in `settings`
SEATS, EXPLICIT_CHANCE, ASK_FORCED, BEGIN_ANEW, ILLEGAL, PENALTY = range(6)
RESULT, MARGIN, LEDGER, SHAPING = range(6, 10)  # how much of each is in a reward
SETTINGS = 10

# what becomes of an illegal action: its seat loses, or another is played; raising is for Python
LOSES, REPLACED = range(2)

# columns of `numbers`: who acts now and who did, how many actions are legal; whether a game has
# ended with this step, and whether an illegal action was played; choices in this game, games ended
ACTOR, MOVER, LEGAL, ENDED, WRONG, LENGTH, GAMES = range(7)
NUMBERS = 7

FEW = 16  # actions that are taken out of a mask one by one


def is_legal(action: int, legal: Ints, n: int) -> bool:
    """Whether an action is in an ascending list."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < n and bool(legal[low] == action)


def listed(part: Decorator = spliced) -> IsLegal:
    """Compiled: whether an action is legal. A mask knows at once, a list is searched."""
    found = part(is_legal)

    @part
    def look_up(action: int, legal: Ints, n: int, mask: Buffer) -> bool:
        if len(mask) > 0:
            return 0 <= action < len(mask) and mask[action] != 0
        return found(action, legal, n)

    return look_up


def clearing(part: Decorator = spliced) -> Any:
    """Compiled: take a list out of a mask. A long list lies dense: that is quicker at a stroke."""

    @part
    def clear(mask: Buffer, legal: Ints, n: int) -> None:
        if len(mask) > 0:
            if n > FEW:
                mask[legal[0] : legal[n - 1] + 1] = 0
            else:
                for i in range(n):
                    mask[legal[i]] = 0

    return clear


def rewarding(rules: Rules, part: Decorator = spliced) -> tuple[Any, Any]:
    """Compiled: book what a step has brought everybody; and what an illegal action costs."""
    count_points, share = rules.points, rules.result

    @part
    def book(
        m: Buffer, s: Buffer, over: bool, settings: Floats, points: Ints, out: Floats, work: Floats
    ) -> None:
        seats = int(settings[SEATS])
        others = max(seats - 1, 1)
        counted = settings[LEDGER] != 0.0 or settings[SHAPING] != 0.0
        if counted or (over and settings[MARGIN] != 0.0):
            for seat in range(seats):
                work[seat] = points[seat]
            count_points(m, s, points)
            total = 0.0
            for seat in range(seats):
                total += points[seat]
            for seat in range(seats):
                gained = points[seat] - work[seat]
                kept = -work[seat] if over else gained  # a potential is nothing at the end
                out[seat] += settings[LEDGER] * gained + settings[SHAPING] * kept
                if over:
                    rest = (total - points[seat]) / others
                    out[seat] += settings[MARGIN] * (points[seat] - rest)
        if over and settings[RESULT] != 0.0:
            share(m, s, work)
            for seat in range(seats):
                out[seat] += settings[RESULT] * (seats * work[seat] - 1.0) / others

    @part
    def fine(seat: int, settings: Floats, out: Floats) -> None:
        seats = int(settings[SEATS])
        for other in range(seats):
            out[other] = settings[PENALTY] / max(seats - 1, 1)
        out[seat] = -settings[PENALTY]

    return book, fine


def advancing(rules: Rules, part: Decorator = spliced) -> Any:
    """Compiled: go on to the next choice; who has it, and how many actions are then in `legal`."""
    actor, list_legal, apply, resolve = (
        rules.actor,
        rules.legal,
        rules.apply,
        rules.resolve_chance,
    )

    @part
    def advance(m: Buffer, s: Buffer, settings: Floats, dice: Dice, legal: Ints) -> tuple[int, int]:
        n = 0
        while True:
            who = actor(m, s)
            if who == CHANCE and settings[EXPLICIT_CHANCE] == 0.0:
                who = resolve(m, s, dice)
            if who == OVER:
                n = 0
                break
            n = list_legal(m, s, legal)
            if n > 1 or settings[ASK_FORCED] != 0.0:
                break
            apply(m, s, legal[0])
        return who, n

    return advance


def playing(rules: Rules, part: Decorator = spliced) -> Any:
    """Compiled: play an action at a table."""
    advance = advancing(rules, part)
    book, fine = rewarding(rules, part)
    found, clear, apply = listed(part), clearing(part), rules.apply

    @part
    def play(
        m: Buffer,
        s: Buffer,
        settings: Floats,
        action: int,
        dice: Dice,
        legal: Ints,
        mask: Buffer,
        numbers: Ints,
        points: Ints,
        reward: Floats,
        work: Floats,
    ) -> None:
        who, n = numbers[ACTOR], numbers[LEGAL]
        numbers[MOVER] = who
        numbers[LENGTH] += 1
        wrong = not found(action, legal, n, mask)
        numbers[WRONG] = wrong
        clear(mask, legal, n)
        if wrong and settings[ILLEGAL] == LOSES:
            fine(max(who, 0), settings, reward)
            who, n = OVER, 0
        else:
            apply(m, s, legal[below(dice, n)] if wrong else action)
            who, n = advance(m, s, settings, dice, legal)
            book(m, s, who == OVER, settings, points, reward, work)
        numbers[ACTOR], numbers[LEGAL] = who, n
        numbers[ENDED] = who == OVER
        numbers[GAMES] += who == OVER

    return play


def beginning(rules: Rules, part: Decorator = spliced) -> Any:
    """Compiled: begin a game at a table."""
    advance = advancing(rules, part)
    setup, count_points = rules.setup, rules.points

    @part
    def begin(
        m: Buffer,
        s: Buffer,
        settings: Floats,
        dice: Dice,
        legal: Ints,
        numbers: Ints,
        points: Ints,
    ) -> None:
        setup(m, s)
        who, n = advance(m, s, settings, dice, legal)
        numbers[ACTOR], numbers[LEGAL], numbers[LENGTH] = who, n, 0
        points[:] = 0
        if settings[LEDGER] != 0.0 or settings[SHAPING] != 0.0:
            count_points(m, s, points)

    return begin


def showing(rules: Rules, observe: Observe, refresh: Observe, part: Decorator = spliced) -> Any:
    """Compiled: write down what is legal at a table, and what its one to act observes."""
    weigh = rules.weights

    @part
    def show(
        m: Buffer,
        s: Buffer,
        anew: bool,
        numbers: Ints,
        legal: Ints,
        weights: Ints,
        mask: Buffer,
        observation: Buffer,
    ) -> None:
        who = numbers[ACTOR]
        if len(mask) > 0:
            if anew:
                mask[:] = 0
            for i in range(numbers[LEGAL]):
                mask[legal[i]] = 1
        if who == CHANCE:
            weigh(m, s, weights)
        if len(observation) > 0:
            seat = who if who >= 0 else max(numbers[MOVER], 0)
            if anew:
                observe(m, s, seat, observation)
            else:
                refresh(m, s, seat, observation)

    return show


def visiting(rules: Rules, observe: Observe, refresh: Observe, part: Decorator = spliced) -> Any:
    """Compiled: one step at one table."""
    play, begin = playing(rules, part), beginning(rules, part)
    show = showing(rules, observe, refresh, part)
    list_legal = rules.legal

    @part
    def visit(
        m: Buffer,
        settings: Floats,
        action: int,
        s: Buffer,
        dice: Dice,
        points: Ints,
        told: Ints,
        legal: Ints,
        weights: Ints,
        mask: Buffer,
        observation: Buffer,
        reward: Floats,
        work: Floats,
    ) -> None:
        begins = action == BEGIN
        if action == SHOW:
            told[LEGAL] = list_legal(m, s, legal) if told[LEGAL] else 0
            show(m, s, True, told, legal, weights, mask, observation)
        else:
            told[ENDED], told[WRONG] = 0, 0
            reward[:] = 0.0
            if begins or (action != LEAVE and told[ACTOR] != OVER):
                if not begins:
                    play(m, s, settings, action, dice, legal, mask, told, points, reward, work)
                    begins = told[ENDED] != 0 and settings[BEGIN_ANEW] != 0.0
                if begins:
                    begin(m, s, settings, dice, legal, told, points)
                show(m, s, begins, told, legal, weights, mask, observation)

    return visit


def stepper(
    rules: Rules, observe: Observe, refresh: Observe | None = None, part: Decorator = spliced
) -> Step:
    """Compiled: one step at each table from `low` up to `high`.

    `refresh` is a shorter way to `observe`, over an observation of the same game, of any seat.
    """
    visit = visiting(rules, observe, refresh or observe, part)

    @part
    def step(
        m: Buffer,
        settings: Floats,
        low: int,
        high: int,
        actions: Ints,
        states: Buffers,
        dice: Dice,
        points: IntRows,
        numbers: IntRows,
        legal: IntRows,
        weights: IntRows,
        masks: Buffers,
        observations: Buffers,
        rewards: FloatRows,
    ) -> None:
        # whoever calls keeps them all
        m, settings, states, dice = unowned(m), unowned(settings), unowned(states), unowned(dice)
        actions, points, numbers = unowned(actions), unowned(points), unowned(numbers)
        legal, weights, masks = unowned(legal), unowned(weights), unowned(masks)
        observations, rewards = unowned(observations), unowned(rewards)
        work = np.empty(points.shape[1], np.float64)
        for table in range(low, high):
            action, s, rolls = actions[table], states[table], dice[table : table + 1]
            had, told, choices = points[table], numbers[table], legal[table]
            odds, mask, seen, paid = (
                weights[table],
                masks[table],
                observations[table],
                rewards[table],
            )
            visit(m, settings, action, s, rolls, had, told, choices, odds, mask, seen, paid, work)

    return step
