"""One game between bots, and a row of numbers about it. The same rows come from the compiled deckhands."""

from collections.abc import Sequence
from dataclasses import dataclass

from paddlewheel.bots import find_bot, make_bot
from paddlewheel.core.chance import CHANCE_STREAM, new_stream
from paddlewheel.core.contract import CHANCE, NOBODY, Game
from paddlewheel.core.errors import PaddlewheelError, SetupError
from paddlewheel.core.trace import FNV_START, hashed_in


@dataclass(frozen=True)
class Row:
    """What one game was like."""

    hash: int
    steps: int
    decisions: int
    turns: int
    rounds: int
    capped: bool
    places: tuple[int, ...]
    scores: tuple[float, ...]
    seconds: float = 0.0


def check_bot(text: str) -> None:
    """The lab never uses clocks: a run must come out the same on every machine."""
    _, budget = find_bot(text)
    if not budget.iterations:
        name = text.partition(":")[0]
        raise SetupError(f"{text}: the lab counts iterations, as in {name}:400, so that a run can be repeated")


def chairs(bots: Sequence[str], game_number: int) -> list[int]:
    """Bots change chairs every game: the seat of each entry."""
    return [(index + game_number) % len(bots) for index in range(len(bots))]


def play_game(
    game: Game, options: object, bots: Sequence[str], game_number: int, seed: int, *, rotate: bool = True
) -> Row:
    """A game in which entry i of `bots` sits on chair i + game number; or on chair i, without rotation."""
    position = game.new_position(options)
    chance = new_stream(game_number, seed, CHANCE_STREAM)
    seats = chairs(bots, game_number if rotate else 0)
    players = {seat: make_bot(name, game_number, seed, seat) for seat, name in zip(seats, bots, strict=True)}
    value, steps, decisions, turns = FNV_START, 0, 0, 0
    while position.actor != NOBODY:
        actor = position.actor
        if actor == CHANCE:
            action = position.draw(chance)
            value = hashed_in(value, action)
            position.step(action)
            continue
        legal = position.legal_actions()
        chosen = players[actor].decide(position.seen_by(actor), legal, players[actor].budget)
        for number, action in enumerate(chosen):
            if number > 0:
                if position.actor != actor:
                    break  # someone else has to decide before the plan can go on
                legal = position.legal_actions()
            if action not in legal:
                if number == 0:
                    raise PaddlewheelError(f"{players[actor].name} chose an illegal action: {game.action_text(action)}")
                break  # the plan no longer holds: ask the bot again
            turns += position.begins_turn
            steps += 1
            decisions += len(legal) > 1
            value = hashed_in(value, action)
            position.step(action)
    return Row(
        value,
        steps,
        decisions,
        turns,
        position.rounds,
        position.is_capped,
        tuple(position.result()),
        tuple(position.scores()),
    )
