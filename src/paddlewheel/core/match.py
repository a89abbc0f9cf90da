"""A game being played: a position, the actions that led to it, and the luck that is still to come."""

import secrets
from operator import index
from typing import Any

from paddlewheel.core.errors import IllegalAction, NotationError
from paddlewheel.core.game import CHANCE, NOBODY, Game, Plan, Position
from paddlewheel.core.rng import CHANCE_STREAM, new_stream, next_in
from paddlewheel.core.validation import SEEDS, checked_seed


def refused(position: Position, action: int, clause: str) -> IllegalAction:
    """The error for an action that a clause refuses, with what would be right."""
    text = position.game.action_text
    legal = ", ".join(text(other) for other in position.legal_actions()) or "nothing: the game is over"
    return IllegalAction(f"'{_called(position, action)}' is not legal here ({clause}); legal is: {legal}", clause)


def _called(position: Position, action: int) -> str:
    """In words; some numbers between those of a game's actions have none."""
    try:
        return position.game.action_text(action)
    except NotationError:
        if 0 <= action < position.game.actions:
            return str(action)
        raise


def _number(action: Any) -> int:
    try:
        return index(action)
    except TypeError:
        raise NotationError(f"an action is a text or the number of an action, not {action!r}") from None


class Match:
    """
    Chance plays by itself from the seed, so the actor is always a seat until the game is over. Give `chance=False` to
    decide draws and rolls yourself, as a replay does.
    """

    def __init__(self, game: Game, options: Any, seed: int | None = None, *, chance: bool = True) -> None:
        self.game = game
        self.options = options
        self.seed = secrets.randbelow(SEEDS) if seed is None else checked_seed(seed)
        self.position: Position = game.new_position(options)
        self.log: list[int] = []
        self._chance = chance
        self._stream = new_stream(0, self.seed, CHANCE_STREAM)
        self._let_chance_play()

    @property
    def actor(self) -> int:
        return self.position.actor

    @property
    def is_over(self) -> bool:
        return self.position.actor == NOBODY

    @property
    def result(self) -> list[int]:
        """The place of each seat; at the end of the game, or as things stand."""
        return self.position.result()

    def legal_actions(self) -> list[str]:
        return [self.game.action_text(action) for action in self.position.legal_actions()]

    def plans(self) -> list[Plan]:
        return self.position.plans()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What this seat may see; without a seat, what a spectator may."""
        return self.position.view(seat)

    def play(self, action: str | int) -> None:
        """Carry out an action, given as text or id, and whatever chance does next; or say which clause refuses it."""
        number = self.game.parse_action(action) if isinstance(action, str) else _number(action)
        clause = self.position.refusal(number)
        if clause:
            raise refused(self.position, number, clause)
        self._step(number)
        self._let_chance_play()

    def _step(self, action: int) -> None:
        self.position.step(action)
        self.log.append(action)

    def _let_chance_play(self) -> None:
        while self._chance and self.position.actor == CHANCE:
            self._step(self.position.draw(self._stream))

    def resume(self) -> None:
        """After a replay: chance plays by itself again, from where the record's seed would have it."""
        for action in self.log:
            if self.game.is_chance_action(action):
                next_in(self._stream)
        self._chance = True
        self._let_chance_play()

    def save(self) -> dict[str, Any]:
        from paddlewheel.core.records import to_record

        return to_record(self)
