"""OpenSpiel observer: observation tensor, observation string and information state string of a seat."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from paddlewheel.core.batch.observation import ObservationField, field_offsets, named, scale
from paddlewheel.core.batch.observe_one import fields_of, observation_of
from paddlewheel.core.errors import SetupError
from paddlewheel.core.messages.errors import plain
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.environments.open_spiel.library import pyspiel
from paddlewheel.environments.open_spiel.state import SpielState

SPECTATOR = -1
SEAT = "absolute_seat"


def _seat_field(game: Any) -> list[ObservationField]:
    if not game.tensors.absolute_seat:
        return []
    return [ObservationField(SEAT, (game.options.players,), 1, "the observing seat's number: one flag")]


class SpielObserver:
    """By default the tensor of the observation and the position's line; with perfect recall the history, as text only.

    The game parameters `absolute_seat` and `scaled` change the tensor; see `parameters.TensorOptions`.
    Public information is what a spectator sees; private is a seat's own sealed decision.
    """

    def __init__(self, game: Any, kind: Any, params: Mapping[str, Any]) -> None:
        rules = game.rules
        if params:
            raise SetupError(plain(f"an observation of {rules.title} has no parameters, but was given {dict(params)}"))
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise SetupError(plain("an observation tells the secrets of one seat or of none, not those of all"))
        self.kind = kind
        self.sees_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if kind.public_info and self.sees_own and not kind.perfect_recall:
            fields = (*fields_of(rules), *_seat_field(game))
            self.tensor = np.zeros(field_offsets(fields)[""], np.float32)
            self.dict = named(fields, self.tensor)
            self._seats = self.dict.get(SEAT)
            self._seen = self.tensor[: field_offsets(fields_of(rules))[""]]
            self._scale = scale(fields_of(rules)) if game.tensors.scaled else None

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        self._seen[:] = observation_of(state.position, player)
        if self._scale is not None:
            self._seen *= self._scale
        if self._seats is not None:
            self._seats[:] = np.arange(len(self._seats)) == player

    def string_from(self, state: SpielState, player: int) -> str:
        if not self.kind.public_info:
            return self._private(state, player)
        seat = player if self.sees_own else SPECTATOR
        if self.kind.perfect_recall:
            return state.seen_history(seat)
        position = state.position
        return (
            position_to_text(position.seen_by(seat))
            if position.hides_information_from(seat)
            else position_to_text(position)
        )

    def _private(self, state: SpielState, player: int) -> str:
        sealed = state.position.sealed_actions()
        shown = self.sees_own and player in sealed
        return state.position.game.action_text(sealed[player]) if shown else ""
