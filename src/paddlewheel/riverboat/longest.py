"""How long a game can last at most, from the numbers of its table: four rounds, and in each only so much to do."""

from typing import Any

from paddlewheel.core.game import GameLengthLimits
from paddlewheel.riverboat.state import SPACES, STAGES
from paddlewheel.riverboat.tables import ROUNDS

A_FIELD = 3  # search a pile, take a tile, lay it
A_RIVERBOAT = 9  # fill it, a feature for the harvest and where it goes; four benefits, a feature and where it goes
A_CARD = 4  # search the pile, take a card, another feature than its surveyor and where it goes
A_SURVEYOR = 2  # place it, and send agents


def longest(tables: Any) -> GameLengthLimits:
    players = int(tables.players)
    a_round = STAGES + 1 + 1  # phase tiles, the worker of the round track, the bonus of scoring
    each = 2 * int(tables.revealed_a_round) + A_CARD + 1  # a coin and a worker a card; to pass ends the surveying
    planting = A_FIELD * max(int(count) for count in tables.field_count)  # a field is planted once
    shipping = A_RIVERBOAT * sum(int(count) for count in tables.boats_a_round)
    surveying = A_SURVEYOR * sum(int(count) for count in tables.surveyors_a_round)
    decisions = ROUNDS * a_round + players * (ROUNDS * each + planting + shipping + surveying)
    tiles = sum(int(count) for count in tables.tile_count)  # none goes back into its pile
    draws = players + 1 + tiles + ROUNDS * (SPACES + int(tables.revealed_a_round))
    return GameLengthLimits(decisions, draws)
