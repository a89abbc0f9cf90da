"""Measure a bot's thinking time per turn, from its first decision to its end, or per decision."""

import time
from collections.abc import Sequence
from typing import Any

from paddlewheel.bots import Bot, make_bot
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.core.search.budget import Budget
from paddlewheel.lab.runs.game_runner import GameRunner

SEED = 1
MIN_SAMPLES, MAX_SAMPLING_SECONDS = 40, 60  # minimum of samples even if `seconds` have passed; hard limit in seconds


class TimedBot(Bot):
    """Wrapper that records the thinking time of a bot."""

    def __init__(self, bot: Bot, times: list[float], by_turn: bool) -> None:
        self.bot, self.times, self.by_turn = bot, times, by_turn
        self.name, self.budget = bot.name, bot.budget  # type: ignore[misc]

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        started = time.perf_counter()
        chosen = self.bot.decide(seen, legal, budget)
        taken = time.perf_counter() - started
        if self.by_turn and not seen.begins_turn and self.times:
            self.times[-1] += taken
        elif self.by_turn or len(legal) > 1:
            self.times.append(taken)
        return chosen


def thinking_times(game: Game, options: Any, name: str, seconds: float, *, by_turn: bool) -> list[float]:
    """Thinking times in seconds, ascending, from self-play; the first sample is discarded as warm-up."""
    times: list[float] = []
    number, started = 0, time.perf_counter()
    while _goes_on(times, seconds, time.perf_counter() - started):
        position = game.new_position(options)
        table, chance = GameRunner(position, None), new_stream(number, SEED, CHANCE_STREAM)
        seats = range(len(position.result()))
        bots = [TimedBot(make_bot(name, number, SEED, seat), times, by_turn) for seat in seats]
        while position.actor != NOBODY and _goes_on(times, seconds, time.perf_counter() - started):
            if position.actor == CHANCE:
                table.step(position.draw(chance))
            else:
                table.ask(bots[position.actor], number)
        number += 1
    return sorted(times[1:])


def _goes_on(times: list[float], seconds: float, elapsed: float) -> bool:
    return elapsed < seconds or (len(times) <= MIN_SAMPLES and elapsed < MAX_SAMPLING_SECONDS)
