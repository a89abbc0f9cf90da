"""List of legal actions with key, price and meaning; a long list scrolls with the selection."""

import textwrap

from paddlewheel.core.terminal import messages, theme
from paddlewheel.core.terminal.canvas import Canvas
from paddlewheel.core.terminal.game_ui import GameUI, Scene

MIN_TEXT_COLUMNS = 9  # for the text of an option
MIN_COLUMNS_FOR_PRICE = 28  # width from which prices are shown
MIN_COLUMNS_FOR_MEANING = 16  # room from which meanings are shown


class OptionList:
    """The current options, laid out in a width and a number of rows."""

    def __init__(self, face: GameUI, scene: Scene, width: int, rows: int) -> None:
        self.ui, self.scene, position = face, scene, scene.position
        self.choices = face.choices(position)
        self.texts = [position.game.action_text(action) for action in self.choices]
        self.keys = [face.key(action, index) for index, action in enumerate(self.choices)]
        self.key_width = max(map(len, self.keys), default=0)
        count = len(self.choices)
        narrowest = self.key_width + max([MIN_TEXT_COLUMNS, *map(len, self.texts)]) + 3
        columns = 2 if rows < count <= 2 * rows and width // 2 >= narrowest else 1
        self.width = width // columns
        self.rows = min(rows, -(-count // columns))
        self.is_truncated = count > columns * rows and rows > 1
        self.room = (rows - 1 if self.is_truncated else self.rows) * columns

    def paint(self, canvas: Canvas, top: int, chosen: int | None) -> int:
        """Paint the list; returns the number of rows used."""
        first = self._first(chosen)
        shown = range(first, min(len(self.choices), first + self.room))
        table = _OptionColumns(self, shown)
        for place, index in enumerate(shown):
            x, y = place // self.rows * self.width, top + place % self.rows
            table.paint(canvas, x, y, index, self.choices[index] == chosen)
        if self.is_truncated:
            mark = self.scene.text(messages.shown_of(first + 1, shown.stop, len(self.choices)))
            canvas.put(2 + self.key_width, top + self.rows - 1, mark, theme.FAINT)
        return self.rows

    def _first(self, chosen: int | None) -> int:
        if len(self.choices) <= self.room or chosen not in self.choices:
            return 0
        return max(0, min(self.choices.index(chosen) - self.room // 2, len(self.choices) - self.room))


class _OptionColumns:
    """The visible options, with column widths fitted to them."""

    def __init__(self, options: OptionList, shown: range) -> None:
        self.list = options
        scene = options.scene
        self.told = {index: options.ui.option(scene.position, options.choices[index]) for index in shown}
        self.prices = {index: scene.text(option.price) for index, option in self.told.items()}
        self.text_width = max([MIN_TEXT_COLUMNS, *(len(option.text) for option in self.told.values())])
        dear = max(map(len, self.prices.values()), default=0)
        self.price_width = dear + 2 if dear else 0

    def paint(self, canvas: Canvas, x: int, y: int, index: int, chosen: bool) -> None:
        option, end = self.told[index], x + self.list.width
        canvas.put(x, y, "▸" if chosen else " ", theme.KEY)
        canvas.put(x + 1, y, f"{self.list.keys[index]:>{self.list.key_width}}", theme.KEY)
        x += 2 + self.list.key_width
        canvas.put(x, y, f"{option.text:<{MIN_TEXT_COLUMNS}}", theme.CHOSEN if chosen else theme.BOLD)
        if self.list.width < MIN_COLUMNS_FOR_PRICE:
            return
        x += self.text_width + 2
        canvas.put(x, y, self.prices[index], theme.PLAIN)
        x += self.price_width
        if end - x > MIN_COLUMNS_FOR_MEANING:
            meaning = self.list.scene.text(option.meaning)
            canvas.put(x, y, textwrap.shorten(meaning, end - x - 1, placeholder="…"), theme.FAINT)
