"""Wire schema of the facts of every kind of event. Tests validate the events against it."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.mississippi_queen.view.schema import BoatName, Direction, Heading


class SpeedSet(TypedDict):
    speed: int
    coal: int


class BoatTurned(TypedDict):
    bow: Heading
    coal: int


class BoatMoved(TypedDict):
    origin: str
    to: str


class BoatPushed(BoatMoved):
    by: BoatName


class BoatFaced(TypedDict):
    bow: Heading


class BoatStopped(TypedDict):
    at: str
    bow: Heading


class CoalAsked(TypedDict):
    amount: int


class CoalPassed(TypedDict):
    giver: BoatName
    amount: int


class DirectionFound(TypedDict):
    direction: Direction


class VoteCount(TypedDict):
    left: int
    ahead: int
    right: int


class VotesOpened(TypedDict):
    votes: VoteCount


class BoatPlaced(TypedDict):
    at: str


class DieRolled(TypedDict):
    direction: Direction
    seat: int


class TileLaid(TypedDict):
    tile: str
    slot: int
    heading: Heading


class TileBoxed(TypedDict):
    tile: str


class LotDrawn(TypedDict):
    seat: int


class SpeedLost(TypedDict):
    speed: int


class PassengerBoarded(TypedDict):
    aboard: int


class CoalRefilled(TypedDict):
    coal: int


class BoatDocked(TypedDict):
    berth: int


class TilesRemoved(TypedDict):
    kept: int


class MississippiQueenFinalPlaces(TypedDict):
    places: list[int]


class MississippiQueenRound(TypedDict):
    round: int
    order: list[BoatName]


MississippiQueenEvent = TypeAliasType(
    "MississippiQueenEvent",
    EventData[
        Literal[
            "blocked",
            "refused",
            "declined",
            "voted",
            "tied",
            "out",
            "stranded",
            "aground",
            "held up",
            "lost turn",
            "launched",
        ],
        NoFacts,
    ]
    | EventData[Literal["speed"], SpeedSet]
    | EventData[Literal["turned"], BoatTurned]
    | EventData[Literal["moved", "followed"], BoatMoved]
    | EventData[Literal["pushed"], BoatPushed]
    | EventData[Literal["faced"], BoatFaced]
    | EventData[Literal["stopped"], BoatStopped]
    | EventData[Literal["asked"], CoalAsked]
    | EventData[Literal["coal passed"], CoalPassed]
    | EventData[Literal["tie settled", "finish"], DirectionFound]
    | EventData[Literal["vote"], VotesOpened]
    | EventData[Literal["placed"], BoatPlaced]
    | EventData[Literal["rolled"], DieRolled]
    | EventData[Literal["tile"], TileLaid]
    | EventData[Literal["boxed"], TileBoxed]
    | EventData[Literal["lot"], LotDrawn]
    | EventData[Literal["slowed"], SpeedLost]
    | EventData[Literal["boarded"], PassengerBoarded]
    | EventData[Literal["refilled"], CoalRefilled]
    | EventData[Literal["docked"], BoatDocked]
    | EventData[Literal["removed"], TilesRemoved]
    | EventData[Literal["over"], MississippiQueenFinalPlaces]
    | EventData[Literal["round"], MississippiQueenRound],
)
