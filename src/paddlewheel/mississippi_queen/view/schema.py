"""What a view of a race and its plans are made of, described for programs. Tests hold the views to it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.notation.plan_tree import PlanNodes

Heading = TypeAliasType("Heading", Literal["N", "NE", "SE", "S", "SW", "NW"])
Direction = TypeAliasType("Direction", Literal["left", "ahead", "right"])
BoatName = TypeAliasType(
    "BoatName", Literal["white", "orange", "blue", "green", "pink", "red", "yellow", "violet", "rose"]
)
Colour = TypeAliasType(
    "Colour",
    Literal[
        "white",
        "orange",
        "blue",
        "green",
        "pink",
        "red",
        "yellow",
        "violet",
        "grey",
        "beige",
        "brown",
        "black",
    ],
)
DockColours = TypedDict("DockColours", {"blue dock": Literal["blue", "brown"], "red dock": Literal["red"]})
RacePhase = TypeAliasType(
    "RacePhase",
    Literal[
        "box",
        "first tiles",
        "lots",
        "place",
        "wait",
        "set-up facing",
        "speed",
        "move",
        "chain push",
        "facing",
        "own facing",
        "stuck",
        "boarding",
        "coal",
        "agree",
        "vote",
        "tie",
        "roll",
        "tile",
        "finish",
        "over",
    ],
)
SpaceKind = TypeAliasType(
    "SpaceKind",
    Literal["water", "land", "blue dock", "red dock", "depot", "driftwood", "sandbank", "start dock"],
)
Condition = TypeAliasType(
    "Condition",
    Literal["sailing", "loses a turn", "under repair", "casts off next", "poled off", "in port", "out"],
)
Hexagon = TypeAliasType("Hexagon", tuple[int, int])  # q to the right, r downward, flat tops


class RaceAction(TypedDict):
    """An action the actor may choose: `text` is what to send, `coal` and `points` its price."""

    id: int
    text: str
    coal: int
    points: int
    meaning: str
    clause: str


class RaceMove(TypedDict):
    """The turn under way: the places the boat was on, and the boats it pushed."""

    boat: BoatName
    points: int
    free_turn: bool
    driftwood: int
    trail: list[str]
    chain: list[BoatName]
    can_be_completed: bool


class Boat(TypedDict):
    """`seat` decides for it; `hex` is null ashore, in port and when it is out; `berth` counts arrivals from 0.

    `name` is the same in every edition; people know the boat by its `colour` and `letter`.
    """

    name: BoatName
    colour: Colour
    letter: str
    seat: int
    rose: bool
    place: str
    hex: Hexagon | None
    bow: Heading
    speed: int
    coal: int
    passengers: int
    condition: Condition
    berth: int


class RaceSeat(TypedDict):
    """A player; `side` is the team, `vote` is "cast" while it is not open to these eyes."""

    player: str
    boats: list[BoatName]
    side: int
    vote: Literal["", "cast", "left", "ahead", "right"]


class RiverTile(TypedDict):
    """`rank` says how far along the course it lies."""

    slot: int
    name: str
    anchor: Hexagon
    heading: Heading
    rank: int


class RiverSpace(TypedDict):
    """A hexagon of the tile in `slot`."""

    place: str
    hex: Hexagon
    kind: SpaceKind
    slot: int
    island: NotRequired[int]  # of land: islands of a tile are counted from 0
    waiting: NotRequired[int]  # passengers at a dock or depot
    start_dock: NotRequired[int]  # 1 to 5
    landing: NotRequired[Literal[True]]  # a finish space


class Finish(TypedDict):
    """The landing platform: where it lies and which way."""

    heading: Heading
    anchor: Hexagon


class River(TypedDict):
    """`stack` names the tiles that may still be drawn, in no order; `to_come` says how many will be laid."""

    length: int
    laid: int
    to_come: int
    stack: list[str]
    tiles: list[RiverTile]
    spaces: list[RiverSpace]
    finish: Finish | None


class RaceView(TypedDict):
    """What a seat may see of a race; `seat` is null for a spectator.

    `about` is the boat the decision is about, the one to be placed, pointed or moved; `pushable` the one a push moves.
    `colours` says which colours boats and docks have, `dock_colours` those of the two kinds of docks.
    """

    game: Literal["mississippi-queen"]
    edition: str
    colours: Literal["edition_1997", "edition_2019"]
    dock_colours: DockColours
    players: int
    seat: int | None
    actor: int
    phase: RacePhase
    prompt: str
    actions: list[RaceAction]
    round: int
    order: list[BoatName]
    turn: int
    move: RaceMove | None
    about: BoatName | None
    pushable: BoatName | None
    boats: list[Boat]
    seats: list[RaceSeat]
    river: River
    supply: int
    in_box: int
    passengers_to_win: int
    result: list[int] | None


class ChoiceEnds(TypedDict):
    node: list[int]


class ChoicePlans(TypedDict):
    """Where the decision is not a move: a plan for each action."""

    actions: list[str]
    nodes: PlanNodes
    plans: ChoiceEnds


class MoveNodes(PlanNodes):
    place: list[int]


class MoveEnds(ChoiceEnds):
    """What each plan leads to; `place`, `heading` and `pushed` are indexes, `danger` is 1 or 0."""

    place: list[int]
    heading: list[int]
    speed: list[int]
    coal: list[int]
    danger: list[int]
    pushed: list[int]


class MovePlans(TypedDict):
    """Every distinct end of a move; `pushed` says which boats lie where then."""

    actions: list[str]
    places: list[str]
    headings: list[Heading]
    pushed: list[dict[str, str]]
    nodes: MoveNodes
    plans: MoveEnds
