"""What clients send, checked: wrong types, unknown fields and sizes out of bounds are refused before anything else."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

Index = Annotated[StrictInt, Field(ge=0, lt=2**31)]
ActionText = Annotated[StrictStr, Field(min_length=1, max_length=60)]
Value = StrictBool | StrictInt | Annotated[StrictStr, Field(max_length=60)]


class Wish(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ChairWish(Wish):
    name: Annotated[StrictStr, Field(max_length=40)] = ""
    bot: Annotated[StrictStr, Field(max_length=40)] = ""


class RoomWish(Wish):
    """A new room. A chair with a bot's name is that bot's; the others get a link each."""

    game: Annotated[StrictStr, Field(max_length=40)] = "mississippi-queen"
    edition: Annotated[StrictStr, Field(max_length=40)] | None = None
    variants: Annotated[dict[Annotated[str, Field(max_length=40)], Value], Field(max_length=40)] = {}
    chairs: Annotated[list[ChairWish], Field(min_length=1, max_length=12)]
    turn_limit: Annotated[StrictInt, Field(ge=1, le=30 * 24 * 3600)] | None = None


class PlayWish(Wish):
    """An action, and the number of the entry it expects to become: `next` of the last message."""

    index: Index
    action: ActionText


class BackWish(Wish):
    index: Index


class Said(Wish):
    """A message on a socket."""

    type: Literal["play", "undo", "restart", "since", "plans"]
    index: Index
    action: ActionText | None = None
