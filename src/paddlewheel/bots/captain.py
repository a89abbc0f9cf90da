"""captain: thinks of the others' next turns, and of its own after them."""

from collections.abc import Sequence

from paddlewheel.bots.bot import Bot
from paddlewheel.core.chance import next_in
from paddlewheel.core.contract import Position
from paddlewheel.core.thinking import Budget, think


class Captain(Bot):
    name = "captain"
    manner = "plays its best turns through in its head: what the others will do, and what it can do then"
    usual = Budget(iterations=4)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return seen.piloted(next_in(self.stream), restless=True)
        return think(seen.imagine(self.stream).lookahead(next_in(self.stream)), budget)
