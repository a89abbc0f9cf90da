"""Cost of an action in coins, and its immediate points."""

from typing import TYPE_CHECKING, NamedTuple

from paddlewheel.core.messages import Message
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import GAINS, Action, decode
from paddlewheel.riverboat.messages import names
from paddlewheel.riverboat.view.cards import space_bonus, space_of

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

SCORING_VERBS = ("lay", "survey", "survey card")
IMMEDIATE_SOURCES = (state.FROM_TILES, state.FROM_BOATS, state.FROM_BARNS, state.FROM_WELLS, state.FROM_CARDS)


class RiverboatPrice(NamedTuple):
    coin: int = 0  # negative: gained
    score: int = 0

    def message(self) -> Message | None:
        """
        "1 coin" or "gain 1 coin, +2"; None for neither coins nor points.
        """
        parts = [names.coins(self.coin)] if self.coin > 0 else []
        parts += [names.gains_coins(names.coins(-self.coin))] if self.coin < 0 else []
        parts += [names.scores_points(self.score)] if self.score else []
        return names.price(tuple(parts)) if parts else None


def price(position: "RiverboatPosition", action: int) -> RiverboatPrice:
    meant = decode(action)
    return RiverboatPrice(_coins(position, meant), _score(position, action, meant))


def _coins(position: "RiverboatPosition", action: Action) -> int:
    record = position.record
    if action.verb in ("coin", "search", "search cards"):
        return 1
    if action.verb == "ship":
        return int(action.from_pile)
    if action.verb == "gain" and GAINS[action.argument] == "coins":
        return -min(record.due_coins if record.decision == state.BENEFIT_DECISION else 1, record.coin_supply)
    space = space_of(record, action.argument) if action.verb == "card" and not record.search else None
    return -min(1, record.coin_supply) if space is not None and space_bonus(position, space) == "coin" else 0


def _score(position: "RiverboatPosition", action: int, meant: Action) -> int:
    if meant.verb not in SCORING_VERBS and not (meant.verb == "gain" and GAINS[meant.argument] == "points"):
        return 0
    after = position.copy()
    after.step(action)
    was, now, first = position.record.earned, after.record.earned, state.POINT_SOURCE_COUNT * position.record.actor
    return sum(now[first + source] - was[first + source] for source in IMMEDIATE_SOURCES)
