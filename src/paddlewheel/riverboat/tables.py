"""Constant tables of a game, read from the data files: mats, crop tiles, riverboats, cards, supplies."""

from typing import Annotated

from paddlewheel.riverboat.state import BOATS, COLOURS, MAX_CARDS, MAX_FIELDS, MAX_KINDS

MATS = 4
ROUNDS = 4
SIZES = 3
TILE_HEXES = 3

# What an opportunity card counts.
(
    COUNTS_NOTHING,
    COUNTS_HARVESTED,
    COUNTS_CROP_TYPES,
    COUNTS_AGENTS,
    COUNTS_COINS,
    COUNTS_BIG_TILES,
    COUNTS_BARNS,
    COUNTS_WELLS,
    COUNTS_BUILDINGS,
    COUNTS_OUTSKIRTS,
    COUNTS_RIVERBOATS,
) = range(11)

Kinds = Annotated[list[int], MAX_KINDS]
Boats = Annotated[list[int], BOATS]
Cards = Annotated[list[int], MAX_CARDS]
Rounds = Annotated[list[int], ROUNDS]


class RiverboatTables:
    """Read-only record, shared by all games with equal options."""

    players: int
    # mats
    fields: Annotated[list[int], MATS]  # set of all fields
    field_count: Annotated[list[int], MATS]
    near: Annotated[list[int], MATS * MAX_FIELDS * 6]  # [mat, field, direction] -> field or NO_FIELD
    beside: Annotated[list[int], MATS * MAX_FIELDS]  # [mat, field] -> set of its neighbours
    coloured: Annotated[list[int], MATS * COLOURS]  # [mat, colour] -> set of fields
    outskirts: Annotated[list[int], MATS]  # set of border fields
    # crop tiles
    kinds: int
    hexes: Kinds  # size of each kind, 0 beyond the last kind
    shows: Annotated[list[int], MAX_KINDS * TILE_HEXES]  # [kind, hex] -> crop
    turns: Kinds  # distinct rotations
    tile_count: Kinds
    open_spaces: Annotated[list[int], SIZES]  # spaces of the supply board, by size - 1
    tile_points: Annotated[list[int], SIZES]
    # riverboats
    boat_kinds: int
    capacity: Boats
    boat_count: Boats
    brings_coins: Boats
    brings_points: Boats
    brings_steps: Boats
    brings_feature: Boats
    brings_agents: Boats
    # opportunity cards
    cards: int
    counts: Cards
    crop: Cards
    each: Cards
    most: Cards
    card_points: Cards
    card_steps: Cards
    card_agents: Cards
    space_bonus: Annotated[list[int], 4]
    space_steps: int
    # supplies and numbers
    barns: int
    wells: int
    surveyors: int
    coins: int
    player_workers: int
    player_surveyors: int
    player_coins: int
    of_a_colour: int
    wild_cards: int
    revealed_a_round: int
    boats_a_round: Rounds
    surveyors_a_round: Rounds
    harbor_start: int
    harbor_reached: Annotated[list[int], 12]
    harbor_end: int
    harvest_bonus_at: int
    barn_each: int
    barn_most: int
    well_each: int
    covered_colour: int
    unscored_feature: int
    agents_bonus: Annotated[list[int], 4]
