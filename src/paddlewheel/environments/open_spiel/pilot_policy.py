"""Cached policy of the pilot: its plan for the current decision."""

from paddlewheel.bots.follow_plan import plan_holds
from paddlewheel.core.game import Position
from paddlewheel.environments.open_spiel.cache import PositionCache


class PilotPolicy:
    def __init__(self) -> None:
        self._known: PositionCache[tuple[int, ...]] = PositionCache()

    def plan(self, position: Position) -> tuple[int, ...]:
        """The pilot's actions for the current decision, to its end."""
        return self._known.recall(position, self._find)

    def after_turn(self, position: Position) -> Position:
        """The position after the pilot finishes the turn; a position in mid-turn has no reliable value."""
        if position.actor < 0 or position.begins_turn:
            return position
        return _plan_positions(position, self.plan(position))[-1]

    def _find(self, position: Position) -> tuple[int, ...]:
        """Compute a plan, and cache its remainder for each position on the way."""
        hidden = position.hides_information_from(position.actor)
        seen = position.seen_by(position.actor) if hidden else position
        plan = position.game.module.pilot.pilot_actions(seen)
        for done, later in enumerate(_plan_positions(position, plan)[1:-1], start=1):
            self._known.keep(later, plan[done:])
        return plan


def _plan_positions(position: Position, plan: tuple[int, ...]) -> list[Position]:
    """The positions along a plan, up to the first one where it is illegal or another seat acts."""
    moments, actor = [position], position.actor
    for action in plan:
        if not plan_holds(moments[-1], actor, action):
            break
        after = moments[-1].copy()
        after.step(action)
        moments.append(after)
    return moments
