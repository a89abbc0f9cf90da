"""Upper limits of a race's length, from its options: the round limit ends it."""

from typing import Any

from paddlewheel.core.capabilities import GameLengthLimits
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions, tables_for
from paddlewheel.mississippi_queen.rules.whole_move import MAX_ROSE_COAL


def length_limits(options: MississippiQueenOptions) -> GameLengthLimits:
    tables = tables_for(options)[0]
    tiles = int(tables.length + tables.branching_river)
    boats, players, rose = int(tables.boats), int(tables.players), int(tables.black_rose)
    racing = int(tables.racers) * _max_turn_decisions(tables, int(tables.full_coal + tables.virtual_coal))
    a_round = racing + rose * _max_turn_decisions(tables, MAX_ROSE_COAL)
    set_up = 2 * boats  # a place and a heading
    votes = tables.vote_on_direction * tiles * (players + 1)  # one more to settle a tie
    draws = int(tables.leaving) + players + 2 * tiles  # removed tiles, lots, a roll and a tile each time
    return GameLengthLimits(int(set_up + votes + tables.round_limit * a_round), draws)


def _max_turn_decisions(tables: Any, coal: int) -> int:
    """Maximum decisions in one boat's turn: speed, turns it can pay for, points, stop, boarding, coal."""
    points = 2 * int(tables.top_speed)  # a push is two decisions: its direction, and the heading of the pushed boat
    partners = int(tables.boats) - 1 if tables.shared_sides or tables.black_rose else 0
    boarding = int(tables.boats) if tables.shared_sides else 0
    return 1 + (1 + coal) + points + 1 + boarding + 2 * partners  # a coal offer and its answer
