"""deckhand: any legal action, all alike."""

from collections.abc import Sequence

from paddlewheel.bots.bot import Bot
from paddlewheel.core.chance import below_in
from paddlewheel.core.contract import Position
from paddlewheel.core.thinking import Budget


class Deckhand(Bot):
    name = "deckhand"
    manner = "plays any legal action at random"

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return [legal[below_in(self.stream, len(legal))]]
