"""A text shown in place of the river, turned page by page."""

import textwrap
from dataclasses import dataclass


@dataclass
class Page:
    paragraphs: list[str]
    at: int = 0  # lines that have scrolled by
    from_the_end: bool = False

    def lines(self, width: int) -> list[str]:
        wrapped: list[str] = []
        for paragraph in self.paragraphs:
            indent = " " * (len(paragraph) - len(paragraph.lstrip()) + 2)
            wrapped += textwrap.wrap(paragraph, width, subsequent_indent=indent, drop_whitespace=True) or [""]
        return wrapped

    def shown(self, width: int, height: int) -> list[str]:
        lines = self.lines(width)
        start = max(0, len(lines) - height) if self.from_the_end else self.at
        return lines[start : start + height]

    def has_more(self, width: int, height: int) -> bool:
        return not self.from_the_end and self.at + height < len(self.lines(width))

    def turn(self, width: int, height: int) -> bool:
        """On to the next page; False if this was the last."""
        if not self.has_more(width, height):
            return False
        self.at += height
        return True
