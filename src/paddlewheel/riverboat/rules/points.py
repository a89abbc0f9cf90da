"""Gains of a player: points, coins, steps of the harbor master, agents; limited by the supplies."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.state import POINT_SOURCE_COUNT, RiverboatState
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def gain_points(state: RiverboatState, tables: RiverboatTables, seat: int, points: int, source: int) -> None:
    """Add points and put the score marker on top of others on its space."""
    if points <= 0:
        return
    state.points[seat] += points
    state.earned[POINT_SOURCE_COUNT * seat + source] += points
    index = 0
    while state.marker_order[index] != seat:
        index += 1
    for later in range(index, tables.players - 1):
        state.marker_order[later] = state.marker_order[later + 1]
    state.marker_order[tables.players - 1] = seat


@compiled
def gain_coins(state: RiverboatState, seat: int, coins: int) -> None:
    """RB-COIN-1: limited by the supply."""
    gained = min(coins, state.coin_supply)
    state.coins[seat] += gained
    state.coin_supply -= gained


@compiled
def spend_coin(state: RiverboatState, seat: int) -> None:
    state.coins[seat] -= 1
    state.coin_supply += 1


@compiled
def advance(state: RiverboatState, tables: RiverboatTables, seat: int, steps: int) -> None:
    """RB-SHIP-8: move the harbor master toward New Orleans; steps beyond the end are lost."""
    state.harbor[seat] = min(state.harbor[seat] + steps, tables.harbor_end)


@compiled
def send_agents(state: RiverboatState, seat: int, agents: int) -> None:
    state.workers[seat] -= agents
    state.agents[seat] += agents
