"""Types of a game's record, and of the data that verifies its draws."""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from paddlewheel.server.api.schemas.game_types import GameName


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
    agreed_end: NotRequired[bool]
    names: list[str]
    luck: RecordedLuck
