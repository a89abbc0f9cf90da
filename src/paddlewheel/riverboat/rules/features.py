"""Estate features (barns, wells, surveyors) and agents: rules shared by all of their sources."""

from paddlewheel.core.jit.decorators import compiled
from paddlewheel.riverboat.actions import FEATURE, PASS, PLACE, SEND
from paddlewheel.riverboat.clauses import AGT_1, EST_1, EST_2, EST_4, SHIP_6
from paddlewheel.riverboat.rules.fields import cropped, empty_fields, has_field
from paddlewheel.riverboat.rules.points import send_agents
from paddlewheel.riverboat.state import (
    ANY_FEATURE,
    BARN,
    BENEFITS_GO_ON,
    BUILD_DECISION,
    CROPS,
    MAX_FIELDS,
    NO_FEATURE,
    SURVEYOR,
    WELL,
    RiverboatState,
)
from paddlewheel.riverboat.tables import RiverboatTables


@compiled
def well_places(state: RiverboatState, seat: int) -> int:
    """RB-EST-2: fields of all crops on which this player has no well yet."""
    fields = cropped(state, seat)
    for crop in range(CROPS):
        planted = state.crop[CROPS * seat + crop]
        if planted & state.well[seat]:
            fields &= ~planted
    return fields


@compiled
def feature_possible(state: RiverboatState, tables: RiverboatTables, seat: int, feature: int) -> bool:
    """Whether the supply has the feature and the player has a field for it."""
    if feature == BARN:
        return state.barn_supply > 0 and empty_fields(state, tables, seat) != 0
    if feature == WELL:
        return state.well_supply > 0 and well_places(state, seat) != 0
    return feature == SURVEYOR and state.surveyor_supply > 0


@compiled
def feature_offered(state: RiverboatState, tables: RiverboatTables, seat: int, due: int, feature: int) -> bool:
    """RB-EST-4: the due feature, or any other if that one is not possible."""
    if due == NO_FEATURE or not feature_possible(state, tables, seat, feature):
        return False
    return due == ANY_FEATURE or due == feature or not feature_possible(state, tables, seat, due)


@compiled
def any_feature_offered(state: RiverboatState, tables: RiverboatTables, seat: int, due: int) -> bool:
    for feature in range(ANY_FEATURE):
        if feature_offered(state, tables, seat, due, feature):
            return True
    return False


@compiled
def feature_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """Any feature for a harvest, RB-SHIP-6; a substitute for the surveyor of a card space; or none."""
    for_harvest = state.after == BENEFITS_GO_ON
    if action == PASS:
        return 0
    if not FEATURE <= action < FEATURE + ANY_FEATURE:
        return SHIP_6 if for_harvest else EST_4
    due = ANY_FEATURE if for_harvest else SURVEYOR
    return 0 if feature_offered(state, tables, state.actor, due, action - FEATURE) else EST_4


@compiled
def feature_step(state: RiverboatState, action: int) -> None:
    if action == PASS:
        state.decision = state.after
    else:
        take_feature(state, action - FEATURE)


@compiled
def take_feature(state: RiverboatState, feature: int) -> None:
    """Move a surveyor to the personal supply (RB-EST-3), or ask for the field of a barn or well."""
    seat = state.actor
    state.decision = state.after
    if feature == SURVEYOR:
        state.surveyor_supply -= 1
        state.surveyors[seat] += 1
        return
    if feature == BARN:
        state.barn_supply -= 1
    else:
        state.well_supply -= 1
    state.building = feature
    state.decision = BUILD_DECISION


@compiled
def build_refusal(state: RiverboatState, tables: RiverboatTables, action: int) -> int:
    seat = state.actor
    wanted = EST_1 if state.building == BARN else EST_2
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return wanted
    places = empty_fields(state, tables, seat) if state.building == BARN else well_places(state, seat)
    return 0 if has_field(places, action - PLACE) else wanted


@compiled
def build_step(state: RiverboatState, field: int) -> None:
    if state.building == BARN:
        state.barn[state.actor] |= 1 << field
    else:
        state.well[state.actor] |= 1 << field
    state.building = 0
    state.decision = state.after


@compiled
def agents_refusal(state: RiverboatState, number: int) -> int:
    """RB-AGT-1: at most the stated number, only from the personal supply."""
    if 1 <= number <= state.due_agents and number <= state.workers[state.actor]:
        return 0
    return AGT_1


@compiled
def send_refusal(state: RiverboatState, action: int) -> int:
    return 0 if action == PASS else agents_refusal(state, action - SEND)


@compiled
def send_step(state: RiverboatState, action: int) -> None:
    if action != PASS:
        send_agents(state, state.actor, action - SEND)
    state.due_agents = 0
    state.decision, state.after = state.after, 0
