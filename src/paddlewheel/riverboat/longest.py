"""Upper bound of the number of decisions and draws in a game, computed from the tables."""

from paddlewheel.core.capabilities import GameLengthLimits
from paddlewheel.riverboat.constants import constants_for
from paddlewheel.riverboat.options import RiverboatOptions
from paddlewheel.riverboat.state import PHASE_COUNT, SPACES
from paddlewheel.riverboat.tables import ROUNDS

DECISIONS_PER_FIELD = 3  # search a pile, take a tile, lay it
DECISIONS_PER_RIVERBOAT = 9  # claim, harvest feature and its field; four benefits, a feature and its field
DECISIONS_PER_CARD = 4  # search the pile, take a card, a substitute feature and its field
DECISIONS_PER_SURVEYOR = 2  # place it, send agents


def length_limits(options: RiverboatOptions) -> GameLengthLimits:
    tables = constants_for(options)
    players = tables.players
    a_round = PHASE_COUNT + 1 + 1  # phase tiles, the worker of the round track, the scoring bonus
    each = (
        2 * tables.revealed_a_round + DECISIONS_PER_CARD + 1
    )  # a coin and a worker per card; one pass to end surveying
    planting = DECISIONS_PER_FIELD * max(count for count in tables.field_count)  # each field is planted at most once
    shipping = DECISIONS_PER_RIVERBOAT * sum(count for count in tables.boats_a_round)
    surveying = DECISIONS_PER_SURVEYOR * sum(count for count in tables.surveyors_a_round)
    decisions = ROUNDS * a_round + players * (ROUNDS * each + planting + shipping + surveying)
    tiles = sum(count for count in tables.tile_count)  # tiles never return to a pile
    draws = players + 1 + tiles + ROUNDS * (SPACES + tables.revealed_a_round)
    return GameLengthLimits(decisions, draws)
