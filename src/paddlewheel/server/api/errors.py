"""Error responses: exceptions mapped to a status code and a JSON body."""

from typing import Any, Literal

from pydantic import BaseModel

from paddlewheel.core.errors import IllegalAction, NotationError, PaddlewheelError, RecordError, SetupError
from paddlewheel.server.rooms.compatibility import UnreadableRoom
from paddlewheel.server.rooms.create import CopyLimitExceeded
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.rooms.room import RoomFull, StaleIndex
from paddlewheel.server.storage.database import FileChanged, public_reason
from paddlewheel.server.storage.group_commit import NotWritten, Unconfirmed
from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.repository import ReadOnly

MAX_ERROR_CHARACTERS = 10_000  # a refusal may list several hundred legal actions
MAX_LOCATION_CHARACTERS = 60  # of the path to the invalid field of a request

STATUS: dict[type[PaddlewheelError], int] = {
    NoSuchRoom: 404,
    StaleIndex: 409,
    IllegalAction: 422,
    NotationError: 422,
    SetupError: 422,
    RecordError: 422,
    UnreadableRoom: 422,
    RoomFull: 422,
    CopyLimitExceeded: 429,
    NotWritten: 503,
    ReadOnly: 503,
    Unconfirmed: 504,
    FileChanged: 503,
    Damaged: 503,
}


class Problem(BaseModel):
    """An error: what is wrong, and what would be right."""

    type: Literal["error"]
    status: int
    error: str
    clause: str = ""


PROBLEM_RESPONSES: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 404, 409, 413, 422, 429, 503, 504)
}


def as_paddlewheel_error(problem: Exception) -> PaddlewheelError:
    """The exception itself, or NotWritten for an exception of the database."""
    if isinstance(problem, PaddlewheelError):
        return problem
    return NotWritten(f"the database does not answer, so nothing has happened: {public_reason(problem)}")


def status_of(problem: PaddlewheelError) -> int:
    return STATUS.get(type(problem), 400)


def error_body_of(problem: PaddlewheelError) -> dict[str, Any]:
    """The JSON body for an exception."""
    clause = problem.clause if isinstance(problem, IllegalAction) else ""
    return error_body(status_of(problem), str(problem), clause)


def error_body(status: int, sentence: str, clause: str = "") -> dict[str, Any]:
    """The JSON body of an error, the same in responses and on sockets."""
    return {"type": "error", "status": status, "error": shorten_text(sentence, MAX_ERROR_CHARACTERS), "clause": clause}


def shorten_text(text: str, most: int) -> str:
    """Truncate text that may quote input of any length."""
    return text if len(text) <= most else text[: most - 3] + "..."
