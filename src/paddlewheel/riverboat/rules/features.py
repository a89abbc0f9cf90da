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
def well_places(season: RiverboatState, seat: int) -> int:
    """RB-EST-2: fields of all crops on which this player has no well yet."""
    fields = cropped(season, seat)
    for crop in range(CROPS):
        planted = season.crop[CROPS * seat + crop]
        if planted & season.well[seat]:
            fields &= ~planted
    return fields


@compiled
def feature_possible(season: RiverboatState, tables: RiverboatTables, seat: int, feature: int) -> bool:
    """Whether the supply has the feature and the player has a field for it."""
    if feature == BARN:
        return season.barn_supply > 0 and empty_fields(season, tables, seat) != 0
    if feature == WELL:
        return season.well_supply > 0 and well_places(season, seat) != 0
    return feature == SURVEYOR and season.surveyor_supply > 0


@compiled
def feature_offered(season: RiverboatState, tables: RiverboatTables, seat: int, due: int, feature: int) -> bool:
    """RB-EST-4: the due feature, or any other if that one is not possible."""
    if due == NO_FEATURE or not feature_possible(season, tables, seat, feature):
        return False
    return due == ANY_FEATURE or due == feature or not feature_possible(season, tables, seat, due)


@compiled
def any_feature_offered(season: RiverboatState, tables: RiverboatTables, seat: int, due: int) -> bool:
    for feature in range(ANY_FEATURE):
        if feature_offered(season, tables, seat, due, feature):
            return True
    return False


@compiled
def feature_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    """Any feature for a harvest, RB-SHIP-6; a substitute for the surveyor of a card space; or none."""
    for_harvest = season.after == BENEFITS_GO_ON
    if action == PASS:
        return 0
    if not FEATURE <= action < FEATURE + ANY_FEATURE:
        return SHIP_6 if for_harvest else EST_4
    due = ANY_FEATURE if for_harvest else SURVEYOR
    return 0 if feature_offered(season, tables, season.actor, due, action - FEATURE) else EST_4


@compiled
def feature_step(season: RiverboatState, action: int) -> None:
    if action == PASS:
        season.decision = season.after
    else:
        take_feature(season, action - FEATURE)


@compiled
def take_feature(season: RiverboatState, feature: int) -> None:
    """Move a surveyor to the personal supply (RB-EST-3), or ask for the field of a barn or well."""
    seat = season.actor
    season.decision = season.after
    if feature == SURVEYOR:
        season.surveyor_supply -= 1
        season.surveyors[seat] += 1
        return
    if feature == BARN:
        season.barn_supply -= 1
    else:
        season.well_supply -= 1
    season.building = feature
    season.decision = BUILD_DECISION


@compiled
def build_refusal(season: RiverboatState, tables: RiverboatTables, action: int) -> int:
    seat = season.actor
    wanted = EST_1 if season.building == BARN else EST_2
    if not PLACE <= action < PLACE + MAX_FIELDS:
        return wanted
    places = empty_fields(season, tables, seat) if season.building == BARN else well_places(season, seat)
    return 0 if has_field(places, action - PLACE) else wanted


@compiled
def build_step(season: RiverboatState, field: int) -> None:
    if season.building == BARN:
        season.barn[season.actor] |= 1 << field
    else:
        season.well[season.actor] |= 1 << field
    season.building = 0
    season.decision = season.after


@compiled
def agents_refusal(season: RiverboatState, number: int) -> int:
    """RB-AGT-1: at most the stated number, only from the personal supply."""
    if 1 <= number <= season.due_agents and number <= season.workers[season.actor]:
        return 0
    return AGT_1


@compiled
def send_refusal(season: RiverboatState, action: int) -> int:
    return 0 if action == PASS else agents_refusal(season, action - SEND)


@compiled
def send_step(season: RiverboatState, action: int) -> None:
    if action != PASS:
        send_agents(season, season.actor, action - SEND)
    season.due_agents = 0
    season.decision, season.after = season.after, 0
