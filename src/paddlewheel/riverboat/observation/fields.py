"""Schema of an observation: its fields in order."""

from collections.abc import Iterable

from paddlewheel.core.batch.observation import Column, ObservationField, field_offsets, flags, table_field
from paddlewheel.riverboat.components import boat_names, card_names, crop_names
from paddlewheel.riverboat.state import (
    BOATS,
    COLOURS,
    CROPS,
    DECISION_NAMES,
    MAX_CARDS,
    MAX_FIELDS,
    MAX_KINDS,
    MAX_PLAYERS,
    NO_FEATURE,
    PHASE_COUNT,
    POINT_SOURCE_COUNT,
    POINT_SOURCE_NAMES,
    SPACES,
)


def _padded(name: str, values: Iterable[str], count: int, most: int = 1) -> tuple[Column, ...]:
    """A column for each name, padded with unused columns to `count`."""
    known = [f"{name}: {value}" for value in values]
    return tuple(Column(text, most) for text in (known + [f"{name}: unused"] * count)[:count])


SEAT_COLUMNS = (
    Column("somebody sits there"),
    Column("points", 200),
    Column("when its marker last moved, 0 the longest ago; 0 for all once the game is over", 3),
    Column("coins", 20),
    Column("workers", 20),
    Column("surveyors", 8),
    Column("surveyors placed", 8),
    Column("agents", 12),
    Column("steps of the harbor master", 30),
    Column("steps left", 30),
    Column("three-hex tiles laid", 10),
    *_padded("harvests", crop_names(), CROPS, 20),
    *_padded("bonus offered", crop_names(), CROPS),
    *_padded("riverboats", boat_names(), BOATS, 4),
    *_padded("card", card_names(), MAX_CARDS),
    *_padded("surveyor on card", card_names(), MAX_CARDS),
    *_padded("points", POINT_SOURCE_NAMES, POINT_SOURCE_COUNT, 60),
    *flags("mat", ("1", "2", "3", "4")),
)
(
    PRESENT,
    POINTS,
    MARKER_ORDER,
    COINS,
    WORKERS,
    SURVEYORS,
    STAFF,
    AGENTS,
    STEPS,
    STEPS_LEFT,
    BIG_TILES,
    HARVESTED,
) = range(12)
REWARDED = HARVESTED + CROPS
OWN_BOATS = REWARDED + CROPS
CARDS = OWN_BOATS + BOATS
SURVEYED_CARDS = CARDS + MAX_CARDS
EARNED = SURVEYED_CARDS + MAX_CARDS
MAT = EARNED + POINT_SOURCE_COUNT
SEAT_SIZE = len(SEAT_COLUMNS)

# planes of `farms`
STANDING, CROP, BARN, WELL, SURVEYED = 0, 1, 1 + CROPS, 2 + CROPS, 3 + CROPS
PLANES = 4 + CROPS

FIELDS = (
    ObservationField("players", (1,), MAX_PLAYERS, "players at the table"),
    table_field("decision", (), "what is to be decided", flags("decision", DECISION_NAMES)),
    ObservationField(
        "actor", (MAX_PLAYERS + 2,), 1, "who decides: one flag; the seats from the observer's on, chance, nobody"
    ),
    ObservationField("round", (1,), 4, "the number of the round, 0 during set-up"),
    ObservationField("phase", (PHASE_COUNT + 1,), 1, "the phase of the round under way, or none yet"),
    ObservationField("turn", (1,), 12, "turns begun in this phase, or tiles taken in the draft"),
    ObservationField("first_player", (MAX_PLAYERS,), 1, "who is first, from the observer's seat on"),
    ObservationField(
        "phase_owner",
        (PHASE_COUNT, MAX_PLAYERS + 1),
        1,
        "who has each phase tile, from the observer's seat on, or nobody",
    ),
    ObservationField("passed", (MAX_PLAYERS,), 1, "who takes no more riverboats in this round"),
    ObservationField("colour", (COLOURS + 1,), 1, "the open cultivation card, wild last; in cultivation only"),
    ObservationField(
        "cultivation", (3,), 12, "cards revealed in this round; a coin was paid for this one; workers on the track"
    ),
    ObservationField("cards_left", (COLOURS + 1,), 7, "cultivation cards that have not appeared, by colour, wild last"),
    ObservationField("crops_open", (MAX_KINDS,), 14, "crop tiles on the supply board, by kind"),
    ObservationField("crops_left", (MAX_KINDS,), 14, "crop tiles in the piles, by kind"),
    ObservationField("tile", (MAX_KINDS,), 1, "the crop tile taken and not laid yet"),
    ObservationField(
        "search", (2,), 2, "the size of tile, or 1 for the card, that is searched for; the board has been refilled"
    ),
    ObservationField("boats_open", (BOATS,), 1, "riverboats on the New Orleans board, by kind"),
    ObservationField("boats_left", (BOATS,), 5, "riverboats in the piles, by kind"),
    ObservationField(
        "due_feature", (NO_FEATURE + 1,), 1, "what the actor may still take: barn, well, surveyor, any, none"
    ),
    ObservationField("due", (4,), 6, "coins, points, steps and agents the actor may still take"),
    ObservationField("building", (2,), 1, "barn, well: which of them is being placed"),
    ObservationField("on_space", (SPACES, MAX_CARDS), 1, "the open opportunity cards, space by space"),
    ObservationField(
        "layer", (MAX_CARDS,), 5, "where each opportunity card lies in the pile: 0 not in it, 1 on top, 2 below"
    ),
    ObservationField("surveys", (1,), 4, "surveyors placed in this turn"),
    ObservationField("supply", (4,), 30, "coins, barns, wells and surveyors in the general supply"),
    table_field("seats", (MAX_PLAYERS,), "a row a seat, from the observer's on", SEAT_COLUMNS),
    ObservationField(
        "farms",
        (MAX_PLAYERS, PLANES, MAX_FIELDS),
        1,
        "the seats' mats, from the observer's on, a flag a field: worker, each crop (5), barn, well, surveyor on it",
    ),
    ObservationField(
        "land", (COLOURS + 2, MAX_FIELDS), 1, "the observer's mat: fields of each colour (5), outskirts, fields at all"
    ),
)
AT = field_offsets(FIELDS)
SIZE = AT[""]
