"""The JSON body of an error, the same in responses and on sockets."""

from typing import Any

from paddlewheel.core.messages import Message, text

MAX_DETAIL_CHARACTERS = 10_000  # a refusal may list several hundred legal actions
MAX_ARGUMENT_CHARACTERS = 500  # of a text in the message, which may quote input of any length


def error_body(status: int, message: Message, clause: str = "") -> dict[str, Any]:
    return {
        "type": "error",
        "status": status,
        "message": _shortened(message.as_data()),
        "detail": shorten_text(text(message), MAX_DETAIL_CHARACTERS),
        "clause": clause,
    }


def shorten_text(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def _shortened(data: Any) -> Any:
    """The same data with shorter texts."""
    if isinstance(data, str):
        return shorten_text(data, MAX_ARGUMENT_CHARACTERS)
    if isinstance(data, dict):
        return {name: _shortened(value) for name, value in data.items()}
    return [_shortened(item) for item in data] if isinstance(data, list) else data
