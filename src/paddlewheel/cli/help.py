"""Help in the language of the command. Commands and options carry ids of messages, read when help is shown."""

import re
from collections.abc import Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from paddlewheel.cli.language import localized
from paddlewheel.cli.messages import help as messages
from paddlewheel.core.messages import Message

KINDS = {"int": "number", "integer": "number", "float": "number", "path": "file", "file": "file"}


class LocalizedCommand(TyperCommand):
    """A command whose `help`, and those of its options, are ids of messages."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        known = {"[OPTIONS]": messages.some_options(), "COMMAND [ARGS]...": messages.some_command()}
        pieces = [localized(known[piece]) if piece in known else piece for piece in self.collect_usage_pieces(ctx)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), f"{localized(messages.call())} ")

    def format_help_text(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_text(self.help))

    def format_options(self, ctx: Any, formatter: Any) -> None:
        parameters = self.get_params(ctx)
        for heading in ("arguments", "options"):
            rows = [_row(each, ctx) for each in parameters if f"{each.param_type_name}s" == heading]
            _write_section(formatter, heading, rows)

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(localized(messages.language()))

    def get_short_help_str(self, limit: int = 0) -> str:
        """The first sentence, however long it is."""
        return re.split(r"(?<=[.?!])\s", _text(self.help), maxsplit=1)[0]


class LocalizedGroup(TyperGroup):
    """A group of such commands."""

    format_usage = LocalizedCommand.format_usage
    format_help_text = LocalizedCommand.format_help_text
    format_epilog = LocalizedCommand.format_epilog
    get_short_help_str = LocalizedCommand.get_short_help_str

    def format_options(self, ctx: Any, formatter: Any) -> None:
        LocalizedCommand.format_options(self, ctx, formatter)  # type: ignore[arg-type]
        named = ((name, self.get_command(ctx, name)) for name in self.list_commands(ctx))
        rows = [(name, command.get_short_help_str()) for name, command in named if command is not None]
        _write_section(formatter, "commands", rows)


def _text(message_id: str | None) -> str:
    return localized(Message(message_id)) if message_id else ""


def _write_section(formatter: Any, heading: str, rows: list[tuple[str, str]]) -> None:
    if rows:
        with formatter.section(localized(messages.heading(heading))):
            formatter.write_dl(rows)


def _row(parameter: Any, ctx: Any) -> tuple[str, str]:
    """Names and text of a parameter. The kind of its value, `<int>` or INTEGER, and its default come from Typer."""
    names, described = parameter.get_help_record(ctx)
    is_help = parameter.name == "help" and not parameter.expose_value
    words = localized(messages.show()) if is_help else _text(parameter.help)
    extras = "" if is_help else described.removeprefix(parameter.help or "").strip().removeprefix("[").removesuffix("]")
    told = ", ".join(localized(each) for each in _extras(extras))
    return re.sub(r" (?:<(.+)>|([A-Z]+))$", _kind, names), f"{words}  [{told}]".strip() if told else words


def _kind(found: re.Match[str]) -> str:
    inner = (found[1] or found[2]).lower().removeprefix("list[").removesuffix("]")
    return f" <{localized(messages.kind(KINDS.get(inner, 'text')))}>"


def _extras(described: str) -> Iterator[Message]:
    """
    >>> [message.id for message in _extras("env var: PADDLEWHEEL_DATABASE; default: 3; required")]
    ['cli-help-variable', 'cli-help-default', 'cli-help-required']
    """
    for part in filter(None, described.split("; ")):
        name, _, value = part.partition(": ")
        if name == "required":
            yield messages.required()
        else:
            yield messages.variable(value) if name == "env var" else messages.default(value)
