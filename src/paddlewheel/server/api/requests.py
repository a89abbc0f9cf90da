"""What clients send, checked: wrong types, unknown fields and sizes out of bounds are refused before anything else."""

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
    model_config = ConfigDict(extra="forbid")


class ChairWish(Wish):
    """A bot by its name, or a person: by a link of their own, or `here`, around one screen with one link for all."""

    name: Name = ""
    bot: Name = ""
    here: StrictBool = False


Chairs = Annotated[list[ChairWish], Field(min_length=1, max_length=12)]


class RoomWish(Wish):
    """A new room; `listed` shows it, with the names of its players, to everybody at /rooms."""

    game: Name = "mississippi-queen"
    edition: Name | None = None
    variants: Annotated[dict[Annotated[str, Field(max_length=40)], Value], Field(max_length=40)] = {}
    chairs: Chairs
    turn_limit: Limit | None = None
    listed: StrictBool = False


class RecordWish(Wish):
    """A room that goes on with a saved game, or shows it."""

    record: dict[str, Any]
    chairs: Chairs
    turn_limit: Limit | None = None
    listed: StrictBool = False


class LessonWish(Wish):
    """What the learner is called."""

    name: Name = ""


class ForkWish(Wish):
    """A room that goes on from the moment before entry `index`; without chairs, with the same people and bots."""

    index: Index
    chairs: Chairs | None = None
    turn_limit: Limit | None = None
    listed: StrictBool = False


class PlayWish(Wish):
    """An action, and the number of the entry it expects to become: `next` of the last message."""

    index: Index
    action: ActionText


class BackWish(Wish):
    index: Index


class BotWish(Wish):
    """Who should play the seat: a bot, or "" for oneself."""

    bot: Name


class ConfirmWish(Wish):
    """For what cannot be taken back."""

    confirm: Literal[True]


class MineWish(Wish):
    """The links somebody holds, to seats or to watch by."""

    links: Annotated[list[Annotated[StrictStr, Field(max_length=64)]], Field(max_length=100)]


class Said(Wish):
    """A message on a socket."""

    type: Literal["play", "undo", "restart", "since", "plans"]
    index: Index
    action: ActionText | None = None


async def only_known(request: Request) -> None:
    known = [query.alias for query in request.scope["route"].dependant.query_params]
    for name in request.query_params:
        if not known:
            raise NotationError(f"there is no query {name!r} here; this address takes none")
        if name not in known:
            raise NotationError(f"there is no query {name!r} here; choose from {', '.join(known)}")
