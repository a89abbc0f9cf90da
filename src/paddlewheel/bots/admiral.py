"""The bot `admiral`: plays by a network that was trained by self-play."""

from collections.abc import Sequence

from paddlewheel.bots import messages
from paddlewheel.bots.levels import Commodore
from paddlewheel.core.capabilities import PolicyNetwork
from paddlewheel.core.game import Game, Position
from paddlewheel.core.search.budget import NO_SEARCH, Budget


class Admiral(Commodore):
    """The policy of the network alone, without search; at tables it was not trained at, the commodore's tree search.

    No level of its own yet: `bots` does not list it, because no trained network beats the commodore so far.
    """

    name = "admiral"
    manner = messages.manner("admiral")
    needs = ("pilot", "tree_search", "network")
    usual = NO_SEARCH
    plays_without_search = True

    def network(self, game: Game) -> PolicyNetwork:
        return game.module.network

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        network = self.network(seen.game)
        if not network.is_trained_for(seen.options):
            return super().decide(seen, legal, budget if budget.searches else Commodore.usual)
        if len(legal) == 1:
            return legal
        if self.memory.again(seen):
            return [network.drawn_action(seen, legal, self.stream)]
        return [network.best_action(seen, legal)]
