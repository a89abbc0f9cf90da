"""The built-in bots: deckhand, mate, pilot, captain, commodore."""

from collections.abc import Sequence
from typing import ClassVar

from paddlewheel.bots import messages
from paddlewheel.bots.base import Bot
from paddlewheel.core.game import Position
from paddlewheel.core.rng import next_in, random_below_in
from paddlewheel.core.search.budget import Budget, run_search


class Deckhand(Bot):
    name = "deckhand"
    manner = messages.manner("deckhand")

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return [legal[random_below_in(self.stream, len(legal))]]


class Mate(Bot):
    name = "mate"
    manner = messages.manner("mate")
    needs = ("greedy",)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return seen.game.module.greedy(seen, next_in(self.stream)) if len(legal) > 1 else legal


class Pilot(Bot):
    name = "pilot"
    manner = messages.manner("pilot")
    needs = ("pilot",)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        return seen.game.module.pilot.pilot_actions(seen, next_in(self.stream), self.memory.again(seen))


class Captain(Bot):
    name = "captain"
    manner = messages.manner("captain")
    needs = ("pilot", "lookahead")
    usual = Budget(iterations=4)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return seen.game.module.pilot.pilot_actions(seen, next_in(self.stream), restless=True)
        imagined = seen.imagine(self.stream)
        return run_search(seen.game.module.lookahead(imagined, next_in(self.stream)), budget)


class Commodore(Bot):
    name = "commodore"
    manner = messages.manner("commodore")
    needs: ClassVar[tuple[str, ...]] = ("pilot", "tree_search")
    usual = Budget(iterations=400)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return seen.game.module.pilot.pilot_actions(seen, next_in(self.stream), restless=True)
        imagined = seen.imagine(self.stream)
        return run_search(seen.game.module.tree_search(imagined, next_in(self.stream)), budget)
