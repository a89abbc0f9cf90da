"""What a seat sees of a state, as OpenSpiel asks for it: numbers, a line of text, or all that it remembers."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from paddlewheel.adapters.open_spiel.library import pyspiel
from paddlewheel.adapters.open_spiel.state import SpielState
from paddlewheel.core.contract import Game
from paddlewheel.core.errors import SetupError
from paddlewheel.core.observing import named, offsets

SPECTATOR = -1


class SpielObserver:
    """By default the numbers of `Game.fields` and the position's line; with perfect recall the history, as text only.

    Public information is what a spectator sees; private is a seat's own decision while it is sealed.
    """

    def __init__(self, rules: Game, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise SetupError(f"an observation of {rules.title} has no parameters, but was given {dict(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SetupError("an observation tells the secrets of one seat or of none, not those of all")
        self.kind = kind
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and self.sees_own and not kind.perfect_recall:
            self.tensor = np.zeros(offsets(rules.fields())[""], np.float32)
            self.dict = named(rules.fields(), self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.kind.public_info:
            return self._private(state, player)
        seat = player if self.sees_own else SPECTATOR
        if self.kind.perfect_recall:
            return state.seen_history(seat)
        position = state.position
        return position.seen_by(seat).to_text() if position.hides_from(seat) else position.to_text()

    def _private(self, state: SpielState, player: int) -> str:
        sealed = state.position.sealed()
        shown = self.sees_own and player in sealed
        return state.position.game.action_text(sealed[player]) if shown else ""
