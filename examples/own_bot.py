"""A custom bot: one class, one registration.

`paddlewheel compare cadet mate --load examples/own_bot.py` measures it against the bot `mate`.
"""

from collections.abc import Sequence

from paddlewheel.bots import Bot, register
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.rng import next_in
from paddlewheel.core.search.budget import Budget


@register
class Cadet(Bot):
    name = "cadet"
    manner = "plays some ideas of the mate's through to the end of the round, and takes the one that ends best"
    usual = Budget(iterations=3)

    def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
        others = (seen.game.module.greedy(seen, next_in(self.stream)) for _ in range(budget.iterations))
        ideas = list(dict.fromkeys([seen.game.module.greedy(seen), *others]))
        return max(ideas, key=lambda idea: self.outcome(seen, idea)) if len(ideas) > 1 else ideas[0]

    def outcome(self, seen: Position, idea: Sequence[int]) -> float:
        """This seat's score at the end of the round, if all seats go on like the bot `mate`."""
        position = seen.imagine(self.stream)
        for action in idea:
            if position.actor == self.seat and action in position.legal_actions():
                position.step(action)
        now = position.rounds
        while position.actor != NOBODY and position.rounds == now:
            position.step(
                position.draw(self.stream) if position.actor == CHANCE else position.game.module.greedy(position)[0]
            )
        return position.scores()[self.seat]
