"""Perft: count the distinct outcomes of a turn or decision."""

import time
from collections import Counter
from collections.abc import Mapping
from typing import Any

from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import Position
from paddlewheel.core.matches.match import Match
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.games import find_game
from paddlewheel.lab import messages

REPEATS = 5
COUNTED_FACTS = ("pushed", "danger")  # facts that only some outcomes have


def first_turn(game: str, edition: str | None, players: int | None, variants: Mapping[str, Any], seed: int) -> Position:
    """The position at the first turn of a game with this seed; set-up choices take the first legal action."""
    found = find_game(game)
    match = Match(found, found.options(edition, players, variants), seed)
    while match.position.rounds == 0:
        match.play(match.position.legal_actions()[0])
    return match.position


def count_outcomes(position: Position) -> dict[str, Any]:
    if position.actor < 0:
        raise PaddlewheelError(messages.not_a_players_turn())
    plans = position.game.module.planner.plans(position)
    best = min(_timed(position) for _ in range(REPEATS))
    first = Counter(plan.actions[0] for plan in plans)
    noted = {name: sum(bool(plan.outcome.get(name)) for plan in plans) for name in COUNTED_FACTS}
    return {
        "game": position.game.name,
        "position": position_to_text(position),
        "outcomes": len(plans),
        "by_first_action": {position.game.action_text(action): count for action, count in sorted(first.items())},
        **{name: count for name, count in noted.items() if any(name in plan.outcome for plan in plans)},
        "milliseconds": round(1000 * best, 3),
    }


def _timed(position: Position) -> float:
    """Seconds of the plan search alone, without building `ResolvedOptions` objects."""
    started = time.perf_counter()
    position.game.module.planner.count_plans(position)
    return time.perf_counter() - started
