"""Random games with every law checked after every action, inside the compiled code so that thousands can be played."""

from typing import Any

import numpy as np

from paddlewheel.core.jit.decorators import PLAIN, compiled, entry
from paddlewheel.core.jit.records import blank
from paddlewheel.core.rng import Stream, random_below, seed_stream
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import PLAYER_ACTIONS, REVEAL
from paddlewheel.riverboat.kernels.random_games import MAX_LEGAL_ACTIONS
from paddlewheel.riverboat.options import RiverboatOptions, build_tables
from paddlewheel.riverboat.rules.dispatch import (
    chance_outcomes,
    draw,
    is_chance,
    legal_actions,
    refusal,
    step,
    weight_now,
)
from paddlewheel.riverboat.rules.setup import set_up
from paddlewheel.riverboat.state import (
    BERTHS,
    BOATS,
    COLOURS,
    CROPS,
    HAND_SIZE,
    MAX_CARDS,
    MAX_KINDS,
    MAX_PLAYERS,
    NONE,
    POINT_SOURCE_COUNT,
    SPACES,
    RiverboatState,
)
from paddlewheel.riverboat.tables import SIZES, TILE_HEXES, RiverboatTables

LAWS = (
    "kept",
    "coins, barns, wells, surveyors, workers, tiles, riverboats and cards are neither made nor lost",
    "one thing a field",
    "a well stands on a crop, one on each at most",
    "surveyors stand with barns, wells and cards only",
    "no bare worker after planting",
    "what has been planted and not harvested has its worker",
    "points are the sum of their sources, and never lost",
    "the harbor master goes forward to the end at most",
    "nobody has less than nothing",
    "somebody can always act",
    "legal actions ascend, and exactly they are accepted",
    "chance weighs what is left",
    "the game ends after four rounds",
)
ASK_EVERY = 37  # all ids are put to `refusal` at every so many-th decision: it is slow
LONGEST = 5_000  # actions of one game
LEAVE = -1  # a supply as it is

# What no position tells, kept beside it.
HIRED = 0  # + seat: workers of the round track it has taken
LAID = HIRED + MAX_PLAYERS  # + kind of crop tile
REVEALED = LAID + MAX_KINDS  # + colour
MEMORY = REVEALED + COLOURS + 1

COINS, BARNS, WELLS, SURVEYORS, TRACK = range(5)
WORKERS = 5  # + seat
TILES = WORKERS + MAX_PLAYERS  # + kind
HEXES = TILES + MAX_KINDS  # + crop: on mats, less those of tiles laid
RIVERBOATS = HEXES + CROPS  # + kind
CULTIVATION_CARDS = RIVERBOATS + BOATS  # + colour
CARDS = CULTIVATION_CARDS + COLOURS + 1  # + opportunity card
TALLIES = CARDS + MAX_CARDS


@compiled
def count(fields: int) -> int:
    total = 0
    while fields:
        fields &= fields - 1
        total += 1
    return total


@compiled
def planted(record: RiverboatState, seat: int) -> int:
    fields = 0
    for crop in range(CROPS):
        fields |= record.crop[CROPS * seat + crop]
    return fields


@compiled
def in_all(record: RiverboatState, tables: RiverboatTables, memory: Any, tallies: Any) -> None:
    """How much there is of everything, wherever it lies. None of these numbers may ever change."""
    tallies[:] = 0
    tallies[COINS], tallies[BARNS], tallies[WELLS] = record.coin_supply, record.barn_supply, record.well_supply
    tallies[SURVEYORS] = record.surveyor_supply
    tallies[TRACK] = record.track
    of_hands(record, tallies)
    of_players(record, tables, memory, tallies)
    of_crops(record, tables, memory, tallies)
    of_boats(record, tables, tallies)
    of_cards(record, tables, memory, tallies)


@compiled
def of_hands(record: RiverboatState, tallies: Any) -> None:
    """What has left its place and has not come to another yet; the crop tile is counted with the others."""
    if record.decision == state.HIRE_DECISION:
        tallies[TRACK] += 1
    elif record.decision == state.BUILD_DECISION:
        tallies[BARNS if record.building == state.BARN else WELLS] += 1


@compiled
def of_players(record: RiverboatState, tables: RiverboatTables, memory: Any, tallies: Any) -> None:
    for seat in range(tables.players):
        tallies[COINS] += record.coins[seat]
        tallies[BARNS] += count(record.barn[seat])
        tallies[WELLS] += count(record.well[seat])
        tallies[SURVEYORS] += record.surveyors[seat] + record.staff[seat]
        tallies[TRACK] += memory[HIRED + seat]
        workers = record.workers[seat] + record.agents[seat] + count(record.standing[seat])
        tallies[WORKERS + seat] = workers - memory[HIRED + seat]


@compiled
def of_crops(record: RiverboatState, tables: RiverboatTables, memory: Any, tallies: Any) -> None:
    for kind in range(tables.kinds):
        in_hand = 1 if record.tile == kind else 0
        tallies[TILES + kind] = record.crops_open[kind] + record.crops_left[kind] + in_hand + memory[LAID + kind]
        for shown in range(tables.hexes[kind]):
            tallies[HEXES + tables.shows[TILE_HEXES * kind + shown]] -= memory[LAID + kind]
    for place in range(CROPS * tables.players):
        tallies[HEXES + place % CROPS] += count(record.crop[place])


@compiled
def of_boats(record: RiverboatState, tables: RiverboatTables, tallies: Any) -> None:
    for kind in range(tables.boat_kinds):
        tallies[RIVERBOATS + kind] = record.boats_left[kind] + ((record.boats_open >> kind) & 1)
    for seat in range(tables.players):
        for berth in range(record.boat_count[seat]):
            tallies[RIVERBOATS + record.boats[BERTHS * seat + berth]] += 1


@compiled
def of_cards(record: RiverboatState, tables: RiverboatTables, memory: Any, tallies: Any) -> None:
    for colour in range(COLOURS + 1):
        tallies[CULTIVATION_CARDS + colour] = record.cards_left[colour] + memory[REVEALED + colour]
    for card in range(tables.cards):
        tallies[CARDS + card] = 1 if record.layer[card] > 0 else 0
    for space in range(SPACES):
        if record.on_space[space] != NONE:
            tallies[CARDS + record.on_space[space]] += 1
    for seat in range(tables.players):
        for index in range(record.hand_count[seat]):
            tallies[CARDS + record.hand[HAND_SIZE * seat + index]] += 1


@compiled
def land_law(record: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Laws 2 to 6: what lies on a mat."""
    base, crops = CROPS * seat, planted(record, seat)
    barns, wells, standing = record.barn[seat], record.well[seat], record.standing[seat]
    hexes = 0
    for crop in range(CROPS):
        fields = record.crop[base + crop]
        hexes += count(fields)
        if count(wells & fields) > 1:
            return 3
        if count(fields) != count(fields & standing) + record.harvested[base + crop]:
            return 6
    on_mat = tables.fields[record.mat[seat]] if record.round_number > 0 else 0
    if hexes != count(crops) or barns & (crops | standing) or (barns | crops | standing) & ~on_mat:
        return 2
    if wells & ~crops:
        return 3
    with_card = record.surveyed_cards[seat]
    if record.surveyed[seat] & ~(barns | wells) or with_card >> record.hand_count[seat]:
        return 4
    if count(record.surveyed[seat]) + count(with_card) != record.staff[seat]:
        return 4
    sown = record.phase == state.SHIPPING or record.phase == state.OPPORTUNITY or record.phase == state.SCORING
    return 5 if sown and standing & ~crops else 0


@compiled
def holdings_law(record: RiverboatState, tables: RiverboatTables, seat: int) -> int:
    """Laws 7 to 9: what lies beside it."""
    total = 0
    for source in range(POINT_SOURCE_COUNT):
        total += record.earned[POINT_SOURCE_COUNT * seat + source]
    if total != record.points[seat]:
        return 7
    if not tables.harbor_start <= record.harbor[seat] <= tables.harbor_end:
        return 8
    least = min(record.coins[seat], record.workers[seat], record.surveyors[seat], record.agents[seat])
    return 9 if least < 0 or record.boat_count[seat] > BERTHS or record.hand_count[seat] > HAND_SIZE else 0


@compiled
def broken_law(record: RiverboatState, tables: RiverboatTables, memory: Any, wanted: Any, tallies: Any) -> int:
    """The number of the first law this position breaks, 0 if none."""
    in_all(record, tables, memory, tallies)
    for index in range(TALLIES):
        if tallies[index] != wanted[index]:
            return 1
    if min(record.coin_supply, record.barn_supply, record.well_supply, record.surveyor_supply) < 0:
        return 9
    for seat in range(tables.players):
        law = land_law(record, tables, seat)
        if law == 0:
            law = holdings_law(record, tables, seat)
        if law:
            return law
    return 0


@compiled
def lost_ground(record: RiverboatState, tables: RiverboatTables, points: Any, harbor: Any) -> int:
    """Laws 7 and 8, against the position before; remembers this one."""
    law = 0
    for seat in range(tables.players):
        if record.points[seat] < points[seat]:
            law = 7
        if record.harbor[seat] < harbor[seat]:
            law = 8
        points[seat], harbor[seat] = record.points[seat], record.harbor[seat]
    return law


@compiled
def accepts_exactly(record: RiverboatState, tables: RiverboatTables, found: Any, listed: int) -> bool:
    index = 0
    for action in range(-1, PLAYER_ACTIONS + 2):
        legal = index < listed and found[index] == action
        index += 1 if legal else 0
        if legal != (refusal(record, tables, action) == 0):
            return False
    return index == listed


@compiled
def left_to_draw(record: RiverboatState, tables: RiverboatTables) -> int:
    """How much chance draws from, crop tiles apart."""
    total = 0
    if record.decision == state.REVEAL_DECISION:
        for colour in range(state.COLOURS + 1):
            total += record.cards_left[colour]
    elif record.decision == state.OPEN_DECISION:
        top = 99
        for card in range(tables.cards):
            if record.layer[card] > 0:
                total = 1 if record.layer[card] < top else total + (record.layer[card] == top)
                top = min(top, record.layer[card])
    elif record.decision == state.MAT_DECISION:
        total = 4 - record.turn
    else:
        total = tables.players
    return total


@compiled
def pile_of_size(record: RiverboatState, tables: RiverboatTables, hexes: int) -> int:
    total = 0
    for kind in range(tables.kinds):
        total += record.crops_left[kind] if tables.hexes[kind] == hexes else 0
    return total


@compiled
def weighs_what_is_left(record: RiverboatState, tables: RiverboatTables, found: Any) -> bool:
    total = 0
    for index in range(chance_outcomes(record, tables, found)):
        weight = weight_now(record, tables, found[index])
        if weight <= 0 or (index > 0 and found[index] <= found[index - 1]):
            return False
        total += weight
    if record.decision != state.FILL_DECISION:
        return total == left_to_draw(record, tables)
    for hexes in range(1, SIZES + 1):
        if total == pile_of_size(record, tables, hexes):
            return total > 0
    return False


@compiled
def remember(record: RiverboatState, memory: Any, action: int) -> None:
    """What no position tells: tiles laid, cards seen, workers hired."""
    if record.decision == state.LAY_DECISION:
        memory[LAID + record.tile] += 1
    elif record.decision == state.HIRE_DECISION:
        memory[HIRED + record.actor] += 1
    elif record.decision == state.REVEAL_DECISION:
        memory[REVEALED + action - REVEAL] += 1


@compiled
def begin(record: RiverboatState, tables: RiverboatTables, supplies: Any) -> None:
    """The table before the first draw, some supplies as `supplies` says: coins, features, tiles of every size."""
    set_up(record, tables)
    record.coin_supply = record.coin_supply if supplies[0] == LEAVE else supplies[0]
    record.barn_supply = record.barn_supply if supplies[1] == LEAVE else supplies[1]
    record.well_supply = record.well_supply if supplies[2] == LEAVE else supplies[2]
    record.surveyor_supply = record.surveyor_supply if supplies[3] == LEAVE else supplies[3]
    for kind in range(tables.kinds):
        wanted = supplies[3 + tables.hexes[kind]]
        record.crops_left[kind] = record.crops_left[kind] if wanted == LEAVE else wanted


@compiled
def check_game(
    record: RiverboatState,
    tables: RiverboatTables,
    found: Any,
    streams: list[Stream],
    paper: Any,
    supplies: Any,
    seed: int,
    game: int,
) -> int:
    """Play one random game; the number of the law it broke, or 0."""
    for number in range(1 + tables.players):
        seed_stream(streams[number], game, seed, number)
    begin(record, tables, supplies)
    memory, wanted, tallies, points, harbor = paper[0], paper[1], paper[2], paper[3], paper[4]
    memory[:] = 0
    in_all(record, tables, memory, wanted)
    lost_ground(record, tables, points, harbor)
    for number in range(LONGEST):
        if record.decision == state.OVER_DECISION:
            return 0 if record.round_number == 4 else 13
        if is_chance(record):
            if not weighs_what_is_left(record, tables, found):
                return 12
            action = draw(record, tables, streams[0])
        else:
            listed = legal_actions(record, tables, found)
            if listed == 0:
                return 10
            if number % ASK_EVERY == 0 and not accepts_exactly(record, tables, found, listed):
                return 11
            action = found[random_below(streams[1 + record.actor], listed)]
        remember(record, memory, action)
        step(record, tables, action)
        law = broken_law(record, tables, memory, wanted, tallies)
        if law == 0:
            law = lost_ground(record, tables, points, harbor)
        if law:
            return law
    return 13


@entry
def check_games(
    records: list[RiverboatState],
    all_tables: list[RiverboatTables],
    found: Any,
    streams: list[Stream],
    paper: Any,
    supplies: Any,
    seed: int,
    first: int,
    broken: Any,
) -> None:
    for index in range(len(broken)):
        broken[index] = check_game(records[0], all_tables[0], found, streams, paper, supplies, seed, first + index)


@entry
def tally(records: list[RiverboatState], all_tables: list[RiverboatTables], memory: Any, tallies: Any) -> None:
    in_all(records[0], all_tables[0], memory, tallies)


def laws_broken(
    options: RiverboatOptions, seed: int, games: int, supplies: tuple[int, ...] = (LEAVE,) * 7, first: int = 0
) -> list[tuple[int, str]]:
    """(game number, law) for every game that broke one."""
    found: Any = [0] * MAX_LEGAL_ACTIONS if PLAIN else np.zeros(MAX_LEGAL_ACTIONS, np.int64)
    broken, paper = np.zeros(games, np.int64), np.zeros((5, max(TALLIES, MEMORY)), np.int64)
    streams, edits = blank(Stream, 1 + MAX_PLAYERS), np.array(supplies, np.int64)
    check_games(blank(RiverboatState), build_tables(options), found, streams, paper, edits, seed, first, broken)
    return [(first + game, LAWS[law]) for game, law in enumerate(broken) if law]
