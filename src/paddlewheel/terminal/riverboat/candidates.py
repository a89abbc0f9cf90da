"""Candidate actions of a decision, legal or not, and the obstacles to the refused ones."""

from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import (
    CARD,
    COIN,
    FEATURE,
    GAIN_COINS,
    GAIN_POINTS,
    GAIN_STEPS,
    LAY,
    PASS,
    PHASE,
    PLACE,
    SEARCH,
    SEARCH_CARDS,
    SEND,
    SHIP,
    SURVEY,
    SURVEY_CARD,
    TAKE,
    ship_action,
)
from paddlewheel.riverboat.game import RiverboatPosition
from paddlewheel.riverboat.state import CROPS
from paddlewheel.riverboat.view.cards import hand, pile
from paddlewheel.riverboat.view.mat_map import field_states, fields_in, ship_parts
from paddlewheel.riverboat.view.naming import FEATURES, boat, colour_of, crop, field_name, tile

SEND_ACTIONS = [SEND + 1, SEND + 2, SEND + 3]
FEATURE_ACTIONS = [FEATURE, FEATURE + 1, FEATURE + 2]
FIXED_CANDIDATES = {
    state.DRAFT_DECISION: list(range(PHASE, PHASE + state.PHASE_COUNT)),
    state.FEATURE_DECISION: [*FEATURE_ACTIONS, PASS],
    state.BENEFIT_DECISION: [GAIN_COINS, GAIN_POINTS, GAIN_STEPS, *FEATURE_ACTIONS, *SEND_ACTIONS, PASS],
    state.SEND_DECISION: [*SEND_ACTIONS, PASS],
    state.BONUS_DECISION: [GAIN_COINS, GAIN_STEPS, SEND + 1, PASS],
}


def candidates(position: RiverboatPosition) -> list[int]:
    decision = int(position.record.decision)
    if decision in FIXED_CANDIDATES:
        return FIXED_CANDIDATES[decision]
    if decision in (state.HIRE_DECISION, state.BUILD_DECISION, state.CULTIVATE_DECISION):
        coin = [COIN] if decision == state.CULTIVATE_DECISION else []
        return [*coin, *(PLACE + plot.number for plot in field_states(position.record, position.actor))]
    if decision == state.TAKE_DECISION:
        return _takes(position)
    if decision == state.LAY_DECISION:
        turns = int(position.tables[0].turns[int(position.record.tile)])
        return [
            LAY + 6 * plot.number + turn
            for plot in field_states(position.record, position.actor)
            for turn in range(turns)
        ]
    if decision == state.SHIP_DECISION:
        return _ships(position)
    return _cards(position) if decision == state.CARD_DECISION else _surveys(position)


def _takes(position: RiverboatPosition) -> list[int]:
    season, tables = position.record, position.tables[0]
    kinds = range(int(tables.kinds))
    if season.search:
        return [TAKE + kind for kind in kinds if tables.hexes[kind] == season.search]
    return [*(TAKE + kind for kind in kinds if season.crops_open[kind] > 0), SEARCH, SEARCH + 1]


def _ships(position: RiverboatPosition) -> list[int]:
    kinds = range(int(position.tables[0].boat_kinds))
    return [*(ship_action(kind, pile, crop) for pile in (0, 1) for kind in kinds for crop in range(CROPS)), PASS]


def _cards(position: RiverboatPosition) -> list[int]:
    season = position.record
    if season.search:
        return [CARD + card for card in pile(season)]
    return [*(CARD + int(card) for card in season.on_space if card != state.NONE), SEARCH_CARDS]


def _surveys(position: RiverboatPosition) -> list[int]:
    season = position.record
    seat = position.actor
    built = fields_in(int(season.barn[seat]) | int(season.well[seat]))
    return [*(SURVEY + field for field in built), *(SURVEY_CARD + card for card, _ in hand(season, seat)), PASS]


def obstacle(position: RiverboatPosition, action: int) -> str:
    """The concrete obstacle to an action, if it is more specific than the clause; else ""."""
    season = position.record
    if action == COIN or SEARCH <= action <= SEARCH_CARDS:
        return "you have no coin" if not season.coins[position.actor] else ""
    if PLACE <= action < SURVEY:
        return _on_field(position, action - PLACE)
    if TAKE <= action < LAY:
        return f"no place for {tile(action - TAKE)}: every hex of it needs a bare worker"
    if LAY <= action < SHIP:
        return "every hex of the tile must come to lie under a bare worker"
    if SHIP <= action < CARD:
        return _aboard(position, action)
    return (
        f"there is nothing of the kind to take, or no {FEATURES[action - FEATURE]}" if action in FEATURE_ACTIONS else ""
    )


def _on_field(position: RiverboatPosition, field: int) -> str:
    season, seat = position.record, position.actor
    plot = field_states(season, seat)[field]
    name = field_name(field)
    if season.decision == state.BUILD_DECISION and season.building == state.WELL:
        return f"{name} has no crop" if plot.crop == CROPS else f"your {crop(plot.crop)} has its well already"
    if plot.barn or plot.crop < CROPS or plot.worker:
        thing = "a barn" if plot.barn else crop(plot.crop) if plot.crop < CROPS else "a worker"
        return f"{thing} is on {name} already"
    return f"{name} is a {colour_of(season, seat, field)} field"


def _aboard(position: RiverboatPosition, action: int) -> str:
    season, tables, seat = position.record, position.tables[0], position.actor
    kind, from_pile, planted = ship_parts(action)
    there = len(fields_in(int(season.standing[seat]) & int(season.crop[CROPS * seat + planted])))
    capacity = int(tables.capacity[kind])
    if there < capacity:
        return f"{boat(kind)} takes {capacity}, and you have {pluralized(there, 'worker')} on {crop(planted)}"
    if from_pile:
        return "you have no coin" if season.boats_left[kind] else f"no {boat(kind)} is left"
    return f"the open {boat(kind)} has been taken"
