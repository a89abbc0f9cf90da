"""Command line. Results go to stdout, progress to stderr; with --json the result is one line of JSON."""

import os
import sys

from typer.main import get_command

from paddlewheel.cli import lab, messages, operate, play, rules, serve
from paddlewheel.cli.common import FAILED, LANGUAGE, app, err, say
from paddlewheel.cli.language import mention_language, without_language
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.messages.language import find_language

__all__ = ["app", "lab", "main", "operate", "play", "rules", "serve"]


def main() -> None:
    """Run the command; package errors become a message on stderr and an exit code, without a traceback."""
    try:
        LANGUAGE.set(find_language(None, os.environ))
        language, arguments = without_language(sys.argv[1:])
        LANGUAGE.set(find_language(language, os.environ))
        command = get_command(app)
        mention_language(command)
        command(arguments)
    except PaddlewheelError as problem:
        say(messages.failed(problem.message), err)
        sys.exit(FAILED)
