"""Render a position as text, 100 columns wide: the board as in the terminal, and the current decision."""

import textwrap
from io import StringIO
from typing import Any

from rich.console import Console
from rich.text import Text

from paddlewheel.core.game import Position
from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import Scene

WIDTH = 100


def ansi(position: Position, colour: bool = False) -> str:
    """Plain text, or with ANSI colours."""
    seen: Any = position.seen_by(-1)
    game, face = seen.game, seen.game.module.terminal
    scene = Scene(seen, seen.actor)
    table = face.text_picture(scene, WIDTH)
    sentence = textwrap.wrap(scene.text(face.prompt(seen, None)), WIDTH - 2)
    canvas = Canvas(WIDTH, table.height + 2 + len(sentence))
    facts = [game.options_to_json(seen.options)["edition"], *map(scene.text, face.facts(seen))]
    canvas.put(1, 0, game.title, theme.TITLE)
    canvas.put(3 + len(game.title), 0, "· " + " · ".join(facts), theme.PLAIN)
    canvas.paste(table, 0, 1)
    for index, line in enumerate(sentence, start=2 + table.height):
        canvas.put(1, index, line, theme.BOLD)
    return _coloured(canvas) if colour else canvas.plain()


def _coloured(canvas: Canvas) -> str:
    console = Console(file=StringIO(), force_terminal=True, color_system="truecolor", width=canvas.width)
    with console.capture() as captured:
        console.print(Text("\n", no_wrap=True, end="").join(canvas.row(y) for y in range(canvas.height)), end="")
    return captured.get()
