"""What the server says, described for /openapi.json and for the page. Tests hold every answer and message to it."""

from typing import Any, Literal

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.events import EventData, NoFacts
from paddlewheel.core.rulebook.translations import Language
from paddlewheel.core.variants import Kind
from paddlewheel.mississippi_queen.view.events.schema import RaceEvent
from paddlewheel.mississippi_queen.view.schema import ChoicePlans, MovePlans, RaceView
from paddlewheel.riverboat.view.events.schema import SeasonEvent
from paddlewheel.riverboat.view.schema import SeasonPlans, SeasonView
from paddlewheel.server.api.errors import Problem

GameName = TypeAliasType("GameName", Literal["mississippi-queen", "riverboat"])
Patch = TypeAliasType(
    "Patch",
    "dict[str, tuple[Literal['='], Any] | tuple[Literal['~'], Patch] | tuple[Literal['-']]]",
)
From = TypedDict("From", {"from": int})  # an entry's number


class Luck(TypedDict):
    """The secret is shown when the game is over. The first `copied` entries came from elsewhere, with their luck."""

    commitment: str
    secret: str | None
    copied: int


class OfRoom(TypedDict):
    """What the room adds to a view: `yours` are all seats of this link, `problem` says why it cannot be played on."""

    room: str
    yours: list[int]
    luck: Luck
    can_undo: bool
    problem: str | None


class RaceRoomView(RaceView, OfRoom):
    """Everything these eyes may see of a race."""


class SeasonRoomView(SeasonView, OfRoom):
    """Everything these eyes may see of a game of Riverboat."""


RoomView = TypeAliasType("RoomView", RaceRoomView | SeasonRoomView)


class Sitting(TypedDict):
    """Who sits in a seat; `bot` is who plays it now, "" for the person, and `here` means around one screen."""

    name: str
    kind: Literal["person", "bot"]
    here: bool
    bot: str
    present: bool


class Undone(TypedDict):
    """How many plays and draws still count."""

    left: int


RoomEvent = TypeAliasType("RoomEvent", EventData[Literal["sealed"], NoFacts] | EventData[Literal["undo"], Undone])


class Happened(TypedDict):
    """An entry; `action` is empty where something is taken back, and while it is sealed."""

    number: int
    kind: Literal["play", "draw", "undo"]
    seat: int | None
    action: str


class RaceHappened(Happened):
    events: list[RaceEvent | RoomEvent]


class SeasonHappened(Happened):
    events: list[SeasonEvent | RoomEvent]


class Whole(TypedDict):
    """Everything there is to see, and the index the next decision must carry."""

    type: Literal["whole"]
    next: int
    view: RoomView
    seats: list[Sitting]


class Change(From):
    """Entries `from` to `next` - 1 were written."""

    type: Literal["change"]
    next: int
    happened: list[RaceHappened] | list[SeasonHappened]
    view: Patch


class Since(From):
    """What happened from an entry on, and the whole view."""

    type: Literal["since"]
    next: int
    happened: list[RaceHappened] | list[SeasonHappened]
    view: RoomView
    seats: list[Sitting]


class Moment(TypedDict):
    """The moment before entry `index`; its view is a patch of the one before."""

    index: int
    view: Patch


class Past(From):
    """How it stood before entry `from`, and then after each entry that still counts."""

    type: Literal["past"]
    next: int
    view: RoomView
    then: list[Moment]


class SeatsSaid(TypedDict):
    """Somebody came, went, or was replaced."""

    type: Literal["seats"]
    seats: list[Sitting]


class NewLink(TypedDict):
    """In the place of one that opens nothing any more."""

    type: Literal["link"]
    link: str


class RoomDeleted(TypedDict):
    type: Literal["deleted"]
    room: str


class Done(TypedDict):
    """The decision is on the disk."""

    type: Literal["done"]
    next: int


class OfPlans(TypedDict):
    type: Literal["plans"]
    next: int


class ChoicePlansSaid(ChoicePlans, OfPlans):
    """A race's, where the decision is not a move."""


class MovePlansSaid(MovePlans, OfPlans):
    """A race's, of a move."""


class SeasonPlansSaid(SeasonPlans, OfPlans):
    """Riverboat's."""


PlansSaid = TypeAliasType("PlansSaid", ChoicePlansSaid | MovePlansSaid | SeasonPlansSaid)
Heard = TypeAliasType("Heard", Whole | Change | SeatsSaid | Done | PlansSaid | Since | Problem)  # on a socket


class VariantOffered(TypedDict):
    """`usual` is what it is if nobody asks for it; `players` are the counts with which it can be."""

    name: str
    kind: Kind
    usual: bool | int | str
    says: str
    players: list[int]
    low: int
    high: int
    choices: list[str]


class EditionOffered(TypedDict):
    """How many can play it, and what they may choose."""

    name: str
    players: list[int]
    variants: list[VariantOffered]


class GameOffered(TypedDict):
    name: GameName
    title: str
    editions: list[EditionOffered]


class BotOffered(TypedDict):
    name: str
    manner: str


class Offered(TypedDict):
    """What can be played, and against whom."""

    games: list[GameOffered]
    bots: list[BotOffered]


class RoomOpened(TypedDict):
    """The link of every seat, null for a bot's, the one to watch by, and the one that manages the room."""

    room: str
    seats: list[str | None]
    watch: str
    manage: str


class LessonSign(TypedDict):
    """An event: one of these kinds, `who` it is about ("": anybody), one of these values of each fact; so often."""

    kind: list[str]
    who: str
    facts: dict[str, list[str | int]]
    times: int


class LessonStep(TypedDict):
    """Done when all of `done` were seen in the scene (none: it is only read), missed when one of `missed` was."""

    id: str
    point: list[str]
    done: list[LessonSign]
    missed: list[LessonSign]


class LessonScene(TypedDict):
    """It begins before entry `start` of its room."""

    id: str
    start: int
    steps: list[LessonStep]


class LessonTold(TypedDict):
    """A guided lesson; `learner` is the learner's seat."""

    game: GameName
    learner: int
    scenes: list[LessonScene]


class RoomInShort(TypedDict):
    """A room somebody has a link to; `opened` and `written` in milliseconds since 1970."""

    room: str
    opened: int
    written: int
    game: GameName
    edition: str
    seats: list[Sitting]
    yours: list[int]
    next: int
    round: int
    actor: int
    is_your_turn: bool
    result: list[int] | None
    problem: str | None
    link: str


class Mine(TypedDict):
    rooms: list[RoomInShort]


class RecordedOptions(TypedDict):
    edition: str
    players: int
    variants: dict[str, bool | int | str]


class RecordedLuck(TypedDict):
    """`draws` are the numbers of the entries that chance decided; the first `copied` are another room's luck."""

    commitment: str
    secret: str | None
    copied: int
    draws: list[int]


class Draw(TypedDict):
    """Entry `number` drew this; `possible` is all that could have come, with its weight, in the order that counts."""

    number: int
    drawn: str
    possible: list[tuple[str, int]]


class Chances(TypedDict):
    """What is needed to draw everything again."""

    type: Literal["luck"]
    commitment: str
    secret: str
    copied: int
    draws: list[Draw]


class GameRecord(TypedDict):
    """A game to save, see docs/notation.md."""

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
    name: str
    title: str


class ChapterTitle(TypedDict):
    key: str
    title: str


class Elsewhere(TypedDict):
    """Editions in which a clause reads differently: what they add to its common text, and when it matters there."""

    editions: list[str]
    text: str
    when: str


class ClauseRead(TypedDict):
    """A clause as it reads in one edition; `here` is false where it is no part of it, `examples` how many there are."""

    id: str
    chapter: str
    title: str
    paragraphs: list[str]
    here: bool
    remark: str
    ruling: bool
    sources: list[str]
    elsewhere: list[Elsewhere]
    examples: int


class AdviceRead(TypedDict):
    """A tip to players, no rule; it stands beside the first of its clauses. `here`: it can matter in this edition."""

    id: str
    title: str
    paragraphs: list[str]
    clauses: list[str]
    here: bool
    remark: str
    sources: list[str]


class TermMeant(TypedDict):
    word: str
    also: list[str]
    meaning: str


class KnobRow(TypedDict):
    """What is set, in words; `values` in the order of the editions."""

    name: str
    title: str
    says: str
    values: list[str]
    clauses: list[str]


class Rules(TypedDict):
    """The rulebook for readers of one edition, and what differs in the others."""

    game: GameName
    title: str
    edition: str
    language: Language
    editions: list[EditionTitle]
    chapters: list[ChapterTitle]
    clauses: list[ClauseRead]
    advice: list[AdviceRead]
    terms: list[TermMeant]
    knobs: list[KnobRow]


class OfExample(TypedDict):
    clause: str
    edition: str
    title: str
    actions: list[str]


class RaceExample(OfExample):
    """A situation played by the engine, as somebody who watches sees it."""

    before: RaceView
    after: RaceView
    events: list[RaceEvent]


class SeasonExample(OfExample):
    """A situation played by the engine, as somebody who watches sees it."""

    before: SeasonView
    after: SeasonView
    events: list[SeasonEvent]


class Examples(TypedDict):
    examples: list[RaceExample] | list[SeasonExample]
