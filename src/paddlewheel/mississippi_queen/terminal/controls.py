"""Keyboard handling for Mississippi Queen: arrows steer or move the selection, digits set a speed."""

from collections.abc import Mapping
from typing import ClassVar

from paddlewheel.core.terminal.controls import DOWN, LEFT, RIGHT, UP, Controls, Table
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import FACE, GO_AHEAD, PORT, PUSH, SPEED, STARBOARD, decode
from paddlewheel.mississippi_queen.game import MississippiQueenPosition
from paddlewheel.mississippi_queen.terminal import messages
from paddlewheel.mississippi_queen.terminal.candidates import FACINGS
from paddlewheel.mississippi_queen.view.focus import pointed_boat, pushed_boat


class MississippiQueenControls(Controls):
    steps: ClassVar[Mapping[str, int]] = {UP: 1, RIGHT: 1, DOWN: -1, LEFT: -1}

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._pushing = False  # while choosing the direction of a push

    @property
    def choices(self) -> list[int]:
        """The actions to select from; none while the arrows steer."""
        position = self.table.position
        if not self.table.is_human_turn or position.record.decision != state.MOVE_DECISION:
            return super().choices
        return legal_pushes(position) if self._pushing else []

    def first(self, choices: list[int]) -> int:
        """Start at the action that changes nothing: the current speed or heading."""
        race = self.table.position.record
        wanted = choices[0]
        if race.decision == state.SPEED_DECISION:
            wanted = SPEED + int(race.speed[int(race.boat)]) - 1
        elif race.decision in FACINGS:
            wanted = FACE + int(race.bow[pointed_boat(self.table.position)])
        return choices.index(wanted) if wanted in choices else 0

    def reset_choice(self) -> None:
        self._pushing = False

    def handle_immediately(self, key: str) -> bool:
        if not key.isdecimal() or not self._asks_for_speed():
            return False
        self.table.submit(f"speed {key}")
        return True

    def _asks_for_speed(self) -> bool:
        return self.table.is_human_turn and bool(self.table.position.record.decision == state.SPEED_DECISION)

    def handle_arrow(self, key: str) -> None:
        if self.chosen is None:
            self._steer(key)
        else:
            self.move_selection(self.steps[key])

    def move_selection(self, step: int) -> None:
        """Move the selection; headings wrap around, speeds do not."""
        index, last = self.choices.index(self.chosen or 0) + step, len(self.choices) - 1
        if not self._asks_for_speed() or 0 <= index <= last:
            super().move_selection(step)

    def _steer(self, key: str) -> None:
        if key == DOWN:
            self.table.say(messages.never_backward(), trouble=True)
        elif key == UP:
            self._go()
        else:
            self.table.choose(PORT if key == LEFT else STARBOARD)

    def _go(self) -> None:
        """Go ahead, or push the boat in the way."""
        position = self.table.position
        boat = pushed_boat(position)
        if boat == state.NONE:
            self.table.choose(GO_AHEAD)
            return
        pushes = legal_pushes(position)
        if len(pushes) > 1:
            self._pushing = True
            self.table.say(messages.push_which_way())
        else:
            self.table.choose(pushes[0] if pushes else PUSH + int(position.record.bow[int(position.record.boat)]))


def legal_pushes(position: MississippiQueenPosition) -> list[int]:
    return [action for action in position.legal_actions() if decode(action).verb == "push"]
