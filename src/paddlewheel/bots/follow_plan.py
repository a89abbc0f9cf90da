"""Following a plan: its seat plays it action by action for as long as it holds, and then decides anew."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from paddlewheel.core.game import NOBODY, Position


def plan_holds(position: Position, seat: int, action: int) -> bool:
    """Whether a seat's plan can go on with this action: the seat still decides, and the action is legal."""
    return position.actor == seat and not position.refusal(action)


def followed(position: Position, plan: Iterable[int]) -> Iterator[int]:
    """The actions of the deciding seat's plan while it holds. The caller plays each on the position before the next."""
    seat = position.actor
    for action in plan:
        if not plan_holds(position, seat, action):
            return
        yield action


class PlanFollower:
    """The plan of the seat that decided last, for callers that ask for one action at a time."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self._seat, self._rest, self._moment = NOBODY, list[int](), 0

    def next_action(self, position: Position, moment: int, decide: Callable[[], Sequence[int]]) -> int:
        """The next action of the plan, or of a new one by `decide` if others acted or it does not hold.

        `moment` counts the actions of the game so far, chance included.
        """
        is_next = bool(self._rest) and moment == self._moment
        if not is_next or not plan_holds(position, self._seat, self._rest[0]):
            self._seat, self._rest = position.actor, list(decide())
        self._moment = moment + 1
        return self._rest.pop(0)
