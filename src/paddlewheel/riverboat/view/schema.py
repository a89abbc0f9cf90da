"""Schema (TypedDicts) of views and plans. Tests check the views against it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.messages import MessageData
from paddlewheel.core.notation.plan_tree import PlanNodes
from paddlewheel.riverboat.state import DecisionName, PhaseName

RoundPhase = TypeAliasType("RoundPhase", PhaseName)
RiverboatDecision = TypeAliasType("RiverboatDecision", DecisionName)
Crop = TypeAliasType("Crop", Literal["turnip", "wheat", "corn", "potato", "pumpkin"])
Suit = TypeAliasType("Suit", Literal["heart", "spade", "club", "diamond", "star"])
CultivationCard = TypeAliasType("CultivationCard", Literal["heart", "spade", "club", "diamond", "star", "wild"])
Feature = TypeAliasType("Feature", Literal["barn", "well", "surveyor"])


class RiverboatAction(TypedDict):
    """A legal action: `text` is its notation, `coin` its price, `score` its immediate points.

    `worth` is the value of a barn, well or card if surveyed now; `fields` are the affected fields, those of a tile in
    the order of its crops.
    """

    id: int
    text: str
    coin: int
    score: int
    worth: int | None
    fields: list[str]
    meaning: MessageData
    clause: str


class Due(TypedDict):
    """Benefits of a riverboat or card that are still due."""

    coins: int
    points: int
    steps: int
    agents: int
    feature: Feature | Literal["any"] | None


class RiverboatMove(TypedDict):
    """Unsettled parts of the current turn: tile taken, coin paid, benefits due."""

    tile: str | None
    paid: bool
    building: Feature | None
    due: Due


class FieldView(TypedDict):
    """A hexagon of a mat; columns count half hexagons."""

    name: str
    row: int
    column: int
    colour: Suit
    symbol: Literal["♥", "♠", "♣", "♦", "★"]
    crop: Crop | Literal[""]
    worker: bool
    barn: bool
    well: bool
    surveyor: bool
    outskirts: bool


class LastPoints(TypedDict, total=False):
    coins: int
    colours: int
    features: int
    harbor: int
    agents: int


class Earned(TypedDict):
    tiles: int
    riverboats: int
    bonus: int
    barns: int
    wells: int
    opportunities: int
    staff: int
    coins: int
    colours: int
    features: int
    harbor: int
    agents: int


class Score(TypedDict):
    """Points by source, and a preview of the final scoring, empty before the first round and at the end."""

    earned: Earned
    if_it_ended_now: LastPoints


class Harvest(TypedDict):
    turnip: int
    wheat: int
    corn: int
    potato: int
    pumpkin: int


class Mooring(TypedDict):
    """A riverboat above the mat; it is `reached` when the harbor master stands at step `at` or beyond."""

    boat: str
    capacity: int
    at: int
    reached: bool


class Harbor(TypedDict):
    """Position of the harbor master and the riverboats along the track."""

    master: int
    start: int
    end: int
    places: list[int]
    riverboats: list[Mooring]
    worth: int


class HandCard(TypedDict):
    """An opportunity card; `worth` is its value if surveyed now, null once surveyed."""

    card: str
    scores: MessageData
    surveyed: bool
    worth: int | None


class Farm(TypedDict):
    """View of one player; mat and fields are empty before the mat is drawn."""

    player: MessageData
    mat: str | None
    fields: list[FieldView]
    points: int
    score: Score
    coins: int
    workers: int
    surveyors: int
    surveyors_placed: int
    agents: int
    harvested: Harvest
    three_hex_tiles: int
    passed: bool
    harbor: Harbor
    cards: list[HandCard]


class PhaseTile(TypedDict):
    """A phase tile and its owner in this round; `player` is null before it is taken."""

    phase: RoundPhase
    bonus: MessageData
    seat: int | None
    player: MessageData | None


class CardsLeft(TypedDict):
    heart: int
    spade: int
    club: int
    diamond: int
    star: int
    wild: int


class Cultivation(TypedDict):
    """The open cultivation card, number `revealed` of the round."""

    card: CultivationCard | None
    revealed: int
    of: int
    left: CardsLeft
    workers_on_track: int


class CropTile(TypedDict):
    """A kind of tile with the numbers of open tiles and of those left in its pile."""

    tile: str
    crops: list[Crop]
    points: int
    open: int
    left: int


class RiverboatKind(TypedDict):
    """A kind of riverboat, and how many are left."""

    boat: str
    capacity: int
    brings: MessageData
    open: bool
    left: int


class CardSpace(TypedDict):
    """One of the four spaces, with its open card and the card's current value for each seat."""

    bonus: Literal["surveyor", "agent", "steps", "coin"]
    card: str | None
    scores: NotRequired[MessageData]
    worth: NotRequired[list[int]]


class Supply(TypedDict):
    coins: int
    barns: int
    wells: int
    surveyors: int


class RiverboatView(TypedDict):
    """View of a game for a seat; `seat` is null for a spectator."""

    game: Literal["riverboat"]
    edition: str
    players: int
    seat: int | None
    actor: int
    decision: RiverboatDecision
    prompt: MessageData
    actions: list[RiverboatAction]
    round: int
    phase: RoundPhase | None
    order: list[MessageData]
    move: RiverboatMove | None
    seats: list[Farm]
    phase_tiles: list[PhaseTile]
    cultivation: Cultivation
    crop_tiles: list[CropTile]
    riverboats: list[RiverboatKind]
    cards: list[CardSpace]
    pile: list[str]
    supply: Supply
    result: list[int] | None


class RiverboatPlanOutcomes(TypedDict):
    """Outcomes of the plans as columns: immediate points and net gain of coins."""

    node: list[int]
    score: list[int]
    coins: list[int]


class RiverboatPlans(TypedDict):
    """All distinct ways to finish the current decision."""

    kind: Literal["decision"]
    actions: list[str]
    nodes: PlanNodes
    plans: RiverboatPlanOutcomes
