"""The option --language of every command: taken out before the command is read, so that its errors are in it too."""

from collections.abc import Sequence
from contextvars import ContextVar
from typing import NamedTuple

from paddlewheel.core.messages import ENGLISH, Message, text

OPTION = "--language"
LANGUAGE: ContextVar[str] = ContextVar("language", default=ENGLISH)  # of what is printed


def localized(message: Message) -> str:
    return text(message, LANGUAGE.get())


class Arguments(NamedTuple):
    """The language asked for, and the arguments without it."""

    language: str | None
    others: list[str]


def without_language(arguments: Sequence[str]) -> Arguments:
    """
    >>> without_language(["play", "--language", "de", "riverboat"]), without_language(["--language=de"])
    (Arguments(language='de', others=['play', 'riverboat']), Arguments(language='de', others=[]))
    """
    language, others, left = None, [], iter(arguments)
    for argument in left:
        name, equals, value = argument.partition("=")
        if name == OPTION:
            language = value if equals else next(left, "")
        else:
            others.append(argument)
    return Arguments(language, others)
