"""Points by source, and a preview of the final scoring."""

from collections.abc import Sequence
from operator import sub
from typing import TYPE_CHECKING

from paddlewheel.riverboat import state
from paddlewheel.riverboat.state import RiverboatState
from paddlewheel.riverboat.tables import ROUNDS

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition


def earned(record: RiverboatState, seat: int) -> dict[str, int]:
    """Points of a player by source."""
    first = state.POINT_SOURCE_COUNT * seat
    return {name: record.earned[first + source] for source, name in enumerate(state.POINT_SOURCE_NAMES)}


def preview_final_scoring(position: "RiverboatPosition") -> list[dict[str, int]]:
    """Points of each seat if the final scoring took place now."""
    if position.record.decision == state.OVER_DECISION or position.record.round_number == 0:
        return [{} for _ in range(position.options.players)]
    ended = position.copy()
    record = ended.record
    record.round_number, record.phase, record.decision = ROUNDS, state.SCORING, state.PHASE_BEGINS
    ended.run_to_decision()
    before, after = position.record.earned, record.earned[:]
    return [_gained(before, after, seat) for seat in range(position.options.players)]


LAST_SOURCES = state.POINT_SOURCE_NAMES[state.FROM_COINS :]  # of the final scoring


def _gained(before: Sequence[int], after: Sequence[int], seat: int) -> dict[str, int]:
    first, end = state.POINT_SOURCE_COUNT * seat + state.FROM_COINS, state.POINT_SOURCE_COUNT * (seat + 1)
    return dict(zip(LAST_SOURCES, map(sub, after[first:end], before[first:end]), strict=True))
