"""Position record of a race: 64-bit integers, changed in place by the rules."""

from typing import Annotated, Literal, get_args

MAX_BOATS = 8
SLOTS = 21  # 20 for tiles and the finish tile; the last is the bank, all land
BANK_SLOT = 20
TILE_SPACES = 20

Boats = Annotated[list[int], MAX_BOATS]
Slots = Annotated[list[int], SLOTS]
Docks = Annotated[list[int], 2 * SLOTS]
Trail = Annotated[list[int], 8]
Frames = Annotated[list[int], 32]
Lays = Annotated[list[int], 24]
Pair = Annotated[list[int], 2]

NONE = 8  # no boat, no seat
CHANCE = 9  # the actor of a draw or a roll
NOBODY = 10  # the actor when the race is over

# Spaces are slot * 20 + number; these values follow the last of them.
BANK = 400  # land beyond the edge of the river
OPEN_END = 401  # the front edge of the last tile while no tile joins it
ASHORE = 410  # + dock number: waiting on land behind that start dock
DOCKED = 420
GONE = 421  # out of the race

# Kinds of spaces.
WATER, LAND, BLUE_DOCK, RED_DOCK, DEPOT, DRIFTWOOD, SANDBANK, START_DOCK = range(8)

# Conditions of a boat.
SAILING = 0
LOSES_TURN = 1  # blocked: skips its next turn, then sails on
AGROUND = 2  # under repair: skips its next turn, then is CAST_OFF
CAST_OFF = 3  # leaves its space at speed 1 in any direction
POLED_OFF = 4  # pointed while stuck on a sandbank; without coal it leaves at speed 1 without paying (knob)
IN_PORT = 5  # docked at the finish
OUT = 6
ConditionName = Literal["sailing", "loses-turn", "aground", "cast-off", "poled-off", "in-port", "out"]
CONDITION_NAMES: tuple[ConditionName, ...] = get_args(ConditionName)

# How the current move can end.
COMPLETE = 0  # all points used
HELD = 1  # stopped by boats, driftwood or the end of the last tile
HITS_LAND = 2
STRANDED = 3  # on a sandbank without a legal move
BACKING = 4  # left a sandbank backward
ENDING_NAMES = ("complete", "held", "hits-land", "stranded", "backing")

# Decisions: what is to be decided, by a player or by chance.
(
    BOX_DECISION,  # chance: which tiles are removed for B tiles
    FIRST_TILES_DECISION,  # chance: tiles laid at set-up
    LOTS_DECISION,  # chance: the starting order
    PLACE_DECISION,  # where on the start tile (branching river)
    WAIT_DECISION,  # behind which dock the sixth boat waits
    SETUP_FACE_DECISION,  # which way a boat points at the start
    SPEED_DECISION,
    MOVE_DECISION,
    PUSH_DECISION,  # the next boat of a chain push
    FACE_DECISION,  # the owner of a pushed boat points it
    OWN_FACE_DECISION,  # the mover points its own boat
    STUCK_DECISION,  # cast off with every way out blocked; or out of coal on a sandbank, hence out of the race
    BOARD_DECISION,  # whether a boat collects the passenger waiting at its dock
    COAL_DECISION,  # coal between two boats
    AGREE_DECISION,  # the giver's owner agrees or not
    VOTE_DECISION,
    TIE_DECISION,  # the leader settles a tied vote
    ROLL_DECISION,  # chance: direction of the next tile
    TILE_DECISION,  # chance: which tile
    FINISH_DECISION,  # chance: direction of the finish
    OVER_DECISION,
    # Automatic transitions, resolved by `run_to_decision`; never the state between two steps.
    MOVE_ENDS,
    BOARDING,
    MOVE_SETTLED,
    TURN_ENDS,
    NEXT_BOAT,
) = range(26)
DecisionName = Literal[
    "box",
    "first-tiles",
    "lots",
    "place",
    "wait",
    "setup-face",
    "speed",
    "move",
    "push",
    "face",
    "own-face",
    "stuck",
    "board",
    "coal",
    "agree",
    "vote",
    "tie",
    "roll",
    "tile",
    "finish",
    "over",
]
DECISION_NAMES: tuple[DecisionName, ...] = get_args(DecisionName)

LEFT, AHEAD, RIGHT = 0, 1, 2


class Race:
    """One position. It holds neither the order of the tile stack nor future rolls."""

    decision: int  # what is to be decided
    actor: int  # who decides: a seat, CHANCE or NOBODY
    round_number: int  # 1 in the first round, 0 during set-up
    turn: int  # index into `order`
    boats: int  # number of boats, the Black Rose included
    order: Boats  # boats in this round's order
    in_order: int  # how many of `order` count
    # the current move
    boat: int  # whose turn it is
    points: int  # movement points left
    free_turn: int  # 1 while the turn's first 60 degrees are unused
    ending: int  # how the move can end: COMPLETE, HELD, ...
    left_over: int  # points that stay unused in a move that cannot be completed
    driftwood: int  # driftwood spaces entered in this move
    trail: Trail  # spaces the mover has visited in this turn
    trail_length: int
    into: int  # the space that the mover enters after a push
    chain: Boats  # boats pushed by the current push, in placing order
    chain_length: int
    facing: int  # index into `chain`: the boat being pointed
    pending: int  # the boat of a chain push still to be placed, or NONE
    discoverer: int  # first boat to reach the last tile in this turn, or NONE
    news: int  # 1 if an event of this turn requires the end conditions to be checked
    boarded: int  # bit per boat that took a passenger in this turn
    boarders: Boats  # boats whose owners have still to decide about a passenger, in this order
    boarder_count: int
    # coal between boats
    partner: int  # the boat with which coal may be exchanged
    asked: int  # bit per boat already considered in this turn
    amount: int  # coal requested by the mover; during set-up: tiles still to be removed from the stack
    rose_gave: int  # coal given by the Black Rose in this round, where the edition limits it
    # the Black Rose
    rose: int  # its boat number, or NONE
    controller: int  # the seat that moves it in this round
    rose_binds: int  # 1 if the move must leave the Rose a turn that costs at most 1 coal
    # the river
    tile: Slots  # the tile in each slot
    turned: Slots  # its heading
    links: Slots  # how it joins its neighbours, see `tables`
    at_q: Slots  # its axial coordinates on the lattice of tiles
    at_r: Slots
    laid: int  # slots in use
    kept: int  # rank of the rearmost tile; tiles of lower rank have been removed
    direction: int  # of the tile about to be drawn
    finish: int  # 0 while not laid, else 1 + direction
    stack: int  # bit per tile that may still be drawn
    votes: Boats  # by seat: 0 none, else 1 + direction, 4 sealed
    # passengers
    waiting: Docks  # two entries per slot
    supply: int
    put_back: int  # returned to the box
    # boats
    owner: Boats  # the seat of each boat
    place: Boats  # its space
    bow: Boats  # its heading
    speed: Boats
    coal: Boats
    passengers: Boats
    condition: Boats
    used: Boats  # bit per dock at which the boat took a passenger
    berth: Boats  # 1 for the first boat to dock, 2 for the second, ...
    went_out: Boats  # 1 + its progress when it went out
    in_port: int  # boats docked so far
    # display only
    colours: int  # the knob `colours`; no rule reads it


class SearchStacks:
    """Scratch memory of the rule searches: explicit stacks, because compiled code cannot recurse."""

    top: Pair  # current frame of each search
    over: Pair  # 1 if the ending found ends the race
    assumes_open_water: Pair  # 1 if the next tile to be laid counts as open water
    home: Pair  # a space on which the move may not end, or BANK
    # one frame per step of a move; the second half is for the nested search
    space: Frames
    heading: Frames
    points: Frames
    turns: Frames
    choice: Frames
    moved: Frames  # boat pushed by the choice of the frame, or NONE
    origin: Frames  # the space it was pushed from
    pending: Frames  # boat of a chain still to be placed, or NONE
    into: Frames
    chain: Frames  # bit per boat already placed by the chain
    ends: Frames  # 1 if a boat of the chain has docked and ended the race
    # one entry per boat of a chain push
    link_boat: Boats
    link_way: Boats
    link_points: Boats
    link_origin: Boats  # the space it was pushed from
    # one frame per tile still to be laid
    lay_q: Lays
    lay_r: Lays
    lay_heading: Lays
    lay_choice: Lays
