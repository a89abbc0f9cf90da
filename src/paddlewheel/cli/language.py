"""The option --language of every command: taken out before the command is read, so that its errors are in it too."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from paddlewheel.cli import messages
from paddlewheel.cli.common import localized

OPTION = "--language"


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


def mention_language(command: Any) -> None:
    """Name the option at the end of the help of a command and of its commands."""
    command.epilog = localized(messages.help_language())
    for part in getattr(command, "commands", {}).values():
        mention_language(part)
