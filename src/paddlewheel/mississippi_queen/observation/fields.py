"""Fields of an observation, in their order."""

from paddlewheel.core.batch.observation import MAX_VALUE, Column, ObservationField, field_offsets, flags, table_field
from paddlewheel.mississippi_queen.observation.window import CELLS, RADIUS
from paddlewheel.mississippi_queen.state import CONDITION_NAMES, DECISION_NAMES, MAX_BOATS

RIVER_SLOTS = 20  # slots
SEATS = 8
VOTE_FLAGS = ("none", "left", "ahead", "right", "sealed")
BOW_FLAGS = ("ahead", "60 to starboard", "120 to starboard", "astern", "120 to port", "60 to port")

RULE_COLUMNS = (
    Column("order_by_seat"),
    Column("first_round_by_dock"),
    Column("out_when_aground"),
    Column("not_where_pusher_was"),
    Column("chain_push"),
    Column("keeps_heading_on_driftwood"),
    Column("entering_triggers"),
    Column("vacated_tiles_leave"),
    Column("finish_at_any_speed"),
    Column("ends_at_first_docking"),
    Column("sandbank_backward_coal"),
    Column("rose_gives", 6),
    Column("branching_river"),
    Column("finish_docks"),
    Column("no_push_near_finish"),
    Column("vote_on_direction"),
)

BOAT_COLUMNS = (
    Column("there is such a boat"),
    Column("mine"),
    Column("of my side"),
    Column("the Black Rose"),
    Column("its turn"),
    Column("decided about"),
    Column("still to be placed by a push"),
    Column("partner for coal"),
    Column("its turn in this round is to come"),
    Column("place in this round's order", 8),
    Column("speed", 6),
    Column("coal", 7),
    Column("passengers", 2),
    Column("slot it is in, from 1", 20),
    Column("space of the tile, from 1", 20),
    Column("how far along, 128 level with the watched boat", MAX_VALUE),
    Column("how far to starboard, 128 level with the watched boat", MAX_VALUE),
    Column("start dock it waits behind", 5),
    Column("berth in port", 8),
    Column("took a passenger in this turn"),
    Column("its owner will be asked about a passenger"),
    *flags("condition", CONDITION_NAMES),
    *flags("bow from the watched boat's", BOW_FLAGS),
)
(
    BOAT_PRESENT,
    BOAT_MINE,
    BOAT_MY_SIDE,
    BOAT_IS_ROSE,
    BOAT_MOVING,
    BOAT_DECIDED_ABOUT,
    BOAT_PENDING,
    BOAT_PARTNER,
    BOAT_TO_MOVE,
    BOAT_ORDER,
    BOAT_SPEED,
    BOAT_COAL,
    BOAT_PASSENGERS,
    BOAT_SLOT,
    BOAT_SPACE,
    BOAT_ALONG,
    BOAT_STARBOARD,
    BOAT_WAITS,
    BOAT_BERTH,
    BOAT_BOARDED,
    BOAT_BOARDING,
    BOAT_CONDITION,
) = range(22)
BOAT_BOW = BOAT_CONDITION + len(CONDITION_NAMES)
BOAT_SIZE = len(BOAT_COLUMNS)

SLOT_COLUMNS = (
    Column("tile, from 1", 20),
    Column("heading clockwise from the watched boat's bow, from 1", 6),
    Column("passengers at the first dock", 4),
    Column("passengers at the second dock", 4),
    Column("the watched boat took one at the first"),
    Column("the watched boat took one at the second"),
)
SLOT_TILE, SLOT_HEADING, SLOT_WAITING, SLOT_USED = 0, 1, 2, 4
SLOT_SIZE = len(SLOT_COLUMNS)

CELL_COLUMNS = (
    Column("river"),
    Column("the next tile may come to lie here"),
    Column("dock or depot"),
    Column("a passenger for the watched boat"),
    Column("depot"),
    Column("driftwood"),
    Column("sandbank"),
    Column("landing"),
    Column("boat"),
    Column("how far along, 128 level with the watched boat", MAX_VALUE),
)
(
    CELL_WATER,
    CELL_UNLAID,
    CELL_DOCK,
    CELL_PASSENGER,
    CELL_DEPOT,
    CELL_DRIFTWOOD,
    CELL_SANDBANK,
    CELL_LANDING,
    CELL_BOAT,
    CELL_ALONG,
) = range(10)
CELL_SIZE = len(CELL_COLUMNS)

FIELDS = (
    ObservationField("players", (1,), 8, "players at the table"),
    ObservationField("length", (1,), 20, "tiles the river will have, the start included"),
    ObservationField("passengers_to_win", (1,), 2, "passengers a boat needs to finish"),
    table_field("rules", (), "the edition's and variants' switches", RULE_COLUMNS),
    table_field("decision", (), "what is to be decided", flags("decision", DECISION_NAMES)),
    ObservationField(
        "actor", (SEATS + 2,), 1, "who decides: one flag; the seats from the observer's on, chance, nobody"
    ),
    ObservationField("round", (1,), 200, "the number of the round, 0 during set-up"),
    ObservationField("points", (1,), 6, "movement points left to the boat whose turn it is"),
    ObservationField("free_turn", (1,), 1, "1 while its free turn of 60 degrees is unused"),
    ObservationField("ending", (5,), 1, "how its move can end: completed, held up, on land, stranded, backing off"),
    ObservationField("left_over", (1,), 6, "points that will stay unused in a move that cannot be completed"),
    ObservationField("driftwood", (1,), 2, "driftwood spaces entered in this move"),
    ObservationField("chain", (1,), 8, "boats pushed by the push under way"),
    ObservationField("coal_offer", (2,), 6, "coal asked for; coal the Black Rose has given in this round"),
    ObservationField("rose_binds", (1,), 1, "1 if the move must leave the Black Rose a turn"),
    ObservationField("controller", (SEATS,), 1, "who moves the Black Rose in this round, from the observer's seat on"),
    ObservationField("laid", (1,), 20, "tiles laid"),
    ObservationField("finish", (4,), 1, "not laid yet, or to the left, ahead, to the right of the last tile"),
    ObservationField("stack", (RIVER_SLOTS,), 1, "a flag for every tile that may still be drawn"),
    ObservationField("supply", (2,), 20, "passengers in the supply, and put back into the box"),
    table_field("votes", (SEATS,), "a row a seat, from the observer's on", flags("vote", VOTE_FLAGS)),
    table_field(
        "boats",
        (MAX_BOATS,),
        "a row a boat: those of the seats from the observer's on, then their second boats, then the Black Rose",
        BOAT_COLUMNS,
    ),
    table_field("river", (RIVER_SLOTS,), "a row a slot, the start first; zeros where no tile lies", SLOT_COLUMNS),
    table_field(
        "around",
        (CELLS,),
        f"a row a space within {RADIUS} of the watched boat: ring by ring, each clockwise from straight ahead",
        CELL_COLUMNS,
    ),
)
AT = field_offsets(FIELDS)
SIZE = AT[""]
