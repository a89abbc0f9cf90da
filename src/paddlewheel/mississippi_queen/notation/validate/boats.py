"""Validation of boats and passengers: boats on separate water spaces, passengers that add up."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import refuse, require
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.names import boat_names, place_name
from paddlewheel.mississippi_queen.notation.names import SETUP_DECISIONS
from paddlewheel.mississippi_queen.notation.to_json import dock_spaces, removed_tiles, slots_in_use
from paddlewheel.mississippi_queen.notation.validate.table import in_order, is_racing
from paddlewheel.mississippi_queen.state import CONDITION_NAMES

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition

START_DOCKS = 5
TURN_LOSING_CONDITIONS = (state.LOSES_TURN, state.AGROUND, state.CAST_OFF)


def check_boats(position: "MississippiQueenPosition") -> None:
    setting_up = position.record.decision in SETUP_DECISIONS
    for boat in range(position.record.boats):
        _check_place(position, boat)
        if setting_up:
            _check_fresh(position, boat)
        else:
            _check_condition(position, boat)
            _check_coal(position, boat)
    if position.record.round_number == 1 and not position.constants.branching_river:
        _check_first_round(position)
    _check_berths(position)
    _check_apart(position)
    _check_passengers(position)


def kind_at(position: "MississippiQueenPosition", space: int) -> int:
    slot, number = divmod(space, state.TILE_SPACES)
    return position.constants.kind[state.TILE_SPACES * position.record.tile[slot] + number]


def _check_place(position: "MississippiQueenPosition", boat: int) -> None:
    race = position.record
    place = race.place[boat]
    where = f"boats.{boat_names(race)[boat]}.place"
    if place < state.BANK:
        _check_space(position, place, where)
    elif state.ASHORE <= place < state.DOCKED:
        _check_ashore(position, place, where)
    elif place == state.GONE and race.decision not in SETUP_DECISIONS:
        require(race.condition[boat] == state.OUT, where, "must be a place: the race has begun")


def _check_space(position: "MississippiQueenPosition", place: int, where: str) -> None:
    name = place_name(place)
    slot, removed, slots = place // state.TILE_SPACES, removed_tiles(position), slots_in_use(position)
    require(slot < slots, where, f"{name} is off the river, whose last tile is {slots - 1}")
    require(slot >= removed, where, f"{name} lies on a tile that has been removed; the first one left is {removed}")
    require(kind_at(position, place) != state.LAND, where, f"{name} is land; a boat needs water")


def _check_ashore(position: "MississippiQueenPosition", place: int, where: str) -> None:
    """MQ-SET-6 and -8: the sixth and later boats may wait behind a start dock."""
    race, tables = position.record, position.constants
    docks = set(tables.waits_behind[START_DOCKS : race.boats])
    docks |= set(tables.wait_choice) if tables.choose_wait else set()
    waits = race.boats > START_DOCKS and not tables.branching_river and place - state.ASHORE in docks
    require(waits, where, f"no boat waits {place_name(place)} under these options")
    require(race.kept == 0, where, "a boat still waits behind the start tile, so no tile can have been removed")


def _check_first_round(position: "MississippiQueenPosition") -> None:
    """In the first round the sixth and later boats, and only these, wait ashore until their turn."""
    race, names = position.record, boat_names(position.record)
    for index in range(race.in_order):
        boat = race.order[index]
        ashore, where = state.ASHORE <= race.place[boat] < state.DOCKED, f"boats.{names[boat]}.place"
        require(not ashore or index >= START_DOCKS, where, f"boat {index + 1} of the first round does not wait ashore")
        comes = index >= START_DOCKS and index > race.turn
        require(ashore or not comes, where, f"boat {index + 1} of the first round must still wait ashore")


def _check_fresh(position: "MississippiQueenPosition", boat: int) -> None:
    """MQ-SET-1 and -2: values and places of boats before the race."""
    race, tables = position.record, position.constants
    where = f"boats.{boat_names(race)[boat]}"
    require(race.speed[boat] == 1, f"{where}.speed", "must be 1 before the race")
    require(race.coal[boat] == tables.full_coal, f"{where}.coal", f"must be {tables.full_coal} before the race")
    require(race.passengers[boat] == 0, f"{where}.passengers", "must be 0 before the race")
    require(race.condition[boat] == state.SAILING, f"{where}.condition", "must be sailing before the race")
    index = list(race.order[: race.in_order]).index(boat) if in_order(race, boat) else state.MAX_BOATS
    placed = index < race.turn or (index == race.turn and race.decision == state.SETUP_FACE_DECISION)
    places = _starting_places(position, index) if placed else [state.GONE]
    names = " or ".join("null" if place == state.GONE else place_name(place) for place in places)
    if not (placed and tables.branching_river):
        require(race.place[boat] in places, f"{where}.place", f"must be {names} at this moment of the set-up")
    else:
        require(race.place[boat] < state.TILE_SPACES, f"{where}.place", "must be on the start tile")


def _starting_places(position: "MississippiQueenPosition", index: int) -> list[int]:
    tables = position.constants
    if index < START_DOCKS:
        return [tables.start[index + 1]]
    if index == START_DOCKS and tables.choose_wait:
        return [state.ASHORE + dock for dock in tables.wait_choice]
    return [state.ASHORE + tables.waits_behind[index]]


def _check_condition(position: "MississippiQueenPosition", boat: int) -> None:
    race, tables = position.record, position.constants
    place, condition = race.place[boat], race.condition[boat]
    where, name = f"boats.{boat_names(race)[boat]}.condition", CONDITION_NAMES[condition]
    rose = boat == race.rose
    require((place == state.DOCKED) == (condition == state.IN_PORT), where, "in-port and the place docked go together")
    require((place == state.GONE) == (condition == state.OUT), where, "out and the place out go together")
    require(not rose or is_racing(race, boat), where, f"the Black Rose is never {name} (MQ-ROSE-4)")
    if condition == state.OUT:
        require(bool(tables.out_when_aground), where, "in this edition no boat goes out (MQ-MOV-9)")
    if condition in TURN_LOSING_CONDITIONS:
        require(rose or not tables.out_when_aground, where, f"in this edition a boat is out, never {name} (MQ-MOV-11)")
    if condition in (*TURN_LOSING_CONDITIONS, state.POLED_OFF):
        require(race.speed[boat] == 1, where, f"a boat that is {name} has speed 1, not {race.speed[boat]}")
    on_sand = place < state.BANK and kind_at(position, place) == state.SANDBANK
    if condition == state.POLED_OFF:
        require(on_sand, where, "only a boat on a sandbank is poled off (MQ-ADV-12)")
    if condition in (state.AGROUND, state.CAST_OFF):
        require(rose or not on_sand, where, f"no boat on a sandbank is {name}: its repairs are over (MQ-PUSH-10)")


def _check_coal(position: "MississippiQueenPosition", boat: int) -> None:
    """MQ-SET-7: in its first move, a boat that waited ashore has one coal more than fits."""
    race, tables = position.record, position.constants
    if boat == race.rose:
        return
    moving = race.decision < state.BOARD_DECISION and race.order[race.turn] == boat
    most = tables.full_coal + (tables.virtual_coal if moving and came_from_shore(position) else 0)
    coal, where = race.coal[boat], f"boats.{boat_names(race)[boat]}.coal"
    require(coal <= most, where, f"must be 0 to {most}, not {coal}")


def came_from_shore(position: "MississippiQueenPosition") -> bool:
    """MQ-SET-6 and -8: whether the moving boat started ashore, as the sixth and later boats of the first round do."""
    race = position.record
    return bool(race.round_number == 1 and race.turn >= START_DOCKS and not position.constants.branching_river)


def _check_berths(position: "MississippiQueenPosition") -> None:
    """Boats in port hold the berths 1, 2, ... and met the conditions for docking."""
    race, tables, names = position.record, position.constants, boat_names(position.record)
    docked = [boat for boat in range(race.boats) if race.condition[boat] == state.IN_PORT]
    race.in_port = len(docked)
    berths = sorted(race.berth[boat] for boat in docked)
    require(berths == list(range(1, len(docked) + 1)), "boats", f"the berths must be 1 to {len(docked)}, not {berths}")
    require(not docked or race.finish > 0, "finish", f"must be laid: {len(docked)} boats have docked there")
    for boat in docked:
        if not tables.finish_at_any_speed:
            enough = race.passengers[boat] >= tables.passengers_to_win
            require(enough, f"boats.{names[boat]}.passengers", f"must be {tables.passengers_to_win} to be in port")
            require(race.speed[boat] == 1, f"boats.{names[boat]}.speed", "must be 1 to be in port")


def _check_apart(position: "MississippiQueenPosition") -> None:
    """One boat a space; during a chain push the next boat to be placed shares its space with the last one."""
    race, names = position.record, boat_names(position.record)
    chained = {race.pending, race.chain[race.chain_length - 1]} if race.decision == state.PUSH_DECISION else set()
    for boat in range(race.boats):
        for other in range(boat):
            place = race.place[boat]
            if place == race.place[other] and place < state.DOCKED and {boat, other} != chained:
                taken = f"{names[other]} is on {place_name(place)} already; a space holds one boat"
                refuse(f"boats.{names[boat]}.place", taken)


def _check_passengers(position: "MississippiQueenPosition") -> None:
    race, tables, names = position.record, position.constants, boat_names(position.record)
    for slot in range(race.laid):
        _check_docks(position, slot)
    for boat in range(race.boats):
        used, aboard = race.used[boat].bit_count(), race.passengers[boat]
        where = f"boats.{names[boat]}.passengers"
        if race.condition[boat] == state.OUT:
            require(aboard == 0, where, "must be 0: the passengers of a boat that is out go back to the box")
        else:
            require(aboard == used, where, f"is {aboard}, but used names {used} docks; each gave one passenger")
    waiting, aboard = sum(race.waiting), sum(race.passengers[: race.boats])
    total = race.supply + waiting + aboard + race.put_back
    counts = f"supply {race.supply} + waiting {waiting} + aboard {aboard} + box {race.put_back}"
    require(total == tables.supply, "supply", f"the passengers must add up to {tables.supply}, but {counts} = {total}")


def _check_docks(position: "MississippiQueenPosition", slot: int) -> None:
    """MQ-SET-3: at most the passengers a dock started with, less those taken, wait there."""
    race, tables = position.record, position.constants
    spaces, gone = dock_spaces(position, slot), slot < removed_tiles(position)
    for index in range(2):
        number, where = 2 * slot + index, f"river[{slot}].waiting"
        shown = tables.per_dock[kind_at(position, 20 * slot + spaces[index])] if index < len(spaces) else 0
        taken = sum(race.used[boat] >> number & 1 for boat in range(race.boats))
        require(taken <= shown, where, f"dock {index + 1} shows {shown} passengers, but {taken} boats took one there")
        most, waiting = 0 if gone else shown - taken, race.waiting[number]
        require(waiting <= most, where, f"dock {index + 1} can have {most} passengers waiting, not {waiting}")
