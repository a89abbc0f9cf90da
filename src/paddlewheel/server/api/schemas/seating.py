"""Types of what people say at a table, and of what a saved game is."""

from typing import Literal

from typing_extensions import TypedDict

from paddlewheel.server.api.schemas.game_types import GameName

Phrase = Literal[
    "ahoy",
    "full-steam",
    "mind-my-paddle",
    "after-you",
    "more-coal",
    "that-was-close",
    "oh-no",
    "well-played",
    "hurry-up",
    "one-moment",
    "thank-you",
    "good-luck",
]


class SaidMessage(TypedDict):
    """Somebody says one of the phrases; it is kept nowhere."""

    type: Literal["said"]
    seat: int
    phrase: Phrase


class RemindedMessage(TypedDict):
    """Whoever opened the room calls the player of this seat."""

    type: Literal["reminded"]
    seat: int


class RecordSummary(TypedDict):
    """A saved game that can be opened; `names` are those of its players, if the record has them."""

    game: GameName
    edition: str
    players: int
    names: list[str]
    is_over: bool
