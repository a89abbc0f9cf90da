"""OpenSpiel state of a position. Chance actions are numbered from 0, as OpenSpiel requires."""

from typing import Any, cast

from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.matches.match import refusal_error
from paddlewheel.core.notation.positions import position_to_json, position_to_text
from paddlewheel.core.rng import new_stream
from paddlewheel.core.validation import SEED_LIMIT
from paddlewheel.environments.open_spiel.library import pyspiel

TERMINAL = int(pyspiel.PlayerId.TERMINAL)
HIDDEN = "?"
REWARD_DENOMINATOR = (
    420  # least common multiple of 2 to 7: undoes float32 rounding, as OpenSpiel checks the sum in float64
)


def action_number(rules: Game, player: int, action: int) -> int:
    """Convert an OpenSpiel action to the engine's action id."""
    return action + rules.player_actions if player == CHANCE else action


def no_information_state_tensor() -> Exception:
    """The error to raise; OpenSpiel's default is an empty tensor."""
    sentence = (
        "these games have no information state tensor, for a history has no bound worth one: take the observation's"
    )
    problem: Exception = pyspiel.SpielError(sentence)
    return problem


class LegalActionTuple(tuple[int, ...]):
    """Legal actions of a state; immutable, so copies of the state share them."""

    def __deepcopy__(self, memo: dict[int, Any]) -> "LegalActionTuple":
        return self


NOT_COMPUTED = LegalActionTuple()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """State with a position as attribute; OpenSpiel keeps the history, and copies the attributes.

    Methods of the C++ base class that would call back into Python several times are overridden here.
    """

    def __init__(self, game: Any, position: Position, beginning: str = "") -> None:
        super().__init__(game)
        self.position = position
        self.beginning = beginning  # the first position, if it is not the game's initial one
        self._player = _player(position)
        self._legal = NOT_COMPUTED

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and player != self._player:
            return list(super().legal_actions(player))  # none for a seat that is not acting
        if self._player == CHANCE:
            first = self.position.game.player_actions
            return [action - first for action in self.position.legal_actions()]
        return [] if self._player == TERMINAL else self._legal_actions(self._player)

    def _legal_actions(self, player: int) -> list[int]:
        legal = self.position.legal_actions()
        self._legal = LegalActionTuple(legal)
        return legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes, first = self.position.chance_outcomes(), self.position.game.player_actions
        total = sum(weight for _, weight in outcomes)
        return [(action - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        position = self.position
        number = action_number(position.game, self._player, action)
        clause = "" if number in self._legal else position.refusal(number)
        if clause:
            raise refusal_error(position, number, clause)
        position.step(number)
        self._player, self._legal = _player(position), NOT_COMPUTED

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.position.game
        return rules.action_text(action_number(rules, player, action))

    def returns(self) -> list[float]:
        if self._player != TERMINAL:
            return [0.0] * self.num_players()
        return [round(reward * REWARD_DENOMINATOR) / REWARD_DENOMINATOR for reward in self.position.rewards()]

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        raise no_information_state_tensor()

    def __str__(self) -> str:
        return position_to_text(self.position)

    def _to_struct(self) -> dict[str, Any]:
        return position_to_json(self.position)

    def seen_history(self, seat: int) -> str:
        """The history as this seat knows it: sealed actions of other seats are hidden."""
        begun = f"{self.beginning}; " if self.beginning else ""
        sealed = len(self.position.sealed_actions())
        if not sealed:
            return begun + str(self.history_str())
        happened = self.full_history()
        last = (str(one.action) if one.player == seat else HIDDEN for one in happened[-sealed:])
        return begun + ", ".join([*(str(one.action) for one in happened[:-sealed]), *last])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state with the same information state: hidden information is resampled, in the history as well."""
        if not self.position.hides_information_from(player):
            return cast(SpielState, self.clone())
        imagined = self.position.seen_by(player).imagine(new_stream(int(sampler() * SEED_LIMIT), 0, 0))
        fresh: SpielState = self.get_game().deserialize_state(
            _replace_last_actions(self.serialize(), imagined.sealed_actions())
        )
        fresh.position = imagined
        return fresh

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (pyspiel.serialize_game_and_state(self.get_game(), self),)


def _unpickle(serialized: str) -> SpielState:
    """Unpickle a state; importing this module's package registers the game."""
    state: SpielState = pyspiel.deserialize_game_and_state(serialized)[1]
    return state


def _replace_last_actions(serialized: str, sealed: dict[int, int]) -> str:
    """Replace the last actions in the history of a serialized state."""
    history, rest = serialized.split("\n", 1)
    actions = history.split(",")
    for index in range(len(actions) - len(sealed), len(actions)):
        seat = actions[index].split(":")[0]
        actions[index] = f"{seat}:{sealed[int(seat)]}"
    return ",".join(actions) + "\n" + rest


def _player(position: Position) -> int:
    actor = position.actor
    return TERMINAL if actor == NOBODY else actor
