"""Keyboard handling for Riverboat: arrows move over the mat or through the list, space turns a tile."""

from paddlewheel.core.terminal.controls import DOWN, LEFT, RIGHT, UP, Controls
from paddlewheel.riverboat import state
from paddlewheel.riverboat.components import mats
from paddlewheel.riverboat.terminal.marks import field_of, is_on_mat, turn_of

ARROW_STEPS = {UP: (-1, 0), DOWN: (1, 0), LEFT: (0, -1), RIGHT: (0, 1)}  # rows and columns


class RiverboatControls(Controls):
    @property
    def choices(self) -> list[int]:
        """The actions to select from; while a field is to be chosen, only fields: the coin must be typed."""
        choices = super().choices
        if not choices or not is_on_mat(self.table.position):
            return choices
        return [action for action in choices if field_of(action) is not None]

    def handle_arrow(self, key: str) -> None:
        if is_on_mat(self.table.position):
            self._walk(key)
        else:
            super().handle_arrow(key)

    def _walk(self, key: str) -> None:
        here = self.chosen
        if here is None:
            return
        others = [action for action in self.choices if field_of(action) != field_of(here)]
        ahead = {action: _distance(here, action, *ARROW_STEPS[key]) for action in others}
        reachable = [action for action in others if ahead[action] < UNREACHABLE_DISTANCE]
        if reachable:
            nearest = min(ahead[action] for action in reachable)
            there = [action for action in reachable if ahead[action] == nearest]
            self.select_action(min(there, key=lambda action: (turn_of(action) != turn_of(here), _side(here, action))))

    def handle_immediately(self, key: str) -> bool:
        """Turn the tile in place with the space key."""
        position = self.table.position
        here = self.chosen
        if key != " " or here is None or position.record.decision != state.LAY_DECISION:
            return False
        turned = [action for action in self.choices if field_of(action) == field_of(here)]
        self.select_action(turned[(turned.index(here) + 1) % len(turned)])
        return True


def _side(here: int, there: int) -> int:
    """Tie-break between equally distant fields: right from an even row, left from an odd one, for a straight path."""
    fields = mats()[0].fields
    column = fields[field_of(there) or 0].column
    return column if fields[field_of(here) or 0].row % 2 else -column


UNREACHABLE_DISTANCE = 1000


def _distance(here: int, there: int, rows: int, columns: int) -> int:
    """Distance to a field in an arrow's direction, sideways counted twice; UNREACHABLE_DISTANCE off that direction."""
    fields = mats()[0].fields
    first, second = fields[field_of(here) or 0], fields[field_of(there) or 0]
    down, right = 2 * (second.row - first.row), second.column - first.column
    along, across = down * rows + right * columns, abs(down * columns) + abs(right * rows)
    return along + 2 * across if along > 0 and across <= 2 * along else UNREACHABLE_DISTANCE
