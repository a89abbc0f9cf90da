"""Play one game between bots and summarize it as a row. Compiled random games yield the same rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from traceback import extract_tb
from typing import Any

from paddlewheel.bots import Bot, find_bot, make_bot
from paddlewheel.bots.follow_plan import followed
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.game import CHANCE, NOBODY, Game, Position
from paddlewheel.core.messages import Message
from paddlewheel.core.rng import CHANCE_STREAM, new_stream
from paddlewheel.core.trace import FNV_OFFSET_BASIS, update_hash_in
from paddlewheel.lab import messages

ActionCallback = Callable[[Position, int], None]  # called after every action, draws included: new position, action


@dataclass(frozen=True)
class GameRow:
    """Summary of one game."""

    hash: int
    steps: int
    decisions: int
    turns: int
    rounds: int
    capped: bool
    places: tuple[int, ...]
    scores: tuple[float, ...]

    def to_plain(self) -> list[Any]:
        """As plain JSON data."""
        *numbers, places, scores = vars(self).values()
        return [*numbers, list(places), list(scores)]

    @classmethod
    def from_plain(cls, data: Sequence[Any]) -> "GameRow":
        value, steps, decisions, turns, rounds, capped, places, scores = data
        return cls(value, steps, decisions, turns, rounds, capped, tuple(places), tuple(scores))

    def wins(self, seat: int) -> float:
        """1 for a win, or its share for a shared win."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


def check_bot(text: str, game: Game) -> None:
    """Reject bots that do not play the game, and time budgets: runs must be reproducible on every machine."""
    _, budget = find_bot(text, game)
    if budget.seconds:
        name = text.partition(":")[0]
        raise SetupError(messages.time_budget(text, name))


def rotated_seats(bots: Sequence[str], game_number: int) -> list[int]:
    """The seat of each bot; seats rotate from game to game."""
    return [(index + game_number) % len(bots) for index in range(len(bots))]


def play_game(
    game: Game,
    options: object,
    bots: Sequence[str],
    game_number: int,
    seed: int,
    *,
    rotate: bool = True,
    watch: ActionCallback | None = None,
) -> GameRow:
    """Play a game with bot i on seat i + game number (modulo players), or on seat i without rotation."""
    table = GameRunner(game.new_position(options), watch)
    chance = new_stream(game_number, seed, CHANCE_STREAM)
    seats = rotated_seats(bots, game_number if rotate else 0)
    players = {seat: make_bot(name, game_number, seed, seat) for seat, name in zip(seats, bots, strict=True)}
    position = table.position
    while position.actor != NOBODY:
        if position.actor == CHANCE:
            table.step(position.draw(chance))
        else:
            table.ask(players[position.actor], game_number)
    return table.row()


class GameRunner:
    """A game in progress with its counters."""

    def __init__(self, position: Position, watch: ActionCallback | None) -> None:
        self.position = position
        self.watch = watch
        self.hash, self.steps, self.decisions, self.turns = FNV_OFFSET_BASIS, 0, 0, 0

    def step(self, action: int) -> None:
        self.hash = update_hash_in(self.hash, action)
        self.position.step(action)
        if self.watch is not None:
            self.watch(self.position, action)

    def ask(self, bot: Bot, game_number: int) -> None:
        """Ask the bot and apply its plan until an action is illegal or another actor decides."""
        position = self.position
        legal = position.legal_actions()
        chosen = _decision(bot, position.seen_by(position.actor), legal, game_number)
        if len(chosen) == 0 or chosen[0] not in legal:
            raise PaddlewheelError(_wrong(bot.name, position, chosen, game_number))
        for number, action in enumerate(followed(position, chosen)):
            legal = position.legal_actions() if number else legal
            self.turns += position.begins_turn
            self.steps += 1
            self.decisions += len(legal) > 1
            self.step(action)

    def row(self) -> GameRow:
        position = self.position
        counted = (self.hash, self.steps, self.decisions, self.turns, position.rounds, position.is_capped)
        return GameRow(*counted, tuple(position.result()), tuple(position.scores()))


def _decision(bot: Bot, seen: Position, legal: Sequence[int], game_number: int) -> Sequence[int]:
    try:
        return bot.decide(seen, legal, bot.budget)
    except PaddlewheelError:
        raise
    except Exception as problem:
        where = extract_tb(problem.__traceback__)[-1]
        said = f"{type(problem).__name__}: {problem} ({where.filename}, line {where.lineno})"
        raise PaddlewheelError(messages.bot_failed(bot.name, game_number, said)) from problem


def _wrong(bot: str, position: Position, chosen: Sequence[int], game_number: int) -> Message:
    if len(chosen) == 0:
        return messages.no_action(bot, game_number)
    return messages.illegal_action(bot, position.game.action_text(chosen[0]), game_number)
