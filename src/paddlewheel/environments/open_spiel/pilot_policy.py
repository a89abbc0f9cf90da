"""What the pilot would do."""

from paddlewheel.core.game import Position
from paddlewheel.environments.open_spiel.cache import Memory


class PilotsPlans:
    def __init__(self) -> None:
        self._known: Memory[tuple[int, ...]] = Memory()

    def plan(self, position: Position) -> tuple[int, ...]:
        """The actions with which the pilot would finish the decision under way."""
        return self._known.recall(position, self._find)

    def played_out(self, position: Position) -> Position:
        """The turn under way finished by the pilot: halfway through, nobody can tell what it is worth."""
        if position.actor < 0 or position.begins_turn:
            return position
        return _carried_out(position, self.plan(position))[-1]

    def _find(self, position: Position) -> tuple[int, ...]:
        """Whoever follows a plan goes on with the rest of it."""
        hidden = position.hides_from(position.actor)
        plan = (position.seen_by(position.actor) if hidden else position).piloted()
        for done, later in enumerate(_carried_out(position, plan)[1:-1], start=1):
            self._known.keep(later, plan[done:])
        return plan


def _carried_out(position: Position, plan: tuple[int, ...]) -> list[Position]:
    """The moments of a plan, as far as it goes: it ends where somebody else decides."""
    moments, actor = [position], position.actor
    for action in plan:
        if moments[-1].actor != actor or action not in moments[-1].legal_actions():
            break
        after = moments[-1].copy()
        after.step(action)
        moments.append(after)
    return moments
