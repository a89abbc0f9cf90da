"""The facts of every kind of event, described for programs. Tests hold the events to it."""

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.shape import Nothing, Told
from paddlewheel.riverboat.view.shape import Crop, CultivationCard, Feature, LastPoints, Stage


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
    Told[Literal["passed", "first", "refilled", "harvest bonus"], Nothing]
    | Told[Literal["drafted", "phase"], OfPhase]
    | Told[Literal["paid"], CoinPaid]
    | Told[Literal["feature"], FeatureTaken]
    | Told[Literal["gained"], Gained]
    | Told[Literal["sent"], WorkersSent]
    | Told[Literal["built"], FeatureBuilt]
    | Told[Literal["hired", "worker"], WorkerPlaced]
    | Told[Literal["surveyed"], FeatureSurveyed | CardSurveyed]
    | Told[Literal["took", "tile opened"], OfTile]
    | Told[Literal["laid"], CropsLaid]
    | Told[Literal["shipped"], CropsShipped]
    | Told[Literal["card"], CardTaken]
    | Told[Literal["mat"], MatDrawn]
    | Told[Literal["revealed"], CardRevealed]
    | Told[Literal["card opened"], CardOpened]
    | Told[Literal["went home"], WentHome]
    | Told[Literal["staff"], StaffPaid]
    | Told[Literal["round"], SeasonRound]
    | Told[Literal["final"], FinalPoints]
    | Told[Literal["over"], SeasonOver],
)
