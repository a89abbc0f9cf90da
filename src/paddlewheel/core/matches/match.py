"""A game in progress: position, action log, and random stream for chance."""

import secrets
from operator import index
from typing import Any

from paddlewheel.core.capabilities import Plan
from paddlewheel.core.errors import IllegalAction, NotationError
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.messages.errors import actions, plain
from paddlewheel.core.presentation import view_of
from paddlewheel.core.rng import CHANCE_STREAM, new_stream, next_in
from paddlewheel.core.validation import SEED_LIMIT, checked_seed


def refusal_error(position: Position, action: int, clause: str) -> IllegalAction:
    """The exception for an action that a clause forbids; its message lists the legal actions."""
    called = _called(position, action)
    legal = tuple(position.game.action_text(other) for other in position.legal_actions())
    if not legal:
        return IllegalAction(actions.illegal_when_over(called, clause), clause)
    return IllegalAction(actions.illegal(called, clause, legal), clause)


def _called(position: Position, action: int) -> str:
    """The action's text; not every id below `Game.actions` has one."""
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
        raise NotationError(plain(f"an action is a text or the number of an action, not {action!r}")) from None


class Match:
    """
    Draws are sampled from the seed automatically, so the actor is always a seat until the game is over. With
    `chance=False` draws and rolls are played like other actions, as in a replay.
    """

    def __init__(self, game: Game, options: Any, seed: int | None = None, *, chance: bool = True) -> None:
        self.game = game
        self.options = options
        self.seed = secrets.randbelow(SEED_LIMIT) if seed is None else checked_seed(seed)
        self.position: Position = game.new_position(options)
        self.log: list[int] = []
        self.ended_by_agreement = False
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
        """The place of each seat: final, or current while the game goes on."""
        return self.position.result()

    def legal_actions(self) -> list[str]:
        return [self.game.action_text(action) for action in self.position.legal_actions()]

    def plans(self) -> list[Plan]:
        return self.game.module.planner.plans(self.position)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat, or of a spectator without one."""
        return view_of(self.position, seat)

    def play(self, action: str | int) -> None:
        """Apply an action (text or id) and the draws that follow; raise IllegalAction if a clause forbids it."""
        number = self.game.parse_action(action) if isinstance(action, str) else _number(action)
        clause = self.position.refusal(number)
        if clause:
            raise refusal_error(self.position, number, clause)
        self._step(number)
        self._let_chance_play()

    def end_by_agreement(self) -> None:
        """End the game here because all who still play agree; raise IllegalAction where it cannot end so."""
        if not self.position.seats_to_agree():
            raise IllegalAction(actions.no_agreed_end(), self.position.agreed_end_clause)
        self.position.end_by_agreement()
        self.ended_by_agreement = True

    def _step(self, action: int) -> None:
        self.position.step(action)
        self.log.append(action)

    def _let_chance_play(self) -> None:
        while self._chance and self.position.actor == CHANCE:
            self._step(self.position.draw(self._stream))

    def resume(self) -> None:
        """Sample draws automatically again after a replay, continuing the stream of the record's seed."""
        for action in self.log:
            if self.game.is_chance_action(action):
                next_in(self._stream)
        self._chance = True
        self._let_chance_play()

    def save(self) -> dict[str, Any]:
        from paddlewheel.core.matches.records import to_record

        return to_record(self)
