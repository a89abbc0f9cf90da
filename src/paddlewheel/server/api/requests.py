"""Request bodies and socket messages: strict types, no unknown fields, bounded sizes."""

from typing import Annotated, Any, Literal

from fastapi import Request
from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from paddlewheel.core.errors import NotationError

Index = Annotated[StrictInt, Field(ge=0, lt=2**31)]
ActionText = Annotated[StrictStr, Field(min_length=1, max_length=60)]
Name = Annotated[StrictStr, Field(max_length=40)]
Value = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=60)]
Limit = Annotated[StrictInt, Field(ge=1, le=30 * 24 * 3600)]


class Wish(BaseModel):
    """A request body in which unknown fields are errors."""

    model_config = ConfigDict(extra="forbid")


class ChairWish(Wish):
    """A seat for a bot, given by its name, or for a person; people with `here` share one screen and one link."""

    name: Name = ""
    bot: Name = ""
    here: StrictBool = False


Chairs = Annotated[list[ChairWish], Field(min_length=1, max_length=12)]


class RoomWish(Wish):
    """A new room; `listed` shows it publicly at /rooms, with the names of its players."""

    game: Name = "mississippi-queen"
    edition: Name | None = None
    variants: Annotated[dict[Annotated[str, Field(max_length=40)], Value], Field(max_length=40)] = {}
    chairs: Chairs
    turn_limit: Limit | None = None
    listed: StrictBool = False


class RecordWish(Wish):
    """A new room with a saved game, to continue or to view."""

    record: dict[str, Any]
    chairs: Chairs
    turn_limit: Limit | None = None
    listed: StrictBool = False


class LessonWish(Wish):
    """The name of the learner."""

    name: Name = ""


class ForkWish(Wish):
    """A new room that continues from before entry `index`; without chairs, with the same people and bots."""

    index: Index
    chairs: Chairs | None = None
    turn_limit: Limit | None = None
    listed: StrictBool = False


class PlayWish(Wish):
    """An action, and the number of the entry it is expected to become: `next` of the last message."""

    index: Index
    action: ActionText


class BackWish(Wish):
    """The number of the entry that the undo is expected to become: `next` of the last message."""

    index: Index


class BotWish(Wish):
    """The bot that plays the seat from now on, or "" for the person."""

    bot: Name


class ConfirmWish(Wish):
    """The confirmation that irreversible requests need."""

    confirm: Literal[True]


class MineWish(Wish):
    """The links of a client, to seats or to watch by."""

    links: Annotated[list[Annotated[StrictStr, Field(max_length=64)]], Field(max_length=100)]


class Said(Wish):
    """A message from a client on a socket."""

    type: Literal["play", "undo", "restart", "since", "plans"]
    index: Index
    action: ActionText | None = None


async def only_known(request: Request) -> None:
    """Reject unknown query parameters, so that typos fail instead of being ignored."""
    known = [query.alias for query in request.scope["route"].dependant.query_params]
    for name in request.query_params:
        if not known:
            raise NotationError(f"there is no query {name!r} here; this address takes none")
        if name not in known:
            raise NotationError(f"there is no query {name!r} here; choose from {', '.join(known)}")
