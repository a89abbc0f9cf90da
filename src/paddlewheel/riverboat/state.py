"""A game of Riverboat as one record of 64-bit integers, changed in place by the rules.

Whatever lies on a mat is a set of fields: one bit a field.
"""

from typing import Annotated

MAX_PLAYERS = 4
MAX_FIELDS = 48
CROPS = 5
COLOURS = 5
WILD = 5  # a cultivation card of every colour
MAX_KINDS = 48  # of crop tile
BOATS = 9  # kinds of riverboat
MAX_CARDS = 20  # opportunity cards
BERTHS = 12  # riverboats above a mat, at most
HAND = 4  # opportunity cards of a player, at most

Seats = Annotated[list[int], MAX_PLAYERS]
SeatCrops = Annotated[list[int], MAX_PLAYERS * CROPS]
Kinds = Annotated[list[int], MAX_KINDS]

NONE = 99  # no seat, no card, no tile
NO_FIELD = MAX_FIELDS  # beyond a mat's edge; its bit is never set
CHANCE = 9  # the actor of a draw
NOBODY = 10  # the actor when the game is over

# The five phases of a round, in their order; a phase tile each.
CULTIVATION, PLANTING, SHIPPING, OPPORTUNITY, SCORING = range(5)
STAGES = 5

# Estate features, and what a source of one names.
BARN, WELL, SURVEYOR = 0, 1, 2
ANY_FEATURE = 3
NO_FEATURE = 4

# What goes with the open opportunity cards.
SURVEYOR_SPACE, AGENT_SPACE, STEPS_SPACE, COIN_SPACE = range(4)
SPACES = 4

# What is to be decided.
(
    MAT_STEP,  # chance: which mat a seat gets
    FIRST_STEP,  # chance: who is first
    FILL_STEP,  # chance: an open crop tile
    OPEN_STEP,  # chance: an open opportunity card
    REVEAL_STEP,  # chance: a cultivation card
    DRAFT_STEP,  # a phase tile
    HIRE_STEP,  # where the worker of the round track goes
    CULTIVATE_STEP,  # where a worker goes
    TAKE_STEP,  # a crop tile
    LAY_STEP,  # where it goes
    SHIP_STEP,  # a riverboat and what it carries, or pass
    FEATURE_STEP,  # which estate feature, or none
    BUILD_STEP,  # where the barn or well goes
    BENEFIT_STEP,  # what the riverboat brings, in any order
    CARD_STEP,  # an opportunity card
    SEND_STEP,  # how many workers go to New Orleans
    BONUS_STEP,  # what the scoring tile brings
    SURVEY_STEP,  # where a surveyor goes, or pass
    OVER_STEP,
    # What happens next without anyone deciding; never seen between two actions.
    ROUND_BEGINS,
    STAGE_BEGINS,
    NEXT_TURN,
    BENEFITS_GO_ON,
    SURVEYS_GO_ON,
) = range(24)

# Where points come from: columns of `earned`.
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
SOURCES = 12


class Season:
    """One position. No order of any pile is in it."""

    step: int  # what is to be decided
    actor: int  # who decides: a seat, CHANCE or NOBODY
    round_number: int  # 1 to 4, 0 during set-up
    first_player: int
    stage: int  # the phase of the round under way, or STAGES before the first
    phase_owner: Annotated[list[int], STAGES]  # who has a phase tile, or NONE
    turn: int  # turns begun in this phase, or at this card, or (planting) in this lap; the draft's tiles taken
    passed: int  # bit per seat that takes no more riverboats this round
    # cultivation
    revealed: int  # cards of this round so far
    colour: int  # of the card now open, or WILD
    paid: int  # 1 if the actor has spent a coin to ignore it
    track: int  # workers left on the round track
    cards_left: Annotated[list[int], COLOURS + 1]  # cultivation cards that have not appeared
    # planting
    crops_open: Kinds  # tiles on the supply board
    crops_left: Kinds  # tiles in the piles
    refilled: int  # 1 if the board has been refilled for the turn under way
    search: int  # size of the tile, or 1 for the card, that is being searched from a pile; 0 for none
    tile: int  # taken and not yet laid, or NONE
    # harvesting and shipping
    boats_open: int  # bit per kind on the New Orleans board
    boats_left: Annotated[list[int], BOATS]  # in the piles
    due_feature: int  # what the actor may still take: which feature, or NO_FEATURE
    due_coins: int
    due_points: int
    due_steps: int
    due_agents: int
    building: int  # BARN or WELL, while its place is chosen
    after: int  # what is decided once feature or agents are settled
    # opportunity
    on_space: Annotated[list[int], SPACES]  # open cards, or NONE
    layer: Annotated[list[int], MAX_CARDS]  # 0: not in the pile; cards of layer 1 lie on top of those of layer 2
    # scoring
    surveys: int  # surveyors placed in this turn
    # general supply
    coin_supply: int
    barn_supply: int
    well_supply: int
    surveyor_supply: int
    # players
    points: Seats
    climb: Seats  # seats by when their score markers last moved; of two on a space the later lies on top
    earned: Annotated[list[int], MAX_PLAYERS * SOURCES]  # points by where they came from
    coins: Seats
    workers: Seats  # in the personal supply
    surveyors: Seats  # in the personal supply
    staff: Seats  # surveyors placed so far
    agents: Seats
    harbor: Seats  # where the harbor master stands
    harvested: SeatCrops
    rewarded: Seats  # bit per crop whose harvesting bonus has been offered
    boats: Annotated[list[int], MAX_PLAYERS * BERTHS]  # kinds, in the order they were claimed
    boat_count: Seats
    hand: Annotated[list[int], MAX_PLAYERS * HAND]  # opportunity cards, in the order they were taken
    hand_count: Seats
    surveyed_cards: Seats  # bit per card of the hand
    # mats: sets of fields
    mat: Seats  # which mat
    standing: Seats  # fields with a worker
    crop: SeatCrops  # fields with this crop
    barn: Seats
    well: Seats
    surveyed: Seats  # barns and wells with a surveyor
    big_tiles: Seats  # three-hex tiles laid
