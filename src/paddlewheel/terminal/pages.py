"""Pages of text or drawing shown in place of the table, scrolled page by page."""

import textwrap
from dataclasses import dataclass, field

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas


@dataclass
class Page:
    """Paragraphs, wrapped to the available width."""

    paragraphs: list[str] = field(default_factory=list)
    at: int = 0  # first visible line
    from_the_end: bool = False

    def lines(self, width: int) -> list[str]:
        wrapped: list[str] = []
        for paragraph in self.paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()) + 2)
            wrapped += textwrap.wrap(paragraph, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
        return wrapped

    def length(self, width: int) -> int:
        return len(self.lines(width))

    def shown(self, width: int, height: int) -> list[str]:
        lines = self.lines(width)
        start = max(0, len(lines) - height) if self.from_the_end else self.at
        return lines[start : start + height]

    def paint(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        for index, line in enumerate(self.shown(width, height)):
            canvas.put(x, y + index, line, theme.BOLD if index == 0 and self.at == 0 else theme.PLAIN)

    def has_more(self, width: int, height: int) -> bool:
        return not self.from_the_end and self.at + height < self.length(width)

    def turn(self, width: int, height: int) -> bool:
        """Scroll to the next page; False if this was the last."""
        if not self.has_more(width, height):
            return False
        self.at += height
        return True


@dataclass
class CanvasPage(Page):
    """A page that shows a canvas of any height."""

    canvas: Canvas = field(default_factory=lambda: Canvas(0, 0))

    def lines(self, width: int) -> list[str]:
        return self.canvas.plain().split("\n")

    def paint(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        canvas.paste(self.canvas.rows(self.at, min(height, self.canvas.height - self.at)), x, y)
