"""pilot: knows how long the way is, and takes the outcome of the turn with the best forecast."""

from collections.abc import Sequence

from paddlewheel.bots.bot import Bot
from paddlewheel.core.chance import next_in
from paddlewheel.core.contract import Position
from paddlewheel.core.thinking import Budget


class Pilot(Bot):
    name = "pilot"
    manner = "reckons how every outcome of the turn would go on, and takes the one that gets there first"

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        return seen.piloted(next_in(self.stream), self.memory.again(seen))
