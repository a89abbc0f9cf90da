"""Grid of styled characters on which the screen is drawn; text outside the grid is clipped."""

from itertools import groupby

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

BLANK = (" ", Style.null())


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[BLANK] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> None:
        """Write a text, clipped to the canvas. A style without a background keeps the existing one."""
        if not 0 <= y < self.height:
            return
        row = self._cells[y]
        for offset, character in enumerate(text):
            at = x + offset
            if 0 <= at < self.width:
                below = row[at][1]
                row[at] = (character if cell_len(character) == 1 else "?", below + style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        for row, cells in enumerate(other._cells):
            for column, cell in enumerate(cells):
                if 0 <= x + column < self.width and 0 <= y + row < self.height:
                    self._cells[y + row][x + column] = cell

    def rows(self, top: int, count: int) -> "Canvas":
        """A copy of some rows as a new canvas."""
        part = Canvas(self.width, count)
        part._cells = [list(row) for row in self._cells[top : top + count]]
        return part

    def fill(self, x: int, y: int, width: int, style: Style, character: str = " ") -> None:
        self.put(x, y, character * width, style)

    def row(self, y: int) -> Text:
        text = Text(no_wrap=True, end="")
        for style, run in groupby(self._cells[y], key=lambda cell: cell[1]):
            text.append("".join(character for character, _ in run), style)
        return text

    def plain(self) -> str:
        """The characters without styles."""
        return "\n".join("".join(cell[0] for cell in row).rstrip() for row in self._cells)
