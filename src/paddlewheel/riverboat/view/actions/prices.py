"""Cost of an action in coins, and its immediate points."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from paddlewheel.core.text import pluralized
from paddlewheel.riverboat import state
from paddlewheel.riverboat.actions import CARD, COIN, GAIN_COINS, GAIN_POINTS, LAY, SEARCH, SEARCH_CARDS, SHIP, SURVEY
from paddlewheel.riverboat.view.cards import space_bonus, space_of
from paddlewheel.riverboat.view.mat_map import ship_parts

if TYPE_CHECKING:
    from paddlewheel.riverboat.game import RiverboatPosition

IMMEDIATE_SOURCES = (state.FROM_TILES, state.FROM_BOATS, state.FROM_BARNS, state.FROM_WELLS, state.FROM_CARDS)


@dataclass(frozen=True)
class RiverboatPrice:
    coin: int = 0  # negative: gained
    score: int = 0

    def text(self) -> str:
        """
        >>> RiverboatPrice(1).text(), RiverboatPrice(-1, 2).text(), RiverboatPrice().text()
        ('1 coin', 'gain 1 coin, +2', '')
        """
        parts = [pluralized(self.coin, "coin")] if self.coin > 0 else []
        parts += [f"gain {pluralized(-self.coin, 'coin')}"] if self.coin < 0 else []
        parts += [f"+{self.score}"] if self.score else []
        return ", ".join(parts)


def price(position: "RiverboatPosition", action: int) -> RiverboatPrice:
    return RiverboatPrice(_coins(position, action), _score(position, action))


def _coins(position: "RiverboatPosition", action: int) -> int:
    season = position.record
    if action == COIN or SEARCH <= action <= SEARCH_CARDS:
        return 1
    if SHIP <= action < CARD:
        return 1 if ship_parts(action)[1] else 0
    if action == GAIN_COINS:
        return -min(int(season.due_coins) if season.decision == state.BENEFIT_DECISION else 1, int(season.coin_supply))
    space = space_of(season, action - CARD) if action >= CARD and not season.search else None
    return -min(1, int(season.coin_supply)) if space is not None and space_bonus(position, space) == "coin" else 0


def _score(position: "RiverboatPosition", action: int) -> int:
    if not (action == GAIN_POINTS or LAY <= action < SHIP or SURVEY <= action < LAY):
        return 0
    after = position.copy()
    after.step(action)
    was, now, first = position.record.earned, after.record.earned, state.POINT_SOURCE_COUNT * int(position.record.actor)
    return sum(int(now[first + source] - was[first + source]) for source in IMMEDIATE_SOURCES)
