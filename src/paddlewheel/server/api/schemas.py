"""Types of responses and socket messages, for /openapi.json and the types of the page; tests check them."""

from typing import TYPE_CHECKING, Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.core.variants import VariantKind
from paddlewheel.server.api.errors import Problem
from paddlewheel.server.api.game_types import extended, game_name, list_of, one_of

if TYPE_CHECKING:
    GameName = str
    RoomView = dict[str, Any]
    PlansMessage = dict[str, Any]
    EntryViews = list[dict[str, Any]]
    Examples = list[dict[str, Any]]
else:
    GameName = game_name()

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


class RoomFields(TypedDict):
    """Fields that a room adds to a view: `yours`, the seats of the link; `problem`, why play cannot continue."""

    room: str
    yours: list[int]
    luck: Luck
    can_undo: bool
    problem: str | None


if not TYPE_CHECKING:

    def _room_view(title, types):
        says = f"A seat's or spectator's view of a room that plays {title}."
        return [extended(f"{title}RoomView", says, types.view, RoomFields)]

    RoomView = one_of("RoomView", _room_view)


class SeatInfo(TypedDict):
    """A seat of the room; `bot` plays it now ("": the person), `here` means that people share one screen."""

    name: str
    kind: Literal["person", "bot"]
    here: bool
    bot: str
    present: bool


class UndoFacts(TypedDict):
    """The number of plays and draws that still count after an undo."""

    left: int


RoomEvent = TypeAliasType("RoomEvent", EventData[Literal["sealed"], NoFacts] | EventData[Literal["undo"], UndoFacts])


class EntryView(TypedDict):
    """An entry of the journal; `action` is empty for an undo, and while the action is secret."""

    number: int
    kind: Literal["play", "draw", "undo"]
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


class NewLink(TypedDict):
    """The link that replaces an invalidated one."""

    type: Literal["link"]
    link: str


class RoomDeleted(TypedDict):
    """The room was deleted."""

    type: Literal["deleted"]
    room: str


class DoneMessage(TypedDict):
    """The decision is committed."""

    type: Literal["done"]
    next: int


class PlansFields(TypedDict):
    """Fields that the room adds to plans."""

    type: Literal["plans"]
    next: int


if not TYPE_CHECKING:

    def _plans_message(title, types):
        return [extended(f"{plans.__name__}Message", plans.__doc__, plans, PlansFields) for plans in types.plans]

    PlansMessage = one_of("PlansMessage", _plans_message)

ServerMessage = TypeAliasType(
    "ServerMessage", WholeMessage | ChangeMessage | SeatsMessage | DoneMessage | PlansMessage | SinceMessage | Problem
)  # on a socket


class VariantOffered(TypedDict):
    """A variant; `usual` is the default, `players` are the player counts that it supports."""

    name: str
    kind: VariantKind
    usual: bool | int | str
    says: str
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
    manner: str


class GamesResponse(TypedDict):
    """The games and bots of the server."""

    games: list[GameOffered]
    bots: list[BotOffered]


class RoomOpened(TypedDict):
    """The links of the seats (null for bots), the link to watch, and the link that manages the room."""

    room: str
    seats: list[str | None]
    watch: str
    manage: str


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
    result: list[int] | None
    problem: str | None
    link: str


class MyRoomsResponse(TypedDict):
    """The rooms of the links in the request."""

    rooms: list[MyRoom]


class RecordedOptions(TypedDict):
    """The options of a recorded game."""

    edition: str
    players: int
    variants: dict[str, bool | int | str]


class RecordedLuck(TypedDict):
    """Randomness of a record: `draws`, the numbers of its chance entries; the first `copied` are another room's."""

    commitment: str
    secret: str | None
    copied: int
    draws: list[int]


class Draw(TypedDict):
    """The draw of entry `number`; `possible` lists all outcomes with their weights, in the order of the draw."""

    number: int
    drawn: str
    possible: list[tuple[str, int]]


class LuckResponse(TypedDict):
    """The data to verify all draws of a finished game."""

    type: Literal["luck"]
    commitment: str
    secret: str
    copied: int
    draws: list[Draw]


class GameRecord(TypedDict):
    """The record of a game, see docs/notation.md."""

    format: Literal["paddlewheel-record"]
    version: int
    engine: str
    game: GameName
    data: str
    options: RecordedOptions
    seed: int
    actions: list[str]
    result: list[int] | None
    luck: RecordedLuck


class EditionTitle(TypedDict):
    """An edition and its title."""

    name: str
    title: str


class ChapterTitle(TypedDict):
    """A chapter of the rulebook and its title."""

    key: str
    title: str


class ClauseDifference(TypedDict):
    """Text of a clause that is specific to some editions, and when it applies in them."""

    editions: list[str]
    text: str
    when: str


class RulebookClause(TypedDict):
    """A clause as it reads in one edition; `here`: it is part of it; `examples`: how many there are."""

    id: str
    chapter: str
    title: str
    paragraphs: list[str]
    here: bool
    remark: str
    ruling: bool
    sources: list[str]
    elsewhere: list[ClauseDifference]
    examples: int


class RulebookAdvice(TypedDict):
    """A tip for players, shown beside the first of its clauses. `here`: it is relevant in this edition."""

    id: str
    title: str
    paragraphs: list[str]
    clauses: list[str]
    here: bool
    remark: str
    sources: list[str]


class RulebookTerm(TypedDict):
    """A term of the rulebook, its synonyms and its meaning."""

    word: str
    also: list[str]
    meaning: str


class KnobRow(TypedDict):
    """A setting of the editions; `values` are in the order of the editions."""

    name: str
    title: str
    says: str
    values: list[str]
    clauses: list[str]


class RulebookResponse(TypedDict):
    """The rulebook of one edition, with the differences in the others."""

    game: GameName
    title: str
    edition: str
    language: str
    editions: list[EditionTitle]
    chapters: list[ChapterTitle]
    clauses: list[RulebookClause]
    advice: list[RulebookAdvice]
    terms: list[RulebookTerm]
    knobs: list[KnobRow]


class ExampleFields(TypedDict):
    """Fields of the examples of both games."""

    clause: str
    edition: str
    title: str
    actions: list[str]


if not TYPE_CHECKING:

    def _example(title, types):
        says = "A position played by the engine, as a spectator sees it."
        fields = {"before": types.view, "after": types.view, "events": list[types.event]}
        return extended(f"{title}Example", says, ExampleFields, **fields)

    Examples = list_of(_example)


class ExamplesResponse(TypedDict):
    """The examples of a clause or of a game."""

    examples: Examples
