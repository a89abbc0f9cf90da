"""Lines of a game's log, and how they are painted."""

import textwrap
from collections.abc import Hashable, Sequence
from dataclasses import dataclass

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas


@dataclass(frozen=True)
class LogLine:
    text: str
    key: Hashable = None  # entries with equal keys are joined in one line
    heading: str = ""
    part_texts: tuple[str, ...] = ()
    important: bool = False
    chapter: bool = False


def paint_log(canvas: Canvas, top: int, rows: int, lines: Sequence[LogLine]) -> None:
    shown: list[tuple[str, LogLine]] = []
    for line in lines[-rows:] if rows > 0 else []:
        wrapped = textwrap.wrap(line.text, canvas.width - 1, subsequent_indent="  ", break_on_hyphens=False)
        shown += [(part, line) for part in wrapped]
    for index, (part, line) in enumerate(shown[-rows:] if rows > 0 else []):
        style = theme.HEADING if line.chapter else theme.PLAIN if line.important else theme.FAINT
        canvas.put(1, top + index, part, style)
