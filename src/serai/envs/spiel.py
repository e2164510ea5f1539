"""OpenSpiel: every game that is installed, by its own name, once this module is imported.

    import pyspiel, serai.envs.spiel
    game = pyspiel.load_game("serai_bazaar(players=3)")

Chance is a player with explicit outcomes; actions are the game's own numbers. An information state
is what a player has seen done, in order; an observation is what `observe` tells. The options of a
game are parameters; a file of one's own is named by its path.
"""

import secrets
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from serai.core import registry
from serai.core.chance import dice
from serai.core.compiled import Buffer
from serai.core.contract import CHANCE, OVER, Game, Material
from serai.core.errors import IllegalAction, SeraiError
from serai.core.game import Manifest
from serai.core.material import OFF, ON, build
from serai.core.observations import Observer
from serai.core.position import Position

PREFIX = "serai_"
_OF = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


def _type(manifest: Manifest) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=PREFIX + manifest.name,
        long_name=PREFIX + manifest.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(manifest.seats),
        min_num_players=min(manifest.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(manifest.seats), **_usual(manifest.name)},
    )


def _usual(name: str) -> dict[str, bool | int | str]:
    """What stands for a game's usual options; OpenSpiel wants each parameter to be of its kind."""
    found: dict[str, bool | int | str] = {}
    for option in registry.supply(name).material.OPTIONS:
        is_on = option.default == ON
        found[option.name] = {"switch": is_on, "seat": 0}.get(option.kind, "")
    return found


@dataclass(frozen=True)
class Frame:
    """A game with its material, once for all its states; pickled as what it was made from."""

    made: tuple[str, int, tuple[tuple[str, str], ...]]
    game: Game
    material: Material
    observer: Observer

    def __deepcopy__(self, memo: object) -> "Frame":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return framed, self.made


@cache
def framed(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Frame:
    game = registry.game(name)
    material = build(game, seats, dict(options))
    return Frame((name, seats, options), game, material, Observer(game, material))


class SeraiGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its material; each of ours is a class of its own, as OpenSpiel wants it."""

    name = ""
    type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = dict(params or {})
        usual = {"players": self.type.min_num_players, **_usual(self.name)}
        seats = int(asked.get("players", usual["players"]))
        try:
            options = [
                (name, _read(value))
                for name, value in asked.items()
                if name != "players" and value != usual[name]
            ]
            self.frame = framed(self.name, seats, tuple(options))
        except SeraiError as error:
            raise pyspiel.SpielError(str(error)) from error
        actions = self.frame.game.layout.ACTIONS
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.frame.observer.longest,
        )
        super().__init__(self.type, info, asked)

    def new_initial_state(self) -> "SeraiState":
        return SeraiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if params:
            unknown = SeraiError("unknown-option", name=next(iter(params)), known=[])
            raise pyspiel.SpielError(str(unknown))
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeenObserver(self) if recall else KnownObserver(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.frame.observer.longest


def _read(value: bool | int | str) -> str:
    """An option as the game takes it; a file's text, if it is one."""
    if isinstance(value, bool):
        return ON if value else OFF
    if isinstance(value, int):
        return str(value)
    file = Path(value)
    is_file = "\n" not in value and file.suffix != "" and file.is_file()
    return file.read_text("utf-8") if is_file else value


class Held:
    """A state, what each player has seen, and of what game: copied as one."""

    __slots__ = ("actor", "frame", "legal", "s", "seen")

    def __init__(self, frame: Frame, s: Buffer, seen: list[list[int]], actor: int) -> None:
        self.frame, self.s, self.seen, self.actor = frame, s, seen, actor
        self.legal: list[int] | None = None

    def __deepcopy__(self, memo: object) -> "Held":
        other = Held(self.frame, self.s.copy(), [one[:] for one in self.seen], self.actor)
        other.legal = self.legal
        return other


class SeraiState(pyspiel.State):  # type: ignore[misc]
    """A position with what each player has seen of the way there."""

    def __init__(self, game: SeraiGame) -> None:
        super().__init__(game)
        frame = game.frame
        m = frame.material.m
        s = frame.game.start(m)
        seen: list[list[int]] = [[] for _ in range(frame.material.seats)]
        self.held = Held(frame, s, seen, int(frame.game.rules.actor(m, s)))

    def __deepcopy__(self, memo: object) -> Any:
        return self.clone()

    @property
    def position(self) -> Position:
        """As everything else of ours takes it."""
        return Position(self.held.frame.game, self.held.frame.material, self.held.s)

    def current_player(self) -> Any:
        actor = self.held.actor
        return actor if actor >= 0 else _OF[actor]

    def is_terminal(self) -> bool:
        return self.held.actor == OVER

    def is_chance_node(self) -> bool:
        """As OpenSpiel's own, which asks `current_player` by way of C++."""
        return self.held.actor == CHANCE

    def _legal(self) -> list[int]:
        held = self.held
        if held.legal is None:
            held.legal = held.frame.game.legal(held.frame.material.m, held.s)
        return held.legal

    def _legal_actions(self, player: int) -> list[int]:
        return self._legal() if player == self.held.actor else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, which comes here by way of C++ and copies what it finds twice."""
        return self._legal()[:] if player is None else self._legal_actions(int(player))[:]

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.held.frame.game.layout.ACTIONS
        for action in self._legal() if player is None else self._legal_actions(int(player)):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        held, outcomes = self.held, self._legal()
        left = held.frame.game.weights(held.frame.material.m, held.s, len(outcomes))
        total = sum(left)
        return [(outcome, n / total) for outcome, n in zip(outcomes, left, strict=True)]

    def _apply_action(self, action: int) -> None:
        held, legal = self.held, self._legal()
        place = bisect_left(legal, action)
        if place == len(legal) or legal[place] != action:
            raise pyspiel.SpielError(str(self._why_not(action)))
        frame, s = held.frame, held.s
        m, rules, shown = frame.material.m, frame.game.rules, frame.game.hidden.shown
        for player, seen in enumerate(held.seen):
            seen.append(shown(m, s, player, action))
        rules.apply(m, s, action)
        held.actor, held.legal = rules.actor(m, s), None

    def _why_not(self, action: int) -> SeraiError:
        position, actions = self.position, self.held.frame.game.layout.ACTIONS
        if not 0 <= action < actions:
            return SeraiError("env-no-action", number=action, actions=actions)
        meant = position.action(action)
        reasons = [] if position.actor < 0 else position.why_not(meant)
        return IllegalAction(position.game.name, meant.text, reasons)

    def _action_to_string(self, player: int, action: int) -> str:
        if not 0 <= action < self.held.frame.game.layout.ACTIONS:
            raise pyspiel.SpielError(str(self._why_not(action)))
        return self.held.frame.game.notation.text(self.held.frame.material.m, action)

    def returns(self) -> list[float]:
        held = self.held
        seats = held.frame.material.seats
        if held.actor != OVER:
            return [0.0] * seats
        shares = held.frame.game.result(held.frame.material.m, held.s, seats)
        return [(seats * share - 1.0) / max(seats - 1, 1) for share in shares]

    def __str__(self) -> str:
        return str(self.position)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | Any = None
    ) -> "SeraiState":
        """A state that could be, for all this player knows: what is hidden is dealt anew.

        What the others have seen may be another thing in that world: of it, only what this player
        knows is told.
        """
        if not 0 <= player < len(self.held.seen):
            wrong = SeraiError("bad-seat", seat=int(player), seats=len(self.held.seen))
            raise pyspiel.SpielError(str(wrong))
        other = self.clone()
        held: Held = other.held
        chosen = int(sampler() * (1 << 62)) if callable(sampler) else secrets.randbits(62)
        m, hidden = held.frame.material.m, held.frame.game.hidden
        hidden.hide(m, held.s, player)
        hidden.deal(m, held.s, player, dice(chosen))
        held.seen = [self.held.seen[player][:] for _ in held.seen]
        held.legal = None
        return other  # type: ignore[no-any-return]


class KnownObserver:
    """What a player may know now."""

    def __init__(self, game: SeraiGame) -> None:
        self.frame, observer = game.frame, game.frame.observer
        self._bytes = np.zeros(observer.size, np.uint8)
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = observer.split(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: SeraiState, player: int) -> None:
        frame = self.frame
        frame.observer.observe(frame.material.m, state.held.s, player, self._bytes)
        self.tensor[:] = self._bytes

    def string_from(self, state: SeraiState, player: int) -> str:
        return str(state.position.hidden_from(player))


class SeenObserver:
    """What a player has seen done: each action's number and one, nothing behind the last."""

    def __init__(self, game: SeraiGame) -> None:
        self.frame = game.frame
        seats, longest = game.frame.material.seats, game.frame.observer.longest
        self.tensor = np.zeros(seats + longest, np.float32)
        self.dict = {"player": self.tensor[:seats], "seen": self.tensor[seats:]}

    def set_from(self, state: SeraiState, player: int) -> None:
        self.tensor[:] = 0
        self.dict["player"][player] = 1
        seen = state.held.seen[player]
        self.dict["seen"][: len(seen)] = np.array(seen, np.float32) + 1

    def string_from(self, state: SeraiState, player: int) -> str:
        m, text = self.frame.material.m, self.frame.game.notation.text
        return "\n".join((f"{player}", *(text(m, action) for action in state.held.seen[player])))


def register(names: Sequence[str] | None = None) -> None:
    """Give each game to OpenSpiel; done when this module is imported, for those there are then."""
    for name in registry.names() if names is None else names:
        made = f"{name.capitalize()}Game"
        if made not in globals():
            kind = _type(registry.manifest_of(name))
            globals()[made] = type(
                made, (SeraiGame,), {"name": name, "type": kind, "__module__": __name__}
            )
            pyspiel.register_game(kind, globals()[made])


register()
