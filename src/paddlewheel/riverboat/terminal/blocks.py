"""Blocks of text for the shared boards, placed where there is room."""

from collections.abc import Iterable
from dataclasses import dataclass

from rich.style import Style

from paddlewheel.core.terminal import theme
from paddlewheel.core.terminal.canvas import Canvas

BLOCK_COLUMNS = 41
TextRow = tuple[tuple[str, Style], ...]  # pieces of text side by side


@dataclass(frozen=True)
class Block:
    title: str
    rows: tuple[TextRow, ...]

    @property
    def height(self) -> int:
        return 1 + len(self.rows)

    def paint(self, canvas: Canvas, x: int, y: int) -> None:
        canvas.put(x, y, self.title, theme.HEADING)
        for index, row in enumerate(self.rows, start=1):
            at = x + 1
            for text, style in row:
                canvas.put(at, y + index, text, style)
                at += len(text)


def place_blocks(canvas: Canvas, x: int, y: int, width: int, height: int, blocks: Iterable[Block]) -> list[Block]:
    """Place blocks into columns, each at the first fitting position; returns those without room."""
    columns = max(1, (width + 1) // (BLOCK_COLUMNS + 1))
    used = [0] * columns
    left = []
    for block in blocks:
        gaps = [used[column] + (1 if used[column] else 0) for column in range(columns)]
        free = [column for column in range(columns) if gaps[column] + block.height <= height]
        if width < BLOCK_COLUMNS - 2 or not free:
            left.append(block)
            continue
        column = min(free, key=lambda number: gaps[number])
        block.paint(canvas, x + column * (BLOCK_COLUMNS + 1), y + gaps[column])
        used[column] = gaps[column] + block.height
    return left
