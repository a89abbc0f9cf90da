"""Keyboard handling: arrows move the selection, Enter confirms it, other keys are typed. Games extend it."""

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from paddlewheel.core.matches.match import Match
from paddlewheel.core.terminal.game_ui import GameUI, Words

# Names of special keys
UP, DOWN, LEFT, RIGHT, ENTER, BACKSPACE, ESCAPE, END_OF_INPUT, NO_KEY = (
    "<up>",
    "<down>",
    "<left>",
    "<right>",
    "<enter>",
    "<backspace>",
    "<escape>",
    "<end of input>",
    "",
)

WIPE_LINE = "\x15"


class Table(Protocol):
    """What keys act on."""

    ui: GameUI
    match: Match
    page: Any  # shown instead of the table, or None
    over: bool  # the player has quit

    @property
    def position(self) -> Any: ...

    @property
    def is_human_turn(self) -> bool: ...

    def say(self, words: Words, *, trouble: bool = False) -> None: ...

    def choose(self, action: int) -> None: ...

    def submit(self, line: str) -> None: ...

    def turn_page(self) -> None: ...


class Controls:
    steps: ClassVar[Mapping[str, int]] = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1}  # in the list of choices

    def __init__(self, table: Table) -> None:
        self.table = table
        self.typed = ""
        self._index: int | None = None
        self._moment = -1  # length of the log when the selection was made

    # Overridable by a game

    @property
    def choices(self) -> list[int]:
        """The actions the arrow keys select from now."""
        return self.table.ui.choices(self.table.position) if self.table.is_human_turn else []

    def first(self, choices: list[int]) -> int:
        """The index of the initial selection."""
        return 0

    def handle_arrow(self, key: str) -> None:
        if self.chosen is not None:
            self.move_selection(self.steps[key])

    def handle_immediately(self, key: str) -> bool:
        """Handle a character that acts without Enter; False if it is to be typed instead."""
        return False

    def reset_choice(self) -> None:
        """Reset the selection mode, on Escape and after every action."""

    # Common to all games

    @property
    def chosen(self) -> int | None:
        self._forget_old_choice()
        choices = self.choices
        if not choices:
            return None
        if self._index is None:
            self._index = self.first(choices)
        return choices[self._index % len(choices)]

    def select_action(self, action: int) -> None:
        self._index = self.choices.index(action)

    def move_selection(self, step: int) -> None:
        self._index = ((self._index or 0) + step) % len(self.choices)

    def _forget_old_choice(self) -> None:
        moment = len(self.table.match.log)
        if moment != self._moment:
            self._moment, self._index = moment, None
            self.reset_choice()

    def press(self, key: str) -> None:
        self._forget_old_choice()
        if key == ENTER:
            self._enter()
        elif key == ESCAPE:
            self.typed, self.table.page = "", None
            self.reset_choice()
        elif key == BACKSPACE:
            self.typed = self.typed[:-1]
        elif key == WIPE_LINE:
            self.typed = ""
        elif key == END_OF_INPUT:
            self.table.over = self.table.over or not self.typed
        elif key in Controls.steps:
            self._press_arrow(key)
        elif len(key) == 1 and key.isprintable():
            self._character(key)

    def _enter(self) -> None:
        line, self.typed = self.typed, ""
        chosen = self.chosen
        if not line.strip() and chosen is not None and not self.table.page:
            self.table.choose(chosen)
        else:
            self.table.submit(line)

    def _press_arrow(self, key: str) -> None:
        if self.table.page:
            self.table.turn_page()
        elif not self.typed and self.table.is_human_turn:
            self.handle_arrow(key)

    def _character(self, key: str) -> None:
        if self.typed:
            self.typed += key
        elif key == "?":
            self.table.submit(key)
        elif key == " " and self.table.page:
            self.table.turn_page()
        elif not self.handle_immediately(key):
            self.typed += key
