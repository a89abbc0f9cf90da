"""What is wrong with a field of a request, from pydantic's errors."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from paddlewheel.core.messages import Message
from paddlewheel.core.messages.errors import plain
from paddlewheel.server.api import messages
from paddlewheel.server.error_body import shorten_text

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
