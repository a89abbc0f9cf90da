"""What can lie on the table: a river that fits together, boats on its water, passengers that add up, an order."""

from typing import TYPE_CHECKING, Any

from paddlewheel.core.reading import refuse, require
from paddlewheel.hexgrid import Hex, distance
from paddlewheel.mississippi_queen import door, state
from paddlewheel.mississippi_queen.names import boat_names, place_name
from paddlewheel.mississippi_queen.notation.vocabulary import CONDITIONS, PHASES, RING, SETTING_UP
from paddlewheel.mississippi_queen.notation.writing import dock_spaces, removed_tiles, tiles_in
from paddlewheel.mississippi_queen.tables import tile_names

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import RacePosition

START_DOCKS = 5
A2, A3 = 2, 3
SKIPPING = (state.LOSES_TURN, state.AGROUND, state.CAST_OFF)
VOTED = (state.VOTE_PHASE, state.TIE_PHASE)


def check_table(position: "RacePosition") -> None:
    _check_river(position)
    _check_stack(position)
    _check_order(position)
    setting_up = position.record.phase in SETTING_UP
    for boat in range(position.record.boats):
        _check_place(position, boat)
        if setting_up:
            _check_fresh(position, boat)
        else:
            _check_condition(position, boat)
            _check_coal(position, boat)
    _check_berths(position)
    _check_apart(position)
    _check_passengers(position)


def kind_at(position: "RacePosition", space: int) -> int:
    slot, number = divmod(space, state.TILE_SPACES)
    return int(position.tables[0].kind[state.TILE_SPACES * int(position.record.tile[slot]) + number])


def slots_needed(position: "RacePosition") -> int:
    return int(position.tables[0].length + position.tables[0].branching_river)


def is_racing(race: Any, boat: int) -> bool:
    return race.condition[boat] not in (state.IN_PORT, state.OUT)


# the river


def _check_river(position: "RacePosition") -> None:
    race, branching = position.record, position.tables[0].branching_river
    _check_tiles_apart(position)
    require(race.kept == 0 or race.phase not in SETTING_UP, "removed", "must be 0 before the race")
    ring = len(RING) if branching else 2
    if race.phase <= state.FIRST_TILES_PHASE:
        most = 1 if race.phase == state.BOX_PHASE else ring - 1
        require(race.laid <= most, "river", f"has at most {most} tiles in phase {PHASES[race.phase]}, not {race.laid}")
        return
    require(race.laid >= ring, "river", f"has at least {ring} tiles in phase {PHASES[race.phase]}, not {race.laid}")
    if race.laid < slots_needed(position):
        open_end = any(position.ask(door.MAY_LIE, direction) for direction in range(3))
        require(open_end, "river", "no tile can follow the last one, so the river could not be finished (MQ-RIV-6)")
    elif race.finish == 0:
        wanted = (*VOTED, state.FINISH_PHASE)
        require(race.phase in wanted, "finish", "must be laid: all tiles of the river have been")


def _check_tiles_apart(position: "RacePosition") -> None:
    race, names = position.record, tile_names()
    fixed = len(RING) if position.tables[0].branching_river else 0
    at = [Hex(int(race.at_q[slot]), int(race.at_r[slot])) for slot in range(race.laid)]
    for slot in range(fixed, len(at)):
        for other in range(removed_tiles(position), slot - 1):
            if distance(at[slot], at[other]) <= 1:
                first, second = names[race.tile[slot]], names[race.tile[other]]
                refuse(f"river[{slot}]", f"{first} would touch {second}, which is river[{other}] (MQ-RIV-5)")


def _check_stack(position: "RacePosition") -> None:
    """MQ-RIV-12: what is neither laid nor in the stack has left it for B tiles, A3 before A2."""
    race, tables = position.record, position.tables[0]
    laid = sum(1 << int(tile) for tile in race.tile[: race.laid])
    gone = tiles_in(int(tables.stack) & ~int(race.stack) & ~laid)
    leaving, box_phase = int(tables.leaving), race.phase == state.BOX_PHASE
    fits = len(gone) < leaving if box_phase else len(gone) == leaving
    wanted = f"fewer than {leaving}" if box_phase else str(leaving)
    missing = ", ".join(gone) or "none"
    require(fits, "stack", f"{wanted} of the tiles must have left the game, not {len(gone)} ({missing})")
    groups = sorted((int(tables.group[tile_names().index(name)]) for name in gone), reverse=True)
    order = [A3] * min(3, len(gone)) + [A2] * max(0, len(gone) - 3)
    require(groups == order, "stack", f"A3 tiles leave the game first, then A2 tiles; here {missing} left (MQ-RIV-12)")


# the order


def _check_order(position: "RacePosition") -> None:
    race, tables = position.record, position.tables[0]
    phase, names = PHASES[race.phase], boat_names(race)
    setting_up = race.phase in SETTING_UP
    low, high = (0, 0) if setting_up else (1, int(tables.round_limit))
    require(low <= race.round_number <= high, "round", f"must be {low} to {high} in phase {phase}")
    if race.phase <= state.LOTS_PHASE:
        _check_lots(position)
        return
    require(race.in_order > 0, "order", "must name the boats of this round")
    missing = [names[boat] for boat in range(race.boats) if is_racing(race, boat) and not in_order(race, boat)]
    require(not missing, "order", f"{' and '.join(missing)} missing, though still racing")
    last = race.in_order + (race.phase == state.OVER_PHASE)
    require(race.turn < last, "turn", f"must be 1 to {last}: the order has {race.in_order} boats")
    for index in range(race.turn + 1, race.in_order):
        boat = race.order[index]
        require(race.condition[boat] != state.OUT, "order", f"{names[boat]} is out and has no turn to come")


def in_order(race: Any, boat: int) -> bool:
    return boat in list(race.order[: race.in_order])


def _check_lots(position: "RacePosition") -> None:
    """Before the race the order names one boat for each seat that has been drawn."""
    race, tables = position.record, position.tables[0]
    drawing = race.phase == state.LOTS_PHASE and tables.random_order
    most = max(0, int(tables.players) - 2) if drawing else 0
    require(race.in_order <= most, "order", f"has at most {most} boats in phase {PHASES[race.phase]}")
    for boat in race.order[: race.in_order]:
        require(boat < tables.players, "order", f"{boat_names(race)[boat]} is a second boat; lots name first boats")
    require(race.turn == 0, "turn", f"must be 1 in phase {PHASES[race.phase]}")


# the boats


def _check_place(position: "RacePosition", boat: int) -> None:
    race = position.record
    place = int(race.place[boat])
    where = f"boats.{boat_names(race)[boat]}.place"
    if place < state.BANK:
        _check_space(position, place, where)
    elif state.ASHORE <= place < state.DOCKED:
        _check_ashore(position, place, where)
    elif place == state.GONE and race.phase not in SETTING_UP:
        require(race.condition[boat] == state.OUT, where, "must be a place: the race has begun")


def _check_space(position: "RacePosition", place: int, where: str) -> None:
    race, name = position.record, place_name(place)
    slot, removed = place // state.TILE_SPACES, removed_tiles(position)
    require(slot < race.laid, where, f"{name} is off the river, whose last tile is {race.laid - 1}")
    require(slot >= removed, where, f"{name} lies on a tile that has been removed; the first one left is {removed}")
    require(kind_at(position, place) != state.LAND, where, f"{name} is land; a boat needs water")


def _check_ashore(position: "RacePosition", place: int, where: str) -> None:
    """MQ-SET-6 and -8: from the sixth on, boats may wait behind a start dock."""
    race, tables = position.record, position.tables[0]
    docks = {int(dock) for dock in tables.waits_behind[START_DOCKS : race.boats]}
    docks |= {int(dock) for dock in tables.wait_choice} if tables.choose_wait else set()
    waits = race.boats > START_DOCKS and not tables.branching_river and place - state.ASHORE in docks
    require(waits, where, f"no boat waits {place_name(place)} under these options")
    require(race.kept == 0, where, "a boat still waits behind the start tile, so no tile can have been removed")


def _check_fresh(position: "RacePosition", boat: int) -> None:
    """MQ-SET-1 and -2: how a boat looks before the race, and where it stands."""
    race, tables = position.record, position.tables[0]
    where = f"boats.{boat_names(race)[boat]}"
    require(race.speed[boat] == 1, f"{where}.speed", "must be 1 before the race")
    require(race.coal[boat] == tables.full_coal, f"{where}.coal", f"must be {tables.full_coal} before the race")
    require(race.passengers[boat] == 0, f"{where}.passengers", "must be 0 before the race")
    require(race.condition[boat] == state.SAILING, f"{where}.condition", "must be sailing before the race")
    index = list(race.order[: race.in_order]).index(boat) if in_order(race, boat) else state.MAX_BOATS
    placed = index < race.turn or (index == race.turn and race.phase == state.SETUP_FACE_PHASE)
    places = _starting_places(position, index) if placed else [state.GONE]
    names = " or ".join("null" if place == state.GONE else place_name(place) for place in places)
    if not (placed and tables.branching_river):
        require(race.place[boat] in places, f"{where}.place", f"must be {names} at this moment of the set-up")
    else:
        require(race.place[boat] < state.TILE_SPACES, f"{where}.place", "must be on the start tile")


def _starting_places(position: "RacePosition", index: int) -> list[int]:
    tables = position.tables[0]
    if index < START_DOCKS:
        return [int(tables.start[index + 1])]
    if index == START_DOCKS and tables.choose_wait:
        return [state.ASHORE + int(dock) for dock in tables.wait_choice]
    return [state.ASHORE + int(tables.waits_behind[index])]


def _check_condition(position: "RacePosition", boat: int) -> None:
    race, tables = position.record, position.tables[0]
    place, condition = int(race.place[boat]), int(race.condition[boat])
    where, name = f"boats.{boat_names(race)[boat]}.condition", CONDITIONS[condition]
    rose = boat == race.rose
    require((place == state.DOCKED) == (condition == state.IN_PORT), where, "in-port and the place docked go together")
    require((place == state.GONE) == (condition == state.OUT), where, "out and the place out go together")
    require(not rose or is_racing(race, boat), where, f"the Black Rose is never {name} (MQ-ROSE-4)")
    if condition == state.OUT:
        require(bool(tables.out_when_aground), where, "in this edition no boat goes out (MQ-MOV-9)")
    if condition in SKIPPING:
        require(rose or not tables.out_when_aground, where, f"in this edition a boat is out, never {name} (MQ-MOV-11)")
    if condition in (*SKIPPING, state.POLED_OFF):
        require(race.speed[boat] == 1, where, f"a boat that is {name} has speed 1, not {race.speed[boat]}")
    if condition == state.POLED_OFF:
        on_sand = place < state.BANK and kind_at(position, place) == state.SANDBANK
        require(on_sand, where, "only a boat on a sandbank is poled off (MQ-ADV-12)")


def _check_coal(position: "RacePosition", boat: int) -> None:
    """MQ-SET-7: one coal more than fits, for a boat that waited ashore, in its first move."""
    race, tables = position.record, position.tables[0]
    if boat == race.rose or race.coal[boat] <= tables.full_coal:
        return
    moving = race.phase < state.COAL_PHASE and race.order[race.turn] == boat
    waited = race.round_number == 1 and race.turn >= START_DOCKS and not tables.branching_river
    where = f"boats.{boat_names(race)[boat]}.coal"
    require(moving and waited, where, f"must be 0 to {tables.full_coal}, not {race.coal[boat]}")


def _check_berths(position: "RacePosition") -> None:
    """Boats in port hold the berths 1, 2, ...; whoever docked had what it takes."""
    race, tables, names = position.record, position.tables[0], boat_names(position.record)
    docked = [boat for boat in range(race.boats) if race.condition[boat] == state.IN_PORT]
    race.in_port = len(docked)
    berths = sorted(int(race.berth[boat]) for boat in docked)
    require(berths == list(range(1, len(docked) + 1)), "boats", f"the berths must be 1 to {len(docked)}, not {berths}")
    require(not docked or race.finish > 0, "finish", f"must be laid: {len(docked)} boats have docked there")
    for boat in docked:
        if not tables.finish_at_any_speed:
            enough = race.passengers[boat] >= tables.passengers_to_win
            require(enough, f"boats.{names[boat]}.passengers", f"must be {tables.passengers_to_win} to be in port")
            require(race.speed[boat] == 1, f"boats.{names[boat]}.speed", "must be 1 to be in port")


def _check_apart(position: "RacePosition") -> None:
    """One boat a space; but while a chain push goes on, the next boat to be placed shares its space with the last."""
    race, names = position.record, boat_names(position.record)
    chained = {int(race.pending), int(race.chain[race.chain_length - 1])} if race.phase == state.PUSH_PHASE else set()
    for boat in range(race.boats):
        for other in range(boat):
            place = int(race.place[boat])
            if place == race.place[other] and place < state.DOCKED and {boat, other} != chained:
                taken = f"{names[other]} is on {place_name(place)} already; a space holds one boat"
                refuse(f"boats.{names[boat]}.place", taken)


# the passengers


def _check_passengers(position: "RacePosition") -> None:
    race, tables, names = position.record, position.tables[0], boat_names(position.record)
    for slot in range(race.laid):
        _check_docks(position, slot)
    for boat in range(race.boats):
        used, aboard = int(race.used[boat]).bit_count(), int(race.passengers[boat])
        where = f"boats.{names[boat]}.passengers"
        if race.condition[boat] == state.OUT:
            require(aboard == 0, where, "must be 0: the passengers of a boat that is out go back to the box")
        else:
            require(aboard == used, where, f"is {aboard}, but used names {used} docks; each gave one passenger")
    waiting, aboard = sum(map(int, race.waiting)), sum(map(int, race.passengers[: race.boats]))
    total = int(race.supply) + waiting + aboard + int(race.put_back)
    counts = f"supply {race.supply} + waiting {waiting} + aboard {aboard} + box {race.put_back}"
    require(total == tables.supply, "supply", f"the passengers must add up to {tables.supply}, but {counts} = {total}")


def _check_docks(position: "RacePosition", slot: int) -> None:
    race, tables = position.record, position.tables[0]
    docks = dock_spaces(position, slot)
    for index in range(2):
        number = 2 * slot + index
        waiting, where = int(race.waiting[number]), f"river[{slot}].waiting"
        taken = sum(int(race.used[boat]) >> number & 1 for boat in range(race.boats))
        shown = int(tables.per_dock[kind_at(position, 20 * slot + docks[index])]) if index < len(docks) else 0
        most = 0 if slot < removed_tiles(position) else max(0, shown - taken)
        require(waiting <= most, where, f"dock {index + 1} of this tile can have {most} passengers waiting, not {waiting}")
        require(taken <= shown, where, f"dock {index + 1} of this tile shows {shown} passengers, but {taken} boats used it")
