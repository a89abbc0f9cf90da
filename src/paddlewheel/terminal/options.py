"""Every legal action with its key, its price and what it means; a long list is shown around the chosen one."""

import textwrap
from typing import Any

from paddlewheel.terminal import palette
from paddlewheel.terminal.canvas import Canvas
from paddlewheel.terminal.face import Face

SHORTEST = 9  # columns for the words of an option
PRICED = 28  # columns in which an option is told with its price
MEANINGFUL = 12  # columns worth telling a meaning in


class OptionList:
    """The options now, laid out in so many columns and rows."""

    def __init__(self, face: Face, position: Any, width: int, rows: int) -> None:
        self.face, self.position = face, position
        self.choices = face.choices(position)
        self.texts = [position.game.action_text(action) for action in self.choices]
        count = len(self.choices)
        self.key_width = max((len(face.key(action, index)) for index, action in enumerate(self.choices)), default=0)
        self.text_width = max([SHORTEST, *map(len, self.texts)])
        narrowest = self.key_width + self.text_width + 3
        self.columns = 2 if rows < count <= 2 * rows and width // 2 >= narrowest else 1
        self.width = width // self.columns
        self.rows = min(rows, -(-count // self.columns))
        self.options = [face.option(position, action) for action in self.choices]
        dear = max((len(option.price) for option in self.options), default=0)
        self.price_width = dear + 2 if dear else 0

    def paint(self, canvas: Canvas, top: int, chosen: int | None) -> int:
        """Returns how many rows it took."""
        first = self._first(chosen)
        shown = range(first, min(len(self.choices), first + self.rows * self.columns))
        for place, index in enumerate(shown):
            x, y = place // self.rows * self.width, top + place % self.rows
            self._paint_option(canvas, x, y, index, self.choices[index] == chosen)
        if len(shown) < len(self.choices):
            mark = f"{first + 1}-{shown.stop} of {len(self.choices)}"
            canvas.put(canvas.width - len(mark), top + self.rows - 1, mark, palette.FAINT)
        return self.rows

    def _first(self, chosen: int | None) -> int:
        room = self.rows * self.columns
        if len(self.choices) <= room or chosen not in self.choices:
            return 0
        return max(0, min(self.choices.index(chosen) - room // 2, len(self.choices) - room))

    def _paint_option(self, canvas: Canvas, x: int, y: int, index: int, chosen: bool) -> None:
        action = self.choices[index]
        canvas.put(x, y, "▸" if chosen else " ", palette.KEY)
        canvas.put(x + 1, y, f"{self.face.key(action, index):>{self.key_width}}", palette.KEY)
        at = x + 2 + self.key_width
        canvas.put(at, y, f"{self.texts[index]:<{SHORTEST}}", palette.CHOSEN if chosen else palette.BOLD)
        if self.width < PRICED:
            return
        option = self.options[index]
        at += self.text_width + 2
        canvas.put(at, y, option.price, palette.PLAIN)
        at += self.price_width
        room = x + self.width - at - 1
        if room >= MEANINGFUL:
            canvas.put(at, y, textwrap.shorten(option.meaning, room, placeholder="…"), palette.FAINT)
