"""Command line. Results go to stdout, progress to stderr; with --json the result is one line of JSON."""

import sys

from paddlewheel.cli import lab, operate, play, rules, serve
from paddlewheel.cli.common import FAILED, app, err
from paddlewheel.core.errors import PaddlewheelError

__all__ = ["app", "lab", "main", "operate", "play", "rules", "serve"]


def main() -> None:
    """Run the command; package errors become a message on stderr and an exit code, without a traceback."""
    try:
        app()
    except PaddlewheelError as problem:
        err.print(f"paddlewheel: {problem}", markup=False, highlight=False, soft_wrap=True)
        sys.exit(FAILED)
