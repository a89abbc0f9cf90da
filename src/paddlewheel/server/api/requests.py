"""Request bodies and socket messages: strict types, no unknown fields, bounded sizes; what is wrong with a field."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, Literal

from fastapi import Request
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from paddlewheel.core.errors import NotationError
from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import plain
from paddlewheel.games import DEFAULT_GAME
from paddlewheel.server.api import messages
from paddlewheel.server.api.schemas.seating import Phrase
from paddlewheel.server.error_body import shorten_text

EntryIndex = Annotated[StrictInt, Field(ge=0, lt=2**31)]
ActionText = Annotated[StrictStr, Field(min_length=1, max_length=60)]
ShortName = Annotated[StrictStr, Field(max_length=40)]
NameText = Annotated[StrictStr, Field(max_length=200)]  # the rooms say what is wrong with a name, and whose it is
SeatNumber = Annotated[StrictInt, Field(ge=0, lt=12)]
RequestedVariantValue = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=60)]
TurnLimitSeconds = Annotated[StrictInt, Field(ge=1, le=30 * 24 * 3600)]


class BaseRequest(BaseModel):
    """A request body in which unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class ChairRequest(BaseRequest):
    """A seat for a bot, given by its name, or for a person; people with `here` share one screen and one link.

    A `free` seat is for whoever claims it by the room link. While there is one the game waits to be started.
    """

    name: NameText = ""
    bot: ShortName = ""
    here: StrictBool = False
    free: StrictBool = False


ChairList = Annotated[list[ChairRequest], Field(min_length=1, max_length=12)]


class CreateRoomRequest(BaseRequest):
    """A new room; `listed` shows it publicly at /rooms, with the names of its players."""

    game: ShortName = DEFAULT_GAME
    edition: ShortName | None = None
    variants: Annotated[dict[Annotated[str, Field(max_length=40)], RequestedVariantValue], Field(max_length=40)] = {}
    chairs: ChairList
    turn_limit: TurnLimitSeconds | None = None
    listed: StrictBool = False


class ImportRecordRequest(BaseRequest):
    """A new room with a saved game, to continue or to view."""

    record: dict[str, Any]
    chairs: ChairList
    turn_limit: TurnLimitSeconds | None = None
    listed: StrictBool = False


class LessonRequest(BaseRequest):
    """The name of the learner."""

    name: NameText = ""


class ForkRequest(BaseRequest):
    """A new room that continues from before entry `index`; without chairs, with the same people and bots."""

    index: EntryIndex
    chairs: ChairList | None = None
    turn_limit: TurnLimitSeconds | None = None
    listed: StrictBool = False


class PlayRequest(BaseRequest):
    """An action, and the number of the entry it is expected to become: `next` of the last message."""

    index: EntryIndex
    action: ActionText


class UndoRequest(BaseRequest):
    """The number of the entry that the undo is expected to become: `next` of the last message."""

    index: EntryIndex


class BotRequest(BaseRequest):
    """The bot that plays the seat from now on, or "" for the person."""

    bot: ShortName


class ConfirmRequest(BaseRequest):
    """The confirmation that irreversible requests need."""

    confirm: Literal[True]


class ClaimRequest(BaseRequest):
    """The name of whoever takes the seat; "" for none."""

    name: NameText = ""


class RenameRequest(BaseRequest):
    """Another name; without `seat` for the only seat, or the first, of the link."""

    name: NameText
    seat: SeatNumber | None = None


class ReadyRequest(BaseRequest):
    """Whether the players of the link are ready to start."""

    ready: StrictBool


class ChangeSeatRequest(BaseRequest):
    """The free seat to change to."""

    seat: SeatNumber


class StartRequest(BaseRequest):
    """The bot for every seat that is still free; "" if there is none."""

    bot: ShortName = ""


class SayRequest(BaseRequest):
    """One of the phrases; without `seat` said by the one who decides, if it is of the link, else by its first."""

    phrase: Phrase
    seat: SeatNumber | None = None


class CheckRecordRequest(BaseRequest):
    """A saved game, to learn whether it can be opened."""

    record: dict[str, Any]


class MyRoomsRequest(BaseRequest):
    """The links of a client, to seats or to watch by."""

    links: Annotated[list[Annotated[StrictStr, Field(max_length=64)]], Field(max_length=100)]


class ClientMessage(BaseRequest):
    """A message from a client on a socket."""

    type: Literal["play", "undo", "restart", "takeback", "agree", "decline", "since", "plans"]
    index: EntryIndex
    action: ActionText | None = None


async def reject_unknown_queries(request: Request) -> None:
    """Reject unknown query parameters, so that typos fail instead of being ignored."""
    known = [query.alias for query in request.scope["route"].dependant.query_params]
    for name in request.query_params:
        if not known:
            raise NotationError(messages.no_queries(repr(name)))
        if name not in known:
            raise NotationError(messages.no_query(repr(name), tuple(known)))


MAX_LOCATION_CHARACTERS = 60  # of the path to the field

Context = Mapping[str, Any]

PROBLEMS: dict[str, Callable[[Context], Message]] = {
    "missing": lambda _: messages.missing(),
    "extra_forbidden": lambda _: messages.unknown(),
    "string_type": lambda _: messages.not_text(),
    "int_type": lambda _: messages.not_a_whole_number(),
    "int_parsing": lambda _: messages.not_a_whole_number(),
    "bool_type": lambda _: messages.not_true_or_false(),
    "dict_type": lambda _: messages.not_an_object(),
    "model_type": lambda _: messages.not_an_object(),
    "model_attributes_type": lambda _: messages.not_an_object(),
    "list_type": lambda _: messages.not_a_list(),
    "json_invalid": lambda context: messages.not_json(str(context["error"])),
    "string_too_short": lambda context: messages.text_too_short(context["min_length"]),
    "string_too_long": lambda context: messages.text_too_long(context["max_length"]),
    "too_short": lambda context: messages.too_few(context["min_length"], context["actual_length"]),
    "too_long": lambda context: messages.too_many_items(context["max_length"], context["actual_length"]),
    "greater_than_equal": lambda context: messages.too_small(context["ge"]),
    "less_than_equal": lambda context: messages.too_great(context["le"]),
    "less_than": lambda context: messages.not_below(context["lt"]),
    "literal_error": lambda context: messages.none_of(context["expected"]),
}


def problem_of(error: Mapping[str, Any]) -> Message:
    """The message for one of pydantic's errors; in pydantic's words for a kind that no request has so far."""
    known = PROBLEMS.get(error["type"])
    return plain(error["msg"]) if known is None else known(error.get("ctx", {}))


def location_of(path: Sequence[str | int]) -> str:
    """The path to a field as in `chairs.0.name`."""
    return shorten_text(".".join(str(part) for part in path), MAX_LOCATION_CHARACTERS)
