"""Error responses: exceptions mapped to a status code and a JSON body."""

from typing import Any, Literal

from pydantic import BaseModel

from paddlewheel.core.errors import IllegalAction, NotationError, PaddlewheelError, RecordError, SetupError
from paddlewheel.core.messages import MessageData
from paddlewheel.server.error_body import error_body
from paddlewheel.server.rooms.compatibility import UnreadableRoom
from paddlewheel.server.rooms.create import CopyLimitExceeded
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.rooms.room import RoomFull, StaleIndex
from paddlewheel.server.seating.claims import SeatTaken
from paddlewheel.server.seating.spoken import TooOften
from paddlewheel.server.storage import messages
from paddlewheel.server.storage.database import FileChanged, public_reason
from paddlewheel.server.storage.group_commit import NotWritten, Unconfirmed
from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.repository import ReadOnly

STATUS: dict[type[PaddlewheelError], int] = {
    NoSuchRoom: 404,
    StaleIndex: 409,
    IllegalAction: 422,
    NotationError: 422,
    SetupError: 422,
    RecordError: 422,
    UnreadableRoom: 422,
    RoomFull: 422,
    SeatTaken: 409,
    TooOften: 429,
    CopyLimitExceeded: 429,
    NotWritten: 503,
    ReadOnly: 503,
    Unconfirmed: 504,
    FileChanged: 503,
    Damaged: 503,
}


class Problem(BaseModel):
    """An error: what is wrong and what would be right, as a message, and in English in `detail`."""

    type: Literal["error"]
    status: int
    message: MessageData
    detail: str
    clause: str = ""


PROBLEM_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 404, 409, 413, 422, 429, 503, 504)
}


def as_paddlewheel_error(problem: Exception) -> PaddlewheelError:
    """The exception itself, or NotWritten for an exception of the database."""
    if isinstance(problem, PaddlewheelError):
        return problem
    return NotWritten(messages.unanswered(public_reason(problem)))


def status_of(problem: PaddlewheelError) -> int:
    return STATUS.get(type(problem), 400)


def error_body_of(problem: PaddlewheelError) -> dict[str, Any]:
    """The JSON body for an exception."""
    clause = problem.clause if isinstance(problem, IllegalAction) else ""
    return error_body(status_of(problem), problem.message, clause)
