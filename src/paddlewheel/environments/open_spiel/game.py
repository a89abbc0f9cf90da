"""OpenSpiel game classes and their registration."""

from collections.abc import Mapping
from typing import Any, ClassVar

from paddlewheel.core.errors import SetupError
from paddlewheel.core.game import Game, Position
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.notation.positions import position_from_json, position_from_text, position_to_text
from paddlewheel.environments.open_spiel.game_info import game_info, game_type
from paddlewheel.environments.open_spiel.library import pyspiel
from paddlewheel.environments.open_spiel.observer import SpielObserver
from paddlewheel.environments.open_spiel.parameters import (
    read_options,
    read_tensors,
    write_options,
    write_tensors,
)
from paddlewheel.environments.open_spiel.state import SpielState, action_number, no_information_state_tensor
from paddlewheel.games import GAMES


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    rules: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        self.options, self.tensors = read_options(rules, parameters or {}), read_tensors(parameters or {})
        self.start = rules.new_position(self.options)
        kind, info = game_type(rules, self.options), game_info(rules, self.options)
        super().__init__(kind, info, write_options(rules, self.options) | write_tensors(self.tensors))

    def new_initial_state(self, written: str | Mapping[str, Any] = "") -> SpielState:
        """The initial position, or one written by `str(state)` or `state.to_dict()`."""
        if not written:
            return SpielState(self, self.start.copy())
        position = read_position(self.start, written)
        return SpielState(self, position, beginning=position_to_text(position))

    def action_to_string(self, player: int, action: int) -> str:
        return self.rules.action_text(action_number(self.rules, player, action))

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.module.length_limits(self.options).draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self, kind, params or {})

    def information_state_tensor_shape(self) -> list[int]:
        raise no_information_state_tensor()

    def information_state_tensor_size(self) -> int:
        raise no_information_state_tensor()

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)


def read_position(start: Position, written: str | Mapping[str, Any]) -> Position:
    if isinstance(written, str):
        position = position_from_text(start.game, written)
    else:
        position = position_from_json(start.game, written)
    if position.options != start.options:
        raise SetupError(plain(f"{position_to_text(position)!r} is a position of another table"))
    if position.sealed_actions():
        raise SetupError(plain(f"{position_to_text(position)!r} lies between sealed votes: no history can begin there"))
    return position


def load(text: str) -> SpielGame:
    """`pyspiel.load_game` for unpickling: importing this module registers the games."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def register() -> None:
    """Register all games by class: OpenSpiel keeps factories past interpreter shutdown, which breaks functions."""
    for rules in GAMES.values():
        if not (rules.module.offers("encoder") and rules.module.offers("length_limits")):
            continue
        made = type(f"{rules.title.replace(' ', '')}Game", (SpielGame,), {"rules": rules})
        pyspiel.register_game(game_type(rules, rules.options(None, None, {})), made)
