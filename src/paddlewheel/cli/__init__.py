"""Command line. Results go to stdout, progress to stderr; with --json the result is one line of JSON."""

import os
import sys

import typer
from typer.main import get_command

from paddlewheel.cli import lab, messages, operate, play, rules, serve
from paddlewheel.cli.common import FAILED, OK, app, err, say
from paddlewheel.cli.language import LANGUAGE, without_language
from paddlewheel.cli.messages.help import aborted
from paddlewheel.cli.usage_errors import USAGE_ERROR, show_usage_error
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages.language import find_language

__all__ = ["app", "lab", "main", "operate", "play", "rules", "serve"]


def main() -> None:
    """Run the command; package errors become a message on stderr and an exit code, without a traceback."""
    sys.exit(_run(sys.argv[1:]))


def _run(arguments: list[str]) -> int:
    try:
        LANGUAGE.set(find_language(None, os.environ))
        language, others = without_language(arguments)
        LANGUAGE.set(find_language(language, os.environ))
        ended = get_command(app)(others, prog_name="paddlewheel", standalone_mode=False)
        return ended if isinstance(ended, int) else OK
    except PaddlewheelError as problem:
        say(messages.failed(problem.message), err)
        return FAILED
    except USAGE_ERROR as problem:
        return show_usage_error(problem)
    except typer.Abort:
        say(aborted(), err)
        return FAILED
