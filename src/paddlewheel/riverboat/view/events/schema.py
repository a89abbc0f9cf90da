"""Schema (TypedDicts) of the facts of each kind of event. Tests check the events against it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.riverboat.view.schema import Crop, CultivationCard, Feature, LastPoints, RoundPhase


class OfPhase(TypedDict):
    phase: RoundPhase


class CoinPaid(TypedDict):
    """A coin spent to search a pile, or, without `pile`, to ignore the cultivation card."""

    pile: NotRequired[Literal["one-hex", "two-hex", "card"]]


class FeatureTaken(TypedDict):
    feature: Feature


class Gained(TypedDict, total=False):
    """Exactly one of the fields is present."""

    coins: int
    points: int
    steps: int


class WorkersSent(TypedDict):
    agents: int


class FeatureBuilt(TypedDict):
    feature: Feature
    field: str


class WorkerPlaced(TypedDict):
    field: str


class FeatureSurveyed(TypedDict):
    feature: Feature
    field: str
    points: int


class CardSurveyed(TypedDict):
    card: str
    points: int


class OfTile(TypedDict):
    tile: str


class CropsLaid(TypedDict):
    """Planted fields and their crops."""

    fields: list[str]
    crops: list[Crop]
    points: int


class CropsShipped(TypedDict):
    boat: str
    crop: Crop
    berth: int
    from_pile: bool
    fields: list[str]


class CardTaken(TypedDict):
    """A card taken from one of the four spaces, or, with null, from the pile."""

    card: str
    space: int | None


class MatDrawn(TypedDict):
    mat: str


class CardRevealed(TypedDict):
    card: CultivationCard
    number: int


class CardOpened(TypedDict):
    card: str
    space: int


class WentHome(TypedDict):
    fields: list[str]


class StaffPaid(TypedDict):
    """Points by mat."""

    points: dict[str, int]


class RiverboatRound(TypedDict):
    round: int


class FinalPoints(TypedDict):
    points: LastPoints


class RiverboatFinalPlaces(TypedDict):
    places: list[int]


RiverboatEvent = TypeAliasType(
    "RiverboatEvent",
    EventData[Literal["passed", "first", "refilled", "harvest bonus"], NoFacts]
    | EventData[Literal["drafted", "phase"], OfPhase]
    | EventData[Literal["paid"], CoinPaid]
    | EventData[Literal["feature"], FeatureTaken]
    | EventData[Literal["gained"], Gained]
    | EventData[Literal["sent"], WorkersSent]
    | EventData[Literal["built"], FeatureBuilt]
    | EventData[Literal["hired", "worker"], WorkerPlaced]
    | EventData[Literal["surveyed"], FeatureSurveyed | CardSurveyed]
    | EventData[Literal["took", "tile opened"], OfTile]
    | EventData[Literal["laid"], CropsLaid]
    | EventData[Literal["shipped"], CropsShipped]
    | EventData[Literal["card"], CardTaken]
    | EventData[Literal["mat"], MatDrawn]
    | EventData[Literal["revealed"], CardRevealed]
    | EventData[Literal["card opened"], CardOpened]
    | EventData[Literal["went home"], WentHome]
    | EventData[Literal["staff"], StaffPaid]
    | EventData[Literal["round"], RiverboatRound]
    | EventData[Literal["final"], FinalPoints]
    | EventData[Literal["over"], RiverboatFinalPlaces],
)
