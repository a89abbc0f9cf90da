"""What a view of a game and its plans are made of, described for programs. Tests hold the views to it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.notation.plan_tree import PlanNodes

Stage = TypeAliasType("Stage", Literal["cultivation", "planting", "shipping", "opportunity", "scoring"])
Step = TypeAliasType(
    "Step",
    Literal[
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
    ],
)
Crop = TypeAliasType("Crop", Literal["turnip", "wheat", "corn", "potato", "pumpkin"])
Suit = TypeAliasType("Suit", Literal["heart", "spade", "club", "diamond", "star"])
CultivationCard = TypeAliasType("CultivationCard", Literal["heart", "spade", "club", "diamond", "star", "wild"])
Feature = TypeAliasType("Feature", Literal["barn", "well", "surveyor"])


class SeasonAction(TypedDict):
    """An action the actor may choose: `text` is what to send, `coin` its price, `score` its points at once.

    `worth` is what a barn, a well or a card would score if surveyed now; `fields` are those it is about, a tile's in
    the order of its crops.
    """

    id: int
    text: str
    coin: int
    score: int
    worth: int | None
    fields: list[str]
    meaning: str
    clause: str


class Due(TypedDict):
    """What a riverboat or a card still brings."""

    coins: int
    points: int
    steps: int
    agents: int
    feature: Feature | Literal["any"] | None


class SeasonMove(TypedDict):
    """The turn under way: what has been taken or paid and is not settled yet."""

    tile: str | None
    paid: bool
    building: Feature | None
    due: Due


class Field(TypedDict):
    """A hexagon of a mat; columns are counted in half hexagons."""

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


LastPoints = TypedDict(
    "LastPoints",
    {"coins": int, "colours": int, "features left": int, "harbor": int, "most agents": int},
    total=False,
)
Earned = TypedDict(
    "Earned",
    {
        "tiles": int,
        "riverboats": int,
        "phase bonus": int,
        "barns": int,
        "wells": int,
        "cards": int,
        "surveyors and agents": int,
        "coins": int,
        "colours": int,
        "features left": int,
        "harbor": int,
        "most agents": int,
    },
)


class Score(TypedDict):
    """Points by where they came from; what would come on top is empty before the first round and at the end."""

    earned: Earned
    if_it_ended_now: LastPoints


class Harvest(TypedDict):
    turnip: int
    wheat: int
    corn: int
    potato: int
    pumpkin: int


class Mooring(TypedDict):
    """A riverboat above the mat; it is `reached` when the harbor master has come to step `at`."""

    boat: str
    capacity: int
    at: int
    reached: bool


class Harbor(TypedDict):
    """The harbor master on the track, and the riverboats moored along it."""

    master: int
    start: int
    end: int
    places: list[int]
    riverboats: list[Mooring]
    worth: int


class HandCard(TypedDict):
    """`worth` is what it would score now, null once it is surveyed."""

    card: str
    scores: str
    surveyed: bool
    worth: int | None


class Farm(TypedDict):
    """One player; there is no mat and no field before it is drawn."""

    player: str
    mat: str | None
    fields: list[Field]
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
    """Who has it in this round; `player` is empty while nobody has."""

    phase: Stage
    bonus: str
    seat: int | None
    player: str


class CardsLeft(TypedDict):
    heart: int
    spade: int
    club: int
    diamond: int
    star: int
    wild: int


class Cultivation(TypedDict):
    """The cultivation card turned up, as number `revealed` of the round."""

    card: CultivationCard | None
    revealed: int
    of: int
    left: CardsLeft
    workers_on_track: int


class CropTile(TypedDict):
    """A kind of tile: how many lie open, and how many are left in its pile."""

    tile: str
    crops: list[Crop]
    points: int
    open: int
    left: int


class Riverboat(TypedDict):
    """A kind of riverboat, and how many are left."""

    boat: str
    capacity: int
    brings: str
    open: bool
    left: int


class CardSpace(TypedDict):
    """One of the four spaces; with a card, what that would score each seat now."""

    bonus: Literal["surveyor", "agent", "steps", "coin"]
    card: str | None
    scores: NotRequired[str]
    worth: NotRequired[list[int]]


class Supply(TypedDict):
    coins: int
    barns: int
    wells: int
    surveyors: int


class SeasonView(TypedDict):
    """What a seat may see of a game; `seat` is null for a spectator."""

    game: Literal["riverboat"]
    edition: str
    players: int
    seat: int | None
    actor: int
    phase: Step
    prompt: str
    actions: list[SeasonAction]
    round: int
    stage: Stage | None
    order: list[str]
    move: SeasonMove | None
    seats: list[Farm]
    phase_tiles: list[PhaseTile]
    cultivation: Cultivation
    crop_tiles: list[CropTile]
    riverboats: list[Riverboat]
    cards: list[CardSpace]
    pile: list[str]
    supply: Supply
    result: list[int] | None


class SeasonEnds(TypedDict):
    """What each plan brings: points at once, and coins, gained or (below 0) spent."""

    node: list[int]
    score: list[int]
    coins: list[int]


class SeasonPlans(TypedDict):
    """Every distinct way to finish the decision under way."""

    actions: list[str]
    nodes: PlanNodes
    plans: SeasonEnds
