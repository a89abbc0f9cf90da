"""The price of an action in coal and movement points."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from paddlewheel.core.messages import Message
from paddlewheel.mississippi_queen import state
from paddlewheel.mississippi_queen.actions import Verb, decode
from paddlewheel.mississippi_queen.messages import names
from paddlewheel.mississippi_queen.view.focus import space_ahead
from paddlewheel.mississippi_queen.view.river_map import kind_at

if TYPE_CHECKING:
    from paddlewheel.mississippi_queen.game import MississippiQueenPosition


class MississippiQueenPrice(NamedTuple):
    coal: int = 0  # negative: gained
    points: int = 0

    def message(self) -> Message:
        """
        "1 coal, 2 points" - "free"
        """
        parts = [names.coal(self.coal)] if self.coal > 0 else []
        parts += [names.gains_coal(-self.coal)] if self.coal < 0 else []
        parts += [names.points(self.points)] if self.points else []
        return names.price(tuple(parts)) if parts else names.free()


FREE = MississippiQueenPrice()


def price(position: "MississippiQueenPosition", action: int) -> MississippiQueenPrice:
    """The price of a legal action, computed by playing it on a copy."""
    priced = PRICES.get(decode(action).verb)
    return priced(position, action) if priced else FREE


def _ahead(position: "MississippiQueenPosition", _: int) -> MississippiQueenPrice:
    is_driftwood = kind_at(position.record, space_ahead(position)) == state.DRIFTWOOD
    return MississippiQueenPrice(points=2 if is_driftwood else 1)


def _pushed(position: "MississippiQueenPosition", action: int) -> MississippiQueenPrice:
    after = _played(position, action)
    return MississippiQueenPrice(points=position.record.points - after.record.points)


def _own_coal(position: "MississippiQueenPosition", action: int) -> MississippiQueenPrice:
    return _coal_of(position, _played(position, action), position.record.boat)


def _taken(position: "MississippiQueenPosition", action: int) -> MississippiQueenPrice:
    """Coal for the mover, or from the Black Rose for its partner."""
    race, after = position.record, _played(position, action)
    if after.record.decision == state.AGREE_DECISION:
        return MississippiQueenPrice(coal=-decode(action).argument)
    return _coal_of(position, after, race.partner if race.boat == race.rose else race.boat)


def _played(position: "MississippiQueenPosition", action: int) -> "MississippiQueenPosition":
    after = position.copy()
    after.step(action)
    return after


def _coal_of(before: "MississippiQueenPosition", after: "MississippiQueenPosition", boat: int) -> MississippiQueenPrice:
    return MississippiQueenPrice(coal=before.record.coal[boat] - after.record.coal[boat])


PRICES: dict[Verb, Callable[["MississippiQueenPosition", int], MississippiQueenPrice]] = {
    "speed": _own_coal,
    "port": _own_coal,
    "starboard": _own_coal,
    "ahead": _ahead,
    "back": _own_coal,
    "push": _pushed,
    "give": _own_coal,
    "take": _taken,
    "refill": _taken,
}
