"""`paddlewheel replay`: a finished or saved race told line by line."""

from typing import cast

from rich.console import Console
from rich.text import Text

from paddlewheel.core.match import Match
from paddlewheel.mississippi_queen.game import RacePosition
from paddlewheel.mississippi_queen.view.prompts import prompt
from paddlewheel.terminal import palette
from paddlewheel.terminal.logbook import Logbook


def tell(match: Match, console: Console) -> None:
    """Print what happened, from the first draw to the last action."""
    logbook = Logbook()
    position = cast(RacePosition, match.game.new_position(match.options))
    for action in match.log:
        before = position.copy()
        position.step(action)
        logbook.tell(before, position, action)
    for line in logbook.lines:
        style = palette.TITLE if line.text.startswith("Round ") else palette.PLAIN
        console.print(Text(line.text, style), soft_wrap=True)
    if not match.is_over:
        console.print(Text(prompt(position, None), palette.BOLD), soft_wrap=True)
