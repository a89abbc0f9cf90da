"""Messages, and their declaration as typed functions.

    event = MessageGroup("mq-event", "paddlewheel.mississippi_queen")

    @event
    def stopped(boat: Message, bow: str) -> None: ...

declares the message `mq-event-stopped` with two arguments; `stopped(boat=..., bow="NE")` makes one.
"""

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, ParamSpec, cast

from typing_extensions import TypeAliasType, TypedDict

from paddlewheel.core.messages.packages import add_package

Parameters = ParamSpec("Parameters")

# Arguments of every declared message, by its id. Tests compare them with the catalogues.
DECLARED: dict[str, tuple[str, ...]] = {}


@dataclass(frozen=True)
class Message:
    id: str
    args: Mapping[str, "Argument"] = field(default_factory=dict)

    def as_data(self) -> "MessageData":
        """JSON form; built once and shared, so not to be changed."""
        data: MessageData | None = self.__dict__.get("_data")  # cheaper than a cached_property, which locks
        if data is None:
            data = {"id": self.id, "args": {name: _argument_data(value) for name, value in self.args.items()}}
            self.__dict__["_data"] = data
        return data

    @classmethod
    def from_data(cls, data: "MessageData") -> "Message":
        return cls(data["id"], {name: _argument(value) for name, value in data["args"].items()})


# A name or a phrase is a message of its own, so that a catalogue can decline it; a tuple is a list to be joined.
Item = str | int | Message
Argument = Item | tuple[Item, ...]


class MessageData(TypedDict):
    """JSON form of a message."""

    id: str
    args: "dict[str, ArgumentData]"


ArgumentData = TypeAliasType("ArgumentData", "str | int | MessageData | list[str | int | MessageData]")


def _argument_data(value: Argument) -> Any:
    if isinstance(value, Message):
        return value.as_data()
    return [_argument_data(item) for item in value] if isinstance(value, tuple) else value


def _argument(data: Any) -> Argument:
    if isinstance(data, dict):
        return Message.from_data(cast(MessageData, data))
    return tuple(cast(Item, _argument(item)) for item in data) if isinstance(data, list) else cast(Item, data)


class MessageGroup:
    """Declares messages whose ids share a prefix and whose texts lie in one package's catalogues."""

    def __init__(self, prefix: str, package: str = "paddlewheel") -> None:
        self.prefix = prefix
        add_package(package)

    def __call__(self, declaration: Callable[Parameters, None]) -> Callable[Parameters, Message]:
        """Make the declared function one that builds its message. The id is the prefix and the function's name."""
        names = tuple(inspect.signature(declaration).parameters)
        message_id = self._declare(declaration.__name__, names)

        @wraps(declaration)
        def build(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Message:
            values: dict[str, Any] = dict(zip(names, args, strict=False))
            values.update(kwargs)
            if len(values) != len(names):
                raise TypeError(f"{message_id} takes {names}, not {tuple(values)}")
            return Message(message_id, values)

        return build

    def each(self, kind: str, slugs: Iterable[str]) -> Callable[[str], Message]:
        """Declare a message without arguments for each slug of a closed set."""
        messages = {slug: Message(self._declare(f"{kind} {slug}", ())) for slug in slugs}
        return messages.__getitem__

    def _declare(self, name: str, arguments: tuple[str, ...]) -> str:
        message_id = f"{self.prefix}-{name.strip('_').replace('_', '-').replace(' ', '-')}"
        if message_id in DECLARED:
            raise ValueError(f"{message_id} is declared twice")
        DECLARED[message_id] = arguments
        return message_id
