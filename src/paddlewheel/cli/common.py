"""Shared parts of the commands: application, common options, JSON output, progress bars."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from paddlewheel.cli import messages
from paddlewheel.cli.help import LocalizedCommand, LocalizedGroup
from paddlewheel.cli.language import localized
from paddlewheel.cli.messages.help import command_text, option
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages import Message

OK, FAILED, USAGE, UNCHECKED = 0, 1, 2, 3
DEFAULT_GAME = "mississippi-queen"

Function = TypeVar("Function", bound=Callable[..., Any])


def new_group(slug: str, *, acts_alone: bool = False) -> typer.Typer:
    return typer.Typer(
        cls=LocalizedGroup,
        help=command_text(slug).id,
        add_completion=False,
        invoke_without_command=acts_alone,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )


app = new_group("paddlewheel", acts_alone=True)
out = Console()
err = Console(stderr=True)


def command(slug: str, name: str | None = None, group: typer.Typer = app) -> Callable[[Function], Function]:
    """Declare a command, named as its text is unless said otherwise."""
    return group.command(name or slug, cls=LocalizedCommand, help=command_text(slug).id)


Edition = Annotated[str | None, typer.Option(help=option("edition"))]
Players = Annotated[int | None, typer.Option(help=option("players"))]
Variants = Annotated[str, typer.Option(help=option("variants"))]
Seed = Annotated[int | None, typer.Option(help=option("seed"))]
AsJson = Annotated[bool, typer.Option("--json", help=option("json"))]


def parse_variants(text: str) -> dict[str, Any]:
    """
    >>> parse_variants("black_rose,river_length=15,b_tiles=B1+B2")
    {'black_rose': True, 'river_length': 15, 'b_tiles': 'B1+B2'}
    """
    found: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, value = part.partition("=")
        found[name] = (int(value) if value.isdecimal() else value) if equals else True
    return found


def say(message: Message, console: Console | None = None) -> None:
    """Print a message in the language of the command."""
    (console or out).print(localized(message), markup=False, highlight=False, soft_wrap=True)


def print_json(data: Any) -> None:
    sys.stdout.write(json.dumps(data, separators=(",", ":")) + "\n")


def compile_if_needed() -> None:
    """Compile with a progress bar unless the cache is complete."""
    from paddlewheel.lab.runs.precompile import cache_is_warm, functions_to_compile, precompile_all

    if cache_is_warm():
        return
    with progress_bar(messages.compiling(), functions_to_compile()) as advance:
        precompile_all(advance)


def progress_bar(what: Message, total: int) -> "Progress":
    return Progress(localized(what), total)


class Progress:
    """A progress bar on stderr; `with Progress(...) as advance: advance(done)`."""

    def __init__(self, what: str, total: int) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Bar(*columns, console=err, transient=True)
        self._task = self._bar.add_task(what, total=total)

    def __enter__(self) -> Callable[[int], None]:
        self._bar.start()
        return lambda done: self._bar.update(self._task, completed=done)

    def __exit__(self, *_: object) -> None:
        self._bar.stop()


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise PaddlewheelError(messages.unreadable(str(path), str(problem.strerror))) from None
    except UnicodeDecodeError:
        raise PaddlewheelError(messages.not_a_text_file(str(path))) from None
