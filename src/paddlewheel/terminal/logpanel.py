"""The latest lines of the log, the newest at the bottom."""

import textwrap

from paddlewheel.terminal import palette
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.logbook import Line


def paint_log(canvas: Canvas, top: int, rows: int, lines: list[Line]) -> None:
    shown: list[tuple[str, Line]] = []
    for line in lines[-rows:] if rows > 0 else []:
        wrapped = textwrap.wrap(line.text, canvas.width - 1, subsequent_indent="  ", break_on_hyphens=False)
        shown += [(part, line) for part in wrapped]
    for index, (part, line) in enumerate(shown[-rows:] if rows > 0 else []):
        style = palette.HEADING if line.chapter else palette.PLAIN if line.weighty else palette.FAINT
        canvas.put(1, top + index, part, style)
