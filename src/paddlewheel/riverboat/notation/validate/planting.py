"""Validation of the decisions to take and to lay a crop tile."""

from typing import TYPE_CHECKING

from paddlewheel.core.notation.json_reader import require
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import decode
from paddlewheel.riverboat.notation.fields import bare
from paddlewheel.riverboat.notation.validate.cards import spaces_to_fill

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def check_refill(position: "RiverboatPosition") -> None:
    """RB-PLA-5: the board is refilled for a player with workers on bare fields."""
    record, players = position.record, position.options.players
    if record.phase == state.PLANTING:
        seat = (record.phase_owner[state.PLANTING] + record.turn - 1) % players
        require(bare(record, seat) > 0, "turn.planter", f"seat {seat + 1} has no worker on a bare field (RB-PLA-6)")


def check_take(position: "RiverboatPosition") -> None:
    """An open tile fits, else the board would have been refilled; a tile of the searched pile fits too."""
    record = position.record
    before = position.copy()
    before.record.search = 0
    fits = any(decode(action).verb == "take" for action in before.legal_actions())
    require(fits, "decision", "cannot be take: no open tile fits under the workers on bare fields (RB-PLA-5)")
    if record.search:
        after = position.copy()
        legal = after.legal_actions()
        require(bool(legal), "turn.search", "this pile is empty (RB-PLA-4)")
        after.step(legal[0])
        require(bool(after.legal_actions()), "turn.search", "no tile of this pile fits (RB-PLA-4)")
    full = not record.refilled or not any(spaces_to_fill(position))
    require(full, "turn.refilled", "is true, but the board is not full (RB-PLA-5)")


def check_lay(position: "RiverboatPosition") -> None:
    """The taken tile came from the board or from a pile."""
    record = position.record
    before = position.copy()
    before.record.crops_open[record.tile] += 1
    full = not any(spaces_to_fill(position)) or not any(spaces_to_fill(before))
    require(full or not record.refilled, "turn.refilled", "is true, but the board was not full (RB-PLA-5)")
