"""Batch of games that plays the opponents' turns between the decisions of the learner."""

from typing import Any

import numpy as np

from paddlewheel.bots import make_bot
from paddlewheel.core.batch.api import ALL_SEATS, OVER
from paddlewheel.core.batch.observe_one import observation_of
from paddlewheel.core.game import Position
from paddlewheel.environments.batch import Batch
from paddlewheel.environments.gymnasium.config import END, RAISE, STAY, EnvConfig
from paddlewheel.lab.runs.game_runner import GameRunner


class Opponents:
    """The bots of one game, by seat."""

    def __init__(self, terms: EnvConfig, learner: int, seed: int, number: int) -> None:
        self.number = number
        self.bots = {seat: make_bot(name, number, seed, seat) for seat, name in terms.bots(learner).items()}

    def act(self, position: Position) -> None:
        """The acting seat's bot plays its plan as far as it is legal."""
        GameRunner(position, None).ask(self.bots[position.actor], self.number)


class LearnerBatch:
    """Batch in which opponents and chance play until the learner has to decide in every game.

    Game N of a seed has the same random numbers here and in the lab.
    """

    def __init__(self, terms: EnvConfig, count: int, threads: int | None = None) -> None:
        self.terms = terms
        self.batch = Batch(terms.game, terms.options, count, threads=threads, autoreset=False)
        self.seats = np.zeros(count, np.int64)  # the learner's
        self.decided = np.zeros(count, np.int64)  # the seat that acted last and gets the reward
        self.steps = np.zeros(count, np.int64)
        self.refused = np.zeros(count, np.bool_)  # games whose action was illegal
        self.reward = np.zeros(count, np.float32)  # the learner's
        self.rewards = np.zeros_like(self.batch.rewards)  # of every seat
        self.terminated = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)
        self.begun = False
        self._rows = np.arange(count)
        self._compiled = terms.only_deckhands
        self._asks_bots = bool(terms.opponents) and not terms.only_deckhands
        self._opponents_by_game: list[Opponents] = []  # empty if no bot plays in Python

    def reset(self, seed: int | None, first: int | None = None) -> None:
        """Restart all games, numbered from `first`; without a seed, continue the numbers of the last one."""
        batch = self.batch
        following = 0 if seed is not None else int(batch.numbers.max()) + 1
        seed = batch.seed if seed is None else seed
        batch.first = following if first is None else first
        self.seats[:] = [self.terms.learner(seed, batch.first + index) for index in range(batch.count)]
        batch.reset(seed, self.seats if self._compiled else None)
        self._opponents_by_game = (
            [self._make_opponents(index) for index in range(batch.count)] if self._asks_bots else []
        )
        for row in (self.steps, self.refused, self.reward, self.rewards, self.terminated, self.truncated):
            row[:] = 0
        self._let_bots_play()
        self.begun = True

    def begin_again(self, games: Any) -> None:
        """Restart these games under their next numbers."""
        for index in games:
            number = int(self.batch.numbers[index]) + self.batch.count
            seat = self.seats[index] = self.terms.learner(self.batch.seed, number)
            self.batch.begin(index, number, seat if self._compiled else ALL_SEATS)
            if self._asks_bots:
                self._opponents_by_game[index] = self._make_opponents(index)
        self.steps[games] = 0
        self.terminated[games] = self.truncated[games] = False
        self._let_bots_play()

    def step(self, actions: Any, skip: Any = None) -> None:
        """Apply the learner's actions, then play the other seats until the learner has to decide again.

        Games flagged in `skip` are unchanged: no reward, and no step counted.
        """
        decides = self.decided
        decides[:] = self.seats if self.terms.opponents else self.batch.actor
        self._act(actions, skip)
        self.rewards[:], self.terminated[:] = self.batch.rewards, self.batch.terminated
        self._let_bots_play()
        if not self._compiled:
            self._show_ends(decides)
        if self.terms.illegal == END:
            self.terminated |= self.refused
            self.rewards[self._rows[self.refused], decides[self.refused]] = -1
        self.reward[:] = self.rewards[self._rows, decides]
        if self.terms.illegal == STAY:
            self.reward[self.refused] = -self.terms.penalty
        self._count_steps(skip)

    def capped(self, index: int) -> bool:
        """Whether the round limit ended this game."""
        return bool(self.batch.position(index).is_capped)

    def clause(self, index: int, action: int) -> str:
        """The clause that refuses an action in one of the games."""
        return str(self.batch.position(index).refusal(action))

    def _make_opponents(self, index: int) -> Opponents:
        return Opponents(self.terms, int(self.seats[index]), self.batch.seed, int(self.batch.numbers[index]))

    def _act(self, actions: Any, skip: Any) -> None:
        legal = self.batch.step(actions, lenient=self.terms.illegal != RAISE, skip=skip)
        np.logical_not(legal, out=self.refused)

    def _count_steps(self, skip: Any) -> None:
        self.steps += 1 if skip is None else ~skip
        if self.terms.max_episode_steps is not None:
            self.truncated[:] = (self.steps >= self.terms.max_episode_steps) & ~self.terminated

    def _let_bots_play(self) -> None:
        """Play the bots' turns until the learner has to decide in every unfinished game."""
        actor = self.batch.actor
        while self._asks_bots and (asked := np.flatnonzero((actor != OVER) & (actor != self.seats))).size:
            for index in asked.tolist():
                self._opponents_by_game[index].act(self.batch.position(index))
            self.batch.go_on()
            self.rewards += self.batch.rewards
            self.terminated |= self.batch.terminated

    def _show_ends(self, seats: Any) -> None:
        """Write the learner's observation of finished games, which have no actor to observe them."""
        for index in np.flatnonzero(self.terminated).tolist():
            seen = observation_of(self.batch.position(index), int(seats[index]))
            self.batch.observation[index] = seen
