"""Types of the lobby's responses: games and bots on offer, rooms, lessons."""

from typing_extensions import TypedDict

from paddlewheel.core.messages import MessageData
from paddlewheel.core.variants import VariantKind
from paddlewheel.server.api.schemas.game_types import GameName
from paddlewheel.server.api.schemas.room import SeatInfo


class VariantOffered(TypedDict):
    """A variant; `usual` is the default, `players` are the player counts that it supports."""

    name: str
    kind: VariantKind
    usual: bool | int | str
    says: MessageData
    players: list[int]
    low: int
    high: int
    choices: list[str]


class EditionOffered(TypedDict):
    """An edition, its player counts and variants."""

    name: str
    players: list[int]
    variants: list[VariantOffered]


class GameOffered(TypedDict):
    """A game, its editions, and the bots that play it."""

    name: GameName
    title: str
    editions: list[EditionOffered]
    bots: list[str]


class BotOffered(TypedDict):
    """A bot; `manner` describes how it plays."""

    name: str
    manner: MessageData


class GamesResponse(TypedDict):
    """The games and bots of the server."""

    games: list[GameOffered]
    bots: list[BotOffered]


class RoomOpened(TypedDict):
    """The links of the seats (null for bots and free seats), to watch, and to manage the room.

    `join` is the room link, by which free seats are claimed; null if there are none.
    """

    room: str
    seats: list[str | None]
    watch: str
    manage: str
    join: str | None


class MyRoom(TypedDict):
    """Summary of a room for the holder of a link; `opened` and `written` are milliseconds since 1970."""

    room: str
    opened: int
    written: int
    game: GameName
    edition: str
    seats: list[SeatInfo]
    yours: list[int]
    next: int
    round: int
    actor: int
    is_your_turn: bool
    waiting: bool
    result: list[int] | None
    problem: MessageData | None
    link: str


class MyRoomsResponse(TypedDict):
    """The rooms of the links in the request."""

    rooms: list[MyRoom]


class LessonEventPattern(TypedDict):
    """A pattern of events: any of these kinds, `who` ("": any), any of these values of each fact; `times` matches."""

    kind: list[str]
    who: str
    facts: dict[str, list[str | int]]
    times: int


class LessonStep(TypedDict):
    """A step is complete when all of `done` matched (none: it is text only), failed when one of `missed` did."""

    id: str
    point: list[str]
    done: list[LessonEventPattern]
    missed: list[LessonEventPattern]


class LessonScene(TypedDict):
    """A scene, which starts before entry `start` of its room."""

    id: str
    start: int
    steps: list[LessonStep]


class LessonResponse(TypedDict):
    """A guided lesson; `learner` is the seat of the learner."""

    game: GameName
    learner: int
    scenes: list[LessonScene]
