"""Counting the distinct outcomes of a turn."""

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from paddlewheel.core.contract import CHANCE, Position
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.match import Match
from paddlewheel.games import find_game

REPEATS = 5


def first_turn(edition: str | None, players: int | None, variants: Mapping[str, Any], seed: int) -> Position:
    """The first turn of a game set up by this seed, every choice of the set-up its first."""
    game = find_game("mississippi-queen")
    match = Match(game, game.options(edition, players, variants), seed)
    while match.position.rounds == 0:
        match.play(match.position.legal_actions()[0])
    return match.position


def count_outcomes(position: Position) -> dict[str, Any]:
    if position.actor == CHANCE or position.actor < 0:
        raise PaddlewheelError("perft counts the outcomes of a player's turn; here it is nobody's turn")
    plans = position.plans()
    best = min(_timed(position) for _ in range(REPEATS))
    speeds = Counter(plan.outcome.get("speed", 0) for plan in plans)
    return {
        "position": position.to_text(),
        "outcomes": len(plans),
        "by_final_speed": {str(speed): count for speed, count in sorted(speeds.items())},
        "with_pushes": sum(bool(plan.outcome.get("pushed")) for plan in plans),
        "in_danger": sum(bool(plan.outcome.get("danger")) for plan in plans),
        "milliseconds": round(1000 * best, 3),
    }


def _timed(position: Position) -> float:
    started = time.perf_counter()
    position.plans()
    return time.perf_counter() - started
