"""Sessions to play with, without a terminal."""

import random
from collections.abc import Sequence
from typing import Any

import paddlewheel
from paddlewheel.bots import Bot
from paddlewheel.core.game import Position
from paddlewheel.core.terminal.controls import Controls
from paddlewheel.terminal.screen import render_screen
from paddlewheel.terminal.session import Session


class FirstChoice(Bot):
    """Takes the first legal action that is not a turn, so that races get on."""

    name = "first choice"
    manner = "never turns unless it has to"

    def decide(self, seen: Position, legal: Sequence[int], budget: int = 0) -> Sequence[int]:
        return [forward(seen, legal)]


def forward(position: Position, legal: Sequence[int]) -> int:
    texts = [position.game.action_text(action) for action in legal]
    steady = [action for action, text in zip(legal, texts, strict=True) if text not in ("port", "starboard")]
    return (steady or list(legal))[0]


def seated(match: paddlewheel.Match, humans: Sequence[int] | None = None) -> Session:
    """People in all seats unless it is said which."""
    seats = range(len(match.result))
    people = set(seats if humans is None else humans)
    bots: dict[int, Bot] = {seat: FirstChoice(0, match.seed, seat) for seat in seats if seat not in people}
    return Session(match, match.game.module.terminal, people, bots)


def race(
    edition: str = "2019", players: int = 4, seed: int = 7, humans: Sequence[int] | None = None, **variants: Any
) -> Session:
    return seated(paddlewheel.new_game(edition=edition, players=players, seed=seed, variants=variants), humans)


def season(players: int = 3, seed: int = 7, humans: Sequence[int] | None = None) -> Session:
    return seated(paddlewheel.new_game("riverboat", players=players, seed=seed), humans)


def controls(table: Session) -> Controls:
    return table.ui.controls(table)


def submitted(table: Session, *lines: str) -> Session:
    for line in lines:
        table.submit(line)
        assert not table.trouble, table.message
    return table


def under_way(**options: Any) -> Session:
    """All boats point straight ahead and the first one has to set a speed."""
    table = race(**options)
    return submitted(table, *["face N"] * int(table.position.record.boats))


def wander(table: Session, steps: int, seed: int = 1) -> None:
    """Random legal actions for everybody."""
    chooser = random.Random(seed)
    for _ in range(steps):
        if table.match.is_over:
            return
        table.play_action(chooser.choice(table.position.legal_actions()))


def screen(table: Session, width: int = 80, height: int = 24, keys: Controls | None = None) -> str:
    return render_screen(table, keys or controls(table), width, height).plain()


def last_action(table: Session) -> str:
    return table.match.game.action_text(table.match.log[-1])
