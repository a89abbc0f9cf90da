"""The built-in bots: deckhand, mate, pilot, captain, commodore."""

from collections.abc import Sequence

from paddlewheel.bots.base import Bot
from paddlewheel.core.game import Position
from paddlewheel.core.rng import next_in, random_below_in
from paddlewheel.core.search.budget import Budget, run_search


class Deckhand(Bot):
    name = "deckhand"
    manner = "plays any legal action at random"

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return [legal[random_below_in(self.stream, len(legal))]]


class Mate(Bot):
    name = "mate"
    manner = "takes the best-looking outcome of the turn and thinks no further"
    needs = ("greedy",)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        return seen.game.module.greedy(seen, next_in(self.stream)) if len(legal) > 1 else legal


class Pilot(Bot):
    name = "pilot"
    manner = "reckons how every outcome of the turn would go on, and takes the one that gets there first"
    needs = ("pilot",)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        return seen.game.module.pilot.pilot_actions(seen, next_in(self.stream), self.memory.again(seen))


class Captain(Bot):
    name = "captain"
    manner = "plays its best turns through in its head: what the others will do, and what it can do then"
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
    manner = "weighs hundreds of ways the next turns may go, each player wanting the best for itself"
    needs = ("pilot", "tree_search")
    usual = Budget(iterations=400)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return seen.game.module.pilot.pilot_actions(seen, next_in(self.stream), restless=True)
        imagined = seen.imagine(self.stream)
        return run_search(seen.game.module.tree_search(imagined, next_in(self.stream)), budget)
