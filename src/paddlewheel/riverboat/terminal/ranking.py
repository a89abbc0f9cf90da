"""Order of the options: largest effect first, then actions that cost a coin, passing last."""

from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import CARD, PASS, SEARCH, SEARCH_CARDS, SHIP, SURVEY, TAKE
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.view.actions.prices import price
from paddlewheel.riverboat.view.cards import space_of
from paddlewheel.riverboat.view.mat_map import ship_parts


def ranked_actions(position: RiverboatPosition) -> list[int]:
    """The legal actions in the order of the list."""
    return sorted(position.legal_actions(), key=lambda action: (*_rank(position, action), action))


def _rank(position: RiverboatPosition, action: int) -> tuple[int, int]:
    season, tables = position.record, position.tables[0]
    if action == PASS:
        return (9, 0)
    if SEARCH <= action <= SEARCH_CARDS:
        return (8, 0)
    if SHIP <= action < CARD:
        kind, from_pile, _ = ship_parts(action)
        return (1 if from_pile else 0, -int(tables.capacity[kind]))
    if SURVEY <= action < TAKE:
        return (0, -price(position, action).score)
    if season.decision == state.TAKE_DECISION:
        return (0, -int(tables.hexes[action - TAKE]))
    if action >= CARD:
        space = space_of(season, action - CARD)
        return (0, 0 if space is None else space)
    return (0, 0)
