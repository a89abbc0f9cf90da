"""Wire schema of Mississippi Queen's views and plans. Tests validate the views against it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.messages import MessageData
from paddlewheel.core.notation.plan_tree import PlanNodes
from paddlewheel.mississippi_queen.state import ConditionName, DecisionName

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
MississippiQueenDecision = TypeAliasType("MississippiQueenDecision", DecisionName)
SpaceKind = TypeAliasType(
    "SpaceKind",
    Literal["water", "land", "blue dock", "red dock", "depot", "driftwood", "sandbank", "start dock"],
)
Condition = TypeAliasType("Condition", ConditionName)
Hexagon = TypeAliasType("Hexagon", tuple[int, int])  # q to the right, r downward, flat tops


class MississippiQueenAction(TypedDict):
    """A legal action of the actor: `text` is what to send, `coal` and `points` are its price."""

    id: int
    text: str
    coal: int
    points: int
    meaning: MessageData
    clause: str


class MississippiQueenMove(TypedDict):
    """The turn under way: `trail` lists the places the boat has visited, `chain` the boats it pushed."""

    boat: BoatName
    points: int
    free_turn: bool
    driftwood: int
    trail: list[str]
    chain: list[BoatName]
    can_be_completed: bool


class Boat(TypedDict):
    """A boat. `seat` decides for it; `hex` is null ashore, in port and when it is out; `berth` counts arrivals from 0.

    `name` is the same in every edition; `colour` and `letter` are what people see.
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


class MississippiQueenSeat(TypedDict):
    """A player. `side` is the team; `vote` is "cast" while it is hidden from the viewer."""

    player: MessageData
    boats: list[BoatName]
    side: int
    vote: Literal["", "cast", "left", "ahead", "right"]


class RiverTile(TypedDict):
    """A tile of the river; `rank` is its distance along the course."""

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
    """The landing platform: its position and heading."""

    heading: Heading
    anchor: Hexagon


class River(TypedDict):
    """The river. `stack` names the tiles that may be drawn, in no order; `to_come` is the number still to be laid."""

    length: int
    laid: int
    to_come: int
    stack: list[str]
    tiles: list[RiverTile]
    spaces: list[RiverSpace]
    finish: Finish | None


class MississippiQueenView(TypedDict):
    """The view of a game for a seat; `seat` is null for a spectator.

    `focus_boat` is the boat that is decided about, else the one whose turn it is, after the end the winner's;
    `pushable` the one a push moves. `race_order` lists boats in port, as they docked, those racing, and those out.
    `proposal` is the action that most would choose, where there is one: at the start, to point the boat down river.
    `colours` names the colour set of boats and docks, `dock_colours` the colours of the two kinds of docks.
    """

    game: Literal["mississippi-queen"]
    edition: str
    colours: Literal["edition_1997", "edition_2019"]
    dock_colours: DockColours
    players: int
    seat: int | None
    actor: int
    decision: MississippiQueenDecision
    prompt: MessageData
    actions: list[MississippiQueenAction]
    proposal: str | None
    round: int
    order: list[BoatName]
    turn: int
    move: MississippiQueenMove | None
    focus_boat: BoatName | None
    pushable: BoatName | None
    race_order: list[BoatName]
    boats: list[Boat]
    seats: list[MississippiQueenSeat]
    river: River
    supply: int
    in_box: int
    passengers_to_win: int
    result: list[int] | None


class ChoicePlanOutcomes(TypedDict):
    node: list[int]


class ChoicePlans(TypedDict):
    """Plans for a decision that is not a move: one for each action."""

    kind: Literal["choices"]
    actions: list[str]
    nodes: PlanNodes
    plans: ChoicePlanOutcomes


class MoveNodes(PlanNodes):
    place: list[int]


class MovePlanOutcomes(ChoicePlanOutcomes):
    """The outcome of each plan; `place`, `heading` and `pushed` are indexes, `danger` is 1 or 0."""

    place: list[int]
    heading: list[int]
    speed: list[int]
    coal: list[int]
    danger: list[int]
    pushed: list[int]


class MovePlans(TypedDict):
    """Every distinct outcome of a move; `pushed` maps the pushed boats to their places."""

    kind: Literal["move"]
    actions: list[str]
    places: list[str]
    headings: list[Heading]
    pushed: list[dict[str, str]]
    nodes: MoveNodes
    plans: MovePlanOutcomes
