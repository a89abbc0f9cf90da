"""The pilot's distance map is exact: a turn is never worth more, nor less, than the rules themselves allow."""

import random

import pytest

from paddlewheel.core.hexgrid import HEADINGS
from paddlewheel.mississippi_queen.ai.pilot.api import MississippiQueenPilotWorkspace
from paddlewheel.mississippi_queen.ai.pilot.distance_map import DOCK_COUNT, FIRST_DOCK, NO_ROUTE, TO_FRONT, TWO_STOPS
from paddlewheel.mississippi_queen.ai.pilot.kernel import FILL_WIN_SHARES
from paddlewheel.mississippi_queen.ai.pilot.weights import COAL_AT_FINISH, pilot_weights
from paddlewheel.mississippi_queen.ai.pilot.workspace import SearchRequest
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.names import parse_place, place_name
from paddlewheel.mississippi_queen.state import DRIFTWOOD, LAND, SANDBANK
from tests.mississippi_queen.situation import Situation, situation

RIVER = ("A1-1 left", "A3-2 ahead", "A2-3 right", "A3-1 right", "A1-3 ahead")
TURN = 100
OTHERS = ("orange", "blue")


def workspace_without_price_on_coal() -> MississippiQueenPilotWorkspace:
    weights = pilot_weights().copy()
    weights[COAL_AT_FINISH] = 0
    return MississippiQueenPilotWorkspace(weights)


WORKSPACE = workspace_without_price_on_coal()


def workspace_of(race: Situation) -> MississippiQueenPilotWorkspace:
    """Built anew for these boats: a distance map need not know ways much slower than those the boats of its day had."""
    WORKSPACE.search_workspace.distance_map.river.window[:] = 0
    WORKSPACE.put(race.position)
    WORKSPACE.ask(SearchRequest(FILL_WIN_SHARES))
    return WORKSPACE


def alone(place: str, bow: str, speed: int, coal: int, passengers: int) -> Situation:
    """White alone on the river; the others are far ahead, out of everybody's way."""
    race = situation(*RIVER, finish="ahead", players=3)
    race.put("white", place, bow=bow, speed=speed, coal=coal, passengers=passengers)
    for other in OTHERS:
        race.put(other, "out")
    return race.turn("white")


def water(race: Situation, space: int) -> bool:
    tables, tile = race.position.tables[0], int(race.record.tile[space // 20])
    return int(tables.kind[20 * tile + space % 20]) not in (LAND, SANDBANK, DRIFTWOOD)


def somewhere(dice: random.Random, passengers: int) -> Situation:
    while True:
        space, bow = dice.randrange(40, 120), dice.randrange(6)
        race = alone("1.7", "N", 1, 4, passengers)
        if water(race, space):
            speed, coal = dice.randrange(1, 7), dice.randrange(5)
            return alone(place_name(space), HEADINGS[bow], speed, coal, passengers)


def reckoned(
    workspace: MississippiQueenPilotWorkspace, passengers: int, place: str, bow: str, speed: int, coal: int
) -> int:
    """Hundredths of a turn, with the stops this boat still has to make."""
    distance_map = workspace.search_workspace.distance_map
    docks = range(FIRST_DOCK, FIRST_DOCK + int(distance_map.river.window[DOCK_COUNT]))
    rows = {2: [TO_FRONT], 1: list(docks), 0: [TWO_STOPS]}[passengers]
    state = 8 * parse_place(place) + HEADINGS.index(bow)
    return min(int(distance_map.route_times[row, 64 * state + 8 * speed + coal]) for row in rows)


@pytest.mark.parametrize("passengers", [2, 1, 0])
def test_the_best_plan_takes_a_boat_exactly_one_turn_closer(passengers: int) -> None:
    dice = random.Random(passengers)
    compared = 0
    for _ in range(40):
        race = somewhere(dice, passengers)
        workspace = workspace_of(race)
        boat = race["white"]
        here = reckoned(workspace, passengers, boat.place, boat.bow, boat.speed, boat.coal)
        after = [
            reckoned(workspace, passengers, end["place"], end["heading"], end["speed"], boat.coal - end["coal"])
            for end in (plan.outcome for plan in race.position.game.module.planner.plans(race.position))
        ]
        if here == 0:  # it lies in port, or at the dock, already
            continue
        if here == NO_ROUTE:
            assert min(after) == NO_ROUTE or race.record.ending != 0
            continue
        assert here == TURN + min(after)
        compared += 1
    assert compared > 20


def test_a_pilot_with_the_water_to_itself_needs_the_turns_it_reckoned_with() -> None:
    race = alone("3.12", "N", 3, 2, passengers=2)
    race.put("orange", "0.7", bow="N", speed=1, coal=6)  # races too, a long way behind
    race.record.condition[race.number("orange")] = 0
    race.record.in_order = 0
    race.turn("white")
    boat, position = race["white"], race.position
    expected = reckoned(workspace_of(race), 2, boat.place, boat.bow, boat.speed, boat.coal)
    turns = 0
    while position.actor >= 0 and boat.condition != "in-port" and turns < 50:
        turns += race.mover == "white" and position.begins_turn
        play_on(position)
    assert TURN * turns == expected


def play_on(position: MississippiQueenPosition) -> None:
    actor = position.actor
    for action in position.game.module.pilot.pilot_actions(position):
        if position.actor == actor and position.refusal(action) == "":
            position.step(action)
