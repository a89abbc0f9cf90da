"""`paddlewheel replay`: a finished or saved game told line by line."""

from rich.console import Console
from rich.text import Text

from paddlewheel.core.match import Match
from paddlewheel.terminal import palette
from paddlewheel.terminal.faces import face_of
from paddlewheel.terminal.logbook import chronicle


def tell(match: Match, console: Console) -> None:
    """Print what happened, from the first draw to the last action."""
    face = face_of(match.game)
    for line in chronicle(match, face).lines:
        console.print(Text(line.text, palette.TITLE if line.chapter else palette.PLAIN), soft_wrap=True)
    if not match.is_over:
        console.print(Text(face.prompt(match.position, None), palette.BOLD), soft_wrap=True)
