"""Types of a room's responses and socket messages, for /openapi.json and the types of the page; tests check them."""

from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.core.messages import MessageData
from paddlewheel.server.api.errors import Problem
from paddlewheel.server.api.schemas.game_types import extended, list_of, one_of
from paddlewheel.server.api.schemas.seating import RemindedMessage, SaidMessage

if TYPE_CHECKING:
    RoomView = dict[str, Any]
    PlansMessage = dict[str, Any]
    GameStatistics = dict[str, Any]
    EntryViews = list[dict[str, Any]]

Patch = TypeAliasType(
    "Patch",
    "dict[str, tuple[Literal['='], Any] | tuple[Literal['~'], Patch] | tuple[Literal['-']]]",
)
From = TypedDict("From", {"from": int})  # the number of an entry


class Luck(TypedDict):
    """Commit-reveal randomness: `secret` is null until the end; the first `copied` entries come from another room."""

    commitment: str
    secret: str | None
    copied: int


class AgreedEnd(TypedDict):
    """Who has won, the best place left to play for, and the seats that have agreed to end here or have not yet."""

    winners: list[int]
    place: int
    agreed: list[int]
    waits_for: list[int]


class RoomFields(TypedDict):
    """Fields that a room adds to a view: `yours`, the seats of the link; `problem`, why play cannot continue.

    `can_take_back`: nobody else sits here, so a whole turn can be taken back; `agreed_end` is null where the game
    cannot end by agreement.
    """

    room: str
    yours: list[int]
    luck: Luck
    can_undo: bool
    can_take_back: bool
    agreed_end: AgreedEnd | None
    problem: MessageData | None


if not TYPE_CHECKING:

    def _room_view(title, types):
        says = f"A seat's or spectator's view of a room that plays {title}."
        return [extended(f"{title}RoomView", says, types.view, RoomFields)]

    RoomView = one_of("RoomView", _room_view)


class SeatInfo(TypedDict):
    """A seat of the room; `bot` plays it now ("": the person), `here` means that people share one screen.

    A `free` one can be claimed by the room link; `ready`: the person would like to start.
    """

    name: str
    kind: Literal["person", "bot"]
    here: bool
    bot: str
    present: bool
    free: bool
    ready: bool


class RoomStatus(TypedDict):
    """`waiting`: the game is not started; `turn_limit` in seconds, and the milliseconds since the last entry."""

    waiting: bool
    spectators: int
    turn_limit: int | None
    idle: int


class UndoFacts(TypedDict):
    """The number of plays and draws that still count after an undo."""

    left: int


class RematchFacts(TypedDict):
    """The name of the room of the next game."""

    room: str


RoomEvent = TypeAliasType(
    "RoomEvent",
    EventData[Literal["sealed"], NoFacts]
    | EventData[Literal["undo"], UndoFacts]
    | EventData[Literal["forced", "agreed", "declined", "ended"], NoFacts]
    | EventData[Literal["rematch"], RematchFacts],
)


class EntryView(TypedDict):
    """An entry of the journal; plays, draws and rematches have an action, and none while it is secret."""

    number: int
    kind: Literal["play", "draw", "forced", "undo", "takeback", "agree", "decline", "end", "rematch"]
    seat: int | None
    action: str


if not TYPE_CHECKING:

    def _entry_view(title, types):
        says = f"An entry of {title} with its events."
        return extended(f"{title}EntryView", says, EntryView, events=list[types.event | RoomEvent])

    EntryViews = list_of(_entry_view)


class WholeMessage(TypedDict):
    """The full view, and `next`, the index that the next decision must carry."""

    type: Literal["whole"]
    next: int
    view: RoomView
    seats: list[SeatInfo]
    status: RoomStatus


class ChangeMessage(From):
    """Entries `from` to `next` - 1 were committed; `view` is a patch."""

    type: Literal["change"]
    next: int
    happened: EntryViews
    view: Patch


class SinceMessage(From):
    """The entries from `from` on, and the full view."""

    type: Literal["since"]
    next: int
    happened: EntryViews
    view: RoomView
    seats: list[SeatInfo]
    status: RoomStatus


class PastMoment(TypedDict):
    """The moment before entry `index`; `view` patches the view of the moment before it."""

    index: int
    view: Patch


class PastResponse(From):
    """The view before entry `from`, and then after each entry that still counts."""

    type: Literal["past"]
    next: int
    view: RoomView
    then: list[PastMoment]


class SeatsMessage(TypedDict):
    """A player connected, disconnected or was replaced."""

    type: Literal["seats"]
    seats: list[SeatInfo]
    status: RoomStatus


class NewLink(TypedDict):
    """The link that replaces an invalidated one."""

    type: Literal["link"]
    link: str


class RoomDeleted(TypedDict):
    """The room was deleted."""

    type: Literal["deleted"]
    room: str


class RematchLink(TypedDict):
    """The link of the seat in the room of the next game."""

    type: Literal["rematch"]
    room: str
    link: str


class DoneMessage(TypedDict):
    """The decision is committed."""

    type: Literal["done"]
    next: int


if not TYPE_CHECKING:
    GameStatistics = one_of("GameStatistics", lambda title, types: [types.statistics])


class StatisticsResponse(TypedDict):
    """What a finished game was like; null for a game that tells nothing of it."""

    type: Literal["statistics"]
    statistics: GameStatistics | None


class PlansFields(TypedDict):
    """Fields that the room adds to plans."""

    type: Literal["plans"]
    next: int


if not TYPE_CHECKING:

    def _plans_message(title, types):
        return [extended(f"{plans.__name__}Message", plans.__doc__, plans, PlansFields) for plans in types.plans]

    PlansMessage = one_of("PlansMessage", _plans_message)

ServerMessage = TypeAliasType(
    "ServerMessage",
    WholeMessage
    | ChangeMessage
    | SeatsMessage
    | DoneMessage
    | PlansMessage
    | SinceMessage
    | SaidMessage
    | RemindedMessage
    | Problem,
)  # on a socket
