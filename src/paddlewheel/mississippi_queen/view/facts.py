"""The facts of every kind of event in a race, described for programs. Tests hold the events to it."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.shape import Nothing, Told
from paddlewheel.mississippi_queen.view.shape import BoatName, Direction, Heading


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


class RaceOver(TypedDict):
    places: list[int]


class RaceRound(TypedDict):
    round: int
    order: list[BoatName]


RaceEvent = TypeAliasType(
    "RaceEvent",
    Told[
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
        Nothing,
    ]
    | Told[Literal["speed"], SpeedSet]
    | Told[Literal["turned"], BoatTurned]
    | Told[Literal["moved", "followed"], BoatMoved]
    | Told[Literal["pushed"], BoatPushed]
    | Told[Literal["faced"], BoatFaced]
    | Told[Literal["stopped"], BoatStopped]
    | Told[Literal["asked"], CoalAsked]
    | Told[Literal["coal passed"], CoalPassed]
    | Told[Literal["tie settled", "finish"], DirectionFound]
    | Told[Literal["vote"], VotesOpened]
    | Told[Literal["placed"], BoatPlaced]
    | Told[Literal["rolled"], DieRolled]
    | Told[Literal["tile"], TileLaid]
    | Told[Literal["boxed"], TileBoxed]
    | Told[Literal["lot"], LotDrawn]
    | Told[Literal["slowed"], SpeedLost]
    | Told[Literal["boarded"], PassengerBoarded]
    | Told[Literal["refilled"], CoalRefilled]
    | Told[Literal["docked"], BoatDocked]
    | Told[Literal["removed"], TilesRemoved]
    | Told[Literal["over"], RaceOver]
    | Told[Literal["round"], RaceRound],
)
