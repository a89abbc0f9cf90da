"""Error responses: exceptions mapped to a status code and a JSON body."""

from typing import Any, Literal

from pydantic import BaseModel

from paddlewheel.core.errors import IllegalAction, NotationError, PaddlewheelError, RecordError, SetupError
from paddlewheel.server.rooms.compatibility import Unreadable
from paddlewheel.server.rooms.create import TooMuchCopied
from paddlewheel.server.rooms.registry import NoSuchRoom
from paddlewheel.server.rooms.room import RoomFull, Stale
from paddlewheel.server.storage.database import FileChanged, public_reason
from paddlewheel.server.storage.group_commit import NotWritten, Unconfirmed
from paddlewheel.server.storage.hash_chain import Damaged
from paddlewheel.server.storage.repository import ReadOnly

LONGEST_SENTENCE = 10_000  # a refusal may list several hundred legal actions
LONGEST_PLACE = 60  # of the path to the invalid field of a request

STATUS: dict[type[PaddlewheelError], int] = {
    NoSuchRoom: 404,
    Stale: 409,
    IllegalAction: 422,
    NotationError: 422,
    SetupError: 422,
    RecordError: 422,
    Unreadable: 422,
    RoomFull: 422,
    TooMuchCopied: 429,
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


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 404, 409, 413, 422, 429, 503, 504)
}


def in_words(problem: Exception) -> PaddlewheelError:
    """The exception itself, or NotWritten for an exception of the database."""
    if isinstance(problem, PaddlewheelError):
        return problem
    return NotWritten(f"the database does not answer, so nothing has happened: {public_reason(problem)}")


def status_of(problem: PaddlewheelError) -> int:
    return STATUS.get(type(problem), 400)


def as_data(problem: PaddlewheelError) -> dict[str, Any]:
    """The JSON body for an exception."""
    clause = problem.clause if isinstance(problem, IllegalAction) else ""
    return told(status_of(problem), str(problem), clause)


def told(status: int, sentence: str, clause: str = "") -> dict[str, Any]:
    """The JSON body of an error, the same in responses and on sockets."""
    return {"type": "error", "status": status, "error": shortened(sentence, LONGEST_SENTENCE), "clause": clause}


def shortened(text: str, most: int) -> str:
    """Truncate text that may quote input of any length."""
    return text if len(text) <= most else text[: most - 3] + "..."
