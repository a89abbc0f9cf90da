"""mate: looks at every outcome of the turn and takes the one that looks best, no further."""

from collections.abc import Sequence

from paddlewheel.bots.bot import Bot
from paddlewheel.core.chance import next_in
from paddlewheel.core.contract import Position
from paddlewheel.core.thinking import Budget


class Mate(Bot):
    name = "mate"
    manner = "takes the best-looking outcome of the turn and thinks no further"

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return seen.favourite(next_in(self.stream)) if len(legal) > 1 else legal
