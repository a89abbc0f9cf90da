"""Command lines that cannot be read: what Typer says of them in English, as messages."""

import re
from collections.abc import Callable
from typing import Any

import typer

from paddlewheel.cli.common import USAGE, err, say
from paddlewheel.cli.messages import help as messages
from paddlewheel.core.messages import Message

USAGE_ERROR: type[Exception] = typer.BadParameter.__mro__[1]  # of click, or of Typer, which has a copy of it
NEAR = r"(?: \(Possible options: (?P<near>.+)\)| Did you mean (?:one of: )?(?P<meant>.+)\?)?"


def usage_message(english: str) -> Message:
    """
    >>> usage_message("Missing argument 'champion'.").id, usage_message("Got unexpected extra argument (b)").id
    ('cli-usage-missing-argument', 'cli-usage-too-many')
    >>> usage_message("Something else.").args
    {'problem': 'Something else.'}
    """
    for pattern, build in PATTERNS:
        found = pattern.fullmatch(english)
        if found is not None:
            return build({name: value for name, value in found.groupdict().items() if value is not None})
    return messages.other(english)


def show_usage_error(problem: Any) -> int:
    """Print the usage of the command, where to find help, and what is wrong; return the exit code."""
    if problem.ctx is not None:
        err.print(problem.ctx.get_usage(), markup=False, highlight=False, soft_wrap=True)
        say(messages.try_help(f"{problem.ctx.command_path} --help"), err)
        err.print()
    say(messages.error(usage_message(problem.format_message())), err)
    return USAGE


def _named(build: Callable[[str], Message]) -> Callable[[dict[str, str]], Message]:
    return lambda found: build(*found.values())


def _near(
    alone: Callable[[str], Message], with_near: Callable[[str, tuple[str, ...]], Message]
) -> Callable[[dict[str, str]], Message]:
    def build(found: dict[str, str]) -> Message:
        near = found.get("near") or found.get("meant")
        if near is None:
            return alone(found["name"])
        return with_near(found["name"], tuple(part.strip(" '") for part in near.split(",")))

    return build


def _bad_value(found: dict[str, str]) -> Message:
    if "valid integer" in found["reason"]:
        return messages.not_an_integer(found["name"])
    if "valid number" in found["reason"] or "valid float" in found["reason"]:
        return messages.not_a_number(found["name"])
    return messages.bad_value(found["name"], found["reason"])


PATTERNS: tuple[tuple[re.Pattern[str], Callable[[dict[str, str]], Message]], ...] = tuple(
    (re.compile(pattern, re.DOTALL), build)
    for pattern, build in (
        (r"Missing command\.", lambda found: messages.missing_command()),
        (r"Missing argument '(?P<name>.+)'\.", _named(messages.missing_argument)),
        (r"Missing option '(?P<name>.+)'\.", _named(messages.missing_option)),
        (rf"No such command '(?P<name>.+?)'\.{NEAR}", _near(messages.no_such_command, messages.no_such_command_near)),
        (rf"No such option: (?P<name>\S+?)\.?{NEAR}", _near(messages.no_such_option, messages.no_such_option_near)),
        (r"Got unexpected extra argument(?:s|\(s\))? \((?P<given>.+)\)", _named(messages.too_many)),
        (r"Option '(?P<name>.+)' requires an argument\.", _named(messages.no_value)),
        (r"Option '(?P<name>.+)' does not take a value\.", _named(messages.needless_value)),
        (r"Invalid value for '(?P<name>.+?)': (?P<reason>.+)", _bad_value),
    )
)
