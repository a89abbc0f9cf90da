"""State of a Riverboat game: one record of 64-bit integers that the rules change in place.

Things on a mat are bit sets, one bit per field.
"""

from typing import Annotated, Literal, get_args

MAX_PLAYERS = 4
MAX_FIELDS = 48
CROPS = 5
COLOURS = 5
WILD = 5  # a cultivation card of every colour
MAX_KINDS = 48  # kinds of crop tile
BOATS = 9  # kinds of riverboat
MAX_CARDS = 20  # opportunity cards
BERTHS = 12  # riverboats above a mat, at most
HAND_SIZE = 4  # opportunity cards of a player, at most

Seats = Annotated[list[int], MAX_PLAYERS]
SeatCrops = Annotated[list[int], MAX_PLAYERS * CROPS]
Kinds = Annotated[list[int], MAX_KINDS]

NONE = 99  # no seat, no card, no tile
NO_FIELD = MAX_FIELDS  # beyond a mat's edge; its bit is never set
CHANCE = 9  # the actor of a draw
NOBODY = 10  # the actor when the game is over

# The five phases of a round in order; each has a phase tile.
CULTIVATION, PLANTING, SHIPPING, OPPORTUNITY, SCORING = range(5)
PHASE_COUNT = 5
PhaseName = Literal["cultivation", "planting", "shipping", "opportunity", "scoring"]
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)

# Estate features; a benefit may name one of them, any or none.
BARN, WELL, SURVEYOR = 0, 1, 2
ANY_FEATURE = 3
NO_FEATURE = 4

# Bonuses of the four spaces for open opportunity cards.
SURVEYOR_SPACE, AGENT_SPACE, STEPS_SPACE, COIN_SPACE = range(4)
SPACES = 4

# What is to be decided, by chance or by a player.
(
    MAT_DECISION,  # chance: which mat a seat gets
    FIRST_DECISION,  # chance: who is first
    FILL_DECISION,  # chance: an open crop tile
    OPEN_DECISION,  # chance: an open opportunity card
    REVEAL_DECISION,  # chance: a cultivation card
    DRAFT_DECISION,  # a phase tile
    HIRE_DECISION,  # where the worker of the round track goes
    CULTIVATE_DECISION,  # where a worker goes
    TAKE_DECISION,  # a crop tile
    LAY_DECISION,  # where it goes
    SHIP_DECISION,  # a riverboat and what it carries, or pass
    FEATURE_DECISION,  # which estate feature, or none
    BUILD_DECISION,  # where the barn or well goes
    BENEFIT_DECISION,  # what the riverboat brings, in any order
    CARD_DECISION,  # an opportunity card
    SEND_DECISION,  # how many workers go to New Orleans
    BONUS_DECISION,  # what the scoring tile brings
    SURVEY_DECISION,  # where a surveyor goes, or pass
    OVER_DECISION,
    # Automatic transitions without a decision; never the state between two actions.
    ROUND_BEGINS,
    PHASE_BEGINS,
    NEXT_TURN,
    BENEFITS_GO_ON,
    SURVEYS_GO_ON,
) = range(24)
DecisionName = Literal[
    "mat",
    "first",
    "fill",
    "open",
    "reveal",
    "draft",
    "hire",
    "cultivate",
    "take",
    "lay",
    "ship",
    "feature",
    "build",
    "benefit",
    "card",
    "send",
    "bonus",
    "survey",
    "over",
]
DECISION_NAMES: tuple[DecisionName, ...] = get_args(DecisionName)

# Sources of points: columns of `earned`.
(
    FROM_TILES,
    FROM_BOATS,
    FROM_BONUS,
    FROM_BARNS,
    FROM_WELLS,
    FROM_CARDS,
    FROM_STAFF,
    FROM_COINS,
    FROM_COLOURS,
    FROM_FEATURES,
    FROM_HARBOR,
    FROM_AGENTS,
) = range(12)
POINT_SOURCE_COUNT = 12
PointSourceName = Literal[
    "tiles",
    "riverboats",
    "bonus",
    "barns",
    "wells",
    "opportunities",
    "staff",
    "coins",
    "colours",
    "features",
    "harbor",
    "agents",
]
POINT_SOURCE_NAMES: tuple[PointSourceName, ...] = get_args(PointSourceName)


class RiverboatState:
    """One position. The order of the piles is not part of it."""

    decision: int  # what is to be decided: one of the ..._DECISION constants
    actor: int  # a seat, CHANCE or NOBODY
    round_number: int  # 1 to 4, 0 during set-up
    first_player: int
    phase: int  # current phase of the round, or PHASE_COUNT before the first
    phase_owner: Annotated[list[int], PHASE_COUNT]  # seat that has the phase tile, or NONE
    turn: int  # turns begun in this phase, or at this card, or (planting) in this lap; the draft's tiles taken
    passed: int  # bit per seat that has passed in this shipping phase
    # cultivation
    revealed: int  # cards revealed in this round
    colour: int  # colour of the open card, or WILD
    paid: int  # 1 if the actor has spent a coin to ignore the card
    track: int  # workers left on the round track
    cards_left: Annotated[list[int], COLOURS + 1]  # cultivation cards not revealed yet
    # planting
    crops_open: Kinds  # tiles on the supply board
    crops_left: Kinds  # tiles in the piles
    refilled: int  # 1 if the board has been refilled in this turn
    search: int  # tile size of the pile being searched, 1 for the card pile; 0 for none
    tile: int  # taken and not yet laid, or NONE
    # harvesting and shipping
    boats_open: int  # bit per kind on the New Orleans board
    boats_left: Annotated[list[int], BOATS]  # in the piles
    due_feature: int  # benefits the actor may still take: a feature, or NO_FEATURE
    due_coins: int
    due_points: int
    due_steps: int
    due_agents: int
    building: int  # BARN or WELL, while its field is chosen
    after: int  # the next `decision`, once feature or agents are settled
    # opportunity
    on_space: Annotated[list[int], SPACES]  # open card of each space, or NONE
    layer: Annotated[list[int], MAX_CARDS]  # 0: not in the pile; layer 1 lies on top of layer 2
    # scoring
    surveys: int  # surveyors placed in this turn
    # general supply
    coin_supply: int
    barn_supply: int
    well_supply: int
    surveyor_supply: int
    # players
    points: Seats
    marker_order: (
        Seats  # seats by the time of their last points, earliest first; on one space the later marker is on top
    )
    earned: Annotated[list[int], MAX_PLAYERS * POINT_SOURCE_COUNT]  # points by source
    coins: Seats
    workers: Seats  # in the personal supply
    surveyors: Seats  # in the personal supply
    staff: Seats  # surveyors placed on barns, wells and cards
    agents: Seats
    harbor: Seats  # step of the harbor master
    harvested: SeatCrops
    rewarded: Seats  # bit per crop: harvesting bonus already offered
    boats: Annotated[list[int], MAX_PLAYERS * BERTHS]  # kinds in the order of claiming
    boat_count: Seats
    hand: Annotated[list[int], MAX_PLAYERS * HAND_SIZE]  # opportunity cards in the order of taking
    hand_count: Seats
    surveyed_cards: Seats  # bit per index of the hand
    # mats: bit sets of fields
    mat: Seats  # index of the mat, not a set
    standing: Seats  # fields with a worker
    crop: SeatCrops  # fields with this crop
    barn: Seats
    well: Seats
    surveyed: Seats  # barns and wells with a surveyor
    big_tiles: Seats  # number of three-hex tiles laid, not a set
