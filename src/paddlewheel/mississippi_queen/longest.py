"""Upper limits of a race's length, from its options: the round limit ends it."""

from paddlewheel.core.capabilities import GameLengthLimits
from paddlewheel.mississippi_queen.constants import constants_for
from paddlewheel.mississippi_queen.editions import MississippiQueenOptions
from paddlewheel.mississippi_queen.rules.rose_clause import MAX_ROSE_COAL
from paddlewheel.mississippi_queen.tables import MississippiQueenTables


def length_limits(options: MississippiQueenOptions) -> GameLengthLimits:
    tables = constants_for(options)
    tiles = tables.length + tables.branching_river
    boats, players, rose = tables.boats, tables.players, tables.black_rose
    racing = tables.racers * _max_turn_decisions(tables, tables.full_coal + tables.virtual_coal)
    a_round = racing + rose * _max_turn_decisions(tables, MAX_ROSE_COAL)
    set_up = 2 * boats  # a place and a heading
    votes = tables.vote_on_direction * tiles * (players + 1)  # one more to settle a tie
    draws = tables.leaving + players + 2 * tiles  # removed tiles, lots, a roll and a tile each time
    return GameLengthLimits(set_up + votes + tables.round_limit * a_round, draws)


def _max_turn_decisions(tables: MississippiQueenTables, coal: int) -> int:
    """Maximum decisions in one boat's turn: speed, turns it can pay for, points, stop, boarding, coal."""
    points = 2 * tables.top_speed  # a push is two decisions: its direction, and the heading of the pushed boat
    partners = tables.boats - 1 if tables.shared_sides or tables.black_rose else 0
    boarding = tables.boats if tables.shared_sides else 0
    return 1 + (1 + coal) + points + 1 + boarding + 2 * partners  # a coal offer and its answer
