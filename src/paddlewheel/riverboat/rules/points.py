"""Gains of a player: points, coins, steps of the harbor master, agents; limited by the supplies."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.state import POINT_SOURCE_COUNT, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def gain_points(season: RiverboatState, tables: RiverboatTables, seat: int, points: int, source: int) -> None:
    """Add points and put the score marker on top of others on its space."""
    if points <= 0:
        return
    season.points[seat] += points
    season.earned[POINT_SOURCE_COUNT * seat + source] += points
    index = 0
    while season.marker_order[index] != seat:
        index += 1
    for later in range(index, tables.players - 1):
        season.marker_order[later] = season.marker_order[later + 1]
    season.marker_order[tables.players - 1] = seat


@compiled
def gain_coins(season: RiverboatState, seat: int, coins: int) -> None:
    """RB-COIN-1: limited by the supply."""
    gained = min(coins, season.coin_supply)
    season.coins[seat] += gained
    season.coin_supply -= gained


@compiled
def spend_coin(season: RiverboatState, seat: int) -> None:
    season.coins[seat] -= 1
    season.coin_supply += 1


@compiled
def advance(season: RiverboatState, tables: RiverboatTables, seat: int, steps: int) -> None:
    """RB-SHIP-8: move the harbor master toward New Orleans; steps beyond the end are lost."""
    season.harbor[seat] = min(season.harbor[seat] + steps, tables.harbor_end)


@compiled
def send_agents(season: RiverboatState, seat: int, agents: int) -> None:
    season.workers[seat] -= agents
    season.agents[seat] += agents
