"""The facts of every kind of event, described for programs. Tests hold the events to it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.riverboat.view.schema import Crop, CultivationCard, Feature, LastPoints, Stage


class OfPhase(TypedDict):
    phase: Stage


class CoinPaid(TypedDict):
    """To look through a pile, or not to mind the cultivation card."""

    pile: NotRequired[Literal["one-hex", "two-hex", "card"]]


class FeatureTaken(TypedDict):
    feature: Feature


class Gained(TypedDict, total=False):
    """One of them."""

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
    """Which crop lies on which field now."""

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
    """From one of the four spaces, or from the pile."""

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
    """By player."""

    points: dict[str, int]


class SeasonRound(TypedDict):
    round: int


class FinalPoints(TypedDict):
    points: LastPoints


class SeasonOver(TypedDict):
    places: list[int]


SeasonEvent = TypeAliasType(
    "SeasonEvent",
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
    | EventData[Literal["round"], SeasonRound]
    | EventData[Literal["final"], FinalPoints]
    | EventData[Literal["over"], SeasonOver],
)
