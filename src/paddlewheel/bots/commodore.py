"""commodore: a tree of what everyone may do, grown where it matters."""

from collections.abc import Sequence

from paddlewheel.bots.bot import Bot
from paddlewheel.core.chance import next_in
from paddlewheel.core.contract import Position
from paddlewheel.core.thinking import Budget, think


class Commodore(Bot):
    name = "commodore"
    manner = "weighs hundreds of ways the next turns may go, each player wanting the best for itself"
    usual = Budget(iterations=400)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return seen.piloted(next_in(self.stream), restless=True)
        return think(seen.imagine(self.stream).tree_search(next_in(self.stream)), budget)
